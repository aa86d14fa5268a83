// Who goes, and what becomes of the bets: the pass line of a point is lost (CR-36), what nothing could decide goes back (D-31),
// and when nobody is left to throw the round ends without a throw (D-35, D-39).

import type { SeatId } from '../kernel/actors.js'
import type { Change, Refused, Rule } from '../kernel/contract.js'
import type { Customs } from '../kernel/customs.js'
import { endRound } from '../kernel/rounds.js'
import { notNow, plain } from '../kernel/rules.js'
import { collect, giveBack } from '../kernel/settlement.js'
import { type Bet, betsOf, chain, change, event, unchanged } from '../kernel/table.js'
import { numbered } from './layout.js'
import {
  type Craps,
  type CrapsKind,
  cameOf,
  isContract,
  marksLeft,
  playing,
  plays,
  pointAfter,
  staying,
} from './play.js'
import { refuse } from './refusals.js'
import { fate } from './settle.js'
import { withoutShooter } from './shooter.js'
import { notThrowable } from './throw.js'

/** Whether a pass line bet is given up by leaving now: there is a point, and what lies on the table does not decide it. */
const isForfeit = (s: Craps, bet: Bet): boolean => {
  const came = cameOf(s)
  if (bet.on !== 'pass-line') return false
  return came ? fate(s, bet).is === 'stays' && pointAfter(came) !== null : s.play.point !== null
}

/** Odds stand behind their line; bets out of play wait for a word of their player. What lies there is settled first. */
const isUnbacked = (s: Craps, bet: Bet): boolean => {
  if (s.play.roll !== null && fate(s, bet).is !== 'stays') return false
  const { name } = numbered(bet.on)
  const mine = betsOf(s, bet.seat)
  if (name === 'pass-odds') return !mine.some((other) => other.on === 'pass-line')
  return !plays(s, bet) && s.play.marks.some((mark) => mark.seat === bet.seat && mark.on === bet.on)
}

export const forfeits =
  (customs: Customs<CrapsKind>) =>
  (s: Craps, id: SeatId): Change<CrapsKind> =>
    chain(
      collect(
        s,
        customs,
        betsOf(s, id).filter((bet) => isForfeit(s, bet)),
        () => 'CR-36',
      ),
      (after) =>
        giveBack(
          after,
          betsOf(after, id).filter((bet) => isUnbacked(after, bet)),
          'bet-returned',
          'CR-69',
        ),
      (after) => change(after, playing(after, { marks: marksLeft(after) })),
    )

/** Whoever sits here next has neither the dice nor another's record. */
export const vacated = (s: Craps, id: SeatId): Change<CrapsKind> => {
  const { [id]: _, ...breaches } = s.play.breaches
  const left: Craps = { ...s, ...(s.play.shooter === id ? withoutShooter(s) : {}) }
  return change(left, playing(left, { breaches, barred: left.play.barred.filter((other) => other !== id) }))
}

/** Odds that are more than their line carries go back with what was taken from it (D-42); so do marks without a bet. */
export const withdrawn = (s: Craps, id: SeatId): Change<CrapsKind> => {
  const { oddsMultiple } = s.config
  const sumOn = (name: string) =>
    betsOf(s, id).reduce((sum, bet) => (numbered(bet.on).name === name ? sum + bet.amount : sum), 0)
  const carries = (line: string) =>
    oddsMultiple === null ? sumOn(line) > 0 : sumOn(`${line}-odds`) <= sumOn(line) * oddsMultiple
  const loose = betsOf(s, id).filter(({ on }) => {
    const { name } = numbered(on)
    return name === 'dont-pass-odds' && !carries('dont-pass')
  })
  return chain(giveBack(s, loose, 'bet-withdrawn', 'CR-69'), (after) =>
    change(after, playing(after, { marks: marksLeft(after) })),
  )
}

/** Whether there is anything a throw could still decide. */
const isBare = (s: Craps): boolean => s.bets.length === 0 && s.play.point === null

const mustThrow = (s: Craps): Refused | undefined => {
  const deserted = staying(s).length === 0
  if (deserted && !isBare(s)) return undefined
  if (s.closing === null) return refuse('still-to-throw', 'CR-26')
  return deserted || notThrowable(s) ? undefined : refuse('still-to-throw', 'CR-76')
}

export const endWithoutThrow = (customs: Customs<CrapsKind>): Rule<CrapsKind> =>
  plain<CrapsKind>('end-without-throw', {
    by: ['croupier'],
    cite: 'CR-76',
    nature: 'course',
    pace: 'bets',
    refusal: (s) => notNow(s, 'CR-76', 'betting') ?? mustThrow(s),
    apply: (s) => {
      const deserted = staying(s).length === 0
      const isLast = typeof s.closing === 'number'
      const over = event('round-voided', 'CR-76', { cause: 'nobody-throws', round: s.round })
      // Before the last game is announced the bets stand: the round only ends so that it can be.
      if (!deserted && !isLast) return chain(change(s, {}, [over]), (after) => endRound(after, customs, false, 'CR-76'))
      return chain(
        change(s, {}, [over]),
        (after) =>
          collect(
            after,
            customs,
            after.bets.filter((bet) => isContract(after, bet.on)),
            () => 'CR-36',
          ),
        (after) => giveBack(after, after.bets, 'bet-returned', 'CR-76'),
        (after) =>
          after.play.point === null
            ? unchanged(after)
            : change(after, {}, [event('puck-off', 'CR-80', { point: after.play.point })]),
        (after) => change(after, { ...playing(after, { point: null, marks: [] }), ...(isLast ? { closing: 0 } : {}) }),
        (after) => endRound(after, customs, false, 'CR-76'),
      )
    },
  })
