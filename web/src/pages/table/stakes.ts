// What a player does with chips, as moves. Pure: the server decides, this only says what to ask for.

import type { Bet, Intent, Option, View } from '../../app/types.js'

export interface Put {
  readonly on: string
  readonly amount: number
  readonly with: string
}

export interface Stake {
  readonly spot: string
  readonly amount: number
  readonly mine: boolean
  /** Of whose colour the chips are, when they are not money. */
  readonly colour?: string
}

/** What stands on the cloth, one line a seat and spot. */
export const stakesOf = (
  bets: readonly Bet[],
  me: string | null,
  colourOf: (bet: Bet) => string | undefined = () => undefined,
): Stake[] =>
  bets.map((bet) => {
    const colour = colourOf(bet)
    return { spot: bet.on, amount: bet.amount, mine: bet.seat === me, ...(colour ? { colour } : {}) }
  })

/** One's own bets that still obey: nothing holds them, and no decision about them is awaited. */
export const freePuts = (bets: readonly Bet[], me: string | null): Put[] =>
  bets
    .filter((bet) => bet.seat === me && bet.tag === undefined)
    .map((bet) => ({ on: bet.on, amount: bet.amount, with: bet.with }))

export const total = (puts: readonly { readonly amount: number }[]): number =>
  puts.reduce((sum, put) => sum + put.amount, 0)

const move = (name: string, put: Put): Intent => ({
  do: name,
  on: put.on,
  amount: put.amount,
  ...(put.with === 'money' ? {} : { with: put.with }),
})
export const betMove = (put: Put): Intent => move('bet', put)
export const withdrawMove = (put: Put): Intent => move('withdraw', put)

export interface Act {
  readonly put: readonly Put[]
  readonly lifted: readonly Put[]
}

/** What undoes an act: last things first. */
export const undoMoves = (act: Act): Intent[] => [
  ...act.put.toReversed().map(withdrawMove),
  ...act.lifted.toReversed().map(betMove),
]

/** One chip back from a spot: what was put with the chip in hand, or all that stands there if that is less. */
export const liftOf = (bets: readonly Bet[], me: string | null, on: string, chip: number): Put | undefined => {
  const there = freePuts(bets, me).filter((put) => put.on === on)
  const last = there.at(-1)
  return last && { ...last, amount: Math.min(last.amount, chip) }
}

export const offers = (options: readonly Option[], name: string): Option[] =>
  options.filter((option) => option.do === name)

/** The range the table offers for a stake on this spot, with these chips. */
export const rangeOn = (
  options: readonly Option[],
  on: string,
  kind: string,
): { min: number; max: number; step: number } | undefined => {
  for (const { fields } of offers(options, 'bet')) {
    const [spot, amount, chips] = [fields.on, fields.amount, fields.with]
    if (!spot || !('oneOf' in spot) || !spot.oneOf.includes(on)) continue
    if (chips && 'oneOf' in chips && !chips.oneOf.includes(kind)) continue
    if (amount && 'min' in amount) return amount
  }
  return undefined
}

/** Those of several the table offers now; where it offers none, all of them, so that it says why. */
const offeredAmong = (puts: readonly Put[], isOffered: (put: Put) => boolean): readonly Put[] => {
  const some = puts.filter(isOffered)
  return some.length ? some : puts
}

export const puttable = (options: readonly Option[], puts: readonly Put[]): readonly Put[] =>
  offeredAmong(puts, ({ on, with: kind }) => rangeOn(options, on, kind) !== undefined)

/** A contract stays on the cloth: what may be taken back does not wait for it. */
export const liftable = (options: readonly Option[], puts: readonly Put[]): readonly Put[] =>
  offeredAmong(puts, ({ on }) =>
    offers(options, 'withdraw').some(({ fields }) => fields.on && 'oneOf' in fields.on && fields.on.oneOf.includes(on)),
  )

/** What of the last bets is not there: some games leave bets on the cloth from one round to the next. */
export const notStanding = (before: readonly Put[], puts: readonly Put[], acts: readonly Act[]): readonly Put[] =>
  before.flatMap((put) => {
    const on = (all: readonly Put[]) => total(all.filter((each) => each.on === put.on && each.with === put.with))
    const now = on(acts.flatMap((act) => act.put)) - on(acts.flatMap((act) => act.lifted))
    const amount = put.amount - Math.max(0, on(puts) - now)
    return amount > 0 ? [{ ...put, amount }] : []
  })

const NICE = [100, 500, 1000, 5000, 10_000, 50_000, 100_000, 500_000]

/** Four chips to play with: from the least that is of use at this table upwards. */
export const rackOf = (chip: number, least: number): readonly number[] => {
  const fit = NICE.filter((value) => value % chip === 0)
  const first = Math.max(
    0,
    fit.findLastIndex((value) => value <= Math.max(chip, least)),
  )
  const four = fit.slice(first, first + 4)
  return four.length === 4 ? four : [1, 5, 10, 50].map((times) => times * chip)
}

/** Chips that come in one value: the rack counts them. */
export const countedRack = (unit: number): readonly number[] => [1, 2, 5, 10].map((times) => times * unit)

/** The least stake of any kind of bet at this table. */
export const leastOf = (limits: View['limits']): number => {
  const mins = Object.values(limits).flatMap(({ min }) => (min === null ? [] : [min]))
  return mins.length ? Math.min(...mins) : 0
}
