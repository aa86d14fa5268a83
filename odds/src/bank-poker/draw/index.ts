// Draw Poker, of the catalogue and of Arica: every hand with every exchange against the bank's forced one, counted once by the
// program in `compute` and kept as data, in both readings of four to a straight (BV-09).

import { inflateRawSync } from 'node:zlib'
import { type AnyGame, type Config, FIVE_CARD, fastHands } from '@tapete/engine'
import { moments } from '../../tools/distribution.js'
import { toNumber } from '../../tools/fraction.js'
import { counted, wayOf } from '../counted.js'
import type { Advice, Decide, Known, PokerModule, Say, Way } from '../module.js'
import { CLOSED, endNets, LOSES, netsOf, TIES, variantOf, WINS } from '../settling.js'
import { ACTIONS, classOf } from './classes.js'
import { READINGS } from './data.js'
import { thrownAway } from './forced.js'
import type { Kept } from './kept.js'
import { opening } from './law.js'
import { WINNING } from './search.js'
import { exchangeOf, FOLD, thumb } from './ways.js'

/** What is kept for a table, by how it reads four to a straight. */
const keptFor = (game: AnyGame, { fourStraightAllowsGap }: Config): Kept => {
  const kept = fourStraightAllowsGap === true ? READINGS.gap : READINGS.row
  if (!kept) throw new Error(`${game.id}: no odds are kept with fourStraightAllowsGap`)
  return kept
}

const ABOUT: { readonly [way: string]: string } = {
  best: 'Go with all but a few hands, and change what loses least: the whole table of hands.',
  draws:
    'Go with every hand. Change the odd card beside four of a suit, also where it is half of a pair up to jacks; with a pair or better what the bank would; otherwise the odd card beside four to a straight; otherwise keep three of a suit, or the three highest.',
  'as-the-bank': 'Go with every hand, and change what the bank would.',
  'pair-or-draw': 'Go with a pair or better, four of a suit or four in a row, and change what the bank would.',
  pair: 'Go with a pair or better, and change what the bank would.',
  'pair-of-eights': 'Go with a pair of eights or better, as the bank opens, and change what it would.',
}
const WAYS = Object.keys(ABOUT)

const wayFrom = (game: AnyGame, { counts: kept }: Kept, way: string): Way => {
  const nets = endNets(game, WINNING)
  const { raise, fold } = netsOf(variantOf(game))
  const counts = counted()
  for (const [column, ways] of (kept[way] as readonly string[]).entries()) {
    counts.add(column === 0 ? fold : (nets[column - 1] as number), BigInt(ways))
    counts.stake(column === 0 ? 1 : 1 + raise, BigInt(ways))
  }
  return wayOf(way, ABOUT[way] ?? '', counts)
}

const ADVICE: readonly Advice[] = [
  {
    when: 'a straight or better',
    say: 'go and change nothing, but break a straight for four to a royal flush or king to ten of a suit',
  },
  { when: 'three of a kind', say: 'go and change the other two' },
  { when: 'two pairs', say: 'go and change the fifth card' },
  { when: 'four of a suit, also beside a pair of tens or less', say: 'go and change the odd card' },
  { when: 'a pair', say: 'go and keep it with the highest of the others, or with one of its suit' },
  { when: 'four in a row open at both ends, also beside a pair of eights or less', say: 'go and change the odd card' },
  { when: 'four to a straight open inside', say: 'go and mostly change the odd card' },
  { when: 'nothing', say: 'go; keep three of a suit, three to a straight or the three highest' },
  { when: 'jack, seven, six, three and two, no three of a suit', say: 'fold' },
]

const remembered = new Map<string, Known>()

const known = (game: AnyGame, config: Config): Known => {
  const kept = keptFor(game, config)
  const key = `${game.id} ${kept.strategy}`
  const found = remembered.get(key)
  if (found) return found
  const [best, ...others] = WAYS.map((way) => wayFrom(game, kept, way))
  const evOf = (way: Way): number => toNumber(moments(way.nets).ev)
  const made: Known = {
    ways: [best as Way, ...others],
    strategy: ADVICE,
    without: { exchange: evOf(wayFrom(game, kept, 'no-exchange')), go: -1 },
  }
  remembered.set(key, made)
  return made
}

const tables = new Map<string, Uint8Array>()
const strategyOf = ({ strategy }: Kept): Uint8Array => {
  const table = tables.get(strategy) ?? Uint8Array.from(inflateRawSync(Buffer.from(strategy, 'base64')))
  tables.set(strategy, table)
  return table
}

const GO: Say = { do: 'go' }
const FOLDS: Say = { do: 'fold' }
const EXCHANGES: readonly Say[] = ACTIONS.map((places) => ({
  do: 'exchange',
  places: places.map((place) => String(place + 1)),
}))
const FIVE = 5

/** The exchange of a hand as it lies, by the table of its class. */
const bestAction = (table: Uint8Array, own: readonly number[]): number => {
  const order = new Uint8Array(FIVE)
  const action = table[classOf(own, order)] as number
  if (action === FOLD) return FOLD
  const thrown = ACTIONS[action] as readonly number[]
  return exchangeOf([...own.keys()].filter((at) => thrown.includes(order[at] as number)))
}

const player = (game: AnyGame, config: Config, way: string): Decide => {
  const table = way === 'best' ? strategyOf(keptFor(game, config)) : undefined
  const act = (own: readonly number[]): number => (table ? bestAction(table, own) : thumb(way, own))
  return ({ question, own }) => {
    const action = act(own)
    if (question === 'bet') return action === FOLD ? FOLDS : GO
    return EXCHANGES[action] as Say
  }
}

const placeOf = (cards: readonly number[]): number =>
  fastHands().five(...(cards as [number, number, number, number, number]))

const round: PokerModule['round'] = (game, config, deck, decide) => {
  const nets = endNets(game, WINNING)
  const own = Array.from({ length: FIVE }, (_, at) => deck[2 * at] as number)
  const bank = Array.from({ length: FIVE }, (_, at) => deck[2 * at + 1] as number)
  if (decide({ question: 'bet', own, up: [], board: [] }, [GO, FOLDS]) === FOLDS) return netsOf(variantOf(game)).fold
  const thrown = ACTIONS[EXCHANGES.indexOf(decide({ question: 'exchange', own, up: [], board: [] }, EXCHANGES))] ?? []
  let next = 2 * FIVE
  const draw = (): number => {
    next += 1
    return deck[next - 1] as number
  }
  const hand = [...own.filter((_, at) => !thrown.includes(at)), ...thrown.map(draw)]
  const forced = thrownAway(bank, config.fourStraightAllowsGap === true)
  const kept = bank.filter((_, at) => !forced.includes(at))
  const [mine, theirs] = [placeOf(hand), placeOf([...kept, ...forced.map(draw)])]
  if (theirs < opening()) return nets[CLOSED] as number
  if (mine <= theirs) return nets[mine < theirs ? LOSES : TIES] as number
  return nets[WINS + FIVE_CARD.indexOf(fastHands().categoryOf(mine)) - 1] as number
}

export const draw: PokerModule = {
  games: ['draw-poker', 'draw-poker-arica'],
  bet: 'ante',
  rule: (game) => (variantOf(game).regulation === 'arica-2017' ? 'DRA-20' : 'DRW-34'),
  firstBets: 1,
  ways: WAYS,
  known,
  player,
  round,
}
