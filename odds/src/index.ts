export { analyse, type GameOdds, type OddsOfGame, oddsOf, published } from './analyse.js'
export type * from './analysis.js'
export { type BesideEngine, besideEngine, speedOf } from './fast.js'
export { ANALYSES, analysisOf } from './lookup.js'
export {
  makeReady,
  playApart,
  playHere,
  type Simulated,
  type SimulationReport,
  type SimulationRequest,
  simulate,
  simulateHere,
} from './simulate.js'
export type { BetOdds, Share } from './tools/bet-odds.js'
export * as chains from './tools/chain.js'
export * as combinatorics from './tools/combinations.js'
export * as distributions from './tools/distribution.js'
export { awaited, enumerate, type Policy, type Start, TooManyEnds, waitsForPlayers, walk } from './tools/enumerate.js'
export { byEnumeration } from './tools/enumerated.js'
export type { Fraction } from './tools/fraction.js'
export * as fractions from './tools/fraction.js'
export type { Habits } from './tools/habits.js'
export { type Lasted, type Lasting, lasting } from './tools/lasting.js'
export { type Random, random, xoshiro } from './tools/random.js'
export type { SimulatedBet } from './tools/rows.js'
export { type Column, type Grid, grid, percent, type Told } from './tools/told.js'
export { type RowLaw, rowLaw, shoeOf } from './trente-et-quarante/rows.js'
export { optionWorths } from './worths.js'
