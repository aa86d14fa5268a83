// The rows of the odds of craps: each has a name of its own, and no two of them share one.

import { describe, expect, it } from 'vitest'
import { rowsEn, rowsEs } from '../../src/games/dice/oddsRows.js'
import { firstOfEach } from '../../src/pages/odds/Kinds.js'
import type { BetOdds } from '../../src/pages/table/odds.js'

const row = (bet: string, kind: string, exact: string, more: Partial<BetOdds> = {}): BetOdds => ({
  ...{ bet, kind, exact, covers: [], pays: '1:1', houseEdge: 0, hit: 0, hitExact: '1/2', variance: 1, article: 'x' },
  ...more,
})

describe('the rows of the odds of craps', () => {
  it('keeps apart what has travelled to a number, and each line with what is behind it', () => {
    const rows = [
      row('dont-come', 'dont-come', '-3/220', { choice: 'back' }),
      row('dont-come:stays', 'dont-come', '-27/1925', { choice: 'stays' }),
      row('dont-come:4', 'dont-come', '1/3', { reached: true }),
      row('dont-come:10', 'dont-come', '1/3', { reached: true }),
      row('dont-come:5', 'dont-come', '1/5', { reached: true }),
      row('pass-line', 'pass-line', '-7/495'),
      row('pass-line+odds:1', 'pass-line', '-7/825', { pays: '' }),
      row('pass-line+odds:2', 'pass-line', '-1/165', { pays: '' }),
    ]
    expect(firstOfEach(rows).map(({ bet }) => bet)).toEqual([
      'dont-come',
      'dont-come:stays',
      'dont-come:4',
      'dont-come:5',
      'pass-line',
      'pass-line+odds:1',
      'pass-line+odds:2',
    ])
  })

  it('names them in both languages', () => {
    expect(rowsEs['dont-come:4']).toBe('Contra el por venir ya en el 4 o el 10')
    expect(rowsEs['pass-line+odds:1']).toBe('Línea de pase con gabela de 1 vez')
    expect(rowsEs['dont-pass+odds:3']).toBe('Línea de no pase con gabela de 3 veces')
    expect(rowsEn['come:6']).toBe('Come once on 6 or 8')
    expect(rowsEn['pass-line+odds:10']).toBe('Pass line with 10-times odds')
    for (const rows of [rowsEs, rowsEn]) expect(new Set(Object.values(rows)).size).toBe(Object.keys(rows).length)
  })
})
