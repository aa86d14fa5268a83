import { type AnyGame, findTold } from '@tapete/engine'
import { analysisOf, makeReady, oddsOf } from '@tapete/odds'
import { describe, expect, it } from 'vitest'
import { playBesideEngine } from '../../src/bank-poker/beside-engine.js'
import { moduleOf } from '../../src/bank-poker/games.js'
import type { PokerOdds } from '../../src/bank-poker/report.js'
import { random } from '../../src/tools/random.js'

const game = findTold('go-poker') as AnyGame
const odds = oddsOf(game)
const play = odds.play as PokerOdds

describe('the odds of Go Poker', () => {
  it('[GOP-17 GOP-18 GOP-19] a line that is never taken back wins as often as five cards do', () => {
    const always = odds.bets.find(({ choice }) => choice === 'always')
    const hands = 2_598_960
    // Of 1,098,240 pairs five thirteenths are tens or more.
    const counts = [
      [3, (1_098_240 * 5) / 13],
      [6, 123_552],
      [9, 54_912],
      [15, 10_200],
      [24, 5_108],
      [33, 3_744],
      [150, 624],
      [300, 36],
      [600, 4],
    ] as const
    const won = always?.distribution.filter(({ net }) => net > 0)
    expect(won?.map(({ net }) => Math.round(net * 3))).toEqual(counts.map(([net]) => net))
    for (const [at, [, many]] of counts.entries()) expect(won?.[at]?.probability).toBeCloseTo(many / hands, 12)
  })

  it('[GOP-10 GOP-13 GOP-16] are exact by every way to keep and to take back', () => {
    expect(play.roundBets).toBe(3)
    expect(play.ways.map(({ way, exact, stakedExact }) => [way, exact, stakedExact])).toEqual([
      ['best', '-68483/4873050', '330896/812175'],
      ['winning-or-four-suited', '-23971/1624350', '328859/812175'],
      ['winning', '-60007/3248700', '325999/812175'],
      ['third-only', '-553/4420', '1/3'],
      ['always', '-1659/4420', '1'],
    ])
  })

  it('[GOP-10 GOP-13] tell what taking back is worth', () => {
    const { options, evWithout } = analysisOf(game).best ?? {}
    const left = options?.(game, odds.options).map((option) => [option, evWithout?.(game, odds.options, option)])
    expect(left).toEqual([
      ['take-back line-1', expect.closeTo(-0.174918275, 9)],
      ['take-back line-2', expect.closeTo(-0.2144745078, 9)],
      ['stay', -553 / 4420],
    ])
  })

  it('[GOP-04 GOP-10 GOP-13] plays every round as the engine does', () => {
    expect(playBesideEngine(game, odds.options, 300, random('go'))).toEqual([])
  })

  it('comes near what is exact over many rounds, whichever way it is played', () => {
    const { rounds } = analysisOf(game)
    for (const way of moduleOf(game).ways) {
      const { ready } = makeReady({ game, manner: { way } })
      const tally = rounds.play(game, ready, { rounds: 30_000, seed: way, first: 0, every: 1 })
      expect(Math.abs(rounds.rows(game, ready, tally).total.z as number), way).toBeLessThan(4)
    }
  })
})
