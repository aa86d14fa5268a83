// Who throws: the dice offered clockwise, refused, passed on, and the right to throw lost (scj-2023 IV.1.5 Inicio del juego,
// Lanzamientos).

import type { SeatId } from '../kernel/actors.js'
import type { Change, Refused, Rule } from '../kernel/contract.js'
import { emptySeat, notNow, ofSeat, plain } from '../kernel/rules.js'
import { change, event } from '../kernel/table.js'
import { type Craps, type CrapsKind, candidates, hasLineBet, hasShooter, nextShooter, playing } from './play.js'
import { refuse } from './refusals.js'

/** Faulty throws from which on the right may be taken (D-40). */
export const BREACHES_MIN = 2

/** The dice leave the shooter; the next is found when they are offered. */
export const withoutShooter = (s: Craps): { play: Craps['play'] } =>
  s.play.shooter === null ? { play: s.play } : playing(s, { shooter: null, before: s.play.shooter, hand: 0 })

/** Without a line bet nobody throws a come-out (CR-10, D-24). */
export const lacksLineBet = (s: Craps): Refused | undefined => {
  const { point, shooter } = s.play
  if (point !== null || shooter === null || hasLineBet(s, shooter)) return undefined
  return refuse('no-line-bet', 'CR-10', { seat: shooter })
}

const offered = (s: Craps): Change<CrapsKind> => {
  const away: Craps = { ...s, ...withoutShooter(s) }
  const shooter = nextShooter(away) as SeatId
  return change(s, { phase: 'betting', ...playing(away, { shooter }) }, [
    // After «ya no va más» the next shooter must be able to bet: betting opens again (D-36).
    ...(s.phase === 'throw' ? [event('bets-reopened', 'CR-27')] : []),
    event('dice-offered', 'CR-08', { seat: shooter }),
  ])
}

export const shooterRules: readonly Rule<CrapsKind>[] = [
  plain<CrapsKind>('offer-dice', {
    by: ['croupier'],
    cite: 'CR-08',
    nature: 'course',
    refusal: (s) => {
      const early = notNow(s, 'CR-08', 'betting', 'throw')
      if (early) return early
      if (hasShooter(s)) return refuse('shooter-stays', 'CR-08', { seat: s.play.shooter })
      return candidates(s).length > 0 ? undefined : refuse('nobody-to-throw', 'CR-04')
    },
    apply: offered,
  }),

  plain<CrapsKind>('pass-dice', {
    by: ['croupier'],
    cite: 'CR-10',
    nature: 'course',
    pace: 'offer',
    refusal: (s) => {
      const early = notNow(s, 'CR-10', 'betting')
      if (early) return early
      if (!hasShooter(s)) return refuse('no-shooter', 'CR-08')
      if (!lacksLineBet(s)) return refuse('line-bet-made', 'CR-10')
      // Round and round a table where nobody bets they would go for ever.
      const other = candidates(s).some((id) => id !== s.play.shooter && hasLineBet(s, id))
      return other ? undefined : refuse('nobody-to-throw', 'CR-10')
    },
    apply: (s) => {
      const passed = event('dice-passed', 'CR-10', { seat: s.play.shooter as SeatId })
      const { state, events } = offered(s)
      return { state, events: [passed, ...events] }
    },
  }),

  plain<CrapsKind>('decline-dice', {
    by: ['seat'],
    cite: 'CR-09',
    nature: 'stake',
    refusal: (s, m) => {
      const early = notNow(s, 'CR-09', 'betting')
      if (early) return early
      if (m.by !== s.play.shooter || !hasShooter(s)) return refuse('not-the-shooter', 'CR-09')
      return s.play.point !== null && s.play.hand > 0
        ? refuse('point-to-make', 'CR-09', { point: s.play.point })
        : undefined
    },
    apply: (s, m) => change(s, withoutShooter(s), [event('dice-declined', 'CR-09', { seat: m.by as SeatId })]),
  }),

  ofSeat<CrapsKind>('take-right', {
    by: ['pit-boss'],
    cite: 'CR-28',
    nature: 'irregular',
    refusal: (s, id) => {
      if (!s.seats[id]) return emptySeat(s, id)
      if (s.play.barred.includes(id)) return refuse('already-barred', 'CR-28')
      const breaches = s.play.breaches[id] ?? 0
      return breaches < BREACHES_MIN ? refuse('not-repeated', 'CR-28', { breaches, least: BREACHES_MIN }) : undefined
    },
    apply: (s, id) =>
      change(s, playing(s, { barred: [...s.play.barred, id] }), [event('right-to-throw-taken', 'CR-28', { seat: id })]),
  }),
]
