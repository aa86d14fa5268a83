// From one part of the round to the next: after the deal, from hand to hand, to the bank, and to the settlement.

import type { Change, Event } from '../kernel/contract.js'
import { chain, change, event, say, unchanged } from '../kernel/table.js'
import { bankNeeds, bankSays } from './bank.js'
import { hardTotal, isAce, isTen, oneRank, points, total } from './hands.js'
import {
  atTurn,
  type Blackjack,
  type BlackjackKind,
  bankNatural,
  type Hand,
  isNatural,
  playing,
  upcard,
  withHand,
} from './play.js'
import { isEmpty, leavesShoe } from './preparation.js'
import { insurancesOf, roundsOf, stakesOf } from './stakes.js'
import { handsMost, type Variant } from './variants.js'

type Step = Change<BlackjackKind>

/** The upcard against which even money and insurance are offered. */
export const isOffering = (s: Blackjack, variant: Variant): boolean =>
  isAce(upcard(s)) || (variant.insurance.ten !== null && isTen(upcard(s)))

/** An upcard that can become a blackjack: naturals wait for the bank. */
export const mayBeNatural = (s: Blackjack): boolean => isAce(upcard(s)) || isTen(upcard(s))

/** A card nobody sees leaves the shoe. */
export const coveredCard = (s: Blackjack, variant: Variant, hand: string): Step => {
  const { shoe, events } = leavesShoe(s, variant)
  return change(s, playing(s, { shoe }), [event('card-covered', variant.articles.deal, { hand }), ...events])
}

export const afterDeal = (s: Blackjack, variant: Variant): Step => {
  // The deal is not finished without the bank's second card: the shoe ends here (MZA-07).
  if (variant.covers && isEmpty(s)) return unchanged(s)
  return chain(variant.covers ? coverBank(s, variant) : unchanged(s), (after) =>
    after.bets.some((bet) => bet.on.startsWith('pairs:')) ? change(after, { phase: 'pairs' }) : offers(after, variant),
  )
}

export const coverBank = (s: Blackjack, variant: Variant): Step =>
  chain(coveredCard(s, variant, 'bank'), (after) =>
    change(after, playing(after, { bank: { ...after.play.bank, covered: 1 }, bankOwed: false })),
  )

/** Even money to naturals and insurance to everybody, where the upcard asks for it. */
export const offers = (s: Blackjack, variant: Variant): Step => {
  if (!isOffering(s, variant)) return afterOffers(s, variant)
  const naturals = s.play.hands.filter(isNatural)
  return change(s, { phase: 'insurance' }, [
    ...naturals.map((hand) =>
      event('even-money-offered', variant.articles.evenMoney, { seat: hand.seat, hand: hand.id }),
    ),
    event('insurance-offered', variant.articles.insuranceOffer),
  ])
}

export const afterOffers = (s: Blackjack, variant: Variant): Step =>
  variant.surrenders === 'before-drawing'
    ? change(s, { phase: 'surrender' }, [say('retiros', variant.articles.surrenderAsked)])
    : nextTurn({ ...s, phase: 'turns' }, variant)

/** A hand that can take no card, by its total or because split aces take one only. */
export const cannotDraw = (variant: Variant, hand: Hand): boolean => {
  if (hand.from === 'aces' && hand.cards.length >= 2) return true
  if (total(hand.cards) < 21) return false
  // MZA-37: with three cards or more and an ace that counts 11, 21 may draw.
  return !(variant.drawsOnSoft21 && hand.cards.length > 2 && total(hand.cards) === 21 && hasAceAs11(hand))
}

const hasAceAs11 = (hand: Hand): boolean => hardTotal(hand.cards) === 11

export const maySplit = (s: Blackjack, variant: Variant, hand: Hand): boolean => {
  const pair = hand.cards.length === 2 && points(hand.cards[0] as never) === points(hand.cards[1] as never)
  if (!pair || hand.doubled || hand.covered > 0) return false
  if (hand.from === 'aces' && !(variant.splitAcesAgain && oneRank(hand.cards))) return false
  const hands = s.play.hands.filter((other) => other.box === hand.box).length
  return hands < handsMost(variant)
}

export const maySurrender = (s: Blackjack, variant: Variant, hand: Hand): boolean =>
  variant.surrenders === 'at-turn' &&
  hand.cards.length === 2 &&
  (hand.from === 'deal' || variant.surrendersAfterSplit) &&
  (variant.surrendersToAce || !isAce(upcard(s)))

/** «Terminará de definir el juego del apostador»: every hand of the box, opened ones too (MZA-62). */
const isPlayed = (s: Blackjack, box: number | undefined): boolean =>
  !s.play.hands.some((hand) => hand.box === box && hand.status === 'waiting')

/** Gives the turn to the next hand that has something to decide, a card to get or a payment to receive. */
export const nextTurn = (s: Blackjack, variant: Variant): Step => {
  if (s.play.bankOwed && isPlayed(s, atTurn(s)?.box) && !isEmpty(s))
    return chain(
      change(s, {}, [say('próxima carta para la Banca', 'MZA-62')]),
      (after) => coverBank(after, variant),
      (after) => nextTurn(after, variant),
    )
  const hand = s.play.hands.find((each) => each.status === 'waiting')
  if (!hand) return toBank(s, variant)
  const here = { ...s, ...playing(s, { turn: hand.id }) }
  if (hand.cards.length === 1) return secondCard(here, variant, hand)
  if (isNatural(hand) && !mayBeNatural(s)) return change(here, {}, turnEvents(s, variant, hand, false))
  const closed = isNatural(hand) || cannotDraw(variant, hand)
  const mayStill = total(hand.cards) < 21 && (maySplit(s, variant, hand) || maySurrender(s, variant, hand))
  if (closed && !(hand.from === 'aces' && mayStill))
    return nextTurn({ ...here, ...withHand(here, hand.id, { status: 'stood' }) }, variant)
  return change(here, {}, turnEvents(s, variant, hand, maySurrender(s, variant, hand)))
}

const turnEvents = (before: Blackjack, variant: Variant, hand: Hand, asks: boolean): Event[] =>
  before.play.turn === hand.id && hand.cards.length > 2
    ? []
    : [
        event('turn', variant.articles.deal, { seat: hand.seat, hand: hand.id }),
        ...(asks
          ? [event('surrender-asked', variant.articles.surrenderAsked, { seat: hand.seat, hand: hand.id })]
          : []),
        ...(variant.tripleSeven && !before.play.bank.complete && hand.from === 'deal' && isSevens(hand)
          ? [event('double-invited', 'MZA-55', { seat: hand.seat, hand: hand.id })]
          : []),
      ]

const isSevens = (hand: Hand): boolean => hand.cards.length === 2 && hand.cards.every((card) => card.startsWith('7'))

/** The hand a split opened gets its second card; on an ace of Mendoza it lies face down (MZA-48). */
const secondCard = (s: Blackjack, variant: Variant, hand: Hand): Step => {
  if (!(variant.covers && hand.from === 'aces') || isEmpty(s)) return change(s, withHand(s, hand.id, { asks: true }))
  return chain(
    coveredCard(s, variant, hand.id),
    (after) => change(after, withHand(after, hand.id, { covered: 1, status: 'stood' })),
    (after) => nextTurn(after, variant),
  )
}

/** What follows when the hand at turn has got its card or its prize. */
export const goOn = (s: Blackjack, variant: Variant): Step => {
  const hand = atTurn(s)
  if (!hand || hand.status === 'bust' || hand.prize !== null) return unchanged(s)
  const done = hand.doubled && hand.status === 'waiting'
  return nextTurn(done ? { ...s, ...withHand(s, hand.id, { status: 'stood' }) } : s, variant)
}

// The bank.

const toBank = (s: Blackjack, variant: Variant): Step => {
  if (s.play.bank.complete) return settlement({ ...s, ...playing(s, { turn: null }) }, variant)
  const bank: Blackjack = { ...s, phase: 'bank', ...playing(s, { turn: null }) }
  return bankGoesOn(bank, variant)
}

export const bankGoesOn = (s: Blackjack, variant: Variant): Step => {
  if (bankNeeds(s, variant) !== 'nothing') return unchanged(s)
  const complete = playing(s, { bank: { ...s.play.bank, complete: true } })
  const said = s.play.bank.cards.length > 1 ? [say(bankSays(s, variant), variant.articles.total)] : []
  return chain(change(s, complete, said), (after) => {
    const duel = variant.tieBreak && bankNatural(after) ? nextDuel(after) : undefined
    if (duel) return change(after, { phase: 'tie-break', ...playing(after, { turn: duel.id }) }, [offered(duel)])
    return after.play.hands.some((hand) => hand.status === 'stood' && hand.covered > 0)
      ? change(after, { phase: 'reveal' })
      : settlement(after, variant)
  })
}

const offered = (hand: Hand): Event => event('tie-break-offered', 'CAN-44', { seat: hand.seat, hand: hand.id })

/** The next hand of 21 against a Canal 21 of the bank, from the left (CAN-50). */
const nextDuel = (s: Blackjack): Hand | undefined => {
  const from = s.play.hands.findIndex((hand) => hand.id === s.play.turn) + 1
  return s.play.hands.slice(from).find((hand) => hand.status === 'stood' && total(hand.cards) === 21)
}

export const afterDuel = (s: Blackjack, variant: Variant): Step => {
  const duel = nextDuel(s)
  return duel
    ? change(s, playing(s, { turn: duel.id, duel: null }), [offered(duel)])
    : settlement({ ...s, ...playing(s, { turn: null, duel: null }) }, variant)
}

/** Collecting comes before paying; where nothing is left to settle the bank goes on to its next hand, or the cards go. */
export const settlement = (s: Blackjack, variant: Variant): Step =>
  s.play.hands.some((hand) => hand.status === 'stood' && stakesOf(s, variant, hand, s.play.bank.round).length > 0)
    ? change(s, { phase: 'collect' })
    : afterSettlement(s, variant)

/** Challenge 21: the first card moves to the next square and the bank plays again (CHA-18, CHA-19). */
export const afterSettlement = (s: Blackjack, variant: Variant): Step => {
  const next = roundsOf(variant).find(
    (round) =>
      round > s.play.bank.round &&
      (insurancesOf(s, variant, round).length > 0 ||
        s.play.hands.some((hand) => hand.status === 'stood' && stakesOf(s, variant, hand, round).length > 0)),
  )
  if (next === undefined) return change(s, { phase: 'clear' })
  const bank = { ...s.play.bank, cards: [upcard(s)], round: next, insuranceSettled: false, complete: false }
  return chain(
    change(s, { phase: 'bank', ...playing(s, { bank }) }, [event('first-card-moved', 'CHA-18', { square: next })]),
    (after) => bankGoesOn(after, variant),
  )
}
