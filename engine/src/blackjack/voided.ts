import type { Change, Rule } from '../kernel/contract.js'
import type { Customs } from '../kernel/customs.js'
import { unauthorised, unnotified } from '../kernel/outside-limits.js'
import { choice, notNow, plain } from '../kernel/rules.js'
import { giveBack, paySeat } from '../kernel/settlement.js'
import { isFree } from '../kernel/stakes.js'
import { chain, change, event, unchanged } from '../kernel/table.js'
import { notHere } from './causes.js'
import { destination, layOut } from './deal.js'
import { afterDeal, mayBeNatural, nextTurn } from './flow.js'
import {
  atTurn,
  type Blackjack,
  type BlackjackKind,
  boxOf,
  type Hand,
  isNatural,
  playing,
  rightToLeft,
  withHand,
} from './play.js'
import { cardsInShoe, isMachine } from './preparation.js'
import { refuse } from './refusals.js'
import { clear, finish } from './settle.js'
import { allStakesOf, playedBoxes } from './stakes.js'
import type { Variant } from './variants.js'

/** A hand with a bet that got no card is out of the round, and the others' cards move up (BJ-19, MZA-21). */
export const noCards = (variant: Variant, customs: Customs<BlackjackKind>): Rule<BlackjackKind> =>
  choice<BlackjackKind>('no-cards', {
    nature: 'irregular',
    physical: true,
    voids: true,
    by: ['croupier'],
    cite: variant.articles.skipped,
    field: 'box',
    kind: 'integer',
    candidates: (s) => playedBoxes(s, variant).map(({ box }) => box),
    refusal: (s, m) => {
      const no = notNow(s, variant.articles.skipped, 'deal')
      if (no) return no
      if (s.play.bankAfter !== null || s.play.stuck !== null) return notHere(variant.articles.skipped)
      return playedBoxes(s, variant).some(({ box }) => box === m.box)
        ? undefined
        : refuse('no-such-hand', variant.articles.skipped, { box: m.box as number })
    },
    apply: (s, m) => {
      const hands = s.play.hands.filter((hand) => hand.box !== m.box)
      const out = layOut(hands, s.play.dealt, hands.length)
      const laid =
        s.play.hands.length === 0
          ? unchanged(s)
          : change(
              s,
              playing(s, {
                hands: out.hands,
                bank: { ...s.play.bank, cards: out.bank },
                aside: [...out.rest, ...s.play.aside],
              }),
            )
      const bets = s.bets.filter((bet) => boxOf(bet) === m.box)
      return chain(
        laid,
        (after) => change(after, {}, [event('hand-invalid', variant.articles.skipped, { box: m.box as number })]),
        (after) => giveBack(after, bets, 'bet-returned', variant.articles.skipped),
        (after) => {
          if (playedBoxes(after, variant).length === 0) return finish(after, variant, customs)
          return s.play.hands.length > 0 && out.complete ? afterDeal(after, variant) : unchanged(after)
        },
      )
    },
  })

/** The bank has played: only what a hand is still owed is missing. */
const onlyOwed = (s: Blackjack): boolean => s.play.bank.complete && s.phase === 'turns'

/** No card for a hand that was owed one when the bank had played: it is void, the others are settled (G-MZ-20). */
const voidOwed = (s: Blackjack, variant: Variant): Change<BlackjackKind> => {
  const hand = atTurn(s) as Hand
  return chain(
    change(s, playing(s, { shoe: { ...s.play.shoe, cutCardShown: true } }), [event('shoe-exhausted', 'MZA-07')]),
    (after) => giveBack(after, allStakesOf(s, variant, hand), 'bet-voided', 'MZA-07'),
    (after) => change(after, withHand(after, hand.id, { status: 'out', asks: false })),
    (after) => nextTurn(after, variant),
  )
}

/** The cards ran out: naturals are paid and every other bet goes back (BJ-15, G-BJ-12, CAN-58). */
export const endShoe = (variant: Variant, customs: Customs<BlackjackKind>): Rule<BlackjackKind> => {
  const forgotten = (s: Blackjack) => s.play.shoe.cutCard === null && !isMachine(s)
  const paid = (s: Blackjack): Hand[] =>
    s.play.hands.filter(
      (hand) =>
        isNatural(hand) &&
        // Canal 21 voids what cannot be completed: a natural that waits for the bank cannot.
        (!variant.tieBreak || forgotten(s) || !mayBeNatural(s)),
    )
  return plain<BlackjackKind>('end-shoe', {
    nature: 'course',
    by: ['croupier'],
    cite: variant.articles.exhausted,
    refusal: (s) => {
      const no = notNow(s, variant.articles.exhausted, 'deal', 'turns', 'bank', 'tie-break')
      if (no) return no
      if (destination(s, variant) === undefined) return refuse('no-card-due', variant.articles.exhausted)
      if (!forgotten(s) && (cardsInShoe(s.play.shoe) > 0 || s.play.aside.length > 0))
        return refuse('cards-left', variant.articles.exhausted, { left: cardsInShoe(s.play.shoe) })
      const due = onlyOwed(s) ? [] : paid(s).flatMap((hand) => allStakesOf(s, variant, hand))
      return unnotified(s, variant.spots, due) ?? unauthorised(s, variant.spots, due)
    },
    apply: (s) => {
      if (onlyOwed(s)) return voidOwed(s, variant)
      const rule = forgotten(s) ? variant.articles.cutCardForgotten : variant.articles.exhausted
      const shoe = { ...s.play.shoe, cutCardShown: true }
      return chain(
        change(s, playing(s, { shoe }), [event('shoe-exhausted', rule)]),
        ...rightToLeft(paid(s)).flatMap((hand) =>
          [...new Set(allStakesOf(s, variant, hand).map((bet) => bet.seat))].map(
            (id) =>
              (after: Blackjack): Change<BlackjackKind> =>
                paySeat(
                  after,
                  customs,
                  id,
                  allStakesOf(after, variant, hand)
                    .filter((bet) => bet.seat === id)
                    .map((bet) => ({ bet, pays: variant.natural, cite: rule })),
                  rule,
                ),
          ),
        ),
        (after) => giveBack(after, after.bets.filter(isFree), 'bet-voided', rule),
        (after) =>
          change(
            after,
            playing(after, {
              hands: after.play.hands.map((hand) =>
                hand.status === 'out' ? hand : { ...hand, status: 'stood' as const },
              ),
            }),
          ),
        (after) => clear(after, variant),
        (after) => finish(after, variant, customs),
      )
    },
  })
}
