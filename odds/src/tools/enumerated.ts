// The analysis of a family whose bets are settled by chance: each bet is staked at a table of its own and played through every
// answer of chance, by the engine's own settlement.

import { type AnyGame, betsOf, type Config, type Refusal, type Table } from '@tapete/engine'
import type { Analysis, Asked, Played, RoundsRequest } from '../analysis.js'
import { type BetOdds, figuresOf } from './bet-odds.js'
import { engineRounds } from './engine-rounds.js'
import { enumerate } from './enumerate.js'
import { div, fraction, toNumber } from './fraction.js'
import type { Habits } from './habits.js'
import { lasting } from './lasting.js'
import { withOthers } from './session.js'
import { SEAT } from './tables.js'
import { noStake, placeLeast, type Ready, readyTables, stakedBy, type Wager, wagersOf } from './wagers.js'

const place = (game: AnyGame, tables: readonly Ready[], wager: Wager): { table: Table; stake: number } => {
  let last: Refusal | undefined
  for (const { table, chips } of tables) {
    const placed = placeLeast(game, table, wager, chips)
    if (placed.ok) return placed
    last = placed.refusal
  }
  throw last ? noStake(game, wager, last) : new Error(`${game.id}: no table could be opened`)
}

const coversOf = (game: AnyGame, config: Config, table: Table): string[] => {
  const staked = new Set(betsOf(table, SEAT).map((bet) => bet.on))
  const spots = game.bets(config).filter((spot) => staked.has(spot.id))
  return [...new Set(spots.flatMap((spot) => spot.covers))]
}

const oddsOf = (game: AnyGame, config: Config, habits: Habits, tables: readonly Ready[], wager: Wager): BetOdds => {
  const { spot, choice } = wager
  const { table, stake } = place(game, tables, wager)
  const policy = withOthers(
    game,
    habits.choice?.policy(game, new Map(spot && choice ? [[spot.id, choice]] : [])),
    habits,
  )
  const staked = { game, table, seat: SEAT, policy }
  const nets = habits.stands ? lasting({ ...staked, stands: habits.stands }).nets : enumerate(staked)
  return {
    bet: wager.bet,
    kind: wager.kind,
    covers: spot?.covers ?? coversOf(game, config, table),
    pays: wager.pays,
    ...(choice ? { choice } : {}),
    ...(spot ? {} : { units: toNumber(div(fraction(stakedBy(table)), fraction(stake))) }),
    ...figuresOf(nets, stakedBy(table)),
    article: wager.article,
    rule: wager.rule,
  }
}

const betsOfGame = (game: AnyGame, config: Config, habits: Habits, { only, onProgress }: Asked): BetOdds[] => {
  const wagers = wagersOf(game, config, habits).filter(({ bet }) => only?.(bet) ?? true)
  const tables = readyTables(game, config, habits)
  return wagers.map((wager, index) => {
    const odds = oddsOf(game, config, habits, tables, wager)
    onProgress?.(index + 1, wagers.length)
    return odds
  })
}

/** With what must be told about the family, where the cloth does not say it all. */
export const byEnumeration = (family: string, habits: Habits = {}): Analysis<Played, RoundsRequest> => ({
  family,
  bets: (game, config, asked = {}) => betsOfGame(game, config, habits, asked),
  ...(habits.preparations ? { preparations: habits.preparations } : {}),
  rounds: engineRounds(habits),
})
