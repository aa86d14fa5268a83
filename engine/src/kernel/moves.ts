// Moves as data: whether one is well formed, and whether an option covers it.

import { isActor, isSeat } from './actors.js'
import { isCard } from './cards.js'
import type { Bound, Detail, Fields, Move, Option } from './contract.js'
import { isMoney } from './money.js'

const WORD = /^[a-z0-9][a-z0-9:.-]{0,63}$/i
const TEXT_LENGTH_MAX = 200
/** The cards of eight packs. */
const LIST_LENGTH_MAX = 416

const isWord = (value: unknown): boolean => typeof value === 'string' && WORD.test(value)

const listOf =
  (fits: (value: unknown) => boolean) =>
  (value: unknown): boolean =>
    Array.isArray(value) && value.length <= LIST_LENGTH_MAX && value.every(fits)

const fits: Record<string, (value: unknown) => boolean> = {
  money: isMoney,
  integer: (value) => Number.isSafeInteger(value),
  seat: isSeat,
  word: isWord,
  words: listOf(isWord),
  cards: listOf(isCard),
  // A control character could forge a line of the notation.
  text: (value) =>
    typeof value === 'string' && value.length > 0 && value.length <= TEXT_LENGTH_MAX && !/\p{Cc}/u.test(value),
}

export const fieldKind = (kind: string): { kind: string; optional: boolean } =>
  kind.endsWith('?') ? { kind: kind.slice(0, -1), optional: true } : { kind, optional: false }

export const isField = (kind: string, value: unknown): boolean => fits[kind]?.(value) ?? false

/**
 * Reads the declaration once and gives the check: the first field of a move that is missing, ill formed or not its
 * own; undefined when the move is well formed.
 */
export const malformedIn = (fields: Fields): ((move: object) => string | undefined) => {
  const declared = Object.entries(fields).map(([name, written]) => ({ name, ...fieldKind(written) }))
  const known = new Set(['by', 'do', ...Object.keys(fields)])
  return (move) => {
    for (const { name, kind, optional } of declared) {
      const value = (move as Record<string, unknown>)[name]
      if (value === undefined ? !optional : !isField(kind, value)) return name
    }
    return Object.keys(move).find((name) => !known.has(name))
  }
}

export const isMoveShape = (move: unknown): move is Move =>
  typeof move === 'object' &&
  move !== null &&
  !Array.isArray(move) &&
  isActor((move as Move).by) &&
  typeof (move as Move).do === 'string'

const timesIn = (list: readonly string[]): Map<string, number> => {
  const times = new Map<string, number>()
  for (const item of list) times.set(item, (times.get(item) ?? 0) + 1)
  return times
}

/** Whether a list can be taken out of what is there, each at most as often as it is there. */
const comesFrom = (list: readonly string[], there: ReadonlyMap<string, number>): boolean =>
  [...timesIn(list)].every(([item, times]) => times <= (there.get(item) ?? 0))

export const within = (bound: Bound, value: Detail): boolean => {
  if (typeof value === 'object') {
    if ('someOf' in bound)
      return value.length >= bound.least && value.length <= bound.most && comesFrom(value, timesIn(bound.someOf))
    if (!('deal' in bound)) return false
    return (
      value.length === bound.deal &&
      comesFrom(value, new Map(bound.oneOf.map((item, at) => [item, bound.weights[at] ?? 0])))
    )
  }
  if ('someOf' in bound || 'deal' in bound) return false
  if ('oneOf' in bound) return bound.oneOf.includes(value)
  if ('any' in bound) return isField(bound.any, value) && !bound.except?.includes(value as string)
  return typeof value === 'number' && value >= bound.min && value <= bound.max && (value - bound.min) % bound.step === 0
}

/** The first value a bound covers: the first of a list, the least of a range; undefined where it asks for words. */
export const firstIn = (bound: Bound): Detail | undefined => {
  if ('any' in bound) return undefined
  if ('min' in bound) return bound.min
  if ('someOf' in bound) return bound.someOf.slice(0, bound.least)
  if (!('deal' in bound)) return bound.oneOf[0] as string | number
  return bound.oneOf.flatMap((item, at) => Array<string>(bound.weights[at] ?? 0).fill(item)).slice(0, bound.deal)
}

/** Whether it tells cards that somebody sees at the table: what comes of a shoe, or lies there and is turned. */
export const tellsCards = ({ fields }: Option): boolean =>
  Object.values(fields).some((bound) => 'deal' in bound && !bound.optional)

/** The first move an option covers; undefined where it asks for words, or for cards that staff must see first. */
export const firstMove = (option: Option): Move | undefined => {
  if (option.by !== 'chance' && tellsCards(option)) return undefined
  const fields: Record<string, Detail> = {}
  for (const [name, bound] of Object.entries(option.fields)) {
    if (bound.optional) continue
    const value = firstIn(bound)
    if (value === undefined) return undefined
    fields[name] = value
  }
  return { ...fields, by: option.by, do: option.do }
}

/** Whether the option covers the move. `step` accepts exactly the moves that some option covers. */
export const covers = (option: Option, move: Move): boolean =>
  option.by === move.by &&
  option.do === move.do &&
  Object.entries(option.fields).every(([name, bound]) => {
    const value = move[name]
    return value === undefined ? bound.optional === true : within(bound, value)
  }) &&
  Object.keys(move).every((name) => name === 'by' || name === 'do' || Object.hasOwn(option.fields, name))
