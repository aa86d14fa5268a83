// Everything the odds of poker against the bank say: each way to play as a bet of its own, what the best one is, and what the
// others cost.

import { type AnyGame, type Config, mayHavePot, POT_SCJ, type RuleId } from '@tapete/engine'
import type { OptionWorth, Played } from '../analysis.js'
import { fairPot, prizesOf } from '../progressive/fair.js'
import { type BetOdds, figuresOf } from '../tools/bet-odds.js'
import { cited } from '../tools/cited.js'
import { moments } from '../tools/distribution.js'
import { div, type Fraction, format, fraction, mul, ONE, toNumber } from '../tools/fraction.js'
import { type Column, grid, percent, type Told } from '../tools/told.js'
import { moduleOf } from './games.js'
import type { Advice, Way } from './module.js'
import { variantOf } from './settling.js'

export interface WayOdds {
  readonly way: string
  readonly about: string
  /** Of the bets made before the cards, per unit. */
  readonly ev: number
  readonly exact: string
  /** How much less than the best. */
  readonly cost: number
  /** All that is staked in a round on average, in units of the bets made before the cards. */
  readonly staked: number
  readonly stakedExact: string
  /** What the house keeps of all that is staked. */
  readonly elementOfRisk: number
  readonly elementOfRiskExact: string
  /** Of `ev`, where rounds were sampled instead of counted. */
  readonly standardError?: number
}

export interface PokerOdds extends Played {
  readonly exact: string
  readonly elementOfRisk: number
  readonly ways: readonly WayOdds[]
  readonly strategy: readonly Advice[]
  /** Where a pot may be played for: how many side bets it must hold, when bets are closed, for the bet on it to be fair. */
  readonly fairPot?: number
}

/** Under the table of the catalogue; that of Arica is in pesos, and depends on what its side bet costs. */
const fairPotOf = (game: AnyGame): { readonly fairPot?: number } => {
  const variant = variantOf(game)
  if (variant.regulation !== 'scj-2023' || !mayHavePot(variant)) return {}
  const pot = fairPot(prizesOf(POT_SCJ, 1, { cap: POT_SCJ.cap, credit: 1 }), { bet: 1, commission: ONE })
  return pot ? { fairPot: toNumber(pot) } : {}
}

const perBet = (value: Fraction, firstBets: number): Fraction => div(value, fraction(firstBets))

const wayOdds = ({ way, about, nets, staked, standardError }: Way, firstBets: number, best: Fraction): WayOdds => {
  const ev = moments(nets).ev
  const risk = mul(div(ev, staked), fraction(-1))
  return {
    way,
    about,
    ev: toNumber(perBet(ev, firstBets)),
    exact: format(perBet(ev, firstBets)),
    cost: (toNumber(best) - toNumber(ev)) / firstBets,
    staked: toNumber(perBet(staked, firstBets)),
    stakedExact: format(perBet(staked, firstBets)),
    elementOfRisk: toNumber(risk),
    elementOfRiskExact: format(risk),
    ...(standardError === undefined ? {} : { standardError: standardError / firstBets }),
  }
}

export const playOf = (game: AnyGame, config: Config): PokerOdds => {
  const { known, firstBets } = moduleOf(game)
  const { ways, strategy } = known(game, config)
  const { ev, variance } = moments(ways[0].nets)
  const told = ways.map((way) => wayOdds(way, firstBets, ev))
  const best = told[0] as WayOdds
  return {
    ev: best.ev,
    houseEdge: -best.ev,
    favoursPlayer: best.ev > 0,
    roundBets: firstBets,
    variance: toNumber(variance),
    exact: best.exact,
    elementOfRisk: best.elementOfRisk,
    ways: told,
    strategy,
    ...fairPotOf(game),
  }
}

/** The whole round, by the way it is played, told of the bets made before the cards; then what is bet beside it. */
export const betsOf = (game: AnyGame, config: Config): BetOdds[] => {
  const { known, bet, rule, firstBets, sides } = moduleOf(game)
  return [
    ...known(game, config).ways.map(
      ({ way, nets }, at): BetOdds => ({
        bet: at === 0 ? bet : `${bet}:${way}`,
        kind: bet,
        covers: [],
        pays: '1:1',
        choice: way,
        ...figuresOf(nets, firstBets),
        ...cited(rule(game) as RuleId),
      }),
    ),
    ...(sides?.(game, config) ?? []),
  ]
}

export const optionsOf = (game: AnyGame, config: Config): readonly string[] =>
  Object.keys(moduleOf(game).known(game, config).without)

export const evWithout = (game: AnyGame, config: Config, option: string): number => {
  const ev = moduleOf(game).known(game, config).without[option]
  if (ev === undefined) throw new Error(`${game.id} has no option ${option}`)
  return ev
}

const ways: readonly Column<WayOdds>[] = [
  { title: 'way', text: (row) => row.way },
  { title: 'house edge', align: 'right', text: (row) => percent(-row.ev) },
  { title: 'element of risk', align: 'right', text: (row) => percent(row.elementOfRisk) },
  { title: 'costs', align: 'right', text: (row) => (row.cost === 0 ? '' : percent(row.cost)) },
  { title: 'staked', align: 'right', text: (row) => row.staked.toFixed(4) },
  { title: 'how', text: (row) => row.about },
]

const advice: readonly Column<Advice>[] = [
  { title: 'with', text: (row) => row.when },
  { title: 'do', text: (row) => row.say },
]

const worth: readonly Column<OptionWorth>[] = [
  { title: 'option', text: (row) => row.option },
  { title: 'worth', align: 'right', text: (row) => percent(row.worth) },
]

const rows: readonly Column<BetOdds>[] = [
  { title: 'bet', text: (row) => row.bet },
  { title: 'expected value', align: 'right', text: (row) => row.exact },
  { title: 'house edge', align: 'right', text: (row) => percent(row.houseEdge) },
  { title: 'variance', align: 'right', text: (row) => row.variance.toFixed(4) },
  { title: 'wins', align: 'right', text: (row) => percent(row.hit, 2) },
  { title: 'article', text: (row) => row.article },
]

export const told = (bets: readonly BetOdds[], play: PokerOdds, worths: readonly OptionWorth[]): Told => {
  const error = play.ways[0]?.standardError
  const sure = error === undefined ? '' : ` (standard error ${percent(error)})`
  return [
    [
      play.favoursPlayer
        ? `As written, the rules favour the player who plays well by ${percent(play.ev)} of the first bet${sure}.`
        : `Played well, the house keeps ${percent(-play.ev)} of the first bet${sure}, and ${percent(play.elementOfRisk)} of all that is staked.`,
      `Variance of a round ${play.variance.toFixed(4)}.`,
      ...(play.fairPot === undefined
        ? []
        : [`A bet on a progressive pot is fair when the pot holds ${play.fairPot} times the bet.`]),
    ].join('\n'),
    grid(advice, play.strategy),
    grid(ways, play.ways),
    ...(worths.length > 0 ? [grid(worth, worths)] : []),
    grid(rows, bets),
  ]
}

/** What a way of this game wins on average, per unit of its first bets, and how its nets are counted. */
export const wayNamed = (game: AnyGame, config: Config, way: string): Way => {
  const { known } = moduleOf(game)
  const found = known(game, config).ways.find((each) => each.way === way)
  if (!found) throw new Error(`${game.id} is not played the way ${way}`)
  return found
}
