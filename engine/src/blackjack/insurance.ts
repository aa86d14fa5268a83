// The ace and, in Canal 21, the ten-card of the bank: even money for naturals, insurance for everybody.

import type { SeatId } from '../kernel/actors.js'
import { chipOf, floorTo, notPresent, unevenChips } from '../kernel/chips.js'
import type { Change, Option, Refused, Rule } from '../kernel/contract.js'
import type { Customs } from '../kernel/customs.js'
import { EVEN, HALF, type Money, share } from '../kernel/money.js'
import { unauthorised, unnotified } from '../kernel/outside-limits.js'
import { answer, notNow, plain } from '../kernel/rules.js'
import { collect, paySeat, type Win } from '../kernel/settlement.js'
import { onSpot } from '../kernel/stakes.js'
import { balance, chain, change, event, one, say, unchanged, upTo } from '../kernel/table.js'
import { bankNeeds, openInsurances } from './bank.js'
import { afterOffers, bankGoesOn, isOffering } from './flow.js'
import { isAce } from './hands.js'
import { insuranceSpot } from './layout.js'
import {
  type Blackjack,
  type BlackjackKind,
  bankNatural,
  boxOf,
  type Hand,
  isNatural,
  PHASES,
  playing,
  rightToLeft,
  upcard,
  withHand,
} from './play.js'
import { refuse } from './refusals.js'
import { allStakesOf, originalOf, raise, roundsOf } from './stakes.js'
import type { Variant } from './variants.js'

interface Cover {
  readonly hand: Hand
  readonly round: number
  readonly on: string
}

/** Every insurance a seat may take: one a hand, and in Challenge 21 one a hand of the bank on which it has a bet. */
const covers = (s: Blackjack, variant: Variant, id: SeatId): Cover[] =>
  s.play.hands
    .filter((hand) => hand.seat === id && hand.status === 'waiting')
    .flatMap((hand) =>
      roundsOf(variant)
        .filter((round) => originalOf(s, variant, hand, round) > 0)
        .map((round) => ({ hand, round, on: insuranceSpot(variant.bets, hand.box, round) })),
    )

const AFTER_OFFERS: readonly string[] = PHASES.slice(PHASES.indexOf('insurance') + 1)

/** Insurance was offered in this round and «no más seguros» has been said; against other upcards it never was. */
const isClosed = (s: Blackjack, variant: Variant): boolean => AFTER_OFFERS.includes(s.phase) && isOffering(s, variant)

/** The whole insurance of a bet: at most half of it, in Mendoza exactly half, in whole chips. */
const halfOf = (s: Blackjack, variant: Variant, { hand, round }: Cover): Money =>
  floorTo(share(originalOf(s, variant, hand, round), HALF), chipOf(s))

const leastOf = (s: Blackjack, variant: Variant, cover: Cover): Money =>
  variant.insurance.exactlyHalf
    ? halfOf(s, variant, cover)
    : Math.ceil(Math.max(s.config.insuranceMin ?? 0, chipOf(s)) / chipOf(s)) * chipOf(s)

export const insuranceWins = (s: Blackjack, variant: Variant): Win[] => {
  const { insurance, articles } = variant
  const ace = isAce(upcard(s))
  const pays = ace ? insurance.ace : insurance.ten
  return pays && bankNatural(s)
    ? openInsurances(s, variant).map((bet) => ({
        bet,
        pays,
        cite: ace ? articles.insuranceWins : articles.insuranceTenWins,
      }))
    : []
}

export const insuranceRules = (variant: Variant, customs: Customs<BlackjackKind>): Rule<BlackjackKind>[] => {
  const { articles } = variant
  const offered = (s: Blackjack, id: SeatId, rule: typeof articles.evenMoney): Refused | undefined =>
    notNow(s, rule, 'insurance') ?? notPresent(s, id)
  const natural = (s: Blackjack, id: SeatId, box: number): Hand | undefined =>
    s.play.hands.find((hand) => hand.seat === id && hand.box === box && hand.status === 'waiting' && isNatural(hand))

  return [
    answer<BlackjackKind>('even-money', {
      cite: articles.evenMoney,
      fields: { box: 'integer' },
      bounds: (s, id) => s.play.hands.filter((hand) => hand.seat === id).map((hand) => ({ box: one(hand.box) })),
      refusal: (s, id, m) => {
        const no = offered(s, id, articles.evenMoney)
        if (no) return no
        const hand = natural(s, id, m.box as number)
        if (!hand) return refuse('no-natural', articles.evenMoney, { box: m.box as number })
        return s.bets.some((bet) => covers(s, variant, id).some(({ on }) => on === bet.on && boxOf(bet) === hand.box))
          ? refuse('already-insured', articles.evenMoney)
          : (unnotified(s, variant.spots) ?? unauthorised(s, variant.spots, allStakesOf(s, variant, hand)))
      },
      // Paid and closed at once: it can no longer be insured (BJK-27).
      apply: (s, id, m) => {
        const hand = natural(s, id, m.box as number) as Hand
        const bets = allStakesOf(s, variant, hand)
        const seats = [...new Set(bets.map((bet) => bet.seat))]
        return chain(
          change(s, withHand(s, hand.id, { status: 'out' }), [
            event('even-money-taken', articles.evenMoney, { seat: id, hand: hand.id }),
          ]),
          ...seats.map(
            (to) =>
              (after: Blackjack): Change<BlackjackKind> =>
                paySeat(
                  after,
                  customs,
                  to,
                  bets.filter((bet) => bet.seat === to).map((bet) => ({ bet, pays: EVEN, cite: articles.evenMoney })),
                  articles.evenMoney,
                ),
          ),
        )
      },
    }),

    answer<BlackjackKind>('insure', {
      cite: articles.insuranceOffer,
      fields: { on: 'word', amount: 'money' },
      bounds: (s, id) =>
        covers(s, variant, id).flatMap((cover): Option['fields'][] => {
          const least = leastOf(s, variant, cover) - onSpot(s, id, cover.on)
          const from = Math.max(least, chipOf(s))
          const most = Math.min(halfOf(s, variant, cover) - onSpot(s, id, cover.on), floorTo(balance(s, id), chipOf(s)))
          return from <= most ? [{ on: one(cover.on), amount: upTo(from, most, chipOf(s)) }] : []
        }),
      refusal: (s, id, m) => {
        const no = isClosed(s, variant)
          ? refuse('no-more-insurance', articles.insuranceClosed)
          : offered(s, id, articles.insuranceOffer)
        if (no) return no
        const amount = m.amount as Money
        const cover = covers(s, variant, id).find(({ on }) => on === m.on)
        if (!cover) return refuse('nothing-to-insure', articles.insuranceOffer, { on: m.on as string })
        const uneven = unevenChips(amount, chipOf(s))
        if (uneven) return uneven
        const whole = onSpot(s, id, cover.on) + amount
        const [atLeast, atMost] = [leastOf(s, variant, cover), halfOf(s, variant, cover)]
        if (whole < atLeast || whole > atMost)
          return refuse('misfit', articles.insuranceAmount, { atLeast, atMost, stake: whole })
        return amount > balance(s, id) ? refuse('not-enough-chips', 'GEN-06', { have: balance(s, id) }) : undefined
      },
      apply: (s, id, m) => raise(s, variant, id, [{ on: m.on as string, amount: m.amount as Money }]),
    }),

    plain<BlackjackKind>('no-more-insurance', {
      nature: 'course',
      pace: 'offer',
      by: ['croupier'],
      cite: articles.insuranceClosed,
      refusal: (s) => notNow(s, articles.insuranceClosed, 'insurance'),
      apply: (s) =>
        chain(change(s, {}, [say('no más seguros', articles.insuranceClosed)]), (after) => afterOffers(after, variant)),
    }),

    plain<BlackjackKind>('settle-insurance', {
      nature: 'settle',
      countsTime: (s) => s.holding.length > 0,
      by: ['croupier'],
      cite: articles.insuranceWins,
      refusal: (s) =>
        notNow(s, articles.insuranceWins, 'bank') ??
        (bankNeeds(s, variant) === 'insurance' ? undefined : refuse('no-insurance-due', articles.insuranceWins)),
      apply: (s) => {
        const wins = rightToLeft(insuranceWins(s, variant).sort((a, b) => boxOf(a.bet) - boxOf(b.bet)))
        const lost = wins.length ? [] : rightToLeft(openInsurances(s, variant).sort((a, b) => boxOf(a) - boxOf(b)))
        return chain(
          wins.length ? unchanged(s) : collect(s, customs, lost, () => articles.insuranceLoses),
          ...wins.map(
            (win) =>
              (after: Blackjack): Change<BlackjackKind> =>
                paySeat(after, customs, win.bet.seat, [win], win.cite),
          ),
          (after) => change(after, playing(after, { bank: { ...after.play.bank, insuranceSettled: true } })),
          (after) => bankGoesOn(after, variant),
        )
      },
    }),
  ]
}
