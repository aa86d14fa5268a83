// Who goes, and what becomes of the bets: the pass line of a point is lost (CR-36), what nothing could decide goes back (D-31),
// and when nobody is left to throw the round ends without a throw (D-35, D-39).

import type { SeatId } from '../kernel/actors.js'
import type { Change, Event, Refused, Rule } from '../kernel/contract.js'
import type { Customs } from '../kernel/customs.js'
import { outside, unnotified } from '../kernel/outside-limits.js'
import { endRound } from '../kernel/rounds.js'
import { notNow, plain } from '../kernel/rules.js'
import { collect, giveBack } from '../kernel/settlement.js'
import { onSpot, sum } from '../kernel/stakes.js'
import {
  type Bet,
  betsOf,
  betweenRounds,
  chain,
  change,
  event,
  GIVING_BACK,
  isOpen,
  unchanged,
} from '../kernel/table.js'
import { numbered, SPOTS } from './layout.js'
import {
  type Craps,
  type CrapsKind,
  cameOf,
  hasLineBet,
  isContract,
  isLoose,
  marksLeft,
  playing,
  pointAfter,
  staying,
} from './play.js'
import { refuse } from './refusals.js'
import { fate } from './settle.js'
import { withoutShooter } from './shooter.js'

/** Whether a pass line bet is given up by leaving now: there is a point, and what lies on the table does not decide it. */
const isForfeit = (s: Craps, bet: Bet): boolean => {
  if (bet.on !== 'pass-line') return false
  const came = cameOf(s)
  return came ? fate(s, bet).is === 'stays' && pointAfter(came) !== null : s.play.point !== null
}

/** Nobody can be asked to wait with leaving until the room head was told (GEN-13). */
const noticed = (s: Craps, bets: readonly Bet[]): Event[] =>
  bets
    .filter((bet) => outside(s, SPOTS, bet) === 'over' && !bet.notified)
    .map((bet) => event('room-head-notified', 'GEN-13', { seat: bet.seat, on: bet.on }))

/** A table that is broken off or stopped has taken the point from its players, not they from it. */
const isPlayed = (s: Craps): boolean => isOpen(s) && s.phase !== GIVING_BACK

export const forfeits =
  (customs: Customs<CrapsKind>) =>
  (s: Craps, id: SeatId): Change<CrapsKind> => {
    if (!isPlayed(s)) return unchanged(s)
    const lost = betsOf(s, id).filter((bet) => isForfeit(s, bet))
    // After «ya no va más» nothing is taken back: what is loose goes back when the throw is settled.
    const loose = (after: Craps) =>
      s.phase === 'betting' || betweenRounds(s) ? betsOf(after, id).filter((bet) => isLoose(after, bet)) : []
    return chain(
      change(s, {}, noticed(s, lost)),
      (after) => collect(after, customs, lost, () => 'CR-36'),
      (after) => giveBack(after, loose(after), 'bet-returned', 'CR-69'),
      (after) => change(after, playing(after, { marks: marksLeft(after) })),
    )
  }

/** Whoever sits here next has neither the dice nor another's record. */
export const vacated = (s: Craps, id: SeatId): Change<CrapsKind> => {
  const { [id]: _, ...breaches } = s.play.breaches
  const left: Craps = { ...s, ...(s.play.shooter === id ? withoutShooter(s) : {}) }
  return change(left, playing(left, { breaches, barred: left.play.barred.filter((other) => other !== id) }))
}

/** Odds that are more than their line carries go back with what was taken from it (D-42); so do marks without a bet. */
export const withdrawn = (s: Craps, id: SeatId): Change<CrapsKind> => {
  const odds = betsOf(s, id).filter(({ on }) => numbered(on).name === 'dont-pass-odds')
  const line = onSpot(s, id, 'dont-pass')
  const { oddsMultiple } = s.config
  const carried = oddsMultiple === null ? line > 0 : sum(odds) <= line * oddsMultiple
  return chain(giveBack(s, carried ? [] : odds, 'bet-withdrawn', 'CR-69'), (after) =>
    change(after, playing(after, { marks: marksLeft(after) })),
  )
}

/** Whether there is anything a throw could still decide. */
const isBare = (s: Craps): boolean => s.bets.length === 0 && s.play.point === null

const contracts = (s: Craps): readonly Bet[] => s.bets.filter((bet) => isContract(s, bet.on))

const isDeserted = (s: Craps): boolean => staying(s).length === 0

/** A table that is to close waits for nobody's line bet, unless there are contracts, which the last game throws for (D-39). */
const isStalled = (s: Craps): boolean =>
  s.closing !== null &&
  s.play.point === null &&
  !staying(s).some((id) => hasLineBet(s, id)) &&
  (s.closing === 'instructed' || contracts(s).length === 0)

/** Why the round cannot end without a throw. */
const mustThrow = (s: Craps): Refused | undefined => {
  if (isDeserted(s) && !(isBare(s) && s.phase === 'betting')) return unnotified(s, SPOTS, contracts(s))
  return isStalled(s) && s.phase === 'betting' ? undefined : refuse('still-to-throw', 'CR-76')
}

/** Contracts are lost and the rest goes back; the point goes with them (D-35). */
const cleared = (customs: Customs<CrapsKind>, s: Craps): Change<CrapsKind> =>
  chain(
    collect(s, customs, contracts(s), () => 'CR-36'),
    (after) => giveBack(after, after.bets, 'bet-returned', 'CR-76'),
    (after) =>
      change(
        after,
        playing(after, { point: null, marks: [] }),
        after.play.point === null ? [] : [event('puck-off', 'CR-80', { point: after.play.point })],
      ),
  )

export const endWithoutThrow = (customs: Customs<CrapsKind>): Rule<CrapsKind> =>
  plain<CrapsKind>('end-without-throw', {
    by: ['croupier'],
    cite: 'CR-76',
    nature: 'course',
    pace: 'offer',
    refusal: (s) => notNow(s, 'CR-76', 'betting', 'throw') ?? mustThrow(s),
    apply: (s) => {
      const isLast = typeof s.closing === 'number'
      return chain(
        change(s, isLast ? { closing: 0 } : {}, [
          event('round-voided', 'CR-76', { cause: 'nobody-throws', round: s.round }),
        ]),
        // Before the last game is announced the bets stand: the round only ends so that it can be.
        (after) => (isLast || isDeserted(s) ? cleared(customs, after) : unchanged(after)),
        (after) => endRound(after, customs, false, 'CR-76'),
      )
    },
  })
