// Hold'em Bonus: the ante with its bets of flop, turn and river, counted by compute/ and told here, and the Bonus bet.

import { type AnyGame, fastHands } from '@tapete/engine'
import { OTHERS } from './contest.js'
import { type Counted, counted, wayOf } from './counted.js'
import { without } from './deck.js'
import { type FlopTable, flopTable } from './flop-table.js'
import { HOLDEM } from './holdem-data.js'
import { BONUS_ENDS, BONUS_NETS, BONUS_RESULTS, bonusRules } from './holdem-rules.js'
import { BONUS_WAYS, glance, RIVER_KINDS, STARTS, startName, startOf, TURN_KINDS } from './holdem-ways.js'
import { adviceOf } from './kinds.js'
import type { Advice, Decide, Known, PokerModule, Say, Seen, Way } from './module.js'
import { unpackNumbers } from './packed.js'
import { variantOf } from './settling.js'
import { bonusBet } from './side-bonus.js'

/** Ends of hands that are retired stand last. */
const FOLDED = BONUS_ENDS
/** Ante and flop. */
const FIRST = 3

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0)

/** By the kind of the two cards. */
interface Starts {
  /** How they end with the best bets on turn and river. */
  readonly ends: readonly (readonly number[])[]
  /** How likely they are, and what going on is worth: without turn and river, and what each of those adds. */
  readonly chance: readonly number[]
  readonly flop: readonly number[]
  readonly turn: readonly number[]
  readonly river: readonly number[]
}

let starts: Starts | undefined

const FLOPS = 19_600
const TURNS = 230_300
const AFTER_TURN = 46 * OTHERS
const AFTER_FLOP = ((47 * 46) / 2) * OTHERS

const startsOf = (game: AnyGame): Starts => {
  if (starts) return starts
  if (bonusRules(variantOf(game)).paidFrom !== HOLDEM.counted.paidFrom)
    throw new Error(`${game.id} was counted with other rules: run odds/dist/bank-poker/compute/holdem.js`)
  const all = unpackNumbers(HOLDEM.bonusBest)
  const ends = Array.from({ length: STARTS }, (_, start) => all.slice(start * BONUS_ENDS, (start + 1) * BONUS_ENDS))
  const rounds = sum(all)
  const hands = (start: number): number => (1326 * sum(ends[start] as number[])) / rounds
  const [turn, river] = [unpackNumbers(HOLDEM.turnByStart), unpackNumbers(HOLDEM.riverByStart)]
  starts = {
    ends,
    chance: ends.map((each) => sum(each) / rounds),
    flop: ends.map(
      (each) => sum(each.map((many, end) => many * (BONUS_NETS[end % BONUS_RESULTS] as number))) / sum(each),
    ),
    turn: turn.map((gain, start) => gain / hands(start) / FLOPS / AFTER_FLOP),
    river: river.map((gain, start) => gain / hands(start) / TURNS / AFTER_TURN),
  }
  return starts
}

const evOf = (ends: readonly number[]): number =>
  sum(ends.map((many, end) => many * (BONUS_NETS[end] as number))) / sum(ends)

const isRetired = ({ ends }: Starts, start: number): boolean => evOf(ends[start] as number[]) < -1

/** Ends of every two cards together; as if so many of the bets were made every time, where that is told. */
const together = ({ ends }: Starts, retires: (start: number) => boolean, bets?: number): number[] => {
  const all = Array<number>(BONUS_ENDS + 1).fill(0)
  for (const [start, each] of ends.entries())
    for (const [end, many] of each.entries()) {
      const made = bets === undefined ? end : bets * BONUS_RESULTS + (end % BONUS_RESULTS)
      const at = retires(start) ? FOLDED : made
      all[at] = (all[at] as number) + many
    }
  return all
}

const countedEnds = (ends: readonly number[]): Counted => {
  const all = counted()
  for (const [end, many] of ends.entries()) {
    all.add(end === FOLDED ? -1 : (BONUS_NETS[end] as number), many)
    all.stake(end === FOLDED ? 1 : FIRST + Math.floor(end / BONUS_RESULTS), many)
  }
  return all
}

const ABOUT: { readonly [way: string]: string } = {
  best: 'Make every bet that wins more often than it loses; retire two cards that lose more than the ante.',
  ...Object.fromEntries(Object.entries(BONUS_WAYS).map(([way, { about }]) => [way, about])),
  'flop-only': 'Retire what is best retired, pass on turn and river every time.',
  always: 'Never retire, bet on flop, turn and river every time.',
}

const COUNTED: { readonly [way: string]: readonly number[] } = HOLDEM.bonus

const endsOfWay = (of: Starts, way: string): readonly number[] => {
  const retires = (start: number): boolean => isRetired(of, start)
  if (way === 'flop-only') return together(of, retires, 0)
  if (way === 'always') return together(of, () => false, 2)
  return COUNTED[way] ?? together(of, retires)
}

/** What the ante is worth without one of the options: whoever may retire does so where it loses less. */
const withoutOf = ({ chance, flop, turn, river }: Starts): Known['without'] => {
  const worth = (of: (start: number) => number): number => sum(chance.map((likely, start) => likely * of(start)))
  const going = (start: number, ...gains: (readonly number[])[]): number =>
    (flop[start] as number) + sum(gains.map((gain) => gain[start] as number))
  return {
    fold: worth((start) => going(start, turn, river)),
    flop: -1,
    turn: worth((start) => Math.max(-1, going(start, river))),
    river: worth((start) => Math.max(-1, going(start, turn))),
  }
}

const streets = (): Advice[] => [
  ...adviceOf(TURN_KINDS, HOLDEM.kinds.turn, { yes: 'bet the turn', no: 'pass', after: 'flop' }),
  ...adviceOf(RIVER_KINDS, HOLDEM.kinds.river, { yes: 'bet the river', no: 'pass', after: 'turn' }),
]

let found: Known | undefined

const search = (game: AnyGame): Known => {
  const of = startsOf(game)
  const tell = (way: string): Way => wayOf(way, ABOUT[way] as string, countedEnds(endsOfWay(of, way)))
  const [best = '', ...others] = Object.keys(ABOUT)
  const retired = Array.from({ length: STARTS }, (_, start) => start).filter((start) => isRetired(of, start))
  return {
    ways: [tell(best), ...others.map(tell)],
    strategy: [
      { when: retired.map(startName).join(' '), say: 'retire' },
      { when: 'any other two cards', say: 'bet the flop' },
      ...streets(),
    ],
    without: withoutOf(of),
  }
}

const GO: Say = { do: 'go' }
const FOLD: Say = { do: 'fold' }
const PASS: Say = { do: 'pass' }

/** Whether more of the rivers and of the bank's hands lose to these cards than win: every one is looked at. */
const gainsOnRiver = ([first = 0, second = 0]: readonly number[], board: readonly number[]): boolean => {
  const { seven } = fastHands()
  const [a = 0, b = 0, c = 0, d = 0] = board
  const left = without([first, second, ...board])
  let gain = 0
  for (const river of left) {
    const place = seven(a, b, c, d, river, first, second)
    for (let i = 0; i < left.length; i += 1)
      for (let j = i + 1; j < left.length; j += 1) {
        const [one, other] = [left[i] as number, left[j] as number]
        if (one === river || other === river) continue
        const bank = seven(a, b, c, d, river, one, other)
        if (place > bank) gain += 1
        else if (place < bank) gain -= 1
      }
  }
  return gain > 0
}

let turnTable: FlopTable | undefined

const betsOf = (way: string): ((seen: Seen) => boolean) => {
  const rule = BONUS_WAYS[way]
  if (rule)
    return ({ question, own, board }) =>
      rule.bets(glance(own[0] as number, own[1] as number, board), question === 'turn' ? 'turn' : 'river')
  if (way === 'flop-only') return () => false
  if (way === 'always') return () => true
  turnTable ??= flopTable(HOLDEM.turnBets)
  const table = turnTable
  return ({ question, own, board }) => (question === 'turn' ? table(own, board) : gainsOnRiver(own, board))
}

const player = (game: AnyGame, way: string): Decide => {
  const of = startsOf(game)
  const bets = betsOf(way)
  return (seen) => {
    if (seen.question !== 'flop') return bets(seen) ? GO : PASS
    const [first = 0, second = 0] = seen.own
    return way !== 'always' && isRetired(of, startOf(first, second)) ? FOLD : GO
  }
}

export const holdemBonus: PokerModule = {
  games: ['holdem-bonus'],
  bet: 'ante',
  rule: () => 'HEB-25',
  firstBets: 1,
  ways: Object.keys(ABOUT),
  known: (game) => {
    found ??= search(game)
    return found
  },
  sides: () => [bonusBet()],
  player: (game, _, way) => player(game, way),
  // Two cards each, the seat first; a card is burned before the flop, the turn and the river (HEB-09, HEB-13, HEB-16, HEB-19).
  round: (_, __, deck, decide) => {
    const own = [deck[0], deck[2]] as [number, number]
    const ask = (question: string, board: readonly number[], no: Say): boolean =>
      decide({ question, own, up: [], board }, [GO, no]) === GO
    if (!ask('flop', [], FOLD)) return -1
    const flop = [deck[5], deck[6], deck[7]] as [number, number, number]
    const [turn, river] = [deck[9] as number, deck[11] as number]
    const bets = Number(ask('turn', flop, PASS)) + Number(ask('river', [...flop, turn], PASS))
    const { seven } = fastHands()
    const place = seven(...flop, turn, river, ...own)
    const bank = seven(...flop, turn, river, deck[1] as number, deck[3] as number)
    const result = place < bank ? 0 : place === bank ? 1 : place < HOLDEM.counted.paidFrom ? 2 : 3
    return BONUS_NETS[bets * BONUS_RESULTS + result] as number
  },
}
