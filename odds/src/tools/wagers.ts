// A wager: one bet as somebody would play it, a choice and the croupier's part included, and the least stake for it.

import { type AnyGame, betsOf, type Config, type Move, type Refusal, type Spot, type Table } from '@tapete/engine'
import { type Cited, cited } from './cited.js'
import type { Habits, Preparation } from './habits.js'
import { openTable, SEAT, take } from './tables.js'

export interface Wager extends Cited {
  /** `red`, `red:prison`, `call:orphans`. */
  readonly bet: string
  readonly kind: string
  readonly pays: string
  /** Its spot; one that becomes several bets learns its spots when it is placed. */
  readonly spot?: Spot
  readonly choice?: string
  /** A stake that divides by this is paid without rounding. */
  readonly divisor: number
  /** The moves that put it on the cloth; `stake` is that of each chip where it becomes several bets. */
  place(stake: number, chips?: string): readonly Move[]
}

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b))
const lcm = (a: number, b: number): number => (a / gcd(a, b)) * b

const spotWagers = (game: AnyGame, config: Config, spot: Spot, { choice: decided }: Habits): Wager[] => {
  const wager: Wager = {
    bet: spot.id,
    kind: spot.kind,
    pays: `${spot.pays.num}:${spot.pays.den}`,
    ...cited(spot.cite),
    spot,
    divisor: (spot.shares ?? []).reduce((most, share) => lcm(most, share.den), spot.pays.den),
    place: (amount, chips) => [{ by: SEAT, do: 'bet', on: spot.id, amount, ...(chips ? { with: chips } : {}) }],
  }
  const choices = decided?.of(game, config, spot) ?? []
  if (choices.length === 0) return [wager]
  return choices.map((choice, index) => ({ ...wager, bet: index === 0 ? spot.id : `${spot.id}:${choice}`, choice }))
}

/** Everything that can be bet on at a table so configured. */
export const wagersOf = (game: AnyGame, config: Config, habits: Habits): Wager[] => [
  ...game
    .bets(config)
    .filter((spot) => !habits.isReached?.(spot))
    .flatMap((spot) => spotWagers(game, config, spot, habits)),
  ...(habits.wagers?.(game, openTable(game, config)) ?? []),
]

export interface Placed {
  readonly ok: true
  readonly table: Table
  readonly stake: number
}

type Unplaced = { readonly ok: false; readonly refusal: Refusal }

const TRIES_MAX = 20

/** The least larger stake that answers a refusal; undefined when a larger one would not help. */
const larger = (
  stake: number,
  { code, params }: Refusal,
  step: number,
): { stake: number; step: number } | undefined => {
  if (code === 'not-whole-chips') {
    const multiple = lcm(step, params.step as number)
    return { stake: Math.ceil(stake / multiple) * multiple, step: multiple }
  }
  if (code !== 'under-minimum') return undefined
  const needed = (stake * (params.min as number)) / (params.stake as number)
  return { stake: Math.ceil(needed / step) * step, step }
}

/** The least stake that is paid without rounding. The table itself says what each smaller one lacks. */
export const placeLeast = (game: AnyGame, table: Table, wager: Wager, chips: string | undefined): Placed | Unplaced => {
  let step = lcm(wager.divisor, table.config.chip as number)
  let stake = step
  for (let tries = 0; ; tries += 1) {
    const taken = take(game, table, wager.place(stake, chips))
    if (taken.ok) return { ok: true, table: taken.table, stake }
    const next = tries < TRIES_MAX ? larger(stake, taken.refusal, step) : undefined
    if (!next || next.stake === stake) return { ok: false, refusal: taken.refusal }
    stake = next.stake
    step = next.step
  }
}

export interface Ready {
  readonly table: Table
  readonly chips?: string
}

/** Tables at which the seat is ready to bet, in the order they should be tried: as it sat down first. */
export const readyTables = (game: AnyGame, config: Config, habits: Habits): Ready[] => {
  const opened = openTable(game, config)
  const ways: readonly Preparation[] = [{ moves: [] }, ...(habits.preparations?.(game, opened) ?? [])]
  return ways.flatMap(({ moves, chips }) => {
    const taken = take(game, opened, moves)
    return taken.ok ? [{ table: taken.table, ...(chips ? { chips } : {}) }] : []
  })
}

export const noStake = (game: AnyGame, wager: Wager, { code, params, cite }: Refusal): Error => {
  const exact = wager.divisor > 1 ? ` that is paid without rounding (multiples of ${wager.divisor})` : ''
  const why = `${code} ${JSON.stringify(params)} (${cited(cite).rule})`
  return new Error(`${game.id}: the table allows no stake on ${wager.bet}${exact}: ${why}`)
}

export const stakedBy = (table: Table): number => betsOf(table, SEAT).reduce((total, bet) => total + bet.amount, 0)
