// The one list of every game.

import { bigSix } from './big-six/big-six.js'
import {
  blackjackClassic,
  blackjackMendoza,
  blackjackPerfectPairs,
  canal21,
  challenge21,
} from './blackjack/blackjack.js'
import type { Game } from './kernel/contract.js'
import { rouletteAmerican, rouletteAmerican00, rouletteFrench } from './roulette/roulette.js'

/** A game whose own state is nobody else's business. */
// biome-ignore lint/suspicious/noExplicitAny: the state of a game is opaque to whoever runs it
export type AnyGame = Game<any>

export const CATALOGUE: readonly AnyGame[] = [
  rouletteFrench,
  rouletteAmerican,
  rouletteAmerican00,
  bigSix,
  blackjackClassic,
  blackjackPerfectPairs,
  challenge21,
  canal21,
  blackjackMendoza,
]

export const findGame = (id: string): AnyGame | undefined => CATALOGUE.find((game) => game.id === id)
