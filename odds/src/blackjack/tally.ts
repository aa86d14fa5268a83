// What a fast table paid over many rounds: how often each net, in whole numbers, so that parts add up in any order.

import { random } from '../random.js'
import type { BlackjackRules } from './rules.js'
import type { Strategy } from './strategy.js'
import { type FastOptions, openTable } from './table.js'

/** Nets from `-LOWEST` parts of a bet; whoever leaves the range is told of, never dropped. */
const LOWEST = 1024
const RANGE = 4096
const SIDE_LOWEST = 1

export interface FastTally {
  rounds: number
  readonly nets: Float64Array
  readonly sides: Float64Array
}

export const newFastTally = (): FastTally => ({
  rounds: 0,
  nets: new Float64Array(RANGE),
  sides: new Float64Array(RANGE),
})

export const addFastTally = (into: FastTally, part: FastTally): void => {
  into.rounds += part.rounds
  for (const counts of ['nets', 'sides'] as const)
    for (let at = 0; at < RANGE; at += 1) into[counts][at] = (into[counts][at] as number) + (part[counts][at] as number)
}

const counted = (counts: Float64Array, lowest: number): Map<number, number> =>
  new Map([...counts].flatMap((times, at): [number, number][] => (times > 0 ? [[at - lowest, times]] : [])))

export const netsIn = (tally: FastTally): Map<number, number> => counted(tally.nets, LOWEST)
export const sidesIn = (tally: FastTally): Map<number, number> => counted(tally.sides, SIDE_LOWEST)

/** Rounds that share a stream of chance. */
export const FAST_CHUNK = 250_000

export interface FastPart extends FastOptions {
  readonly rounds: number
  readonly seed: string | number
  /** Takes the chunks `first`, `first + every`, and so on. */
  readonly first: number
  readonly every: number
}

export const playFast = (
  rules: BlackjackRules,
  strategy: Strategy,
  { rounds, seed, first, every, cut }: FastPart,
  pulse: (done: number) => void = () => {},
): FastTally => {
  const tally = newFastTally()
  const chunks = Math.ceil(rounds / FAST_CHUNK)
  // One table for all the chunks: what is compiled for it stays.
  const table = openTable(rules, strategy, random(seed, first), { cut })
  const { nets, sides } = tally
  for (let chunk = first; chunk < chunks; chunk += every) {
    table.begin(random(seed, chunk))
    const length = Math.min(FAST_CHUNK, rounds - chunk * FAST_CHUNK)
    for (let round = 0; round < length; round += 1) {
      const at = table.round() + LOWEST
      if (at < 0 || at >= RANGE) throw new RangeError(`a round won ${at - LOWEST} parts of a bet`)
      nets[at] = (nets[at] as number) + 1
      if (rules.perfectPairs) {
        const side = table.side() + SIDE_LOWEST
        sides[side] = (sides[side] as number) + 1
      }
    }
    tally.rounds += length
    pulse(tally.rounds)
  }
  return tally
}
