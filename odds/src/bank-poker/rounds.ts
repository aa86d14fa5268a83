// Rounds at the fast table: one seat, one way to play, a whole deck for every round.

import type { AnyGame, Config } from '@tapete/engine'
import type { Rounds, RoundsRequest } from '../analysis.js'
import { type Random, random } from '../tools/random.js'
import { rowOf } from '../tools/rows.js'
import { playedOut } from '../tools/tally.js'
import { CARDS } from './deck.js'
import { MODULES, moduleOf } from './games.js'
import { wayNamed } from './report.js'

export interface Ready {
  readonly config: Config
  readonly way: string
}

const CHUNK = 10_000
const WAYS = [...new Set(MODULES.flatMap(({ ways }) => ways))]

/** As the manner says, or the bet; otherwise the best. */
const wayOf = (game: AnyGame, { bets, manner }: RoundsRequest): string => {
  const { bet, ways } = moduleOf(game)
  const [only, ...others] = bets
  const [named, asked] = only?.bet.split(':') ?? [bet]
  if (named !== bet || others.length > 0 || only?.stake !== undefined)
    throw new Error(`${game.id} is simulated with ${bet} of one unit alone`)
  const way = String(manner.way ?? asked ?? ways[0])
  if (!ways.includes(way)) throw new Error(`${game.id} is not played the way ${way}`)
  return way
}

/** A deck of which the first so many are shuffled. */
export const shuffled = (deck: Uint8Array, cards: number, dice: Random): Uint8Array => {
  for (let at = 0; at < cards; at += 1) {
    const other = at + dice.below(CARDS - at)
    const card = deck[at] as number
    deck[at] = deck[other] as number
    deck[other] = card
  }
  return deck
}

export const newDeck = (): Uint8Array => Uint8Array.from({ length: CARDS }, (_, card) => card)

/** No round of one seat takes more: five and five, two changed and two changed, or two hands, a board and what is burned. */
export const ROUND_CARDS = 14

export const openFast = (game: AnyGame, { config, way }: Ready, dice: Random): (() => number) => {
  const { round, player } = moduleOf(game)
  const decide = player(game, config, way)
  const deck = newDeck()
  return () => round(game, config, shuffled(deck, ROUND_CARDS, dice), decide)
}

export const rounds: Rounds<Ready> = {
  manners: { way: { choices: WAYS, about: 'poker against the bank: how it is played (default: the best way)' } },
  chunk: CHUNK,
  ready: (game, request) => ({ config: request.config, way: wayOf(game, request) }),
  play: (game, ready, part, pulse) =>
    playedOut(part, CHUNK, (stream) => openFast(game, ready, random(part.seed, stream)), pulse),
  rows: (game, { config, way }, tally) => {
    const { bet, firstBets } = moduleOf(game)
    const { nets } = wayNamed(game, config, way)
    const row = rowOf({ bet: 'total', choice: way, stake: firstBets }, tally.total, tally.rounds, nets)
    return { bets: [{ ...row, bet }], total: row }
  },
}
