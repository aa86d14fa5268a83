// Prizes beside the bet: Perfect Pairs, the bonuses of Canal 21, three sevens in Mendoza.

import { type Card, RANKS, rankOf } from '../kernel/cards.js'
import type { Change, Rule, Spot } from '../kernel/contract.js'
import type { Customs } from '../kernel/customs.js'
import { type Odds, odds } from '../kernel/money.js'
import { unauthorised, unnotified } from '../kernel/outside-limits.js'
import { notNow, plain } from '../kernel/rules.js'
import { collect, paySeat, type Win } from '../kernel/settlement.js'
import { type Bet, chain, change, unchanged } from '../kernel/table.js'
import { goOn, nextTurn, offers } from './flow.js'
import { isRed, oneRank, oneSuit, total } from './hands.js'
import { type Prize, pairsSpot } from './layout.js'
import { atTurn, type Blackjack, type BlackjackKind, boxOf, type Hand, withHand } from './play.js'
import { refuse } from './refusals.js'
import { allStakesOf, stakeSpot } from './stakes.js'
import { bonusAtEnd, equalCardsPay, type Variant } from './variants.js'

// Perfect Pairs: a pair by symbol, in the first two cards.

const pairOf = ({ pairs }: Variant, cards: readonly Card[]): Prize | undefined => {
  const pair = cards.slice(0, 2)
  if (!pairs || pair.length < 2 || !oneRank(pair)) return undefined
  if (oneSuit(pair)) return pairs.perfect
  return isRed(pair[0] as Card) === isRed(pair[1] as Card) ? pairs.colour : pairs.mixed
}

const pairsBets = (s: Blackjack): Bet[] => s.bets.filter((bet) => bet.on === pairsSpot(boxOf(bet)))

const pairHand = (s: Blackjack, bet: Bet): Hand | undefined => s.play.hands.find((hand) => hand.box === boxOf(bet))

export const pairsWon = (s: Blackjack, variant: Variant): Win[] =>
  pairsBets(s).flatMap((bet): Win[] => {
    const prize = pairOf(variant, pairHand(s, bet)?.cards ?? [])
    return prize ? [{ bet, pays: prize.pays, cite: prize.rule }] : []
  })

/** Losers first, winners after, both from right to left, before insurance and drawing (BJP-10). */
const settlePairs = (s: Blackjack, variant: Variant, customs: Customs<BlackjackKind>): Change<BlackjackKind> => {
  const byBox = (a: Bet, b: Bet) => boxOf(b) - boxOf(a)
  const won = pairsWon(s, variant).sort((a, b) => byBox(a.bet, b.bet))
  const lost = pairsBets(s)
    .filter((bet) => !won.some((win) => win.bet === bet))
    .sort(byBox)
  return chain(
    collect(s, customs, lost, () => 'BJP-10'),
    ...won.map(
      (win) =>
        (after: Blackjack): Change<BlackjackKind> =>
          paySeat(after, customs, win.bet.seat, [win], 'BJP-10'),
    ),
    (after) => offers(after, variant),
  )
}

// Canal 21: the first three cards of a hand, if they do not pass 21 (G-CA-05).

const isSequence = (cards: readonly Card[]): boolean => {
  const places = cards.map((card) => RANKS.indexOf(rankOf(card))).sort((a, b) => a - b)
  const [low = 0, middle = 0, high = 0] = places
  // A-2-3 and Q-K-A; K-A-2 is none (G-CA-06).
  return (middle === low + 1 && high === middle + 1) || (low === 0 && middle === 11 && high === 12)
}

const bonus = (cards: readonly Card[]): keyof NonNullable<Variant['bonuses']> | null => {
  if (cards.length !== 3 || total(cards) > 21) return null
  if (oneRank(cards)) {
    if (rankOf(cards[0] as Card) !== '7') return 'trio'
    return oneSuit(cards) ? 'sevens-suited' : 'sevens'
  }
  return oneSuit(cards) && isSequence(cards) ? 'sequence' : null
}

/** Earned when the third card falls, or, where the house so decides, only by a hand that ends with three (G-CA-05). */
export const bonusOf = (s: Blackjack, variant: Variant, hand: Hand, ends: boolean): string | null =>
  variant.bonuses && ends === bonusAtEnd(s.config) ? bonus(hand.cards) : null

// Mendoza: two sevens as dealt, doubled, and a third (MZA-55 to MZA-60).

export const sevensOf = (variant: Variant, hand: Hand): keyof NonNullable<Variant['tripleSeven']> | null => {
  if (!variant.tripleSeven || !hand.doubled || hand.from !== 'deal' || hand.cards.length !== 3) return null
  if (!oneRank(hand.cards) || rankOf(hand.cards[0] as Card) !== '7') return null
  return oneSuit(hand.cards) ? 'three-sevens-suited' : 'three-sevens'
}

const prizeNamed = ({ bonuses, tripleSeven }: Variant, name: string): Prize => {
  const prizes: { readonly [name: string]: Prize } = { ...bonuses, ...tripleSeven }
  return prizes[name] as Prize
}

const greatest = (...all: readonly Odds[]): Odds =>
  all.reduce((most, each) => (each.num * most.den > most.num * each.den ? each : most))

/** The best a stake can win: what its spot pays, a natural, the best prize of its cards; Canal 21 pays that beside the bet. */
export const bestOf = (variant: Variant, config: BlackjackKind['config'], spot: Spot): Odds => {
  if (spot.kind === 'pairs' || spot.kind === 'insurance') return spot.pays
  if (spot.kind === 'tie-break') return greatest(spot.pays, equalCardsPay(config))
  const { natural, bonuses, tripleSeven } = variant
  const beside = greatest(odds(0, 1), ...Object.values(bonuses ?? {}).map(({ pays }) => pays))
  const instead = greatest(spot.pays, natural, ...Object.values(tripleSeven ?? {}).map(({ pays }) => pays))
  return odds(beside.num * instead.den + instead.num * beside.den, beside.den * instead.den)
}

/** What the hand at turn is about to be paid beside or instead of its bet. */
export const prizeWon = (s: Blackjack, variant: Variant): Win[] => {
  const hand = atTurn(s)
  if (!hand?.prize) return []
  const { pays, rule } = prizeNamed(variant, hand.prize)
  if (variant.tripleSeven) return allStakesOf(s, variant, hand).map((bet) => ({ bet, pays, cite: rule }))
  // On the original bet only, which goes on playing (CAN-57).
  return s.bets
    .filter((bet) => bet.seat === hand.seat && bet.on === stakeSpot(variant, hand, 1))
    .map((bet) => ({ bet, pays, cite: rule, as: `bonus:${hand.id}`, stays: 'same' }))
}

const payPrize = (s: Blackjack, variant: Variant, customs: Customs<BlackjackKind>): Change<BlackjackKind> => {
  const hand = atTurn(s) as Hand
  const closes = variant.tripleSeven !== null
  const seats = [...new Set(prizeWon(s, variant).map((win) => win.bet.seat))]
  return chain(
    unchanged(s),
    ...seats.map(
      (id) =>
        (after: Blackjack): Change<BlackjackKind> =>
          paySeat(
            after,
            customs,
            id,
            prizeWon(after, variant).filter((win) => win.bet.seat === id),
            closes ? 'MZA-56' : 'CAN-57',
          ),
    ),
    (after) => change(after, withHand(after, hand.id, { prize: null, ...(closes ? { status: 'out' } : {}) })),
    (after) => (closes ? nextTurn(after, variant) : goOn(after, variant)),
  )
}

export const bonusRules = (variant: Variant, customs: Customs<BlackjackKind>): Rule<BlackjackKind>[] => [
  ...(variant.pairs
    ? [
        plain<BlackjackKind>('settle-pairs', {
          nature: 'settle',
          countsTime: (s) => s.holding.length > 0,
          by: ['croupier'],
          cite: 'BJP-10',
          refusal: (s) =>
            notNow(s, 'BJP-10', 'pairs') ??
            unnotified(s, variant.spots, pairsBets(s)) ??
            unauthorised(
              s,
              variant.spots,
              pairsWon(s, variant).map((win) => win.bet),
            ),
          apply: (s) => settlePairs(s, variant, customs),
        }),
      ]
    : []),
  ...(variant.bonuses || variant.tripleSeven
    ? [
        plain<BlackjackKind>('pay-prize', {
          nature: 'settle',
          countsTime: (s) => s.holding.length > 0,
          by: ['croupier'],
          cite: variant.bonuses ? 'CAN-57' : 'MZA-56',
          refusal: (s) =>
            notNow(s, variant.bonuses ? 'CAN-57' : 'MZA-56', 'turns') ??
            (atTurn(s)?.prize ? undefined : refuse('no-prize', variant.bonuses ? 'CAN-57' : 'MZA-56')) ??
            unnotified(s, variant.spots) ??
            unauthorised(
              s,
              variant.spots,
              prizeWon(s, variant).map((win) => win.bet),
            ),
          apply: (s) => payPrize(s, variant, customs),
        }),
      ]
    : []),
]
