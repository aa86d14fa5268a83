// The second reading of all boards: how the rounds of each way to play end.

import { type Contest, contest, FIRST_OF, OTHERS, PAIRS, PAIRS_LEFT, SECOND_OF } from '../contest.js'
import {
  BONUS_ENDS,
  BONUS_RESULTS,
  type BonusRules,
  CLOSED,
  LOST,
  type PlusRules,
  plusNets,
  TIED,
  WON,
} from '../holdem-rules.js'
import { BONUS_WAYS, type Glance, glance, PLUS_WAYS, STARTS, startOf } from '../holdem-ways.js'
import { eachHand, type Found, type SuitClasses } from '../suits.js'
import { type Classes, eachBoard, LEFT_OUT, type Parts, type Sums } from './sums.js'

/** By class and pair, a bit for each way: the best, then the rules of thumb. */
export interface Decisions {
  readonly plus: Uint8Array
  readonly turn: Uint8Array
  readonly river: Uint8Array
}

/** What can follow a flop, and a turn: the bank's two cards and what is left of the board. */
export const AFTER_FLOP = ((47 * 46) / 2) * OTHERS

const decide = (
  classes: SuitClasses,
  sums: Float64Array | Int32Array,
  best: (sum: number, hands: number) => boolean,
  rules: readonly ((seen: Glance) => boolean)[],
): Uint8Array => {
  const bits = new Uint8Array(classes.all.length * PAIRS)
  eachHand(classes, (at, pairs, hands) => {
    const [pair] = pairs as [number]
    const { cards } = classes.all[at] as (typeof classes.all)[number]
    const sum = pairs.reduce((all, each) => all + (sums[at * PAIRS + each] as number), 0)
    const seen = glance(FIRST_OF[pair] as number, SECOND_OF[pair] as number, cards)
    let word = best(sum, hands) ? 1 : 0
    for (const [rule, says] of rules.entries()) if (says(seen)) word |= 2 << rule
    for (const each of pairs) bits[at * PAIRS + each] = word
  })
  return bits
}

const onStreet = (street: 'turn' | 'river') =>
  Object.values(BONUS_WAYS).map(
    ({ bets }) =>
      (seen: Glance) =>
        bets(seen, street),
  )

export const decisionsOf = ({ flops, turns }: Classes, sums: Sums): Decisions => ({
  plus: decide(
    flops,
    sums.plus,
    (sum, hands) => sum > -hands * AFTER_FLOP,
    Object.values(PLUS_WAYS).map(({ goes }) => goes),
  ),
  turn: decide(flops, sums.flop, (sum) => sum > 0, onStreet('turn')),
  river: decide(turns, sums.turn, (sum) => sum > 0, onStreet('river')),
})

export const PLUS_COUNTED = 1 + Object.keys(PLUS_WAYS).length
export const BONUS_COUNTED = 1 + Object.keys(BONUS_WAYS).length

export interface Ends {
  /** By way, the last one that always goes: how hands that go end, then the rounds of hands that fold. */
  readonly plus: readonly Float64Array[]
  /** By way, then by the kind of the two cards: how they end when nobody folds. */
  readonly bonus: readonly Float64Array[]
}

/** Four bits a way, so that one sum counts for all of them: at most ten flops, or four. */
const NIBBLE = 4
const SPREAD = Int32Array.from({ length: 1 << 7 }, (_, word) => {
  let spread = 0
  for (let way = 0; way < 7; way += 1) if (word & (1 << way)) spread |= 1 << (NIBBLE * way)
  return spread
})
const nibble = (spread: number, way: number): number => (spread >> (NIBBLE * way)) & 15

const FLOPS = LEFT_OUT.length
/** Once the river is chosen of the five, any of the other four may be the turn. */
const TURNS = 4
/** Of the flops, those in which the i-th card of the board comes later, as turn or as river. */
const LATER = [0, 1, 2, 3, 4].map((card) =>
  LEFT_OUT.flatMap(([i, j], flop) => (i === card || j === card ? [flop] : [])),
)

const START_OF = Uint8Array.from({ length: PAIRS }, (_, pair) =>
  startOf(FIRST_OF[pair] as number, SECOND_OF[pair] as number),
)

const add = (into: Float64Array, at: number, many: number): void => {
  into[at] = (into[at] as number) + many
}

/** What every way does with a pair at a part of the board. */
const word = (bits: Uint8Array, { at, pairs }: Found, pair: number): number =>
  bits[at * PAIRS + (pairs[pair] as number)] as number

/** Reads a board that is laid, for every pair at once. */
type Reads = (parts: Parts, ways: number) => void

const plusReader = (rules: PlusRules, laid: Contest, bits: Uint8Array, into: readonly Float64Array[]): Reads => {
  const { pairs, places, below, equal, closed } = laid
  const kinds = plusNets(rules).length
  const end = (ends: Float64Array, at: number, goes: number, folds: number): void => {
    const place = places[at] as number
    const shut = closed[at] as number
    add(ends, kinds, folds * OTHERS)
    add(ends, CLOSED, goes * shut)
    if (place < rules.least) {
      add(ends, LOST, goes * (OTHERS - shut))
      return
    }
    const less = below[at] as number
    const same = equal[at] as number
    add(ends, WON + (rules.levelOf[place] as number), goes * (less - shut))
    add(ends, TIED, goes * same)
    add(ends, LOST, goes * (OTHERS - less - same))
  }
  return ({ flops }, ways) => {
    for (let at = 0; at < PAIRS_LEFT; at += 1) {
      let goes = 0
      for (const flop of flops) goes += SPREAD[word(bits, flop, pairs[at] as number)] as number
      for (let way = 0; way < PLUS_COUNTED; way += 1) {
        const many = nibble(goes, way)
        end(into[way] as Float64Array, at, many * ways, (FLOPS - many) * ways)
      }
      end(into[PLUS_COUNTED] as Float64Array, at, FLOPS * ways, 0)
    }
  }
}

const bonusReader = (
  { paidFrom }: BonusRules,
  laid: Contest,
  { turn, river }: Decisions,
  into: readonly Float64Array[],
): Reads => {
  const { pairs, places, below, equal } = laid
  const spread = new Int32Array(FLOPS)
  /** Of the twenty orders in which turn and river can come: how many with none, one or both of the bets, way by way. */
  const made = new Int32Array(BONUS_COUNTED * 3)
  const count = ({ flops, turns }: Parts, pair: number): void => {
    made.fill(0)
    for (let flop = 0; flop < FLOPS; flop += 1) spread[flop] = SPREAD[word(turn, flops[flop] as Found, pair)] as number
    for (let last = 0; last < turns.length; last += 1) {
      const bits = word(river, turns[last] as Found, pair)
      let bets = 0
      for (const flop of LATER[last] as number[]) bets += spread[flop] as number
      for (let way = 0; way < BONUS_COUNTED; way += 1) {
        const first = way * 3 + ((bits >> way) & 1)
        const many = nibble(bets, way)
        made[first] = (made[first] as number) + TURNS - many
        made[first + 1] = (made[first + 1] as number) + many
      }
    }
  }
  const end = (ends: Float64Array, at: number, bets: number, rounds: number): void => {
    const less = below[at] as number
    const same = equal[at] as number
    const first = (START_OF[pairs[at] as number] as number) * BONUS_ENDS + bets * BONUS_RESULTS
    add(ends, first, rounds * (OTHERS - less - same))
    add(ends, first + 1, rounds * same)
    add(ends, first + ((places[at] as number) >= paidFrom ? 3 : 2), rounds * less)
  }
  return (parts, ways) => {
    for (let at = 0; at < PAIRS_LEFT; at += 1) {
      count(parts, pairs[at] as number)
      for (let way = 0; way < BONUS_COUNTED; way += 1)
        for (let bets = 0; bets < 3; bets += 1)
          end(into[way] as Float64Array, at, bets, ways * (made[way * 3 + bets] as number))
    }
  }
}

export const endsOf = (
  plusRules: PlusRules,
  bonusRules: BonusRules,
  classes: Classes,
  decisions: Decisions,
  pulse: (boards: number) => void,
): Ends => {
  const laid = contest(plusRules.least)
  const kinds = plusNets(plusRules).length
  const ends: Ends = {
    plus: Array.from({ length: PLUS_COUNTED + 1 }, () => new Float64Array(kinds + 1)),
    bonus: Array.from({ length: BONUS_COUNTED }, () => new Float64Array(STARTS * BONUS_ENDS)),
  }
  const readers = [
    plusReader(plusRules, laid, decisions.plus, ends.plus),
    bonusReader(bonusRules, laid, decisions, ends.bonus),
  ]
  let boards = 0
  eachBoard(classes, laid, (parts, ways) => {
    for (const read of readers) read(parts, ways)
    boards += 1
    pulse(boards)
  })
  return ends
}
