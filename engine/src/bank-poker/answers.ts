// «Voy» and «no voy», «ir» and «no ir», «paso»: every player in turn, and nothing is turned before the last has answered.

import type { SeatId } from '../kernel/actors.js'
import type { Change, Refused, Rule } from '../kernel/contract.js'
import type { Customs } from '../kernel/customs.js'
import { odds } from '../kernel/money.js'
import { unauthorised, unnotified } from '../kernel/outside-limits.js'
import { answer, notNow, plain } from '../kernel/rules.js'
import { collect, giveBack, paySeat } from '../kernel/settlement.js'
import { type Bet, betsOf, chain, change, event, one, unchanged } from '../kernel/table.js'
import { BONUS_TABLE, bonusLine, bonusRule } from './bonus.js'
import { areReal } from './faces.js'
import { goOn, questionNow, turnOf } from './flow.js'
import { type Answer, cardsOf, type Hand, type Poker, type PokerKind, playing, withHand } from './play.js'
import { refuse } from './refusals.js'
import { nextRetired, showForSide, shownForSide, sideOf, sideWins } from './side.js'
import { anteOf, betsOn, cannotPay, freeBets, raise, refusedAnte, restingOn } from './stakes.js'
import type { Question, Variant } from './variants.js'
import { outOfPlan } from './voided.js'

type Step = Change<PokerKind>

const answered = (s: Poker, id: SeatId, question: Question, said: Answer, patch: Partial<Hand> = {}): Poker => {
  const hand = s.play.hands[id] as Hand
  const answers = { ...hand.answers, [question.id]: said }
  return { ...s, ...withHand({ ...s, ...playing(s, { reordered: false }) }, id, { ...patch, answers }) }
}

/** Why this seat may not say this now; going on fits every question there is. */
const notAsked = (s: Poker, variant: Variant, id: SeatId, fits?: Question['no']): Refused | undefined => {
  const no = notNow(s, variant.articles.ask, 'answers')
  if (no) return no
  const turn = turnOf(s, variant)
  if (turn !== id) return refuse('not-your-turn', variant.articles.ask, { turn: turn ?? null })
  const question = questionNow(s, variant) as Question
  return fits === undefined || question.no === fits
    ? undefined
    : refuse('not-asked', question.asked, { question: question.id })
}

const toldOf = (s: Poker, variant: Variant): Question => questionNow(s, variant) as Question

const PLACES = ['1', '2', '3', '4', '5']
const PRICE = 'card-price'

const goRule = (variant: Variant): Rule<PokerKind> => {
  const ante = (s: Poker, id: SeatId) => anteOf(s, variant, id)
  const needs = (s: Poker, id: SeatId, buys: boolean) => (toldOf(s, variant).antes + (buys ? 1 : 0)) * ante(s, id)
  return answer<PokerKind>('go', {
    cite: variant.articles.raise,
    ...(variant.buys
      ? {
          fields: { buys: 'word?' },
          bounds: (s: Poker, id: SeatId) => {
            const question = questionNow(s, variant)
            const affords = question && !cannotPay(s, variant, id, needs(s, id, true))
            return [affords ? { buys: { ...one(...PLACES), optional: true as const } } : {}]
          },
        }
      : {}),
    refusal: (s, id, m) => {
      const no = notAsked(s, variant, id)
      if (no) return no
      if (m.buys !== undefined && !PLACES.includes(m.buys as string))
        return refuse('no-such-place', 'CPL-06', { places: PLACES })
      return cannotPay(s, variant, id, needs(s, id, m.buys !== undefined))
    },
    apply: (s, id, m) => {
      const question = toldOf(s, variant)
      const buys = m.buys === undefined ? null : Number(m.buys)
      return chain(
        raise(s, variant, id, question.on, question.antes * ante(s, id)),
        (after) => (buys === null ? unchanged(after) : raise(after, variant, id, PRICE, ante(s, id))),
        (after) =>
          change(answered(after, id, question, 'go', { buys }), {}, [
            event('went', question.yes, { seat: id, question: question.id }),
            ...(buys === null ? [] : [event('card-wanted', 'CPL-04', { seat: id, place: buys })]),
          ]),
        (after) => goOn(after, variant),
      )
    },
  })
}

const said = (name: Answer, variant: Variant, fits: Question['no'], type: string, yes = false): Rule<PokerKind> =>
  answer<PokerKind>(name, {
    cite: yes ? variant.articles.raise : variant.articles.fold,
    refusal: (s, id) => notAsked(s, variant, id, fits),
    apply: (s, id) => {
      const question = toldOf(s, variant)
      const told = event(type, yes ? question.yes : question.declined, { seat: id, question: question.id })
      const patch: Partial<Hand> = name === 'fold' ? { status: 'folded' } : {}
      return chain(
        change(answered(s, id, question, name, patch), {}, [told]),
        (after) =>
          name === 'take-back'
            ? giveBack(after, betsOn(after, id, question.on), 'bet-withdrawn', question.declined)
            : unchanged(after),
        (after) => goOn(after, variant),
      )
    },
  })

// Retired hands: the croupier takes cards and stakes.

const settleSide = (s: Poker, variant: Variant, customs: Customs<PokerKind>, id: SeatId): Step => {
  if (variant.side !== null && refusedAnte(s, variant, id))
    return giveBack(s, betsOn(s, id, variant.side), 'bet-voided', 'GEN-14')
  const bets = sideOf(s, variant, id)
  if (bets.length === 0) return unchanged(s)
  const line = bonusLine(cardsOf(s, id), null)
  return chain(s.play.hands[id]?.shown ? unchanged(s) : showForSide(s, id), (after) =>
    line === null
      ? collect(after, customs, bets, () => 'HEB-12')
      : paySeat(
          after,
          customs,
          id,
          bets.map((bet) => ({ bet, pays: odds(BONUS_TABLE[line], 1), cite: bonusRule(line) })),
          'HEB-12',
        ),
  )
}

/** What went to the bank of some stakes: it comes back if the round is void after all; what a forbidden act cost does not (BV-47). */
const takeLost: typeof collect<PokerKind> = (s, customs, bets, rule) => {
  const done = collect(s, customs, bets, rule)
  const lost = done.events.flatMap(({ transfers = [], seat, on, with: kind }) =>
    transfers
      .filter(({ to }) => to === 'bank')
      .map(({ amount }): Bet => ({ seat: seat as SeatId, on: on as string, with: kind as string, amount })),
  )
  return { ...done, state: { ...done.state, ...playing(done.state, { lost: [...done.state.play.lost, ...lost] }) } }
}

const retire = (s: Poker, variant: Variant, customs: Customs<PokerKind>): Step => {
  const id = nextRetired(s) as SeatId
  const isForfeit = s.play.hands[id]?.status === 'lost'
  const rule = isForfeit ? 'HPI-46' : variant.articles.fold
  return chain(
    settleSide(s, variant, customs, id),
    (after) => (isForfeit ? collect : takeLost)(after, customs, freeBets(after, id), () => rule),
    (after) =>
      change(after, withHand(after, id, { taken: true, buys: null }), [
        event('cards-collected', rule, { seat: id, cards: after.play.hands[id]?.count ?? 0 }),
      ]),
    (after) => goOn(outOfPlan(after, id), variant),
  )
}

export const answerRules = (variant: Variant, customs: Customs<PokerKind>): Rule<PokerKind>[] => {
  const { articles, spots, script } = variant
  const nos = new Set(script.flatMap((step) => (step.do === 'ask' ? [step.question.no] : [])))
  return [
    ...(variant.second === null ? [] : [goRule(variant)]),
    ...(nos.has('fold') ? [said('fold', variant, 'fold', 'folded')] : []),
    ...(nos.has('pass') ? [said('pass', variant, 'pass', 'passed')] : []),
    ...(nos.has('take-back')
      ? [said('stay', variant, 'take-back', 'stayed', true), said('take-back', variant, 'take-back', 'taken-back')]
      : []),
    ...(variant.hasBank
      ? [
          plain<PokerKind>('retire', {
            by: ['croupier'],
            cite: articles.fold,
            nature: 'settle',
            countsTime: (s) => s.holding.length > 0,
            opens: (s) => {
              const id = nextRetired(s)
              return id && sideOf(s, variant, id).length > 0 ? [id] : []
            },
            refusal: (s) => {
              const no = notNow(s, articles.fold, 'deal', 'answers', 'exchange', 'serve', 'uncover', 'bank', 'hands')
              if (no) return no
              const id = nextRetired(s)
              if (!id) return refuse('no-hand-waits', articles.fold)
              if (areReal(s) && shownForSide(s, variant) === id) return refuse('hand-not-turned', 'HEB-12')
              const bets = betsOf(s, id)
              const winning = sideWins(s, variant, id) ? sideOf(s, variant, id) : []
              return unnotified(s, spots, bets) ?? unauthorised(s, spots, restingOn(s, variant, id, winning))
            },
            apply: (s) => retire(s, variant, customs),
          }),
        ]
      : []),
  ]
}
