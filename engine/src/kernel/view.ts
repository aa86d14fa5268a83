// The table as one person may see it. What is on the cloth is public; a stack, a name, a record are not.

import { isSeat, isStaff, type Viewer } from './actors.js'
import type { Event, Json } from './contract.js'
import { balance, occupied, ownsDispute, recordOf, type Seat, type Table } from './table.js'

const seesAll = (viewer: Viewer): boolean => viewer === 'regulator' || isStaff(viewer)

const holdingsOf = (s: Table, id: string): Json =>
  Object.fromEntries(Object.entries(s.accounts).filter(([account]) => account.startsWith(`${id}/`)))

export const tableView = <P>(s: Table<P>, viewer: Viewer, play: Json): Json => {
  const all = seesAll(viewer)
  const mine = (id: string) => all || id === viewer
  const me = isSeat(viewer) ? s.seats[viewer]?.player : undefined
  return {
    game: s.game,
    config: s.config,
    status: s.status,
    phase: s.phase,
    round: s.round,
    closing: s.closing,
    limits: s.limits as unknown as Json,
    blocked: s.blocked,
    seats: Object.fromEntries(
      occupied(s).map((id) => {
        const seat = s.seats[id] as Seat
        const open = { present: seat.present, leaving: seat.leaving }
        return [id, mine(id) ? { ...open, ...seat, chips: balance(s, id), holdings: holdingsOf(s, id) } : open]
      }),
    ),
    bets: s.bets as unknown as Json,
    holds: s.holds.filter(
      (hold) => all || (isSeat(viewer) && hold.seat === viewer && hold.player === me),
    ) as unknown as Json,
    disputes: s.disputes.filter((dispute) => all || ownsDispute(s, dispute, viewer)) as unknown as Json,
    conduct: (all ? s.conduct : me === undefined ? {} : { [me]: recordOf(s, me) }) as Json,
    ...(all
      ? {
          staff: s.staff as unknown as Json,
          excluded: s.excluded as unknown as Json,
          accounts: s.accounts,
          clock: s.clock,
        }
      : {}),
    play,
  }
}

/** Whether this person hears an event. */
export const hears = (event: Event, viewer: Viewer): boolean =>
  event.to === undefined || seesAll(viewer) || (event.to as readonly string[]).includes(viewer)
