// A spot taken apart, and its name: the bet, the hand of the bank it faces, the box and its hand.

import type { NamedSpot } from '../family.js'

/** `main:3`, `insurance-2:3`, `double:3.2`. */
const SPOT = /^(main|round|pairs|standing|insurance|split|double|tie-break|bonus)(?:-(\d))?:(\d+)(?:\.(\d+))?$/

export interface BetWords {
  /** By the word a spot begins with. */
  readonly bets: { readonly [bet: string]: string }
  /** "Apuesta 2 · puesto 3, mano 2". */
  readonly onHand: (bet: string, round: string, box: string, hand: string) => string
}

export const spotName = (words: BetWords, { id }: NamedSpot): string => {
  const [, bet, round = '', box = '', hand = ''] = SPOT.exec(id) ?? []
  return bet ? words.onHand(words.bets[bet] ?? bet, round, box, hand) : id
}

/** A bet on a hand names its box; a bet of who stands behind it does not say whose it is. */
export const saysWhose = (id: string): boolean => SPOT.test(id) && !id.startsWith('standing')
