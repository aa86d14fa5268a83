import { baccaratPoints, baccaratTotal, bancaDraws, type Card, RANKS } from '@tapete/engine'
import { describe, expect, it } from 'vitest'

describe('values and the third-card table', () => {
  it('[BAC-01] ace 1, numbers their number, ten and figures nothing', () => {
    expect(RANKS.map((rank) => baccaratPoints(`${rank}s` as Card))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 0, 0, 0])
  })

  it('[BAC-01 BAC-41] only the units digit, of two cards and of three', () => {
    expect(baccaratTotal(['7s', '5d'])).toBe(2)
    expect(baccaratTotal(['9s', '8d'])).toBe(7)
    expect(baccaratTotal(['6s', '4d'])).toBe(0)
    expect(baccaratTotal(['9s', '8d', '7c'])).toBe(4)
  })

  // The table of the regulation, row by row: banca's total, and the third cards of punto it draws against.
  it.each([
    [0, '0123456789', 'BAC-14'],
    [1, '0123456789', 'BAC-14'],
    [2, '0123456789', 'BAC-14'],
    [3, '012345679', 'BAC-15'],
    [4, '234567', 'BAC-16'],
    [5, '4567', 'BAC-17'],
    [6, '67', 'BAC-18'],
    [7, '', 'BAC-19'],
  ] as const)('[BAC-14 BAC-15 BAC-16 BAC-17 BAC-18 BAC-19] banca with %i draws against %s', (banca, against, rule) => {
    for (let third = 0; third < 10; third += 1)
      expect(bancaDraws(banca, third)).toEqual({ draws: against.includes(String(third)), rule })
  })

  it('[BAC-20] when punto stood it draws up to 5', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 7].map((banca) => bancaDraws(banca, undefined).draws)).toEqual([
      ...Array(6).fill(true),
      ...Array(2).fill(false),
    ])
    expect(bancaDraws(5, undefined).rule).toBe('BAC-20')
  })
})
