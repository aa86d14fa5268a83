// From one step of the script to the next: what is dealt, who is asked, what is turned, and when there is nobody left.

import type { SeatId } from '../kernel/actors.js'
import type { Change, Event } from '../kernel/contract.js'
import { chain, change, event, say, unchanged } from '../kernel/table.js'
import { lapsOf } from './laps.js'
import { type Hand, type InPlay, inRound, type Poker, type PokerKind, playing, retiring } from './play.js'
import { isIquique, type Question, type ScriptStep, type Variant } from './variants.js'

type Step = Change<PokerKind>

export const stepNow = (s: InPlay, variant: Variant): ScriptStep => variant.script[s.play.at] as ScriptStep

/** What is asked now; undefined outside the answers. */
export const questionNow = (s: InPlay, variant: Variant): Question | undefined => {
  const step = s.phase === 'answers' ? stepNow(s, variant) : undefined
  return step?.do === 'ask' ? step.question : undefined
}

const awaits = (s: InPlay, variant: Variant): ((hand: Hand) => boolean) => {
  const question = questionNow(s, variant)
  if (question) return (hand) => hand.answers[question.id] === undefined
  return s.phase === 'exchange' ? (hand) => hand.exchanged === null : () => false
}

/** Whose turn it is to answer, or to exchange. */
export const turnOf = (s: InPlay, variant: Variant): SeatId | undefined =>
  inRound(s).find((id) => awaits(s, variant)(s.play.hands[id] as Hand))

/** Who has a card to be sold to. */
export const buyer = (s: Poker): SeatId | undefined =>
  inRound(s).find((id) => s.play.hands[id]?.buys !== null && !s.play.hands[id]?.bought)

/** Asks whoever is next, out loud. */
const asked = (s: Poker, variant: Variant): Step => {
  const question = questionNow(s, variant)
  const id = turnOf(s, variant)
  if (!question || !id) return unchanged(s)
  return change(s, {}, [event('asked', question.asked, { seat: id, question: question.id })])
}

/** Every space for bets is closed aloud (BV-31); Go Poker has one, and Iquique says «JUEGA LA BANCA» instead. */
const closed = (s: Poker, variant: Variant): Event[] => {
  const question = questionNow(s, variant)
  return question && question.antes > 0 && !isIquique(variant) ? [say('no más apuestas', question.asked)] : []
}

/** Nobody is left against the bank: it does not show, and the cards are cleared away. */
const nobodyLeft = (s: Poker): boolean => inRound(s).length === 0

const enter = (s: Poker, variant: Variant, at: number): Step => {
  const here: Poker = { ...s, ...playing(s, { at, plan: [], reordered: false }) }
  const step = variant.script[at] as ScriptStep
  switch (step.do) {
    case 'deal':
      return change(here, { phase: 'deal', ...playing(here, { plan: lapsOf(here, variant, step.laps) }) })
    case 'ask': {
      const asking: Poker = { ...here, phase: 'answers' }
      // Blind calls have answered before the cards.
      return turnOf(asking, variant)
        ? chain(change(asking, {}), (after) => asked(after, variant))
        : advance(asking, variant)
    }
    case 'exchange':
      return change(here, { phase: 'exchange' })
    case 'sell':
      return buyer(here) ? change(here, { phase: 'serve' }) : advance(here, variant)
    case 'uncover':
      return change(here, { phase: 'uncover' })
    case 'settle':
      return change(here, { phase: 'hands' })
  }
}

/** To the end; a hand that waits to be taken is taken first (HPI-46). */
const over = (s: Poker): Step =>
  change(s, {
    phase: retiring(s).length > 0 ? 'hands' : 'clear',
    ...playing(s, { plan: [], stuck: null, burning: null }),
  })

/** To the next step; to the end, where nobody is left. */
export const advance = (s: Poker, variant: Variant): Step =>
  nobodyLeft(s) ? over(s) : enter(s, variant, s.play.at + 1)

export const begin = (s: Poker, variant: Variant): Step => enter(s, variant, 0)

/** What follows an answer, an exchange, a sale, or a hand that is out of the round. */
export const goOn = (s: Poker, variant: Variant): Step => {
  if (retiring(s).length > 0) return unchanged(s)
  if (nobodyLeft(s)) return over(s)
  switch (s.phase) {
    case 'answers':
      return turnOf(s, variant)
        ? asked(s, variant)
        : chain(change(s, {}, closed(s, variant)), (after) => advance(after, variant))
    case 'exchange':
      return turnOf(s, variant) ? unchanged(s) : served(s, variant)
    case 'serve':
      return s.play.plan.length > 0 || buyer(s) ? unchanged(s) : advance(s, variant)
    case 'deal':
      return s.play.plan.length > 0 ? unchanged(s) : advance(s, variant)
    default:
      return unchanged(s)
  }
}

/** Discards are collected from everybody before the first card comes; where nobody exchanges none does. */
const served = (s: Poker, variant: Variant): Step => {
  const plan = replacements(s)
  return plan.length > 0 ? change(s, { phase: 'deal', ...playing(s, { plan }) }) : advance(s, variant)
}

/** Player by player from the left, one card at a time until each has its five (DRW-14). */
const replacements = (s: Poker): SeatId[][] =>
  inRound(s)
    .map((id) => Array<SeatId>(s.play.hands[id]?.exchanged ?? 0).fill(id))
    .filter((lap) => lap.length > 0)
