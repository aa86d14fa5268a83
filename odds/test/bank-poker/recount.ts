// Whole flops counted again, one by one and without classes of suits: what compute/ must have found for each.

import { contest, FIRST_OF, OTHERS, PAIRS, PAIRS_LEFT, SECOND_OF } from '../../src/bank-poker/contest.js'
import { without } from '../../src/bank-poker/deck.js'
import { flopClasses } from '../../src/bank-poker/flop-table.js'
import { type PlusRules, plusNets } from '../../src/bank-poker/holdem-rules.js'
import { glance, type Kind } from '../../src/bank-poker/holdem-ways.js'
import { unpackBits } from '../../src/bank-poker/packed.js'
import { eachHand } from '../../src/bank-poker/suits.js'

export interface Recount {
  /** What going wins in antes, by pair, over every turn, river and hand of the bank. */
  readonly plus: Float64Array
  /** Won less lost: seen the flop, and seen each turn. */
  readonly flop: Float64Array
  readonly turns: readonly Float64Array[]
}

export const recount = (rules: PlusRules, flop: readonly number[]): Recount => {
  const laid = contest(rules.least)
  const left = without(flop)
  const nets = plusNets(rules)
  const [lost, , closed, ...won] = nets as [number, number, number, ...number[]]
  const found = {
    plus: new Float64Array(PAIRS),
    flop: new Float64Array(PAIRS),
    turns: left.map(() => new Float64Array(PAIRS)),
  }
  const add = (to: Float64Array, pair: number, more: number): void => {
    to[pair] = (to[pair] as number) + more
  }
  const [a = 0, b = 0, c = 0] = flop
  for (const [i, one] of left.entries())
    for (const [j, other] of left.entries()) {
      if (j <= i) continue
      laid.lay(a, b, c, one, other)
      for (let at = 0; at < PAIRS_LEFT; at += 1) {
        const [pair, place] = [laid.pairs[at] as number, laid.places[at] as number]
        const [less, same, shut] = [laid.below[at] as number, laid.equal[at] as number, laid.closed[at] as number]
        const opens = place >= rules.least
        const wins = opens ? less - shut : 0
        const loses = opens ? OTHERS - less - same : OTHERS - shut
        add(found.plus, pair, wins * (won[rules.levelOf[place] as number] as number) + loses * lost + shut * closed)
        const gain = less - (OTHERS - less - same)
        for (const to of [found.flop, found.turns[i] as Float64Array, found.turns[j] as Float64Array])
          add(to, pair, gain)
      }
    }
  return found
}

/** Of each kind of hand at a flop: how many there are, and of how many the packed bits say yes. */
export const countKinds = (kinds: readonly Kind[], bits: string): number[][] => {
  const says = unpackBits(bits)
  const counts = kinds.map(() => [0, 0])
  let hand = 0
  eachHand(flopClasses(), (at, [pair = 0], hands) => {
    const seen = glance(FIRST_OF[pair] as number, SECOND_OF[pair] as number, flopClasses().all[at]?.cards ?? [])
    const count = counts[kinds.findIndex(({ is }) => is(seen))] as [number, number]
    count[0] += hands
    if (says(hand)) count[1] += hands
    hand += 1
  })
  return counts
}

export const positive = (gains: Float64Array): number => gains.reduce((sum, gain) => sum + Math.max(0, gain), 0)
