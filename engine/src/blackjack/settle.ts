// Comparing with the bank, collecting what lost, paying what won, and taking the cards away.

import type { SeatId } from '../kernel/actors.js'
import type { RuleId } from '../kernel/citations.js'
import type { Change, Event, Refused, Rule } from '../kernel/contract.js'
import type { Customs } from '../kernel/customs.js'
import { EVEN, type Odds, odds } from '../kernel/money.js'
import { unauthorised, unnotified } from '../kernel/outside-limits.js'
import { endRound } from '../kernel/rounds.js'
import { notNow, plain } from '../kernel/rules.js'
import { collect, giveBack, paySeat, push, type Win } from '../kernel/settlement.js'
import { type Bet, chain, change, event, unchanged } from '../kernel/table.js'
import { liveHands } from './bank.js'
import { pairsWon, prizeWon, sevensOf } from './bonuses.js'
import { afterDuel, afterSettlement, mayBeNatural, nextTurn } from './flow.js'
import { isAceAndTen, isBust, total } from './hands.js'
import { insuranceWins } from './insurance.js'

import {
  atTurn,
  type Blackjack,
  type BlackjackKind,
  bankNatural,
  boxOf,
  type Hand,
  isNatural,
  NO_ROUND,
  PAID,
  playing,
  rightToLeft,
  withHand,
} from './play.js'
import { afterRound } from './preparation.js'
import { refuse } from './refusals.js'
import { allStakesOf, stakesOf } from './stakes.js'
import { duelResult, duelStakes } from './tie-break.js'
import { isMendoza, type Variant, voids21 } from './variants.js'

const NOTHING: Odds = odds(0, 1)

export type Verdict = { readonly result: 'wins' | 'push' | 'loses'; readonly pays: Odds; readonly cite: RuleId }

/** In Mendoza split aces with a ten-card are paid as a natural (MZA-48). */
const paidAsNatural = (variant: Variant, hand: Hand): boolean =>
  isNatural(hand) || (variant.splitAcesNatural && hand.from === 'aces' && isAceAndTen(hand.cards))

/** A hand against the bank's complete hand. */
export const verdict = (s: Blackjack, variant: Variant, hand: Hand): Verdict => {
  const { articles } = variant
  const bank = s.play.bank.cards
  const push: Verdict = { result: 'push', pays: NOTHING, cite: articles.push }
  const loses = (rule: typeof articles.loses): Verdict => ({ result: 'loses', pays: NOTHING, cite: rule })
  // A card turned last may pass 21: that hand loses, whatever the bank has (MZA-26).
  if (isBust(hand.cards)) return loses(articles.bust)
  const sevens = sevensOf(variant, hand)
  if (variant.tripleSeven && sevens) {
    const { pays, rule } = variant.tripleSeven[sevens]
    return { result: 'wins', pays, cite: rule }
  }
  const natural = paidAsNatural(variant, hand)
  if (natural && !bankNatural(s)) {
    const rule = hand.from === 'aces' ? 'MZA-48' : articles.naturalWins
    return { result: 'wins', pays: variant.natural, cite: rule }
  }
  if (bankNatural(s)) {
    // A 21 that declined the tie-break is void too (CAN-45).
    const equal21 = total(hand.cards) === 21 && voids21(variant, s.config)
    if (!natural && !equal21) return loses(articles.bankNatural)
    return variant.tieBreak ? { ...push, cite: 'CAN-45' } : push
  }
  if (isBust(bank) || total(hand.cards) > total(bank)) return { result: 'wins', pays: EVEN, cite: articles.wins }
  return total(hand.cards) === total(bank) ? push : loses(articles.loses)
}

/** The live hands of this round of bets from right to left, each with what becomes of it. */
const verdicts = (s: Blackjack, variant: Variant): { bet: Bet; verdict: Verdict }[] =>
  rightToLeft(liveHands(s, variant)).flatMap((hand) => {
    const result = verdict(s, variant, hand)
    return stakesOf(s, variant, hand, s.play.bank.round).map((bet) => ({ bet, verdict: result }))
  })

/** Winners and void bets. Their stakes stay on the cloth until the cards are collected (BJK-49, CHA-40). */
const toPay = (s: Blackjack, variant: Variant): Win[] =>
  verdicts(s, variant)
    .filter(({ verdict: { result } }) => result !== 'loses')
    .map(({ bet, verdict: { pays, cite: rule } }) => ({ bet, pays, cite: rule, stays: { tag: PAID } }))

/** A natural against 2 to 9 is paid at its turn (BJK-22, CHA-22, CAN-23). */
const naturalAtTurn = (s: Blackjack): Hand | undefined => {
  const hand = s.phase === 'turns' ? atTurn(s) : undefined
  return hand && isNatural(hand) && hand.status === 'waiting' && !mayBeNatural(s) ? hand : undefined
}

const naturalWins = (s: Blackjack, variant: Variant, hand: Hand): Win[] =>
  allStakesOf(s, variant, hand).map((bet) => ({
    bet,
    pays: variant.natural,
    cite: variant.articles.naturalAtOnce,
  }))

const duelWins = (s: Blackjack, variant: Variant): Win[] => {
  const result = duelResult(s)
  if (!result?.pays) return []
  const { pays, rule } = result
  return duelStakes(s, variant).map((bet) => ({ bet, pays, cite: rule, stays: { tag: PAID } }))
}

const isWin = (win: Win): boolean => win.pays.num > 0

/** Everything that is about to be paid, whatever the part of the round. */
const winsNow = (s: Blackjack, variant: Variant): Win[] => {
  const natural = naturalAtTurn(s)
  switch (s.phase) {
    case 'pairs':
      return pairsWon(s, variant)
    case 'insurance':
      return s.play.hands
        .filter((hand) => hand.status === 'waiting' && isNatural(hand))
        .flatMap((hand) => naturalWins(s, variant, hand))
    case 'turns':
      return natural ? naturalWins(s, variant, natural) : prizeWon(s, variant)
    case 'bank':
      return insuranceWins(s, variant)
    case 'tie-break':
      return duelWins(s, variant)
    case 'collect':
    case 'pay':
      return toPay(s, variant)
    default:
      return []
  }
}

/** Seats with something to win that may be held for verification (GEN-41). */
export const winners = (s: Blackjack, variant: Variant): SeatId[] => [
  ...new Set(
    winsNow(s, variant)
      .filter(isWin)
      .map((win) => win.bet.seat),
  ),
]

/** One payment a seat and box, in the order given; equal hands are told apart, for nothing is paid on them. */
const payInTurn = (
  s: Blackjack,
  customs: Customs<BlackjackKind>,
  wins: readonly Win[],
  citation: RuleId,
): Change<BlackjackKind> => {
  const keys = [...new Set(wins.map(({ bet }) => `${bet.seat} ${boxOf(bet)}`))]
  return chain(
    unchanged(s),
    ...keys.map((key) => (after: Blackjack): Change<BlackjackKind> => {
      const mine = wins.filter(({ bet }) => `${bet.seat} ${boxOf(bet)}` === key)
      const [won, equal] = [mine.filter(isWin), mine.filter((win) => !isWin(win))]
      return chain(
        won.length > 0 ? paySeat(after, customs, (won[0] as Win).bet.seat, won, citation) : unchanged(after),
        (then) => push(then, customs, equal, PAID),
      )
    }),
  )
}

export const settleRules = (variant: Variant, customs: Customs<BlackjackKind>): Rule<BlackjackKind>[] => {
  const { articles, spots } = variant

  const nothingToCollect = (s: Blackjack): Refused | undefined => {
    const early = notNow(s, articles.order, 'turns', 'tie-break', 'collect')
    if (early) return early
    if (s.play.burning !== null) return refuse('card-to-come', articles.order)
    if (s.play.owed) return refuse('choice-owed', 'MZA-25')
    const due =
      s.phase === 'collect' || (s.phase === 'turns' ? atTurn(s)?.status === 'bust' : duelResult(s)?.result === 'loses')
    return due ? unnotified(s, spots) : refuse('nothing-to-collect', articles.order)
  }

  const nothingToPay = (s: Blackjack): Refused | undefined => {
    const early = notNow(s, articles.order, 'turns', 'tie-break', 'pay')
    if (early) return early
    if (s.play.burning !== null) return refuse('card-to-come', articles.order)
    const due = s.phase === 'pay' || naturalAtTurn(s) || (s.phase === 'tie-break' && duelResult(s)?.pays)
    if (!due) return refuse('nothing-to-pay', articles.order)
    return (
      unnotified(s, spots) ??
      unauthorised(
        s,
        spots,
        winsNow(s, variant)
          .filter(isWin)
          .map((win) => win.bet),
      )
    )
  }

  /** A hand over 21: stakes and cards go before the next hand plays. */
  const takeBust = (s: Blackjack): Change<BlackjackKind> => {
    const hand = atTurn(s) as Hand
    return chain(
      collect(s, customs, allStakesOf(s, variant, hand), () => articles.bust),
      (after) =>
        change(after, withHand(after, hand.id, { status: 'out' }), [
          event('cards-collected', articles.bust, { seat: hand.seat, hand: hand.id }),
        ]),
      (after) => nextTurn(after, variant),
    )
  }

  const payNatural = (s: Blackjack, hand: Hand): Change<BlackjackKind> =>
    chain(
      payInTurn(s, customs, naturalWins(s, variant, hand), articles.naturalAtOnce),
      (after) =>
        change(after, withHand(after, hand.id, { status: 'out' }), [
          event('cards-collected', articles.naturalAtOnce, { seat: hand.seat, hand: hand.id }),
        ]),
      (after) => nextTurn(after, variant),
    )

  return [
    plain<BlackjackKind>('collect', {
      nature: 'settle',
      by: ['croupier'],
      cite: articles.order,
      refusal: nothingToCollect,
      apply: (s) => {
        if (s.phase === 'turns') return takeBust(s)
        if (s.phase === 'tie-break')
          return chain(
            collect(s, customs, duelStakes(s, variant), () => 'CAN-48'),
            (after) => afterDuel(after, variant),
          )
        const lost = verdicts(s, variant).filter((each) => each.verdict.result === 'loses')
        const citations = new Map(lost.map((each) => [each.bet, each.verdict.cite]))
        return chain(
          collect(
            s,
            customs,
            lost.map((each) => each.bet),
            (bet) => citations.get(bet) as RuleId,
          ),
          (after) =>
            toPay(after, variant).length > 0 ? change(after, { phase: 'pay' }) : afterSettlement(after, variant),
        )
      },
    }),

    plain<BlackjackKind>('pay', {
      nature: 'settle',
      countsTime: (s) => s.holding.length > 0,
      by: ['croupier'],
      cite: articles.order,
      refusal: nothingToPay,
      apply: (s) => {
        const natural = naturalAtTurn(s)
        if (natural) return payNatural(s, natural)
        if (s.phase === 'tie-break')
          return chain(payInTurn(s, customs, duelWins(s, variant), 'CAN-48'), (after) => afterDuel(after, variant))
        return chain(payInTurn(s, customs, toPay(s, variant), articles.order), (after) =>
          afterSettlement(after, variant),
        )
      },
    }),

    plain<BlackjackKind>('collect-cards', {
      nature: 'settle',
      lastLook: true,
      by: ['croupier'],
      cite: articles.cardsCollected,
      refusal: (s) =>
        notNow(s, articles.cardsCollected, 'clear') ??
        (s.play.burning === null ? undefined : refuse('card-to-come', articles.cardsCollected)),
      apply: (s) => chain(clear(s, variant), (after) => finish(after, variant, customs)),
    }),
  ]
}

/** The players' cards from right to left, each hand's stakes released with them, and the bank's last. */
export const clear = (s: Blackjack, variant: Variant): Change<BlackjackKind> => {
  const rule = variant.articles.cardsCollected
  const hands = rightToLeft(s.play.hands.filter((hand) => hand.status === 'stood'))
  const boxes = [...new Set(hands.map((hand) => hand.box))]
  const bets = boxes.flatMap((box) => s.bets.filter((bet) => boxOf(bet) === box))
  const collected: Event[] = [
    ...hands.map((hand) => event('cards-collected', rule, { seat: hand.seat, hand: hand.id })),
    event('cards-collected', rule, { hand: 'bank' }),
  ]
  return chain(change(s, {}, collected), (after) => giveBack(after, bets, 'stake-released', rule))
}

export const finish = (s: Blackjack, variant: Variant, customs: Customs<BlackjackKind>): Change<BlackjackKind> =>
  chain(
    // Cards that were out too early and that nobody asked for.
    change(
      s,
      playing(s, NO_ROUND),
      s.play.aside.map((card) => event('card-burned', isMendoza(variant) ? 'MZA-15' : 'BJ-13', { card })),
    ),
    (after) => afterRound(after, variant),
    (after) => endRound(after, customs, true, variant.articles.cardsCollected),
  )
