// The Bonus bet: two cards against a table, and against the bank's two where they are aces (HEB-22 to HEB-24).

import { BONUS_TABLE, bonusLine, type Card, DECK } from '@tapete/engine'
import { type BetOdds, figuresOf } from '../tools/bet-odds.js'
import { cited } from '../tools/cited.js'
import { type Distribution, distribution } from '../tools/distribution.js'
import { fraction } from '../tools/fraction.js'

/** Two cards the bank can have beside a player's two. */
const BANKS = (50 * 49) / 2

function* pairsOf(cards: readonly Card[]): Generator<readonly [Card, Card]> {
  for (const [at, first] of cards.entries()) for (const second of cards.slice(at + 1)) yield [first, second]
}

/** How often each net comes. Nobody retires the two cards that the bank's could still raise (BV-19). */
const nets = (): Distribution => {
  const counts = new Map<number, number>()
  for (const own of pairsOf(DECK)) {
    const left = DECK.filter((card) => !own.includes(card))
    // The bank's cards count for aces only: elsewhere any two stand for all.
    const every = bonusLine(own, null) === 'aces'
    const banks = every ? [...pairsOf(left)] : [left.slice(0, 2)]
    for (const bank of banks) {
      const line = bonusLine(own, bank)
      const net = line ? BONUS_TABLE[line] : -1
      counts.set(net, (counts.get(net) ?? 0) + (every ? 1 : BANKS))
    }
  }
  const all = [...counts.values()].reduce((sum, many) => sum + many, 0)
  return distribution([...counts].map(([net, many]) => [net, fraction(many, all)]))
}

let told: BetOdds | undefined

export const bonusBet = (): BetOdds => {
  told ??= {
    bet: 'bonus',
    kind: 'bonus',
    covers: [],
    pays: '3:1 to 1000:1',
    ...figuresOf(nets(), 1),
    ...cited('HEB-23'),
  }
  return told
}
