// What a hand that stood wins against each end of the bank, as a table.

import { BLACKJACK, DONE, OVER } from './bank-table.js'
import { MOST } from './hands.js'
import type { BlackjackRules, Pays } from './rules.js'

/** A hand that stood is its total, or this when it is paid as a natural; and a mark when its stake was doubled. */
export const AS_NATURAL = MOST + 1
export const DOUBLED = 32
const KINDS = 2 * DOUBLED

const END_BITS = 5
/** In place of an amount: the tie-break decides. */
export const DUEL = 2 ** 15 - 1

export const outcomeAt = (hand: number, end: number): number => (hand << END_BITS) | (end - DONE)

/** The smallest parts of a bet in which every payment is whole; halves, in games that pay 3 to 2. */
export const unitOf = ({ naturalPays, insurance, tieBreak, bonuses, tripleSeven }: BlackjackRules): number => {
  const payments = [
    ...[naturalPays, tieBreak?.equalPays].map((pays) => (pays ? pays[0] / pays[1] : 0)),
    // Half a bet is insured.
    ...[insurance.ace, insurance.ten].map((pays) => (pays ? pays[0] / pays[1] / 2 : 0)),
    ...Object.values({ ...bonuses, ...tripleSeven }),
  ]
  let unit = 2
  while (payments.some((payment) => Math.abs(payment * unit - Math.round(payment * unit)) > 1e-9)) unit += 2
  return unit
}

export const inUnits = ([num, den]: Pays, unit: number): number => Math.round((unit * num) / den)

/** Wins and losses at `outcomeAt`. */
export const outcomesOf = (rules: BlackjackRules, takesTieBreak: boolean): Int16Array => {
  const unit = unitOf(rules)
  const equal = rules.tieBreak && takesTieBreak ? DUEL : 0
  const outcome = (total: number, end: number): number => {
    if (total === AS_NATURAL) return end === BLACKJACK ? equal : inUnits(rules.naturalPays, unit)
    if (end === BLACKJACK) return total === MOST && !rules.bankBlackjackBeats21 ? equal : -unit
    return end === OVER ? unit : unit * Math.sign(total - (end - DONE))
  }
  const outcomes = new Int16Array(KINDS << END_BITS)
  for (let total = 0; total <= AS_NATURAL; total += 1)
    for (let end = DONE; end <= BLACKJACK; end += 1) {
      const single = outcome(total, end)
      outcomes[outcomeAt(total, end)] = single
      outcomes[outcomeAt(total | DOUBLED, end)] = single === DUEL ? DUEL : 2 * single
    }
  return outcomes
}
