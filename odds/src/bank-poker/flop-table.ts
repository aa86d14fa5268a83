// Yes or no for every two cards at every flop, from one bit for each that is different.

import { PAIRS, pairOf } from './contest.js'
import { unpackBits } from './packed.js'
import { eachHand, type SuitClasses, suitClasses } from './suits.js'

let flops: SuitClasses | undefined

/** The classes of flops, made when first asked for. */
export const flopClasses = (): SuitClasses => {
  flops ??= suitClasses(3)
  return flops
}

/** Of the two cards held and the flop. */
export type FlopTable = (own: readonly number[], flop: readonly number[]) => boolean

/** In the order of `eachHand`. */
export const flopTable = (text: string): FlopTable => {
  const classes = flopClasses()
  const says = unpackBits(text)
  const table = new Uint8Array(classes.all.length * PAIRS)
  let hand = 0
  eachHand(classes, (at, pairs) => {
    const yes = Number(says(hand))
    for (const pair of pairs) table[at * PAIRS + pair] = yes
    hand += 1
  })
  return ([first = 0, second = 0], flop) => {
    const { at, pairs } = classes.find(flop)
    return table[at * PAIRS + (pairs[pairOf(first, second)] as number)] === 1
  }
}
