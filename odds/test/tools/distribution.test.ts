import { distributions, fractions } from '@tapete/odds'
import { describe, expect, it } from 'vitest'

const { distribution, equally, mapped, mixed, moments, together, totalOf } = distributions
const { format, fraction } = fractions

const shown = (of: distributions.Distribution) =>
  Object.fromEntries([...of].sort(([a], [b]) => a - b).map(([value, chance]) => [value, format(chance)]))

const die = equally([1, 2, 3, 4, 5, 6])

describe('distributions', () => {
  it('add up what comes more than once', () => {
    expect(
      shown(
        distribution([
          [3, fraction(1, 6)],
          [1, fraction(1, 2)],
          [3, fraction(1, 3)],
        ]),
      ),
    ).toEqual({ 1: '1/2', 3: '1/2' })
    expect(shown(equally([1, 1, 2]))).toEqual({ 1: '2/3', 2: '1/3' })
  })

  it('of two dice: seven 1/6, and one in all', () => {
    const two = together(die, die)
    expect(shown(two)).toMatchObject({ 2: '1/36', 6: '5/36', 7: '1/6', 12: '1/36' })
    expect(format(totalOf(two))).toBe('1')
    expect(format(moments(two).ev)).toBe('7')
    expect(format(moments(two).variance)).toBe('35/6')
  })

  it('of ten dice: 60,466,176 ways, exactly', () => {
    const ten = Array.from({ length: 9 }).reduce<distributions.Distribution>((sum) => together(sum, die), die)
    expect(format(ten.get(10) ?? fraction(0))).toBe('1/60466176')
    expect(format(moments(ten).variance)).toBe('175/6')
    expect(format(totalOf(ten))).toBe('1')
  })

  it('mix, and change their values', () => {
    const even = mapped(die, (pips) => (pips % 2 === 0 ? 1 : -1))
    expect(shown(even)).toEqual({ '-1': '1/2', 1: '1/2' })
    expect(
      shown(
        mixed([
          [even, fraction(36, 37)],
          [equally([0]), fraction(1, 37)],
        ]),
      ),
    ).toEqual({ '-1': '18/37', 0: '1/37', 1: '18/37' })
  })

  it('tell a bet per unit staked: what it is worth, its spread, and how often it wins or comes back', () => {
    const { ev, variance, hit, push, shares } = moments(
      distribution([
        [200, fraction(1, 4)],
        [0, fraction(1, 4)],
        [-100, fraction(1, 2)],
      ]),
      100,
    )
    expect([ev, variance, hit, push].map(format)).toEqual(['0', '3/2', '1/4', '1/4'])
    expect(shares.map(({ net }) => format(net))).toEqual(['-1', '0', '2'])
  })
})
