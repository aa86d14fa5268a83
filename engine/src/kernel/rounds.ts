// A round: opened with an announcement, ended when everything is settled, or broken off when the equipment fails.

import type { SeatId } from './actors.js'
import type { RuleId } from './citations.js'
import type { Change, Kind, Rule } from './contract.js'
import type { RoundPart, SeatPart, StaffPart } from './customs.js'
import { refuse } from './refusals.js'
import { plain } from './rules.js'
import { inPlay, isExcluded, vacate, withSeat } from './seats.js'
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

/** Closes the round: counts who sat it out, frees seats, and closes the table after its last round. */
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
        idleRounds: taken.played || betsOf(s, id as SeatId).length > 0 ? 0 : taken.idleRounds + 1,
      },
    ]),
  )
  const closing = counts && typeof s.closing === 'number' ? s.closing - 1 : s.closing
  const over = event('round-ended', rule, { round: s.round })
  return chain(
    change(s, { seats, closing, phase: IDLE, holding: [] }, [over]),
    (after) => freeSeats(after, customs, (taken) => taken.leaving),
    (after) =>
      closing !== null && closing !== 'instructed' && closing <= 0 && after.bets.length === 0
        ? change(after, { status: 'closed', closing: null }, [event('table-closed', customs.closing.rule)])
        : unchanged(after),
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
      apply: (s) =>
        chain(
          freeSeats(s, customs, (taken) => isExcluded(s, taken.player)),
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
      refusal: (s) => {
        if (!live(s)) return refuse('no-round', customs.outOfOrder)
        return customs.canBreakOff(s) ? undefined : refuse('settlement-begun', customs.outOfOrder)
      },
      apply: (s) => change(s, { phase: GIVING_BACK }, [event('out-of-order', customs.outOfOrder)]),
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
          (after) => endRound(after, customs, false, customs.outOfOrder),
          (after) =>
            change(after, { status: 'suspended' }, [
              event('table-suspended', customs.outOfOrder, { reason: 'out-of-order' }),
            ]),
        ),
    }),
  ]
}
