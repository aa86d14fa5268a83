// Moves as data: whether one is well formed, and whether an option covers it.

import { isActor, isSeat } from './actors.js'
import type { Bound, Fields, Move, Option } from './contract.js'
import { isMoney } from './money.js'

const WORD = /^[a-z0-9][a-z0-9:.-]{0,63}$/i
const TEXT_LENGTH_MAX = 200

const fits: Record<string, (value: unknown) => boolean> = {
  money: isMoney,
  integer: (value) => Number.isSafeInteger(value),
  seat: isSeat,
  word: (value) => typeof value === 'string' && WORD.test(value),
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

const within = (bound: Bound, value: string | number): boolean => {
  if ('oneOf' in bound) return bound.oneOf.includes(value)
  if ('any' in bound) return isField(bound.any, value) && !bound.except?.includes(value as string)
  return typeof value === 'number' && value >= bound.min && value <= bound.max && (value - bound.min) % bound.step === 0
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
