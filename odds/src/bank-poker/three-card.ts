// Three Card Poker: every hand against every hand of the bank, but for the names of suits (TCP-07 to TCP-16).

import { type AnyGame, type Card, type Category, cardNumber, fastHands } from '@tapete/engine'
import { moments } from '../tools/distribution.js'
import { toNumber } from '../tools/fraction.js'
import { type Counted, counted, wayOf } from './counted.js'
import { eachClass, without } from './deck.js'
import type { Known, PokerModule } from './module.js'
import { netsOf, variantOf } from './settling.js'

const placeOf = (...cards: readonly Card[]): number => {
  const [a, b, c] = cards.map(cardNumber) as [number, number, number]
  return fastHands().three(a, b, c)
}

/** The least hand that goes, by the name of the way. */
const LEAST: { readonly [way: string]: () => number } = {
  'queen-six-four': () => placeOf('Qs', '6h', '4d'),
  'queen-high': () => placeOf('Qs', '3h', '2d'),
  pair: () => placeOf('2s', '2h', '3d'),
  always: () => 0,
}

const ABOUT: { readonly [way: string]: string } = {
  best: 'Go with every hand that loses less by going, fold the others.',
  'queen-six-four': 'Go with queen, six and four or better.',
  'queen-high': 'Go with a queen or better, as the bank opens.',
  pair: 'Go with a pair or better.',
  always: 'Go with every hand.',
}

/** The least hand the bank opens with (TCP-11, TCP-12). */
const opening = (): number => placeOf('Qs', '3h', '2d')

interface Against {
  readonly closed: number
  readonly wins: number
  readonly ties: number
  readonly loses: number
}

/** Every hand of the bank against three cards. */
const against = (own: readonly number[], place: number, opens: number): Against => {
  const { three } = fastHands()
  const left = without(own)
  let [closed, wins, ties, loses] = [0, 0, 0, 0]
  for (let i = 0; i < left.length; i += 1)
    for (let j = i + 1; j < left.length; j += 1)
      for (let k = j + 1; k < left.length; k += 1) {
        const bank = three(left[i] as number, left[j] as number, left[k] as number)
        if (bank < opens) closed += 1
        else if (bank < place) wins += 1
        else if (bank === place) ties += 1
        else loses += 1
      }
  return { closed, wins, ties, loses }
}

/** The nets of every way. */
interface Found {
  readonly ways: ReadonlyMap<string, Counted>
  /** The least place that goes, where every greater one does too. */
  readonly least: number
}

const search = (game: AnyGame): Found => {
  const { three, threeCategoryOf } = fastHands()
  const { raise, fold, closed, lose, tie, win } = netsOf(variantOf(game))
  const opens = opening()
  const least = new Map(Object.entries(LEAST).map(([way, place]) => [way, place()]))
  const ways = new Map(Object.keys(ABOUT).map((way) => [way, counted()]))
  let [leastGone, mostFolded] = [Number.POSITIVE_INFINITY, -1]
  eachClass(3, (own, hands) => {
    const place = three(own[0] as number, own[1] as number, own[2] as number)
    const found = against(own, place, opens)
    const all = found.closed + found.wins + found.ties + found.loses
    const won = win(threeCategoryOf(place))
    const going = found.closed * closed + found.wins * won + found.loses * lose + found.ties * tie > fold * all
    if (going) leastGone = Math.min(leastGone, place)
    else mostFolded = Math.max(mostFolded, place)
    for (const [way, counts] of ways) {
      const goes = way === 'best' ? going : place >= (least.get(way) as number)
      counts.stake(goes ? 1 + raise : 1, all * hands)
      if (!goes) {
        counts.add(fold, all * hands)
        continue
      }
      counts.add(closed, found.closed * hands)
      counts.add(won, found.wins * hands)
      counts.add(tie, found.ties * hands)
      counts.add(lose, found.loses * hands)
    }
  })
  if (mostFolded >= leastGone) throw new Error(`${game.id}: a hand goes and a better one folds`)
  return { ways, least: leastGone }
}

const evOf = (counts: Counted): number => toNumber(moments(counts.nets()).ev)

let found: Found | undefined

const known = (game: AnyGame): Known => {
  found ??= search(game)
  const { ways, least } = found
  const [best, ...others] = [...ways].map(([way, counts]) => wayOf(way, ABOUT[way] as string, counts))
  if (!best) throw new Error(`${game.id}: no way to play`)
  return {
    ways: [best, ...others],
    strategy: [
      { when: `${weakest(least)} or better`, say: 'go' },
      { when: 'anything less', say: 'fold' },
    ],
    without: { fold: evOf(ways.get('always') as Counted), go: -1 },
  }
}

const NAMES = 'A23456789TJQK'

/** The ranks of the hand in a place, from the highest: told of high cards, where the border lies. */
const weakest = (place: number): string => {
  const { three, threeCategoryOf } = fastHands()
  let named = ''
  eachClass(3, (cards) => {
    if (named !== '' || three(cards[0] as number, cards[1] as number, cards[2] as number) !== place) return
    const high = (card: number): number => (card % 13 === 0 ? 13 : card % 13)
    named = [...cards]
      .sort((a, b) => high(b) - high(a))
      .map((card) => NAMES[card % 13])
      .join('-')
  })
  const category: Category = threeCategoryOf(place)
  return category === 'high-card' ? named : `${category} ${named}`
}

const GO = { do: 'go' }
const FOLD = { do: 'fold' }

export const threeCard: PokerModule = {
  games: ['three-card-poker'],
  bet: 'ante',
  rule: () => 'TCP-14',
  firstBets: 1,
  ways: Object.keys(ABOUT),
  known: (game) => known(game),
  player: (game, _, way) => {
    const { three } = fastHands()
    found ??= way === 'best' ? search(game) : found
    const least = way === 'best' ? (found as Found).least : (LEAST[way] as () => number)()
    return ({ own }) => (three(own[0] as number, own[1] as number, own[2] as number) >= least ? GO : FOLD)
  },
  round: (game, _, deck, decide) => {
    const { three, threeCategoryOf } = fastHands()
    const { fold, closed, lose, tie, win } = netsOf(variantOf(game))
    const own = [deck[0], deck[2], deck[4]] as [number, number, number]
    const bank = three(deck[1] as number, deck[3] as number, deck[5] as number)
    if (decide({ question: 'bet', own, up: [], board: [] }, [GO, FOLD]) === FOLD) return fold
    if (bank < opening()) return closed
    const place = three(...own)
    return place === bank ? tie : place < bank ? lose : win(threeCategoryOf(place))
  },
}
