export { type Cloth, clothOf } from '../games/roulette/felt/cloths.js'
export * from './Felt.js'
export { hit, type Layout, layoutOf, type Place, type Stance } from './geometry.js'
export type { FeltSpot, Stake } from './types.js'
