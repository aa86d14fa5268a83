// What an entry of a log was to its players: what each of them bought, cashed, won, lost and staked, and who sat down or got up.
// Told by the classes of the accounts and by the seats before and after, never by the name of a move or an event. Practice
// is nobody's money and nobody's time.

import { classOf, type Move, type SeatId, type Table } from '@tapete/engine'
import { houseDay } from './days.js'
import { backOf, type Lying, lyingAfter, lyingAt } from './lying.js'
import { isBack, kindOf, type Moved, playerOf } from './money.js'

export interface Play {
  readonly person: number
  /** The day of the house: of what comes back undecided, the day it was put down. */
  readonly day: string
  readonly at: string
  readonly seat: SeatId | null
  /** Sat down, or got up; null where they stayed where they were. */
  readonly sat: boolean | null
  /** They sat down, bought or staked, themselves or by the word they gave: what limits and exclusions hold. */
  readonly own: boolean
  readonly bought: number
  readonly cashed: number
  /** What came to purse, chips and held payments, less what left them. */
  readonly chips: number
  /** What came to the cloth, less what left it. */
  readonly cloth: number
  /** Put at stake, less what came back undecided. */
  readonly staked: number
}

export type Played = Omit<Moved, 'unit'> & {
  readonly move: Move
  readonly at: string
  /** Before it: what lies there since another day. */
  readonly lying: Lying | null
}

/** `back` is what of the cloth came back undecided; `staked` is less that already. */
type Sums = { purse: number; chips: number; cloth: number; staked: number; back: number }
type Seated = { readonly seat: SeatId; readonly sat: boolean }

const PERSON = /^[1-9][0-9]{0,14}$/

/** Seats that changed hands. */
const seatedIn = (before: Table, after: Table): Map<string, Seated> => {
  const changed = new Map<string, Seated>()
  if (before.seats === after.seats) return changed
  for (const [seat, { player }] of Object.entries(before.seats))
    if (after.seats[seat as SeatId]?.player !== player) changed.set(player, { seat: seat as SeatId, sat: false })
  for (const [seat, { player }] of Object.entries(after.seats))
    if (before.seats[seat as SeatId]?.player !== player) changed.set(player, { seat: seat as SeatId, sat: true })
  return changed
}

const NOTHING: Sums = { purse: 0, chips: 0, cloth: 0, staked: 0, back: 0 }

const sumsOf = (played: Omit<Played, 'move' | 'at' | 'lying'>): Map<string, Sums> => {
  const all = new Map<string, Sums>()
  const of = (player: string): Sums => {
    const sums = all.get(player) ?? { purse: 0, chips: 0, cloth: 0, staked: 0, back: 0 }
    all.set(player, sums)
    return sums
  }
  const { accounts } = played.game
  for (const event of played.events)
    for (const { from, to, amount } of event.transfers ?? []) {
      const [gives, takes] = [classOf(accounts, from), classOf(accounts, to)]
      const move = (account: string, other: string, { owner, counts }: typeof gives, more: number): void => {
        if (owner === 'external' && counts === 'cash') {
          const sums = of(playerOf(played, other))
          sums.purse += more
          sums.chips += more
        } else if (owner === 'seat') of(playerOf(played, account))[counts === 'stakes' ? 'cloth' : 'chips'] += more
      }
      move(from, to, gives, -amount)
      move(to, from, takes, amount)
      if (gives.counts === takes.counts) continue
      if (takes.counts === 'stakes') of(playerOf(played, to)).staked += amount
      if (!isBack(event, kindOf(gives), takes.owner)) continue
      const sums = of(playerOf(played, to))
      sums.staked -= amount
      if (gives.counts === 'stakes') sums.back += amount
    }
  return all
}

/** Whether the player of a seat did it, or staff for them. */
const isOwn = ({ before, after, move }: Played, player: string): boolean =>
  [move.by, move.for].some((seat) => {
    const holds = ({ seats }: Table) => seats[seat as SeatId]?.player === player
    return typeof seat === 'string' && (holds(before) || holds(after))
  })

export const playsOf = (played: Played): Play[] => {
  if (played.row.mode === 'practice') return []
  const { at } = played
  const seated = seatedIn(played.before, played.after)
  const sums = sumsOf(played)
  const lying = lyingAt(played, played.before)
  const today = houseDay(new Date(at))
  return [...new Set([...sums.keys(), ...seated.keys()])]
    .filter((player) => PERSON.test(player))
    .flatMap((player): Play[] => {
      const sum = sums.get(player) ?? NOTHING
      const { purse, back } = sum
      let { chips, cloth, staked } = sum
      const { seat, sat } = seated.get(player) ?? { seat: null, sat: null }
      const person = Number(player)
      const plays: Play[] = []
      if (back > 0)
        for (const [day, amount] of backOf(lying, player, back)) {
          chips -= amount
          cloth += amount
          staked += amount
          const came = { chips: amount, cloth: -amount, staked: -amount }
          plays.push({ person, day, at, seat: null, sat: null, own: false, bought: 0, cashed: 0, ...came })
        }
      const bought = Math.max(0, -purse)
      const cashed = Math.max(0, purse)
      const takes = sat === true || bought > 0 || staked > 0
      const own = takes && isOwn(played, player)
      plays.push({ person, day: today, at, seat, sat, own, bought, cashed, chips, cloth, staked })
      return plays
    })
    .filter(({ sat, bought, cashed, chips, cloth, staked }) =>
      [sat !== null, bought, cashed, chips, cloth, staked].some(Boolean),
    )
}

/** What lies there since another day, after the entry. */
export const lyingOf = (played: Omit<Played, 'move'>): Lying | null =>
  lyingAfter(
    lyingAt(played, played.before),
    played.game,
    played.after,
    () => new Map([...sumsOf(played)].map(([player, { back }]) => [player, back])),
  )
