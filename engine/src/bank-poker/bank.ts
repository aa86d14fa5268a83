// What the croupier turns: a community card of Go Poker, or the bank's hand with what is left covered of the board; then the bank is
// judged, in Draw Poker after its forced exchange.

import type { Card } from '../kernel/cards.js'
import type { RuleId } from '../kernel/citations.js'
import type { Change, Event, Rule } from '../kernel/contract.js'
import { notNow } from '../kernel/rules.js'
import { secret } from '../kernel/secrets.js'
import { chain, change, event, say, unchanged } from '../kernel/table.js'
import { areReal, type Faces, faceOfBoard, facesOfBank, toldBank, turning } from './faces.js'
import { advance, stepNow } from './flow.js'
import { type ForcedDraw, forcedDraw } from './forced-draw.js'
import { bankHand, boardInOrder, isEnough } from './judging.js'
import { burningAs } from './laps.js'
import { bankCards, NO_CARDS, type Poker, type PokerKind, playing, UNKNOWN } from './play.js'
import { refuse } from './refusals.js'
import { isIquique, type Variant } from './variants.js'
import { handPhrase } from './words.js'

type Step = Change<PokerKind>

/** The next community card, from the left. */
const turnCommunity = (s: Poker, rule: RuleId): Step => {
  const [card, ...others] = s.play.board.covered.value ?? []
  const board = {
    ...s.play.board,
    open: [...s.play.board.open, card as Card],
    covered: areReal(s) ? UNKNOWN : secret(others),
    count: s.play.board.count - 1,
  }
  return change(s, playing(s, { board }), [event('board-shown', rule, { cards: [card as Card] })])
}

const turnBoard = (s: Poker, variant: Variant, rule: RuleId): Step => {
  const covered = s.play.board.covered.value ?? []
  if (covered.length === 0) return unchanged(s)
  const open = boardInOrder(variant, [...s.play.board.open, ...covered])
  return change(s, playing(s, { board: { ...s.play.board, open, covered: NO_CARDS, count: 0 } }), [
    event('board-shown', rule, { cards: covered, board: open }),
  ])
}

const turnBank = (s: Poker, rule: RuleId): Step => {
  const shown = bankCards(s)
  return change(s, playing(s, { bank: { ...s.play.bank, cards: NO_CARDS, shown } }), [
    event('bank-shown', rule, { cards: shown }),
  ])
}

const opening = (variant: Variant, opens: boolean, phrase: string): Event =>
  say(
    variant.least === null ? `La banca tiene ${phrase}` : opens ? `La banca abre con ${phrase}` : 'La banca no abre',
    isIquique(variant) ? 'HPI-20' : variant.articles.opens,
  )

/** Whether the bank opens, told to everybody. */
export const judged = (s: Poker, variant: Variant): Step => {
  const hand = bankHand(s)
  const opens = isEnough(variant, hand)
  const bank = { ...s.play.bank, hand: hand.cards, category: hand.category, opens }
  return change(s, playing(s, { bank }), [
    event('bank-judged', variant.articles.best, { category: hand.category, cards: hand.cards, opens }),
    opening(variant, opens, handPhrase(hand)),
  ])
}

/** Then hands are compared, or antes paid. */
const judge = (s: Poker, variant: Variant): Step => chain(judged(s, variant), (after) => advance(after, variant))

const DRAW_RULES: { readonly [because in ForcedDraw['because']]: RuleId } = {
  stands: 'DRW-17',
  'two-pairs': 'DRW-18',
  'four-flush': 'DRW-19',
  'four-straight': 'DRW-20',
  trio: 'DRW-23',
  pair: 'DRW-24',
  nothing: 'DRW-26',
}

const ARICA_RULES: typeof DRAW_RULES = {
  stands: 'DRA-12',
  'two-pairs': 'DRA-13',
  'four-flush': 'DRA-14',
  'four-straight': 'DRA-13',
  trio: 'DRA-15',
  pair: 'DRA-16',
  nothing: 'DRA-17',
}

/** The bank changes what its rules say, and has no choice (DRW-27). */
const exchangeBank = (s: Poker, variant: Variant): Step => {
  const shown = s.play.bank.shown ?? []
  const { discards, rule, because } = forcedDraw(shown, s.config.fourStraightAllowsGap)
  const cites = variant.regulation === 'arica-2017' ? ARICA_RULES : DRAW_RULES
  const told = event('bank-exchanges', cites[because], { discards, rule, because })
  if (discards.length === 0) return chain(change(s, {}, [told]), (after) => judge(after, variant))
  const kept = shown.filter((card) => !discards.includes(card))
  const bank = { ...s.play.bank, shown: kept, away: discards, up: [], count: kept.length }
  return change(s, { phase: 'bank', ...playing(s, { bank, plan: [discards.map(() => 'up' as const)] }) }, [told])
}

/**
 * One of its five was told as another card, and none of those it draws has come: it changes what its own ask for (DRW-27). Of cards
 * that came stuck together the top one is burned before the next all the same.
 */
export const exchangesAgain = (s: Poker, variant: Variant): Step => {
  const { bank, plan } = s.play
  const shown = [...(bank.shown ?? []), ...bank.away]
  const open = { ...bank, shown, away: [], count: shown.length }
  return chain(
    change(s, playing(s, { bank: open, plan: [] }), [event('bank-shown', variant.articles.uncover, { cards: shown })]),
    (after) => exchangeBank(after, variant),
    (after) => change(after, playing(after, { plan: burningAs(plan, after.play.plan) })),
  )
}

/** The cards the bank drew lie open beside those it kept. */
export const afterBankCards = (s: Poker, variant: Variant): Step => {
  const shown = [...(s.play.bank.shown ?? []), ...s.play.bank.up]
  return judge({ ...s, ...playing(s, { bank: { ...s.play.bank, shown, away: [], up: [] } }) }, variant)
}

/** «JUEGA LA BANCA» comes before any card is turned, when every call has been verified (HPI-17, HPI-18). */
const announced = (variant: Variant): Event[] =>
  isIquique(variant) ? [event('calls-verified', 'HPI-17'), say('JUEGA LA BANCA', 'HPI-18')] : []

const uncover = (s: Poker, variant: Variant): Step => {
  const step = stepNow(s, variant)
  if (step.do !== 'uncover') return unchanged(s)
  if (step.what === 'community') return chain(turnCommunity(s, step.rule), (after) => advance(after, variant))
  return chain(
    change(s, {}, announced(variant)),
    (after) => turnBoard(after, variant, step.rule),
    (after) => turnBank(after, step.rule),
    (after) => (variant.exchanges ? exchangeBank(after, variant) : judge(after, variant)),
  )
}

/** A community card of Go Poker is turned by itself; the bank with all that is still covered. */
const facesNow = (s: Poker, variant: Variant): Faces => {
  const step = stepNow(s, variant)
  return step.do === 'uncover' && step.what === 'community' ? faceOfBoard(s) : facesOfBank(s)
}

export const bankRules = (variant: Variant): Rule<PokerKind>[] => {
  const { articles } = variant
  return [
    turning('uncover', {
      cite: articles.uncover,
      nature: 'course',
      opens: () => ['bank'],
      faces: (s) => facesNow(s, variant),
      refusal: (s) =>
        notNow(s, articles.uncover, 'uncover') ??
        (s.play.burning === null ? undefined : refuse('no-hand-waits', articles.uncover)),
      // What was put in order before is played now (PB-42).
      apply: (s, told) => uncover(toldBank({ ...s, ...playing(s, { reordered: false }) }, told), variant),
    }),
  ]
}
