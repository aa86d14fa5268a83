// The first reading of all boards: of every two cards at a flop, and at a flop and a turn, the sum of what follows over all that
// can. A board of five stands for all that differ by the names of suits; it is ten flops with a turn and a river, and five turns
// with a river.

import { type Contest, contest, OTHERS, PAIRS, PAIRS_LEFT } from '../contest.js'
import { eachClass } from '../deck.js'
import { CLOSED, LOST, type PlusRules, plusNets, WON } from '../holdem-rules.js'
import { type Found, type SuitClasses, suitClasses } from '../suits.js'

export interface Sums {
  /** Of Hold'em Plus: what going wins in antes. By class of flop, then by pair as it is called there. */
  readonly plus: Float64Array
  /** Won less lost, with one more ante on it: at the flop, and at the turn. */
  readonly flop: Int32Array
  readonly turn: Int32Array
}

/** Where in the tables of flops and turns the parts of a board are. */
export interface Parts {
  /** Without the i-th and the j-th card: ten. */
  readonly flops: readonly Found[]
  /** Without the i-th: five. */
  readonly turns: readonly Found[]
}

export interface Classes {
  readonly flops: SuitClasses
  readonly turns: SuitClasses
}

export const holdemClasses = (): Classes => ({ flops: suitClasses(3), turns: suitClasses(4) })

/** Of the flop that leaves out cards i and j: its place in `Parts.flops`. */
export const LEFT_OUT: readonly (readonly [number, number])[] = [0, 1, 2, 3, 4].flatMap((i) =>
  [0, 1, 2, 3, 4].filter((j) => j > i).map((j): [number, number] => [i, j]),
)

const partsOf = ({ flops, turns }: Classes, board: readonly number[]): Parts => ({
  flops: LEFT_OUT.map(([i, j]) => flops.find(board.filter((_, at) => at !== i && at !== j))),
  turns: board.map((_, i) => turns.find(board.filter((__, at) => at !== i))),
})

/** Lays every class of boards; `visit` hears where its parts are and how many boards it stands for. */
export const eachBoard = (classes: Classes, laid: Contest, visit: (parts: Parts, ways: number) => void): void => {
  eachClass(5, (board, ways) => {
    const [a = 0, b = 0, c = 0, d = 0, e = 0] = board
    laid.lay(a, b, c, d, e)
    visit(partsOf(classes, board), ways)
  })
}

const addTo = (
  sums: Float64Array | Int32Array,
  { at, pairs }: Found,
  held: Uint16Array,
  values: Float64Array,
): void => {
  const row = at * PAIRS
  for (let index = 0; index < PAIRS_LEFT; index += 1) {
    const cell = row + (pairs[held[index] as number] as number)
    sums[cell] = (sums[cell] as number) + (values[index] as number)
  }
}

/** What going wins against the 990 hands of the bank, and won less lost. */
const worths = (rules: PlusRules, laid: Contest, ways: number, plus: Float64Array, gain: Float64Array): void => {
  const nets = plusNets(rules)
  const { places, below, equal, closed } = laid
  for (let at = 0; at < PAIRS_LEFT; at += 1) {
    const place = places[at] as number
    const less = below[at] as number
    const lost = OTHERS - less - (equal[at] as number)
    const shut = closed[at] as number
    const unopened = shut * (nets[CLOSED] as number)
    plus[at] =
      ways *
      (place < rules.least
        ? unopened + (OTHERS - shut) * (nets[LOST] as number)
        : unopened +
          (less - shut) * (nets[WON + (rules.levelOf[place] as number)] as number) +
          lost * (nets[LOST] as number))
    gain[at] = ways * (less - lost)
  }
}

export const sumUp = (rules: PlusRules, classes: Classes, pulse: (boards: number) => void): Sums => {
  const laid = contest(rules.least)
  const sums: Sums = {
    plus: new Float64Array(classes.flops.all.length * PAIRS),
    flop: new Int32Array(classes.flops.all.length * PAIRS),
    turn: new Int32Array(classes.turns.all.length * PAIRS),
  }
  const [plus, gain] = [new Float64Array(PAIRS_LEFT), new Float64Array(PAIRS_LEFT)]
  let boards = 0
  eachBoard(classes, laid, ({ flops, turns }, ways) => {
    worths(rules, laid, ways, plus, gain)
    for (const flop of flops) {
      addTo(sums.plus, flop, laid.pairs, plus)
      addTo(sums.flop, flop, laid.pairs, gain)
    }
    for (const turn of turns) addTo(sums.turn, turn, laid.pairs, gain)
    boards += 1
    pulse(boards)
  })
  return sums
}
