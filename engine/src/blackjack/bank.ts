// The bank's hand: when it draws, when it stands, and when it stops short.

import type { Bet } from '../kernel/table.js'
import { isSoft, total } from './hands.js'
import { type Blackjack, bankNatural, type Hand, isNatural } from './play.js'
import { insurancesOf, stakesOf } from './stakes.js'
import type { Variant } from './variants.js'

/** Hands that are compared with the bank in this round of bets. */
export const liveHands = (s: Blackjack, variant: Variant): Hand[] =>
  s.play.hands.filter((hand) => hand.status === 'stood' && stakesOf(s, variant, hand, s.play.bank.round).length > 0)

export const openInsurances = (s: Blackjack, variant: Variant): Bet[] =>
  s.play.bank.insuranceSettled ? [] : insurancesOf(s, variant, s.play.bank.round)

/** 16 or less draws, 17 or more stands; soft 17 draws in Canal 21 (BJK-24, BJK-25, CHA-24, CAN-25, MZA-32). */
export const bankDraws = (cards: Blackjack['play']['bank']['cards'], variant: Variant): boolean =>
  total(cards) < 17 || (variant.drawsOnSoft17 && total(cards) === 17 && isSoft(cards))

/** What the bank waits for: a card, the settlement of insurance, or nothing more. */
export const bankNeeds = (s: Blackjack, variant: Variant): 'card' | 'insurance' | 'nothing' => {
  const { bank } = s.play
  if (bank.complete) return 'nothing'
  const live = liveHands(s, variant)
  const insured = openInsurances(s, variant).length > 0
  if (live.length === 0 && !insured) return 'nothing'
  if (bank.cards.length === 1) return 'card'
  if (insured) return 'insurance'
  // The four special cases: with naturals only, or nothing, the bank can no longer win (BJK-28 to BJK-31, CHA-26).
  if (live.length === 0 || (variant.stopsShort && live.every(isNatural))) return 'nothing'
  return bankDraws(bank.cards, variant) ? 'card' : 'nothing'
}

/** The bank's total said aloud (GEN-19). */
export const bankSays = (s: Blackjack, variant: Variant): string => {
  const { cards } = s.play.bank
  if (bankNatural(s)) return variant.says.natural
  return total(cards) > 21 ? `${total(cards)} puntos, la banca se pasa` : `${total(cards)} puntos`
}
