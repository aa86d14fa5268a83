// The layout of craps: every bet, what it pays, and what a throw does to it (scj-2023 IV.1.5 Combinaciones, IV.1.7 Pago de
// apuestas). A bet is decided by the total, except hard ways, which ask how it was made.

import type { RuleId } from '../kernel/citations.js'
import type { Spot } from '../kernel/contract.js'
import { parseRoll, type Roll, total } from '../kernel/dice.js'
import { EVEN, type Odds, odds } from '../kernel/money.js'

export const POINTS = [4, 5, 6, 8, 9, 10] as const
export type Point = (typeof POINTS)[number]

export const isPoint = (sum: number): sum is Point => (POINTS as readonly number[]).includes(sum)

/** What a throw does to a bet; a push neither wins nor loses, and the bet stays. */
export type Fate =
  | { readonly is: 'wins'; readonly pays: Odds; readonly cite: RuleId }
  | { readonly is: 'loses'; readonly cite: RuleId }
  | { readonly is: 'pushes'; readonly cite: RuleId }
  | { readonly is: 'travels'; readonly to: string; readonly cite: RuleId }
  | { readonly is: 'stays' }

const STAYS: Fate = { is: 'stays' }
const wins = (pays: Odds, cite: RuleId): Fate => ({ is: 'wins', pays, cite })
const loses = (cite: RuleId): Fate => ({ is: 'loses', cite })

/** What came, as a bet asks for it. */
export interface Thrown {
  readonly sum: number
  /** Two equal dice. */
  readonly hard: boolean
  /** The point before the throw. */
  readonly point: Point | null
}

export const thrown = (dice: string, point: Point | null): Thrown => {
  const roll = parseRoll(dice) as Roll
  return { sum: total(roll), hard: roll[0] === roll[1], point }
}

/** When a bet may be marked: to play at the come-out, or to be out of play. */
export type Marking = 'on' | 'off'

interface CrapsSpot extends Spot {
  readonly fate: (came: Thrown) => Fate
  readonly marking?: Marking
}

const CRAPS: readonly number[] = [2, 3, 12]
const NATURAL: readonly number[] = [7, 11]

type Pays = (number: Point) => Odds

/** Numbers of two and two that pay alike: 4 and 10, 5 and 9, 6 and 8. */
const byPair =
  (four: Odds, five: Odds, six: Odds): Pays =>
  (number) =>
    number === 4 || number === 10 ? four : number === 5 || number === 9 ? five : six

const pairOf = (number: Point): string =>
  number === 4 || number === 10 ? '4-10' : number === 5 || number === 9 ? '5-9' : '6-8'

const PASS_ODDS = byPair(odds(2, 1), odds(3, 2), odds(6, 5))
const DONT_PASS_ODDS = byPair(odds(1, 2), odds(2, 3), odds(5, 6))
const RIGHT = byPair(odds(9, 5), odds(7, 5), odds(7, 6))
const WRONG = byPair(odds(5, 11), odds(5, 8), odds(4, 5))

const words = (sums: readonly number[]): string[] => sums.map(String)

/** Decided by the next throw. */
const oneThrow = (id: string, kind: string, sums: readonly number[], pays: Odds, cite: RuleId): CrapsSpot => ({
  ...{ id, kind, pays, cite, covers: words(sums) },
  fate: ({ sum }) => (sums.includes(sum) ? wins(pays, cite) : loses(cite)),
})

const FIELD: readonly number[] = [2, 3, 4, 9, 10, 11, 12]

const field: CrapsSpot = {
  ...{ id: 'field', kind: 'field', pays: EVEN, cite: 'CR-48', covers: words(FIELD) },
  prizes: [{ when: '2-12', pays: odds(2, 1), cite: 'CR-49' }],
  fate: ({ sum }) => {
    if (!FIELD.includes(sum)) return loses('CR-48')
    return sum === 2 || sum === 12 ? wins(odds(2, 1), 'CR-49') : wins(EVEN, 'CR-48')
  },
}

/** One number before a seven, or a seven before it. */
const against7 = (number: number, first: 'number' | 'seven', pays: Odds, cite: RuleId) => ({
  covers: [String(first === 'number' ? number : 7)],
  fate: ({ sum }: Thrown): Fate => {
    if (sum !== number && sum !== 7) return STAYS
    return (sum === 7) === (first === 'seven') ? wins(pays, cite) : loses(cite)
  },
})

const hard = (number: 4 | 6 | 8 | 10): CrapsSpot => {
  const far = number === 4 || number === 10
  const pays = far ? odds(7, 1) : odds(9, 1)
  const cite = far ? 'CR-57' : 'CR-56'
  return {
    ...{ id: `hard-${number}`, kind: far ? 'hard-4-10' : 'hard-6-8', pays, cite, marking: 'on' },
    covers: [`${number / 2}-${number / 2}`],
    fate: ({ sum, hard: double }) => {
      if (sum === number && double) return wins(pays, cite)
      return sum === number || sum === 7 ? loses('CR-58') : STAYS
    },
  }
}

const lines: readonly CrapsSpot[] = [
  {
    ...{ id: 'pass-line', kind: 'pass-line', pays: EVEN, cite: 'CR-30', covers: words(NATURAL) },
    fate: ({ sum, point }) => {
      if (point === null) {
        if (NATURAL.includes(sum)) return wins(EVEN, 'CR-30')
        return CRAPS.includes(sum) ? loses('CR-30') : STAYS
      }
      if (sum === point) return wins(EVEN, 'CR-32')
      return sum === 7 ? loses('CR-32') : STAYS
    },
  },
  {
    ...{ id: 'dont-pass', kind: 'dont-pass', pays: EVEN, cite: 'CR-37', covers: ['2', '3'] },
    fate: ({ sum, point }) => {
      if (point === null) return firstAgainst(sum, 'CR-37')
      if (sum === 7) return wins(EVEN, 'CR-38')
      return sum === point ? loses('CR-38') : STAYS
    },
  },
  {
    ...{ id: 'come', kind: 'come', pays: EVEN, cite: 'CR-43', covers: words(NATURAL) },
    fate: ({ sum }) => {
      if (isPoint(sum)) return { is: 'travels', to: `come:${sum}`, cite: 'CR-44' }
      return NATURAL.includes(sum) ? wins(EVEN, 'CR-43') : loses('CR-43')
    },
  },
  {
    ...{ id: 'dont-come', kind: 'dont-come', pays: EVEN, cite: 'CR-46', covers: ['2', '3'] },
    fate: ({ sum }) =>
      isPoint(sum) ? { is: 'travels', to: `dont-come:${sum}`, cite: 'CR-47' } : firstAgainst(sum, 'CR-46'),
  },
]

/** The first throw of a bet against the shooter: 12 is nobody's. */
const firstAgainst = (sum: number, cite: RuleId): Fate => {
  if (sum === 2 || sum === 3) return wins(EVEN, cite)
  if (sum === 12) return { is: 'pushes', cite }
  return NATURAL.includes(sum) ? loses(cite) : STAYS
}

const onNumbers = POINTS.flatMap((number): CrapsSpot[] => {
  const pair = pairOf(number)
  const spot = (id: string, kind: string, first: 'number' | 'seven', pays: Odds, cite: RuleId): CrapsSpot => ({
    ...{ id: `${id}:${number}`, kind, pays, cite },
    ...against7(number, first, pays, cite),
  })
  return [
    spot('come', 'come', 'number', EVEN, 'CR-44'),
    spot('dont-come', 'dont-come', 'seven', EVEN, 'CR-47'),
    spot('pass-odds', `pass-odds-${pair}`, 'number', PASS_ODDS(number), 'CR-67'),
    spot('dont-pass-odds', `dont-pass-odds-${pair}`, 'seven', DONT_PASS_ODDS(number), 'CR-68'),
    { ...spot('place-right', `place-right-${pair}`, 'number', RIGHT(number), 'CR-71'), marking: 'off' },
    { ...spot('place-wrong', `place-wrong-${pair}`, 'seven', WRONG(number), 'CR-72'), marking: 'off' },
  ]
})

const ALL: readonly CrapsSpot[] = [
  ...lines,
  field,
  { ...{ id: 'big-6', kind: 'big', pays: EVEN, cite: 'CR-50' }, ...against7(6, 'number', EVEN, 'CR-50') },
  { ...{ id: 'big-8', kind: 'big', pays: EVEN, cite: 'CR-51' }, ...against7(8, 'number', EVEN, 'CR-51') },
  oneThrow('any-seven', 'any-seven', [7], odds(4, 1), 'CR-52'),
  oneThrow('eleven', 'eleven', [11], odds(15, 1), 'CR-53'),
  oneThrow('under-7', 'under-over', [2, 3, 4, 5, 6], EVEN, 'CR-54'),
  oneThrow('over-7', 'under-over', [8, 9, 10, 11, 12], EVEN, 'CR-55'),
  ...([4, 6, 8, 10] as const).map(hard),
  oneThrow('any-craps', 'any-craps', CRAPS, odds(7, 1), 'CR-62'),
  oneThrow('craps-2', 'craps-2-12', [2], odds(30, 1), 'CR-63'),
  oneThrow('craps-3', 'craps-3', [3], odds(15, 1), 'CR-64'),
  oneThrow('craps-12', 'craps-2-12', [12], odds(30, 1), 'CR-63'),
  oneThrow('horn', 'horn', [2, 3, 11, 12], odds(4, 1), 'CR-65'),
  ...onNumbers,
]

const byId = new Map(ALL.map((spot) => [spot.id, spot]))

export const SPOTS: ReadonlyMap<string, Spot> = new Map(ALL.map(({ fate: _, marking: __, ...spot }) => [spot.id, spot]))
export const KINDS: readonly string[] = [...new Set(ALL.map((spot) => spot.kind))]

/** What a throw does to a bet that plays. */
export const fateOf = (on: string, came: Thrown): Fate => (byId.get(on) as CrapsSpot).fate(came)

/** Which mark may lie on a bet. */
export const markingOf = (on: string): Marking | undefined => byId.get(on)?.marking

/** A bet's name before its number, and the number: `come:6` is a come bet on 6. */
interface Numbered {
  readonly name: string
  readonly number: Point | null
}

const read = (on: string): Numbered => {
  const [name = on, number] = on.split(':')
  return { name, number: number === undefined ? null : (Number(number) as Point) }
}

const named = new Map(ALL.map(({ id }) => [id, read(id)]))

export const numbered = (on: string): Numbered => named.get(on) ?? read(on)
