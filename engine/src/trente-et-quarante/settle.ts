// Collecting what lost, paying what won, releasing what was blocked; then the cards and the end of the round.

import { type SeatId, seatNumber } from '../kernel/actors.js'
import type { RuleId } from '../kernel/citations.js'
import type { Change, Rule } from '../kernel/contract.js'
import type { Customs } from '../kernel/customs.js'
import { odds } from '../kernel/money.js'
import { unauthorised, unnotified } from '../kernel/outside-limits.js'
import { afterRound } from '../kernel/packs/packs.js'
import { endRound } from '../kernel/rounds.js'
import { notNow, plain } from '../kernel/rules.js'
import { bySeat, collect, giveBack, paySeat, type Win } from '../kernel/settlement.js'
import { type Bet, chain, change, event, unchanged } from '../kernel/table.js'
import { isBlocked, NO_ROUND, outcome, playing, type Trente, type TrenteKind, wins } from './play.js'
import { askAgain, freeForGood, offerChoices, strike } from './refait.js'
import { PACK_RULES, SPOTS } from './settings.js'

type Step = Change<TrenteKind>

const NOTHING = odds(0, 1)

const won = (s: Trente, bet: Bet): boolean => {
  const result = outcome(s)
  return result?.kind === 'won' && wins(bet.on, result)
}

const inOrder = (a: Bet, b: Bet): number => seatNumber(a.seat) - seatNumber(b.seat)

const losers = (s: Trente): Bet[] => s.bets.filter((bet) => !won(s, bet)).sort(inOrder)

/** Free bets are paid 1 to 1; one that was blocked is released without profit (TYC-17, TYC-23). */
const winning = (s: Trente): Win[] =>
  outcome(s)?.kind === 'won'
    ? s.bets
        .filter((bet) => won(s, bet))
        .sort(inOrder)
        .map((bet): Win => {
          const spot = SPOTS.get(bet.on)
          return isBlocked(bet) || !spot
            ? { bet, pays: NOTHING, cite: 'TYC-23' }
            : { bet, pays: spot.pays, cite: 'TYC-17' }
        })
    : []

/** Seats with something to win that may be held for verification (GEN-41). */
export const winners = (s: Trente): SeatId[] =>
  s.phase === 'collect' || s.phase === 'pay'
    ? [
        ...new Set(
          winning(s)
            .filter(({ pays }) => pays.num > 0)
            .map(({ bet }) => bet.seat),
        ),
      ]
    : []

/** The losers of a decided round; half of every bet after a 31-31; nothing after another tie (TYC-19, TYC-20, TYC-21). */
const taken = (s: Trente, customs: Customs<TrenteKind>): Step => {
  switch (outcome(s)?.kind) {
    case 'refait':
      return chain(strike(s, customs), offerChoices)
    case 'tie':
      return chain(change(s, {}, [event('bets-stand', 'TYC-20')]), askAgain, offerChoices)
    default:
      return chain(
        collect(s, customs, losers(s), (bet) => (isBlocked(bet) ? 'TYC-24' : (SPOTS.get(bet.on)?.cite ?? 'TYC-15'))),
        (after) => change(after, { phase: after.bets.length > 0 ? 'pay' : 'clear' }),
      )
  }
}

export const settleRules = (customs: Customs<TrenteKind>): Rule<TrenteKind>[] => [
  plain<TrenteKind>('collect', {
    nature: 'settle',
    by: ['croupier'],
    cite: 'TYC-19',
    refusal: (s) => notNow(s, 'TYC-19', 'collect') ?? unnotified(s, SPOTS),
    apply: (s) => taken(s, customs),
  }),

  plain<TrenteKind>('pay', {
    nature: 'settle',
    countsTime: (s) => s.holding.length > 0,
    by: ['croupier'],
    cite: 'TYC-19',
    refusal: (s) =>
      notNow(s, 'TYC-19', 'pay') ??
      unauthorised(
        s,
        SPOTS,
        winning(s).map(({ bet }) => bet),
      ),
    apply: (s) =>
      chain(
        unchanged(s),
        ...bySeat(winning(s)).map(
          ([id, lines]) =>
            (after: Trente): Step =>
              paySeat(after, customs, id, lines, 'TYC-19'),
        ),
        (after) => change(after, { phase: 'clear' }),
      ),
  }),

  plain<TrenteKind>('collect-cards', {
    nature: 'settle',
    lastLook: true,
    by: ['croupier'],
    cite: 'TYC-31',
    refusal: (s) => notNow(s, 'TYC-31', 'clear'),
    apply: (s) =>
      chain(change(s, {}, [event('cards-collected', 'TYC-31')]), (after) => finish(after, customs, true, 'TYC-31')),
  }),
]

/** With the last round nothing may stay on the cloth: what stands goes back, what is blocked is freed. */
const cleared = (s: Trente): Step =>
  chain(freeForGood(s), (after) => giveBack(after, after.bets, 'bet-returned', 'TYC-20'))

/** `counts` says whether the round had a result. */
export const finish = (s: Trente, customs: Customs<TrenteKind>, counts: boolean, cite: RuleId): Step =>
  chain(
    counts && s.closing === 1 ? cleared(s) : unchanged(s),
    (after) => change(after, playing(after, NO_ROUND)),
    (after) => afterRound(after, PACK_RULES),
    (after) => endRound(after, customs, counts, cite),
  )
