// What a robot player does with the moves its seat is offered: it answers at once what it is asked, and stakes a little on
// as many places as the game says is good company. It knows nothing of a game but its options and what they are.

import {
  type AnyGame,
  type Bound,
  type Detail,
  firstIn,
  type Move,
  natureOf,
  type Option,
  type SeatId,
  type Table,
} from '@tapete/engine'

/** A whole number below the one given. */
export type Dice = (below: number) => number

const STEPS = 3

const valueIn = (bound: Bound, dice: Dice): Detail | undefined => {
  if ('someOf' in bound || 'deal' in bound || 'any' in bound) return firstIn(bound)
  if ('oneOf' in bound) return bound.oneOf[dice(bound.oneOf.length)]
  // Small stakes: a robot is there for company.
  const { min, max, step } = bound
  return min + step * dice(Math.min(STEPS, Math.floor((max - min) / step) + 1))
}

/** A move the option covers; undefined when it asks for words. */
export const fill = ({ by, do: name, fields }: Option, dice: Dice): Move | undefined => {
  const filled: Record<string, Detail> = {}
  for (const [field, bound] of Object.entries(fields)) {
    if (bound.optional) continue
    const value = valueIn(bound, dice)
    if (value === undefined) return undefined
    filled[field] = value
  }
  return { ...filled, by, do: name }
}

const stakeOf = (state: Table, id: SeatId): number =>
  state.bets.reduce((sum, bet) => sum + (bet.seat === id ? bet.amount : 0), 0)

/** Whether it puts something on the cloth: what prepares a stake, or takes one back, is of the same nature. */
const stakes = (game: AnyGame, state: Table, id: SeatId, move: Move): boolean => {
  const step = game.step(state, move)
  return step.ok && stakeOf(step.state, id) > stakeOf(state, id)
}

export const playerMove = (game: AnyGame, state: Table, id: SeatId, dice: Dice): Move | undefined => {
  const options = game.options(state, id)
  const asked = options.filter((option) => natureOf(game, option.do) === 'decision')
  const answer = asked[dice(asked.length)]
  if (answer) return fill(answer, dice)
  // Stakes come one now, one then, as people's do.
  const staked = state.bets.filter((bet) => bet.seat === id).length
  if (staked >= game.company.stakes || dice(2) > 0) return undefined
  const offered = options.filter((option) => natureOf(game, option.do) === 'stake')
  const option = offered[dice(offered.length)]
  const move = option && fill(option, dice)
  return move && stakes(game, state, id, move) ? move : undefined
}

/** Chips for a while; undefined where none are sold now. */
export const purchase = (options: readonly Option[], wanted: number): Move | undefined => {
  const buy = options.find((option) => option.do === 'buy')
  const bound = buy?.fields.amount
  if (!buy || !bound || !('min' in bound)) return undefined
  const { min, max, step } = bound
  const amount = Math.max(min, Math.min(max, min + Math.floor((wanted - min) / step) * step))
  return { by: buy.by, do: buy.do, amount }
}
