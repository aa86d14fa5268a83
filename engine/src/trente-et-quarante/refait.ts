// A 31-31: every bet loses half and the rest is blocked until its player hands it over or it is decided in the next round; or,
// as it is played elsewhere, the whole bet is blocked and handing over takes half back (C-TQ-02).

import type { SeatId } from '../kernel/actors.js'
import type { Change, Event, Move, Rule } from '../kernel/contract.js'
import type { Customs } from '../kernel/customs.js'
import { HALF, share } from '../kernel/money.js'
import { isVoid, limitsTold, playing as playingPart } from '../kernel/outside-limits.js'
import { answer, notNow, plain } from '../kernel/rules.js'
import { collected, giveBack, halved } from '../kernel/settlement.js'
import { isFree, unsaid } from '../kernel/stakes.js'
import { type Bet, chain, change, event, holding, stakes, transfer } from '../kernel/table.js'
import { boundsOf, insuranceOf, isAsked, namedBet, settled } from './blocked.js'
import { ASKED, BLOCKED, isBlocked, PLEDGED, type Trente, type TrenteKind } from './play.js'
import { refuse } from './refusals.js'
import { SPOTS } from './settings.js'

type Step = Change<TrenteKind>

/** What a 31-31 does to one bet: what stays of it, and what is told. */
const struck = (s: Trente, customs: Customs<TrenteKind>, bet: Bet): { stays: Bet[]; events: Event[] } => {
  const { seat, on, with: kind, amount } = bet
  if (bet.tag === PLEDGED)
    return {
      stays: [{ ...bet, tag: ASKED }],
      events: [event('kept-in-pledge', 'TYC-26', { seat, on, with: kind, stake: amount })],
    }
  if (isBlocked(bet)) return { stays: [], events: collected(s, customs, bet, 'TYC-24') }
  if (isVoid(s, SPOTS, bet)) return { stays: [], events: collected(s, customs, bet, 'TYC-21') }
  if (insuranceOf(s, bet))
    return { stays: [bet], events: [event('insurance-covers', 'TYC-26', { seat, on, with: kind, stake: amount })] }
  const plays = playingPart(s, SPOTS, bet)
  const lost = s.config.refaitMode === 'literal' ? share(plays, HALF) : 0
  const told = [
    event('blocked', 'TYC-21', { seat, on, with: kind, stake: amount, amount: lost, blocked: plays - lost }),
    event('collected', 'TYC-21', {
      seat,
      on,
      with: kind,
      stake: amount - plays + lost,
      amount: lost,
      transfers: [
        ...transfer(stakes(seat), 'bank', lost),
        ...transfer(stakes(seat), holding(seat, kind), amount - plays),
      ],
    }),
  ]
  return {
    stays: plays > lost ? [{ ...unsaid(bet), amount: plays - lost, tag: ASKED }] : [],
    events: [...told, ...limitsTold(s, SPOTS, bet)],
  }
}

export const strike = (s: Trente, customs: Customs<TrenteKind>): Step => {
  const results = s.bets.map((bet) => struck(s, customs, bet))
  return change(
    s,
    { bets: results.flatMap(({ stays }) => stays) },
    results.flatMap(({ events }) => events),
  )
}

/** A neutral tie: what is blocked stays so, and its insurance was for this round alone (G-TQ-04). */
export const askAgain = (s: Trente): Step =>
  change(s, { bets: s.bets.map((bet) => (isBlocked(bet) ? { ...bet, tag: ASKED } : bet)) })

/** No other round comes after this one: what is blocked goes back, or half of it where half is what is shared (G-TQ-19). */
export const freeForGood = (s: Trente): Step => {
  const blocked = s.bets.filter(isBlocked)
  if (s.config.refaitMode === 'literal') return giveBack(s, blocked, 'bet-returned', 'TYC-21')
  return change(
    s,
    { bets: s.bets.filter((bet) => !blocked.includes(bet)) },
    blocked.map((bet) => halved(bet, share(bet.amount, HALF), 'TYC-21', () => bet.with)),
  )
}

const isLast = (s: Trente): boolean => s.closing === 1

/** The choices open: with no other round to come there are none. */
export const offerChoices = (s: Trente): Step => {
  const asked = s.bets.filter(isAsked)
  if (asked.length === 0 || isLast(s)) return change(s, { phase: 'clear' })
  return change(
    s,
    { phase: 'refait' },
    asked.map(({ seat, on, with: kind, amount }) =>
      event('choice-offered', 'TYC-43', { seat, on, with: kind, stake: amount }),
    ),
  )
}

const noBet = (s: Trente, id: SeatId, m: Move, cite: 'TYC-22' | 'TYC-23') =>
  notNow(s, cite, 'refait') ??
  (namedBet(s, id, m, isAsked) ? undefined : refuse('no-blocked-bet', cite, { on: m.on as string }))

export const refaitRules = (customs: Customs<TrenteKind>): Rule<TrenteKind>[] => [
  answer<TrenteKind>('yield', {
    cite: 'TYC-22',
    fields: { on: 'word', with: 'word?' },
    bounds: (s, id) => boundsOf(s, id, isAsked),
    refusal: (s, id, m) => noBet(s, id, m, 'TYC-22'),
    apply: (s, id, m) => {
      const bet = namedBet(s, id, m, isAsked) as Bet
      const shared = s.config.refaitMode === 'partage'
      const events = shared
        ? [halved(bet, share(bet.amount, HALF), 'TYC-22', () => bet.with)]
        : collected(s, customs, bet, 'TYC-22')
      return chain(change(s, { bets: s.bets.filter((other) => other !== bet) }, events), settled)
    },
  }),

  answer<TrenteKind>('wait', {
    cite: 'TYC-23',
    fields: { on: 'word', with: 'word?' },
    bounds: (s, id) => boundsOf(s, id, isAsked),
    refusal: (s, id, m) => noBet(s, id, m, 'TYC-23'),
    apply: (s, id, m) => {
      const bet = namedBet(s, id, m, isAsked) as Bet
      const { on, with: kind, amount } = bet
      return chain(
        change(s, { bets: s.bets.map((other) => (other === bet ? { ...bet, tag: BLOCKED } : other)) }, [
          event('waits', 'TYC-23', { seat: id, on, with: kind, stake: amount }),
        ]),
        settled,
      )
    },
  }),

  // Who does not answer waits: nobody hands over another's chips.
  plain<TrenteKind>('no-more-choices', {
    nature: 'course',
    pace: 'offer',
    by: ['croupier'],
    cite: 'TYC-43',
    refusal: (s) => notNow(s, 'TYC-43', 'refait'),
    apply: (s) =>
      change(s, { phase: 'clear', bets: s.bets.map((bet) => (isAsked(bet) ? { ...bet, tag: BLOCKED } : bet)) }),
  }),
]

/** Bets that were left on the cloth by a neutral tie go back to whoever leaves the table between rounds (TYC-20). */
export const freeBets = (s: Trente, id: SeatId): Bet[] => s.bets.filter((bet) => bet.seat === id && isFree(bet))
