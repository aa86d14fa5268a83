import { describe, expect, it } from 'vitest'
import { playBesideEngine } from '../../src/blackjack/beside-engine.js'
import { BLACKJACK_GAMES, blackjackRules } from '../../src/blackjack/rules.js'
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

  it(
    'settles Canal 21 as configured otherwise',
    () => {
      const rules = blackjackRules('canal-21', { tieBreak: { equalPays: [3, 2] } })
      expect(playBesideEngine(rules, 1000, random('equal'), { tieBreakEqualPays: '3:2' })).toEqual([])
    },
    SLOW,
  )

  it(
    'settles Mendoza as configured otherwise',
    () => {
      const rules = blackjackRules('blackjack-mendoza', { bankBlackjackBeats21: true })
      expect(playBesideEngine(rules, 1000, random('beats'), { bankBlackjackBeats21: true })).toEqual([])
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
