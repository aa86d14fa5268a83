// The cloth: at each of six boxes the bet, the bet on a tie, and the bet of whoever goes to war.

import type { Spot } from '../kernel/contract.js'
import { EVEN, HALF, odds } from '../kernel/money.js'

export const BOXES = 6

export const warSpot = (box: number): string => `war:${box}`
export const tieSpot = (box: number): string => `tie:${box}`
export const raiseSpot = (box: number): string => `go-to-war:${box}`
export const bonusName = (box: number): string => `bonus:${box}`

/** Both bets of a war won or tied are paid 1 to 1, and a tie adds the first again (WAR-24). */
export const BEST = odds(2, 1)

const boxes = Array.from({ length: BOXES }, (_, at) => at + 1)

export const SPOTS: ReadonlyMap<string, Spot> = new Map(
  boxes
    .flatMap((box): Spot[] => [
      {
        id: warSpot(box),
        kind: 'war',
        pays: EVEN,
        cite: 'WAR-13',
        covers: [String(box)],
        // A surrender takes half.
        shares: [HALF],
        prizes: [{ when: 'war-tied', pays: EVEN, cite: 'WAR-24' }],
      },
      { id: tieSpot(box), kind: 'tie', pays: odds(10, 1), cite: 'WAR-15', covers: [String(box)] },
      { id: raiseSpot(box), kind: 'go-to-war', pays: EVEN, cite: 'WAR-20', covers: [String(box)], decided: true },
      { id: bonusName(box), kind: 'bonus', pays: EVEN, cite: 'WAR-24', covers: [String(box)], decided: true },
    ])
    .map((spot) => [spot.id, spot]),
)

export const KINDS = ['war', 'tie']
