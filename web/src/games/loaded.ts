// A family is loaded with the first page that speaks of one of its games. Until it is here the page waits (Suspense).

import type { AnyGame } from '@tapete/engine'
import { use } from 'react'
import { useLanguage } from '../i18n/language.js'
import { useGameSpokenOf } from '../i18n/rounds.js'
import { familyOf } from './families.js'
import type { FamilyFacts, FamilyLists, FamilyModule, FamilyWords } from './family.js'

/** A promise that says of itself what it came to: React reads one that is kept at once, so that nothing blinks. */
type Kept<T> = Promise<T> & { status?: 'fulfilled'; value?: T }

const keeper = <T>(ask: (facts: FamilyFacts) => Promise<T>) => {
  const kept = new Map<string, Kept<T>>()
  const load = (game: string): Promise<T> => {
    const facts = familyOf(game)
    if (!facts) throw new Error(`no family has the game ${game}`)
    const before = kept.get(facts.id)
    if (before) return before
    const asked: Kept<T> = ask(facts)
    kept.set(facts.id, asked)
    asked.then(
      (value) => Object.assign(asked, { status: 'fulfilled', value }),
      // A failure is asked again next time.
      () => kept.delete(facts.id),
    )
    return asked
  }
  return { load, known: (game: string): T | undefined => kept.get(familyOf(game)?.id ?? '')?.value }
}

const modules = keeper<FamilyModule>(async ({ load }) => (await load()).family)
const lists = keeper<FamilyLists>(async ({ lists: load }) => (await load()).lists)

export const loadFamily = modules.load

/** Before a list is drawn: what it draws of these games. */
export const loadLists = async (games: readonly string[]): Promise<void> => {
  await Promise.all(games.filter(familyOf).map(lists.load))
}

/** Of this game, or of the one the page speaks of. */
export const useFamily = (game?: string): FamilyModule => {
  const about = useGameSpokenOf()
  return use(modules.load(game ?? about ?? ''))
}

export const useLists = (game: string): FamilyLists => use(lists.load(game))

export const wordsIn = ({ words }: FamilyModule, language: string): FamilyWords =>
  language === 'en' ? words.en : words.es

export const useFamilyWords = (game?: string): FamilyWords => wordsIn(useFamily(game), useLanguage().language)

/** The rules of a game whose family is here. */
export const gameOf = (game: string): AnyGame | undefined => modules.known(game)?.games.find(({ id }) => id === game)

/** What a family that is here has of its own; a game that nobody knows has nothing. */
export const customsOf = (game: string): FamilyModule | undefined => modules.known(game)
