// The bets of the four games, each as what it wins and loses by the end of a coup.

import {
  type AnyGame,
  type BaccaratConfig,
  baccaratCommission,
  type Config,
  type Money,
  type RuleId,
  type Spot,
  share,
} from '@tapete/engine'
import { type BetOdds, figuresOf } from '../tools/bet-odds.js'
import { cited } from '../tools/cited.js'
import type { Distribution } from '../tools/distribution.js'
import { distribution } from '../tools/distribution.js'
import { fraction } from '../tools/fraction.js'
import { coupsOf, type OnFive, type Winner } from './coups.js'

/** The bank of Chemin de Fer is no spot of the cloth: it is what a banker has at stake against the bets on punto. */
export const BANK = 'bank'

export interface Wager {
  /** `punto`, `punto:stand`. */
  readonly bet: string
  readonly on: string
  readonly pays: string
  readonly onFive: OnFive
  /** Something to choose about 5 at this table. */
  readonly choice?: OnFive
  readonly rule: RuleId
}

/** A stake that no commission in hundredths of a percent is rounded for. */
export const EXACT_STAKE = 10_000

export const configOf = (config: Config): BaccaratConfig => config as BaccaratConfig

/** The largest bettor on punto decides about 5: told of the game by its own move. */
export const choosesOnFive = (game: AnyGame): boolean => (game.phases as readonly string[]).includes('five')

export const wagersOf = (game: AnyGame, config: Config): Wager[] => {
  const spots = game.bets(config).map(({ id, pays, cite }: Spot) => ({
    on: id,
    pays: `${pays.num}:${pays.den}`,
    rule: cite,
  }))
  if (!choosesOnFive(game)) return spots.map((spot) => ({ ...spot, bet: spot.on, onFive: 'draw' }))
  const all = [...spots, { on: BANK, pays: '1:1', rule: 'CHF-35' as const }]
  return (['draw', 'stand'] as const).flatMap((onFive) =>
    all.map((each) => ({ ...each, bet: onFive === 'draw' ? each.on : `${each.on}:${onFive}`, onFive, choice: onFive })),
  )
}

/** What a stake wins or loses when the coup ends so; the commission is rounded as the engine rounds it. */
export const netOf = ({ on }: Pick<Wager, 'on'>, winner: Winner, stake: Money, config: Config): Money => {
  if (on === 'tie') return winner === 'tie' ? 8 * stake : -stake
  if (winner === 'tie') return 0
  const side = on === BANK ? 'banca' : on
  if (side !== winner) return -stake
  return side === 'banca' ? stake - share(stake, baccaratCommission(configOf(config))) : stake
}

const WINNERS: readonly Winner[] = ['punto', 'banca', 'tie']

export type Staked = Pick<Wager, 'on'> & { readonly stake: Money }

/** What bets come to together: the same coup decides them all. */
export const netsOf = (staked: readonly Staked[], onFive: OnFive, config: Config): Distribution => {
  const ways = coupsOf(configOf(config).decks, onFive)
  const total = WINNERS.reduce((sum, winner) => sum + ways[winner], 0)
  return distribution(
    WINNERS.map((winner) => [
      staked.reduce((net, line) => net + netOf(line, winner, line.stake, config), 0),
      fraction(BigInt(ways[winner]), BigInt(total)),
    ]),
  )
}

const oddsOfWager = (wager: Wager, config: Config): BetOdds => ({
  bet: wager.bet,
  kind: wager.on,
  covers: [wager.on],
  pays: wager.pays,
  ...(wager.choice ? { choice: wager.choice } : {}),
  ...figuresOf(netsOf([{ on: wager.on, stake: EXACT_STAKE }], wager.onFive, config), EXACT_STAKE),
  ...cited(wager.rule),
})

/** Exact odds of every bet of a table. */
export const betsOf = (game: AnyGame, config: Config, only: (bet: string) => boolean = () => true): BetOdds[] =>
  wagersOf(game, config)
    .filter(({ bet }) => only(bet))
    .map((wager) => oddsOfWager(wager, config))
