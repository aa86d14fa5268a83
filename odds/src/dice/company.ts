// A craps table at which one seat's bet is watched: somebody else sits there, who bets on a line so that the dice are thrown.

import {
  type AnyGame,
  betsOf,
  type Craps,
  leastStake,
  type Move,
  type Point,
  type SeatId,
  seat,
  staffMove,
  type Table,
} from '@tapete/engine'
import type { Policy } from '../tools/enumerate.js'
import { must, ruleOf, SEAT } from '../tools/tables.js'

const OTHER: SeatId = seat(2)
const PURSE = 1_000_000_000
const LINES: readonly string[] = ['pass-line', 'dont-pass']

/** The dice of each number, made easy. */
const DICE: { readonly [point in Point]: string } = { 4: '1-3', 5: '1-4', 6: '1-5', 8: '2-6', 9: '3-6', 10: '4-6' }

/** Whether players throw the dice of this game. */
export const hasShooter = (game: AnyGame): boolean => ruleOf(game, 'throw') !== undefined

const hasLine = (table: Table, id: SeatId): boolean => betsOf(table, id).some(({ on }) => LINES.includes(on))

/** The least stake on a line that the table takes. */
const lineBet = ({ limits, config }: Table): Move | undefined => {
  for (const on of LINES) {
    const { min = null, max = null } = limits[on] ?? {}
    const amount = leastStake(min, config.chip)
    if (max === null || amount <= max) return { by: OTHER, do: 'bet', on, amount }
  }
  return undefined
}

/** Whoever has the dice at a come-out bets on a line; the seat that is watched hands them on unless it has. */
export const companyOf = (game: AnyGame): Policy => {
  if (!hasShooter(game)) return () => undefined
  return (table) => {
    if (table.phase !== 'betting') return undefined
    if (!table.seats[OTHER]) return { by: OTHER, do: 'sit', player: 'company' }
    const { shooter, point } = (table as Craps).play
    if (point !== null || shooter === null || hasLine(table, shooter)) return undefined
    if (shooter === SEAT) return { by: SEAT, do: 'decline-dice' }
    return (table.accounts[OTHER] ?? 0) === 0 ? { by: OTHER, do: 'buy', amount: PURSE } : lineBet(table)
  }
}

/** What is done until this number was thrown and bets are open again, the watched seat's moves first. */
export const until = (game: AnyGame, table: Table, first: readonly Move[], number: Point): readonly Move[] => {
  const company = companyOf(game)
  const moves = [...first]
  let now = must(game, table, first)
  const go = (move: Move | undefined) => {
    if (!move) throw new Error(`${game.id}: nobody can go on in phase ${now.phase}`)
    moves.push(move)
    now = must(game, now, [move])
  }
  const isAt = (phase: string): boolean => now.phase === phase
  while (!isAt('rolling')) go(company(now) ?? staffMove(game, now))
  go({ by: 'chance', do: 'roll', dice: DICE[number] })
  while (!isAt('betting')) go(staffMove(game, now))
  return moves
}
