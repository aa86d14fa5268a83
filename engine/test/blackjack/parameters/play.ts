// Every parameter of every variant, by a round that is played: what a game inherits is held as its own.

import {
  type AnyGame,
  betweenRounds,
  blackjackClassic,
  blackjackMendoza,
  blackjackPerfectPairs,
  canal21,
  challenge21,
} from '@tapete/engine'
import { tableOf } from '../table.js'

export type Table = ReturnType<typeof tableOf>

export const BET = 1000

export const isChallenge = ({ id }: AnyGame): boolean => id === challenge21.id
export const isMendoza = ({ id }: AnyGame): boolean => id === blackjackMendoza.id

/** The bets a hand needs: two against two hands of the bank in Challenge 21, one elsewhere. */
export const betsOf = (game: AnyGame): string[] =>
  (isChallenge(game) ? ['round-1', 'round-2'] : ['main']).map((kind) => `${kind}:1`)

interface Deal {
  readonly up: string
  readonly config?: { readonly min?: number; readonly max?: number }
  readonly bet?: number
  /** The hand of the second bettor, without whom nobody plays in Mendoza. */
  readonly other?: readonly [string, string]
}

/** Seat 1 gets these two cards against that upcard. */
export const dealt = (
  game: AnyGame,
  [first, second]: readonly string[],
  { up, bet = BET, other = ['9s', '9h'] }: Deal,
) => {
  const table = tableOf(game, { seats: { 'seat:1': 100_000, 'seat:2': 100_000 } })
  const mendoza = isMendoza(game)
  table.make(...betsOf(game).map((on) => `seat:1 bet ${on} ${bet}`))
  if (mendoza) table.make('seat:2 bet main:2 1000')
  table.make('croupier no-more-bets')
  table.make(mendoza ? `cards ${first} ${other[0]} ${up} ${second} ${other[1]}` : `cards ${first} ${up} ${second}`)
  return table
}

/** To the turn of seat 1, whatever is offered before. */
export const atTurn = (game: AnyGame, cards: readonly string[], deal: Deal): Table => {
  const table = dealt(game, cards, deal)
  if (table.phase === 'insurance') table.make('croupier no-more-insurance')
  if (table.phase === 'surrender') table.make('croupier no-more-surrenders')
  return table
}

/** Staff goes on, silent players stand, and the cards come in this order; each hand of the bank gets `bank`. */
export const finish = (table: Table, own: readonly string[], bank: readonly string[]): Table => {
  const mine = [...own]
  let banks: string[] = []
  for (let turn = 0; turn < 40; turn += 1) {
    table.make('...')
    if (betweenRounds(table.state)) return table
    if (table.phase === 'bank' && table.play.bank.cards.length === 1) banks = [...bank]
    const card = table.phase === 'bank' ? banks.shift() : mine.shift()
    if (card === undefined) throw new Error(`no card left in ${table.phase}`)
    table.make(`cards ${card}`)
  }
  throw new Error('the round does not end')
}

/** What seat 1 won or lost for each bet of the hand. */
export const net = (game: AnyGame, table: Table): number => table.net('seat:1') / betsOf(game).length

/** The code and rule of a refusal, or that the move was made. */
export const tried = (table: Table, line: string): string => {
  if (!table.offered(line)) return table.refused(line)
  table.make(line)
  return 'accepted'
}

export const box = (game: AnyGame): string => (isMendoza(game) ? ' 1' : '')

export const GAMES = {
  classic: blackjackClassic,
  pairs: blackjackPerfectPairs,
  challenge: challenge21,
  canal: canal21,
  mendoza: blackjackMendoza,
} as const

export type Name = keyof typeof GAMES

type Expected = { readonly [name in Name]: unknown }

export interface Parameter {
  readonly what: string
  readonly played: (game: AnyGame) => unknown
  readonly expected: Expected
}
