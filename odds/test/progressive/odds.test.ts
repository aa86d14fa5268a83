import { type AnyGame, findTold } from '@tapete/engine'
import { analyse, analysisOf, type GameOdds, makeReady, playHere } from '@tapete/odds'
import { describe, expect, it } from 'vitest'
import type { PotOdds } from '../../src/progressive/index.js'

const pot = (id: string) => findTold(id) as AnyGame
const factsIn = (odds: GameOdds) => odds.progressive as PotOdds

const SCJ = { min: 1000, max: 3000, credit: 1000, base: 20_000_000, commission: 2000, reserves: [2500] }

describe('a bet on a pot of the catalogue', () => {
  const odds = analyse(pot('progressive-scj'), SCJ)

  it('is fair at 369,290 bets less what it adds itself, whatever it is', () => {
    // Of 1,000 the commission takes 200, the reserve a quarter of 800: 600 reach the main pot.
    expect(factsIn(odds).toMain).toBeCloseTo(0.6, 12)
    expect(factsIn(odds).fair).toEqual([
      { bet: 1000, pot: 369_289_400, exact: '369289400', bets: 369_289.4 },
      { bet: 3000, pot: 1_107_868_200, exact: '1107868200', bets: 369_289.4 },
    ])
  })

  it('pays at its base value as the engine awards it, the own contribution among it', () => {
    expect(factsIn(odds).hands).toEqual([
      { hand: 'flush', chance: 5108 / 2_598_960, exact: '1277/649740', least: 50_000, most: 150_000 },
      { hand: 'full', chance: 3744 / 2_598_960, exact: '6/4165', least: 100_000, most: 300_000 },
      { hand: 'poker', chance: 624 / 2_598_960, exact: '1/4165', least: 500_000, most: 1_500_000 },
      { hand: 'straight-flush', chance: 36 / 2_598_960, exact: '3/216580', least: 2_000_060, most: 2_000_180 },
      { hand: 'royal-flush', chance: 4 / 2_598_960, exact: '1/649740', least: 20_000_600, most: 20_001_800 },
    ])
    expect(odds.bets.map(({ bet, rule }) => [bet, rule])).toEqual([
      ['side:1000', 'PRG-26'],
      ['side:3000', 'PRG-26'],
    ])
    const won = 5108 * 50_000 + 3744 * 100_000 + 624 * 500_000 + 36 * 2_000_060 + 4 * 20_000_600
    expect(odds.bets[0]?.ev).toBeCloseTo(won / 2_598_960 / 1000 - 1, 12)
    expect(odds.bets[0]?.distribution.map(({ net }) => net)).toEqual([-1, 49, 99, 499, 1999.06, 19_999.6])
  })

  it('is worth a random prize in cash more, and promotional credits nothing', () => {
    const lucky = { by: 'player', oneIn: 100, amount: 10_000, paid: 'cash' } as const
    const cash = analyse(pot('progressive-scj'), { ...SCJ, lucky })
    expect((cash.bets[0]?.ev ?? 0) - (odds.bets[0]?.ev ?? 0)).toBeCloseTo(0.1, 12)
    expect(factsIn(cash).luckyChance).toBe(0.01)
    // A tenth less is to be won from the pot: 100 of 4 royals in 2,598,960.
    expect(factsIn(cash).fair[0]?.pot).toBe(369_289_400 - (100 * 2_598_960) / 4)
    const card = analyse(pot('progressive-scj'), { ...SCJ, lucky: { ...lucky, by: 'card' } })
    expect(factsIn(card).luckyChance).toBe(1 / 52)
    const credits = analyse(pot('progressive-scj'), { ...SCJ, lucky: { ...lucky, paid: 'credits' } })
    expect(credits.bets).toEqual(odds.bets)
  })

  it('is nowhere fair where what does not depend on the pot pays more than it costs', () => {
    const lucky = { by: 'player', oneIn: 2, amount: 10_000, paid: 'cash' } as const
    const given = analyse(pot('progressive-scj'), { ...SCJ, lucky })
    expect(factsIn(given).fair[0]).toEqual({ bet: 1000, pot: null, exact: null, bets: null })
    const { summary } = analysisOf(pot('progressive-scj'))
    expect(String(summary?.told(factsIn(given))[0])).toContain('pays a bet of 1000 back alone')
    expect(String(summary?.told(factsIn(odds))[0])).toContain(
      'fair when the pot shows 369289400, 369289.4 times the bet',
    )
  })
})

it('a bet on the pot of Arica: prizes in pesos, shares that no bet weighs, no cap', () => {
  const odds = analyse(pot('progressive-arica'), {
    min: 1000,
    max: 2000,
    credit: 1000,
    commission: 0,
    base: 50_000_000,
  })
  const fixed = 10_200 * 20_000 + 5108 * 25_000 + 3744 * 40_000 + 624 * 100_000
  const fairAt = (insurances: number) =>
    (1000 * insurances * 2_598_960 - fixed * insurances) / (36 / 10 + 4) - 1000 * insurances
  expect(factsIn(odds).fair.map(({ pot: shown }) => shown)).toEqual([
    expect.closeTo(fairAt(1), 3),
    expect.closeTo(fairAt(2), 3),
  ])
  expect(factsIn(odds).hands.map(({ least, most }) => [least, most])).toEqual([
    [20_000, 40_000],
    [25_000, 50_000],
    [40_000, 80_000],
    [100_000, 200_000],
    [5_000_100, 5_000_200],
    [50_001_000, 50_002_000],
  ])
})

describe('rounds of it', () => {
  const lucky = { by: 'card', oneIn: 1, amount: 10_000, paid: 'cash' } as const

  it('come out as they must: five cards of a whole deck, and a card drawn', () => {
    const ready = makeReady({ game: pot('progressive-scj'), config: { ...SCJ, lucky } })
    const { total } = playHere(ready, { rounds: 100_000, seed: 'pots' })
    expect(total.stake).toBe(1000)
    expect(Math.abs(total.z ?? 9)).toBeLessThan(4)
    expect(Math.abs(total.hit - (total.expectedHit ?? 0))).toBeLessThan(0.002)
  })

  it('are of one of its bets', () => {
    const made = (bets: readonly { readonly bet: string; readonly stake?: number }[]) =>
      makeReady({ game: pot('progressive-scj'), config: SCJ, bets: [...bets] })
    expect(made([{ bet: 'side:3000' }]).ready).toMatchObject({ bet: 3000 })
    expect(made([{ bet: 'side' }]).ready).toMatchObject({ bet: 1000 })
    expect(() => made([{ bet: 'side:2000' }])).toThrow('progressive-scj has the bets side:1000, side:3000')
    expect(() => made([{ bet: 'side', stake: 500 }])).toThrow('simulated with one of side:1000, side:3000 alone')
  })
})
