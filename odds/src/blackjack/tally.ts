// What a fast table paid over many rounds. While it plays, nets are counted in arrays: a map would cost as much as the rounds.

import { random } from '../tools/random.js'
import { chunksOf, type Part, type Tally } from '../tools/tally.js'
import type { BlackjackRules } from './rules.js'
import type { Strategy } from './strategy.js'
import { type FastOptions, openTable } from './table.js'

/** Nets from `-LOWEST` parts of a bet; whoever leaves the range is told of, never dropped. */
const LOWEST = 1024
const RANGE = 4096
const SIDE_LOWEST = 1

const counted = (counts: Float64Array, lowest: number): Map<number, number> =>
  new Map([...counts].flatMap((times, at): [number, number][] => (times > 0 ? [[at - lowest, times]] : [])))

/** Rounds that share a stream of chance. */
export const FAST_CHUNK = 250_000

export interface Seated extends FastOptions {
  readonly rules: BlackjackRules
  readonly strategy: Strategy
}

/** The lines of the tally: the bets on the hand, and the side bet where there is one. */
export const playFast = (
  { rules, strategy, cut }: Seated,
  part: Part,
  pulse: (done: number) => void = () => {},
): Tally => {
  // One table for all the chunks: what is compiled for it stays.
  const table = openTable(rules, strategy, random(part.seed, part.first), { cut })
  const [nets, sides] = [new Float64Array(RANGE), new Float64Array(RANGE)]
  let played = 0
  for (const { stream, rounds } of chunksOf(part, FAST_CHUNK)) {
    table.begin(random(part.seed, stream))
    for (let round = 0; round < rounds; round += 1) {
      const at = table.round() + LOWEST
      if (at < 0 || at >= RANGE) throw new RangeError(`a round won ${at - LOWEST} parts of a bet`)
      nets[at] = (nets[at] as number) + 1
      if (rules.perfectPairs) {
        const side = table.side() + SIDE_LOWEST
        sides[side] = (sides[side] as number) + 1
      }
    }
    played += rounds
    pulse(played)
  }
  const total = counted(nets, LOWEST)
  return { rounds: played, lines: [total, ...(rules.perfectPairs ? [counted(sides, SIDE_LOWEST)] : [])], total }
}
