// The exact odds of every bet: each is staked at a table of its own and played through every answer of chance.

import { type AnyGame, betsOf, type Config, type Refusal, type Table } from '@tapete/engine'
import { type Distribution, enumerate } from './enumerate.js'
import { familyOf } from './families/index.js'
import { compare, div, type Fraction, format, fraction, mul, sub, sum, toNumber, ZERO } from './fraction.js'
import { complete, SEAT } from './tables.js'
import { noStake, placeLeast, readyTables, stakedBy, type Wager, wagersOf } from './wagers.js'

export interface Share {
  /** Per unit staked. */
  readonly net: number
  readonly netExact: string
  readonly probability: number
  readonly exact: string
}

export interface BetOdds {
  readonly bet: string
  readonly kind: string
  readonly covers: readonly string[]
  /** `35:1`; empty for a called bet, which pays as the bets it becomes. */
  readonly pays: string
  readonly choice?: 'half' | 'prison'
  /** Chips of a called bet. */
  readonly units?: number
  readonly houseEdge: number
  /** Expected net per unit staked. */
  readonly ev: number
  readonly exact: string
  readonly variance: number
  readonly varianceExact: string
  /** Probability of a net gain. */
  readonly hit: number
  readonly hitExact: string
  readonly push: number
  /** Ascending by net. */
  readonly distribution: readonly Share[]
  readonly article: string
  readonly rule: string
}

export interface GameOdds {
  readonly game: string
  readonly options: Config
  readonly bets: readonly BetOdds[]
}

export interface AnalyseOptions {
  readonly only?: (bet: string) => boolean
  readonly onProgress?: (done: number, total: number) => void
}

export interface Moments {
  readonly ev: Fraction
  readonly variance: Fraction
  readonly hit: Fraction
  readonly push: Fraction
  readonly shares: readonly { readonly net: Fraction; readonly probability: Fraction }[]
}

/** What a distribution of nets says per unit staked. */
export const moments = (nets: Distribution, stake: number): Moments => {
  const shares = [...nets]
    .sort(([a], [b]) => a - b)
    .map(([net, probability]) => ({ net: fraction(net, stake), probability }))
  const ev = sum(shares.map(({ net, probability }) => mul(net, probability)))
  const square = sum(shares.map(({ net, probability }) => mul(mul(net, net), probability)))
  const where = (sign: number) =>
    sum(shares.filter(({ net }) => compare(net, ZERO) === sign).map(({ probability }) => probability))
  return { ev, variance: sub(square, mul(ev, ev)), hit: where(1), push: where(0), shares }
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
  const { ev, variance, hit, push, shares } = moments(nets, stakedBy(table))
  return {
    bet: wager.bet,
    kind: wager.kind,
    covers: wager.spot?.covers ?? coversOf(game, config, table),
    pays: wager.pays,
    ...(wager.choice ? { choice: wager.choice as 'half' | 'prison' } : {}),
    ...(wager.spot ? {} : { units: toNumber(div(fraction(stakedBy(table)), fraction(stake))) }),
    houseEdge: 0 - toNumber(ev),
    ev: toNumber(ev),
    exact: format(ev),
    variance: toNumber(variance),
    varianceExact: format(variance),
    hit: toNumber(hit),
    hitExact: format(hit),
    push: toNumber(push),
    distribution: shares.map(({ net, probability }) => ({
      net: toNumber(net),
      netExact: format(net),
      probability: toNumber(probability),
      exact: format(probability),
    })),
    article: wager.cite.article,
    rule: wager.cite.rule,
  }
}

export const analyse = (game: AnyGame, config: Config = {}, { only, onProgress }: AnalyseOptions = {}): GameOdds => {
  const options = complete(game, config)
  const wagers = wagersOf(game, options).filter(({ bet }) => only?.(bet) ?? true)
  const tables = readyTables(game, options)
  const bets = wagers.map((wager, index) => {
    const odds = oddsOf(game, options, tables, wager)
    onProgress?.(index + 1, wagers.length)
    return odds
  })
  return { game: game.id, options, bets }
}
