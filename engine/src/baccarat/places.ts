// Chemin de Fer: who waits for a place, and players who change theirs.

import { type SeatId, seatNumber } from '../kernel/actors.js'
import type { Change, Event, Refused, Rule } from '../kernel/contract.js'
import type { SeatPart } from '../kernel/customs.js'
import { choice, emptySeat, rule } from '../kernel/rules.js'
import { isExcluded } from '../kernel/seats.js'
import { secret } from '../kernel/secrets.js'
import {
  accept,
  allSeats,
  balance,
  betsOf,
  betweenRounds,
  chain,
  change,
  event,
  isOpen,
  offer,
  one,
  type Seat,
  transfer,
} from '../kernel/table.js'
import { isOfBank } from './bank.js'
import { leavesBank } from './offer.js'
import { type Baccarat, type BaccaratKind, playing } from './play.js'
import { refuse } from './refusals.js'

const seated = (s: Baccarat): string[] => Object.values(s.seats).map(({ player }) => player)

const listed = (s: Baccarat): readonly string[] => s.play.waiting.value ?? []

/** Those of the list who could sit down now. */
export const waitingFor = (s: Baccarat): string[] =>
  listed(s).filter((player) => !seated(s).includes(player) && !isExcluded(s, player))

const withList = (s: Baccarat, list: readonly string[]) =>
  playing(s, { waiting: secret(list, ...s.play.waiting.secret) })

/** A free place is of the first of the list (CHF-27); who comes during a round has no priority for the bank (CHF-25). */
export const sitting: NonNullable<SeatPart<BaccaratKind>['sitting']> = {
  fields: {},
  bounds: (s) => {
    const first = waitingFor(s)[0]
    return first === undefined ? {} : { player: one(first) }
  },
  refusal: (s, m) => {
    const first = waitingFor(s)[0]
    return first === undefined || m.player === first ? undefined : refuse('waiting-list-first', 'CHF-27')
  },
  apply: (s, id, m) =>
    change(s, {
      play: {
        ...withList(
          s,
          listed(s).filter((player) => player !== m.player),
        ).play,
        late: betweenRounds(s) ? s.play.late : [...s.play.late, id],
      },
    }),
}

/** What a seat has goes with its player, over the cash desk: no seat gives to another (GEN-28). Its player hears both halves. */
const carried = (s: Baccarat, from: SeatId, to: SeatId): Event[] => {
  const chips = balance(s, from)
  const coupons = s.config.instruments.map(({ id }) => ({ id, amount: balance(s, `${from}/${id}`) }))
  return [
    event('chips-cashed', 'GEN-17', {
      seat: from,
      to: [from, to],
      transfers: [
        ...transfer(from, 'cash', chips),
        ...coupons.flatMap(({ id, amount }) => transfer(`${from}/${id}`, 'promotions', amount)),
      ],
    }),
    event('seat-changed', 'CHF-27', { seat: from, place: to }),
    event('chips-carried', 'GEN-17', {
      seat: to,
      to: [from, to],
      transfers: [
        ...transfer('cash', to, chips),
        ...coupons.flatMap(({ id, amount }) => transfer('promotions', `${to}/${id}`, amount)),
      ],
    }),
  ]
}

const moved = <T extends { readonly seat: SeatId; readonly player?: string }>(
  items: readonly T[],
  player: string,
  from: SeatId,
  to: SeatId,
): readonly T[] =>
  items.map((item) =>
    item.seat === from && (item.player === undefined || item.player === player) ? { ...item, seat: to } : item,
  )

const changesSeat = (s: Baccarat, from: SeatId, to: SeatId): Change<BaccaratKind> =>
  chain(leavesBank(s, from), (after) => {
    const { [from]: own, ...others } = after.seats
    const seat = own as Seat
    const late = betweenRounds(after) ? after.play.late : [...after.play.late, to]
    return change(
      after,
      {
        seats: { ...others, [to]: seat },
        holds: moved(after.holds, seat.player, from, to),
        holding: moved(after.holding, seat.player, from, to),
        settling: moved(after.settling, seat.player, from, to),
        settled: after.settled && {
          ...after.settled,
          lines: moved(after.settled.lines, seat.player, from, to),
        },
        corrections: moved(after.corrections, seat.player, from, to),
        disputes: after.disputes.map((dispute) =>
          dispute.by === from && dispute.player === seat.player ? { ...dispute, by: to } : dispute,
        ),
        ...playing(after, { late }),
      },
      carried(after, from, to),
    )
  })

const cannotMove = (s: Baccarat, id: SeatId): Refused | undefined => {
  if (!isOpen(s)) return refuse('table-not-open', 'CHF-27')
  const empty = emptySeat(s, id)
  if (empty) return empty
  if (!s.seats[id]?.present) return refuse('not-present', 'GEN-24', { seat: id })
  if (isOfBank(s, id)) return refuse('banker-keeps-seat', 'CHF-27')
  if (betsOf(s, id).length > 0) return refuse('other-stakes-first', 'BAC-09')
  return waitingFor(s).length > 0 ? refuse('waiting-list-first', 'CHF-27') : undefined
}

export const placeRules = (): Rule<BaccaratKind>[] => [
  choice<BaccaratKind>('change-seat', {
    by: ['seat'],
    cite: 'CHF-27',
    nature: 'household',
    field: 'place',
    kind: 'seat',
    candidates: (s) => allSeats(s).filter((id) => !s.seats[id]),
    refusal: (s, m) => {
      const place = m.place as SeatId
      const no = cannotMove(s, m.by as SeatId)
      if (no) return no
      if (seatNumber(place) > s.config.seats) return refuse('no-such-seat', 'CHF-02', { seats: s.config.seats })
      if (s.blocked.includes(place)) return refuse('seat-blocked', 'GEN-37')
      // One who is away for a moment keeps the place (CHF-29).
      return s.seats[place] ? refuse('seat-taken', 'CHF-29') : undefined
    },
    apply: (s, m) => changesSeat(s, m.by as SeatId, m.place as SeatId),
  }),

  rule<BaccaratKind>({
    do: 'list-player',
    by: ['pit-boss'],
    cite: 'CHF-27',
    nature: 'household',
    fields: { player: 'word' },
    options: (s) =>
      isOpen(s)
        ? [offer('pit-boss', 'list-player', { player: { any: 'word', except: [...seated(s), ...listed(s)] } })]
        : [],
    step: (s, m) => {
      const player = m.player as string
      if (!isOpen(s)) return refuse('table-not-open', 'CHF-27')
      if (seated(s).includes(player)) return refuse('player-already-seated', 'CHF-27')
      if (listed(s).includes(player)) return refuse('on-the-list-already', 'CHF-27')
      return accept(
        change(s, withList(s, [...listed(s), player]), [
          event('listed', 'CHF-27', { waiting: listed(s).length + 1, to: [] }),
        ]),
      )
    },
  }),

  rule<BaccaratKind>({
    do: 'strike-player',
    by: ['pit-boss'],
    cite: 'CHF-27',
    nature: 'household',
    fields: { player: 'word' },
    options: (s) => (listed(s).length > 0 ? [offer('pit-boss', 'strike-player', { player: one(...listed(s)) })] : []),
    step: (s, m) => {
      const player = m.player as string
      if (!listed(s).includes(player)) return refuse('not-on-the-list', 'CHF-27')
      const left = listed(s).filter((other) => other !== player)
      return accept(change(s, withList(s, left), [event('struck-off', 'CHF-27', { waiting: left.length, to: [] })]))
    },
  }),
]
