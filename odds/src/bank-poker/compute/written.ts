// What is kept of the long computations, as the files that are read from then on.

import { deflateRawSync } from 'node:zlib'
import type { Found } from '../caribbean/search.js'
import { CLASSES, handOf } from '../draw/classes.js'
import type { Kept, Readings } from '../draw/kept.js'
import { waysOf } from '../draw/search.js'
import { bestOf, THUMBS, tallyOf, thumb } from '../draw/ways.js'

const head = (about: string, what: string): string =>
  `// ${about}\n// Written by \`node odds/dist/bank-poker/compute/main.js ${what}\`; not by hand.\n\n`

/** In the order of the columns of `caribbean/search.ts`; by name, whichever thread came first. */
export const caribbeanText = ({ ways, told }: Found): string => {
  const plain = (of: { readonly [name: string]: Float64Array }) =>
    JSON.stringify(
      Object.fromEntries(
        Object.entries(of)
          .map(([name, counts]) => [name, [...counts]] as const)
          .sort(([a], [b]) => (a < b ? -1 : 1)),
      ),
      null,
      2,
    )
  return [
    head(
      'Every hand of Caribbean Poker against every open card, by the way it is played: numbers of ways.',
      'caribbean',
    ),
    `export const COUNTS = ${plain(ways)} as const\n\n`,
    '/** What the best play of Plus does, by kind of hand, as the columns of `TOLD` in search.ts. */\n',
    `export const KINDS: { readonly [kind: string]: readonly number[] } = ${plain(told)}\n`,
  ].join('')
}

/** What is kept of one reading of four to a straight. */
export const kept = (all: Float64Array, nets: readonly number[]): Kept => {
  const best = new Uint8Array(CLASSES)
  for (let number = 0; number < CLASSES; number += 1) best[number] = bestOf(waysOf(all, number), nets)
  const texts = (counts: readonly bigint[]): string[] => counts.map(String)
  return {
    counts: {
      best: texts(tallyOf(all, (number) => best[number] as number)),
      ...Object.fromEntries(
        Object.keys(THUMBS).map((way) => [way, texts(tallyOf(all, (number) => thumb(way, handOf(number).cards)))]),
      ),
      'no-exchange': texts(tallyOf(all, (_, ways) => bestOf(ways, nets, 1))),
    },
    strategy: deflateRawSync(best, { level: 9 }).toString('base64'),
  }
}

export const drawText = (readings: Readings): string =>
  [
    head('Every hand of Draw Poker by the way it is played: numbers of ways, and what is best.', 'draw'),
    "import type { Readings } from './kept.js'\n\n",
    `export const READINGS: Readings = ${JSON.stringify(readings, null, 2)}\n`,
  ].join('')
