import { fractions } from '@tapete/odds'
import { describe, expect, it } from 'vitest'

const { add, compare, div, format, fraction, mul, sub, sum, toNumber } = fractions

describe('exact fractions', () => {
  it.each([
    [fraction(-2, 74), '-1/37'],
    [fraction(1, -37), '-1/37'],
    [fraction(-3, -1), '3'],
    [fraction(0, -5), '0'],
    [add(fraction(1, 6), fraction(1, 3)), '1/2'],
    [sub(fraction(1, 6), fraction(1, 6)), '0'],
    [mul(fraction(-2, 3), fraction(3, 4)), '-1/2'],
    [div(fraction(1, 2), fraction(-3, 4)), '-2/3'],
    [sum([1, 2, 3].map((den) => fraction(1, den))), '11/6'],
  ])('%o is written %s', (value, text) => expect(format(value)).toBe(text))

  it('compares without rounding', () => {
    const huge = 10n ** 40n
    expect(compare(fraction(huge, huge + 1n), fraction(huge - 1n, huge))).toBe(1)
    expect(compare(fraction(-1, 2), fraction(1, 3))).toBe(-1)
    expect(compare(fraction(2, 4), fraction(1, 2))).toBe(0)
  })

  it('has nothing over zero', () => {
    expect(() => fraction(1, 0)).toThrow('over zero')
    expect(() => div(fraction(1), fraction(0))).toThrow('over zero')
  })

  it('gives the nearest double', () => {
    for (const [num, den] of [
      [1, 3],
      [-19, 1369],
      [1, 37],
      [7, 1],
      [2 ** 53 - 1, 2 ** 52],
      [0, 9],
    ] as const)
      expect(toNumber(fraction(num, den))).toBe(num / den)
  })

  it('gives the nearest double of terms no double can hold', () => {
    expect(toNumber(fraction(2n * 3n ** 2000n, 3n ** 2001n))).toBe(2 / 3)
    expect(toNumber(fraction(-(10n ** 400n), 10n ** 390n))).toBe(-1e10)
    expect(toNumber(fraction(1, 10n ** 300n))).toBe(1e-300)
    expect(toNumber(fraction(10n ** 300n))).toBe(1e300)
    expect(toNumber(fraction(3, 2n ** 1070n))).toBe(3 * 2 ** -1070)
  })

  it('rounds a tie by what lies beyond it', () => {
    const tie = 2n ** 53n + 1n
    expect(toNumber(fraction(tie))).toBe(2 ** 53)
    expect(toNumber(fraction(tie * 2n ** 100n + 1n, 2n ** 100n))).toBe(2 ** 53 + 2)
  })
})
