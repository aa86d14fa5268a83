// The odds of a blackjack game for people: charts, what each option is worth, and in whose favour the rules are.

import type { BlackjackOdds, Cell, ChartRow, Decision, GameOdds, OptionWorth } from '@tapete/odds'
import { type Column, percent, table } from './format.js'

const LETTERS: { readonly [decision in Decision]: string } = {
  stand: 'S',
  hit: 'H',
  double: 'D',
  split: 'P',
  surrender: 'R',
  'even-money': 'E',
}

const chart = (title: string, rows: readonly ChartRow[]): string => {
  const upcards = rows[0]?.cells.map(({ up }) => up) ?? []
  const columns: Column<ChartRow>[] = [
    { title, text: (row) => row.hand },
    ...upcards.map(
      (up, at): Column<ChartRow> => ({ title: up, text: ({ cells }) => LETTERS[(cells[at] as Cell).best] }),
    ),
  ]
  return table(columns, rows)
}

const verdict = ({ ev, favoursPlayer, roundBets }: BlackjackOdds): string => {
  const bets = roundBets > 1 ? `, ${roundBets} bets a round` : ''
  return favoursPlayer
    ? `Played well, the rules as written favour the player by ${percent(ev)} of the bet${bets}.`
    : `Played well, the house keeps ${percent(-ev)} of the bet${bets}.`
}

export const blackjackText = (
  odds: GameOdds & { blackjack: BlackjackOdds },
  worths: readonly OptionWorth[],
): string => {
  const { blackjack, bets } = odds
  const { chart: charts, evenMoney, variance, insures } = blackjack
  const sides = table(
    [
      { title: 'bet', text: (row) => row.bet },
      { title: 'pays', align: 'right', text: (row) => row.pays },
      { title: 'expected value', align: 'right', text: (row) => row.exact },
      { title: 'house edge', align: 'right', text: (row) => percent(row.houseEdge) },
      { title: 'wins', align: 'right', text: (row) => percent(row.hit, 2) },
      { title: 'article', text: (row) => row.article },
    ],
    bets,
  )
  const natural = evenMoney.map(
    ({ up, waiting, exact, take }) =>
      `A natural against ${up === 'ace' ? 'an ace' : 'a ten-card'}: 1 for sure, or ${waiting.toFixed(6)} (${exact}) on average by waiting: ${take ? 'take it' : 'wait'}.`,
  )
  const gifts = bets
    .filter(({ ev }) => ev > 0)
    .map(({ bet, ev }) => `As written, the bet ${bet} favours the player by ${percent(ev)} of what is staked on it.\n`)
  const options = worths.length
    ? `\n${table(
        [
          { title: 'option', text: (row) => row.option },
          { title: 'worth', align: 'right', text: (row) => percent(row.worth) },
        ],
        worths,
      )}\n`
    : ''
  return `${verdict(blackjack)}
Variance of a round ${variance.toFixed(4)}. Insurance ${insures ? 'pays with some hands' : 'never pays for itself from a full shoe'}.
${natural.join('\n')}
${gifts.join('')}
S stand, H hit, D double, P split, R surrender. With more than two cards D and R become the better of S and H.

${chart('hard', charts.hard)}

${chart('soft', charts.soft)}

${chart('pairs', charts.pairs)}
${options}
${sides}`
}
