import { type AnyGame, findGame } from '@tapete/engine'
import { describe, expect, it } from 'vitest'
import { playBesideEngine } from '../../src/blackjack/beside-engine.js'
import { rounds } from '../../src/blackjack/rounds.js'
import { BLACKJACK_GAMES, type BlackjackRules, blackjackRules, rulesOfTable } from '../../src/blackjack/rules.js'
import { emptyStrategy } from '../../src/blackjack/strategy.js'
import { besideEngine } from '../../src/fast.js'
import { gameOf } from '../../src/lookup.js'
import type { Simulated } from '../../src/simulate.js'
import { random } from '../../src/tools/random.js'

const SLOW = 120_000

/** The strategy does not matter: both tables are given random ones. */
const playing = (rules: BlackjackRules): Simulated => ({
  game: gameOf(rules.game),
  options: {},
  rounds,
  ready: { rules, config: {}, strategy: emptyStrategy(), ev: 0 },
})

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
      const games = [blackjackRules('canal-21'), blackjackRules('challenge-21', { naturalPays: [2, 1] })].map(playing)
      const found = await besideEngine(games, 1501, 'threads', (done, total) => told.push(done, total), 2)
      expect(found.map(({ game, rounds }) => [game, rounds])).toEqual([
        ['canal-21', 1501],
        ['challenge-21', 1501],
      ])
      expect(found.map(({ differences }) => differences.length > 0)).toEqual([false, true])
      expect(told.slice(-2)).toEqual([3002, 3002])
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
