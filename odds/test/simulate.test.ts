import { bigSix, CATALOGUE, rouletteAmerican, rouletteFrench } from '@tapete/engine'
import { type SimulationReport, type SimulationRequest, simulate, simulateHere } from '@tapete/odds'
import { describe, expect, it } from 'vitest'

/** All that may not depend on the machine. */
const found = ({ workers, seconds, roundsPerSecond, ...rest }: SimulationReport) => rest

const near = ({ bets, total, rounds }: SimulationReport): void => {
  for (const row of [...bets, total]) {
    expect(row.z, row.bet).toBeDefined()
    expect(Math.abs(row.z as number), `${row.bet} ${row.mean} against ${row.ev}`).toBeLessThan(4)
    const spread = Math.sqrt(((row.expectedHit as number) * (1 - (row.expectedHit as number))) / rounds)
    expect(Math.abs(row.hit - (row.expectedHit as number))).toBeLessThanOrEqual(4 * spread)
  }
}

describe('simulations come out where the enumeration says', () => {
  const chance = CATALOGUE.filter(({ family }) => !['blackjack', 'bank-poker'].includes(family))
  it.each(chance.map((game) => [game.id, game] as const))('%s, its usual bets', (_id, game) => {
    near(simulateHere({ game, rounds: 3000, seed: 'usual' }))
  })

  it('[RF-28 RF-29 RF-30] French even chances, half and prison, side by side with other bets', () => {
    const bets = [
      { bet: 'red', stake: 500 },
      { bet: 'even:prison', stake: 200 },
      { bet: 'straight:17', stake: 100 },
      { bet: 'two-columns:1-2' },
      { bet: 'call:third', stake: 300 },
    ]
    const report = simulateHere({ game: rouletteFrench, rounds: 4000, seed: 'mixed', bets })
    near(report)
    expect(report.bets.map(({ bet, stake, choice, exact }) => [bet, stake, choice, exact])).toEqual([
      ['red', 500, 'half', '-1/74'],
      ['even:prison', 200, 'prison', '-19/1369'],
      ['straight:17', 100, undefined, '-1/37'],
      ['two-columns:1-2', 100, undefined, '-1/37'],
      ['call:third', 1800, undefined, '-1/37'],
    ])
    expect(report.total.stake).toBe(2700)
  })

  it('[RF-29 RF-30 RF-31 RF-32] a seat that always goes to prison', () => {
    const report = simulateHere({
      game: 'roulette-french',
      rounds: 5000,
      seed: 2,
      manner: { zero: 'prison' },
      bets: [{ bet: 'red' }],
    })
    near(report)
    expect(report.bets[0]?.exact).toBe('-19/1369')
    expect(report.bets[0]?.nets.map(({ net }) => net)).toEqual([-100, 0, 100])
  })

  it('[RA-18 RA-20] American inside bets, in a denomination and in a colour whose chips run out', () => {
    const bets = [{ bet: 'straight:17' }, { bet: 'red' }]
    near(simulateHere({ game: rouletteAmerican, rounds: 3000, seed: 3, bets }))
    const config = { chip: 10, denominations: [100_000], colourUnits: [10], max: 1000 }
    near(simulateHere({ game: rouletteAmerican, config, rounds: 3000, seed: 4, bets }))
  })

  it('counts what it says it counts', () => {
    const { bets, total, rounds } = simulateHere({
      game: bigSix,
      rounds: 1500,
      seed: 5,
      bets: [{ bet: 'value:10', stake: 700 }],
    })
    const [row] = bets
    expect(rounds).toBe(1500)
    expect(row?.nets.reduce((all, { count }) => all + count, 0)).toBe(1500)
    expect(row?.nets.map(({ net }) => net)).toEqual([-700, 7000])
    expect(row?.hits).toBe(row?.nets[1]?.count)
    expect(row?.mean).toBeCloseTo(((row?.hits ?? 0) * 11) / 1500 - 1, 12)
    expect({ ...total, bet: 'value:10' }).toEqual(row)
  })

  it('measures against what the table really pays, rounding included', () => {
    const report = simulateHere({
      game: rouletteFrench,
      config: { chip: 1 },
      rounds: 50,
      seed: 6,
      bets: [{ bet: 'red', stake: 1 }],
    })
    expect(report.bets[0]?.exact).toBe('0')
  })
})

describe('the same seed', () => {
  const request: SimulationRequest = {
    game: rouletteFrench,
    rounds: 2500,
    seed: 'again',
    bets: [{ bet: 'red' }, { bet: 'straight:0' }],
  }

  it('gives the same result, on this thread or on any number of others', async () => {
    const here = simulateHere(request)
    expect(found(simulateHere(request))).toEqual(found(here))
    const heard: { done: number; total: number }[] = []
    const [one, three] = await Promise.all([
      simulate({ ...request, workers: 1 }),
      simulate({ ...request, workers: 3, onProgress: (progress) => heard.push(progress) }),
    ])
    expect([one.workers, three.workers]).toEqual([1, 3])
    expect(found(one)).toEqual(found(here))
    expect(found(three)).toEqual(found(here))
    expect(heard.at(-1)).toEqual({ done: 2500, total: 2500 })
    expect(heard.map(({ done }) => done)).toEqual(heard.map(({ done }) => done).sort((a, b) => a - b))
    expect(three.roundsPerSecond).toBeGreaterThan(0)
  })

  it('another seed gives another', () => {
    expect(found(simulateHere({ ...request, rounds: 500, seed: 'other' })).total).not.toEqual(
      found(simulateHere({ ...request, rounds: 500 })).total,
    )
  })
})

describe('what cannot be simulated', () => {
  it.each([
    ['an unknown game', { game: 'tute' }, 'no game tute'],
    ['an unknown bet', { bets: [{ bet: 'value:3' }] }, 'big-six has no bet value:3'],
    ['no rounds', { rounds: 0 }, 'rounds must be'],
    ['a refused stake', { bets: [{ bet: 'value:1', stake: 50 }] }, 'seat:1 bet value:1 50 refused: not-whole-chips'],
    ['a limit under every stake', { config: { max: 0 } }, 'the table allows no stake on value:1'],
    ['two bets on one spot', { bets: [{ bet: 'value:1' }, { bet: 'value:1' }] }, 'two bets on value:1'],
  ])('%s', async (_what, change, message) => {
    const request = { game: bigSix, rounds: 100, seed: 1, ...change } as SimulationRequest
    expect(() => simulateHere(request)).toThrow(message)
    await expect(simulate(request)).rejects.toThrow(message)
  })

  it('no workers', async () => {
    await expect(simulate({ game: bigSix, rounds: 1, seed: 1, workers: 0 })).rejects.toThrow('workers must be')
  })

  it('a worker that fails says why', async () => {
    const game = { ...bigSix, id: 'only-here' }
    await expect(simulate({ game, rounds: 3000, seed: 1, workers: 2 })).rejects.toThrow(
      'no game only-here in the catalogue',
    )
  })
})

describe('simulations of blackjack', () => {
  it('come out the same here and on threads, whatever their number', async () => {
    const request = { game: 'blackjack-classic', rounds: 600_000, seed: 'threads' }
    const here = simulateHere(request)
    expect(found(await simulate({ ...request, workers: 2 }))).toEqual(found(here))
    expect(Math.abs(here.total.z as number)).toBeLessThan(3)
  }, 120_000)

  it('count the bets of Challenge 21, and refuse bets of another game', () => {
    expect(() => simulateHere({ game: 'challenge-21', rounds: 1, seed: 1, bets: [{ bet: 'red' }] })).toThrow(
      'challenge-21 is simulated with the bets it asks for, or round-1 and round-2',
    )
  })
})
