// The odds of a blackjack game for people: charts, what each option is worth, and in whose favour the rules are.

import type { OptionWorth } from '../analysis.js'
import type { BetOdds } from '../tools/bet-odds.js'
import { type Column, type Grid, grid, percent, type Told } from '../tools/told.js'
import type { Cell, ChartRow } from './chart.js'
import type { Decision } from './choices.js'
import type { BlackjackOdds } from './report.js'

const LETTERS: { readonly [decision in Decision]: string } = {
  stand: 'S',
  hit: 'H',
  double: 'D',
  split: 'P',
  surrender: 'R',
  'even-money': 'E',
}

const LEGEND =
  'S stand, H hit, D double, P split, R surrender. With more than two cards D and R become the better of S and H.'

const chart = (title: string, rows: readonly ChartRow[]): Grid => {
  const upcards = rows[0]?.cells.map(({ up }) => up) ?? []
  const columns: Column<ChartRow>[] = [
    { title, text: (row) => row.hand },
    ...upcards.map(
      (up, at): Column<ChartRow> => ({ title: up, text: ({ cells }) => LETTERS[(cells[at] as Cell).best] }),
    ),
  ]
  return grid(columns, rows)
}

const verdict = ({ ev, favoursPlayer, roundBets }: BlackjackOdds): string => {
  const bets = roundBets > 1 ? `, ${roundBets} bets a round` : ''
  return favoursPlayer
    ? `Played well, the rules as written favour the player by ${percent(ev)} of the bet${bets}.`
    : `Played well, the house keeps ${percent(-ev)} of the bet${bets}.`
}

const summary = (bets: readonly BetOdds[], play: BlackjackOdds): string => {
  const { evenMoney, variance, insures } = play
  const insurance = insures ? 'pays with some hands' : 'never pays for itself from a full shoe'
  const naturals = evenMoney.map(
    ({ up, waiting, exact, take }) =>
      `A natural against ${up === 'ace' ? 'an ace' : 'a ten-card'}: 1 for sure, or ${waiting.toFixed(6)} (${exact}) on average by waiting: ${take ? 'take it' : 'wait'}.`,
  )
  const gifts = bets
    .filter(({ ev }) => ev > 0)
    .map(({ bet, ev }) => `As written, the bet ${bet} favours the player by ${percent(ev)} of what is staked on it.`)
  return [
    verdict(play),
    `Variance of a round ${variance.toFixed(4)}. Insurance ${insurance}.`,
    ...naturals,
    ...gifts,
  ].join('\n')
}

const options: readonly Column<OptionWorth>[] = [
  { title: 'option', text: (row) => row.option },
  { title: 'worth', align: 'right', text: (row) => percent(row.worth) },
]

const sides: readonly Column<BetOdds>[] = [
  { title: 'bet', text: (row) => row.bet },
  { title: 'pays', align: 'right', text: (row) => row.pays },
  { title: 'expected value', align: 'right', text: (row) => row.exact },
  { title: 'house edge', align: 'right', text: (row) => percent(row.houseEdge) },
  { title: 'wins', align: 'right', text: (row) => percent(row.hit, 2) },
  { title: 'article', text: (row) => row.article },
]

export const told = (bets: readonly BetOdds[], play: BlackjackOdds, worths: readonly OptionWorth[]): Told => [
  summary(bets, play),
  LEGEND,
  chart('hard', play.chart.hard),
  chart('soft', play.chart.soft),
  chart('pairs', play.chart.pairs),
  ...(worths.length > 0 ? [grid(options, worths)] : []),
  grid(sides, bets),
]
