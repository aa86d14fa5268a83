// Caribbean Poker and its variant Plus: the best play against each open card and rules of thumb, counted once by the program in
// `compute` and kept as data. What ace and king do is worked out hand by hand where somebody plays them.

import { type AnyGame, FIVE_CARD, fastHands } from '@tapete/engine'
import { moments } from '../../tools/distribution.js'
import { toNumber } from '../../tools/fraction.js'
import { counted, wayOf } from '../counted.js'
import type { Advice, Decide, Known, PokerModule, Say, Way } from '../module.js'
import { CLOSED, endNets, LOSES, netsOf, TIES, variantOf, WINS } from '../settling.js'
import { aceKingByRanks } from './ace-king.js'
import { bestOf, bestPlain, newEnds } from './best.js'
import { COUNTS, KINDS } from './data.js'
import { ENDS, opening, placeOf, rankOdds } from './hand.js'
import { kindOf, TOLD } from './search.js'
import { BUYING_RULES, FOLD, type Looked, lookAt, PLAIN_RULES, type Rule, STAY } from './ways.js'

const wayFrom = (game: AnyGame, way: string, about: string, columns: readonly number[]): Way => {
  const nets = endNets(game, FIVE_CARD)
  const { raise, fold } = netsOf(variantOf(game))
  const counts = counted()
  for (const [column, ways] of columns.entries()) {
    const bought = column > ENDS ? 1 : 0
    counts.add(column === 0 ? fold : (nets[(column - 1) % ENDS] as number) - bought, ways)
    counts.stake(column === 0 ? 1 : 1 + raise + bought, ways)
  }
  return wayOf(way, about, counts)
}

interface Named {
  readonly way: string
  /** Its name in the data. */
  readonly counts: keyof typeof COUNTS
  readonly about: string
}

const ACE_KING_RULES =
  'Go with a pair or better. Go with ace and king where the open card is one of your own below a king; where it is an ace or a king and you hold a queen or a jack; where you hold a queen and the open card is none of yours and lower than your fourth.'

const PLAIN_WAYS: readonly Named[] = [
  {
    way: 'best',
    counts: 'plain',
    about: 'Go with every hand that loses less by going, by its cards and the open card.',
  },
  { way: 'ace-king-rules', counts: 'ace-king-rules', about: ACE_KING_RULES },
  { way: 'ace-king-jack', counts: 'ace-king-jack', about: 'Go with ace, king, jack, eight and three or better.' },
  { way: 'pair', counts: 'pair', about: 'Go with a pair or better.' },
  { way: 'ace-king', counts: 'ace-king', about: 'Go with ace and king or better, as the bank opens.' },
  { way: 'always', counts: 'always', about: 'Go with every hand.' },
]

const PLUS_WAYS: readonly Named[] = [
  {
    way: 'best',
    counts: 'best',
    about: 'Fold, go, or go and buy, whichever loses least by the cards and the open card.',
  },
  {
    way: 'draws-and-low-pairs',
    counts: 'draws-and-low-pairs',
    about:
      'As flush-and-open-draws; buy also with ace and king and four to a straight open inside; and give up a pair of two, three or four, or one beside four to a straight, for four of a suit.',
  },
  {
    way: 'flush-and-open-draws',
    counts: 'flush-and-open-draws',
    about:
      'Without a pair, buy for the odd card beside four of a suit or four in a row open at both ends; otherwise as in ace-king-rules.',
  },
  {
    way: 'flush-draws',
    counts: 'flush-draws',
    about: 'Without a pair, buy for the odd card beside four of a suit; otherwise as in ace-king-rules.',
  },
  {
    way: 'all-draws',
    counts: 'all-draws',
    about: 'As flush-and-open-draws, and buy for every four to a straight open inside.',
  },
  { way: 'no-purchase', counts: 'plain', about: 'Never buy; otherwise the best play.' },
  { way: 'ace-king-rules', counts: 'ace-king-rules', about: `Never buy. ${ACE_KING_RULES}` },
  { way: 'pair', counts: 'pair', about: 'Never buy; go with a pair or better.' },
]

const namedOf = (game: AnyGame): readonly Named[] => (variantOf(game).buys ? PLUS_WAYS : PLAIN_WAYS)

const PLAIN_ADVICE: readonly Advice[] = [
  { when: 'a pair or better', say: 'go' },
  { when: 'ace and king', say: 'go or fold by the open card: ace-king-rules says nearly when' },
  { when: 'anything less', say: 'fold' },
]

const PLUS_ADVICE: readonly Advice[] = [
  { when: 'four of a suit, no pair', say: 'go and buy for the odd card' },
  {
    when: 'four in a row open at both ends, no pair',
    say: 'go and buy for the odd card, but for a few with low cards',
  },
  { when: 'ace and king with four to a straight', say: 'mostly go and buy for the card beside them' },
  { when: 'ace and king otherwise', say: 'go or fold by the open card: ace-king-rules says nearly when; do not buy' },
  { when: 'a pair of 2 to 7 beside four of a suit', say: 'go; buy for half of the pair the lower it is' },
  { when: 'any pair beside four of a suit that are four to a straight', say: 'mostly go and buy for half of the pair' },
  { when: 'any other pair or better', say: 'go, and do not buy' },
  { when: 'four to a straight open inside', say: 'fold; a few go and buy' },
  { when: 'anything less', say: 'fold' },
]

const remembered = new Map<string, Known>()

const known = (game: AnyGame): Known => {
  const found = remembered.get(game.id)
  if (found) return found
  const [best, ...others] = namedOf(game).map(({ way, counts, about }) => wayFrom(game, way, about, COUNTS[counts]))
  if (!best) throw new Error(`${game.id}: no way to play`)
  const evOf = (name: keyof typeof COUNTS): number => toNumber(moments(wayFrom(game, name, '', COUNTS[name]).nets).ev)
  const { buys } = variantOf(game)
  const made: Known = {
    ways: [best, ...others],
    strategy: buys ? PLUS_ADVICE : PLAIN_ADVICE,
    without: buys ? { buy: evOf('plain') } : { fold: evOf('always'), go: -1 },
  }
  remembered.set(game.id, made)
  return made
}

/** The best that may be done with a hand, worked out over every hand of the bank. */
export const bestAction = (nets: readonly number[], own: readonly number[], up: number, buys: boolean): number => {
  const odds = rankOdds(own, up)
  const ends = newEnds()
  odds.staying(own, ends.stay)
  if (!buys) return bestPlain(ends, up, nets).action
  odds.buying(own, ends.buys)
  return bestOf(ends, up, nets).best
}

const GO: Say = { do: 'go' }
const FOLDS: Say = { do: 'fold' }
const BUYS: readonly Say[] = [1, 2, 3, 4, 5].map((place) => ({ do: 'go', buys: String(place) }))
const sayOf = (action: number): Say => (action === FOLD ? FOLDS : action === STAY ? GO : (BUYS[action] as Say))

/** A pair or better goes and less than ace and king folds, against every open card: what is between is worked out. */
const playPlain = (nets: readonly number[]): Decide => {
  const aceKing = aceKingByRanks(nets)
  return ({ own, up: [up = 0] }) => {
    const place = placeOf(own)
    if (place < opening()) return FOLDS
    if (fastHands().categoryOf(place) !== 'high-card') return GO
    return sayOf(aceKing(own, up) ?? bestAction(nets, own, up, false))
  }
}

const player = (game: AnyGame, way: string): Decide => {
  const nets = endNets(game, FIVE_CARD)
  const { buys } = variantOf(game)
  if (way === 'no-purchase' || (way === 'best' && !buys)) return playPlain(nets)
  if (way === 'best') return ({ own, up }) => sayOf(bestBuying(nets, own, lookAt(own), up[0] as number))
  const rule = { ...PLAIN_RULES, ...BUYING_RULES }[way] as Rule
  return ({ own, up }) => sayOf(rule(lookAt(own), up[0] as number))
}

/** Kinds of hands with which the best play does one thing against every open card need no working out. */
const bestBuying = (nets: readonly number[], own: readonly number[], looked: Looked, up: number): number => {
  const kind = KINDS[kindOf(looked)] ?? []
  const all = kind[TOLD.all]
  if (kind[TOLD.folds] === all) return FOLD
  if (kind[TOLD.stays] === all) return STAY
  if (kind[TOLD.buys] === all && looked.besideFlush >= 0) return looked.besideFlush
  return bestAction(nets, own, up, kind[TOLD.buys] !== 0)
}

const FIVE = 5

const round: PokerModule['round'] = (game, _, deck, decide) => {
  const nets = endNets(game, FIVE_CARD)
  const own = Array.from({ length: FIVE }, (__, at) => deck[2 * at] as number)
  const bank = Array.from({ length: FIVE }, (__, at) => deck[2 * at + 1] as number)
  const { buys } = variantOf(game)
  const said = decide(
    { question: 'bet', own, up: [bank[FIVE - 1] as number], board: [] },
    buys ? [GO, FOLDS, ...BUYS] : [GO, FOLDS],
  )
  if (said === FOLDS) return netsOf(variantOf(game)).fold
  const place = BUYS.indexOf(said)
  const hand = own.map((card, at) => (at === place ? (deck[2 * FIVE] as number) : card))
  const price = place < 0 ? 0 : 1
  const [mine, theirs] = [placeOf(hand), placeOf(bank)]
  if (theirs < opening()) return (nets[CLOSED] as number) - price
  if (mine <= theirs) return (nets[mine < theirs ? LOSES : TIES] as number) - price
  return (nets[WINS + FIVE_CARD.indexOf(fastHands().categoryOf(mine))] as number) - price
}

const moduleFor = (id: string, ways: readonly Named[]): PokerModule => ({
  games: [id],
  bet: 'ante',
  rule: () => 'CAR-18',
  firstBets: 1,
  ways: ways.map(({ way }) => way),
  known: (game) => known(game),
  player: (game, _, way) => player(game, way),
  round,
})

export const caribbean = moduleFor('caribbean-poker', PLAIN_WAYS)
export const caribbeanPlus = moduleFor('caribbean-poker-plus', PLUS_WAYS)
