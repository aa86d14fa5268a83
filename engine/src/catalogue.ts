// The one list of every game. Its key is the game and the rule set: a new edition of a regulation is a value beside the old
// one, and a log is verified under the one it was played under.

import { cheminDeFer, midiPuntoYBanca, miniPuntoYBanca, puntoYBanca } from './baccarat/baccarat.js'
import {
  caribbeanPoker,
  caribbeanPokerPlus,
  drawPoker,
  drawPokerArica,
  goPoker,
  holdemBonus,
  holdemPlus,
  holdemPlusIquique,
  threeCardPoker,
} from './bank-poker/bank-poker.js'
import { bigSix } from './big-six/big-six.js'
import {
  blackjackClassic,
  blackjackMendoza,
  blackjackPerfectPairs,
  canal21,
  challenge21,
} from './blackjack/blackjack.js'
import { chuckALuck } from './dice/chuck-a-luck.js'
import { craps, miniCraps } from './dice/craps.js'
import { crownAndAnchor } from './dice/crown-and-anchor.js'
import type { Game } from './kernel/contract.js'
import { progressiveArica, progressiveScj } from './progressive/pot.js'
import { rouletteAmerican, rouletteAmerican00, rouletteFrench } from './roulette/roulette.js'
import { trenteEtQuarante } from './trente-et-quarante/trente-et-quarante.js'
import { war } from './war/war.js'

/** A game whose own state is nobody else's business. */
// biome-ignore lint/suspicious/noExplicitAny: the state of a game is opaque to whoever runs it
export type AnyGame = Game<any>

/** Every rule set in force or once in force; of one game the newest first. */
export const RULE_SETS: readonly AnyGame[] = [
  rouletteFrench,
  rouletteAmerican,
  rouletteAmerican00,
  bigSix,
  blackjackClassic,
  blackjackPerfectPairs,
  challenge21,
  canal21,
  blackjackMendoza,
  puntoYBanca,
  cheminDeFer,
  midiPuntoYBanca,
  miniPuntoYBanca,
  craps,
  miniCraps,
  crownAndAnchor,
  chuckALuck,
  war,
  trenteEtQuarante,
  caribbeanPoker,
  caribbeanPokerPlus,
  drawPoker,
  drawPokerArica,
  threeCardPoker,
  goPoker,
  holdemPlus,
  holdemPlusIquique,
  holdemBonus,
]

/** Pots that tables feed: logs of their own, at which nobody sits. */
export const POTS: readonly AnyGame[] = [progressiveScj, progressiveArica]
/** Games whose rules stand, held by their scenarios and laws, and whose tables no house opens yet: they have no odds and no page. */
export const UNOPENED: readonly AnyGame[] = []

/** A game as it is played now, or under the rule set that is named. */
export const findIn = (games: readonly AnyGame[], id: string, ruleSet?: string): AnyGame | undefined =>
  games.find((game) => game.id === id && (ruleSet === undefined || game.ruleSet === ruleSet))

/** The games as they are played now. */
export const CATALOGUE: readonly AnyGame[] = RULE_SETS.filter((game) => findIn(RULE_SETS, game.id) === game)

export const findGame = (id: string, ruleSet?: string): AnyGame | undefined =>
  findIn(RULE_SETS, id, ruleSet) ?? findIn(POTS, id, ruleSet)

/** The games as they are played now, and those that are only told and tested yet. */
export const TOLD: readonly AnyGame[] = [...CATALOGUE, ...UNOPENED, ...POTS]

export const findTold = (id: string, ruleSet?: string): AnyGame | undefined =>
  findGame(id, ruleSet) ?? findIn(UNOPENED, id, ruleSet)
