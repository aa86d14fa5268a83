// The fast table: one player, whole rounds, no object made on the way. A card is drawn by naming any place of the shoe, and
// again where that place has been dealt already, so that a shoe is never shuffled and every order stays equally likely.

import type { Random } from '../tools/random.js'
import { BLACKJACK, bankTable, DONE } from './bank-table.js'
import { bonusOf, CODES, COULD_EARN, cardOf, HEIGHT, needsSuits, pairPays, SUITED, twoAt } from './deck.js'
import { ACE, BUST, handOf, NATURAL, NEXT, SEVEN, TOTAL, VALUE_BITS, VALUE_MASK, VALUES } from './hands.js'
import { AS_NATURAL, DOUBLED, DUEL, inUnits, outcomeAt, outcomesOf, unitOf } from './outcomes.js'
import { openPlaces } from './places.js'
import type { BlackjackRules } from './rules.js'
import {
  DOUBLE,
  decisionIn,
  EVEN_MONEY,
  firstAt,
  HIT,
  handIn,
  laterAt,
  NATURAL_PAID,
  NATURAL_WAITS,
  openingAt,
  openingsOf,
  SPLIT,
  STAND,
  type Strategy,
  SURRENDER,
} from './strategy.js'

const HANDS_MOST = 64
const SEVENS = handOf([SEVEN, SEVEN])
/** Any end that is no blackjack: what a bank ends with that need not go on. */
const NO_MATTER = DONE + 17

export interface FastTable {
  /** A shoe as new, and chance from this stream. */
  begin(random: Random): void
  /** Plays a round and says what it won or lost, in parts of one bet (`unitOf`); the side bet apart. */
  round(): number
  /** What the side bet of the last round won, per unit staked on it. */
  side(): number
  /** The cards of the shoe, and how many of them come first in the next round, in this order. */
  stack(cards: ArrayLike<number>, first: number): void
  /** Cards dealt since the shoe was new. */
  dealt(): number
}

export interface FastOptions {
  /** Cards behind the cut card; without it every round has a full shoe. */
  readonly cut?: number | undefined
}

export const openTable = (
  rules: BlackjackRules,
  strategy: Strategy,
  chance: Random,
  { cut }: FastOptions = {},
): FastTable => {
  const { bankHands, holeCard, bonuses, tripleSeven, perfectPairs, splitAceTenIsNatural } = rules
  const { later, splitFirst, splitLater, again, insures } = strategy
  const size = rules.packs * 52
  const unit = unitOf(rules)
  const naturalWins = inUnits(rules.naturalPays, unit)
  const equalWins = rules.tieBreak ? rules.tieBreak.equalPays[0] / rules.tieBreak.equalPays[1] : 0
  const insuranceWins = [rules.insurance.ace, rules.insurance.ten].map((pays) => (pays ? inUnits(pays, unit / 2) : 0))
  const everInsures = insures.includes(1)
  const endsWithBonus = rules.bonusScope === 'final-three'
  const suits = needsSuits(rules)
  const bank = bankTable(rules.bankHitsSoft17)
  const outcomes = outcomesOf(rules, strategy.tieBreak)
  const openings = openingsOf(strategy)
  const places = openPlaces(size)
  const { at: named } = places
  const shoe = Uint16Array.from({ length: size }, (_, at) => CODES[at % 52] as number)
  /** When each place was dealt. The one that is none always counts as dealt, so that one test finds the end of the names. */
  const dealtIn = new Int32Array(size + 1)
  const firsts = new Uint16Array(HANDS_MOST)
  const stood = new Uint8Array(HANDS_MOST)
  let random = chance
  /** Which shoe this is; the name that comes next, and where they end; what makes of names the number of cards dealt. */
  let [now, next, end, out, repeated] = [0, 0, 0, 0, 0]
  let [hands, won, side] = [0, 0, 0]

  /** The place after one that cannot be dealt. */
  const further = (): number => {
    for (;;) {
      const place = named[next] as number
      if (place === size) {
        if (dealt() === size) throw new RangeError('the shoe ran out of cards within a round')
        out += next
        next = 0
        end = places.fill(random)
      } else if (dealtIn[place] === now) {
        repeated += 1
        next += 1
      } else return place
    }
  }

  const draw = (): number => {
    let place = named[next] as number
    if (dealtIn[place] === now) place = further()
    next += 1
    dealtIn[place] = now
    return shoe[place] as number
  }

  const renew = (): void => {
    now += 1
    dealtIn[size] = now
    out = -next
    repeated = 0
    // Where every round has a full shoe, unseen cards change nothing.
    if (cut !== undefined) for (let card = 0; card < rules.burned; card += 1) draw()
  }

  const dealt = (): number => out + next - repeated

  /** For the bank: what is settled before is not kept. */
  const keep = (hand: number): void => {
    stood[hands] = hand
    hands += 1
  }

  /** Plays a hand that asks for a card; `pair` is the value split, or less than zero. */
  const drawOn = (a: number, b: number, two: number, decision: number, pair: number, up: number): void => {
    const third = draw()
    let hand = NEXT[two * VALUES + (third & VALUE_MASK)] as number
    let bonus = 0
    if (bonuses && COULD_EARN[twoAt(a, b)] === 1) {
      bonus = bonusOf(bonuses, cardOf(a), cardOf(b), cardOf(third))
      won += bankHands * unit * bonus
    }
    if (decision === DOUBLE) {
      if (tripleSeven && two === SEVENS && pair < 0 && (third & VALUE_MASK) === SEVEN) {
        const [x, y, z] = [cardOf(a), cardOf(b), cardOf(third)]
        won += bankHands * 2 * unit * (x === y && y === z ? tripleSeven.suited : tripleSeven.mixed)
      } else if (hand === BUST) won -= bankHands * 2 * unit
      else keep((TOTAL[hand] as number) | DOUBLED)
      return
    }
    if (!(bonus > 0 && endsWithBonus)) {
      if (pair < 0)
        while (hand !== BUST && later[hand * VALUES + up] === HIT)
          hand = NEXT[hand * VALUES + (draw() & VALUE_MASK)] as number
      else
        while (hand !== BUST && splitLater[laterAt(pair, hand, up)] === HIT)
          hand = NEXT[hand * VALUES + (draw() & VALUE_MASK)] as number
    }
    if (hand === BUST) won -= bankHands * unit
    else keep(TOTAL[hand] as number)
  }

  const splitPair = (a: number, b: number, up: number): void => {
    const pair = a & VALUE_MASK
    const most = pair === ACE && !rules.resplitAces ? 2 : rules.splitHands
    firsts[0] = a
    firsts[1] = b
    let count = 2
    for (let at = 0; at < count; at += 1) {
      const own = firsts[at] as number
      let second = draw()
      while ((second & VALUE_MASK) === pair && count < most && again[pair * VALUES + up] === 1) {
        firsts.copyWithin(at + 2, at + 1, count)
        firsts[at + 1] = second
        count += 1
        second = draw()
      }
      const suited = suits ? (SUITED[twoAt(own, second)] as number) : 0
      const decision = splitFirst[firstAt(suited, pair, second & VALUE_MASK, up)] as number
      const two = NEXT[(NEXT[pair] as number) * VALUES + (second & VALUE_MASK)] as number
      if (decision === SURRENDER) won -= (bankHands * unit) / 2
      else if (decision === HIT || decision === DOUBLE) drawOn(own, second, two, decision, pair, up)
      else keep(splitAceTenIsNatural && pair === ACE && two === NATURAL ? AS_NATURAL : (TOTAL[two] as number))
    }
  }

  const duel = (hand: number): number => {
    const both = hand & DOUBLED ? 3 * unit : 2 * unit
    const ahead = (HEIGHT[cardOf(draw())] as number) - (HEIGHT[cardOf(draw())] as number)
    return ahead > 0 ? both : ahead < 0 ? -both : both * equalWins
  }

  const round = (): number => {
    if (cut === undefined || size - dealt() <= cut) renew()
    hands = 0
    won = 0
    const a = draw()
    const up = draw() & VALUE_MASK
    const b = draw()
    const hole = holeCard ? draw() : 0
    if (perfectPairs) side = pairPays(perfectPairs, cardOf(a), cardOf(b))
    const suited = suits ? (SUITED[twoAt(a, b)] as number) : 0
    const opening = openings[openingAt(suited, a & VALUE_MASK, b & VALUE_MASK, up)] as number
    const decision = decisionIn(opening)
    const two = handIn(opening)
    if (decision === STAND) keep(TOTAL[two] as number)
    else if (decision === HIT || decision === DOUBLE) drawOn(a, b, two, decision, -1, up)
    else if (decision === SURRENDER) won = (-bankHands * unit) / 2
    else if (decision === SPLIT) splitPair(a, b, up)
    else if (decision === NATURAL_PAID) won = bankHands * naturalWins
    else if (decision === EVEN_MONEY) won = bankHands * unit
    else keep(AS_NATURAL)
    const insured =
      everInsures &&
      decision !== EVEN_MONEY &&
      insures[((a & VALUE_MASK) * VALUES + (b & VALUE_MASK)) * VALUES + up] === 1
    const whole = hands > 0 && decision !== NATURAL_WAITS
    for (let hand = 0; hand < bankHands && (hands > 0 || insured); hand += 1) {
      let state = bank[(up << VALUE_BITS) | ((holeCard && hand === 0 ? hole : draw()) & VALUE_MASK)] as number
      while (whole && state < DONE) state = bank[(state << VALUE_BITS) | (draw() & VALUE_MASK)] as number
      const last = state < DONE ? NO_MATTER : state
      if (insured) won += last === BLACKJACK ? (insuranceWins[up === ACE ? 0 : 1] as number) : -unit / 2
      for (let each = 0; each < hands; each += 1) {
        const outcome = outcomes[outcomeAt(stood[each] as number, last)] as number
        won += outcome === DUEL ? duel(stood[each] as number) : outcome
      }
    }
    return won
  }

  const begin = (stream: Random): void => {
    random = stream
    next = 0
    named[0] = size
    renew()
  }

  begin(chance)
  return {
    begin,
    round,
    side: () => side,
    stack: (cards, first) => {
      for (let at = 0; at < size; at += 1) shoe[at] = CODES[cards[at] as number] as number
      if (next + first > end) {
        next = 0
        end = places.fill(random)
      }
      for (let at = 0; at < first; at += 1) named[next + at] = at
    },
    dealt,
  }
}
