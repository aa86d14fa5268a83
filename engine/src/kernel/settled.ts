// What a round staked and paid, spot by spot, kept as plain data until the next one is settled: a correction belongs to one
// of its lines, and can neither take more than it brought nor give more than it could have brought (GEN-38, G-23).

import type { SeatId } from './actors.js'
import type { Change, Event, Kind, Nature } from './contract.js'
import type { Money } from './money.js'
import { type SettledLine, type SettledRound, stakes, type Table } from './table.js'

export const ROUND_ENDED = 'round-ended'

export const settledRound = (round: number): SettledRound => ({ round, lines: [], alone: 0 })

type Settles = Pick<SettledLine, 'on' | 'staked' | 'returned' | 'held'>

interface PaidLine {
  readonly on: string
  readonly amount: Money
  readonly stake: Money
}

const sum = (amounts: readonly Money[]): Money => amounts.reduce((total, amount) => total + amount, 0)

/** One payment for several spots. A stake that stays on the cloth is settled when it leaves it. */
const paidLines = (s: Table, id: SeatId, { lines, transfers = [] }: Event): Settles[] => {
  const held = transfers.some(({ to }) => to.startsWith('hold:'))
  let left = sum(transfers.filter(({ from }) => from === stakes(id)).map(({ amount }) => amount))
  return (lines as unknown as readonly PaidLine[]).map(({ on, amount, stake }) => {
    // A prize beside a bet has a name of its own, and no stake.
    const lies = s.bets.some((bet) => bet.seat === id && bet.on === on)
    const staked = lies ? Math.min(left, stake) : 0
    left -= staked
    return { on, staked, returned: staked + (held ? 0 : amount), held: held ? amount : 0 }
  })
}

const settledBy = (s: Table, id: SeatId, event: Event): readonly Settles[] => {
  if (Array.isArray(event.lines)) return paidLines(s, id, event)
  if (typeof event.on !== 'string') return []
  const isOwn = (account: string): boolean => account === id || account.startsWith(`${id}/`)
  const all = event.transfers ?? []
  const taken = all.filter(({ from }) => from === stakes(id))
  // What had been collected before comes back from elsewhere.
  const back = all.filter(({ from, to }) => isOwn(to) && to !== stakes(id) && (from === stakes(id) || !isOwn(from)))
  if (taken.length + back.length === 0) return []
  const amounts = (which: typeof all) => sum(which.map(({ amount }) => amount))
  return [{ on: event.on, staked: amounts(taken), returned: amounts(back), held: 0 }]
}

/** Players move their own stakes before a result: nothing of that is settled. */
const UNSETTLED: readonly Nature[] = ['stake', 'household']

const linesAfter = (s: Table, events: readonly Event[]): readonly SettledLine[] => {
  const lines = new Map<string, SettledLine>()
  const keyOf = ({ seat, on }: Pick<SettledLine, 'seat' | 'on'>) => `${seat} ${on}`
  for (const event of events) {
    const id = event.seat
    const player = id && s.seats[id]?.player
    if (!id || !player || !event.transfers?.length) continue
    if (lines.size === 0) for (const line of s.settling) lines.set(keyOf(line), line)
    for (const { on, staked, returned, held } of settledBy(s, id, event)) {
      const line = lines.get(keyOf({ seat: id, on })) ?? { staked: 0, returned: 0, held: 0, corrected: 0 }
      lines.set(keyOf({ seat: id, on }), {
        ...{ ...line, seat: id, player, on },
        ...{ staked: line.staked + staked, returned: line.returned + returned, held: line.held + held },
      })
    }
  }
  return lines.size === 0 ? s.settling : [...lines.values()]
}

/** What a step settled, kept with the round; with the step that ends it the round becomes the one to be corrected. */
export const remember = <G extends Kind>(before: Table<G>, done: Change<G>, nature: Nature): Change<G> => {
  const { state, events } = done
  const lines = UNSETTLED.includes(nature) ? before.settling : linesAfter(before, events)
  if (events.some(({ type }) => type === ROUND_ENDED))
    return { state: { ...state, settling: [], settled: state.settled && { ...state.settled, lines } }, events }
  return lines === before.settling ? done : { state: { ...state, settling: lines }, events }
}
