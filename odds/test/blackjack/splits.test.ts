// Splits are where the analysis simplifies, so they are dealt on purpose and played many times.

import { type Card, DECK } from '@tapete/engine'
import { beforeAll, describe, expect, it } from 'vitest'
import { type BestPlay, bestPlay } from '../../src/blackjack/analyse.js'
import { VALUE } from '../../src/blackjack/deck.js'
import { meanOf } from '../../src/blackjack/moments.js'
import { unitOf } from '../../src/blackjack/outcomes.js'
import { blackjackRules } from '../../src/blackjack/rules.js'
import { firstAt, SPLIT, strategyOf } from '../../src/blackjack/strategy.js'
import { openTable } from '../../src/blackjack/table.js'
import { random } from '../../src/tools/random.js'

const SLOW = 180_000
const ROUNDS = Number(process.env.SPLIT_ROUNDS ?? 100_000)
/** The first three cards are those of the deal; the others are chance. */
const DEALT = 3

const numberOf = (card: Card): number => DECK.indexOf(card)

/** Mean and standard error of splitting this pair against this upcard, the rest played well. */
const splitting = (play: BestPlay, pair: readonly [Card, Card], up: Card): { mean: number; error: number } => {
  const { rules } = play
  const [a, b, bank] = [numberOf(pair[0]), numberOf(pair[1]), numberOf(up)]
  const strategy = strategyOf(play)
  const value = VALUE[a] as number
  for (const suited of [0, 1]) strategy.first[firstAt(suited, value, value, VALUE[bank] as number)] = SPLIT
  const others = Array.from({ length: rules.packs }, () => DECK.map(numberOf)).flat()
  for (const card of [a, bank, b]) others.splice(others.indexOf(card), 1)
  const shoe = Uint8Array.from([a, bank, b, ...others])
  const table = openTable(rules, strategy, random('split'))
  let [sum, squares] = [0, 0]
  for (let round = 0; round < ROUNDS; round += 1) {
    table.stack(shoe, DEALT)
    const net = table.round() / unitOf(rules)
    sum += net
    squares += net * net
  }
  const mean = sum / ROUNDS
  return { mean, error: Math.sqrt((squares / ROUNDS - mean * mean) / ROUNDS) }
}

type Case = readonly [readonly [Card, Card], Card]

const GAMES: readonly (readonly [string, readonly Case[]])[] = [
  [
    'blackjack-classic',
    [
      [['8s', '8h'], '6d'],
      [['As', 'Ad'], '9c'],
      [['2c', '2h'], '4s'],
      [['Ts', 'Kh'], '6h'],
    ],
  ],
  [
    'canal-21',
    [
      [['As', 'Ad'], '5c'],
      [['7s', '7h'], '3d'],
      [['3s', '3h'], 'Kd'],
    ],
  ],
  [
    'blackjack-mendoza',
    [
      [['As', 'Ad'], 'Tc'],
      [['9s', '9h'], '9d'],
    ],
  ],
]

describe.each(GAMES)('%s', (game, cases) => {
  let play: BestPlay
  beforeAll(() => {
    play = bestPlay(blackjackRules(game))
  }, SLOW)

  it.each(cases)(
    'is worth splitting %j against %s what the analysis says',
    (pair, up) => {
      const value = VALUE[numberOf(pair[0])] as number
      const expected = meanOf(play.against[VALUE[numberOf(up)] as number]?.split(value).moments ?? new Float64Array(1))
      const { mean, error } = splitting(play, pair, up)
      expect(Math.abs(mean - expected) / error, `${mean} ± ${error} against ${expected}`).toBeLessThan(3.5)
    },
    SLOW,
  )
})
