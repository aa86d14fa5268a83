// Hands with a lamp are read and judged, whatever the bank holds; the pots say what they bring, and the croupier hands it over
// from the right.

import type { SeatId } from '../../kernel/actors.js'
import type { Card } from '../../kernel/cards.js'
import type { Change, Event, Refused, Rule } from '../../kernel/contract.js'
import { plain, rule } from '../../kernel/rules.js'
import { accept, change, event, type Hold, isOpen, offer, type Seat, type Table, transfer } from '../../kernel/table.js'
import { fromRight } from '../prizes.js'
import { refuseSide } from '../refusals.js'
import { prizeOf } from '../regulations.js'
import type { GaveUp, PotHook } from './hook.js'
import { mustDraw } from './lucky.js'
import { PRIZES, type PrizeDue, potsOf, type SideBet, type SideKind, withPots } from './state.js'

/** The hand that must be read before it is taken: its lamp is on, and nothing of it was given up. */
export const mustRead = <G extends SideKind>(s: Table<G>, hook: PotHook<G>): SeatId | undefined => {
  const id = hook.reading?.unread(s)
  if (!id || hook.gaveUp(s, id) !== null) return undefined
  return potsOf(s).bets.some(({ seat }) => seat === id) ? id : undefined
}

const readingOf = <G extends SideKind>(hook: PotHook<G>): Rule<G>[] => {
  const { reading } = hook
  if (!reading) return []
  const cite = hook.regulation.side.read
  const refusal = (s: Table<G>): Refused | undefined => {
    if (!isOpen(s)) return refuseSide('table-not-open', 'GEN-21')
    return mustRead(s, hook) ? undefined : refuseSide('no-hand-to-read', cite)
  }
  return [
    rule<G>({
      do: 'read-hand',
      by: ['croupier'],
      cite,
      nature: 'settle',
      fields: { cards: 'cards?' },
      opens: (s) => {
        const id = mustRead(s, hook)
        return id ? [id] : []
      },
      options: (s) => {
        if (refusal(s)) return []
        const cards = reading.faces(s, mustRead(s, hook) as SeatId)
        return [offer('croupier', 'read-hand', cards ? { cards } : {})]
      },
      step: (s, m) => {
        const no = refusal(s)
        if (no) return no
        const [id, told] = [mustRead(s, hook) as SeatId, m.cards as readonly Card[] | undefined]
        return reading.cannotBe(s, id, told) ?? accept(reading.read(s, id, told ?? []))
      },
    }),
  ]
}

/** Something is left to be judged before the round can end. */
export const mustClaim = <G extends SideKind>(s: Table<G>, hook: PotHook<G>): boolean => {
  const { locked, claimed, bets } = potsOf(s)
  return hook.isSettled(s) && locked && !claimed && bets.length > 0
}

const lostBy = (hook: PotHook<SideKind>['regulation'], why: GaveUp | 'no-prize') => {
  const { exchanged, bought, folded, hands } = hook.side
  return { exchanged, bought, folded, void: folded, 'no-prize': hands }[why]
}

/** What a hand is worth to its pot: nothing, or a hit. */
export const judged = <G extends SideKind>(s: Table<G>, hook: PotHook<G>, bet: SideBet): SideBet => {
  const gave = hook.gaveUp(s, bet.seat)
  if (gave) return { ...bet, status: 'lost', why: gave }
  const category = hook.category(s, bet.seat)
  if (category === null || !prizeOf(hook.regulation, category)) return { ...bet, status: 'lost', why: 'no-prize' }
  return { ...bet, status: 'won', category }
}

const judgedEvent = <G extends SideKind>(s: Table<G>, { regulation }: PotHook<G>, bet: SideBet): Event => {
  const { seat, pot, amount, why, category } = bet
  if (bet.status === 'lost')
    return event('side-bet-lost', lostBy(regulation, why as GaveUp), { seat, pot, amount, why: why as string })
  const tells = { log: pot, do: 'hit', round: s.round, seat, category: category as string, bet: amount }
  return event('pot-hit', regulation.side.hands, { seat, pot, category: category as string, bet: amount, tells })
}

const claiming = <G extends SideKind>(hook: PotHook<G>): Rule<G> => {
  const { read, order } = hook.regulation.side
  return plain<G>('claim-prizes', {
    by: ['croupier'],
    cite: read,
    nature: 'settle',
    refusal: (s) => {
      if (!isOpen(s)) return refuseSide('table-not-open', 'GEN-21')
      return mustClaim(s, hook) ? undefined : refuseSide('nothing-to-claim', read)
    },
    apply: (s) => {
      const all = fromRight(potsOf(s).bets)
      // After a claim that was opened again the others stand as they were judged (PG-31).
      const now = new Map(
        all.filter(({ status }) => status === 'locked').map((bet): [SideBet, SideBet] => [bet, judged(s, hook, bet)]),
      )
      const judgedNow = [...now.values()]
      const hit = [...new Set(judgedNow.filter(({ status }) => status === 'won').map(({ pot }) => pot))]
      // Prizes are computed when all hits of the round are known (PRG-32).
      const asked = hit.map((pot) =>
        event('prizes-claimed', order, { pot, round: s.round, tells: { log: pot, do: 'award', round: s.round } }),
      )
      return change(s, withPots(s, { bets: all.map((bet) => now.get(bet) ?? bet), claimed: true }), [
        ...judgedNow.map((bet) => judgedEvent(s, hook, bet)),
        ...asked,
      ])
    },
  })
}

/** Paid, or held while the result is verified (GEN-41); void, it goes back to its pot. */
const handedOver = <G extends SideKind>(
  s: Table<G>,
  { seat, pot, category, amount }: PrizeDue,
  cite: Event['cite'],
): Change<G> => {
  const order = s.holding.find((each) => each.seat === seat && each.until > s.clock)
  const told = { seat, pot, category, amount }
  if (!order) return change(s, {}, [event('prize-paid', cite, { ...told, transfers: transfer(PRIZES, seat, amount) })])
  const { player } = s.seats[seat] as Seat
  const id = `hold:${s.serial}`
  const tells = { log: pot, do: 'restore-prize', amount, round: s.round, seat, category }
  const hold: Hold = { id, seat, player, amount, until: order.until, verdict: null, tells }
  return change(s, { holds: [...s.holds, hold], serial: s.serial + 1 }, [
    event('prize-paid', cite, { ...told, held: true, transfers: transfer(PRIZES, id, amount) }),
    event('payment-held', 'GEN-41', { seat, hold: id, amount, to: [seat] }),
  ])
}

const paying = <G extends SideKind>(hook: PotHook<G>): Rule<G> => {
  const { order } = hook.regulation.side
  return plain<G>('pay-prizes', {
    by: ['croupier'],
    cite: order,
    nature: 'settle',
    lastLook: true,
    countsTime: (s) => s.holding.length > 0,
    refusal: (s) => {
      if (!isOpen(s)) return refuseSide('table-not-open', 'GEN-21')
      return potsOf(s).prizes.length > 0 ? undefined : refuseSide('nothing-to-pay', order)
    },
    apply: (s) => {
      let state: Table<G> = { ...s, ...withPots(s, { prizes: [] }) }
      const events: Event[] = []
      for (const prize of fromRight(potsOf(s).prizes)) {
        const done = handedOver(state, prize, order)
        state = done.state
        events.push(...done.events)
      }
      return { state, events }
    },
  })
}

export const claimRules = <G extends SideKind>(hook: PotHook<G>): Rule<G>[] => [
  ...readingOf(hook),
  claiming(hook),
  paying(hook),
]

/** Why the round cannot end yet. */
export const unclaimed = <G extends SideKind>(s: Table<G>, hook: PotHook<G>): Refused | undefined => {
  if (mustClaim(s, hook)) return refuseSide('prizes-not-claimed', hook.regulation.side.read)
  // Whose lamp is on has a part in what is drawn (PRG-42).
  if (hook.isSettled(s) && mustDraw(s)) return refuseSide('prizes-not-drawn', hook.regulation.side.lucky)
  return potsOf(s).prizes.length > 0 ? refuseSide('prizes-not-paid', hook.regulation.side.order) : undefined
}
