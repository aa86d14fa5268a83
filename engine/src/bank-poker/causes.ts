// What may go wrong at a table, who declares it, when it can have happened, and what the regulation does about it.

import type { SeatId, Staff } from '../kernel/actors.js'
import type { Card } from '../kernel/cards.js'
import type { RuleId } from '../kernel/citations.js'
import type { Change, Refused } from '../kernel/contract.js'
import type { Customs } from '../kernel/customs.js'
import { secret } from '../kernel/secrets.js'
import { betweenRounds, chain, change, event, say } from '../kernel/table.js'
import { cardsLeft } from './dealing.js'
import { areReal, sawCards } from './faces.js'
import { burnBeside, isOpenSlot, lapWith, modeOf, runOf } from './laps.js'
import {
  deckIs,
  type Hand,
  inRound,
  isComing,
  type Poker,
  type PokerKind,
  playing,
  type Slot,
  UNKNOWN,
} from './play.js'
import { refuse } from './refusals.js'
import { isHoldem, type Variant } from './variants.js'
import { voidHand, voidRound } from './voided.js'

type Step = Change<PokerKind>

export interface Cause {
  readonly by: Staff
  readonly rule: RuleId
  /** The seats it may be about; absent where it is about none. */
  seats?(s: Poker): readonly SeatId[]
  /** Why it cannot have happened now. */
  refusal(s: Poker, id: SeatId | undefined): Refused | undefined
  /** A card is seen by it: where nobody knew it, it may be told. */
  shows?(s: Poker): boolean
  apply(s: Poker, id: SeatId | undefined, seen?: Card): Step
}

export type Causes = { readonly [cause: string]: Cause }

export const notHere = (rule: RuleId): Refused => refuse('cannot-have-happened', rule)

export const only = (rule: RuleId, could: boolean): Refused | undefined => (could ? undefined : notHere(rule))

/** From the first card until the bank is judged: so long a round can come to nothing. */
const VOIDABLE: readonly string[] = ['deal', 'answers', 'exchange', 'serve', 'uncover', 'bank']

export const isVoidable = (s: Poker): boolean => VOIDABLE.includes(s.phase) && s.play.out > 0

const isDealing = (s: Poker): boolean => isComing(s) && s.play.burning === null && s.play.stuck === null

/** The next card should come face down. */
const isCovering = (s: Poker): boolean => isDealing(s) && !runOf(s.play.plan).some(isOpenSlot)

export const noted = (s: Poker, cause: string, rule: RuleId, id?: SeatId): Step =>
  change(s, {}, [event('irregular-play', rule, id ? { cause, seat: id } : { cause })])

const hasCards = (s: Poker, id: SeatId | undefined): boolean => id !== undefined && (s.play.hands[id]?.count ?? 0) > 0

/** Nobody has answered, and so nobody has exchanged or bought. */
const isUndecided = (s: Poker): boolean =>
  Object.values(s.play.hands).every(({ answers }) => Object.keys(answers).length === 0)

/** Cards are coming, or the last of them have just come: what was seen of them is told before anybody says anything (BV-45). */
const isFirstDeal = (s: Poker): boolean => s.phase === 'deal' || (s.phase === 'answers' && isUndecided(s))

/** Cards were exchanged or bought, and the last of them has just come. */
const isServed = (s: Poker): boolean =>
  s.phase === 'uncover' && Object.values(s.play.hands).some(({ exchanged, bought }) => bought || (exchanged ?? 0) > 0)

/** A round that comes to nothing because of it. */
export const voids = (
  name: string,
  by: Staff,
  rule: RuleId,
  customs: Customs<PokerKind>,
  could: (s: Poker) => boolean,
): Cause => ({
  by,
  rule,
  refusal: (s) => only(rule, could(s)),
  apply: (s) => chain(noted(s, name, rule), (after) => voidRound(after, customs, name, rule)),
})

/** A hand that comes to nothing because of it. */
export const voidsHand = (
  name: string,
  rule: RuleId,
  variant: Variant,
  could: (s: Poker, id: SeatId) => boolean = hasCards,
): Cause => ({
  by: 'croupier',
  rule,
  seats: inRound,
  refusal: (s, id) => only(rule, isVoidable(s) && id !== undefined && could(s, id)),
  apply: (s, id) => chain(noted(s, name, rule, id), (after) => voidHand(after, variant, id as SeatId, name, rule)),
})

/** Hands nobody has counted yet: those that play, and retired ones, also from the discards (BV-50). One that was turned was counted. */
const uncounted = (s: Poker): SeatId[] =>
  s.play.order.filter((id) => {
    const { status, shown } = s.play.hands[id] as Hand
    return status === 'playing' || (status === 'folded' && shown === null)
  })

/** A hand with a wrong number of cards, mostly found when the croupier takes or turns it. */
export const wrongCount = (rule: RuleId, variant: Variant): Cause => ({
  by: 'croupier',
  rule,
  seats: uncounted,
  refusal: (s, id) => only(rule, (isVoidable(s) || s.phase === 'hands') && hasCards(s, id)),
  apply: (s, id) =>
    chain(
      noted(s, 'wrong-count', rule, id),
      (after) => change(after, playing(after, { current: after.play.current === id ? null : after.play.current })),
      (after) => voidHand(after, variant, id as SeatId, 'wrong-count', rule),
    ),
})

/** An open card comes that is burned. */
const burnsNext = (name: string, rule: RuleId, could: (s: Poker) => boolean): Cause => ({
  by: 'croupier',
  rule,
  refusal: (s) => only(rule, could(s) && s.play.burning === null && s.play.stuck === null && cardsLeft(s) > 0),
  apply: (s) => chain(noted(s, name, rule), (after) => change(after, playing(after, { burning: rule }))),
})

/** The flop is open and nothing has followed from it (PB-56, BV-36). */
export const extraFlopCard = (rule: RuleId): Cause =>
  burnsNext('extra-flop-card', rule, (s) => {
    const open = s.play.board.open.length
    const last = s.phase === 'answers' || s.phase === 'deal'
    const answered = Object.values(s.play.hands).flatMap(({ answers }) => [answers.turn, answers.bet, answers.call])
    return last && open === 3 && answered.every((said) => said === undefined || said === 'blind')
  })

export const tookBetBack = (rule: RuleId): Cause => ({
  by: 'croupier',
  rule,
  seats: inRound,
  refusal: (s, id) => only(rule, !betweenRounds(s) && hasCards(s, id)),
  apply: (s, id) =>
    chain(noted(s, 'took-bet-back', rule, id), (after) =>
      change(after, {}, [event('bet-put-back', rule, { seat: id as SeatId })]),
    ),
})

export const notDealtIn = (rule: RuleId, variant: Variant): Cause =>
  voidsHand('not-dealt-in', rule, variant, (s, id) => {
    const { answers = {} } = s.play.hands[id] ?? {}
    // A call that was made blind says nothing of cards.
    return ['deal', 'answers'].includes(s.phase) && Object.values(answers).every((said) => said === 'blind')
  })

// Cards that come out stuck together (PB-51).

const stuckCards = (rule: RuleId): Cause => ({
  by: 'croupier',
  rule,
  seats: inRound,
  refusal: (s, id) => only(rule, isDealing(s) && id !== undefined && lapWith(s.play.plan, id) === 0),
  apply: (s, id) =>
    chain(noted(s, 'stuck-cards', rule, id), (after) => change(after, playing(after, { stuck: id as SeatId }))),
})

/** The bank's next card of this lap, which may be one that lies open. */
const nextOfBank = ({ play: { plan } }: Poker): Slot | undefined =>
  plan[0]?.find((slot) => slot === 'bank' || slot === 'up')

/** Nobody chooses for the bank: the top one is burned. */
const stuckBankCards = (rule: RuleId): Cause => ({
  by: 'croupier',
  rule,
  refusal: (s) => only(rule, isDealing(s) && nextOfBank(s) !== undefined),
  apply: (s) =>
    chain(noted(s, 'stuck-bank-cards', rule), (after) =>
      change(after, playing(after, { plan: burnBeside(after.play.plan, nextOfBank(after) as Slot, 'first') })),
    ),
})

/** One card of the players may be seen; with the second the round is void (PB-48, PB-49). */
const playerCardSeen = ({ articles }: Variant, customs: Customs<PokerKind>): Cause => ({
  by: 'croupier',
  rule: articles.cardSeen,
  seats: inRound,
  refusal: (s, id) =>
    only(articles.cardSeen, (isFirstDeal(s) || s.phase === 'serve' || isServed(s)) && hasCards(s, id)),
  // With the second the round is over, whatever it was.
  shows: (s) => s.play.seen === 0,
  apply: (s, id, card) =>
    s.play.seen === 0
      ? chain(noted(s, 'player-card-seen', articles.cardSeen, id), (after) => {
          if (!card) return change(after, playing(after, { seen: 1 }))
          const saw = sawCards(after, [card])
          return change(saw, playing(saw, { seen: 1, seenCard: { seat: id as SeatId, card } }), [
            event('card-seen', articles.cardSeen, { seat: id as SeatId, card }),
          ])
        })
      : chain(noted(s, 'player-card-seen', articles.cardsSeen, id), (after) =>
          voidRound(after, customs, 'player-card-seen', articles.cardsSeen),
        ),
})

/** A covered community card that is seen is burned, and another takes its place (BV-37). */
const boardCardSeen = (rule: RuleId): Cause => ({
  by: 'croupier',
  rule,
  refusal: (s) => only(rule, s.play.board.count > 0 && (s.phase === 'deal' ? isDealing(s) : isFirstDeal(s))),
  shows: () => true,
  apply: (s, _, card) => {
    const { board, plan, burned, at } = s.play
    const covered = areReal(s) ? UNKNOWN : secret((board.covered.value ?? []).slice(0, -1))
    const saw = card ? sawCards(s, [card]) : s
    return chain(noted(saw, 'board-card-seen', rule), (after) =>
      change(
        after,
        {
          phase: 'deal',
          ...playing(after, {
            // What was asked when the last card lay there is asked again when the other one does.
            at: s.phase === 'deal' ? at : at - 1,
            board: { ...board, covered, count: board.count - 1 },
            plan: [['cover'], ...plan],
            burned: burned + 1,
          }),
        },
        [event('card-burned', rule, card ? { card } : {})],
      ),
    )
  },
})

/** Cards that are put in order change hands: of which the one that was seen is, nobody can say any more. */
const forgetSeen = (s: Poker): Poker => {
  const { seenCard, opened } = s.play
  if (seenCard === null) return s
  return { ...s, ...playing(s, { seenCard: null, opened: opened.filter((card) => card !== seenCard.card) }) }
}

/** Cards are coming, or the last of them have just come and nobody has said anything to them: the bank's own, exchanged ones too. */
const isJustDealt = (s: Poker, { script }: Variant): boolean => {
  if (s.phase !== 'answers') return ['deal', 'serve', 'bank'].includes(s.phase) || isServed(s)
  const [before, now] = [script[s.play.at - 1], script[s.play.at]]
  if (before?.do !== 'deal' || now?.do !== 'ask') return false
  return Object.values(s.play.hands).every(({ answers }) => answers[now.question.id] === undefined)
}

const reordering = (variant: Variant): Cause => ({
  by: 'croupier',
  rule: variant.articles.reordered,
  refusal: (s) => only(variant.articles.reordered, isVoidable(s) && isJustDealt(s, variant) && !s.play.reordered),
  apply: (s) => {
    const unsure = forgetSeen(s)
    return change(unsure, playing(unsure, { reordered: true }), [
      event('cards-reordered', variant.articles.reordered),
      say('Las cartas están bien dadas', variant.articles.reordered),
    ])
  },
})

const cutSeen = ({ articles }: Variant): Cause => ({
  by: 'croupier',
  rule: articles.cutSeen,
  refusal: (s) =>
    only(articles.cutSeen, betweenRounds(s) && ['cut', 'ready'].includes(s.play.deck.stage) && modeOf(s) === 'manual'),
  apply: (s) =>
    chain(noted(s, 'card-shown-at-cut', articles.cutSeen), (after) => change(after, deckIs(after, { stage: 'used' }))),
})

/** Cards drawn when the round is over go to the discards (PB-55). */
const extraCards = ({ articles }: Variant): Cause => ({
  by: 'croupier',
  rule: articles.extra,
  refusal: (s) => only(articles.extra, ['hands', 'clear'].includes(s.phase) && cardsLeft(s) > s.play.burned),
  apply: (s) =>
    change(s, playing(s, { burned: s.play.burned + 1 }), [
      event('irregular-play', articles.extra, { cause: 'extra-cards' }),
      event('card-burned', articles.extra),
    ]),
})

/** Machines that shuffle (PB-44 to PB-46). */
const machineCauses = (customs: Customs<PokerKind>): Causes => ({
  'machine-jam': {
    by: 'croupier',
    rule: 'PB-44',
    refusal: (s) =>
      only(
        'PB-44',
        betweenRounds(s) && modeOf(s) !== 'manual' && ['shown', 'used', 'ready'].includes(s.play.deck.stage),
      ),
    apply: (s) =>
      chain(noted(s, 'machine-jam', 'PB-44'), (after) => {
        const { stage } = after.play.deck
        return change(after, deckIs(after, { byHand: true, stage: stage === 'ready' ? 'used' : stage }), [
          event('deck-checked', 'PB-44'),
        ])
      }),
  },
  'machine-jam-dealing': {
    ...voids('machine-jam-dealing', 'croupier', 'PB-45', customs, (s) => isComing(s) && modeOf(s) !== 'manual'),
    apply: (s) =>
      chain(
        noted(s, 'machine-jam-dealing', 'PB-45'),
        (after) => voidRound(after, customs, 'machine-jam-dealing', 'PB-45'),
        (after) => change(after, deckIs(after, { byHand: true }), [event('deck-checked', 'PB-45')]),
      ),
  },
  'machine-removed': {
    by: 'pit-boss',
    rule: 'PB-46',
    refusal: (s) =>
      only('PB-46', betweenRounds(s) && (s.config.shuffling ?? 'manual') !== 'manual' && !s.play.deck.machineGone),
    apply: (s) =>
      chain(noted(s, 'machine-removed', 'PB-46'), (after) => {
        const { stage } = after.play.deck
        return change(after, deckIs(after, { machineGone: true, stage: stage === 'ready' ? 'used' : stage }))
      }),
  },
  'machine-repaired': {
    by: 'pit-boss',
    rule: 'PB-46',
    refusal: (s) => only('PB-46', betweenRounds(s) && s.play.deck.machineGone),
    apply: (s) =>
      chain(noted(s, 'machine-repaired', 'PB-46'), (after) => {
        const { stage } = after.play.deck
        return change(after, deckIs(after, { machineGone: false, stage: stage === 'cut' ? 'used' : stage }))
      }),
  },
})

/** The irregular plays of the catalogue, and of Arica, which has the same (III.3.6.4; 2.4). */
export const catalogueCauses = (variant: Variant, customs: Customs<PokerKind>): Causes => {
  const { articles, hasBank } = variant
  return {
    'card-shown-at-cut': cutSeen(variant),
    'misdeal-reordered': reordering(variant),
    misdeal: voids('misdeal', 'croupier', articles.reordered, customs, isVoidable),
    'face-up-card': burnsNext('face-up-card', articles.faceUp, isCovering),
    'player-card-seen': playerCardSeen(variant, customs),
    'stuck-cards': stuckCards(articles.stuck),
    'wrong-count': wrongCount(articles.wrongCount, variant),
    'not-dealt-in': notDealtIn(articles.notDealt, variant),
    'extra-cards': extraCards(variant),
    'took-bet-back': tookBetBack(articles.putBack),
    ...(hasBank
      ? {
          'bank-card-seen': voids('bank-card-seen', 'croupier', articles.bankSeen, customs, (s) => {
            return isFirstDeal(s) && s.play.bank.count > s.play.bank.up.length
          }),
          'stuck-bank-cards': stuckBankCards(articles.stuck),
          'bank-wrong-count': voids('bank-wrong-count', 'croupier', articles.bankWrongCount, customs, (s) => {
            return isVoidable(s) && s.play.bank.count > 0
          }),
        }
      : { 'board-card-seen': boardCardSeen(articles.faceUp) }),
    ...(isHoldem(variant)
      ? { 'extra-flop-card': extraFlopCard(variant.id === 'holdem-plus' ? 'HEP-20' : 'PB-56') }
      : {}),
    ...(variant.shufflings.length > 1 ? machineCauses(customs) : {}),
  }
}
