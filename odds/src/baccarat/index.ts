// Punto y Banca, Midi, Mini and Chemin de Fer: every bet as an exact fraction of the finite shoe, and a fast table held to the
// engine's.

import type { Analysis, Played } from '../analysis.js'
import { random } from '../tools/random.js'
import { playBesideEngine } from './beside-engine.js'
import { betsOf, configOf, netOf } from './bets.js'
import { playCoup } from './coups.js'
import { dealer, type Ready, rounds, shoeOf } from './rounds.js'

export const baccarat: Analysis<Played, Ready> = {
  family: 'baccarat',
  bets: (game, config, { only } = {}) => betsOf(game, config, only),
  rounds,
  fast: {
    about: 'a full shoe for every round',
    given: 'The same cards and decisions on 5',
    open: (_, { config, onFive, lines }, seed) => {
      const { deal, next } = dealer(shoeOf(configOf(config).decks), random(seed))
      return () => {
        deal()
        const winner = playCoup(next, onFive)
        return lines.reduce((net, line) => net + netOf(line, winner, line.stake, config), 0)
      }
    },
    beside: (game, { config }, times, seed, pulse) => playBesideEngine(game, config, times, random(seed), pulse),
  },
}
