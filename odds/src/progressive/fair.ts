// The pot at which a bet on a progressive is fair: prizes that are fixed, and shares of the main pot, some of them capped
// (scj-2023 III.6; arica-2017 3). Five cards decide it in every game that may have one: those that were dealt, the own three with
// the board of Go Poker, or the own two with the flop of Hold'em Plus; whoever plays well neither folds nor changes a hand that
// wins a prize. One player alone wins it, and pesos are not rounded.

import type { Category, PotRegulation } from '@tapete/engine'
import { add, compare, div, type Fraction, fraction, mul, ONE, sub, sum, ZERO } from '../tools/fraction.js'

/** Hands of five cards that make each prize, of 2,598,960. */
export const PRIZE_HANDS = {
  straight: 10_200,
  flush: 5_108,
  full: 3_744,
  poker: 624,
  'straight-flush': 36,
  'royal-flush': 4,
} as const satisfies { readonly [category in Category]?: number }
export const FIVE_CARD_HANDS = 2_598_960

export type PrizeHand = keyof typeof PRIZE_HANDS

/** A prize of a bet: so much, or a share of the pot and no more than so much. */
export type Prize = { readonly amount: number } | { readonly share: Fraction; readonly most?: number }

export type Prizes = { readonly [hand in PrizeHand]?: Prize }

/** What the table of a regulation pays a bet of so much; `cap` is times the bet, `credit` what an amount «for each» is counted by. */
export const prizesOf = (
  { prizes }: PotRegulation,
  bet: number,
  { cap, credit }: { readonly cap: number | null; readonly credit: number },
): Prizes =>
  Object.fromEntries(
    prizes.map(({ category, pays }): [string, Prize] => {
      if ('times' in pays) return [category, { amount: pays.times * bet }]
      if ('units' in pays) return [category, { amount: pays.units * Math.floor(bet / credit) }]
      const share = fraction(pays.percent, 100)
      return [category, pays.percent === 100 || cap === null ? { share } : { share, most: cap * bet }]
    }),
  )

const listed = (prizes: Prizes): { readonly chance: Fraction; readonly prize: Prize }[] =>
  Object.entries(prizes).map(([hand, prize]) => ({
    chance: fraction(PRIZE_HANDS[hand as PrizeHand], FIVE_CARD_HANDS),
    prize,
  }))

const paid = (prize: Prize, pot: Fraction): Fraction => {
  if ('amount' in prize) return fraction(prize.amount)
  const share = mul(prize.share, pot)
  return prize.most !== undefined && compare(share, fraction(prize.most)) > 0 ? fraction(prize.most) : share
}

/** What a bet wins on average from a pot of so much when bets are closed. */
export const potPays = (prizes: Prizes, pot: Fraction): Fraction =>
  sum(listed(prizes).map(({ chance, prize }) => mul(chance, paid(prize, pot))))

export interface Feeding {
  /** What the bet costs. */
  readonly bet: number
  /** What the house keeps of it, and what of the rest goes to the main pot. */
  readonly commission: Fraction
  readonly toMain?: Fraction
  /** What it wins on average whatever the pot holds: a random prize. */
  readonly besides?: Fraction
}

/**
 * The least pot shown before the bet is made at which it wins back what it costs; null where even an empty one pays more, or
 * none does.
 */
export const fairPot = (
  prizes: Prizes,
  { bet, commission, toMain = ONE, besides = ZERO }: Feeding,
): Fraction | null => {
  const fed = mul(fraction(bet), mul(sub(ONE, commission), toMain))
  const cost = sub(fraction(bet), besides)
  if (compare(potPays(prizes, ZERO), cost) > 0) return null
  // Between two pots at which a share reaches its cap, what is paid grows evenly.
  const caps = listed(prizes).flatMap(({ prize }) =>
    'share' in prize && prize.most !== undefined ? [div(fraction(prize.most), prize.share)] : [],
  )
  const borders = [ZERO, ...caps.sort(compare)]
  for (const [at, from] of borders.entries()) {
    const to = borders[at + 1] ?? add(from, ONE)
    const start = potPays(prizes, from)
    const rise = div(sub(potPays(prizes, to), start), sub(to, from))
    const last = at === borders.length - 1
    if (!last && compare(potPays(prizes, to), cost) < 0) continue
    if (compare(rise, ZERO) === 0) return null
    const pot = sub(add(from, div(sub(cost, start), rise)), fed)
    return compare(pot, ZERO) < 0 ? ZERO : pot
  }
  return null
}
