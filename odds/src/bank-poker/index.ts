// Poker against the bank: the whole round by each way to play it, counted over every hand of a full deck where that can be done.

import type { Analysis } from '../analysis.js'
import { random } from '../tools/random.js'
import { playBesideEngine } from './beside-engine.js'
import { betsOf, evWithout, optionsOf, type PokerOdds, playOf, told } from './report.js'
import { openFast, type Ready, rounds } from './rounds.js'

export const bankPoker: Analysis<PokerOdds, Ready> = {
  family: 'bank-poker',
  bets: (game, config, { only } = {}) => betsOf(game, config).filter(({ bet }) => only?.(bet) ?? true),
  best: {
    about:
      'Poker against the bank: from a full deck, one player who sees no other hand, in exact fractions unless a standard error is told.',
    find: playOf,
    options: optionsOf,
    evWithout,
    told,
  },
  rounds,
  fast: {
    about: 'best play, a whole deck for every round',
    given: 'The same cards and random decisions',
    open: (game, ready, seed) => openFast(game, ready, random(seed)),
    beside: (game, { config }, many, seed, pulse) => playBesideEngine(game, config, many, random(seed), pulse),
  },
}
