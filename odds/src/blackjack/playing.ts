// The worth of every decision for a hand against an upcard, in a shoe from which the hand, the upcard and some cards beside
// are gone. Exact but for floating point: each end of the bank and each card is enumerated without replacement.

import { BLACKJACK, bankEnds, ENDS, fullShoe, OVER } from './bank.js'
import { ACE, BUST, CARDS, HANDS, MOST, SEVEN, TEN, TOTAL, VALUES, withCard } from './hands.js'
import { addPayment, addTo, certain, MEAN, type Moments, noMoments, PROMISE, SQUARE, WITH_END } from './moments.js'
import type { BlackjackRules } from './rules.js'
import type { Payment, ThirdCard } from './third-card.js'

/** Cards gone from the shoe that are in no hand of this count: the other cards of a split pair. */
export interface Beside {
  readonly value: number
  readonly times: number
}

const NOTHING: Beside = { value: ACE, times: 0 }

export interface Playing {
  readonly up: number
  /** The chance of each end of the bank. */
  ends(hand: number): Float64Array
  stand(hand: number, stake?: number): Moments
  hit(hand: number, third?: ThirdCard): Moments
  double(hand: number, third?: ThirdCard, seven?: Payment): Moments
  /** A natural, or a hand paid like one. */
  natural(hand: number): Moments
  /** The better of standing and asking for a card. */
  best(hand: number): Moments
  hits(hand: number): boolean
  chanceOf(hand: number, value: number): number
  /** What taking the tie-break is worth to a hand of 21, once the bank has its blackjack. */
  tieBreak(hand: number): number
}

const RADIX = 24

export const openPlaying = (
  rules: BlackjackRules,
  up: number,
  memory: Map<number, Float64Array>,
  beside: Beside = NOTHING,
): Playing => {
  const full = fullShoe(rules.packs)
  full[up] = (full[up] as number) - 1
  full[beside.value] = (full[beside.value] as number) - beside.times
  const [natural, equal] = [rules.naturalPays, rules.tieBreak?.equalPays].map((pays) => (pays ? pays[0] / pays[1] : 0))
  const keeps = rules.bonusScope === 'first-three'
  const shoe = new Float64Array(VALUES)
  const worth: (Moments | undefined)[] = new Array(HANDS)
  const asks = new Uint8Array(HANDS)

  const take = (hand: number): void => {
    const held = CARDS[hand] as readonly number[]
    for (let value = 0; value < VALUES; value += 1) shoe[value] = (full[value] as number) - (held[value] as number)
  }

  const ends = (hand: number): Float64Array => {
    const held = CARDS[hand] as readonly number[]
    let key = 0
    for (let value = VALUES - 1; value >= 0; value -= 1)
      key = key * RADIX + (held[value] as number) + (value === beside.value ? beside.times : 0)
    const known = memory.get(key)
    if (known) return known
    take(hand)
    const chances = bankEnds(up, rules.bankHitsSoft17, shoe)
    memory.set(key, chances)
    return chances
  }

  const chances = (hand: number): Float64Array => {
    take(hand)
    const total = shoe.reduce((sum, held) => sum + held, 0)
    return shoe.map((held) => held / total)
  }

  /** A card each from a shoe that has also lost the bank's second card; equal ones are what is not symmetrical. */
  const tieBreak = (hand: number, stake: number): Pick<Payment, 'mean' | 'square'> => {
    take(hand)
    const second = up === ACE ? TEN : ACE
    shoe[second] = (shoe[second] as number) - 1
    const total = shoe.reduce((sum, held) => sum + held, 0)
    // Two ten-cards of a full shoe have one rank with this chance, and removing unknown ones does not change it.
    const ofOneRank = (4 * rules.packs - 1) / (16 * rules.packs - 1)
    const pairs = shoe.reduce((sum, held, value) => sum + held * (held - 1) * (value === TEN ? ofOneRank : 1), 0)
    const chance = pairs / (total * (total - 1))
    const both = stake + 1
    return {
      mean: both * chance * (equal as number),
      square: both * both * (1 - chance + chance * (equal as number) ** 2),
    }
  }

  const resultAgainst = (total: number, end: number): number => {
    if (end === OVER) return 1
    if (end === BLACKJACK) return total === MOST && !rules.bankBlackjackBeats21 ? 0 : -1
    return Math.sign(total - 17 - end)
  }

  const stand = (hand: number, stake = 1): Moments => {
    const moments = noMoments()
    const likely = ends(hand)
    const total = TOTAL[hand] as number
    for (let end = 0; end < ENDS; end += 1) {
      const chance = likely[end] as number
      const result = stake * resultAgainst(total, end)
      const duel =
        end === BLACKJACK && total === MOST && rules.tieBreak && chance > 0 ? tieBreak(hand, stake) : undefined
      moments[WITH_END + end] = chance * (duel?.mean ?? result)
      moments[MEAN] = (moments[MEAN] as number) + chance * (duel?.mean ?? result)
      moments[SQUARE] = (moments[SQUARE] as number) + chance * (duel?.square ?? result * result)
    }
    moments[PROMISE] = (moments[MEAN] as number) ** 2
    return moments
  }

  const draw = (hand: number, stake: number, after: (next: number) => Moments, third?: ThirdCard): Moments => {
    const moments = noMoments()
    const likely = chances(hand)
    const bank = ends(hand)
    let over = 0
    for (let value = 0; value < VALUES; value += 1) {
      const chance = likely[value] as number
      if (chance === 0) continue
      const next = withCard(hand, value)
      if (next === BUST) {
        over += chance
        continue
      }
      const then = after(next)
      addTo(moments, chance, then)
      const paid = third?.[value]
      if (!paid) continue
      if (!keeps) {
        // No card is worth losing a bonus for.
        addTo(moments, -chance * paid.chance, then)
        addTo(moments, chance * paid.chance, stand(next, stake))
      }
      addPayment(moments, chance, (keeps ? then : stand(next, stake))[MEAN] as number, paid, bank)
    }
    if (over > 0) addTo(moments, over, certain(-stake, bank))
    return moments
  }

  const best = (hand: number): Moments => {
    const known = worth[hand]
    if (known) return known
    const standing = stand(hand)
    const asking = TOTAL[hand] === MOST ? undefined : draw(hand, 1, best)
    const asked = asking !== undefined && (asking[MEAN] as number) > (standing[MEAN] as number)
    asks[hand] = asked ? 1 : 0
    const chosen = asked ? asking : standing
    worth[hand] = chosen
    return chosen
  }

  const paidAsNatural = (hand: number): Moments => {
    const likely = ends(hand)
    const moments = certain(natural as number, likely)
    const tie = likely[BLACKJACK] as number
    const duel = rules.tieBreak && tie > 0 ? tieBreak(hand, 1) : { mean: 0, square: 0 }
    moments[WITH_END + BLACKJACK] = tie * duel.mean
    moments[MEAN] = (1 - tie) * (natural as number) + tie * duel.mean
    moments[SQUARE] = (1 - tie) * (natural as number) ** 2 + tie * duel.square
    moments[PROMISE] = (moments[MEAN] as number) ** 2
    return moments
  }

  return {
    up,
    ends,
    stand,
    best,
    hit: (hand, third) => draw(hand, 1, best, third),
    double: (hand, third, seven) => {
      const sevens = withCard(hand, SEVEN)
      return draw(
        hand,
        2,
        (next) => {
          if (!seven || next !== sevens) return stand(next, 2)
          const paid = certain(seven.mean, ends(hand))
          paid[SQUARE] = seven.square
          paid[PROMISE] = seven.square
          return paid
        },
        third,
      )
    },
    natural: paidAsNatural,
    hits: (hand) => {
      best(hand)
      return asks[hand] === 1
    },
    chanceOf: (hand, value) => chances(hand)[value] as number,
    tieBreak: (hand) => tieBreak(hand, 1).mean,
  }
}
