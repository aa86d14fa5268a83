// What to do with a hand, and what each mistake costs. Everything is worked out here, without threads or files, so that a
// browser may ask too; what was worked out against an upcard is kept, so that only the first question takes time.

import { type Card, DECK } from '@tapete/engine'
import { insurancePays, insuranceWorth } from './analyse.js'
import { BLACKJACK } from './bank.js'
import type { Decision } from './choices.js'
import { needsSuits, suitedCards, VALUE } from './deck.js'
import { BUST, handOf, MOST, TOTAL, VALUES } from './hands.js'
import { meanOf } from './moments.js'
import type { BlackjackRules } from './rules.js'
import { openUpcard, type Upcard } from './upcard.js'

/** `decline` is leaving an insurance or a tie-break alone. Waiting with a natural is `stand`. */
export type Advised = Decision | 'insure' | 'tie-break' | 'decline'

export interface Advice {
  readonly best: Advised
  /** Expected net of each decision, per unit of the bet and with all that follows played well. Of `insure`, that of the insurance. */
  readonly values: { readonly [decision in Advised]?: number }
}

export interface Situation {
  /** The hand came of splitting. */
  readonly split?: boolean
}

type Values = [Advised, number][]

const known = new WeakMap<BlackjackRules, (Upcard | undefined)[]>()

const against = (rules: BlackjackRules, up: number): Upcard => {
  const upcards = known.get(rules) ?? []
  known.set(rules, upcards)
  const opened = upcards[up] ?? openUpcard(rules, up)
  upcards[up] = opened
  return opened
}

const numberOf = (card: Card): number => DECK.indexOf(card)

/** With two cards: a split hand may open again, worth as much as the two hands it becomes. */
const withTwo = (rules: BlackjackRules, upcard: Upcard, cards: readonly [number, number], split: boolean): Values => {
  const [a, b] = [VALUE[cards[0]] as number, VALUE[cards[1]] as number]
  const suited = needsSuits(rules) && suitedCards(...cards)
  const choices = split ? upcard.split(a).choices(b, suited) : upcard.first(a, b, suited)
  const values = choices.map(({ decision, moments }): [Advised, number] => [decision, meanOf(moments)])
  return split && a === b && rules.splitHands > 2 ? [...values, ['split', meanOf(upcard.split(a).moments)]] : values
}

const withMore = (upcard: Upcard, values: readonly number[], split: boolean): Values => {
  const hand = handOf(values)
  if (hand === BUST) return []
  const playing = split ? upcard.split(values[0] as number).playing : upcard.playing
  const stand: Values = [['stand', meanOf(playing.stand(hand))]]
  return TOTAL[hand] === MOST ? stand : [...stand, ['hit', meanOf(playing.hit(hand))]]
}

const ofOffers = (rules: BlackjackRules, { up, playing }: Upcard, values: readonly number[]): Values => {
  const hand = handOf(values)
  const pays = insurancePays(rules, up)
  const insure = pays && hand !== BUST ? insuranceWorth(pays, playing.ends(hand)[BLACKJACK] as number) : undefined
  const duel = rules.tieBreak && TOTAL[hand] === MOST ? playing.tieBreak(hand) : undefined
  return [
    ['decline', 0],
    ...(insure === undefined ? [] : ([['insure', insure]] as Values)),
    ...(duel === undefined ? [] : ([['tie-break', duel]] as Values)),
  ]
}

/** Undefined when none of the decisions asked about can be made with this hand. */
export const adviceFor = (
  rules: BlackjackRules,
  hand: readonly Card[],
  upcard: Card,
  decisions: readonly Advised[],
  { split = false }: Situation = {},
): Advice | undefined => {
  const cards = hand.map(numberOf)
  const values = cards.map((card) => VALUE[card] as number)
  const [first, second] = cards
  if (first === undefined || second === undefined) return undefined
  const facing = against(rules, VALUE[numberOf(upcard)] as number)
  const played = cards.length === 2 ? withTwo(rules, facing, [first, second], split) : withMore(facing, values, split)
  const asked = [...played, ...ofOffers(rules, facing, values)].filter(([decision]) => decisions.includes(decision))
  if (asked.length === 0) return undefined
  const [best] = asked.reduce((most, each) => (each[1] > most[1] ? each : most))
  return { best, values: Object.fromEntries(asked) }
}

/** What a decision costs beside the best one, per unit of the bet. */
export const costOf = ({ best, values }: Advice, decision: Advised): number | undefined => {
  const value = values[decision]
  return value === undefined ? undefined : (values[best] as number) - value
}

/** Works out everything against an upcard before it is asked for. */
export const warmUp = (rules: BlackjackRules, upcard: Card): void => {
  const facing = against(rules, VALUE[numberOf(upcard)] as number)
  for (let a = 0; a < VALUES; a += 1)
    for (let b = a; b < VALUES; b += 1) for (const suited of [false, true]) facing.first(a, b, suited)
}
