import { findGame } from '@tapete/engine'
import { describe, expect, it } from 'vitest'
import { blackjackRules } from '../../src/blackjack/rules.js'
import { sideBets } from '../../src/blackjack/side-bets.js'
import { blackjackChance, equalCards, waiting } from '../../src/blackjack/sides.js'
import { format, fraction, mul, sub, toNumber } from '../../src/tools/fraction.js'
import { complete } from '../../src/tools/tables.js'

const sides = (id: string) => {
  const game = findGame(id)
  if (!game) throw new Error(id)
  const rules = blackjackRules(id)
  return new Map(sideBets(game, complete(game, {}), rules).map((side) => [side.bet, side]))
}

describe('bets of chance alone', () => {
  it('[BJP-11 BJP-12 BJP-13] gives Perfect Pairs of six packs -13/311', () => {
    // Of the 311 cards left 5 are the same, 6 of its colour, 12 of the other colour and 288 no pair.
    const pairs = sides('blackjack-perfect-pairs').get('pairs')
    expect(pairs?.exact).toBe(format(fraction(25 * 5 + 15 * 6 + 5 * 12 - 288, 311)))
    expect(pairs?.exact).toBe('-13/311')
    expect(pairs?.hitExact).toBe('23/311')
  })

  it('[BJK-35] gives insurance of six packs against an ace -23/311', () => {
    expect(sides('blackjack-classic').get('insurance:ace')?.exact).toBe(format(fraction(3 * 96 - 311, 311)))
  })

  it('[BJK-35] counts the cards that are known: two ten-cards in hand make it worse', () => {
    expect(format(blackjackChance(6, 'ace', 2, 2))).toBe(format(fraction(94, 309)))
    expect(toNumber(blackjackChance(6, 'ace', 2, 0))).toBeLessThan(1 / 3)
  })

  it('[CAN-29 CAN-30] gives the two insurances of Canal 21', () => {
    const canal = sides('canal-21')
    expect(canal.get('insurance:ace')?.exact).toBe(format(fraction(3 * 64 - 207, 207)))
    expect(canal.get('insurance:ten')?.exact).toBe(format(fraction(11 * 16 - 207, 207)))
  })

  it('[BJK-26] makes waiting with a natural worth more than 1 to 1', () => {
    expect(format(waiting(blackjackRules('blackjack-classic'), 'ace'))).toBe(
      format(mul(fraction(3, 2), sub(fraction(1), fraction(95, 309)))),
    )
  })

  it('[CAN-26] makes it worth less where a natural pays 1 to 1', () => {
    for (const up of ['ace', 'ten'] as const) expect(toNumber(waiting(blackjackRules('canal-21'), up))).toBeLessThan(1)
  })

  it('[CAN-48 CAN-49] leaves the tie-break to the player by the chance of equal cards', () => {
    // Fourteen aces, eight ranks of sixteen, and 62 ten-cards that are of four ranks: 16 each but for two unknown ones.
    const ways = 14 * 13 + 8 * 16 * 15
    const tens = fraction(62 * 61 * 15, 63)
    const equal = toNumber(fraction(ways)) + toNumber(tens)
    expect(toNumber(equalCards(4))).toBeCloseTo(equal / (204 * 203), 15)
    expect(sides('canal-21').get('tie-break')?.exact).toBe(format(equalCards(4)))
  })
})
