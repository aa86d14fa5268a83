// A family is loaded with the first page that speaks of one of its games.

import type { AnyGame } from '@tapete/engine'
import { type Later, later } from '../app/later.js'
import { useLanguage } from '../i18n/language.js'
import { useGameSpokenOf } from '../i18n/rounds.js'
import { loadRulebook } from '../i18n/rulebook.js'
import { EVERY_FAMILY, familyOf, stepOf, stepsOf } from './families.js'
import type { FamilyFacts, FamilyLists, FamilyModule, FamilyWords } from './family.js'

const byFamily = <T>(ask: (facts: FamilyFacts) => Promise<T>): ((game: string) => Later<T>) => {
  const all = new Map(EVERY_FAMILY.map((facts) => [facts.id, later(() => ask(facts))]))
  return (game) => {
    const found = all.get(familyOf(game)?.id ?? '')
    if (!found) throw new Error(`no family has the game ${game}`)
    return found
  }
}

/** Its pages cite rules: the rulebook comes along. */
const moduleOf = byFamily<FamilyModule>(async ({ load }) => {
  const [{ family }] = await Promise.all([load(), loadRulebook()])
  return family
})
const listsOf = byFamily<FamilyLists>(async ({ lists }) => (await lists()).lists)

export const loadFamily = (game: string): Promise<FamilyModule> => moduleOf(game).load()

/** Before the rules of several games are asked. */
export const loadFamilies = async (games: readonly string[]): Promise<void> => {
  await Promise.all(games.filter(familyOf).map(loadFamily))
}

/** Before a list is drawn: what it draws of these games. */
export const loadLists = async (games: readonly string[]): Promise<void> => {
  await Promise.all(games.filter(familyOf).map((game) => listsOf(game).load()))
}

/** Of this game, or of the one the page speaks of. */
export const useFamily = (game?: string): FamilyModule => {
  const about = useGameSpokenOf()
  return moduleOf(game ?? about ?? '').read()
}

export const useLists = (game: string): FamilyLists => listsOf(game).read()

export const wordsIn = ({ words }: FamilyModule, language: string): FamilyWords =>
  language === 'en' ? words.en : words.es

export const useFamilyWords = (game?: string): FamilyWords => wordsIn(useFamily(game), useLanguage().language)

/** What a family that is here has of its own; a game that nobody knows has nothing. */
export const customsOf = (game: string): FamilyModule | undefined =>
  familyOf(game) ? moduleOf(game).known() : undefined

/** The rules of a game whose family is here. */
export const gameOf = (game: string): AnyGame | undefined => customsOf(game)?.games.find(({ id }) => id === game)

/** The phases of a round of it, in order. */
export const phasesOf = (game: string): readonly string[] =>
  (gameOf(game)?.phases ?? []).filter((phase) => stepOf(game, phase) !== undefined)

/** The steps of its rounds: of several games of a family not all have the same. */
export const playedSteps = (game: string): readonly string[] => {
  const played = new Set(phasesOf(game).map((phase) => stepOf(game, phase)))
  return stepsOf(game).filter((step) => played.has(step))
}
