// What a move is, as its rule says it: a console needs no list of names.

import type { Nature, RuleFacts } from '@tapete/engine'
import { gameOf } from '../games/loaded.js'

const factsOf = (game: string, move: string): RuleFacts | undefined =>
  gameOf(game)?.rules.find((rule) => rule.do === move)

export const natureOf = (game: string, move: string): Nature | undefined => factsOf(game, move)?.nature

const BETS = ['first-bets', 'last-bets', 'bets']

/** Whether it takes the table on from the bets to the result. */
export const endsBets = (game: string, move: string): boolean => BETS.includes(factsOf(game, move)?.pace ?? '')

/** The move that ends the bets, or the first of those that do. */
export const endingOf = (game: string): string | undefined =>
  gameOf(game)?.rules.find(({ pace }) => pace === 'first-bets' || pace === 'bets')?.do
