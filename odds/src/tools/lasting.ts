// A bet that may last for ever: the moments at which chance is asked are the states of a chain, and the engine's own `step`
// says where each answer leads. Exact where following every end would never come to one.

import { type AnyGame, type Event, type Move, netOf, type SeatId, type Table } from '@tapete/engine'
import { absorb, type Way } from './chain.js'
import { outcomes } from './chance.js'
import { type Distribution, distribution } from './distribution.js'
import { awaited, isSettled, type Policy } from './enumerate.js'
import { type Fraction, fraction } from './fraction.js'
import { refused } from './tables.js'

export interface Lasting {
  readonly game: AnyGame
  /** A table with the seat's stakes on the cloth. */
  readonly table: Table
  readonly seat: SeatId
  readonly policy?: Policy | undefined
  /** All that the fate of the stakes still depends on; tables of which it says the same are one state. */
  stands(table: Table): string
  /** What of its events counts; all that the seat wins and loses, where it does not say. */
  netOf?(events: readonly Event[]): number
  /** When it is over; between rounds with nothing of the seat's on the cloth, where it does not say. */
  isOver?(table: Table): boolean
}

export interface Lasted {
  readonly nets: Distribution
  /** How often chance is asked, on average, until nothing of the seat's is left. */
  readonly answers: Fraction
}

/** A table that waits for chance, or is settled, and what the seat won on the way. */
interface Moment {
  readonly table: Table
  readonly net: number
}

/** Moves that nobody but staff and the policy makes between two answers of chance. */
const MOVES_MAX = 10_000

export const lasting = ({ game, table, seat, policy, stands, ...counted }: Lasting): Lasted => {
  const won = counted.netOf ?? ((events: readonly Event[]) => netOf(events, seat))
  const isOver = counted.isOver ?? ((now: Table) => isSettled(now, seat))
  const moments = new Map<string, Moment>()

  const made = ({ table: before, net }: Moment, move: Move): Moment => {
    const result = game.step(before, move)
    if (!result.ok) throw refused(game, move, result.refusal)
    return { table: result.state, net: net + won(result.events) }
  }

  /** Goes on to the next moment, and says which state it is. */
  const reach = (from: Moment): string => {
    let now = from
    for (let moves = 0; !isOver(now.table); moves += 1) {
      if (moves > MOVES_MAX) throw new RangeError(`${game.id}: nothing asks for chance in phase ${now.table.phase}`)
      const chosen = policy?.(now.table)
      const next = chosen ? { move: chosen } : awaited(game, now.table)
      if ('chance' in next) break
      now = made(now, next.move)
    }
    const state = isOver(now.table) ? `settled ${now.net}` : `${now.net} ${stands(now.table)}`
    if (!moments.has(state)) moments.set(state, now)
    return state
  }

  const ways = (state: string): Way<string>[] => {
    const moment = moments.get(state) as Moment
    if (isOver(moment.table)) return []
    const next = awaited(game, moment.table)
    if (!('chance' in next)) throw new Error(`${game.id}: no question for chance in phase ${moment.table.phase}`)
    const answers = outcomes(next.chance)
    const total = answers.reduce((sum, answer) => sum + answer.ways, 0n)
    return answers.map((answer) => ({ to: reach(made(moment, answer.move)), chance: fraction(answer.ways, total) }))
  }

  const { ends, steps } = absorb(reach({ table, net: 0 }), ways)
  const nets = [...ends].map(([state, chance]) => [(moments.get(state) as Moment).net, chance] as const)
  return { nets: distribution(nets), answers: steps }
}
