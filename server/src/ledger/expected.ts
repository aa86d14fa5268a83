// What the bank of a table should have won, and within what: each stake by the exact odds of its bet. Bets count one by one:
// that two of a round may win together, or never, is not in it.

import type { AnyGame, Config } from '@tapete/engine'
import type { GameOdds, Played } from '@tapete/odds'
import type { Staked, Turnover } from './turnover.js'

export interface Expected {
  /** Of the bets whose odds are known. */
  readonly turnover: number
  readonly win: number
  /** One standard deviation, in whole units. */
  readonly deviation: number
  /** Staked on what nobody has odds of. */
  readonly unknown: number
}

interface Figures {
  /** Kept by the house of each unit staked. */
  readonly edge: number
  readonly variance: number
}

const NOTHING: Figures = { edge: 0, variance: 0 }

const isPlayed = (part: unknown): part is Played =>
  typeof part === 'object' && part !== null && 'roundBets' in part && 'variance' in part && 'houseEdge' in part

const kindOf = (on: string): string => on.split(':')[0] ?? on

/**
 * The figures of a bet. In a game of decisions, what is staked before the first of them is worth what good play makes of it,
 * and what is raised later is part of that.
 */
const figuresOf = (odds: GameOdds, opening: readonly string[]) => {
  const play = Object.values(odds).find(isPlayed)
  return (on: string): Figures | undefined => {
    const kind = kindOf(on)
    const own =
      odds.bets.find(({ bet }) => bet === on) ?? odds.bets.find((each) => each.bet === kind || each.kind === kind)
    if (own) return { edge: own.houseEdge, variance: own.variance }
    if (!play) return undefined
    return opening.includes(kind) ? { edge: play.houseEdge, variance: play.variance / play.roundBets } : NOTHING
  }
}

/** The bets a round opens with, without their place: those whose kind the bet plan limits. */
export const openingBets = (game: AnyGame, config: Config): readonly string[] => {
  const limited = Object.keys(game.open(config).limits)
  const spots = game.bets(config).filter(({ kind }) => limited.includes(kind))
  return [...new Set([...limited, ...spots.map(({ id }) => kindOf(id))])]
}

export const expectedOf = (staked: Turnover, odds: GameOdds, opening: readonly string[]): Expected => {
  const figures = figuresOf(odds, opening)
  let [turnover, win, variance, unknown] = [0, 0, 0, 0]
  for (const [on, { stake, squares }] of staked as ReadonlyMap<string, Staked>) {
    const known = figures(on)
    if (!known) {
      unknown += stake
      continue
    }
    turnover += stake
    win += stake * known.edge
    variance += squares * known.variance
  }
  return { turnover, win: Math.round(win), deviation: Math.round(Math.sqrt(variance)), unknown }
}
