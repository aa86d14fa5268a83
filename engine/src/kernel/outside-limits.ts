// A stake over the maximum or under the minimum that nobody noticed in time (GEN-11 to GEN-15).

import type { SeatId } from './actors.js'
import { chipOf, floorTo, unevenChips } from './chips.js'
import type { Bound, Event, Kind, Move, Option, Refused, Rule, Spot } from './contract.js'
import type { StakePart } from './customs.js'
import { limitsAt } from './limits.js'
import { MONEY_MAX, type Money } from './money.js'
import { refuse } from './refusals.js'
import { emptySeat, rule } from './rules.js'
import { TAKES_PART, withSeat } from './seats.js'
import { addBet, alike, byKind, isFree, isOn, onSpot, withKind } from './stakes.js'
import {
  accept,
  asking,
  type Bet,
  balance,
  change,
  event,
  holding,
  isOpen,
  offer,
  one,
  spendable,
  stakes,
  type Table,
  transfer,
  upTo,
} from './table.js'

type Spots = ReadonlyMap<string, Spot>

/** Which limit the stake on this spot breaks, if any. A prisoner was within them when it was staked. */
export const outside = (s: Table, spots: Spots, bet: Bet): 'over' | 'under' | undefined => {
  if (!isFree(bet)) return undefined
  const { min, max } = limitsAt(s, spots.get(bet.on) as Spot)
  const stake = onSpot(s, bet.seat, bet.on)
  if (max !== null && stake > max) return 'over'
  return min !== null && stake < min ? 'under' : undefined
}

/** The part of a stake that plays: never more than the maximum, counted over all the player has on the spot. */
export const playing = (s: Table, spots: Spots, bet: Bet): Money => {
  if (outside(s, spots, bet) !== 'over') return bet.amount
  const mine = s.bets.filter((other) => isOn(other, bet.seat, bet.on))
  const before = mine.slice(0, mine.indexOf(bet)).reduce((total, other) => total + other.amount, 0)
  const { max } = limitsAt(s, spots.get(bet.on) as Spot)
  return Math.max(0, Math.min(bet.amount, (max as Money) - before))
}

/** Settling waits until the room head knows of every stake over the maximum (GEN-13). */
export const unnotified = (s: Table, spots: Spots, due: readonly Bet[] = s.bets): Refused | undefined => {
  const bet = due.find((each) => outside(s, spots, each) === 'over' && !each.notified)
  return bet ? refuse('room-head-not-notified', 'GEN-13', { seat: bet.seat, on: bet.on }) : undefined
}

/** A winning stake under the minimum waits for the room head's word (GEN-14). */
export const unauthorised = (s: Table, spots: Spots, winners: readonly Bet[]): Refused | undefined => {
  const bet = winners.find((each) => outside(s, spots, each) === 'under' && !each.authorised)
  return bet ? refuse('room-head-not-authorised', 'GEN-14', { seat: bet.seat, on: bet.on }) : undefined
}

/** Under the minimum and not authorised: the bet is void, whatever comes (G-04). */
export const isVoid = (s: Table, spots: Spots, bet: Bet): boolean =>
  bet.authorised === 'refuse' && outside(s, spots, bet) === 'under'

/** After either case the player is told the limits (GEN-15). */
export const limitsTold = (s: Table, spots: Spots, bet: Bet): Event[] => {
  // Once for all the chips on a spot.
  if (!outside(s, spots, bet) || s.bets.find((other) => isOn(other, bet.seat, bet.on)) !== bet) return []
  const { min, max } = limitsAt(s, spots.get(bet.on) as Spot)
  return [event('limits-told', 'GEN-15', { seat: bet.seat, on: bet.on, min, max, to: [bet.seat] })]
}

export const outsideLimitRules = <G extends Kind>(customs: StakePart<G>): Rule<G>[] => {
  const { betting, chips } = customs
  const kinds = (s: Table<G>, id: SeatId) => ['money', ...(chips?.kinds(s, id) ?? [])]
  const unitOf = (s: Table<G>, id: SeatId, kind: string): Money =>
    kind === 'money' || !chips ? chipOf(s) : chips.tray(s, id, kind).unit

  /** What a player may have staked more on a spot with these chips, and have it lie outside the limits. */
  const overlooked = (s: Table<G>, id: SeatId, spot: Spot, kind: string): Bound[] => {
    const chip = unitOf(s, id, kind)
    const { min, max } = limitsAt(s, spot)
    const already = onSpot(s, id, spot.id)
    const have = floorTo(Math.min(spendable(s, holding(id, kind)), MONEY_MAX - already), chip)
    const over = max === null ? Number.POSITIVE_INFINITY : Math.max(chip, floorTo(max - already, chip) + chip)
    const under = min === null ? 0 : Math.min(have, floorTo(Math.max(0, min - 1 - already), chip))
    return [...(over <= have ? [upTo(over, have, chip)] : []), ...(under >= chip ? [upTo(chip, under, chip)] : [])]
  }

  const notSettling = (s: Table<G>): Refused | undefined => {
    if (!isOpen(s)) return refuse('table-not-open', betting.closed)
    return betting.isSettling(s) ? undefined : refuse('not-settling', 'GEN-11')
  }

  const mark = (s: Table<G>, m: Move, mark: Partial<Bet>): readonly Bet[] =>
    s.bets.map((bet) => (isOn(bet, m.for as SeatId, m.on as string) ? { ...bet, ...mark } : bet))

  /** Bets outside one limit, one entry a player and spot. */
  const waiting = (s: Table<G>, which: 'over' | 'under'): Bet[] =>
    s.bets.filter(
      (bet, index) =>
        outside(s, customs.spots(s.config), bet) === which &&
        (which === 'over' ? !bet.notified : !bet.authorised) &&
        s.bets.findIndex((other) => isOn(other, bet.seat, bet.on)) === index,
    )

  const notWaiting = (s: Table<G>, m: Move, which: 'over' | 'under'): Refused | undefined =>
    waiting(s, which).some((bet) => isOn(bet, m.for as SeatId, m.on as string))
      ? undefined
      : refuse('no-such-bet-waiting', which === 'over' ? 'GEN-13' : 'GEN-14', { on: m.on as string })

  return [
    rule({
      do: 'find-bet',
      by: ['croupier'],
      cite: 'GEN-11',
      nature: 'irregular',
      physical: true,
      fields: { on: 'word', amount: 'money', for: 'seat', ...(chips ? { with: 'word?' } : {}) },
      options: (s, by, served) => {
        if (notSettling(s)) return []
        return asking(s, by, served).flatMap((id) =>
          alike(s, id, byKind(customs.spots(s.config))).flatMap((same): Option[] => {
            const group = same.filter((each) => !betting.barred?.(s, id, each))
            if (group.length === 0) return []
            const on = one(...group.map((each) => each.id))
            return kinds(s, id).flatMap((kind) =>
              overlooked(s, id, group[0] as Spot, kind).map((amount) =>
                offer('croupier', 'find-bet', { on, amount, for: one(id), ...(chips ? { with: withKind(kind) } : {}) }),
              ),
            )
          }),
        )
      },
      step: (s, m) => {
        const id = m.for as SeatId
        const on = m.on as string
        const amount = m.amount as Money
        const kind = (m.with ?? 'money') as string
        const no = notSettling(s) ?? emptySeat(s, id)
        if (no) return no
        const spot = customs.spots(s.config).get(on)
        if (!spot || spot.decided) return refuse('no-such-bet', betting.unknown, { on })
        const notTheirs = betting.barred?.(s, id, spot)
        if (notTheirs) return notTheirs
        if (!kinds(s, id).includes(kind)) return refuse('instrument-not-authorised', 'GEN-04', { instrument: kind })
        const uneven = unevenChips(amount, unitOf(s, id, kind))
        if (uneven) return uneven
        const { min, max } = limitsAt(s, spot)
        const stake = onSpot(s, id, on) + amount
        if (stake >= (min ?? 0) && (max === null || stake <= max))
          return refuse('within-limits', 'GEN-11', { min, max })
        if (stake > MONEY_MAX) return refuse('over-maximum', 'GEN-09', { max: MONEY_MAX, stake })
        const from = holding(id, kind)
        if (amount > balance(s, from)) return refuse('not-enough-chips', 'GEN-06', { have: balance(s, from) })
        const found = event('bet-found', 'GEN-11', {
          seat: id,
          on,
          with: kind,
          stake: amount,
          transfers: transfer(from, stakes(id), amount),
        })
        const bets = addBet(s.bets, { seat: id, on, with: kind, amount })
        return accept(change(s, { bets, seats: withSeat(s, id, TAKES_PART) }, [found]))
      },
    }),

    rule({
      do: 'notify-room-head',
      by: ['croupier'],
      cite: 'GEN-13',
      nature: 'errand',
      fields: { on: 'word', for: 'seat' },
      options: (s) =>
        waiting(s, 'over').map((bet) => offer('croupier', 'notify-room-head', { on: one(bet.on), for: one(bet.seat) })),
      step: (s, m) =>
        notWaiting(s, m, 'over') ??
        accept(
          change(s, { bets: mark(s, m, { notified: true }) }, [
            event('room-head-notified', 'GEN-13', { seat: m.for as SeatId, on: m.on as string }),
          ]),
        ),
    }),

    rule({
      do: 'authorise',
      by: ['room-head'],
      cite: 'GEN-14',
      nature: 'errand',
      fields: { on: 'word', decision: 'word', for: 'seat' },
      options: (s) =>
        waiting(s, 'under').map((bet) =>
          offer('room-head', 'authorise', { on: one(bet.on), decision: one('pay', 'refuse'), for: one(bet.seat) }),
        ),
      step: (s, m) => {
        const no = notWaiting(s, m, 'under')
        if (no) return no
        const decision = m.decision as 'pay' | 'refuse'
        if (decision !== 'pay' && decision !== 'refuse') return refuse('no-such-decision', 'GEN-14')
        return accept(
          change(s, { bets: mark(s, m, { authorised: decision }) }, [
            event('room-head-decided', 'GEN-14', { seat: m.for as SeatId, on: m.on as string, decision }),
          ]),
        )
      },
    }),
  ]
}
