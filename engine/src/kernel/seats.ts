// Taking a place, leaving it, being away from it, and losing it.

import type { SeatId } from './actors.js'
import { cite } from './citations.js'
import type { Change, Refused, Rule } from './contract.js'
import type { Customs } from './customs.js'
import { emptySeat, ofSeat, plain } from './rules.js'
import {
  accept,
  allSeats,
  balance,
  betsOf,
  chain,
  change,
  event,
  isOpen,
  offer,
  refuse,
  type Seat,
  type Table,
  transfer,
  unchanged,
} from './table.js'

export const withSeat = (s: Table, id: SeatId, patch: Partial<Seat>): Table['seats'] => ({
  ...s.seats,
  [id]: { ...(s.seats[id] as Seat), ...patch },
})

/** Who stakes takes part: the place can no longer be claimed. */
export const TAKES_PART: Partial<Seat> = { played: true, complaint: false, askedToLeave: false }

/** Whether an exclusion keeps this player away now (GEN-35). */
export const isExcluded = (s: Table, player: string): boolean =>
  Object.hasOwn(s.excluded, player) && (s.excluded[player] as number) > s.clock

/** Frees a seat: what only this table takes is changed to chips, the chips are cashed, unused coupons lapse. */
export const vacate = <P>(s: Table<P>, id: SeatId, customs: Customs<P>): Change<P> =>
  chain(customs.leaving?.(s, id) ?? unchanged(s), (after) => {
    const coupons = (after.config.instruments as { id: string }[]).flatMap((coupon) =>
      transfer(`${id}/${coupon.id}`, 'promotions', balance(after, `${id}/${coupon.id}`)),
    )
    const { [id]: gone, ...seats } = after.seats
    const freed = change(after, { seats }, [
      event('chips-cashed', cite('GEN-17'), {
        seat: id,
        to: [id],
        transfers: [...transfer(id, 'cash', balance(after, id)), ...coupons],
      }),
      event('seat-freed', cite('GEN-24'), { seat: id }),
    ])
    // Whoever sits here next must not inherit anything.
    const left = Object.entries(freed.state.accounts).find(
      ([account, amount]) => amount !== 0 && account.startsWith(`${id}/`),
    )
    if (left) throw new Error(`${id} freed with ${left[1]} in ${left[0]}`)
    return freed
  })

export const seatRules = <P>(customs: Customs<P>): Rule<P>[] => {
  const { capacity, idle, secondTable } = customs
  const seated = (s: Table) => Object.values(s.seats).map((taken) => taken.player)

  const rules: Rule<P>[] = [
    {
      do: 'sit',
      by: ['seat'],
      cite: capacity,
      fields: { player: 'word', table: 'word?' },
      options: (s) => {
        if (!isOpen(s)) return []
        const away = Object.keys(s.excluded).filter((player) => isExcluded(s, player))
        const player = { any: 'word', except: [...seated(s), ...away] } as const
        const table = secondTable ? { table: { oneOf: ['second'], optional: true } as const } : {}
        return allSeats(s)
          .filter((id) => !s.seats[id] && !s.blocked.includes(id) && !customs.placeTaken?.(s, id))
          .map((id) => offer(id, 'sit', { player, ...table }))
      },
      step: (s, m) => {
        const id = m.by as SeatId
        const player = m.player as string
        if (!isOpen(s)) return refuse('table-not-open', customs.staff.rule)
        if (!allSeats(s).includes(id)) return refuse('no-such-seat', capacity, { seats: allSeats(s).length })
        if (s.blocked.includes(id)) return refuse('seat-blocked', 'GEN-37')
        if (s.seats[id]) return refuse('seat-taken', capacity)
        const inUse = customs.placeTaken?.(s, id)
        if (inUse) return inUse
        if (seated(s).includes(player)) return refuse('player-already-seated', 'GEN-24')
        if (isExcluded(s, player)) return refuse('player-excluded', 'GEN-35', { until: s.excluded[player] as number })
        if (m.table !== undefined && (!secondTable || m.table !== 'second'))
          return refuse('no-second-table', secondTable?.rule ?? 'GEN-24')
        const taken: Seat = {
          player,
          present: true,
          leaving: false,
          secondTable: m.table === 'second',
          played: false,
          idleRounds: 0,
          complaint: false,
          askedToLeave: false,
        }
        return accept(
          change(s, { seats: { ...s.seats, [id]: taken } }, [event('seat-taken', cite(capacity), { seat: id })]),
        )
      },
    },

    plain<P>('leave', {
      by: ['seat'],
      cite: 'GEN-24',
      refusal: (s, m) =>
        emptySeat(s, m.by as SeatId) ??
        (s.seats[m.by as SeatId]?.leaving ? refuse('already-leaving', 'GEN-24') : undefined),
      apply: (s, m) => {
        const id = m.by as SeatId
        if (betsOf(s, id).length === 0) return vacate(s, id, customs)
        // Stakes in play stay and are settled without the player (G-08).
        return change(s, { seats: withSeat(s, id, { leaving: true, present: false }) }, [
          event('seat-leaving', cite('GEN-24'), { seat: id }),
        ])
      },
    }),

    plain<P>('step-away', {
      by: ['seat'],
      cite: 'GEN-24',
      refusal: (s, m) =>
        emptySeat(s, m.by as SeatId) ??
        (s.seats[m.by as SeatId]?.present ? undefined : refuse('already-away', 'GEN-24')),
      apply: (s, m) => {
        const id = m.by as SeatId
        const away = change(s, { seats: withSeat(s, id, { present: false }) }, [
          event('seat-away', cite('GEN-24'), { seat: id }),
        ])
        return chain(away, (after) => customs.steppingAway?.(after, id) ?? unchanged(after))
      },
    }),

    plain<P>('come-back', {
      by: ['seat'],
      cite: 'GEN-24',
      refusal: (s, m) => {
        const taken = s.seats[m.by as SeatId]
        if (!taken) return emptySeat(s, m.by as SeatId)
        if (taken.leaving) return refuse('already-leaving', 'GEN-24')
        return taken.present ? refuse('not-away', 'GEN-24') : undefined
      },
      apply: (s, m) => {
        const id = m.by as SeatId
        return change(s, { seats: withSeat(s, id, { present: true }) }, [
          event('seat-back', cite('GEN-24'), { seat: id }),
        ])
      },
    }),
  ]
  return idle ? [...rules, ...idleRules(customs, idle)] : rules
}

/** A seat idle for more than the rounds the game allows may be claimed; the pit boss asks, the croupier frees it. */
const idleRules = <P>(customs: Customs<P>, idle: { rounds: number; rule: Customs<P>['capacity'] }): Rule<P>[] => {
  const notIdle = (s: Table, id: SeatId): Refused | undefined =>
    emptySeat(s, id) ??
    ((s.seats[id] as Seat).idleRounds > idle.rounds && !s.seats[id]?.played
      ? undefined
      : refuse('seat-not-idle', idle.rule, { idleRounds: (s.seats[id] as Seat).idleRounds, allowed: idle.rounds }))

  return [
    ofSeat<P>('complain', {
      by: ['seat', 'croupier'],
      cite: idle.rule,
      refusal: (s, id, by) => {
        if (by !== 'croupier' && !s.seats[by as SeatId]) return emptySeat(s, by as SeatId)
        if (by === id) return refuse('complains-of-self', idle.rule)
        return notIdle(s, id) ?? (s.seats[id]?.complaint ? refuse('already-complained', idle.rule) : undefined)
      },
      apply: (s, id) =>
        change(s, { seats: withSeat(s, id, { complaint: true }) }, [
          event('seat-claimed', cite(idle.rule), { seat: id }),
        ]),
    }),

    ofSeat<P>('ask-to-leave', {
      by: ['pit-boss'],
      cite: idle.rule,
      refusal: (s, id) => {
        if (!s.seats[id]) return emptySeat(s, id)
        if (!s.seats[id].complaint) return refuse('no-complaint', idle.rule)
        return s.seats[id].askedToLeave ? refuse('already-asked', idle.rule) : undefined
      },
      apply: (s, id) =>
        change(s, { seats: withSeat(s, id, { askedToLeave: true }) }, [
          event('asked-to-leave', cite(idle.rule), { seat: id }),
        ]),
    }),

    ofSeat<P>('free-seat', {
      by: ['croupier'],
      cite: idle.rule,
      refusal: (s, id) => {
        if (!s.seats[id]) return emptySeat(s, id)
        if (!s.seats[id].askedToLeave) return refuse('not-asked-to-leave', idle.rule)
        return betsOf(s, id).length > 0 ? refuse('stakes-in-play', idle.rule) : undefined
      },
      apply: (s, id) => vacate(s, id, customs),
    }),
  ]
}
