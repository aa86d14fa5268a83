// Rounds of a bet on a pot that is at its base value each time: five cards of a whole deck, and a draw where there is one.

import { type AnyGame, type Config, fastHands, type PotTerms } from '@tapete/engine'
import type { Rounds, RoundsRequest } from '../analysis.js'
import { newDeck, shuffled } from '../bank-poker/rounds.js'
import { type Random, random } from '../tools/random.js'
import { rowOf } from '../tools/rows.js'
import { playedOut } from '../tools/tally.js'
import { betsMade, netsAt, paidAt, termsOf } from './nets.js'

export interface Ready {
  readonly config: Config
  readonly bet: number
}

const CHUNK = 10_000
const HAND = 5
/** As its odds name it. */
export const SIDE = 'side'
export const nameOf = (bet: number): string => `${SIDE}:${bet}`

const betOf = (game: AnyGame, { config, bets }: RoundsRequest): number => {
  const made = betsMade(termsOf(game, config))
  const [least = 0] = made
  const [only, ...others] = bets
  if (others.length > 0 || only?.stake !== undefined)
    throw new Error(`${game.id} is simulated with one of ${made.map(nameOf).join(', ')} alone`)
  const bet = only === undefined || only.bet === SIDE ? least : made.find((each) => nameOf(each) === only.bet)
  if (bet === undefined) throw new Error(`${game.id} has the bets ${made.map(nameOf).join(', ')}`)
  return bet
}

const drawnFor = ({ lucky }: PotTerms, dice: Random): number => {
  if (lucky?.paid !== 'cash') return 0
  return dice.below(lucky.by === 'player' ? lucky.oneIn : 52) === 0 ? lucky.amount : 0
}

const opened = (game: AnyGame, { config, bet }: Ready, dice: Random): (() => number) => {
  const terms = termsOf(game, config)
  const paid = new Map<string, number>(
    paidAt(game, terms, bet, terms.base).map(({ category, amount }) => [category, amount]),
  )
  const { five, categoryOf } = fastHands()
  const deck = newDeck()
  return () => {
    const cards = shuffled(deck, HAND, dice)
    const card = (at: number): number => cards[at] as number
    return (paid.get(categoryOf(five(card(0), card(1), card(2), card(3), card(4)))) ?? 0) - bet + drawnFor(terms, dice)
  }
}

export const rounds: Rounds<Ready> = {
  chunk: CHUNK,
  ready: (game, request) => ({ config: request.config, bet: betOf(game, request) }),
  play: (game, ready, part, pulse) =>
    playedOut(part, CHUNK, (stream) => opened(game, ready, random(part.seed, stream)), pulse),
  rows: (game, { config, bet }, tally) => {
    const terms = termsOf(game, config)
    const row = rowOf({ bet: 'total', stake: bet }, tally.total, tally.rounds, netsAt(game, terms, bet, terms.base))
    return { bets: [{ ...row, bet: nameOf(bet) }], total: row }
  },
}
