// Taking a place, leaving it, being away from it, and losing it.

import { isSeat, type SeatId, seatNumber } from './actors.js'
import type { Change, Kind, Refused, Rule } from './contract.js'
import type { SeatPart } from './customs.js'
import { once } from './lists.js'
import { refuse } from './refusals.js'
import { emptySeat, ofSeat, plain, rule } from './rules.js'
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
  occupied,
  offer,
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

const isPlace = (s: Table, id: SeatId): boolean => seatNumber(id) <= s.config.seats

const excludedUntil = (s: Table, player: string): number | null =>
  Object.hasOwn(s.excluded, player) ? (s.excluded[player] as number) : null

/** Whether an exclusion keeps this player from the rounds to come (GEN-34, GEN-35). */
export const isExcluded = (s: Table, player: string): boolean =>
  s.excludedNext.includes(player) || (excludedUntil(s, player) ?? 0) > s.clock

/** Frees a seat: what only this table takes is changed to chips, the chips are cashed, unused coupons lapse. */
export const vacate = <G extends Kind>(s: Table<G>, id: SeatId, customs: SeatPart<G>): Change<G> =>
  chain(customs.leaving?.(s, id) ?? unchanged(s), (after) => {
    const coupons = after.config.instruments.flatMap((coupon) =>
      transfer(`${id}/${coupon.id}`, 'promotions', balance(after, `${id}/${coupon.id}`)),
    )
    const { [id]: gone, ...seats } = after.seats
    const freed = change(after, { seats }, [
      event('chips-cashed', 'GEN-17', {
        seat: id,
        to: [id],
        transfers: [...transfer(id, 'cash', balance(after, id)), ...coupons],
      }),
      event('seat-freed', 'GEN-24', { seat: id }),
    ])
    // Whoever sits here next must not inherit anything.
    const left = Object.entries(freed.state.accounts).find(
      ([account, amount]) => amount !== 0 && account.startsWith(`${id}/`),
    )
    if (left) throw new Error(`${id} freed with ${left[1]} in ${left[0]}`)
    return freed
  })

/** Whether something of this seat is in play: its stakes, or what others play against. */
export const inPlay = <G extends Kind>(s: Table<G>, id: SeatId, customs: SeatPart<G>): boolean =>
  betsOf(s, id).length > 0 || (customs.isPlayedAgainst?.(s, id) ?? false)

export const seatRules = <G extends Kind>(customs: SeatPart<G>): Rule<G>[] => {
  const { capacity, idle, sitting } = customs
  const players = (s: Table) => Object.values(s.seats).map((taken) => taken.player)

  const rules: Rule<G>[] = [
    rule({
      do: 'sit',
      by: ['seat'],
      cite: capacity,
      nature: 'household',
      fields: { player: 'word', ...sitting?.fields },
      options: (s, by) => {
        if (!isOpen(s)) return []
        const asked = by === undefined ? allSeats(s) : isSeat(by) && isPlace(s, by) ? [by] : []
        const places = asked.filter((id) => !s.seats[id] && !s.blocked.includes(id) && !customs.placeTaken?.(s, id))
        if (places.length === 0) return []
        const away = [...Object.keys(s.excluded), ...s.excludedNext].filter((player) => isExcluded(s, player))
        const player = { any: 'word', except: [...players(s), ...away] } as const
        return places.map((id) => offer(id, 'sit', { player, ...sitting?.bounds(s) }))
      },
      step: (s, m) => {
        const id = m.by as SeatId
        const player = m.player as string
        if (!isOpen(s)) return refuse('table-not-open', customs.staff.rule)
        if (!isPlace(s, id)) return refuse('no-such-seat', capacity, { seats: s.config.seats })
        if (s.blocked.includes(id)) return refuse('seat-blocked', 'GEN-37')
        if (s.seats[id]) return refuse('seat-taken', capacity)
        const inUse = customs.placeTaken?.(s, id)
        if (inUse) return inUse
        if (players(s).includes(player)) return refuse('player-already-seated', 'GEN-24')
        if (isExcluded(s, player))
          return refuse('player-excluded', 'GEN-35', {
            until: s.excludedNext.includes(player) ? null : excludedUntil(s, player),
          })
        const unfit = sitting?.refusal(s, m)
        if (unfit) return unfit
        const taken: Seat = {
          player,
          present: true,
          leaving: false,
          played: false,
          late: !betweenRounds(s) && customs.betting?.isOpen(s) === false,
          idleRounds: 0,
          complaint: false,
          askedToLeave: false,
        }
        const seated = change(s, { seats: { ...s.seats, [id]: taken } }, [event('seat-taken', capacity, { seat: id })])
        return accept(chain(seated, (after) => sitting?.apply(after, id, m) ?? unchanged(after)))
      },
    }),

    plain<G>('leave', {
      by: ['seat'],
      cite: 'GEN-24',
      nature: 'household',
      refusal: (s, m) =>
        emptySeat(s, m.by as SeatId) ??
        (s.seats[m.by as SeatId]?.leaving ? refuse('already-leaving', 'GEN-24') : undefined),
      apply: (s, m) => {
        const id = m.by as SeatId
        // Stakes in play stay and are settled without the player (G-08).
        return chain(customs.unfinished?.(s, id) ?? unchanged(s), (after) =>
          inPlay(after, id, customs)
            ? change(after, { seats: withSeat(after, id, { leaving: true, present: false }) }, [
                event('seat-leaving', 'GEN-24', { seat: id }),
              ])
            : vacate(after, id, customs),
        )
      },
    }),

    plain<G>('step-away', {
      by: ['seat'],
      cite: 'GEN-24',
      nature: 'household',
      refusal: (s, m) =>
        emptySeat(s, m.by as SeatId) ??
        (s.seats[m.by as SeatId]?.present ? undefined : refuse('already-away', 'GEN-24')),
      apply: (s, m) => {
        const id = m.by as SeatId
        const away = change(s, { seats: withSeat(s, id, { present: false }) }, [
          event('seat-away', 'GEN-24', { seat: id }),
        ])
        return chain(away, (after) => customs.steppingAway?.(after, id) ?? unchanged(after))
      },
    }),

    plain<G>('come-back', {
      by: ['seat'],
      cite: 'GEN-24',
      nature: 'household',
      refusal: (s, m) => {
        const taken = s.seats[m.by as SeatId]
        if (!taken) return emptySeat(s, m.by as SeatId)
        if (taken.leaving) return refuse('already-leaving', 'GEN-24')
        return taken.present ? refuse('not-away', 'GEN-24') : undefined
      },
      apply: (s, m) => {
        const id = m.by as SeatId
        return change(s, { seats: withSeat(s, id, { present: true }) }, [event('seat-back', 'GEN-24', { seat: id })])
      },
    }),
  ]
  return idle ? [...rules, ...idleRules(customs, idle)] : rules
}

/** A seat idle for more than the rounds the game allows may be claimed; the pit boss asks, the croupier frees it. */
const idleRules = <G extends Kind>(
  customs: SeatPart<G>,
  idle: { rounds: number; rule: SeatPart<G>['capacity'] },
): Rule<G>[] => {
  /** Asked for by every seat of a hall: looked for once, and mostly none. */
  const idleSeats = once((seats: Table['seats']): readonly SeatId[] =>
    occupied({ seats }).filter((id) => (seats[id] as Seat).idleRounds > idle.rounds && !seats[id]?.played),
  )
  const notIdle = (s: Table, id: SeatId): Refused | undefined =>
    emptySeat(s, id) ??
    ((s.seats[id] as Seat).idleRounds > idle.rounds && !s.seats[id]?.played
      ? undefined
      : refuse('seat-not-idle', idle.rule, { idleRounds: (s.seats[id] as Seat).idleRounds, allowed: idle.rounds }))

  return [
    ofSeat<G>('complain', {
      by: ['seat', 'croupier'],
      cite: idle.rule,
      nature: 'household',
      candidates: (s) => idleSeats(s.seats),
      refusal: (s, id, by) => {
        if (by !== 'croupier' && !s.seats[by as SeatId]) return emptySeat(s, by as SeatId)
        if (by === id) return refuse('complains-of-self', idle.rule)
        return notIdle(s, id) ?? (s.seats[id]?.complaint ? refuse('already-complained', idle.rule) : undefined)
      },
      apply: (s, id) =>
        change(s, { seats: withSeat(s, id, { complaint: true }) }, [event('seat-claimed', idle.rule, { seat: id })]),
    }),

    ofSeat<G>('ask-to-leave', {
      by: ['pit-boss'],
      cite: idle.rule,
      nature: 'household',
      refusal: (s, id) => {
        if (!s.seats[id]) return emptySeat(s, id)
        if (!s.seats[id].complaint) return refuse('no-complaint', idle.rule)
        return s.seats[id].askedToLeave ? refuse('already-asked', idle.rule) : undefined
      },
      apply: (s, id) =>
        change(s, { seats: withSeat(s, id, { askedToLeave: true }) }, [
          event('asked-to-leave', idle.rule, { seat: id }),
        ]),
    }),

    ofSeat<G>('free-seat', {
      by: ['croupier'],
      cite: idle.rule,
      nature: 'errand',
      refusal: (s, id) => {
        if (!s.seats[id]) return emptySeat(s, id)
        if (!s.seats[id].askedToLeave) return refuse('not-asked-to-leave', idle.rule)
        return inPlay(s, id, customs) ? refuse('stakes-in-play', idle.rule) : undefined
      },
      apply: (s, id) => vacate(s, id, customs),
    }),
  ]
}
