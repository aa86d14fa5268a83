// The player's decisions at the turn of a hand: stand, hit, double, split, surrender.

import type { SeatId } from '../kernel/actors.js'
import { chipOf, floorTo, notPresent, unevenChips } from '../kernel/chips.js'
import type { RuleId } from '../kernel/citations.js'
import type { Change, Refused, Rule } from '../kernel/contract.js'
import { limitsOf } from '../kernel/limits.js'
import { HALF, type Money, share } from '../kernel/money.js'
import { isVoid, limitsTold, playing as playingPart, unnotified } from '../kernel/outside-limits.js'
import { answer, notNow, plain } from '../kernel/rules.js'
import { halved } from '../kernel/settlement.js'
import { balance, chain, change, event, one, say, upTo } from '../kernel/table.js'
import { bonusOf } from './bonuses.js'
import { cannotDraw, coveredCard, mayBeNatural, maySplit, maySurrender, nextTurn } from './flow.js'
import { hardTotal, isAce, total } from './hands.js'
import { doubleSpot, handId, splitSpot } from './layout.js'
import { atTurn, type Blackjack, type BlackjackKind, type Hand, isNatural, playing, upcard, withHand } from './play.js'
import { isEmpty } from './preparation.js'
import { refuse } from './refusals.js'
import { allStakesOf, cannotRaise, originalOf, type Raise, raise, roundsOf } from './stakes.js'
import type { Variant } from './variants.js'

/** Why this seat has nothing to decide now. */
const notTheirTurn = (s: Blackjack, variant: Variant, id: SeatId, rule: RuleId): Refused | undefined => {
  const early = notNow(s, rule, 'turns')
  if (early) return early
  const hand = atTurn(s) as Hand
  if (hand.seat !== id) return refuse('not-your-turn', variant.articles.ownHand, { turn: hand.id })
  if (hand.asks) return refuse('card-to-come', rule)
  if (hand.status === 'bust') return refuse('hand-is-bust', variant.articles.bust)
  if (hand.prize !== null) return refuse('prize-to-be-paid', rule)
  if (s.play.owed) return refuse('choice-owed', 'MZA-24')
  return isNatural(hand) && !mayBeNatural(s) ? refuse('natural-to-be-paid', variant.articles.naturalAtOnce) : undefined
}

/** What a double costs: the same again on each bet of the hand, or in Canal 21 any part of it from the minimum. */
const doubling = (s: Blackjack, variant: Variant, hand: Hand, amount?: Money): Raise[] =>
  roundsOf(variant).flatMap((round) => {
    const original = originalOf(s, variant, hand, round)
    return original > 0 ? [{ on: doubleSpot(variant.bets, hand.id, round), amount: amount ?? original }] : []
  })

const splitting = (s: Blackjack, variant: Variant, hand: Hand): Raise[] =>
  roundsOf(variant).flatMap((round) => {
    const original = originalOf(s, variant, hand, round)
    return original > 0 ? [{ on: splitSpot(variant.bets, nextId(s, hand), round), amount: original }] : []
  })

const nextId = (s: Blackjack, hand: Hand): string =>
  handId(hand.box, 1 + s.play.hands.filter((other) => other.box === hand.box).length)

const doublesWith = (variant: Variant, hand: Hand): boolean => {
  if (hand.cards.length !== 2 || hand.from === 'aces' || isNatural(hand)) return false
  const points = total(hand.cards)
  return points >= variant.doubles.from && points <= variant.doubles.to
}

/** Half of every stake of a hand goes to the bank, the rest back; then its cards. */
const surrender = (s: Blackjack, variant: Variant, hand: Hand): Change<BlackjackKind> => {
  const bets = allStakesOf(s, variant, hand)
  const { spots } = variant
  const events = bets.flatMap((bet) => {
    // What the room head refused to pay cannot lose either (G-04).
    const plays = isVoid(s, spots, bet) ? 0 : playingPart(s, spots, bet)
    const half = share(plays, HALF)
    // The catalogue names the half that is lost, Mendoza the half that comes back: that half is rounded down (G-MZ-10).
    const lost = variant.surrenderReturns ? plays - half : half
    return [halved(bet, lost, variant.articles.surrenderHalf, () => bet.with), ...limitsTold(s, spots, bet)]
  })
  return change(s, { bets: s.bets.filter((bet) => !bets.includes(bet)), ...withHand(s, hand.id, { status: 'out' }) }, [
    event('surrendered', variant.articles.surrender, { seat: hand.seat, hand: hand.id }),
    ...(variant.says.surrender ? [say(variant.says.surrender, variant.articles.paysAndTakes)] : []),
    ...events,
  ])
}

/** Who was owed cards draws or stands against the bank's; no stake is raised against cards that are seen (MZA-25). */
const seesTheBank = (s: Blackjack): Refused | undefined =>
  s.play.bank.complete ? refuse('bank-has-played', 'MZA-25') : undefined

export const decisionRules = (variant: Variant): Rule<BlackjackKind>[] => {
  const { articles } = variant
  const turn = (s: Blackjack, id: SeatId, rule: RuleId) => notTheirTurn(s, variant, id, rule) ?? notPresent(s, id)
  const asks = (s: Blackjack, hand: Hand, rule: RuleId, type: string, patch: Partial<Hand> = {}) =>
    change(s, withHand(s, hand.id, { asks: true, ...patch }), [event(type, rule, { seat: hand.seat, hand: hand.id })])

  const oneCardOnly = (hand: Hand): Refused | undefined =>
    hand.from === 'aces' ? refuse('split-aces-take-one-card', articles.splitAces) : undefined

  return [
    answer<BlackjackKind>('hit', {
      cite: articles.hit,
      refusal: (s, id) => {
        const no = turn(s, id, articles.hit)
        if (no) return no
        const hand = atTurn(s) as Hand
        if (s.play.bank.complete && isEmpty(s)) return refuse('shoe-exhausted', articles.exhausted)
        return oneCardOnly(hand) ?? (cannotDraw(variant, hand) ? refuse('twenty-one', articles.hit) : undefined)
      },
      apply: (s) => asks(s, atTurn(s) as Hand, articles.hit, 'card-asked-for'),
    }),

    // The croupier stands for whoever does not answer or has gone: nobody else may play the hand.
    answer<BlackjackKind>('stand', {
      cite: articles.stand,
      refusal: (s, id) => notTheirTurn(s, variant, id, articles.stand),
      apply: (s, id) => {
        const hand = atTurn(s) as Hand
        const prize = bonusOf(s, variant, hand, true)
        const stood = change(s, withHand(s, hand.id, { status: 'stood', prize }), [
          event('stood', articles.stand, { seat: id, hand: hand.id, total: total(hand.cards) }),
          ...(variant.says.stand ? [say(variant.says.stand, articles.stand)] : []),
        ])
        return prize ? stood : chain(stood, (after) => nextTurn(after, variant))
      },
    }),

    answer<BlackjackKind>('double', {
      cite: articles.double,
      fields: variant.doublesForLess ? { amount: 'money?' } : {},
      bounds: (s) => {
        const hand = atTurn(s)
        if (!variant.doublesForLess || !hand) return [{}]
        const chip = chipOf(s)
        const original = originalOf(s, variant, hand, 1)
        const most = floorTo(Math.min(original, balance(s, hand.seat)), chip)
        const least = Math.ceil(Math.max(limitsOf(s, 'main').min ?? 0, chip) / chip) * chip
        if (least > most) return [{}]
        const amount = upTo(least, most, chip)
        return [{ amount: original <= balance(s, hand.seat) ? { ...amount, optional: true } : amount }]
      },
      refusal: (s, id, m) => {
        const no = turn(s, id, articles.double)
        if (no) return no
        const hand = atTurn(s) as Hand
        const only = seesTheBank(s) ?? oneCardOnly(hand)
        if (only) return only
        if (!doublesWith(variant, hand)) return refuse('cannot-double', articles.double, { total: total(hand.cards) })
        const amount = m.amount as Money | undefined
        if (amount !== undefined) {
          const uneven = unevenChips(amount, chipOf(s))
          if (uneven) return uneven
          const [atLeast, atMost] = [limitsOf(s, 'main').min ?? 0, originalOf(s, variant, hand, 1)]
          if (amount < atLeast || amount > atMost)
            return refuse('misfit', articles.doubleAmount, { atLeast, atMost, stake: amount })
        }
        return cannotRaise(s, id, doubling(s, variant, hand, amount), articles.doubleAmount)
      },
      apply: (s, id, m) => {
        const hand = atTurn(s) as Hand
        const raised = raise(s, variant, id, doubling(s, variant, hand, m.amount as Money | undefined))
        // Mendoza: up to 11, aces as 1, the card lies face down until the bank has played (MZA-52, MZA-53).
        if (!variant.covers || hardTotal(hand.cards) > 11 || isEmpty(s))
          return chain(raised, (after) => asks(after, hand, articles.double, 'doubled', { doubled: true }))
        return chain(
          raised,
          (after) => coveredCard(after, variant, hand.id),
          (after) =>
            change(after, withHand(after, hand.id, { doubled: true, covered: 1, status: 'stood' }), [
              event('doubled', 'MZA-52', { seat: id, hand: hand.id }),
            ]),
          (after) => nextTurn(after, variant),
        )
      },
    }),

    answer<BlackjackKind>('split', {
      cite: articles.split,
      refusal: (s, id) => {
        const no = turn(s, id, articles.split)
        if (no) return no
        const seen = seesTheBank(s)
        if (seen) return seen
        const hand = atTurn(s) as Hand
        const pair = hand.cards.length === 2 && hardTotal(hand.cards.slice(0, 1)) === hardTotal(hand.cards.slice(1))
        if (!pair) return refuse('no-pair', articles.split)
        if (hand.from === 'aces' && !variant.splitAcesAgain)
          return refuse('split-aces-take-one-card', articles.splitAces)
        if (!maySplit(s, variant, hand))
          return refuse('split-often-enough', articles.splitsMax, { most: variant.splits })
        return cannotRaise(s, id, splitting(s, variant, hand), articles.split)
      },
      apply: (s, id) => {
        const hand = atTurn(s) as Hand
        const from = hand.cards.every(isAce) ? 'aces' : 'split'
        const [first, second] = hand.cards
        const open: Hand = { ...hand, from }
        const hands = s.play.hands.flatMap((other) =>
          other.id === hand.id
            ? [
                { ...open, cards: [first as never] },
                { ...open, id: nextId(s, hand), cards: [second as never] },
              ]
            : [other],
        )
        return chain(
          raise(s, variant, id, splitting(s, variant, hand)),
          (after) =>
            change(after, playing(after, { hands }), [
              event('split', articles.split, { seat: id, hand: hand.id, into: nextId(s, hand) }),
            ]),
          (after) => nextTurn(after, variant),
        )
      },
    }),

    ...(variant.surrenders === 'at-turn' ? [surrenderAtTurn(variant)] : surrenderBefore(variant)),
  ]
}

const surrenderAtTurn = (variant: Variant): Rule<BlackjackKind> =>
  answer<BlackjackKind>('surrender', {
    cite: variant.articles.surrender,
    refusal: (s, id) => {
      const { articles } = variant
      const no = notTheirTurn(s, variant, id, articles.surrender) ?? notPresent(s, id)
      if (no) return no
      const hand = atTurn(s) as Hand
      if (!variant.surrendersToAce && isAce(upcard(s)))
        return refuse('no-surrender-to-an-ace', articles.surrenderNotAce)
      if (!maySurrender(s, variant, hand)) return refuse('too-late-to-surrender', articles.surrender)
      return unnotified(s, variant.spots)
    },
    apply: (s) => chain(surrender(s, variant, atTurn(s) as Hand), (after) => nextTurn(after, variant)),
  })

/** Mendoza: «retiros» is announced once, before anybody draws (MZA-40). */
const surrenderBefore = (variant: Variant): Rule<BlackjackKind>[] => {
  const waiting = (s: Blackjack, id: SeatId, box: number): Hand | undefined =>
    s.play.hands.find((hand) => hand.seat === id && hand.box === box && hand.status === 'waiting' && !isNatural(hand))
  return [
    answer<BlackjackKind>('surrender', {
      cite: 'MZA-40',
      fields: { box: 'integer' },
      bounds: (s, id) => s.play.hands.filter((hand) => hand.seat === id).map((hand) => ({ box: one(hand.box) })),
      refusal: (s, id, m) => {
        if (s.phase === 'turns') return refuse('too-late-to-surrender', 'MZA-69')
        const no = notNow(s, 'MZA-40', 'surrender') ?? notPresent(s, id)
        if (no) return no
        if (!waiting(s, id, m.box as number)) return refuse('no-hand-to-surrender', 'MZA-40', { box: m.box as number })
        return unnotified(s, variant.spots)
      },
      apply: (s, id, m) => surrender(s, variant, waiting(s, id, m.box as number) as Hand),
    }),
    plain<BlackjackKind>('no-more-surrenders', {
      nature: 'course',
      pace: 'offer',
      by: ['croupier'],
      cite: 'MZA-40',
      refusal: (s) => notNow(s, 'MZA-40', 'surrender'),
      apply: (s) => chain(change(s, { phase: 'turns' }), (after) => nextTurn(after, variant)),
    }),
  ]
}
