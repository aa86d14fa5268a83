import { type AnyGame, findTold } from '@tapete/engine'
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
    // Who always goes wins exactly one ante when the bank stays closed, and never otherwise.
    const always = odds.bets.find(({ choice }) => choice === 'always')
    const shut = always?.distribution.find(({ net }) => net === 1)
    // Three of the ten ranks below a queen, without the eight straights, not all of one suit.
    expect(shut?.probability).toBeCloseTo(((120 - 8) * (64 - 4)) / 22_100, 12)
    expect(always?.distribution.map(({ net }) => net)).toEqual([-2, 0, 1, 2, 3, 6, 7])
  })

  it('plays every round as the engine does', () => {
    expect(playBesideEngine(game, odds.options, 150, random('three'))).toEqual([])
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
