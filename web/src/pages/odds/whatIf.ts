// What the odds of a game depend on, and what they are with other options than the usual ones.

import { type AnyGame, isChosen, type Json, type Setting, tableSettings } from '@tapete/engine'
import { type BetOdds, oddsList } from '../table/odds.js'

export type Given = { readonly [option: string]: Json }

/** Seats, limits and the like change how a table is played, not what a bet is worth. */
const WORTHLESS = Object.keys(tableSettings([]))

/** The options of the game itself that a person can turn; lists of equipment are not among them. */
export const optionsOf = ({ settings }: Pick<AnyGame, 'settings'>): readonly (readonly [string, Setting])[] =>
  Object.entries(settings).filter(
    ([name, setting]) =>
      !WORTHLESS.includes(name) && isChosen(setting) && setting.kind !== 'data' && setting.kind !== 'text',
  )

/** The other values an option can have, where they can be counted. */
export const othersOf = (setting: Setting, value: Json): readonly Json[] => {
  const all: readonly Json[] =
    setting.kind === 'switch' ? [true, false] : setting.kind === 'choice' ? setting.choices : []
  return all.filter((each) => each !== value)
}

interface Played {
  readonly houseEdge: number
  readonly roundBets: number
}

const isPlayed = (part: unknown): part is Played =>
  typeof part === 'object' && part !== null && 'roundBets' in part && 'houseEdge' in part

/** Of a game of decisions: what good play leaves the house. */
export const playedEdge = (odds: object): number | undefined => Object.values(odds).find(isPlayed)?.houseEdge

export interface Change {
  /** A kind of bet; undefined for the whole game, well played. */
  readonly kind: string | undefined
  readonly from: number
  readonly to: number
}

const keyOf = ({ kind, choice = '' }: BetOdds): string => `${kind} ${choice}`

/** What differs between two answers: the game, and the first of each kind of bet. */
export const changesBetween = (before: object, after: object): readonly Change[] => {
  const [from, to] = [playedEdge(before), playedEdge(after)]
  const play = from !== undefined && to !== undefined && from !== to ? [{ kind: undefined, from, to }] : []
  const first = (odds: object) => {
    const found = new Map<string, BetOdds>()
    for (const each of oddsList(odds)) if (!found.has(keyOf(each))) found.set(keyOf(each), each)
    return found
  }
  const later = first(after)
  const kinds = new Map<string, Change>()
  for (const [key, { kind, houseEdge }] of first(before)) {
    const now = later.get(key)
    if (now && now.houseEdge !== houseEdge && !kinds.has(kind))
      kinds.set(kind, { kind, from: houseEdge, to: now.houseEdge })
  }
  return [...play, ...kinds.values()]
}

const quoted = (value: string | number): string => {
  const text = String(value)
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** One row a bet, with its exact fractions. */
export const csvOf = (odds: object): string => {
  const columns = [
    ...(['bet', 'kind', 'choice', 'pays', 'exact', 'ev', 'houseEdge', 'varianceExact', 'variance'] as const),
    ...(['hitExact', 'hit', 'push', 'rule', 'article'] as const),
  ]
  const rows = oddsList(odds).map((each) => {
    const cells = each as unknown as { readonly [column: string]: string | number | undefined }
    return columns.map((column) => quoted(cells[column] ?? '')).join(',')
  })
  return `${[columns.join(','), ...rows].join('\n')}\n`
}
