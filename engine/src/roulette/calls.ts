// Called bets: asked for aloud, and worth nothing until the croupier has put the player's chips on the cloth (G-01).

import type { SeatId } from '../kernel/actors.js'
import { chipOf, floorTo, instruments, notPresent, unevenChips } from '../kernel/chips.js'
import type { Change, Option, Refused, Rule } from '../kernel/contract.js'
import { MONEY_MAX, type Money } from '../kernel/money.js'
import { emptySeat, rule } from '../kernel/rules.js'
import { type Staking, withKind } from '../kernel/stakes.js'
import { accept, asking, chain, change, event, isOpen, offer, one, upTo } from '../kernel/table.js'
import type { Roulette, RouletteKind } from './play.js'
import { refuse } from './refusals.js'
import type { Variant } from './variants.js'

/** Chips of each called bet on the single-zero cloth, in units. */
export const CALLS: { readonly [call: string]: readonly (readonly [spot: string, chips: number])[] } = {
  'neighbours-of-zero': [
    ['street:0-2-3', 2],
    ['split:4-7', 1],
    ['split:12-15', 1],
    ['split:18-21', 1],
    ['split:19-22', 1],
    ['split:32-35', 1],
    ['corner:25-26-28-29', 2],
  ],
  third: [
    ['split:5-8', 1],
    ['split:10-11', 1],
    ['split:13-16', 1],
    ['split:23-24', 1],
    ['split:27-30', 1],
    ['split:33-36', 1],
  ],
  orphans: [
    ['straight:1', 1],
    ['split:6-9', 1],
    ['split:14-17', 1],
    ['split:17-20', 1],
    ['split:31-34', 1],
  ],
}

export interface Call {
  readonly seat: SeatId
  readonly call: string
  readonly unit: Money
  readonly with: string
}

/** Calls nobody placed in time never were bets (GEN-06). */
export const lapse = (s: Roulette): Change<RouletteKind> =>
  change(
    s,
    { play: { ...s.play, calls: [] } },
    s.play.calls.map((call) => event('call-lapsed', 'GEN-06', { seat: call.seat, call: call.call })),
  )

/** What a player asked for is not asked for by whoever sits there next. */
export const dropCalls = (s: Roulette, id: SeatId): Change<RouletteKind> =>
  change(s, { play: { ...s.play, calls: s.play.calls.filter((call) => call.seat !== id) } })

export const callRules = (
  variant: Variant,
  staking: Staking<RouletteKind>,
  bettingOpen: (s: Roulette) => boolean,
): Rule<RouletteKind>[] => {
  const { articles } = variant
  const names = Object.keys(CALLS)
  const means = (s: Roulette, id: SeatId) => ['money', ...(s.play.colours[id] ? ['colour'] : []), ...instruments(s)]
  const off = (s: Roulette): Refused | undefined => {
    if (!isOpen(s)) return refuse('table-not-open', articles.staff)
    if (s.config.calls !== true) return refuse('calls-not-offered', articles.calls)
    return bettingOpen(s) ? undefined : refuse('betting-closed', articles.closed)
  }
  const pending = (s: Roulette, id: unknown, call: unknown) =>
    s.play.calls.find((each) => each.seat === id && each.call === call)

  /** Every chip of the call in turn; the first that may not stand stops them all. */
  const placeAll = (s: Roulette, call: Call): Change<RouletteKind> | Refused => {
    let placed: Change<RouletteKind> = change(
      s,
      { play: { ...s.play, calls: s.play.calls.filter((each) => each !== call) } },
      [event('call-placed', articles.callPlaced, { seat: call.seat, call: call.call, unit: call.unit })],
    )
    for (const [spot, chips] of CALLS[call.call] ?? []) {
      const no = staking.refusal(placed.state, call.seat, spot, call.unit * chips, call.with)
      if (no) return no
      placed = chain(placed, (after) => staking.place(after, call.seat, spot, call.unit * chips, call.with))
    }
    return placed
  }

  return [
    rule({
      do: 'call',
      by: ['seat'],
      cite: articles.calls,
      nature: 'stake',
      fields: { call: 'word', unit: 'money', with: 'word?' },
      options: (s, by) => {
        if (off(s)) return []
        return asking(s, by)
          .filter((id) => s.seats[id]?.present)
          .flatMap((id): Option[] => {
            const free = names.filter((name) => !pending(s, id, name))
            const unit = upTo(chipOf(s), floorTo(MONEY_MAX, chipOf(s)), chipOf(s))
            const kinds = means(s, id)
            return free.length
              ? kinds.map((kind) => offer(id, 'call', { call: one(...free), unit, with: withKind(kind) }))
              : []
          })
      },
      step: (s, m) => {
        const id = m.by as SeatId
        const kind = (m.with ?? 'money') as string
        const unit = m.unit as Money
        const no = off(s) ?? emptySeat(s, id) ?? notPresent(s, id)
        if (no) return no
        if (!names.includes(m.call as string)) return refuse('no-such-call', articles.calls, { calls: names })
        if (pending(s, id, m.call)) return refuse('already-called', articles.calls)
        if (!means(s, id).includes(kind)) return refuse('instrument-not-authorised', 'GEN-04', { instrument: kind })
        const uneven = unevenChips(unit, chipOf(s))
        if (uneven) return uneven
        const call: Call = { seat: id, call: m.call as string, unit, with: kind }
        return accept(
          change(s, { play: { ...s.play, calls: [...s.play.calls, call] } }, [
            event('bet-called', articles.calls, { seat: id, call: call.call, unit }),
          ]),
        )
      },
    }),

    rule({
      do: 'place-call',
      by: ['croupier'],
      cite: articles.callPlaced,
      nature: 'errand',
      fields: { call: 'word', for: 'seat' },
      options: (s) =>
        off(s)
          ? []
          : s.play.calls
              .filter((call) => 'state' in placeAll(s, call))
              .map((call) => offer('croupier', 'place-call', { call: one(call.call), for: one(call.seat) })),
      step: (s, m) => {
        const no = off(s)
        if (no) return no
        const call = pending(s, m.for, m.call)
        if (!call) return refuse('not-called', articles.calls)
        const placed = placeAll(s, call)
        return 'state' in placed ? accept(placed) : placed
      },
    }),
  ]
}
