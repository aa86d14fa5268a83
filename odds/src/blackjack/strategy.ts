// How somebody plays, as tables a simulation looks up. One is written from the best play; any other may be written by hand.

import type { BestPlay } from './analyse.js'
import { type Choice, chooseBest, DECISIONS, suits } from './choices.js'
import { ACE, CARDS, HANDS, handOf, MOST, NATURAL, SIZE, TEN, TOTAL, VALUE_BITS, VALUES } from './hands.js'

export const STAND = 0
export const HIT = 1
export const DOUBLE = 2
export const SPLIT = 3
export const SURRENDER = 4
export const EVEN_MONEY = 5
/** What becomes of a natural that is not paid at 1 to 1: no decision, but it stands where one would. */
export const NATURAL_WAITS = 6
export const NATURAL_PAID = 7

export interface Strategy {
  /** The decision with two cards, at `firstAt`. */
  readonly first: Uint8Array
  /** Whether to ask for a card with more than two, at `hand * VALUES + up`. */
  readonly later: Uint8Array
  /** The same for split hands: at `firstAt` with the pair's card first, and at `laterAt`. */
  readonly splitFirst: Uint8Array
  readonly splitLater: Uint8Array
  /** Whether to split again, at `pair * VALUES + up`. */
  readonly again: Uint8Array
  /** Whether to insure, at `(a * VALUES + b) * VALUES + up`. */
  readonly insures: Uint8Array
  readonly tieBreak: boolean
}

export const firstAt = (suited: number, a: number, b: number, up: number): number =>
  ((suited * VALUES + a) * VALUES + b) * VALUES + up

export const laterAt = (pair: number, hand: number, up: number): number => (pair * HANDS + hand) * VALUES + up

export const emptyStrategy = (): { -readonly [part in keyof Strategy]: Strategy[part] } => ({
  first: new Uint8Array(2 * VALUES ** 3),
  later: new Uint8Array(HANDS * VALUES),
  splitFirst: new Uint8Array(2 * VALUES ** 3),
  splitLater: new Uint8Array(VALUES * HANDS * VALUES),
  again: new Uint8Array(VALUES ** 2),
  insures: new Uint8Array(VALUES ** 3),
  tieBreak: true,
})

const DECISION_BITS = 3

/** Two cards against an upcard, in a table that is read by shifts. */
export const openingAt = (suited: number, a: number, b: number, up: number): number =>
  (((((suited << VALUE_BITS) | a) << VALUE_BITS) | b) << VALUE_BITS) | up

export const decisionIn = (opening: number): number => opening & ((1 << DECISION_BITS) - 1)
export const handIn = (opening: number): number => opening >> DECISION_BITS

/** The hand that two cards make and what is done with it, at `openingAt`. */
export const openingsOf = ({ first }: Strategy): Uint16Array => {
  const openings = new Uint16Array(openingAt(2, 0, 0, 0))
  const ofNatural = (decision: number, up: number): number =>
    decision === EVEN_MONEY ? EVEN_MONEY : up === ACE || up === TEN ? NATURAL_WAITS : NATURAL_PAID
  for (const suited of [0, 1])
    for (let a = 0; a < VALUES; a += 1)
      for (let b = 0; b < VALUES; b += 1)
        for (let up = 0; up < VALUES; up += 1) {
          const hand = handOf([a, b])
          const decision = first[firstAt(suited, a, b, up)] as number
          openings[openingAt(suited, a, b, up)] =
            (hand << DECISION_BITS) | (hand === NATURAL ? ofNatural(decision, up) : decision)
        }
  return openings
}

const codeOf = (choices: readonly Choice[]): number => DECISIONS.indexOf(chooseBest(choices).decision)

const multiCard = (hand: number): boolean => (SIZE[hand] as number) > 2 && TOTAL[hand] !== MOST

export const strategyOf = ({ rules, upcards, against }: BestPlay): Strategy => {
  const strategy = emptyStrategy()
  for (const { up, plays } of upcards)
    for (const { cards, suited, best, insures } of plays)
      for (const [a, b] of [cards, [cards[1], cards[0]] as const]) {
        const code = DECISIONS.indexOf(best.decision)
        strategy.first[firstAt(suited ? 1 : 0, a, b, up)] = code
        if (suits(rules, a, b).length === 1) strategy.first[firstAt(1, a, b, up)] = code
        strategy.insures[(a * VALUES + b) * VALUES + up] = insures ? 1 : 0
      }
  for (const { up, playing, split } of against) {
    for (let hand = 0; hand < HANDS; hand += 1)
      if (multiCard(hand) && playing.hits(hand)) strategy.later[hand * VALUES + up] = HIT
    for (let pair = 0; rules.splitHands > 1 && pair < VALUES; pair += 1) {
      const { again, choices, playing: splitPlaying } = split(pair)
      strategy.again[pair * VALUES + up] = again ? 1 : 0
      for (let second = 0; second < VALUES; second += 1)
        for (const suited of [0, 1])
          strategy.splitFirst[firstAt(suited, pair, second, up)] = codeOf(
            choices(second, suited === 1 && suits(rules, pair, second).length > 1),
          )
      for (let hand = 0; pair > 0 && hand < HANDS; hand += 1)
        if ((CARDS[hand]?.[pair] as number) > 0 && multiCard(hand) && splitPlaying.hits(hand))
          strategy.splitLater[laterAt(pair, hand, up)] = HIT
    }
  }
  return strategy
}
