import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { exactStep, HALF, isMoney, MONEY_MAX, odds, share } from '../../src/kernel/money.js'

describe('money', () => {
  it.each([1, 2, 100, 999_999_999_999, 1_000_000_000_000])('%d is an amount', (amount) => {
    expect(isMoney(amount)).toBe(true)
  })

  it.each([0, -1, 1.5, 1_000_000_000_001, Number.NaN, Number.POSITIVE_INFINITY, '100', null, undefined, 1n])(
    '%s is not an amount',
    (amount) => expect(isMoney(amount)).toBe(false),
  )

  it('is bounded so that the greatest stake at 1000 to 1 is still exact', () => {
    expect(MONEY_MAX).toBe(1_000_000_000_000)
    expect(Number.isSafeInteger(share(MONEY_MAX, odds(1000, 1)))).toBe(true)
  })
})

describe('share: the one rounding rule (G-06)', () => {
  it.each([
    // stake num den  paid
    [1000, 35, 1, 35_000],
    [1000, 1, 2, 500],
    [101, 1, 2, 50],
    [1, 1, 2, 0],
    [100, 7, 6, 116],
    [100, 5, 11, 45],
    [100, 0, 1, 0],
    [11, 5, 11, 5],
  ])('%d at %d to %d pays %d', (stake, num, den, paid) => expect(share(stake, odds(num, den))).toBe(paid))

  it('half of 101 loses 50 and returns 51', () => {
    expect(HALF).toEqual({ num: 1, den: 2 })
    expect(101 - share(101, HALF)).toBe(51)
  })

  it('never pays more than the odds, and less than one unit under them', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: MONEY_MAX }),
        fc.integer({ min: 0, max: 1000 }),
        fc.integer({ min: 1, max: 100 }),
        (stake, num, den) => {
          const exact = BigInt(stake) * BigInt(num)
          const paid = BigInt(share(stake, odds(num, den))) * BigInt(den)
          expect(paid <= exact && exact - paid < BigInt(den)).toBe(true)
        },
      ),
      { seed: 1 },
    )
  })
})

describe('exactStep', () => {
  it.each([
    // chip num den  step
    [100, 1, 1, 100],
    [100, 1, 2, 100],
    [1, 1, 2, 2],
    [25, 1, 2, 50],
    [5, 7, 6, 30],
    [1, 5, 11, 11],
    [3, 2, 4, 6],
    [7, 0, 3, 7],
  ])('with chips of %d at %d to %d the least exact stake is %d', (chip, num, den, step) => {
    expect(exactStep(chip, odds(num, den))).toBe(step)
  })

  it('at several odds is exact at each of them', () => {
    expect(exactStep(100)).toBe(100)
    expect(exactStep(5, odds(1, 2), odds(1, 3))).toBe(30)
    expect(exactStep(1, odds(35, 1), HALF)).toBe(2)
  })
})
