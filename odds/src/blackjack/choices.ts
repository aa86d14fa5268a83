// What a player may decide with two cards, and what each decision is worth.

import { ACE, handOf, MOST, NATURAL, SEVEN, TEN, TOTAL } from './hands.js'
import { certain, type Moments, meanOf } from './moments.js'
import type { Playing } from './playing.js'
import { type BlackjackRules, mayDouble, maySurrender } from './rules.js'
import type { Split } from './splits.js'
import { suitedChance, type ThirdCard, thirdCard, thirdSeven } from './third-card.js'

/** In the order of their codes in a strategy. Waiting with a natural is standing. */
export const DECISIONS = ['stand', 'hit', 'double', 'split', 'surrender', 'even-money'] as const
export type Decision = (typeof DECISIONS)[number]

export interface Choice {
  readonly decision: Decision
  readonly moments: Moments
}

/** The first of the best, so that ties go to the quieter decision. */
export const chooseBest = (choices: readonly Choice[]): Choice =>
  choices.reduce((best, choice) => (meanOf(choice.moments) > meanOf(best.moments) ? choice : best))

/** Whether two cards can still become a suited prize, and the chance of each; one answer where it does not matter. */
export const suits = (rules: BlackjackRules, a: number, b: number): readonly (readonly [boolean, number])[] => {
  const chance = suitedChance(rules, a, b)
  return chance > 0
    ? [
        [false, 1 - chance],
        [true, chance],
      ]
    : [[false, 1]]
}

const ordinary = (playing: Playing, hand: number, third: ThirdCard | undefined): Choice[] => [
  { decision: 'stand', moments: playing.stand(hand) },
  ...(TOTAL[hand] === MOST ? [] : [{ decision: 'hit', moments: playing.hit(hand, third) } as const]),
]

const surrendered = (playing: Playing, hand: number): Choice => ({
  decision: 'surrender',
  moments: certain(-1 / 2, playing.ends(hand)),
})

export const firstChoices = (
  rules: BlackjackRules,
  playing: Playing,
  [a, b]: readonly [number, number],
  suited: boolean,
  split: () => Split,
): readonly Choice[] => {
  const hand = handOf([a, b])
  const { up } = playing
  if (hand === NATURAL) {
    const offered = up === ACE ? rules.evenMoney.ace : up === TEN && rules.evenMoney.ten
    return [
      { decision: 'stand', moments: playing.natural(hand) },
      ...(offered ? [{ decision: 'even-money', moments: certain(1, playing.ends(hand)) } as const] : []),
    ]
  }
  const third = thirdCard(rules, a, b, suited)
  const seven = a === SEVEN && b === SEVEN ? thirdSeven(rules, suited) : undefined
  const choices = ordinary(playing, hand, third)
  if (mayDouble(rules, TOTAL[hand] as number))
    choices.push({ decision: 'double', moments: playing.double(hand, third, seven) })
  if (a === b && rules.splitHands > 1) choices.push({ decision: 'split', moments: split().moments })
  if (maySurrender(rules, up)) choices.push(surrendered(playing, hand))
  return choices
}

/** A split hand with its second card. Aces get no other. */
export const secondCardChoices = (
  rules: BlackjackRules,
  playing: Playing,
  pair: number,
  second: number,
  suited: boolean,
): readonly Choice[] => {
  const hand = handOf([pair, second])
  const leave = rules.surrenderAfterSplit && maySurrender(rules, playing.up) ? [surrendered(playing, hand)] : []
  if (pair === ACE) {
    const paid = hand === NATURAL && rules.splitAceTenIsNatural
    return [{ decision: 'stand', moments: paid ? playing.natural(hand) : playing.stand(hand) }, ...leave]
  }
  const third = thirdCard(rules, pair, second, suited)
  const choices = ordinary(playing, hand, third)
  if (rules.doubleAfterSplit && mayDouble(rules, TOTAL[hand] as number))
    choices.push({ decision: 'double', moments: playing.double(hand, third) })
  return [...choices, ...leave]
}
