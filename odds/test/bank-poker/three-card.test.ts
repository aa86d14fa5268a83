import { type AnyGame, type Card, findTold, rankHand } from '@tapete/engine'
import { analysisOf, makeReady, oddsOf } from '@tapete/odds'
import { describe, expect, it } from 'vitest'
import { playBesideEngine } from '../../src/bank-poker/beside-engine.js'
import type { PokerOdds } from '../../src/bank-poker/report.js'
import { random } from '../../src/tools/random.js'

const game = findTold('three-card-poker') as AnyGame
const odds = oddsOf(game)
const play = odds.play as PokerOdds

describe('the odds of Three Card Poker', () => {
  it('[TCP-13 TCP-14 TCP-15 TCP-16] are exact, and queen, six and four is the border', () => {
    expect(play.exact).toBe('-5132301/101792600')
    expect(play.strategy[0]).toEqual({ when: 'Q-6-4 or better', say: 'go' })
    expect(play.ways.map(({ way, exact }) => [way, exact])).toEqual([
      ['best', '-5132301/101792600'],
      ['queen-six-four', '-5132301/101792600'],
      ['queen-high', '-372129/7270900'],
      ['pair', '-41231523/101792600'],
      ['always', '-2372463/25448150'],
    ])
  })

  it('[TCP-11 TCP-12] the bank opens as often as hands of it hold a queen or better', () => {
    // Who always goes wins one ante exactly when the bank stays closed, or with what pays nothing beyond even money.
    const always = odds.bets.find(({ choice }) => choice === 'always')
    const [lost] = always?.distribution ?? []
    expect(lost).toMatchObject({ net: -2 })
    expect(rankHand(['Js', 'Th', '8d'] as Card[]).category).toBe('high-card')
    // 216 ranks below a queen, without straights, in 60 suits each: 56 - 8 sets of three of ten ranks.
    const shut = always?.distribution.find(({ net }) => net === 1)
    expect(shut?.probability).toBeCloseTo((112 * 60) / 22100, 12)
  })

  it('plays every round as the engine does', () => {
    expect(playBesideEngine(game, odds.options, 400, random('three'))).toEqual([])
  })

  it('comes near what is exact over many rounds, whichever way it is played', () => {
    const { rounds } = analysisOf(game)
    for (const way of ['best', 'queen-high', 'pair', 'always']) {
      const { ready } = makeReady({ game, manner: { way } })
      const tally = rounds.play(game, ready, { rounds: 40_000, seed: way, first: 0, every: 1 })
      const { total } = rounds.rows(game, ready, tally)
      expect(Math.abs(total.z as number), way).toBeLessThan(4)
    }
    expect(() => makeReady({ game, manner: { way: 'drunk' } })).toThrow('not played the way drunk')
    expect(() => makeReady({ game, bets: [{ bet: 'bonus' }] })).toThrow('simulated with ante')
  })
})
