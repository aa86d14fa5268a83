// Go Poker: every hand of three with every board of two, and each line kept or taken back on what is seen (GOP-09 to GOP-19).

import { type AnyGame, fastHands } from '@tapete/engine'
import { moments } from '../tools/distribution.js'
import { toNumber } from '../tools/fraction.js'
import { PLACES } from './contest.js'
import { type Counted, counted, wayOf } from './counted.js'
import { eachClass, SUIT_OF, VALUE_OF, without } from './deck.js'
import { leastPlace } from './least.js'
import type { Advice, Decide, Known, PokerModule, Say } from './module.js'
import { variantOf } from './settling.js'

const LINES = 3
const TEN = 10

/** Whether a line is kept on the cards that are seen: three before the first answer, four before the second. */
type Keeps = (seen: readonly number[]) => boolean

const valuesOf = (seen: readonly number[]): number[] => seen.map((card) => VALUE_OF[card] as number)

/** What already wins whatever comes: a pair of tens, two pairs, three of a kind. */
const wins: Keeps = (seen) => {
  const values = valuesOf(seen)
  const alike = values.filter((value) => values.filter((other) => other === value).length > 1)
  return alike.length > 2 || (alike[0] ?? 0) >= TEN
}

const oneSuit: Keeps = (seen) => seen.every((card) => SUIT_OF[card] === SUIT_OF[seen[0] as number])
const different = (seen: readonly number[]): boolean => new Set(valuesOf(seen)).size === seen.length
const highs = (seen: readonly number[]): number => valuesOf(seen).filter((value) => value >= TEN).length

/** From the lowest to the highest, the ace high. */
const span = (seen: readonly number[]): number => Math.max(...valuesOf(seen)) - Math.min(...valuesOf(seen)) + 1

/** Three of a suit within five ranks, two of them a ten or more; of those with one high card only 10-9-8. */
const towardsStraightFlush: Keeps = (seen) =>
  oneSuit(seen) && span(seen) <= 5 && (highs(seen) > 1 || (highs(seen) === 1 && span(seen) === 3))

/** Four in a row, open at both ends, the highest a ten or more: an ace is open at one end only. */
const openStraight: Keeps = (seen) =>
  different(seen) && span(seen) === 4 && highs(seen) > 0 && Math.max(...valuesOf(seen)) < 14

const isFirst = (seen: readonly number[]): boolean => seen.length === 3

const WAYS: { readonly [way: string]: { readonly about: string; readonly keeps: Keeps } } = {
  best: {
    about: 'Keep every line that wins more than it loses, take the others back.',
    keeps: (seen) => wins(seen) || (isFirst(seen) ? towardsStraightFlush(seen) : oneSuit(seen) || openStraight(seen)),
  },
  'winning-or-four-suited': {
    about: 'Keep a line on a hand that already wins; the second also on four of a suit.',
    keeps: (seen) => wins(seen) || (!isFirst(seen) && oneSuit(seen)),
  },
  winning: { about: 'Keep a line only on a hand that already wins.', keeps: wins },
  'third-only': { about: 'Take the first and the second line back every time.', keeps: () => false },
  always: { about: 'Keep all three lines every time.', keeps: () => true },
}

const STRATEGY: readonly Advice[] = [
  { when: 'three cards: a pair of tens or better, three of a kind', say: 'keep line 1' },
  {
    when: 'three cards of a suit within five ranks, two of them a ten or more (A-K-Q, K-J-9, J-10-7)',
    say: 'keep line 1',
  },
  { when: '10-9-8 of a suit', say: 'keep line 1' },
  { when: 'any other three cards', say: 'take line 1 back' },
  { when: 'four cards: a pair of tens or better, two pairs, three or four of a kind', say: 'keep line 2' },
  { when: 'four of a suit', say: 'keep line 2' },
  { when: 'four in a row from 7-8-9-10 to 10-J-Q-K', say: 'keep line 2' },
  { when: 'four in a row without a ten, four of 10-J-Q-K-A with the ace', say: 'as you like: line 2 is worth nothing' },
  { when: 'any other four cards', say: 'take line 2 back' },
]

interface Pays {
  /** What a line wins or loses, each once. */
  readonly nets: readonly number[]
  /** By the place of the hand: which of them. */
  readonly of: Uint8Array
}

const paysOf = (game: AnyGame): Pays => {
  const { least, tables } = variantOf(game)
  const table = tables.bet
  if (!least || !table) throw new Error(`${game.id} has no table`)
  const { categoryOf } = fastHands()
  const from = leastPlace(least)
  const nets = [-1, ...new Set(Object.values(table))]
  return {
    nets,
    of: Uint8Array.from({ length: PLACES }, (_, place) =>
      place < from ? 0 : nets.indexOf(table[categoryOf(place)] as number),
    ),
  }
}

/** What follows three cards: by the first card of the board, how often each net comes over the 48 second cards. */
const follow = (own: readonly number[], left: readonly number[], { nets, of }: Pays): Uint16Array[] => {
  const { five } = fastHands()
  const [a, b, c] = own as readonly [number, number, number]
  const after = left.map(() => new Uint16Array(nets.length))
  for (let i = 0; i < left.length; i += 1)
    for (let j = i + 1; j < left.length; j += 1) {
      const net = of[five(a, b, c, left[i] as number, left[j] as number)] as number
      for (const first of [i, j]) {
        const counts = after[first] as Uint16Array
        counts[net] = (counts[net] as number) + 1
      }
    }
  return after
}

const worth = (counts: ArrayLike<number>, nets: readonly number[]): number =>
  nets.reduce((sum, net, at) => sum + net * (counts[at] as number), 0)

interface Found {
  readonly ways: ReadonlyMap<string, Counted>
  /** What all three lines are worth when one of the first two may not be taken back. */
  readonly bound: readonly [number, number]
}

/** The way called best is the best: a line on it is kept where it wins, and not where it loses. */
const held = (game: AnyGame, seen: readonly number[], sum: number): number => {
  const keeps = (WAYS.best as (typeof WAYS)[string]).keeps(seen)
  if (keeps ? sum <= 0 : sum > 0) throw new Error(`${game.id}: a line worth ${sum} is ${keeps ? 'kept' : 'taken back'}`)
  return keeps ? sum : 0
}

const search = (game: AnyGame): Found => {
  const pays = paysOf(game)
  const { nets } = pays
  const ways = new Map(Object.keys(WAYS).map((way) => [way, counted()]))
  const sums = [0, 0, 0]
  let all = 0
  eachClass(3, (three, hands) => {
    const own = [...three]
    const left = without(own)
    const after = follow(own, left, pays)
    const total = after.reduce((sum, counts) => sum + worth(counts, nets), 0)
    const seconds = left.map((card, at) => held(game, [...own, card], worth(after[at] as Uint16Array, nets)))
    const parts = [held(game, own, total), seconds.reduce((sum, each) => sum + each, 0), total]
    for (const [line, part] of parts.entries()) sums[line] = (sums[line] as number) + hands * part
    all += hands * left.length * (left.length - 1)
    for (const [way, counts] of ways) {
      const { keeps } = WAYS[way] as (typeof WAYS)[string]
      const first = keeps(own) ? 1 : 0
      // Boards of one number of lines together, or there would be a sum of large numbers for each.
      const kept = [1, 2, 3].map(() => nets.map(() => 0))
      for (const [at, card] of left.entries()) {
        const row = kept[first + (keeps([...own, card]) ? 1 : 0)] as number[]
        for (const [net, many] of (after[at] as Uint16Array).entries()) row[net] = (row[net] as number) + many
      }
      for (const [more, row] of kept.entries())
        for (const [net, many] of row.entries()) {
          counts.add((nets[net] as number) * (1 + more), many * hands)
          counts.stake(1 + more, many * hands)
        }
    }
  })
  const [one, two, three] = sums as [number, number, number]
  return { ways, bound: [(three + two + three) / all / LINES, (one + three + three) / all / LINES] }
}

const evOf = (counts: Counted): number => toNumber(moments(counts.nets()).ev) / LINES

let found: Found | undefined

const known = (game: AnyGame): Known => {
  found ??= search(game)
  const { ways, bound } = found
  const [best, ...others] = [...ways].map(([way, counts]) =>
    wayOf(way, (WAYS[way] as (typeof WAYS)[string]).about, counts),
  )
  if (!best) throw new Error(`${game.id}: no way to play`)
  return {
    ways: [best, ...others],
    strategy: STRATEGY,
    without: {
      'take-back line-1': bound[0],
      'take-back line-2': bound[1],
      stay: evOf(ways.get('third-only') as Counted),
    },
  }
}

const STAY: Say = { do: 'stay' }
const TAKE_BACK: Say = { do: 'take-back' }
const ANSWERS = [STAY, TAKE_BACK]

const player =
  (way: string): Decide =>
  ({ own, board }) =>
    (WAYS[way] as (typeof WAYS)[string]).keeps([...own, ...board]) ? STAY : TAKE_BACK

let pays: Pays | undefined

export const goPoker: PokerModule = {
  games: ['go-poker'],
  bet: 'line-1',
  rule: () => 'GOP-19',
  firstBets: LINES,
  ways: Object.keys(WAYS),
  known,
  player: (_, __, way) => player(way),
  // A card to the seat and one to the board, twice, and the seat's third (GOP-04).
  round: (game, _, deck, decide) => {
    pays ??= paysOf(game)
    const own = [deck[0], deck[2], deck[4]] as [number, number, number]
    const board = [deck[1], deck[3]] as [number, number]
    const first = decide({ question: 'line-1', own, up: [], board: [] }, ANSWERS) === STAY
    const second = decide({ question: 'line-2', own, up: [], board: [board[0]] }, ANSWERS) === STAY
    const net = pays.nets[pays.of[fastHands().five(...own, ...board)] as number] as number
    return net * (1 + Number(first) + Number(second))
  },
}
