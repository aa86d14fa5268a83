// Progressive pots: what the least and the greatest bet on one are worth while it holds its base value, and the pot at which each
// of them is fair.

import type { AnyGame, Config } from '@tapete/engine'
import type { Analysis, Played, Summary } from '../analysis.js'
import { type BetOdds, figuresOf } from '../tools/bet-odds.js'
import { cited } from '../tools/cited.js'
import { format, fraction, mul, ONE, sub, toNumber } from '../tools/fraction.js'
import { type Column, grid, percent, type Told } from '../tools/told.js'
import { fairPot, prizesOf } from './fair.js'
import { betsMade, chanceOf, luckyChance, netsAt, paidAt, regulationOf, termsOf } from './nets.js'
import { nameOf, type Ready, rounds, SIDE } from './rounds.js'

const WHOLE = 10_000

interface Fair {
  readonly bet: number
  /** What the pot must show before the bet is made; null where what does not depend on it pays the bet back alone. */
  readonly pot: number | null
  readonly exact: string | null
  /** The same in bets. */
  readonly bets: number | null
}

interface Hand {
  readonly hand: string
  readonly chance: number
  readonly exact: string
  /** To the least and to the greatest bet, at the base value. */
  readonly least: number
  readonly most: number
}

export interface PotOdds {
  readonly base: number
  /** What of a bet goes to the main pot. */
  readonly toMain: number
  readonly fair: readonly Fair[]
  readonly hands: readonly Hand[]
  /** How often a player alone wins the random prize in cash. */
  readonly luckyChance: number
}

const sideBets = (game: AnyGame, config: Config): BetOdds[] => {
  const terms = termsOf(game, config)
  return betsMade(terms).map((bet) => ({
    bet: nameOf(bet),
    kind: SIDE,
    covers: [],
    pays: '',
    ...figuresOf(netsAt(game, terms, bet, terms.base), bet),
    ...cited(regulationOf(game).side.hands),
  }))
}

const fairOf = (game: AnyGame, config: Config, bet: number): Fair => {
  const terms = termsOf(game, config)
  const toMain = sub(
    ONE,
    fraction(
      terms.reserves.reduce((sum, each) => sum + each, 0),
      WHOLE,
    ),
  )
  const besides = mul(fraction(terms.lucky?.amount ?? 0), luckyChance(terms))
  const pot = fairPot(prizesOf(regulationOf(game), bet, terms), {
    ...{ bet, commission: fraction(terms.commission, WHOLE), toMain, besides },
  })
  if (!pot) return { bet, pot: null, exact: null, bets: null }
  return { bet, pot: toNumber(pot), exact: format(pot), bets: toNumber(pot) / bet }
}

const factsOf = (game: AnyGame, config: Config): PotOdds => {
  const terms = termsOf(game, config)
  const most = paidAt(game, terms, terms.max, terms.base)
  const kept = (WHOLE - terms.commission) / WHOLE
  const reserved = terms.reserves.reduce((sum, each) => sum + each, 0) / WHOLE
  return {
    base: terms.base,
    toMain: kept * (1 - reserved),
    fair: betsMade(terms).map((bet) => fairOf(game, config, bet)),
    hands: paidAt(game, terms, terms.min, terms.base).map(({ category, amount }, at) => ({
      ...{ hand: category, chance: toNumber(chanceOf(category)), exact: format(chanceOf(category)) },
      ...{ least: amount, most: most[at]?.amount ?? amount },
    })),
    luckyChance: toNumber(luckyChance(terms)),
  }
}

const hands: readonly Column<Hand>[] = [
  { title: 'hand', text: (row) => row.hand },
  { title: 'comes', align: 'right', text: (row) => percent(row.chance, 6) },
  { title: 'pays the least bet', align: 'right', text: (row) => String(row.least) },
  { title: 'the greatest', align: 'right', text: (row) => String(row.most) },
]

const told = ({ base, fair, hands: rows }: PotOdds): Told => [
  fair
    .map(({ bet, pot, bets }) =>
      pot === null || bets === null
        ? `What does not depend on the pot pays a bet of ${bet} back alone.`
        : `A bet of ${bet} is fair when the pot shows ${Math.ceil(pot)}, ${bets.toFixed(1)} times the bet.`,
    )
    .join('\n'),
  `At the base value of ${base}, one player alone:`,
  grid(hands, rows),
]

const summary: Summary<PotOdds> = { of: factsOf, told }

export const progressive: Analysis<Played, Ready> = {
  family: 'progressive',
  bets: (game, config, { only } = {}) => sideBets(game, config).filter(({ bet }) => only?.(bet) ?? true),
  summary: summary as Summary,
  rounds,
}
