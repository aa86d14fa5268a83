// What a robot player does with the moves its seat is offered. It knows nothing of a game but its options: a family of
// games with more to think about has a policy of its own here.

import type { AnyGame, Bound, Move, Option } from '@tapete/engine'

/** A whole number below the one given. */
export type Dice = (below: number) => number

export interface Thought {
  readonly options: readonly Option[]
  /** How many stakes of this seat are on the cloth. */
  readonly staked: number
  readonly dice: Dice
}

export type Policy = (thought: Thought) => Move | undefined

/** Coming and going, changing chips, talking: a robot player does these for other reasons, or never. */
const ASIDE: ReadonlySet<string> = new Set([
  ...[
    'sit',
    'leave',
    'step-away',
    'come-back',
    'complain',
    'dispute',
    'appeal',
    'tip',
    'tip-colour',
    'withdraw',
    'call',
  ],
  ...['buy', 'cash-out', 'present', 'take-colour', 'buy-colour', 'return-colour', 'change-colour', 'paid-in'],
  ...['take-denomination', 'return-denomination'],
])

const STEPS = 3

const valueIn = (bound: Bound, dice: Dice): string | number | undefined => {
  if ('oneOf' in bound) return bound.oneOf[dice(bound.oneOf.length)]
  if ('any' in bound) return undefined
  // Small stakes: a robot is there for company.
  const { min, max, step } = bound
  return min + step * dice(Math.min(STEPS, Math.floor((max - min) / step) + 1))
}

/** A move the option covers; undefined when it asks for words. */
export const fill = ({ by, do: name, fields }: Option, dice: Dice): Move | undefined => {
  const filled = Object.entries(fields)
    .filter(([, bound]) => !bound.optional)
    .map(([field, bound]) => [field, valueIn(bound, dice)] as const)
  if (filled.some(([, value]) => value === undefined)) return undefined
  return { ...(Object.fromEntries(filled) as Record<string, string | number>), by, do: name }
}

const isStake = ({ fields }: Option): boolean => 'amount' in fields

/** Answers at once what it is asked, and stakes a little on a few places. */
export const steady =
  (places: number): Policy =>
  ({ options, staked, dice }) => {
    const own = options.filter((option) => !ASIDE.has(option.do))
    const asked = own.filter((option) => !isStake(option))
    // What is asked is answered at once; stakes come one now, one then, as people's do.
    const offered = asked.length > 0 ? asked : staked < places && dice(2) === 0 ? own : []
    const option = offered[dice(offered.length)]
    return option && fill(option, dice)
  }

const POLICIES: { readonly [family: string]: Policy } = { roulette: steady(4), 'big-six': steady(2) }
const ANY_GAME = steady(1)

export const policyOf = ({ family }: AnyGame): Policy =>
  Object.hasOwn(POLICIES, family) ? (POLICIES[family] as Policy) : ANY_GAME

/** Chips for a while; undefined where none are sold now. */
export const purchase = (options: readonly Option[], wanted: number): Move | undefined => {
  const buy = options.find((option) => option.do === 'buy')
  const bound = buy?.fields.amount
  if (!buy || !bound || !('min' in bound)) return undefined
  const { min, max, step } = bound
  const amount = Math.max(min, Math.min(max, min + Math.floor((wanted - min) / step) * step))
  return { by: buy.by, do: buy.do, amount }
}
