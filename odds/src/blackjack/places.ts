// Places of a shoe named by chance, many at a time: most of the cost of a card, where nothing else is in the way.

import type { Random } from '../tools/random.js'

/** Words of chance at a time; each names two places. */
const WORDS = 2048
const HALF_BITS = 16
const HALF = 2 ** HALF_BITS

export interface Places {
  /** The places, and after the last of them the mark `size`, which is none. */
  readonly at: Uint16Array
  /** Names as many as there is room for, and says how many. */
  fill(random: Random): number
}

export const openPlaces = (size: number): Places => {
  const words = new Uint32Array(WORDS)
  const at = new Uint16Array(2 * WORDS + 1)
  // The lowest of each share would come once too often: they are left out.
  const spare = HALF % size
  return {
    at,
    fill: (random) => {
      random.fill(words)
      let filled = 0
      for (let word = 0; word < WORDS; word += 1) {
        const both = words[word] as number
        const [first, second] = [(both >>> HALF_BITS) * size, (both & (HALF - 1)) * size]
        at[filled] = first >>> HALF_BITS
        if ((first & (HALF - 1)) >= spare) filled += 1
        at[filled] = second >>> HALF_BITS
        if ((second & (HALF - 1)) >= spare) filled += 1
      }
      at[filled] = size
      return filled
    },
  }
}
