import { describe, expect, it } from 'vitest'
import { holdsOf, isIdle, type Line, readingOf, type TableDay, together } from '../src/pages/report/figures.js'

const QUIET: TableDay = {
  ...{ table: 't', name: 'Mesa 1', room: 'Sala', game: 'big-six', mode: 'digital', holdBasisPoints: null },
  ...{ rounds: 0, moves: 3, buyIns: 0, cashOuts: 0, stakes: 0, win: 0, commission: 0, pots: 0, promotions: 0, tips: 0 },
  ...{ corrections: 0, correctionsGiven: 0, correctionsTaken: 0, inPlay: 0 },
}

describe('an idle table', () => {
  it('had no round, no money in or out, and nothing put right', () => {
    expect(isIdle(QUIET)).toBe(true)
    for (const account of ['rounds', 'buyIns', 'cashOuts', 'stakes', 'win', 'tips'] as const)
      expect(isIdle({ ...QUIET, [account]: 1 }), account).toBe(false)
    for (const account of ['commission', 'pots', 'promotions', 'corrections', 'inPlay'] as const)
      expect(isIdle({ ...QUIET, [account]: 1 }), account).toBe(false)
    expect(isIdle({ ...QUIET, win: -5000 })).toBe(false)
  })
})

const line = (given: Partial<Line>): Line => ({
  ...{ id: 't', name: 'Mesa 1', note: '', group: false, rounds: 10, drop: 0, staked: 12_000, win: 2000 },
  expected: { win: 1000, deviation: 500, turnover: 10_000 },
  ...given,
})

describe('what the bank held', () => {
  it('is told over what was decided, where that is known, and over what was staked where it is not', () => {
    expect(holdsOf(line({}))).toEqual({ base: 10_000, real: 0.2, band: { theory: 0.1, from: 0, to: 0.2 } })
    expect(holdsOf(line({ expected: undefined, win: 3000 }))).toEqual({ base: 12_000, real: 0.25, band: undefined })
  })

  it('is not told while no round is over: what lies on the cloth is not lost yet', () => {
    expect(holdsOf(line({ rounds: 0, win: 0 }))).toBeUndefined()
    expect(readingOf(line({ rounds: 0, win: 0 }), true)).toBe('few')
  })

  it('adds up over tables: means and variances', () => {
    const both = together([line({}), line({ win: 0 })], { id: 'all', name: '', note: '', group: true })
    expect(both).toMatchObject({ rounds: 20, staked: 24_000, win: 2000 })
    expect(both.expected).toEqual({ win: 2000, turnover: 20_000, deviation: Math.sqrt(500_000) })
    expect(readingOf(both, true)).toBe('inside')
    expect(readingOf(line({ win: 2001 }), true)).toBe('over')
    expect(readingOf(line({ win: -1 }), true)).toBe('under')
  })
})
