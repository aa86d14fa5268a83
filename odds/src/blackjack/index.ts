export { type Difference, playBesideEngine } from './beside-engine.js'
export * from './pure.js'
export { type BlackjackReport, type BlackjackSimulation, simulateBlackjack, simulateBlackjackHere } from './simulate.js'
export type { FastOptions } from './table.js'
export {
  type BesideEngine,
  besideEngine,
  type OptionWorth,
  optionWorths,
  optionWorthsHere,
  speedOf,
} from './threads.js'
