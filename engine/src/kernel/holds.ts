// Payments held while a result is verified: thirty minutes at most, and the table goes on (GEN-41 to GEN-45).
// The pit boss decides and a croupier pays (G-20); to void what is above the house's sum takes a second person (G-27). Time enters
// as a move of the clock.

import { LINK } from './accounts.js'
import type { Account, Change, Event, Kind, Rule } from './contract.js'
import { aloneMax } from './corrections.js'
import type { HoldPart } from './customs.js'
import { refuse } from './refusals.js'
import { choice, ofSeat, rule } from './rules.js'
import { accept, change, event, type Hold, isOpen, offer, one, type Table, transfer, upTo } from './table.js'

const CLOCK_MAX = 10_000_000_000

const find = (s: Table, id: unknown): Hold | undefined => s.holds.find((hold) => hold.id === id)

/** What nobody voided in time is paid: a verdict must not come before a clock that is late (GEN-42). */
const isWaiting = ({ holds }: Table): boolean => holds.length > 0

const withHold = (s: Table, before: Hold, after: Hold): readonly Hold[] =>
  s.holds.map((hold) => (hold === before ? after : hold))

/** What one person alone may not take from a player (G-27). */
const takesTwo = (s: Table, { amount }: Hold): boolean => amount > aloneMax(s)

const decided = <G extends Kind>(s: Table<G>, hold: Hold, verdict: 'pay' | 'void'): Change<G> => {
  const { voiding: _, ...open } = hold
  return change(s, { holds: withHold(s, hold, { ...open, verdict }) }, [
    event('hold-cleared', 'GEN-41', { hold: hold.id, verdict, seat: hold.seat, to: [] }),
  ])
}

/** Who keeps what is void: the log it was won from, the player whose bank it was while that player is there, or the tray. */
const loserOf = (s: Table, { against, tells }: Hold): Account => {
  if (tells) return LINK
  return against && s.seats[against.seat]?.player === against.player ? against.seat : 'bank'
}

/** Pays or voids held payments. A player who has left is paid at the cash desk. */
const settle = <G extends Kind>(s: Table<G>, holds: readonly Hold[], because: 'verdict' | 'expiry'): Change<G> => {
  const events = holds.map((hold): Event => {
    const seated = s.seats[hold.seat]?.player === hold.player
    const to: Account = hold.verdict === 'void' ? loserOf(s, hold) : seated ? hold.seat : 'cash'
    return event(hold.verdict === 'void' ? 'hold-voided' : 'hold-paid', because === 'expiry' ? 'GEN-42' : 'GEN-41', {
      seat: hold.seat,
      hold: hold.id,
      amount: hold.amount,
      to: seated ? [hold.seat] : [],
      transfers: transfer(hold.id, to, hold.amount),
      ...(hold.verdict === 'void' && hold.tells ? { tells: hold.tells } : {}),
    })
  })
  return change(s, { holds: s.holds.filter((hold) => !holds.includes(hold)) }, events)
}

export const holdRules = <G extends Kind>(customs: HoldPart<G>): Rule<G>[] => [
  ofSeat<G>('hold', {
    by: ['pit-boss'],
    cite: 'GEN-41',
    nature: 'irregular',
    countsTime: () => true,
    refusal: (s, id) => {
      if (!isOpen(s)) return refuse('table-not-open', 'GEN-41')
      if (!customs.holds) return refuse('holds-not-available', 'GEN-45')
      if (!customs.winners(s).includes(id)) return refuse('nothing-to-hold', 'GEN-41')
      return s.holding.some((order) => order.seat === id) ? refuse('already-held', 'GEN-41') : undefined
    },
    apply: (s, id) =>
      // The payment is kept back from here on, whenever the croupier comes to pay (G-22).
      change(s, { holding: [...s.holding, { seat: id, until: s.clock + s.config.holdMinutes * 60 }] }, [
        event('hold-ordered', 'GEN-41', { seat: id, to: [id] }),
      ]),
  }),

  rule<G>({
    do: 'clear-hold',
    by: ['pit-boss'],
    cite: 'GEN-41',
    nature: 'irregular',
    countsTime: isWaiting,
    voids: { verdict: ['void'] },
    fields: { hold: 'word', verdict: 'word' },
    options: (s) => {
      const open = s.holds.filter((hold) => hold.verdict === null)
      const offers = (holds: readonly Hold[], ...verdicts: string[]) => {
        const fields = { hold: one(...holds.map((hold) => hold.id)), verdict: one(...verdicts) }
        return holds.length ? [offer('pit-boss', 'clear-hold', fields)] : []
      }
      return [
        ...offers(
          open.filter((hold) => !takesTwo(s, hold)),
          ...['pay', 'void'],
        ),
        ...offers(
          open.filter((hold) => takesTwo(s, hold)),
          'pay',
        ),
      ]
    },
    step: (s, m) => {
      const hold = find(s, m.hold)
      const verdict = m.verdict
      if (!hold) return refuse('no-such-hold', 'GEN-41')
      if (hold.verdict !== null) return refuse('hold-decided', 'GEN-41')
      if (verdict !== 'pay' && verdict !== 'void') return refuse('no-such-verdict', 'GEN-41')
      if (verdict === 'void' && takesTwo(s, hold)) return refuse('needs-second-person', 'GEN-41', { most: aloneMax(s) })
      return accept(decided(s, hold, verdict))
    },
  }),

  choice<G>('propose-void', {
    by: ['pit-boss'],
    cite: 'GEN-41',
    nature: 'irregular',
    countsTime: isWaiting,
    field: 'hold',
    kind: 'word',
    candidates: (s) => s.holds.map((hold) => hold.id),
    refusal: (s, m) => {
      const hold = find(s, m.hold)
      if (!hold) return refuse('no-such-hold', 'GEN-41')
      if (hold.verdict !== null) return refuse('hold-decided', 'GEN-41')
      if (!takesTwo(s, hold)) return refuse('one-person-decides', 'GEN-41', { most: aloneMax(s) })
      return hold.voiding ? refuse('already-proposed', 'GEN-41') : undefined
    },
    apply: (s, m) => {
      const hold = find(s, m.hold) as Hold
      const { id, seat, amount } = hold
      const asked = withHold(s, hold, { ...hold, voiding: true })
      return change(s, { holds: asked }, [event('void-proposed', 'GEN-41', { hold: id, seat, amount, to: [] })])
    },
  }),

  rule<G>({
    do: 'decide-void',
    by: ['section-head', 'room-head'],
    cite: 'GEN-41',
    nature: 'irregular',
    countsTime: isWaiting,
    voids: { verdict: ['confirm'] },
    fields: { hold: 'word', verdict: 'word' },
    options: (s) => {
      const waiting = s.holds.filter((hold) => hold.voiding).map((hold) => hold.id)
      const fields = { hold: one(...waiting), verdict: one('confirm', 'reject') }
      return waiting.length
        ? [offer('section-head', 'decide-void', fields), offer('room-head', 'decide-void', fields)]
        : []
    },
    step: (s, m) => {
      const hold = find(s, m.hold)
      if (!hold) return refuse('no-such-hold', 'GEN-41')
      if (!hold.voiding) return refuse('void-not-proposed', 'GEN-41')
      if (m.verdict === 'confirm') return accept(decided(s, hold, 'void'))
      if (m.verdict !== 'reject') return refuse('no-such-verdict', 'GEN-41')
      const { id, seat } = hold
      const { voiding: _, ...open } = hold
      return accept(
        change(s, { holds: withHold(s, hold, open) }, [
          event('void-rejected', 'GEN-41', { hold: id, seat, by: m.by, to: [] }),
        ]),
      )
    },
  }),

  choice<G>('pay-held', {
    by: ['croupier'],
    cite: 'GEN-41',
    nature: 'errand',
    field: 'hold',
    kind: 'word',
    candidates: (s) => s.holds.map((hold) => hold.id),
    refusal: (s, m) => {
      const hold = find(s, m.hold)
      if (!hold) return refuse('no-such-hold', 'GEN-41')
      return hold.verdict === null ? refuse('hold-not-cleared', 'GEN-41', { until: hold.until }) : undefined
    },
    apply: (s, m) => settle(s, [find(s, m.hold) as Hold], 'verdict'),
  }),

  rule({
    do: 'time',
    by: ['clock'],
    cite: 'GEN-42',
    nature: 'household',
    fields: { at: 'integer' },
    options: (s) => (s.clock < CLOCK_MAX ? [offer('clock', 'time', { at: upTo(s.clock + 1, CLOCK_MAX, 1) })] : []),
    step: (s, m) => {
      const at = m.at as number
      if (at <= s.clock) return refuse('time-goes-forward', 'GEN-42', { clock: s.clock })
      if (at > CLOCK_MAX) return refuse('time-out-of-range', 'GEN-42', { max: CLOCK_MAX })
      const now = { ...s, clock: at }
      // A hold past its limit has no legal basis left, so it is paid (G-10). What another log must hear is the croupier's errand: time
      // goes on though that log cannot be told.
      const isOver = ({ until, verdict, tells }: Hold) => until <= at && !(verdict === 'void' && tells)
      return accept(settle(now, now.holds.filter(isOver), 'expiry'))
    },
  }),
]
