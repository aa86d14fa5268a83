// A round: opened with an announcement, ended when everything is settled, or broken off when the equipment fails.

import type { SeatId } from './actors.js'
import type { RuleId } from './citations.js'
import type { Change, Kind, Rule } from './contract.js'
import type { RoundPart, SeatPart, StaffPart } from './customs.js'
import { refuse } from './refusals.js'
import { plain } from './rules.js'
import { inPlay, isExcluded, vacate, withSeat } from './seats.js'
import { ROUND_ENDED, settledRound } from './settled.js'
import { giveBack } from './settlement.js'
import {
  betsOf,
  betweenRounds,
  chain,
  change,
  event,
  FAULT,
  GIVING_BACK,
  IDLE,
  isOpen,
  occupied,
  type Seat,
  say,
  type Table,
  unchanged,
} from './table.js'

/** Frees the seats of those who left or are excluded, once nothing of theirs is in play. */
const freeSeats = <G extends Kind>(s: Table<G>, customs: SeatPart<G>, who: (taken: Seat) => boolean): Change<G> =>
  chain(
    unchanged(s),
    ...occupied(s)
      .filter((id) => who(s.seats[id] as Seat))
      .map(
        (id) =>
          (after: Table<G>): Change<G> =>
            inPlay(after, id, customs)
              ? change(after, { seats: withSeat(after, id, { leaving: true, present: false }) })
              : vacate(after, id, customs),
      ),
  )

/** Rounds sat out. One without a result is none (I.1), nor is one whose betting had closed before the player sat down. */
const idleAfter = (taken: Seat, staked: boolean, counts: boolean): number => {
  if (taken.played || staked) return 0
  return counts && !taken.late ? taken.idleRounds + 1 : taken.idleRounds
}

/**
 * Closes the round: counts who sat it out, frees seats, and closes the table after its last round. `counts` says whether
 * it had a result.
 */
export const endRound = <G extends Kind>(
  s: Table<G>,
  customs: SeatPart<G> & Pick<StaffPart, 'closing'>,
  counts: boolean,
  rule: RuleId,
): Change<G> => {
  const seats = Object.fromEntries(
    Object.entries(s.seats).map(([id, taken]) => [
      id,
      {
        ...taken,
        played: false,
        late: false,
        idleRounds: idleAfter(taken, betsOf(s, id as SeatId).length > 0, counts),
      },
    ]),
  )
  const closing = counts && typeof s.closing === 'number' ? s.closing - 1 : s.closing
  const over = event(ROUND_ENDED, rule, { round: s.round })
  return chain(
    // What its last step settles is written into it when that step is done (settled.ts).
    change(s, { seats, closing, phase: IDLE, holding: [], settled: counts ? settledRound(s.round) : null }, [over]),
    (after) => freeSeats(after, customs, (taken) => taken.leaving),
    (after) =>
      closing !== null && closing !== 'instructed' && closing <= 0 && after.bets.length === 0
        ? change(after, { status: 'closed', closing: null }, [event('table-closed', customs.closing.rule)])
        : unchanged(after),
  )
}

/** The period of an exclusion runs from the round it begins with (GEN-34, GEN-35). */
const beginExclusions = <G extends Kind>(s: Table<G>): Change<G> => {
  const until = s.clock + s.config.exclusionMinutes * 60
  return change(
    s,
    {
      excluded: { ...s.excluded, ...Object.fromEntries(s.excludedNext.map((player) => [player, until])) },
      excludedNext: [],
    },
    s.excludedNext.map((player) => {
      const id = occupied(s).find((each) => s.seats[each]?.player === player)
      return event('exclusion-begun', 'GEN-35', id ? { seat: id, until, to: [id] } : { until, to: [] })
    }),
  )
}

const mending = <G extends Kind>({ outOfOrder }: RoundPart<G>, repaired: (s: Table<G>) => Change<G>): Rule<G> =>
  plain<G>('repaired', {
    by: ['pit-boss'],
    cite: outOfOrder,
    nature: 'irregular',
    refusal: (s) => (s.phase === FAULT ? undefined : refuse('no-fault', outOfOrder)),
    apply: repaired,
  })

export const roundRules = <G extends Kind>(customs: RoundPart<G>): Rule<G>[] => {
  const { repaired } = customs
  const live = (s: Table<G>) => !betweenRounds(s) && s.phase !== GIVING_BACK

  return [
    plain<G>('start', {
      by: ['croupier'],
      cite: customs.start.rule,
      nature: 'course',
      pace: 'between',
      refusal: (s) => {
        if (!isOpen(s)) return refuse('table-not-open', customs.staff.rule)
        if (!betweenRounds(s)) return refuse('round-in-progress', customs.start.rule)
        if (s.closing === 'instructed') return refuse('last-rounds-not-announced', customs.closing.rule)
        return customs.start.refusal?.(s)
      },
      countsTime: (s) => s.excludedNext.length > 0,
      apply: (s) =>
        chain(
          s.excludedNext.length > 0 ? beginExclusions(s) : unchanged(s),
          (after) => freeSeats(after, customs, (taken) => isExcluded(after, taken.player)),
          (after) =>
            change(after, { round: after.round + 1, phase: customs.start.phase }, [
              event('round-started', customs.start.rule, { round: after.round + 1 }),
              say(customs.start.phrase, 'GEN-19'),
            ]),
        ),
    }),

    ...(repaired ? [mending(customs, repaired)] : []),

    plain<G>('out-of-order', {
      by: ['pit-boss'],
      cite: customs.outOfOrder,
      nature: 'irregular',
      voids: true,
      ...(customs.failsPhysically ? { physical: true } : {}),
      refusal: (s) => {
        if (!live(s)) return refuse('no-round', customs.outOfOrder)
        return customs.canBreakOff(s) ? undefined : refuse('settlement-begun', customs.outOfOrder)
      },
      apply: (s) =>
        change(s, { phase: GIVING_BACK }, [
          ...(customs.announcesFailure?.(s) ?? []),
          event('out-of-order', customs.outOfOrder),
        ]),
    }),

    plain<G>('give-back', {
      by: ['croupier'],
      cite: customs.outOfOrder,
      nature: 'settle',
      refusal: (s) => (s.phase === GIVING_BACK ? undefined : refuse('nothing-to-give-back', customs.outOfOrder)),
      apply: (s) =>
        chain(
          customs.breakingOff?.(s) ?? unchanged(s),
          (after) => giveBack(after, after.bets, 'bet-returned', customs.outOfOrder),
          (after) => endRound(after, customs, customs.resultStands?.(s) ?? false, customs.outOfOrder),
          (after) =>
            isOpen(after)
              ? change(after, { status: 'suspended' }, [
                  event('table-suspended', customs.outOfOrder, { reason: 'out-of-order' }),
                ])
              : unchanged(after),
        ),
    }),
  ]
}
