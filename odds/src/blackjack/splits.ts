// The worth of splitting. Each split hand is played by its own cards, the upcard and the known pair, never by what the other
// hands drew; then cards may be dealt in any order, and how many hands there will be depends on their second cards alone.
// That count is enumerated. Two simplifications remain, both far below what a simulation can see: that the other hands'
// second cards are not of the pair is left out of later draws, and beyond the second further card of the pair the worth of
// a hand is extrapolated.

import { type Choice, chooseBest, secondCardChoices, suits } from './choices.js'
import { ACE, EMPTY, TEN, VALUES, withCard } from './hands.js'
import { addTo, type Moments, meanOf, noMoments, together } from './moments.js'
import type { Playing } from './playing.js'
import type { BlackjackRules } from './rules.js'

export interface Split {
  readonly moments: Moments
  /** Whether a further card of the pair is split again while hands are left. */
  readonly again: boolean
  /** What a split hand may do with its second card, resplitting apart. */
  choices(second: number, suited: boolean): readonly Choice[]
  readonly playing: Playing
}

/** A hand that got another value, on average, when `playing` knows what is gone. */
const averageOther = (rules: BlackjackRules, pair: number, playing: Playing): Moments => {
  const moments = noMoments()
  const first = withCard(EMPTY, pair)
  const others = 1 - playing.chanceOf(first, pair)
  for (let second = 0; second < VALUES; second += 1) {
    if (second === pair) continue
    const chance = playing.chanceOf(first, second) / others
    for (const [suited, share] of suits(rules, pair, second))
      addTo(moments, chance * share, chooseBest(secondCardChoices(rules, playing, pair, second, suited)).moments)
  }
  return moments
}

const averagePair = (rules: BlackjackRules, pair: number, playing: Playing): Moments => {
  const moments = noMoments()
  for (const [suited, share] of suits(rules, pair, pair))
    addTo(moments, share, chooseBest(secondCardChoices(rules, playing, pair, pair, suited)).moments)
  return moments
}

/** From what it is, and what it is one card further, to some cards further. */
const extrapolate = (from: Moments, to: Moments, steps: number): Moments =>
  from.map((value, index) => value + steps * ((to[index] as number) - value))

interface Shoe {
  /** Cards of the pair left, and cards in all, once pair and upcard are gone. */
  readonly ofPair: number
  readonly cards: number
}

interface SecondCards {
  readonly chance: number
  /** Hands whose second card is of another value, and hands left with the pair. */
  readonly others: number
  readonly stuck: number
  /** Further cards of the pair that came. */
  readonly further: number
}

/** Every way the second cards may come out, with hands limited to `most`. */
const secondCards = ({ ofPair, cards }: Shoe, most: number): SecondCards[] => {
  const ends: SecondCards[] = []
  let level = new Map<string, SecondCards>([['', { chance: 1, others: 0, stuck: 0, further: 0 }]])
  while (level.size > 0) {
    const next = new Map<string, SecondCards>()
    const reach = (way: SecondCards): void => {
      if (way.chance === 0) return
      const key = `${way.others} ${way.stuck} ${way.further}`
      next.set(key, { ...way, chance: way.chance + (next.get(key)?.chance ?? 0) })
    }
    for (const { chance, others, stuck, further } of level.values()) {
      const hands = 2 + further - stuck
      if (others + stuck === hands) {
        ends.push({ chance, others, stuck, further })
        continue
      }
      const again = Math.max(0, ofPair - further) / (cards - further - others)
      reach({ chance: chance * again, others, stuck: hands < most ? stuck : stuck + 1, further: further + 1 })
      reach({ chance: chance * (1 - again), others: others + 1, stuck, further })
    }
    level = next
  }
  return ends
}

export const openSplit = (
  rules: BlackjackRules,
  pair: number,
  whole: Playing,
  gone: (times: number) => Playing,
): Split => {
  const [one, two] = [gone(1), gone(2)]
  const other = [averageOther(rules, pair, one), averageOther(rules, pair, two)] as const
  const same = [averagePair(rules, pair, one), averagePair(rules, pair, two)] as const
  const dealt = withCard(withCard(EMPTY, pair), pair)
  const bank = whole.ends(dealt)
  const shoe: Shoe = {
    ofPair: rules.packs * (pair === TEN ? 16 : 4) - 2 - (whole.up === pair ? 1 : 0),
    cards: rules.packs * 52 - 3,
  }
  const worthOf = (most: number): Moments => {
    const moments = noMoments()
    for (const { chance, others, stuck, further } of secondCards(shoe, most)) {
      const hands = others + stuck
      const average = noMoments()
      addTo(average, others / hands, extrapolate(...other, further))
      if (stuck > 0) addTo(average, stuck / hands, extrapolate(...same, further - 1))
      addTo(moments, chance, together(hands, average, bank))
    }
    return moments
  }
  const once = worthOf(2)
  const most = pair === ACE && !rules.resplitAces ? 2 : rules.splitHands
  const often = most > 2 ? worthOf(most) : once
  const again = meanOf(often) > meanOf(once)
  return {
    moments: again ? often : once,
    again,
    choices: (second, suited) => secondCardChoices(rules, one, pair, second, suited),
    playing: one,
  }
}
