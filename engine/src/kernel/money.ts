// Money is whole currency units in safe integers. Division happens here and nowhere else.

export type Money = number

/** The largest amount one field of a move may carry: at 1000 to 1 it is still a safe integer. */
export const MONEY_MAX: Money = 1_000_000_000_000

export const isMoney = (value: unknown): value is Money =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= MONEY_MAX

/** Odds as the regulation prints them: `num` to `den`, profit to stake. */
export interface Odds {
  readonly num: number
  readonly den: number
}

export const odds = (num: number, den: number): Odds => ({ num, den })

export const EVEN: Odds = odds(1, 1)
export const HALF: Odds = odds(1, 2)

/**
 * The one rounding rule (G-06): every transfer, to the player or to the house, is rounded down to a whole unit.
 * So 101 at 1 to 2 wins 50, and half of 101 loses 50 and returns 51.
 */
export const share = (amount: Money, of: Odds): Money => Math.floor((amount * of.num) / of.den)

/** The smallest stake above zero that needs no rounding at any of these odds, in multiples of `chip`. */
export const exactStep = (chip: Money, ...all: readonly Odds[]): Money => {
  let step = chip
  while (all.some(({ num, den }) => (step * num) % den !== 0)) step += chip
  return step
}
