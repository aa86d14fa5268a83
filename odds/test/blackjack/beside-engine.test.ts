import { type AnyGame, findGame } from '@tapete/engine'
import { describe, expect, it } from 'vitest'
import { playBesideEngine } from '../../src/blackjack/beside-engine.js'
import { BLACKJACK_GAMES, blackjackRules, rulesOfTable } from '../../src/blackjack/rules.js'
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
    'would tell a difference',
    () => {
      const wrong = blackjackRules('blackjack-classic', { naturalPays: [6, 5] })
      expect(playBesideEngine(wrong, 1000, random('test')).length).toBeGreaterThan(0)
    },
    SLOW,
  )
})
