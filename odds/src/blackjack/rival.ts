// A known simulator of basic strategy from npm. A development dependency, of no use but here.

import type { Rival } from '../analysis.js'

const NAME = '@blackjacktrainer/blackjack-simulator'
const HANDS = 200_000
const BASIC_STRATEGY = 1
const BET = 1000

interface Loaded {
  readonly default: { readonly Simulator: new (settings: object) => { run(): { readonly handsPlayed: number } } }
}

export const rival: Rival = {
  name: NAME,
  open: async () => {
    // It was built for browsers, and asks for their name of the global object.
    Object.assign(globalThis, { self: globalThis })
    const { Simulator } = ((await import(NAME)) as Loaded).default
    return () =>
      new Simulator({
        hands: HANDS,
        playerStrategy: BASIC_STRATEGY,
        playerBetSpread: [BET, BET, BET, BET, BET],
        minimumBet: BET,
        maximumBet: 100 * BET,
        deckCount: 6,
        hitSoft17: false,
        allowLateSurrender: true,
        penetration: 0.75,
      }).run().handsPlayed
  },
}
