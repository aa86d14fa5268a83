// What a bet on a pot wins, hand by hand, as the engine's own award computes it: one player alone at the base value, with what
// the bet itself adds to the main pot. A random prize in cash is won besides; promotional credits buy nothing but other bets.

import {
  type AnyGame,
  awardsOf,
  type Config,
  POT_ARICA,
  POT_SCJ,
  type PotKind,
  type PotRegulation,
  type PotTerms,
  seat,
  splitOf,
  type Table,
} from '@tapete/engine'
import { type Distribution, distribution, together } from '../tools/distribution.js'
import { type Fraction, fraction, ONE, sub, sum, ZERO } from '../tools/fraction.js'
import { FIVE_CARD_HANDS, PRIZE_HANDS, type PrizeHand } from './fair.js'

export const regulationOf = (game: AnyGame): PotRegulation => (game.id === POT_ARICA.id ? POT_ARICA : POT_SCJ)

/** As the pot itself reads its configuration. */
export const termsOf = (game: AnyGame, config: Config): PotTerms => (game.open(config) as Table<PotKind>).play.terms

export interface Paid {
  readonly category: PrizeHand
  readonly amount: number
}

/** What each hand brings to a bet made when the pot shows so much. */
export const paidAt = (game: AnyGame, terms: PotTerms, bet: number, pot: number): Paid[] => {
  const regulation = regulationOf(game)
  const main = pot + splitOf(terms, bet).main
  return regulation.prizes.map(({ category }) => ({
    category: category as PrizeHand,
    amount: awardsOf(regulation, main, [{ seat: seat(1), category, bet }], terms)[0]?.amount ?? 0,
  }))
}

export const chanceOf = (category: PrizeHand): Fraction => fraction(PRIZE_HANDS[category], FIVE_CARD_HANDS)

/** How often a lone player is drawn: one round in so many, or as often as the one card comes. */
export const luckyChance = ({ lucky }: PotTerms): Fraction => {
  if (lucky?.paid !== 'cash') return ZERO
  return fraction(1, lucky.by === 'player' ? lucky.oneIn : 52)
}

/** The net of a bet made when the pot shows so much. */
export const netsAt = (game: AnyGame, terms: PotTerms, bet: number, pot: number): Distribution => {
  const paid = paidAt(game, terms, bet, pot)
  const none = sub(ONE, sum(paid.map(({ category }) => chanceOf(category))))
  const hands = distribution([
    [-bet, none],
    ...paid.map(({ category, amount }): [number, Fraction] => [amount - bet, chanceOf(category)]),
  ])
  const chance = luckyChance(terms)
  if (!terms.lucky || chance === ZERO) return hands
  const drawn = distribution([
    [terms.lucky.amount, chance],
    [0, sub(ONE, chance)],
  ])
  return together(hands, drawn)
}

/** The least and the greatest bet; one, where they are the same. */
export const betsMade = ({ min, max }: PotTerms): number[] => [...new Set([min, max])]
