// After the throw: losers collected, winners paid, bets that travel, the marker, and whose the dice are (CR-81, D-29).

import { type SeatId, seatNumber } from '../kernel/actors.js'
import type { RuleId } from '../kernel/citations.js'
import type { Change, Event, Rule } from '../kernel/contract.js'
import type { Customs } from '../kernel/customs.js'
import { unauthorised, unnotified } from '../kernel/outside-limits.js'
import { endRound } from '../kernel/rounds.js'
import { notNow, plain } from '../kernel/rules.js'
import { bySeat, collect, giveBack, paySeat, type Win } from '../kernel/settlement.js'
import { type Bet, chain, change, event, unchanged } from '../kernel/table.js'
import { diceAfter } from './dice-set.js'
import { type Fate, fateOf, SPOTS, type Thrown } from './layout.js'
import {
  type Craps,
  type CrapsKind,
  cameOf,
  HISTORY_MAX,
  isLoose,
  marksLeft,
  playing,
  plays,
  pointAfter,
} from './play.js'
import { withoutShooter } from './shooter.js'

const STAYS: Fate = { is: 'stays' }

/** What the throw on the table does to a bet. */
export const fate = (s: Craps, bet: Bet): Fate => {
  const came = cameOf(s)
  return came && plays(s, bet) ? fateOf(bet.on, came) : STAYS
}

const inOrder = (a: Bet, b: Bet): number => seatNumber(a.seat) - seatNumber(b.seat)

type Met<Is extends Fate['is']> = { readonly bet: Bet; readonly met: Extract<Fate, { is: Is }> }

const withFate = <Is extends Fate['is']>(s: Craps, is: Is): Met<Is>[] =>
  [...s.bets].sort(inOrder).flatMap((bet) => {
    const met = fate(s, bet)
    return met.is === is ? [{ bet, met: met as Extract<Fate, { is: Is }> }] : []
  })

const losing = (s: Craps) => withFate(s, 'loses')

const winning = (s: Craps): Win[] =>
  withFate(s, 'wins').map(({ bet, met }) => ({ bet, pays: met.pays, cite: met.cite }))

export const winners = (s: Craps): SeatId[] =>
  s.phase === 'pay' ? [...new Set(winning(s).map((win) => win.bet.seat))] : []

/** Bets that neither won nor lost: some are pushed, some go to the number that came (CR-44, CR-47). */
const moved = (s: Craps): Change<CrapsKind> => {
  const travels = new Map(withFate(s, 'travels').map(({ bet, met }) => [bet, met]))
  return change(s, { bets: s.bets.map((bet) => ({ ...bet, on: travels.get(bet)?.to ?? bet.on })) }, [
    ...withFate(s, 'pushes').map(({ bet, met }) =>
      event('pushed', met.cite, { seat: bet.seat, on: bet.on, with: bet.with, stake: bet.amount }),
    ),
    ...[...travels].map(([bet, { to, cite }]) =>
      event('bet-travelled', cite, { seat: bet.seat, on: bet.on, onto: to, with: bet.with, stake: bet.amount }),
    ),
  ])
}

/** The marker follows the point (CR-31, CR-80); the dice pass on after a 7 with a point (CR-18, CR-19). */
const turned = (s: Craps, came: Thrown): Change<CrapsKind> => {
  const point = pointAfter(came)
  const events: Event[] = []
  if (came.point === null && point !== null) events.push(event('puck-on', 'CR-31', { point }))
  if (came.point !== null && point === null) events.push(event('puck-off', 'CR-80', { point: came.point }))
  const sevenOut = came.point !== null && came.sum === 7
  if (sevenOut && s.play.shooter !== null) events.push(event('seven-out', 'CR-19', { seat: s.play.shooter }))
  const history = [s.play.roll as string, ...s.play.history].slice(0, HISTORY_MAX)
  const on: Craps = { ...s, ...playing(s, { point, history, hand: s.play.hand + 1, roll: null }) }
  return change(on, sevenOut ? withoutShooter(on) : {}, events)
}

/** With a 7 of the last game whatever is left on the cloth was out of play (D-39). */
const leftOver = (s: Craps, came: Thrown): Change<CrapsKind> => {
  if (came.sum === 7 && typeof s.closing === 'number') return giveBack(s, s.bets, 'bet-returned', 'CR-76')
  return giveBack(
    s,
    s.bets.filter((bet) => s.seats[bet.seat]?.leaving && isLoose(s, bet)),
    'bet-returned',
    'CR-69',
  )
}

/** While bets stand the last game is not over: it stays the last. */
const lasting = (s: Craps): Change<CrapsKind> =>
  typeof s.closing === 'number' && s.bets.length > 0 ? change(s, { closing: s.closing + 1 }) : unchanged(s)

export const settleRules = (customs: Customs<CrapsKind>): Rule<CrapsKind>[] => {
  const lost = (s: Craps): Change<CrapsKind> => {
    const cites = new Map(losing(s).map(({ bet, met }) => [bet, met.cite]))
    return collect(s, customs, [...cites.keys()], (bet) => cites.get(bet) as RuleId)
  }

  const finish = (s: Craps): Change<CrapsKind> => {
    const came = cameOf(s) as Thrown
    return chain(
      moved(s),
      (after) => turned(after, came),
      diceAfter,
      (after) => leftOver(after, came),
      (after) => change(after, playing(after, { marks: marksLeft(after) })),
      lasting,
      (after) => endRound(after, customs, true, 'CR-81'),
    )
  }

  return [
    plain<CrapsKind>('collect', {
      by: ['croupier'],
      cite: 'CR-81',
      nature: 'settle',
      // Only what this throw decides waits for the room head: the rest plays on.
      refusal: (s) =>
        notNow(s, 'CR-81', 'collect') ??
        unnotified(
          s,
          SPOTS,
          [...losing(s), ...winning(s)].map(({ bet }) => bet),
        ),
      apply: (s) =>
        chain(lost(s), (after) => (winning(after).length > 0 ? change(after, { phase: 'pay' }) : finish(after))),
    }),

    plain<CrapsKind>('pay', {
      by: ['croupier'],
      cite: 'CR-81',
      nature: 'settle',
      countsTime: (s) => s.holding.length > 0,
      refusal: (s) =>
        notNow(s, 'CR-81', 'pay') ??
        unauthorised(
          s,
          SPOTS,
          winning(s).map((win) => win.bet),
        ),
      apply: (s) =>
        chain(
          unchanged(s),
          ...bySeat(winning(s)).map(
            ([id, lines]) =>
              (after: Craps) =>
                paySeat(after, customs, id, lines, 'CR-81'),
          ),
          finish,
        ),
    }),
  ]
}
