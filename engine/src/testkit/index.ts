export * from './laws.js'
export * from './random.js'
export * from './recordings.js'
export * from './scenarios.js'
