export { type ChainEntry, type ChainStart, canonicalJson, chainBreak, chainHash, chainStart } from './tables/chain.js'
