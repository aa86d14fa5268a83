// A table of poker as the page draws it, read from the view and the events of the round.

import {
  bestHand,
  type Card,
  cardValue,
  POKER_VARIANTS,
  type PokerHand,
  type PokerKind,
  type PokerPlay,
  type PokerQuestion,
  type PokerVariant,
  pokerQuestion,
  pokerTurn,
  type Ranked,
  rankHand,
} from '@tapete/engine'
import type { Event, Option, View } from '../../app/types.js'
import { COVERED } from '../../cards/Card.js'
import { sideLines } from '../progressive/table/hits.js'

export const playOf = (view: View): PokerPlay => view.play as unknown as PokerPlay

export const variantOf = (game: string): PokerVariant => {
  const found = POKER_VARIANTS.find(({ id }) => id === game)
  if (!found) throw new RangeError(`no poker against the bank: ${game}`)
  return found
}

const inPlay = (view: View) => ({ phase: view.phase as PokerKind['phase'], play: playOf(view) })

export const questionOf = (view: View): PokerQuestion | undefined => pokerQuestion(inPlay(view), variantOf(view.game))
/** Whose turn it is to answer, or to change cards. */
export const turnOf = (view: View): string | undefined => pokerTurn(inPlay(view), variantOf(view.game))

export const handOf = (view: View, seat: string | null): PokerHand | undefined =>
  seat === null ? undefined : playOf(view).hands[seat as `seat:${number}`]

/** The cards of a hand as whoever looks may know them: its backs, where they may not. */
export const cardsOf = (hand: PokerHand | undefined): readonly string[] => {
  if (!hand) return []
  return hand.shown ?? hand.cards.value ?? Array<string>(hand.count).fill(COVERED)
}

/** The bank's, with its open card last. */
export const bankCards = ({ bank }: PokerPlay): readonly string[] => {
  const { shown } = bank
  // What it drew lies open beside what it kept, before it is judged.
  if (shown) return [...shown, ...bank.up.filter((card) => !shown.includes(card))]
  return [...Array<string>(Math.max(0, bank.count - bank.up.length)).fill(COVERED), ...bank.up]
}

export const offersTo = (options: readonly Option[], me: string | null, name: string): Option | undefined =>
  me === null ? undefined : options.find((option) => option.do === name && option.by === me)

export const stakeOn = (view: View, seat: string, on?: string): number =>
  view.bets
    .filter((bet) => bet.seat === seat && (on === undefined || bet.on === on))
    .reduce((sum, bet) => sum + bet.amount, 0)

/** What a hand is so far: whole, or what its cards already make. */
export interface Seen extends Pick<Ranked, 'category' | 'values'> {
  /** The cards that make it. */
  readonly cards: readonly Card[]
  readonly whole: boolean
}

const SIZES: { readonly [sizes: string]: Ranked['category'] } = {
  '4': 'poker',
  '3': 'trio',
  '22': 'two-pairs',
  '2': 'pair',
}

/** Fewer cards than a hand: only what is equal among them is anything yet. */
const partOf = (cards: readonly Card[]): Seen => {
  const byValue = new Map<number, Card[]>()
  for (const card of cards) byValue.set(cardValue(card), [...(byValue.get(cardValue(card)) ?? []), card])
  const groups = [...byValue].sort(([v, a], [w, b]) => b.length - a.length || w - v).map(([, group]) => group)
  const equal = groups.filter((group) => group.length > 1)
  const category = SIZES[equal.map(({ length }) => length).join('')] ?? 'high-card'
  const made = category === 'high-card' ? (groups[0] ?? []) : equal.flat()
  return { category, cards: made, values: groups.flat().map(cardValue), whole: false }
}

/** How many of the ordered cards of a hand make its category. */
const MAKING: { readonly [category: string]: number } = { 'high-card': 1, pair: 2, 'two-pairs': 4, trio: 3, poker: 4 }

/** Ace and king are named together, and open together. */
const isAceKing = ({ category, values: [first, second] }: Ranked): boolean =>
  category === 'high-card' && first === 14 && second === 13

const made = (hand: Ranked, all: boolean): Seen => {
  const { category, cards, values } = hand
  const making = isAceKing(hand) ? 2 : (MAKING[category] ?? cards.length)
  return { category, values, cards: all ? cards : cards.slice(0, making), whole: true }
}

const isCard = (card: string): card is Card => card !== COVERED

/** What these cards are with those of the board, of what is seen; nothing of cards that lie face down. */
export const seenHand = (variant: PokerVariant, own: readonly string[], board: readonly Card[]): Seen | null => {
  if (own.length === 0 || !own.every(isCard)) return null
  if (variant.cards === 3 && variant.hasBank) return own.length === 3 ? made(rankHand(own), false) : partOf(own)
  return own.length + board.length >= 5 ? made(bestHand(own, board), variant.cards === 2) : partOf([...own, ...board])
}

/** The bank's hand once it is told. */
export const bankSeen = ({ cards: size }: PokerVariant, { bank }: PokerPlay): Seen | null =>
  bank.hand === null ? null : made(rankHand(bank.hand), size === 2)

/** Events of the round that is played or was played last. */
export const ofRound = (events: readonly Event[]): readonly Event[] => {
  const from = events.findLastIndex((event) => event.type === 'round-started')
  return from < 0 ? [] : events.slice(from)
}

interface Paid {
  readonly amount: number
}

/** What the round has done to the money of each seat so far. */
export const netsOf = (events: readonly Event[]): ReadonlyMap<string, number> => {
  const nets = new Map<string, number>()
  for (const event of ofRound(events)) {
    const { type, seat, amount, lines } = event
    const add = (change: number) => nets.set(String(seat), (nets.get(String(seat)) ?? 0) + change)
    if (type === 'collected') add(-Number(amount))
    if (type === 'pushed') add(0)
    if (type === 'paid') for (const line of (lines ?? []) as unknown as readonly Paid[]) add(line.amount)
    for (const { net } of sideLines(event) ?? []) add(net)
  }
  return nets
}

export type Verdict = 'wins' | 'loses' | 'ties' | 'closed' | 'folded' | 'void'

/** What became of a hand, as soon as it is told. */
export const verdictOf = (view: View, events: readonly Event[], seat: string | null): Verdict | undefined => {
  const hand = handOf(view, seat)
  if (!hand) return undefined
  if (hand.status === 'folded' || hand.status === 'lost') return 'folded'
  if (hand.status === 'void') return 'void'
  const shown = ofRound(events).findLast((event) => event.type === 'hand-shown' && event.seat === seat)
  if (shown && typeof shown.result === 'string') return shown.result as Verdict
  return playOf(view).bank.opens === false ? 'closed' : undefined
}

export const numberOf = (seat: string): number => Number(seat.slice('seat:'.length))
