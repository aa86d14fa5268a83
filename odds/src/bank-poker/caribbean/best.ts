// The best that may be done with a hand against an open card, by the ways it can end.

import { CARDS } from '../deck.js'
import { BOUGHT, BUYING, ENDS, SCALE, STAYING } from './hand.js'
import { FOLD, STAY } from './ways.js'

const FIVE = 5

/** All ways of one hand against one open card. */
export const WHOLE = STAYING * SCALE

/** By open card and end, as the hand is and by the card that goes for a bought one. */
export interface Ends {
  readonly stay: Float64Array
  readonly buys: readonly Float64Array[]
}

export const newEnds = (): Ends => ({
  stay: new Float64Array(CARDS * ENDS),
  buys: Array.from({ length: FIVE }, () => new Float64Array(CARDS * ENDS)),
})

const worthOf = (ways: Float64Array, up: number, nets: readonly number[]): number => {
  let worth = 0
  for (let end = 0; end < ENDS; end += 1) worth += (ways[up * ENDS + end] as number) * (nets[end] as number)
  return worth
}

/** Fold or stay; folding wherever going is no better. */
export const bestPlain = ({ stay }: Ends, up: number, nets: readonly number[]): { action: number; worth: number } => {
  const stays = worthOf(stay, up, nets) * SCALE
  return stays > -WHOLE ? { action: STAY, worth: stays } : { action: FOLD, worth: -WHOLE }
}

/** And with buying; `gain` is what that adds. */
export const bestOf = (ends: Ends, up: number, nets: readonly number[]) => {
  const plain = bestPlain(ends, up, nets)
  let { action: best, worth } = plain
  for (const [place, ways] of ends.buys.entries()) {
    const bought = worthOf(ways, up, nets) - BOUGHT * BUYING
    if (bought > worth) [best, worth] = [place, bought]
  }
  return { plain: plain.action, best, gain: worth - plain.worth }
}
