// The chances of the bets of chance alone, as exact fractions: Perfect Pairs, insurance, the tie-break.

import type { Distribution } from '../tools/distribution.js'
import { add, div, type Fraction, fraction, mul, ONE, sub } from '../tools/fraction.js'
import type { BlackjackRules, Pays } from './rules.js'

const times = (value: Fraction, by: number): Fraction => mul(value, fraction(by))

/** One of the cards left once the first is out, by what it shares with it. */
export const perfectPairsNets = ({ packs, perfectPairs }: BlackjackRules): Distribution | undefined => {
  if (!perfectPairs) return undefined
  const others = packs * 52 - 1
  const [perfect, colour, mixed] = [fraction(packs - 1, others), fraction(packs, others), fraction(2 * packs, others)]
  return new Map([
    [perfectPairs.perfect, perfect],
    [perfectPairs.colour, colour],
    [perfectPairs.mixed, mixed],
    [-1, sub(ONE, add(perfect, add(colour, mixed)))],
  ])
}

/** The chance of a bank blackjack when only the upcard and `held` of the cards it needs, of `seen` in all, are known. */
export const blackjackChance = (packs: number, up: 'ace' | 'ten', seen = 0, held = 0): Fraction =>
  fraction(packs * (up === 'ace' ? 16 : 4) - held, packs * 52 - 1 - seen)

/** Per two staked, so that 3 to 2 is whole. */
export const STAKE = 2

export const insuranceNets = (chance: Fraction, [num, den]: Pays): Distribution =>
  new Map([
    [(STAKE * num) / den, chance],
    [-STAKE, sub(ONE, chance)],
  ])

/** A natural against the bank's: two aces and two ten-cards are gone, and one card each is drawn. */
export const equalCards = (packs: number): Fraction => {
  const left = fraction(packs * 52 - 4)
  const tens = packs * 16 - 2
  const sameRank = fraction(packs * 4 - 1, packs * 16 - 1)
  const aces = packs * 4 - 2
  const pairs = [aces * (aces - 1), ...Array.from({ length: 8 }, () => packs * 4 * (packs * 4 - 1))]
  const ways = pairs.reduce((sum, each) => add(sum, fraction(each)), times(sameRank, tens * (tens - 1)))
  return div(ways, mul(left, sub(left, ONE)))
}

export const tieBreakNets = ({ packs, tieBreak }: BlackjackRules): Distribution | undefined => {
  if (!tieBreak) return undefined
  const equal = equalCards(packs)
  const higher = div(sub(ONE, equal), fraction(2))
  const pays = (STAKE * tieBreak.equalPays[0]) / tieBreak.equalPays[1]
  return new Map(
    pays === STAKE
      ? [
          [STAKE, add(higher, equal)],
          [-STAKE, higher],
        ]
      : [
          [STAKE, higher],
          [pays, equal],
          [-STAKE, higher],
        ],
  )
}

/** What a natural that declines payment at 1 to 1 gets on average, where the upcard offers it. */
export const waiting = (rules: BlackjackRules, up: 'ace' | 'ten'): Fraction => {
  const blackjack = blackjackChance(rules.packs, up, 2, 1)
  const tie = rules.tieBreak ? mul(equalCards(rules.packs), fraction(...rules.tieBreak.equalPays)) : fraction(0)
  return add(mul(sub(ONE, blackjack), fraction(...rules.naturalPays)), mul(blackjack, times(tie, 2)))
}
