// Side bets until they are locked: a lamp for each, positions whose lamp fails, and bets that no lamp shows.

import type { SeatId } from '../../kernel/actors.js'
import { notPresent } from '../../kernel/chips.js'
import type { Bound, Move, Option, Refused, Rule } from '../../kernel/contract.js'
import type { ServicePart } from '../../kernel/customs.js'
import { MONEY_MAX, type Money } from '../../kernel/money.js'
import { emptySeat, ofSeat, players, rule, servedSeat } from '../../kernel/rules.js'
import {
  accept,
  allSeats,
  balance,
  chain,
  change,
  event,
  isOpen,
  occupied,
  offer,
  one,
  seatOf,
  type Table,
  transfer,
  upTo,
} from '../../kernel/table.js'
import { refuseSide } from '../refusals.js'
import { inactiveOf } from './credits.js'
import type { PotHook } from './hook.js'
import { giveSideBack } from './returning.js'
import {
  betOf,
  type Here,
  hereOf,
  holds,
  type Means,
  potsOf,
  type SideBet,
  type SideKind,
  side,
  withPots,
} from './state.js'

const usualMeans = ({ acceptor }: Here): Means => (acceptor === 'electronic' ? 'credits' : 'money')
const meansAt = (here: Here): readonly Means[] => [usualMeans(here), 'promo']

/** What of it can be bet: credits must have been activated. */
const availableOf = (s: Table<SideKind>, id: SeatId, means: Means): Money =>
  balance(s, holds(id, means)) - (means === 'credits' ? inactiveOf(s, id) : 0)

const totalOf = (s: Table<SideKind>, id: SeatId, pot: string): Money => betOf(s, id, pot)?.amount ?? 0

const added = (s: Table<SideKind>, id: SeatId, pot: string, amount: Money, means: Means): readonly SideBet[] => {
  const { bets } = potsOf(s)
  const before = betOf(s, id, pot)
  if (!before) return [...bets, { seat: id, pot, amount, parts: { [means]: amount }, status: 'lit' }]
  const parts = { ...before.parts, [means]: (before.parts[means] ?? 0) + amount }
  return bets.map((bet) => (bet === before ? { ...bet, amount: bet.amount + amount, parts } : bet))
}

const lighting = <G extends SideKind>(hook: PotHook<G>, service: ServicePart): Rule<G> => {
  const articles = hook.regulation.side
  const { by, offers } = players(service)

  const rangeOf = (s: Table<G>, id: SeatId, pot: string, here: Here, means: Means): Bound | undefined => {
    const { credit, min, max } = here
    const total = totalOf(s, id, pot)
    const least = Math.max(credit, Math.ceil((min - total) / credit) * credit)
    const most = Math.floor(Math.min(max - total, availableOf(s, id, means), MONEY_MAX) / credit) * credit
    return least <= most ? upTo(least, most, credit) : undefined
  }

  const own = (s: Table<G>, id: SeatId): Option[] => {
    if (!s.seats[id]?.present || potsOf(s).closed.includes(id)) return []
    return Object.entries(potsOf(s).connected).flatMap(([pot, here]) => {
      if (!here.open) return []
      return meansAt(here).flatMap((means): Option[] => {
        const amount = rangeOf(s, id, pot, here, means)
        const kind: Bound = means === usualMeans(here) ? { oneOf: [means], optional: true } : one(means)
        return amount ? [offer(id, 'light', { pot: one(pot), amount, with: kind })] : []
      })
    })
  }

  const short = (s: Table<G>, id: SeatId, means: Means, amount: Money): Refused | undefined => {
    if (amount <= availableOf(s, id, means)) return undefined
    const have = balance(s, holds(id, means))
    if (means === 'money') return refuseSide('not-enough-chips', articles.manual, { have })
    return amount <= have
      ? refuseSide('credits-not-activated', articles.electronic, { inactive: inactiveOf(s, id) })
      : refuseSide('not-enough-credits', articles.chooses, { have })
  }

  const refusal = (s: Table<G>, m: Move): Refused | undefined => {
    const [id, here] = [seatOf(m), hereOf(s, m.pot)]
    if (!here) return refuseSide('no-such-pot', articles.tables, { pots: Object.keys(potsOf(s).connected) })
    if (!here.open) return refuseSide('pot-closed', articles.tables)
    if (!hook.isBetting(s)) return refuseSide('pot-locked', articles.lock)
    const absent = notPresent(s, id)
    if (absent) return absent
    if (potsOf(s).closed.includes(id)) return refuseSide('position-closed', articles.faulty, { seat: id })
    const means = (m.with ?? usualMeans(here)) as Means
    if (!meansAt(here).includes(means)) return refuseSide('no-such-means', articles.manual, { means: meansAt(here) })
    const amount = m.amount as Money
    const { credit, min, max } = here
    if (amount % credit !== 0) return refuseSide('not-in-credits', articles.credits, { credit })
    const total = totalOf(s, id, m.pot as string) + amount
    if (total < min) return refuseSide('under-minimum', articles.limits, { min, stake: total })
    if (total > max) return refuseSide('over-maximum', articles.limits, { max, stake: total })
    return short(s, id, means, amount)
  }

  return rule<G>({
    do: 'light',
    by,
    cite: articles.lamp,
    nature: 'stake',
    fields: { pot: 'word', amount: 'money', with: 'word?', for: 'seat?' },
    options: (s, asker, served) =>
      isOpen(s) && hook.isBetting(s) && s.play.pots ? offers(s, asker, served, (id) => own(s, id)) : [],
    step: (s, m) => {
      if (!isOpen(s)) return refuseSide('table-not-open', articles.lock)
      const no = servedSeat(s, m) ?? refusal(s, m)
      if (no) return no
      const [id, pot, amount] = [seatOf(m), m.pot as string, m.amount as Money]
      const means = (m.with ?? usualMeans(hereOf(s, pot) as Here)) as Means
      const bets = added(s, id, pot, amount, means)
      const total = totalOf(s, id, pot) + amount
      return accept(
        change(s, withPots(s, { bets }), [
          event('lamp-lit', articles.lamp, {
            ...{ seat: id, pot, amount, total, with: means },
            transfers: transfer(holds(id, means), side(id), amount),
          }),
        ]),
      )
    },
  })
}

const darkening = <G extends SideKind>(hook: PotHook<G>, service: ServicePart): Rule<G> => {
  const articles = hook.regulation.side
  const { by, offers } = players(service)
  return rule<G>({
    do: 'unlight',
    by,
    cite: articles.voluntary,
    nature: 'stake',
    fields: { pot: 'word', for: 'seat?' },
    options: (s, asker, served) => {
      if (!isOpen(s) || !hook.isBetting(s) || !s.play.pots) return []
      return offers(s, asker, served, (id) => {
        const lit = potsOf(s).bets.filter(({ seat, status }) => seat === id && status === 'lit')
        return s.seats[id]?.present && lit.length > 0
          ? [offer(id, 'unlight', { pot: one(...lit.map(({ pot }) => pot)) })]
          : []
      })
    },
    step: (s, m) => {
      if (!isOpen(s)) return refuseSide('table-not-open', articles.lock)
      const unserved = servedSeat(s, m)
      if (unserved) return unserved
      if (!hook.isBetting(s)) return refuseSide('pot-locked', articles.lock)
      const id = seatOf(m)
      const absent = notPresent(s, id)
      if (absent) return absent
      if (!betOf(s, id, m.pot as string)) return refuseSide('no-lamp-lit', articles.lamp, { seat: id })
      return accept(giveSideBack(s, ({ seat, pot }) => seat === id && pot === m.pot, 'taken-back', articles.voluntary))
    },
  })
}

/** A faulty lamp: the position is closed. What was registered lit at the lock is played (PG-20). */
const positions = <G extends SideKind>(hook: PotHook<G>): Rule<G>[] => {
  const { faulty } = hook.regulation.side
  const isShut = (s: Table<G>, id: SeatId) => [...potsOf(s).closed, ...potsOf(s).closing].includes(id)
  return [
    ofSeat<G>('close-position', {
      by: ['croupier', 'pit-boss'],
      cite: faulty,
      nature: 'irregular',
      physical: true,
      candidates: allSeats,
      refusal: (s, id) => {
        if (!s.play.pots) return refuseSide('no-such-pot', faulty)
        if (Number(id.slice('seat:'.length)) > s.config.seats) return refuseSide('no-such-seat', faulty)
        return isShut(s, id) ? refuseSide('position-closed', faulty, { seat: id }) : undefined
      },
      apply: (s, id) => {
        const { closed, closing, locked } = potsOf(s)
        if (locked)
          return change(s, withPots(s, { closing: [...closing, id] }), [
            event('position-closed', faulty, { seat: id, from: 'next' }),
          ])
        return chain(
          change(s, withPots(s, { closed: [...closed, id] }), [
            event('position-closed', faulty, { seat: id, from: 'now' }),
          ]),
          (after) => giveSideBack(after, ({ seat }) => seat === id, 'lamp', faulty),
        )
      },
    }),
    ofSeat<G>('open-position', {
      by: ['pit-boss'],
      cite: faulty,
      nature: 'irregular',
      candidates: (s) => [...potsOf(s).closed, ...potsOf(s).closing],
      refusal: (s, id) => (isShut(s, id) ? undefined : refuseSide('position-open', faulty, { seat: id })),
      apply: (s, id) => {
        const without = (all: readonly SeatId[]) => all.filter((each) => each !== id)
        const { closed, closing } = potsOf(s)
        return change(s, withPots(s, { closed: without(closed), closing: without(closing) }), [
          event('position-opened', faulty, { seat: id }),
        ])
      },
    }),
  ]
}

/** A bet that no lamp shows is none: its chips never left the player (PRG-44). */
const unlit = <G extends SideKind>(hook: PotHook<G>): Rule<G> => {
  const cite = hook.regulation.side.unlit
  return rule<G>({
    do: 'unlit-bet',
    by: ['croupier'],
    cite,
    nature: 'irregular',
    physical: true,
    fields: { pot: 'word', amount: 'money', for: 'seat' },
    options: (s) => {
      const [pots, seats] = [Object.keys(potsOf(s).connected), occupied(s)]
      if (!isOpen(s) || pots.length === 0 || seats.length === 0) return []
      return [offer('croupier', 'unlit-bet', { pot: one(...pots), amount: upTo(1, MONEY_MAX, 1), for: one(...seats) })]
    },
    step: (s, m) => {
      if (!isOpen(s)) return refuseSide('table-not-open', 'GEN-21')
      const id = m.for as SeatId
      const empty = emptySeat(s, id)
      if (empty) return empty
      if (!hereOf(s, m.pot)) return refuseSide('no-such-pot', cite, { pots: Object.keys(potsOf(s).connected) })
      const [pot, amount] = [m.pot as string, m.amount as Money]
      return accept(change(s, {}, [event('side-bet-not-valid', cite, { seat: id, pot, amount })]))
    },
  })
}

export const lampRules = <G extends SideKind>(hook: PotHook<G>, service: ServicePart): Rule<G>[] => [
  lighting(hook, service),
  darkening(hook, service),
  ...positions(hook),
  unlit(hook),
]
