// The fast table: one player, whole rounds, no object made on the way. It deals from its shoe by exchanging the next card
// with one of those behind it, so that a shoe is never shuffled as a whole and every order stays equally likely.
// Amounts are in halves of a bet, so that all of them are whole.

import type { Random } from '../random.js'
import { bonusOf, HEIGHT, needsSuits, pairPays, RANK, SUIT, suitedCards, VALUE } from './deck.js'
import { ACE, BUST, MOST, NATURAL, NEXT, SEVEN, SOFT, TEN, TOTAL, VALUES } from './hands.js'
import type { BlackjackRules } from './rules.js'
import { DOUBLE, EVEN_MONEY, firstAt, HIT, laterAt, SPLIT, type Strategy, SURRENDER } from './strategy.js'

/** Halves in a bet. */
export const UNIT = 2

const RANGE = 2 ** 32

const HANDS_MOST = 64
const BUFFER = 4096

export interface FastTable {
  /** A shoe as new, and chance from this stream. */
  begin(random: Random): void
  /** Plays a round and says what it won or lost, in halves of one bet; the side bet apart. */
  round(): number
  /** What the side bet of the last round won, per unit staked on it. */
  side(): number
  /** Puts these cards on top, in this order, where chance is a stream of zeros. */
  stack(cards: ArrayLike<number>): void
  /** Cards dealt in the last round. */
  dealt(): number
}

export interface FastOptions {
  /** Cards behind the cut card; without it every round has a full shoe. */
  readonly cut?: number | undefined
}

const halves = ([num, den]: readonly [number, number]): number => (UNIT * num) / den

export const openTable = (
  rules: BlackjackRules,
  strategy: Strategy,
  chance: Random,
  { cut }: FastOptions = {},
): FastTable => {
  const { bankHands, bankHitsSoft17, bankBlackjackBeats21, holeCard, bonuses, tripleSeven, perfectPairs } = rules
  const { first, later, splitFirst, splitLater, again, insures, tieBreak } = strategy
  const size = rules.packs * 52
  const shoe = Uint8Array.from({ length: size }, (_, at) => at % 52)
  const naturalWins = halves(rules.naturalPays)
  const equal = rules.tieBreak ? rules.tieBreak.equalPays[0] / rules.tieBreak.equalPays[1] : 0
  const insuranceOn = [rules.insurance.ace, rules.insurance.ten].map((pays) => (pays ? halves(pays) / 2 : 0))
  const endsWithBonus = rules.bonusScope === 'final-three'
  const suits = needsSuits(rules)
  const buffer = new Uint32Array(BUFFER)
  const firsts = new Uint8Array(HANDS_MOST)
  const totals = new Int16Array(HANDS_MOST)
  const stakes = new Int16Array(HANDS_MOST)
  const paidAsNatural = new Uint8Array(HANDS_MOST)
  let random = chance
  let [drawn, next, start] = [BUFFER, size, 0]
  let [bankTotal, bankBlackjack] = [0, false]
  let [hands, won, side] = [0, 0, 0]

  const bits = (): number => {
    if (drawn === BUFFER) {
      random.fill(buffer)
      drawn = 0
    }
    drawn += 1
    return buffer[drawn - 1] as number
  }

  const draw = (): number => {
    const left = size - next
    let product = bits() * left
    let place = Math.floor(product / RANGE)
    // The lowest of each share would come once too often: they are drawn again. The first test is nearly always enough.
    while (product - place * RANGE < left && product - place * RANGE < RANGE % left) {
      product = bits() * left
      place = Math.floor(product / RANGE)
    }
    const at = next + place
    const card = shoe[at] as number
    shoe[at] = shoe[next] as number
    shoe[next] = card
    next += 1
    return card
  }

  const keep = (total: number, stake: number, natural: boolean): void => {
    totals[hands] = total
    stakes[hands] = stake
    paidAsNatural[hands] = natural ? 1 : 0
    hands += 1
  }

  /** Plays a hand from its two cards; `pair` is the value split, or less than zero. */
  const playHand = (a: number, b: number, decision: number, pair: number, up: number): void => {
    let hand = NEXT[(NEXT[VALUE[a] as number] as number) * VALUES + (VALUE[b] as number)] as number
    if (decision === SURRENDER) {
      won -= bankHands
      return
    }
    if (decision !== HIT && decision !== DOUBLE) {
      keep(TOTAL[hand] as number, UNIT, pair === ACE && hand === NATURAL && rules.splitAceTenIsNatural)
      return
    }
    const third = draw()
    const bonus = bonuses ? UNIT * bonusOf(bonuses, a, b, third) : 0
    won += bankHands * bonus
    const stake = decision === DOUBLE ? 2 * UNIT : UNIT
    if (
      decision === DOUBLE &&
      tripleSeven &&
      pair < 0 &&
      RANK[a] === SEVEN &&
      RANK[b] === SEVEN &&
      RANK[third] === SEVEN
    ) {
      const suited = SUIT[a] === SUIT[b] && SUIT[b] === SUIT[third]
      won += bankHands * stake * (suited ? tripleSeven.suited : tripleSeven.mixed)
      return
    }
    hand = NEXT[hand * VALUES + (VALUE[third] as number)] as number
    if (decision === HIT && !(bonus > 0 && endsWithBonus))
      while (
        hand !== BUST &&
        (pair < 0 ? later[hand * VALUES + up] === HIT : splitLater[laterAt(pair, hand, up)] === HIT)
      )
        hand = NEXT[hand * VALUES + (VALUE[draw()] as number)] as number
    if (hand === BUST) won -= bankHands * stake
    else keep(TOTAL[hand] as number, stake, false)
  }

  const splitPair = (a: number, b: number, up: number): void => {
    const pair = VALUE[a] as number
    const most = pair === ACE && !rules.resplitAces ? 2 : rules.splitHands
    firsts[0] = a
    firsts[1] = b
    let count = 2
    for (let at = 0; at < count; at += 1) {
      const own = firsts[at] as number
      let second = draw()
      while (VALUE[second] === pair && count < most && again[pair * VALUES + up] === 1) {
        firsts.copyWithin(at + 2, at + 1, count)
        firsts[at + 1] = second
        count += 1
        second = draw()
      }
      const decision = splitFirst[
        firstAt(suits && suitedCards(own, second) ? 1 : 0, pair, VALUE[second] as number, up)
      ] as number
      playHand(own, second, decision, pair, up)
    }
  }

  /** The bank's hand from its first card and the one it takes; `whole` when more than the second card matters. */
  const playBank = (up: number, second: number, whole: boolean): void => {
    let hand = NEXT[(NEXT[up] as number) * VALUES + second] as number
    bankBlackjack = hand === NATURAL
    while (whole && hand !== BUST) {
      const total = TOTAL[hand] as number
      if (total > 17 || (total === 17 && !(bankHitsSoft17 && SOFT[hand] === 1))) break
      hand = NEXT[hand * VALUES + (VALUE[draw()] as number)] as number
    }
    bankTotal = hand === BUST ? 0 : (TOTAL[hand] as number)
  }

  const duel = (stake: number): number => {
    if (!rules.tieBreak || !tieBreak) return 0
    const both = stake + UNIT
    const ahead = (HEIGHT[draw()] as number) - (HEIGHT[draw()] as number)
    return ahead > 0 ? both : ahead < 0 ? -both : both * equal
  }

  const settle = (at: number): number => {
    const total = totals[at] as number
    const stake = stakes[at] as number
    if (paidAsNatural[at] === 1) return bankBlackjack ? duel(stake) : naturalWins
    if (bankBlackjack) return total === MOST && !bankBlackjackBeats21 ? duel(stake) : -stake
    return bankTotal === 0 || total > bankTotal ? stake : total < bankTotal ? -stake : 0
  }

  const round = (): number => {
    if (cut === undefined || size - next <= cut) next = cut === undefined ? 0 : rules.burned
    start = next
    hands = 0
    won = 0
    const a = draw()
    const up = VALUE[draw()] as number
    const b = draw()
    const hole = holeCard ? draw() : -1
    if (perfectPairs) side = pairPays(perfectPairs, a, b)
    const left = VALUE[a] as number
    const right = VALUE[b] as number
    const insured = insures[(left * VALUES + right) * VALUES + up] === 1
    const decision = first[firstAt(suits && suitedCards(a, b) ? 1 : 0, left, right, up)] as number
    const natural = left + right === TEN && (left === ACE || right === ACE)
    if (natural) {
      if (decision === EVEN_MONEY) won += bankHands * UNIT
      else if (up !== ACE && up !== TEN) won += bankHands * naturalWins
      else keep(MOST, UNIT, true)
    } else if (decision === SPLIT) splitPair(a, b, up)
    else playHand(a, b, decision, -1, up)
    const ofInsurance = insured && !(natural && decision === EVEN_MONEY)
    for (let bank = 0; bank < bankHands && (hands > 0 || ofInsurance); bank += 1) {
      const second = VALUE[holeCard && bank === 0 ? hole : draw()] as number
      playBank(up, second, hands > 1 || (hands === 1 && !natural))
      if (ofInsurance) won += bankBlackjack ? (insuranceOn[up === ACE ? 0 : 1] as number) : -1
      for (let hand = 0; hand < hands; hand += 1) won += settle(hand)
    }
    return won
  }

  return {
    begin: (stream) => {
      random = stream
      drawn = BUFFER
      next = size
      for (let at = 0; at < size; at += 1) shoe[at] = at % 52
    },
    round,
    side: () => side,
    stack: (cards) => shoe.set(cards),
    dealt: () => next - start,
  }
}
