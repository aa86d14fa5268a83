// Everything the odds of War say: its bets, each choice on a tie, and in whose favour the rules are.

import type { AnyGame, Config, RuleId } from '@tapete/engine'
import type { OptionWorth, Played } from '../analysis.js'
import { type BetOdds, figuresOf } from '../tools/bet-odds.js'
import { cited } from '../tools/cited.js'
import { type Column, grid, percent, type Told } from '../tools/told.js'
import { netsOf } from './nets.js'
import { CHOICES, type Choice } from './policy.js'

export interface WarOdds extends Played {
  /** What the player should do on a tie. */
  readonly best: Choice
  readonly choices: readonly { readonly choice: Choice; readonly ev: number; readonly exact: string }[]
}

const RULES: { readonly [choice in Choice]: RuleId } = { surrender: 'WAR-13', 'go-to-war': 'WAR-24' }

/** The bet by what its player does on a tie, and the bet on the tie; alike at every box, so that they cover none. */
export const betsOf = (game: AnyGame, config: Config): BetOdds[] => {
  const tie = netsOf(game, config, 'surrender', true)
  return [
    ...CHOICES.map((choice): BetOdds => {
      const { war, stake } = netsOf(game, config, choice)
      const bet = choice === 'surrender' ? 'war' : `war:${choice}`
      return { bet, kind: 'war', covers: [], pays: '1:1', choice, ...figuresOf(war, stake), ...cited(RULES[choice]) }
    }),
    { bet: 'tie', kind: 'tie', covers: [], pays: '10:1', ...figuresOf(tie.tie, tie.stake), ...cited('WAR-15') },
  ]
}

const isOf =
  (choice: Choice) =>
  (bet: BetOdds): boolean =>
    bet.choice === choice

export const playOf = (game: AnyGame, config: Config): WarOdds => {
  const bets = betsOf(game, config)
  const choices = CHOICES.map((choice) => {
    const { ev, exact } = bets.find(isOf(choice)) as BetOdds
    return { choice, ev, exact }
  })
  const best = choices.reduce((one, other) => (other.ev > one.ev ? other : one)).choice
  const { ev, variance } = bets.find(isOf(best)) as BetOdds
  return { ev, houseEdge: -ev, favoursPlayer: ev > 0, roundBets: 1, variance, best, choices }
}

export const evWithout = (game: AnyGame, config: Config, option: string): number => {
  if (!CHOICES.includes(option as Choice)) throw new Error(`${game.id} has no option ${option}`)
  const left = playOf(game, config).choices.filter(({ choice }) => choice !== option)
  return Math.max(...left.map(({ ev }) => ev))
}

const rows: readonly Column<BetOdds>[] = [
  { title: 'bet', text: (row) => row.bet },
  { title: 'on a tie', text: (row) => row.choice ?? '' },
  { title: 'pays', align: 'right', text: (row) => row.pays },
  { title: 'expected value', align: 'right', text: (row) => row.exact },
  { title: 'house edge', align: 'right', text: (row) => percent(row.houseEdge) },
  { title: 'wins', align: 'right', text: (row) => percent(row.hit, 2) },
  { title: 'article', text: (row) => row.article },
]

const worth: readonly Column<OptionWorth>[] = [
  { title: 'option', text: (row) => row.option },
  { title: 'worth', align: 'right', text: (row) => percent(row.worth) },
]

const VERDICTS: { readonly [choice in Choice]: string } = {
  'go-to-war': 'going to war on every tie',
  surrender: 'surrendering on every tie',
}

export const told = (bets: readonly BetOdds[], play: WarOdds, worths: readonly OptionWorth[]): Told => [
  [
    play.favoursPlayer
      ? `As written, the rules favour the player who plays well, ${VERDICTS[play.best]}, by ${percent(play.ev)} of the bet.`
      : `Played well, ${VERDICTS[play.best]}, the house keeps ${percent(-play.ev)} of the bet.`,
    `Variance of a round ${play.variance.toFixed(4)}.`,
    ...(play.favoursPlayer
      ? [
          'A war won pays both bets, and a war tied pays more than a war won: on a tie the player stakes again at better odds than the first time.',
        ]
      : []),
  ].join('\n'),
  ...(worths.length > 0 ? [grid(worth, worths)] : []),
  grid(rows, bets),
]
