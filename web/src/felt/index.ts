export * from './Felt.js'
export { hit, type Layout, type Place, type Stance } from './geometry.js'
export type * from './types.js'
