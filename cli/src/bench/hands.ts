// Random hands of seven cards, ranked on one core: the engine's tables beside the evaluators of npm, in the same run and each
// given its cards in the form it is fastest with. For every second of processor time, so that a busy machine does not change
// the ratio.

import { DECK, fastHands } from '@tapete/engine'
import type { Output } from '../command.js'
import { type Column, grouped, table } from '../format.js'
import { progress } from '../progress.js'

const HANDS = 1 << 17
const SIZE = 7
const OURS = 'tapete'

interface Ranker {
  readonly name: string
  /** Loads it and makes its hands ready; each call of what it gives ranks some and says how many. */
  open(hands: Uint8Array): Promise<() => number>
}

/** Any stream does that every evaluator is given alike (xorshift32). */
const randomHands = (): Uint8Array => {
  let state = 2_463_534_242
  const below = (most: number): number => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return Math.floor(((state >>> 0) / 2 ** 32) * most)
  }
  const deck = Uint8Array.from(DECK, (_, card) => card)
  const hands = new Uint8Array(HANDS * SIZE)
  for (let at = 0; at < hands.length; at += SIZE)
    for (let place = 0; place < SIZE; place += 1) {
      const other = place + below(deck.length - place)
      const card = deck[other] as number
      deck[other] = deck[place] as number
      deck[place] = card
      hands[at + place] = card
    }
  return hands
}

const listed = <T>(hands: Uint8Array, read: (card: string) => T): T[][] =>
  Array.from({ length: HANDS }, (_, hand) =>
    Array.from(hands.subarray(hand * SIZE, hand * SIZE + SIZE), (card) => read(DECK[card] as string)),
  )

/** Ranks as many of the hands as it should; what it found is summed up, so that nothing is left undone. */
const ranking = <T>(hands: readonly T[], count: number, rank: (hand: T) => number): (() => number) => {
  const some = hands.slice(0, count)
  return () => {
    let sum = 0
    for (const hand of some) sum += rank(hand)
    if (!(sum > 0)) throw new Error('ranks nothing')
    return some.length
  }
}

const tapete: Ranker = {
  name: OURS,
  open: async (hands) => {
    const { seven } = fastHands()
    const at = (place: number): number => hands[place] as number
    return () => {
      let sum = 0
      for (let i = 0; i < hands.length; i += SIZE)
        sum += seven(at(i), at(i + 1), at(i + 2), at(i + 3), at(i + 4), at(i + 5), at(i + 6))
      if (sum === 0) throw new Error('ranks nothing')
      return HANDS
    }
  },
}

const POKERTOOLS = '@pokertools/evaluator'
const PHE = 'phe'
const POKER_EVALUATOR = 'poker-evaluator'
const POKERSOLVER = 'pokersolver'

/** Development dependencies, of no use but here; a build for another module system has its names under `default`. */
const loaded = async <T extends object>(name: string): Promise<T> => {
  const found = (await import(name)) as T & { readonly default?: T }
  return found.default ?? found
}

const RIVALS: readonly Ranker[] = [
  {
    name: POKERTOOLS,
    open: async (hands) => {
      const { evaluate, getCardCode } = await loaded<{
        evaluate(codes: readonly number[]): number
        getCardCode(card: string): number
      }>(POKERTOOLS)
      return ranking(listed(hands, getCardCode), HANDS, evaluate)
    },
  },
  {
    name: PHE,
    open: async (hands) => {
      const { evaluateCardCodes, cardCode } = await loaded<{
        evaluateCardCodes(codes: readonly number[]): number
        cardCode(rank: string, suit: string): number
      }>(PHE)
      const codes = listed(hands, (card) => cardCode(card[0] as string, card[1] as string))
      return ranking(codes, HANDS, evaluateCardCodes)
    },
  },
  {
    name: POKER_EVALUATOR,
    open: async (hands) => {
      const { evalHand } = await loaded<{ evalHand(cards: readonly number[]): { readonly value: number } }>(
        POKER_EVALUATOR,
      )
      // Its numbers go from the two up, clubs first.
      const number = (card: string) =>
        '23456789TJQKA'.indexOf(card[0] as string) * 4 + 'cdhs'.indexOf(card[1] as string) + 1
      return ranking(listed(hands, number), HANDS / 8, (hand) => evalHand(hand).value)
    },
  },
  {
    name: POKERSOLVER,
    open: async (hands) => {
      const { Hand } = await loaded<{ Hand: { solve(cards: readonly string[]): { readonly rank: number } } }>(
        POKERSOLVER,
      )
      return ranking(listed(hands, String), 500, (hand) => Hand.solve(hand).rank)
    },
  },
]

const processorSeconds = (): number => process.cpuUsage().user / 1e6

const perSecond = (seconds: number, work: () => number): number => {
  const warm = processorSeconds()
  while (processorSeconds() - warm < seconds / 4) work()
  const start = processorSeconds()
  let done = 0
  while (processorSeconds() - start < seconds) done += work()
  return done / (processorSeconds() - start)
}

export interface HandsBench {
  readonly evaluators: readonly { readonly name: string; readonly handsPerSecond: number }[]
  /** How often as many as the fastest of the others. */
  readonly times: number
}

export const benchHands = async (io: Output, seconds: number): Promise<HandsBench> => {
  const hands = randomHands()
  const evaluators: { name: string; handsPerSecond: number }[] = []
  const bar = progress(io, 'evaluators')
  // One after another: processor time is that of the whole process.
  for (const { name, open } of [tapete, ...RIVALS]) {
    bar.show(evaluators.length, RIVALS.length + 1)
    evaluators.push({ name, handsPerSecond: perSecond(seconds, await open(hands)) })
  }
  bar.end()
  const [ours, ...others] = evaluators.map(({ handsPerSecond }) => handsPerSecond) as [number, ...number[]]
  return { evaluators, times: ours / Math.max(...others) }
}

export const handsText = ({ evaluators, times }: HandsBench): string => {
  const columns: Column<HandsBench['evaluators'][number]>[] = [
    { title: 'evaluator', text: (row) => row.name },
    { title: 'hands/s', align: 'right', text: (row) => grouped(row.handsPerSecond) },
  ]
  return `Random hands of seven cards, ranked in each second of one core.

${table(columns, evaluators)}

${times.toFixed(1)} times the fastest of the others.`
}
