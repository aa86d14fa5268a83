// What is known of a game before one of its tables is opened.

import type { FamilyFacts, GameFacts, Rounds, Tone } from './family.js'
import { BESIDE, FAMILIES } from './registry.js'

/** Whose pages there are: of tables, and of what stands beside them. */
export const EVERY_FAMILY: readonly FamilyFacts[] = [...FAMILIES, ...BESIDE]

export const familyOf = (game: string): FamilyFacts | undefined =>
  EVERY_FAMILY.find(({ games }) => Object.hasOwn(games, game))

const factsOf = (game: string): GameFacts => familyOf(game)?.games[game] ?? {}

export const stepsOf = (game: string): readonly string[] => [...new Set(Object.values(familyOf(game)?.round ?? {}))]

/** The phase a round begins with: bets, and nothing thrown or dealt yet. */
export const isFirst = (game: string, phase: string): boolean => Object.keys(familyOf(game)?.round ?? {})[0] === phase

/** The step of a phase; undefined between rounds and when the equipment failed. */
export const stepOf = (game: string, phase: string): string | undefined => familyOf(game)?.round[phase]

const isOne = (which: 'betting' | 'closed' | 'turning') => (game: string, phase: string) =>
  familyOf(game)?.[which].includes(phase) ?? false

export const isBetting = isOne('betting')
export const isClosed = isOne('closed')
export const isTurning = isOne('turning')

export const roundsOf = (game: string): Rounds => familyOf(game)?.rounds ?? 'rounds'
export const hasDecisions = (game: string): boolean => familyOf(game)?.decisions ?? false
/** Whether the odds of a bet that is pointed at say nothing about a hand in play. */
export const tellsBetOdds = (game: string): boolean => !hasDecisions(game) || (familyOf(game)?.betsBefore ?? false)
export const betsStand = (game: string): boolean => factsOf(game).betsStand ?? false
export const firstBetStarts = (game: string): boolean => familyOf(game)?.firstBetStarts ?? false
export const toneOf = (game: string): Tone => factsOf(game).tone ?? familyOf(game)?.tone ?? 'felt'
