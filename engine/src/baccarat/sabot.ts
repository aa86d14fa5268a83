// Punto y Banca: the sabot travels among the players, to the right.

import { type SeatId, seatNumber } from '../kernel/actors.js'
import type { Change, Event, Refused, Rule } from '../kernel/contract.js'
import { answer, notNow, plain } from '../kernel/rules.js'
import { balance, betweenRounds, change, event, IDLE, isOpen, say, unchanged } from '../kernel/table.js'
import { type Baccarat, type BaccaratKind, hasSides, isThere, playing, sideOf, toTheRight } from './play.js'
import { refuse } from './refusals.js'

/** The others in the order the sabot travels, from the right of a place on. */
export const after = (s: Baccarat, place: SeatId | null): SeatId[] => {
  const places = toTheRight(s)
  if (place === null) return [...places]
  const number = seatNumber(place)
  return [...places.filter((id) => seatNumber(id) > number), ...places.filter((id) => seatNumber(id) < number)]
}

const hasChips = (s: Baccarat, id: SeatId): boolean =>
  balance(s, id) > 0 || s.config.instruments.some((coupon) => balance(s, `${id}/${coupon.id}`) > 0)

/** Who could deal the next round, from the right of a place on and that place last; first of all who has chips (PYB-08). */
const nextDealer = (s: Baccarat, place: SeatId | null, declined: readonly SeatId[]): SeatId | undefined => {
  const ring = [...after(s, place), ...(place !== null && s.seats[place] ? [place] : [])]
  const there = ring.filter((id) => isThere(s, id) && !declined.includes(id))
  return there.find((id) => hasChips(s, id)) ?? there[0]
}

const goes = (s: Baccarat, to: SeatId | null, rule: Event['cite'], said: boolean): Change<BaccaratKind> =>
  change(s, playing(s, { holder: to, turn: to ?? s.play.turn }), [
    ...(said ? [say('sabot pasa', rule)] : []),
    event('sabot-goes', rule, to === null ? {} : { seat: to }),
  ])

/** Banca lost: the next in turn, unless the holder is alone (PYB-07, PYB-10). */
export const passesAfterLoss = (s: Baccarat): Change<BaccaratKind> => {
  const { holder, result } = s.play
  if (holder === null || result?.winner !== 'punto') return unchanged(s)
  const others = after(s, holder).filter((id) => isThere(s, id))
  const next = others.find((id) => hasChips(s, id)) ?? others[0]
  return next === undefined ? unchanged(s) : goes(s, next, 'PYB-07', true)
}

/** Whether somebody has the sabot who can deal: who is there, and has chips where another has (PYB-08). */
export const isAssigned = (s: Baccarat): boolean => {
  const { holder, declined } = s.play
  const there = toTheRight(s).filter((id) => isThere(s, id))
  // Refused by everybody, the croupier deals (G-PB-02).
  if (holder === null) return there.length > 0 && there.every((id) => declined.includes(id))
  if (!isThere(s, holder)) return false
  return hasChips(s, holder) || !there.some((id) => hasChips(s, id))
}

/** Who deals instead of a holder who has not bet: the next to the right who has (PYB-06). */
const dealsInstead = (s: Baccarat, holder: SeatId): SeatId | null => {
  const able = after(s, holder).filter((id) => isThere(s, id) && !s.play.declined.includes(id))
  if (hasSides(s)) return able.find((id) => sideOf(s, id) !== undefined) ?? null
  return able[0] ?? null
}

export const sabotRules = (): Rule<BaccaratKind>[] => [
  plain<BaccaratKind>('assign-sabot', {
    nature: 'course',
    by: ['croupier'],
    cite: 'PYB-05',
    refusal: (s) => {
      if (!isOpen(s)) return refuse('table-not-open', 'GEN-21')
      if (!betweenRounds(s)) return refuse('not-now', 'PYB-05', { phase: s.phase, needs: [IDLE] })
      if (s.play.shoe.stage !== 'ready') return refuse('shoe-not-ready', 'PYB-05', { stage: s.play.shoe.stage })
      if (isAssigned(s)) return refuse('holder-may-deal', 'PYB-05')
      return nextDealer(s, s.play.turn, s.play.declined) ? undefined : refuse('no-player-present', 'PYB-03')
    },
    apply: (s) => {
      const next = nextDealer(s, s.play.turn, s.play.declined) ?? null
      const rule = s.play.turn === null ? 'PYB-05' : 'PYB-08'
      return goes(s, next, rule, s.play.holder !== null && s.play.holder !== next)
    },
  }),

  answer<BaccaratKind>('pass-sabot', {
    cite: 'PYB-06',
    nature: 'stake',
    pace: 'step',
    refusal: (s, id) => {
      const no = notNow(s, 'PYB-06', IDLE, 'betting') ?? notHolder(s, id)
      if (no) return no
      return sideOf(s, id) === undefined ? undefined : refuse('dealer-has-bet', 'PYB-06')
    },
    apply: (s, id) => {
      const declined = [...s.play.declined, id]
      const next = after(s, id).find((other) => isThere(s, other) && !declined.includes(other)) ?? null
      return goes({ ...s, ...playing(s, { declined }) }, next, 'PYB-06', true)
    },
  }),

  plain<BaccaratKind>('run-sabot', {
    nature: 'course',
    pace: 'offer',
    by: ['croupier'],
    cite: 'PYB-06',
    refusal: (s) => {
      const no = notNow(s, 'PYB-06', 'betting')
      if (no) return no
      const { holder } = s.play
      if (holder === null) return refuse('sabot-not-assigned', 'PYB-06')
      if (sideOf(s, holder) !== undefined) return refuse('dealer-has-bet', 'PYB-06')
      return isThere(s, holder) && !hasSides(s) ? refuse('holder-may-deal', 'PYB-06') : undefined
    },
    apply: (s) => goes(s, dealsInstead(s, s.play.holder as SeatId), 'PYB-06', true),
  }),
]

const notHolder = (s: Baccarat, id: SeatId): Refused | undefined =>
  s.play.holder === id ? undefined : refuse('sabot-of-another', 'PYB-06', { of: s.play.holder ?? 'croupier' })

/** Whoever goes leaves the sabot: while bets are open to the next, in the middle of the deal to the croupier (G-PB-06). */
export const leavesSabot = (s: Baccarat, id: SeatId): Change<BaccaratKind> => {
  if (s.play.holder !== id) return unchanged(s)
  return s.phase === 'betting' ? goes(s, dealsInstead(s, id), 'PYB-08', true) : change(s, playing(s, { holder: null }))
}
