// What a robot player does with the moves its seat is offered: it answers at once what it is asked, and stakes a little on
// as many places as the game says is good company. It knows nothing of a game but its options and what they are.

import {
  type AnyGame,
  type Bound,
  balance as chipsOf,
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

/** Whether it puts chips down beside the cloth: a lamp of a pot. */
const stakesBeside = (game: AnyGame, state: Table, id: SeatId, move: Move): boolean => {
  const step = game.step(state, move)
  return step.ok && stakeOf(step.state, id) === stakeOf(state, id) && chipsOf(step.state, id) < chipsOf(state, id)
}

/** Now and then, while there is time for it. */
const BESIDE_ONE_IN = 6

/** Whether a round waits for a stake: with others on the cloth already, it waits for one of another kind. */
const waitsForStake = (game: AnyGame, state: Table): boolean => state.bets.length > 0 && game.due(state).length === 0

/**
 * The stake that lets the round go on; where no single one does, one on another spot, for games that begin with two.
 * Undefined where none of this seat's does either.
 */
export const startingStake = (
  game: AnyGame,
  state: Table,
  offered: readonly Option[],
  dice: Dice,
): Move | undefined => {
  const begin = dice(Math.max(1, offered.length))
  let another: Move | undefined
  for (const option of [...offered.slice(begin), ...offered.slice(0, begin)]) {
    const move = fill(option, dice)
    const step = move && game.step(state, move)
    if (!step?.ok) continue
    if (game.due(step.state).length > 0) return move
    const covered = (table: Table) => new Set(table.bets.map(({ seat, on }) => `${seat} ${on}`)).size
    if (covered(step.state) > covered(state)) another ??= move
  }
  return another
}

const besideStake = (
  game: AnyGame,
  state: Table,
  id: SeatId,
  offered: readonly Option[],
  dice: Dice,
): Move | undefined =>
  offered.flatMap((option) => fill(option, dice) ?? []).find((move) => stakesBeside(game, state, id, move))

/** `most`: how many stakes it puts down in a round. */
export const playerMove = (
  game: AnyGame,
  state: Table,
  id: SeatId,
  dice: Dice,
  most = game.company.stakes,
): Move | undefined => {
  const options = game.options(state, id)
  const asked = options.filter((option) => natureOf(game, option.do) === 'decision')
  const answer = asked[dice(asked.length)]
  if (answer) return fill(answer, dice)
  const offered = options.filter((option) => natureOf(game, option.do) === 'stake')
  // Robots that all staked only on what another stake decides would wait for each other for good.
  if (waitsForStake(game, state)) return startingStake(game, state, offered, dice)
  // Stakes come one now, one then, as people's do.
  const staked = state.bets.filter((bet) => bet.seat === id).length
  if (staked >= most && dice(BESIDE_ONE_IN) === 0) return besideStake(game, state, id, offered, dice)
  if (staked >= most || dice(2) > 0) return undefined
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
