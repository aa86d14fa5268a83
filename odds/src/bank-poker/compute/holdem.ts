// Counts Hold'em Plus and Hold'em Bonus over every board and writes holdem-data.ts: node odds/dist/bank-poker/compute/holdem.js
// 101 seconds of one core, and 300 MB; then: npx biome check --write odds/src/bank-poker/holdem-data.ts

import { writeFileSync } from 'node:fs'
import { POKER_VARIANTS, type PokerVariant } from '@tapete/engine'
import { FIRST_OF, PAIRS, SECOND_OF } from '../contest.js'
import { BONUS_ENDS, BONUS_NETS, bonusRules, plusRules } from '../holdem-rules.js'
import {
  BONUS_WAYS,
  glance,
  type Kind,
  PLUS_KINDS,
  PLUS_WAYS,
  RIVER_KINDS,
  STARTS,
  startOf,
  TURN_KINDS,
} from '../holdem-ways.js'
import { packBits, packNumbers } from '../packed.js'
import { eachHand, type SuitClasses } from '../suits.js'
import { AFTER_FLOP, decisionsOf, endsOf } from './ends.js'
import { type Classes, holdemClasses, sumUp } from './sums.js'

const TARGET = new URL('../../../src/bank-poker/holdem-data.ts', import.meta.url)

const named = (id: string): PokerVariant => {
  const found = POKER_VARIANTS.find((variant) => variant.id === id)
  if (!found) throw new Error(`no variant ${id}`)
  return found
}

/** What all hands at a set of cards gain together, set by set: each stands for its class. */
const bySet = (
  classes: SuitClasses,
  sums: Float64Array | Int32Array,
  gain: (sum: number, hands: number) => number,
): number[] => {
  const all = classes.all.map(() => 0)
  eachHand(classes, (at, pairs, hands) => {
    const sum = pairs.reduce((total, pair) => total + (sums[at * PAIRS + pair] as number), 0)
    all[at] = (all[at] as number) + gain(sum, hands)
  })
  return all.map((sum, at) => sum / (classes.all[at] as (typeof classes.all)[number]).ways)
}

/** The same by the kind of the two cards, over all sets. */
const byStart = (classes: SuitClasses, sums: Int32Array): number[] => {
  const all = Array<number>(STARTS).fill(0)
  eachHand(classes, (at, pairs) => {
    const sum = pairs.reduce((total, pair) => total + (sums[at * PAIRS + pair] as number), 0)
    const [pair = 0] = pairs
    const start = startOf(FIRST_OF[pair] as number, SECOND_OF[pair] as number)
    all[start] = (all[start] as number) + Math.max(0, sum)
  })
  return all
}

/** Of each kind of hand: how many there are, and in how many of them the best play goes on. */
const kindsOf = (classes: SuitClasses, bits: Uint8Array, kinds: readonly Kind[]): number[][] => {
  const all = kinds.map(() => [0, 0])
  eachHand(classes, (at, [pair = 0], hands) => {
    const seen = glance(FIRST_OF[pair] as number, SECOND_OF[pair] as number, classes.all[at]?.cards ?? [])
    const count = all[kinds.findIndex((kind) => kind.is(seen))] as [number, number]
    count[0] += hands
    if ((bits[at * PAIRS + pair] as number) & 1) count[1] += hands
  })
  return all
}

/** The gains of the river, told of the flops before it. */
const riverByFlop = ({ flops, turns }: Classes, byTurn: readonly number[]): number[] =>
  flops.all.map(({ cards }) => {
    let sum = 0
    for (let card = 0; card < 52; card += 1)
      if (!cards.includes(card)) sum += byTurn[turns.find([...cards, card]).at] as number
    return sum
  })

/** A bit for each different hand at a flop, in the order in which `eachHand` tells them. */
const bitsOf = ({ flops }: Classes, bits: Uint8Array): string => {
  const list: boolean[] = []
  eachHand(flops, (at, [pair = 0]) => list.push(((bits[at * PAIRS + pair] as number) & 1) === 1))
  return packBits(list)
}

/** Two cards are retired where going on loses more than the ante; whoever bets by a rule of thumb retires the same. */
const retired = (best: Float64Array): boolean[] =>
  Array.from({ length: STARTS }, (_, start) => {
    const ends = best.subarray(start * BONUS_ENDS, (start + 1) * BONUS_ENDS)
    const rounds = ends.reduce((sum, many) => sum + many, 0)
    return ends.reduce((sum, many, end) => sum + many * (BONUS_NETS[end] as number), 0) < -rounds
  })

const totals = (ends: Float64Array, folds: readonly boolean[]): number[] => {
  const all = Array<number>(BONUS_ENDS + 1).fill(0)
  for (const [at, many] of ends.entries()) {
    const end = folds[Math.floor(at / BONUS_ENDS)] ? BONUS_ENDS : at % BONUS_ENDS
    all[end] = (all[end] as number) + many
  }
  return all
}

const pulse =
  (what: string) =>
  (boards: number): void => {
    if (boards % 10_000 === 0) console.error(`${what}: ${boards} of 134459 boards, ${process.uptime().toFixed(0)} s`)
  }

const plus = plusRules(named('holdem-plus'))
const bonus = bonusRules(named('holdem-bonus'))
const classes = holdemClasses()
const sums = sumUp(plus, classes, pulse('sums'))
const decisions = decisionsOf(classes, sums)
const ends = endsOf(plus, bonus, classes, decisions, pulse('ends'))
const folds = retired(ends.bonus[0] as Float64Array)

const data = {
  counted: { least: plus.least, levels: plus.levels, paidFrom: bonus.paidFrom },
  plus: Object.fromEntries(
    ['best', ...Object.keys(PLUS_WAYS), 'always'].map((way, at) => [way, [...(ends.plus[at] as Float64Array)]]),
  ),
  kinds: {
    plus: kindsOf(classes.flops, decisions.plus, PLUS_KINDS),
    turn: kindsOf(classes.flops, decisions.turn, TURN_KINDS),
    river: kindsOf(classes.turns, decisions.river, RIVER_KINDS),
  },
  plusByFlop: packNumbers(bySet(classes.flops, sums.plus, (sum, hands) => Math.max(sum, -hands * AFTER_FLOP))),
  plusGoes: bitsOf(classes, decisions.plus),
  bonus: Object.fromEntries(
    Object.keys(BONUS_WAYS).map((way, at) => [way, totals(ends.bonus[at + 1] as Float64Array, folds)]),
  ),
  bonusBest: packNumbers([...(ends.bonus[0] as Float64Array)]),
  turnByFlop: packNumbers(bySet(classes.flops, sums.flop, (sum) => Math.max(0, sum))),
  riverByFlop: packNumbers(
    riverByFlop(
      classes,
      bySet(classes.turns, sums.turn, (sum) => Math.max(0, sum)),
    ),
  ),
  turnByStart: packNumbers(byStart(classes.flops, sums.flop)),
  riverByStart: packNumbers(byStart(classes.turns, sums.turn)),
  turnBets: bitsOf(classes, decisions.turn),
}

const told = `// Written by odds/src/bank-poker/compute/holdem.ts: what was counted over every board of Hold'em Plus and Hold'em Bonus.

export const HOLDEM = ${JSON.stringify(data)}
`
writeFileSync(TARGET, told)
console.error(
  `${told.length} characters in ${process.uptime().toFixed(0)} s, ${process.cpuUsage().user / 1e6} s of processor`,
)
