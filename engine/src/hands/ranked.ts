// The hand as the article reads it: its category, the cards in the order that decides a tie, and the order of all hands.
// Suits are equal; the ace is high, and low only below a two in the lowest straight. What is faster is in fast.ts, and is
// held to this.

import { type Card, type Rank, rankOf, suitOf } from '../kernel/cards.js'
import { type Category, FIVE_CARD, gradeOf, type Ranking, THREE_CARD } from './categories.js'

/** From the two up to the ace, which has the greatest value. */
const ASCENDING: readonly Rank[] = ['2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K', 'A']
const ACE = 14

export const cardValue = (card: Card): number => ASCENDING.indexOf(rankOf(card)) + 2

export interface Ranked {
  readonly category: Category
  /** Its cards, those that make the category first, then the others from the highest. */
  readonly cards: readonly Card[]
  /** Their values in that order, by which equal categories are compared; the ace of the lowest straight counts 1. */
  readonly values: readonly number[]
}

/** Groups of equal rank, the largest first and of equal ones the highest: quads, trips, pairs, single cards. */
const groupsOf = (cards: readonly Card[]): Card[][] => {
  const byValue = new Map<number, Card[]>()
  for (const card of cards) byValue.set(cardValue(card), [...(byValue.get(cardValue(card)) ?? []), card])
  return [...byValue].sort(([v, a], [w, b]) => b.length - a.length || w - v).map(([, group]) => group)
}

/** The cards of a straight from its top down; with the ace last where it counts 1. Undefined where they are none. */
const straightOf = (cards: readonly Card[]): readonly Card[] | undefined => {
  const down = [...cards].sort((a, b) => cardValue(b) - cardValue(a))
  const values = down.map(cardValue)
  const follows = (from: number) =>
    values.every((value, at) => at < from || value === (values[from] as number) - at + from)
  if (follows(0)) return down
  const lowest = values[0] === ACE && values[1] === cards.length && follows(1)
  return lowest ? [...down.slice(1), down[0] as Card] : undefined
}

/** The category of cards that are neither a straight nor of one suit, by the sizes of their groups. */
const GROUPED: { readonly [sizes: string]: Category } = {
  '41': 'poker',
  '32': 'full',
  '311': 'trio',
  '3': 'trio',
  '221': 'two-pairs',
  '2111': 'pair',
  '21': 'pair',
  '11111': 'high-card',
  '111': 'high-card',
}

/** The cards of one hand: three, or five. */
export const rankHand = (cards: readonly Card[]): Ranked => {
  const straight = straightOf(cards)
  const flush = cards.every((card) => suitOf(card) === suitOf(cards[0] as Card))
  const groups = groupsOf(cards)
  const grouped = GROUPED[groups.map((group) => group.length).join('')]
  if (!grouped || (cards.length !== 3 && cards.length !== 5))
    throw new RangeError(`no hand of poker: ${cards.join(' ')}`)
  const ordered = straight ?? groups.flat()
  const values = ordered.map((card, at) => (straight && at > 0 && cardValue(card) === ACE ? 1 : cardValue(card)))
  const category = straight
    ? flush
      ? cards.length === 5 && values[0] === ACE
        ? 'royal-flush'
        : 'straight-flush'
      : 'straight'
    : flush
      ? 'flush'
      : grouped
  return { category, cards: ordered, values }
}

export const rankingOf = ({ cards }: Pick<Ranked, 'cards'>): Ranking => (cards.length === 3 ? THREE_CARD : FIVE_CARD)

/** Above zero where the first hand is the better one, zero where all their values coincide: a tie. */
export const compareHands = (one: Ranked, other: Ranked): number => {
  const ranking = rankingOf(one)
  const byCategory = gradeOf(ranking, one.category) - gradeOf(ranking, other.category)
  if (byCategory !== 0) return byCategory
  const at = one.values.findIndex((value, place) => value !== other.values[place])
  return at < 0 ? 0 : (one.values[at] as number) - (other.values[at] as number)
}

/** Every choice of `count` of the items, in their order. */
export const choices = <T>(items: readonly T[], count: number): T[][] => {
  if (count === 0) return [[]]
  return items.flatMap((item, at) => choices(items.slice(at + 1), count - 1).map((rest) => [item, ...rest]))
}

const bestOfAll = (hands: readonly Ranked[], prefer: (hand: Ranked) => number): Ranked =>
  hands.reduce((best, hand) => ((compareHands(hand, best) || prefer(hand) - prefer(best)) > 0 ? hand : best))

/** The best five of a player's own cards and the board's; of equal ones those that use more of the board. */
export const bestHand = (own: readonly Card[], board: readonly Card[] = []): Ranked =>
  bestOfAll(
    choices([...own, ...board], 5).map(rankHand),
    ({ cards }) => cards.filter((card) => board.includes(card)).length,
  )

/** Omaha: exactly two of the player's own cards and three of the board's. */
export const bestOmaha = (own: readonly Card[], board: readonly Card[]): Ranked =>
  bestOfAll(
    choices(own, 2).flatMap((two) => choices(board, 3).map((three) => rankHand([...two, ...three]))),
    () => 0,
  )
