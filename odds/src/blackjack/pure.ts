// What a browser or a server may use without threads: rules, odds, charts and advice.

export { type Advice, type Advised, adviceFor, costOf, type Situation, warmUp } from './advice.js'
export { type BestPlay, bestPlay } from './analyse.js'
export { type Cell, type Chart, type ChartRow, chartOf } from './chart.js'
export type { Decision } from './choices.js'
export { type BlackjackOdds, type EvenMoney, oddsOfPlay } from './report.js'
export { BLACKJACK_GAMES, type BlackjackRules, blackjackRules, type Pays, rulesOf, rulesOfTable } from './rules.js'
export { type Strategy, strategyOf } from './strategy.js'
