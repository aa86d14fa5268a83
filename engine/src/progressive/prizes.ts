// What a pot pays the winners of one round of one table: fixed prizes first, each in full; then the percentages, each shared
// equally among those who have the same hand; everything in whole pesos.

import { inDealingOrder, type SeatId } from '../kernel/actors.js'
import type { RuleId } from '../kernel/citations.js'
import { type Money, odds, share } from '../kernel/money.js'
import { type Prize, prizeOf, type Regulation } from './regulations.js'

export type Hit = { readonly seat: SeatId; readonly category: string; readonly bet: Money }

export type Award = Hit & {
  /** What it would bring without a cap. */
  readonly share: Money
  readonly capped: boolean
  readonly amount: Money
  /** A fixed prize is due whatever the pot holds; a percentage is of what it holds. */
  readonly fixed: boolean
  readonly cite: RuleId
}

/** What a percentage pays at most to a bet; null where nothing caps it. */
export type Cap = number | null

const percentOf = (amount: Money, percent: number): Money => share(amount, odds(percent, 100))

/** Position 1, nearest the croupier's right hand, is the last in the order of the deal (scj-2023 III.6.6). */
export const fromRight = <T extends { readonly seat: SeatId }>(all: readonly T[]): T[] => {
  const order = inDealingOrder(all.map(({ seat }) => seat)).reverse()
  return [...all].sort((a, b) => order.indexOf(a.seat) - order.indexOf(b.seat))
}

const fixedAmount = ({ pays }: Prize, { bet }: Hit, credit: Money): Money | undefined => {
  if ('times' in pays) return pays.times * bet
  return 'units' in pays ? pays.units * Math.floor(bet / credit) : undefined
}

const capped = (hit: Hit, whole: Money, cap: Cap, cite: RuleId): Award => {
  const most = cap === null ? whole : cap * hit.bet
  return { ...hit, share: whole, capped: whole > most, amount: Math.min(whole, most), fixed: false, cite }
}

/** All of a percentage prize: whoever sits nearest the right has what cannot be divided; what a cap leaves stays in the pot. */
const sharedOut = (pool: Money, winners: readonly Hit[], cap: Cap, cite: RuleId): Award[] => {
  const each = share(pool, odds(1, winners.length))
  const odd = pool - each * winners.length
  return fromRight(winners).map((hit, at) => capped(hit, each + (at === 0 ? odd : 0), cap, cite))
}

/** What is paid, in the order it is computed; `main` is what the pot holds when it is. */
export const awardsOf = (
  regulation: Regulation,
  main: Money,
  hits: readonly Hit[],
  { cap, credit }: { readonly cap: Cap; readonly credit: Money },
): Award[] => {
  const awards: Award[] = []
  let left = main
  for (const prize of regulation.prizes) {
    const winners = hits.filter(({ category }) => category === prize.category)
    if (winners.length === 0) continue
    const { pays, cite } = prize
    const paid =
      'percent' in pays
        ? sharedOut(percentOf(left, pays.percent), winners, pays.percent === 100 ? null : cap, cite)
        : fromRight(winners).map((hit): Award => {
            const amount = fixedAmount(prize, hit, credit) as Money
            return { ...hit, share: amount, capped: false, amount, fixed: true, cite }
          })
    awards.push(...paid)
    // Fixed prizes that the pot cannot cover come from elsewhere: nothing is left of it then, and never less (PG-15).
    left = Math.max(0, left - paid.reduce((sum, { amount }) => sum + amount, 0))
  }
  return awards
}

/** What a hand would bring alone now, for this bet: what the display shows. */
export const prizeNow = (
  regulation: Regulation,
  category: string,
  main: Money,
  bet: Money,
  terms: { readonly cap: Cap; readonly credit: Money },
): Money =>
  prizeOf(regulation, category)
    ? (awardsOf(regulation, main, [{ seat: 'seat:1', category, bet }], terms)[0]?.amount ?? 0)
    : 0
