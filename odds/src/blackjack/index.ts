// The blackjack games: bets beside the hand as exact fractions, the best play of the hand, and a fast table held to the
// engine's. See docs/odds-blackjack.md.

import type { Analysis } from '../analysis.js'
import { random } from '../tools/random.js'
import { bestPlay } from './analyse.js'
import { playBesideEngine } from './beside-engine.js'
import { type BlackjackOdds, oddsOfPlay } from './report.js'
import { rival } from './rival.js'
import { type Ready, rounds } from './rounds.js'
import { rulesOfTable } from './rules.js'
import { sideBets } from './side-bets.js'
import { openTable } from './table.js'
import { told } from './told.js'
import { evWithout, optionsOf } from './worths.js'

export const blackjack: Analysis<BlackjackOdds, Ready> = {
  family: 'blackjack',
  bets: (game, config, { only } = {}) =>
    sideBets(game, config, rulesOfTable(game, config)).filter(({ bet }) => only?.(bet) ?? true),
  best: {
    about:
      'From a full shoe, over every card without replacement, in floating point; split hands as docs/odds-blackjack.md says.',
    find: (game, config, onProgress) => oddsOfPlay(bestPlay(rulesOfTable(game, config), onProgress)),
    options: (game, config) => optionsOf(rulesOfTable(game, config)).map(({ option }) => option),
    evWithout: (game, config, option) => evWithout(rulesOfTable(game, config), option),
    told,
  },
  rounds,
  fast: {
    about: 'best play, a full shoe for every round',
    given: 'The same cards and random decisions',
    open: (_, { rules, strategy, cut }, seed) => openTable(rules, strategy, random(seed), { cut }).round,
    beside: (_, { rules, config }, times, seed, pulse) => playBesideEngine(rules, times, random(seed), config, pulse),
    rival,
  },
}
