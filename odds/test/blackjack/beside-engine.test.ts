import { type AnyGame, findGame } from '@tapete/engine'
import { describe, expect, it } from 'vitest'
import { playBesideEngine } from '../../src/blackjack/beside-engine.js'
import { BLACKJACK_GAMES, blackjackRules, rulesOfTable } from '../../src/blackjack/rules.js'
import { besideEngine } from '../../src/blackjack/threads.js'
import { random } from '../../src/random.js'

const SLOW = 120_000

describe('the fast table', () => {
  for (const game of BLACKJACK_GAMES)
    it(
      `settles ${game} as the engine does, whatever is decided`,
      () => {
        expect(playBesideEngine(blackjackRules(game), 1000, random('test'))).toEqual([])
      },
      SLOW,
    )

  for (const [game, config] of [
    ['canal-21', { tieBreakEqualPays: '3:2' }],
    ['canal-21', { bonusScope: 'final-three' }],
    ['blackjack-mendoza', { bankBlackjackBeats21: true }],
  ] as const)
    it(
      `settles ${game} as the engine does with ${Object.keys(config)[0]} otherwise`,
      () => {
        const rules = rulesOfTable(findGame(game) as AnyGame, config)
        expect(rules).not.toEqual(blackjackRules(game))
        expect(playBesideEngine(rules, 3000, random('configured'), config)).toEqual([])
      },
      SLOW,
    )

  it(
    'settles two bets of Challenge 21',
    () => {
      expect(playBesideEngine(blackjackRules('challenge-21', { bankHands: 2 }), 1000, random('two'))).toEqual([])
    },
    SLOW,
  )

  it(
    'is held to it in threads, that tell how far they are',
    async () => {
      const told: number[] = []
      const games = [blackjackRules('canal-21'), blackjackRules('challenge-21', { naturalPays: [2, 1] })]
      const found = await besideEngine(games, 1501, 'threads', (done, total) => told.push(done, total), 2)
      expect(found.map(({ game, rounds }) => [game, rounds])).toEqual([
        ['canal-21', 1501],
        ['challenge-21', 1501],
      ])
      expect(found.map(({ differences }) => differences.length > 0)).toEqual([false, true])
      // Every 500 rounds of each of the four parts, of 751 and 750 rounds.
      expect(told).toHaveLength(2 * 8)
      expect(told.filter((_, at) => at % 2 === 1)).toEqual(told.slice(8).map(() => 3002))
      expect(Math.max(...told)).toBe(3002)
    },
    SLOW,
  )

  it(
    'would tell a difference',
    () => {
      const wrong = blackjackRules('blackjack-classic', { naturalPays: [6, 5] })
      expect(playBesideEngine(wrong, 1000, random('test')).length).toBeGreaterThan(0)
    },
    SLOW,
  )
})
