// The cloth: twelve rows of three, the zeros above, and every spot a chip may stand on.

import type { RuleId } from '../kernel/citations.js'
import type { Spot } from '../kernel/contract.js'
import { HALF, type Odds, odds } from '../kernel/money.js'

export type Zeros = readonly ['0'] | readonly ['0', '00']

export const PAYS = {
  straight: odds(35, 1),
  split: odds(17, 1),
  street: odds(11, 1),
  corner: odds(8, 1),
  'special-line': odds(6, 1),
  'six-line': odds(5, 1),
  column: odds(2, 1),
  dozen: odds(2, 1),
  'two-columns': odds(1, 2),
  'two-dozens': odds(1, 2),
  'even-chance': odds(1, 1),
} as const satisfies { readonly [kind: string]: Odds }

export type Kind = keyof typeof PAYS
/** The rule that pays each kind; `zero-street` and the like where a bet with a zero has a rule of its own. */
export type KindRules = { readonly [kind in Kind | `zero-${Kind}`]?: RuleId }

/** Bets on numbers of the cloth, as against the areas around them. */
export const isInside = (kind: string): boolean =>
  ['straight', 'split', 'street', 'corner', 'special-line', 'six-line'].includes(kind)

export const NUMBERS: readonly number[] = Array.from({ length: 36 }, (_, index) => index + 1)

// RF-26, and R-02 for 32, which the American tables leave out of both colours.
const REDS = [1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]

export const EVEN_CHANCES: { readonly [chance: string]: (number: number) => boolean } = {
  red: (number) => REDS.includes(number),
  black: (number) => !REDS.includes(number),
  even: (number) => number % 2 === 0,
  odd: (number) => number % 2 === 1,
  low: (number) => number <= 18,
  high: (number) => number >= 19,
}

const row = (number: number): number => Math.floor((number - 1) / 3)
export const columnOf = (number: number): number => ((number - 1) % 3) + 1
export const dozenOf = (number: number): number => Math.floor((number - 1) / 12) + 1
export const isZero = (pocket: string): boolean => pocket === '0' || pocket === '00'

const inside = (kind: Kind, numbers: readonly (number | string)[]): { kind: Kind; id: string; covers: string[] } => ({
  kind,
  id: `${kind}:${numbers.join('-')}`,
  covers: numbers.map(String),
})

const area = (kind: Kind, id: string, has: (number: number) => boolean) => ({
  kind,
  id,
  covers: NUMBERS.filter(has).map(String),
})

/** Rows and columns: who stands beside whom among 1 to 36. */
const grid = () => [
  ...NUMBERS.map((number) => inside('straight', [number])),
  ...NUMBERS.filter((number) => columnOf(number) < 3).map((number) => inside('split', [number, number + 1])),
  ...NUMBERS.filter((number) => row(number) < 11).map((number) => inside('split', [number, number + 3])),
  ...NUMBERS.filter((number) => columnOf(number) === 1).map((number) =>
    inside('street', [number, number + 1, number + 2]),
  ),
  ...NUMBERS.filter((number) => columnOf(number) < 3 && row(number) < 11).map((number) =>
    inside('corner', [number, number + 1, number + 3, number + 4]),
  ),
  ...NUMBERS.filter((number) => columnOf(number) === 1 && row(number) < 11).map((number) =>
    inside(
      'six-line',
      [0, 1, 2, 3, 4, 5].map((step) => number + step),
    ),
  ),
]

/** A single zero lies along the whole first row (RF-14, RF-16, RF-18). */
const singleZero = () => [
  inside('straight', ['0']),
  ...[1, 2, 3].map((number) => inside('split', ['0', number])),
  inside('street', ['0', 1, 2]),
  inside('street', ['0', 2, 3]),
  inside('corner', ['0', 1, 2, 3]),
]

/** Two zeros share it: 0 over 1 and half of 2, 00 over the other half and 3 (R00-03 to R00-06). */
const doubleZero = () => [
  inside('straight', ['0']),
  inside('straight', ['00']),
  ...[
    ['0', '00'],
    ['0', 1],
    ['0', 2],
    ['00', 2],
    ['00', 3],
  ].map((pair) => inside('split', pair)),
  inside('street', ['0', '00', 2]),
  inside('street', ['0', 1, 2]),
  inside('street', ['00', 2, 3]),
  inside('special-line', ['0', '00', 1, 2, 3]),
]

const outside = () => [
  ...[1, 2, 3].map((column) => area('column', `column:${column}`, (number) => columnOf(number) === column)),
  ...[1, 2, 3].map((dozen) => area('dozen', `dozen:${dozen}`, (number) => dozenOf(number) === dozen)),
  // The chip goes on the line the two share, so only neighbours (RF-24, R-12).
  ...[1, 2].map((first) =>
    area('two-columns', `two-columns:${first}-${first + 1}`, (number) => [first, first + 1].includes(columnOf(number))),
  ),
  ...[1, 2].map((first) =>
    area('two-dozens', `two-dozens:${first}-${first + 1}`, (number) => [first, first + 1].includes(dozenOf(number))),
  ),
  ...Object.entries(EVEN_CHANCES).map(([chance, has]) => area('even-chance', chance, has)),
]

/** Every spot of a cloth: the kinds its pay table lists, each with the rule that pays it. */
export const layout = (zeros: Zeros, rules: KindRules): ReadonlyMap<string, Spot> =>
  new Map(
    [...(zeros.length === 2 ? doubleZero() : singleZero()), ...grid(), ...outside()].flatMap(({ kind, id, covers }) => {
      const rule = (covers.some(isZero) && rules[`zero-${kind}`]) || rules[kind]
      if (!rule) return []
      const spot: Spot = { id, kind, covers, pays: PAYS[kind], cite: rule }
      return [[id, kind === 'even-chance' ? { ...spot, shares: [HALF] } : spot]]
    }),
  )

/** Which of 1, 2, 3 each zero lies over (RF-14, R00-03). */
const ZERO_TOUCHES = {
  single: { '0': ['1', '2', '3'] },
  double: { '0': ['00', '1', '2'], '00': ['0', '2', '3'] },
} as const

/** The numbers that touch a number on the cloth, corner to corner included. */
export const around = (zeros: Zeros, pocket: string): ReadonlySet<string> => {
  const touches: { readonly [zero: string]: readonly string[] } =
    zeros.length === 2 ? ZERO_TOUCHES.double : ZERO_TOUCHES.single
  if (isZero(pocket)) return new Set(touches[pocket])
  const number = Number(pocket)
  const near = NUMBERS.filter(
    (other) =>
      other !== number && Math.abs(row(other) - row(number)) <= 1 && Math.abs(columnOf(other) - columnOf(number)) <= 1,
  ).map(String)
  return new Set([...near, ...zeros.filter((zero) => touches[zero]?.includes(pocket))])
}
