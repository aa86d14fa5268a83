// Hand by hand: the croupier turns it, says what it is, takes or pays its bets and takes its cards (PB-28). Ties stay until the end.

import { FIVE_CARD, gradeOf } from '../hands/categories.js'
import type { Ranked } from '../hands/ranked.js'
import type { SeatId } from '../kernel/actors.js'
import type { RuleId } from '../kernel/citations.js'
import type { Change, Event, Rule } from '../kernel/contract.js'
import type { Customs } from '../kernel/customs.js'
import { EVEN, type Odds, odds } from '../kernel/money.js'
import { limitsTold, unauthorised, unnotified } from '../kernel/outside-limits.js'
import { endRound } from '../kernel/rounds.js'
import { notNow, plain } from '../kernel/rules.js'
import { collect, giveBack, paySeat, push } from '../kernel/settlement.js'
import { type Bet, chain, change, event, isOpen, say, unchanged } from '../kernel/table.js'
import { BONUS_TABLE, bonusLine, bonusRule } from './bonus.js'
import { moveButton } from './button.js'
import { areReal, type Faces, facesOfHand, toldHand, turning } from './faces.js'
import { handOf, type Result, resultOf } from './judging.js'
import { tableOdds } from './layout.js'
import {
  bankCards,
  cardsOf,
  EQUAL,
  inRound,
  NO_CARDS,
  type Poker,
  type PokerKind,
  playing,
  retiring,
  withHand,
} from './play.js'
import { refuse } from './refusals.js'
import { nextRetired, showForSide, shownForSide, sideOf, sideWins } from './side.js'
import { betsOn, freeBets, refusedAnte, restingOn } from './stakes.js'
import { isIquique, type Variant } from './variants.js'
import { forgotten, voidHand } from './voided.js'
import { handPhrase } from './words.js'

type Step = Change<PokerKind>

/** What becomes of a bet: taken, paid, or left where it is. */
interface Line {
  readonly bet: Bet
  readonly does: 'pay' | 'take' | 'leave'
  readonly pays: Odds
  readonly cite: RuleId
}

const order = (s: Poker, { settles }: Variant): SeatId[] => {
  // Of the seats, not of the deal: the button changes only who is dealt and asked first.
  const left = [...inRound(s)].sort((a, b) => Number(a.slice('seat:'.length)) - Number(b.slice('seat:'.length)))
  return settles === 'left-to-right' ? left : left.reverse()
}

/** Whether hands are turned and compared: against a bank that opened, or against the table. */
const compares = (s: Poker, { hasBank }: Variant): boolean => !hasBank || s.play.bank.opens === true

/** The hand to be settled now: the one that is turned, or where none is turned the next. */
export const settling = (s: Poker, variant: Variant): SeatId | undefined => {
  if (s.phase !== 'hands') return undefined
  return compares(s, variant) ? (s.play.current ?? undefined) : order(s, variant)[0]
}

const line = (does: Line['does'], cite: RuleId, pays: Odds = EVEN): Omit<Line, 'bet'> => ({ does, cite, pays })

/** The side bet comes first and depends on nothing else (HEB-22). */
const sideLine = (s: Poker, id: SeatId): Omit<Line, 'bet'> => {
  const named = bonusLine(cardsOf(s, id), bankCards(s))
  return named ? line('pay', bonusRule(named), odds(BONUS_TABLE[named], 1)) : line('take', 'HEB-22')
}

const anteLine = ({ articles, tables, antePaidFrom }: Variant, hand: Ranked): Omit<Line, 'bet'> => {
  if (antePaidFrom && gradeOf(FIVE_CARD, hand.category) < gradeOf(FIVE_CARD, antePaidFrom))
    return line('leave', 'HEB-26')
  return line('pay', articles.winsAnte, tables.ante ? tableOdds(tables.ante, hand.category) : EVEN)
}

const mainLine = (variant: Variant, hand: Ranked, result: Result, on: string): Omit<Line, 'bet'> => {
  const { articles, tables, hasBank } = variant
  if (result === 'ties') return line('leave', articles.ties)
  if (result === 'loses') return line('take', articles.loses)
  if (on === variant.first[0] && hasBank) return anteLine(variant, hand)
  return line('pay', articles.winsBet, tables.bet ? tableOdds(tables.bet, hand.category) : EVEN)
}

/** The bets of a hand in the order they are settled, and what becomes of each. */
const linesOf = (s: Poker, variant: Variant, id: SeatId): Line[] => {
  const { articles, first, side } = variant
  const hand = compares(s, variant) ? handOf(s, id) : null
  const result = hand ? resultOf(s, variant, id) : null
  const spots = [...variant.spots.keys()].sort((a, b) => Number(b === side) - Number(a === side))
  return spots.flatMap((on) =>
    betsOn(s, id, on).map((bet): Line => {
      if (on === side) return { bet, ...sideLine(s, id) }
      if (hand && result) return { bet, ...mainLine(variant, hand, result, on) }
      // The bank did not open: the ante is paid, the rest is not touched (BV-02).
      return { bet, ...(on === first[0] ? line('pay', articles.closedAnte) : line('leave', articles.closedBet)) }
    }),
  )
}

/** Who retires with a Bonus that is paid with it; where nobody has seen the hand, it may be. */
const retiredWinners = (s: Poker, variant: Variant): SeatId[] => {
  const id = nextRetired(s)
  if (!id || sideOf(s, variant, id).length === 0) return []
  return s.play.hands[id]?.shown === null || sideWins(s, variant, id) ? [id] : []
}

/** A seat whose hand is turned and wins something, before it is paid. */
export const winners = (s: Poker, variant: Variant): readonly SeatId[] => {
  const id = settling(s, variant)
  const wins = id && !refusedAnte(s, variant, id) && linesOf(s, variant, id).some(({ does }) => does === 'pay')
  return [...(wins ? [id] : []), ...retiredWinners(s, variant)]
}

const settleLines = (
  s: Poker,
  variant: Variant,
  customs: Customs<PokerKind>,
  id: SeatId,
  lines: readonly Line[],
): Step => {
  const those = (does: Line['does']) => lines.filter((each) => each.does === does)
  const taking =
    (which: readonly Line[]) =>
    (after: Poker): Step =>
      which.length === 0
        ? unchanged(after)
        : collect(
            after,
            customs,
            which.map(({ bet }) => bet),
            (bet) => (which.find((each) => each.bet === bet) as Line).cite,
          )
  const paying = (after: Poker): Step =>
    those('pay').length === 0 ? unchanged(after) : paySeat(after, customs, id, those('pay'), variant.articles.compared)
  // What the side bet lost is taken before the rest is paid; what the rest lost, after the side bet is paid.
  const isSide = ({ bet }: Line) => bet.on === variant.side
  return chain(
    unchanged(s),
    taking(those('take').filter(isSide)),
    paying,
    taking(those('take').filter((each) => !isSide(each))),
    (after) => (those('leave').length === 0 ? unchanged(after) : push(after, customs, those('leave'), EQUAL)),
  )
}

const settleHand = (s: Poker, variant: Variant, customs: Customs<PokerKind>): Step => {
  const id = settling(s, variant) as SeatId
  const { articles } = variant
  const refused = refusedAnte(s, variant, id)
  if (refused)
    return chain(change(s, playing(s, { current: null }), limitsTold(s, variant.spots, refused)), (after) =>
      voidHand(after, variant, id, 'ante-refused', 'GEN-14'),
    )
  return chain(
    settleLines(s, variant, customs, id, linesOf(s, variant, id)),
    (after) =>
      change(after, { ...withHand(after, id, { status: 'settled', taken: true }) }, [
        event('cards-collected', articles.cleared, { seat: id, cards: after.play.hands[id]?.count ?? 0 }),
      ]),
    (after) =>
      change(after, {
        phase: inRound(after).length > 0 || retiring(after).length > 0 ? 'hands' : 'clear',
        ...playing(after, { current: null }),
      }),
  )
}

/** Whose hand is turned next: one that retires with a side bet, where real cards must be seen for it; then hand by hand. */
const turned = (s: Poker, variant: Variant): SeatId | undefined => {
  const retired = areReal(s) ? shownForSide(s, variant) : undefined
  if (retired || s.phase !== 'hands' || s.play.current !== null || !compares(s, variant)) return retired
  return order(s, variant)[0]
}

const facesNow = (s: Poker, variant: Variant): Faces => {
  const id = turned(s, variant)
  return id ? facesOfHand(s, id) : { count: 0 }
}

export const showHand = (s: Poker, variant: Variant, id: SeatId): Step => {
  const cards = cardsOf(s, id)
  const open: Poker = { ...s, ...withHand(s, id, { shown: cards, cards: { ...NO_CARDS, secret: [id] } }) }
  const hand = handOf(open, id)
  const result = resultOf(open, variant, id)
  const used = s.play.board.open.filter((card) => hand.cards.includes(card))
  return change(open, playing(open, { current: id }), [
    event('hand-shown', variant.articles.compared, {
      seat: id,
      cards,
      category: hand.category,
      hand: hand.cards,
      used,
      result,
    }),
    say(handPhrase(hand), variant.articles.compared),
    ...(result === 'ties' && isIquique(variant) ? [say('ANCARE', 'HPI-28')] : []),
  ])
}

/** The board goes before the bank's cards (HPI-29). */
const lastCards = (s: Poker, { articles }: Variant): Event[] => [
  ...(s.play.board.open.length + s.play.board.count > 0
    ? [event('cards-collected', articles.cleared, { of: 'board' })]
    : []),
  ...(s.play.bank.count > 0 ? [event('cards-collected', articles.cleared, { of: 'bank' })] : []),
]

const clear = (s: Poker, variant: Variant, customs: Customs<PokerKind>): Step => {
  const { roster, bank } = s.play
  return chain(
    change(s, {}, lastCards(s, variant)),
    (after) =>
      giveBack(
        after,
        after.bets.filter((bet) => bet.tag === EQUAL),
        'stake-released',
        bank.opens === false ? variant.articles.closedBet : variant.articles.ties,
      ),
    forgotten,
    (after) => endRound(after, customs, true, variant.articles.cleared),
    (after) => moveButton(after, variant, roster),
  )
}

export const settleRules = (variant: Variant, customs: Customs<PokerKind>): Rule<PokerKind>[] => {
  const { articles, spots } = variant
  return [
    turning('show-hand', {
      cite: articles.compared,
      nature: 'settle',
      opens: (s) => {
        const id = turned(s, variant)
        return id ? [id] : []
      },
      faces: (s) => facesNow(s, variant),
      refusal: (s) => {
        if (isOpen(s) && turned(s, variant)) return undefined
        const no = notNow(s, articles.compared, 'hands')
        if (no) return no
        if (!compares(s, variant)) return refuse('hand-not-turned', articles.closedAnte)
        return refuse('no-hand-waits', articles.compared)
      },
      apply: (s, told) => {
        const id = turned(s, variant) as SeatId
        const known = toldHand(s, id, told)
        return s.phase === 'hands' ? showHand(known, variant, id) : showForSide(known, id)
      },
    }),

    plain<PokerKind>('settle-hand', {
      by: ['croupier'],
      cite: articles.compared,
      nature: 'settle',
      lastLook: true,
      countsTime: (s) => s.holding.length > 0,
      refusal: (s) => {
        const no = notNow(s, articles.compared, 'hands')
        if (no) return no
        const id = settling(s, variant)
        if (!id) return refuse('hand-not-turned', articles.compared)
        const wins = linesOf(s, variant, id).filter(({ does }) => does === 'pay')
        return (
          unnotified(s, spots, freeBets(s, id)) ??
          unauthorised(
            s,
            spots,
            restingOn(
              s,
              variant,
              id,
              wins.map(({ bet }) => bet),
            ),
          )
        )
      },
      apply: (s) => settleHand(s, variant, customs),
    }),

    plain<PokerKind>('clear', {
      by: ['croupier'],
      cite: articles.cleared,
      nature: 'settle',
      lastLook: true,
      refusal: (s) => notNow(s, articles.cleared, 'clear'),
      apply: (s) => clear(s, variant, customs),
    }),
  ]
}
