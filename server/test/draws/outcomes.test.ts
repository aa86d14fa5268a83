import { createHash } from 'node:crypto'
import { bigSix, type Option, rouletteAmerican00, rouletteFrench } from '@tapete/engine'
import { describe, expect, it } from 'vitest'
import { critical99, firstQuestion, tryOutcomes } from '../../src/draws/battery.js'
import { answer } from '../../src/draws/bounded.js'
import { chacha20, type WordStream } from '../../src/draws/chacha20.js'

const DRAWS = 40_000
const RUNS = 10
/** Seeds nobody chose: the hash of their number. */
const seed = (game: string, run: number) => createHash('sha256').update(`tapete outcomes ${game} ${run}`).digest()

describe('results come as often as they should', () => {
  it.each([
    // From printed tables of the chi-square distribution.
    [5, 15.086],
    [6, 16.812],
    [36, 58.619],
    [37, 59.893],
  ])('the 99 %% bound for %i degrees of freedom is %d', (freedom, printed) => {
    expect(Math.abs(critical99(freedom) / printed - 1)).toBeLessThan(0.003)
  })

  it.each([
    ['37 pockets', rouletteFrench, 36],
    ['38 pockets', rouletteAmerican00, 37],
    ['the places of the Big Six', bigSix, 6],
  ])('%s', (_, game, freedom) => {
    const question = firstQuestion(game)
    const runs = Array.from({ length: RUNS }, (_, run) => tryOutcomes(question, chacha20(seed(game.id, run)), DRAWS))
    expect(runs.every((run) => run.freedom === freedom)).toBe(true)
    // One run in a hundred is outside by chance; of ten, two are outside once in 240 times.
    expect(runs.filter(({ statistic }) => statistic > critical99(freedom)).length).toBeLessThanOrEqual(1)
    // Too even would be as wrong: the mean of the statistic is its degrees of freedom.
    const mean = runs.reduce((sum, { statistic }) => sum + statistic, 0) / RUNS
    expect(Math.abs(mean - freedom)).toBeLessThan(4 * Math.sqrt((2 * freedom) / RUNS))
  })

  it('the cards of a deal: every pair in its order as often as its weights say', () => {
    const [oneOf, weights] = [
      ['a', 'b', 'c', 'd'],
      [3, 2, 1, 1],
    ]
    const question: Option = { by: 'chance', do: 'deal', fields: { cards: { deal: 2, oneOf, weights } } }
    const total = 7
    const pairs = oneOf.flatMap((first, one) =>
      oneOf.flatMap((second, two) => {
        const left = (weights[two] as number) - (one === two ? 1 : 0)
        return left > 0
          ? [{ pair: first + second, odds: ((weights[one] as number) * left) / (total * (total - 1)) }]
          : []
      }),
    )
    expect(pairs.reduce((sum, { odds }) => sum + odds, 0)).toBeCloseTo(1, 12)
    const statistics = Array.from({ length: RUNS }, (_, run) => {
      const stream = chacha20(seed('deal', run))
      const counts = new Map<string, number>()
      for (let draw = 0; draw < DRAWS; draw++) {
        const pair = (answer(question, stream).move.cards as string[]).join('')
        counts.set(pair, (counts.get(pair) ?? 0) + 1)
      }
      expect(counts.size).toBe(pairs.length)
      return pairs.reduce((sum, { pair, odds }) => {
        const expected = DRAWS * odds
        return sum + ((counts.get(pair) ?? 0) - expected) ** 2 / expected
      }, 0)
    })
    const freedom = pairs.length - 1
    expect(statistics.filter((statistic) => statistic > critical99(freedom)).length).toBeLessThanOrEqual(1)
    const mean = statistics.reduce((sum, statistic) => sum + statistic, 0) / RUNS
    expect(Math.abs(mean - freedom)).toBeLessThan(4 * Math.sqrt((2 * freedom) / RUNS))
  })

  it('a wheel that favours one pocket in a hundred spins is caught', () => {
    const fair = chacha20(seed('loaded', 0))
    const loaded: WordStream = { position: 0, next: () => (fair.position % 100 === 0 ? fair.next() * 0 : fair.next()) }
    const { statistic, freedom } = tryOutcomes(firstQuestion(rouletteFrench), loaded, DRAWS)
    expect(statistic).toBeGreaterThan(critical99(freedom))
  })
})
