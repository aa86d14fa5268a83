// The exact odds of every bet: each is staked at a table of its own and played through every answer of chance.

import { type AnyGame, betsOf, type Config, type Refusal, type Table } from '@tapete/engine'
import { type BetOdds, figuresOf } from './bet-odds.js'
import { type BlackjackOdds, blackjackOdds } from './blackjack/report.js'
import { enumerate } from './enumerate.js'
import { familyOf } from './families/index.js'
import { div, fraction, toNumber } from './fraction.js'
import { complete, SEAT } from './tables.js'
import { noStake, placeLeast, readyTables, stakedBy, type Wager, wagersOf } from './wagers.js'

export interface GameOdds {
  readonly game: string
  readonly options: Config
  readonly bets: readonly BetOdds[]
  /** Where the game is one of decisions: what its bet is worth to somebody who plays it well, and how. */
  readonly blackjack?: BlackjackOdds
}

export interface AnalyseOptions {
  readonly only?: (bet: string) => boolean
  readonly onProgress?: (done: number, total: number) => void
}

type Ready = ReturnType<typeof readyTables>

const place = (game: AnyGame, tables: Ready, wager: Wager): { table: Table; stake: number } => {
  let last: Refusal | undefined
  for (const { table, ready } of tables) {
    const placed = placeLeast(game, table, wager, ready.chips)
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

const oddsOf = (game: AnyGame, config: Config, tables: Ready, wager: Wager): BetOdds => {
  const { table, stake } = place(game, tables, wager)
  const choices = new Map(wager.spot && wager.choice ? [[wager.spot.id, wager.choice]] : [])
  const policy = familyOf(game).policy(game, choices)
  const nets = enumerate({ game, table, seat: SEAT, ...(policy ? { policy } : {}) })
  return {
    bet: wager.bet,
    kind: wager.kind,
    covers: wager.spot?.covers ?? coversOf(game, config, table),
    pays: wager.pays,
    ...(wager.choice ? { choice: wager.choice as 'half' | 'prison' } : {}),
    ...(wager.spot ? {} : { units: toNumber(div(fraction(stakedBy(table)), fraction(stake))) }),
    ...figuresOf(nets, stakedBy(table)),
    article: wager.cite.article,
    rule: wager.cite.rule,
  }
}

export const analyse = (game: AnyGame, config: Config = {}, { only, onProgress }: AnalyseOptions = {}): GameOdds => {
  const options = complete(game, config)
  if (game.family === 'blackjack') {
    const { bets, ...blackjack } = blackjackOdds(game, options, onProgress)
    return { game: game.id, options, bets: bets.filter(({ bet }) => only?.(bet) ?? true), blackjack }
  }
  const wagers = wagersOf(game, options).filter(({ bet }) => only?.(bet) ?? true)
  const tables = readyTables(game, options)
  const bets = wagers.map((wager, index) => {
    const odds = oddsOf(game, options, tables, wager)
    onProgress?.(index + 1, wagers.length)
    return odds
  })
  return { game: game.id, options, bets }
}
