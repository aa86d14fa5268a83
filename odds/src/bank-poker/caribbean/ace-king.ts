// Ace and king against an open card: mostly their ranks decide already, whatever the suits are.

import { CLOSED, LOSES, WINS } from '../settling.js'
import { opening, placeOf, STAYING } from './hand.js'
import { BUCKETS, byRanks, leftOf, rankOf, worthsOf } from './open-card.js'
import { FOLD, STAY } from './ways.js'

/** Hands of one suit that hold the open card, at most: four more of the twelve ranks that are left of it. */
const SUITED = 495

/** What is best by ranks alone; null where suits may decide. A flush of the bank beats what its ranks might not. */
const byRanksAlone = (nets: readonly number[], own: readonly number[], up: number): number | null => {
  const ways = byRanks(leftOf(own).ranks, worthsOf(opening(), [placeOf(own)]), rankOf(up))
  const row = rankOf(up) * BUCKETS
  const [closed, lose, win] = [nets[CLOSED] as number, nets[LOSES] as number, nets[WINS] as number]
  const worth = (ways[row] as number) * closed + (ways[row + 1] as number) * win + (ways[row + 3] as number) * lose
  if (worth <= -STAYING) return FOLD
  return worth - SUITED * (win - lose) > -STAYING ? STAY : null
}

/** Remembers what the ranks decide. */
export const aceKingByRanks = (nets: readonly number[]): ((own: readonly number[], up: number) => number | null) => {
  const known = new Map<string, number | null>()
  return (own, up) => {
    const ranks = own.map(rankOf).sort((a, b) => a - b)
    const key = `${ranks.join()} ${rankOf(up)}`
    const found = known.get(key)
    if (found !== undefined) return found
    const made = byRanksAlone(nets, own, up)
    known.set(key, made)
    return made
  }
}
