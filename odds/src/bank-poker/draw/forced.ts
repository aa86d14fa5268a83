// What the bank of Draw Poker keeps, by ranks (DRW-17 to DRW-27), as the engine says it, and what becomes of it card by card.

import { type Card, DECK, forcedDraw } from '@tapete/engine'
import { VALUE_OF } from '../deck.js'
import { cardOf, plainPlace, RANKS, rankSets, SUITS } from '../ranks.js'
import { CLASSES, classOf } from './classes.js'

export const PAIRS = (RANKS * (RANKS + 1)) / 2

/** A hand of the bank before its exchange, when no four of it share a suit. */
export interface Forced {
  readonly ranks: readonly number[]
  /** Different ranks, and how many of each. */
  readonly single: readonly number[]
  readonly times: readonly number[]
  readonly draws: 0 | 1 | 2
  readonly kept: readonly number[]
  /** Where it stands, or by the drawn rank, or by the pair of drawn ranks, the lower first. */
  readonly places: Uint16Array
  /** Of five different ranks, their bits; zero otherwise. */
  readonly mask: number
  readonly straight: boolean
}

const isHand = (ranks: readonly number[]): boolean =>
  ranks.every((rank) => ranks.filter((other) => other === rank).length <= SUITS)
const placeOf = (ranks: readonly number[]): number => (isHand(ranks) ? plainPlace(ranks) : 0)

/** Drawn ranks beside those that are kept. */
const placesOf = (kept: readonly number[]): Uint16Array => {
  const places: number[] = []
  if (kept.length === 5) places.push(placeOf(kept))
  else
    for (let first = 0; first < RANKS; first += 1)
      if (kept.length === 4) places.push(placeOf([...kept, first]))
      else for (let second = first; second < RANKS; second += 1) places.push(placeOf([...kept, first, second]))
  return Uint16Array.from(places)
}

export const maskOf = (ranks: readonly number[]): number => ranks.reduce((mask, rank) => mask | (1 << rank), 0)

const forcedOf = (ranks: readonly number[], gap: boolean, places: (kept: readonly number[]) => Uint16Array): Forced => {
  const cards = ranks.map((rank, at) => DECK[cardOf(rank, at % SUITS)] as Card)
  const { discards, because } = forcedDraw(cards, gap)
  const kept = ranks.filter((_, at) => !discards.includes(cards[at] as Card))
  const single = [...new Set(ranks)]
  return {
    ranks,
    single,
    times: single.map((rank) => ranks.filter((other) => other === rank).length),
    draws: discards.length as 0 | 1 | 2,
    kept,
    places: places(kept),
    mask: single.length === 5 ? maskOf(ranks) : 0,
    straight: single.length === 5 && because === 'stands',
  }
}

/** What it keeps, as though it were the whole hand. */
export const keptOf = (hand: Forced): Forced => {
  const single = [...new Set(hand.kept)]
  return {
    ...hand,
    ranks: hand.kept,
    single,
    times: single.map((rank) => hand.kept.filter((each) => each === rank).length),
  }
}

/** Every hand of the bank by ranks. */
export const forcedHands = (gap: boolean): readonly Forced[] => {
  const known = new Map<string, Uint16Array>()
  const places = (kept: readonly number[]): Uint16Array => {
    const found = known.get(kept.join()) ?? placesOf(kept)
    known.set(kept.join(), found)
    return found
  }
  return rankSets(5).map((ranks) => forcedOf(ranks, gap, places))
}

export const rankOf = (card: number): number => (VALUE_OF[card] as number) - 2

const known = [new Int8Array(CLASSES).fill(-1), new Int8Array(CLASSES).fill(-1)]
const order = new Uint8Array(5)

/** The places of a hand of the bank that it throws away: asked of the engine once for each class of hands. */
export const thrownAway = (cards: readonly number[], gap: boolean): number[] => {
  const classes = known[Number(gap)] as Int8Array
  const number = classOf(cards, order)
  const places = [...cards.keys()]
  if ((classes[number] as number) < 0) {
    const hand = cards.map((card) => DECK[card] as Card)
    const { discards } = forcedDraw(hand, gap)
    classes[number] = places.reduce(
      (bits, at) => (discards.includes(hand[at] as Card) ? bits | (1 << (order[at] as number)) : bits),
      0,
    )
  }
  return places.filter((at) => (classes[number] as number) & (1 << (order[at] as number)))
}
