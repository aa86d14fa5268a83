// A craps table with its dice picked and offered: seat 1 is the first shooter, the last seat picks.

import { type Craps, type CrapsKind, type Game, type SeatId, seatNumber } from '@tapete/engine'
import { live, type Setup } from '../roulette/american/live.js'

export const TWO = { 'seat:1': 1_000_000, 'seat:2': 1_000_000 }

export type CrapsTable = ReturnType<typeof crapsTable>

export const crapsTable = (game: Game<CrapsKind>, { seats = TWO, ...setup }: Setup = {}) => {
  const table = live(game, { seats, ...setup })
  const last = Math.max(...Object.keys(seats).map((id) => seatNumber(id as SeatId)))
  if (setup.opening === undefined)
    table.does(`croupier present-dice
      seat:${last} pick-dice 1,2
      croupier offer-dice`)

  const play = (): Craps['play'] => (table.state() as Craps).play

  /** «Ya no va más», the shooter throws, and what came lies on the table. */
  const rolls = (dice: string) =>
    table.does(`croupier no-more-bets
      ${play().shooter} throw
      chance roll ${dice}`)

  return {
    ...table,
    play,
    rolls,
    /** A whole throw: settled, and the next one's bets open. */
    throws: (...all: readonly string[]) =>
      all.flatMap((dice) => {
        if (play().shooter === null) table.does('croupier offer-dice')
        const before = rolls(dice)
        const settled = table.does('...')
        return table.state().status === 'open' ? [...before, ...settled, ...table.does('croupier start')] : settled
      }),
    bets: (): string[] => table.state().bets.map(({ seat, on, amount }) => `${seat} ${on} ${amount}`),
  }
}

/** Sits a point of seat 1's: a pass line of 1000, and the number thrown. */
export const withPoint = (game: Game<CrapsKind>, dice: string, setup: Setup = {}) => {
  const table = crapsTable(game, setup)
  table.does('seat:1 bet pass-line 1000')
  table.throws(dice)
  return table
}

export const types = (events: readonly { readonly type: string }[]): string[] => events.map(({ type }) => type)
