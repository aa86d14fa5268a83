export type { FloorBench } from '../tables/bench.js'
export { benchCommands } from './commands.js'
export { type ForkedHouse, forkHouse } from './fork.js'
export { benchLive, type LiveBench, type LiveBenchOptions } from './live.js'
