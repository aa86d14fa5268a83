// The odds of a game, enumerated once and remembered. What somebody invents for a practice table is remembered apart, so
// that it cannot push out what everybody asks for.

import { type Config, findGame, tableSettings } from '@tapete/engine'
import type { GameOdds } from '@tapete/odds'
import type { Apart } from './apart.js'
import { notFound } from './problems.js'

export interface OddsAsked {
  readonly asker: string
  readonly game: string
  readonly config?: Config
  /** Of a practice table: its player chose the configuration. */
  readonly invented?: boolean
}

export type OddsOf = (asked: OddsAsked) => Promise<GameOdds>

const KEPT = { house: 128, invented: 32 }
/** Seats, limits and the like change how a table is played, not what a bet is worth. */
const WORTHLESS = Object.keys(tableSettings([]))

type Kept = Map<string, Promise<GameOdds>>

/** What was asked for last stands last, and the first goes when there are too many. */
const remember = (kept: Kept, max: number, key: string, odds: Promise<GameOdds>): void => {
  kept.delete(key)
  kept.set(key, odds)
  const [oldest] = kept.keys()
  if (kept.size > max && oldest !== undefined) kept.delete(oldest)
}

export const oddsOf = (apart: Apart): OddsOf => {
  const [house, invented]: [Kept, Kept] = [new Map(), new Map()]
  return async ({ asker, game, config = {}, invented: own = false }) => {
    // Another thread knows the catalogue, not what this house plays besides.
    if (!findGame(game)) throw notFound('no-such-game', `no odds of ${game}`)
    const options = Object.fromEntries(
      Object.entries(config)
        .filter(([option]) => !WORTHLESS.includes(option))
        .toSorted(([a], [b]) => (a < b ? -1 : 1)),
    )
    const key = `${game} ${JSON.stringify(options)}`
    const [kept, max] = own ? [invented, KEPT.invented] : [house, KEPT.house]
    const known = house.get(key) ?? kept.get(key)
    const asked = known ?? apart.odds(asker, game, options)
    if (!known || kept.has(key)) remember(kept, max, key, asked)
    if (!known)
      asked.catch(() => {
        house.delete(key)
        invented.delete(key)
      })
    return asked
  }
}
