import { describe, expect, it } from 'vitest'
import { against, hasEqualNeighbours, isWheel, neighbours } from '../../src/kernel/wheel.js'

const ONE_ZERO =
  '0 32 15 19 4 21 2 25 17 34 6 27 13 36 11 30 8 23 10 5 24 16 33 1 20 14 31 9 22 18 29 7 28 12 35 3 26'.split(' ')

const FOUR = ['a', 'b', 'c', 'd']

describe('direction', () => {
  it('has one opposite, whose opposite is itself', () => {
    expect(against('clockwise')).toBe('counter-clockwise')
    expect(against('counter-clockwise')).toBe('clockwise')
  })
})

describe('isWheel', () => {
  it('takes an order that names each pocket once', () => {
    expect(isWheel(ONE_ZERO)).toBe(true)
    expect(isWheel(['0'])).toBe(true)
    expect(isWheel(['0', '00'])).toBe(true)
  })

  it('takes a repeated name only where repeats are asked for', () => {
    expect(isWheel(['1', '2', '1'])).toBe(false)
    expect(isWheel(['1', '2', '1'], 'repeats')).toBe(true)
    expect(isWheel(['1', '2'], 'repeats')).toBe(true)
  })

  it.each([
    [[]],
    [['']],
    [['1', '']],
    [['', '1']],
    [[1, 2]],
    [['1', 2]],
    [['1', null]],
    [[['1']]],
    ['0 1'],
    [new Set(['0', '1'])],
    [{ length: 1, 0: '0' }],
    [null],
    [undefined],
    [7],
  ])('does not take %j', (value) => {
    expect(isWheel(value)).toBe(false)
    expect(isWheel(value, 'repeats')).toBe(false)
  })
})

describe('neighbours', () => {
  it.each<[string, number, string]>([
    ['0', 0, '0'],
    ['0', 1, '26 0 32'],
    ['0', 2, '3 26 0 32 15'],
    ['26', 2, '35 3 26 0 32'],
    ['32', 2, '26 0 32 15 19'],
    ['5', 3, '8 23 10 5 24 16 33'],
  ])('of %s with %i to each side are %s', (pocket, reach, expected) => {
    expect(neighbours(ONE_ZERO, pocket, reach).join(' ')).toBe(expected)
  })

  it('lie round the pocket for every pocket and every reach that does not meet itself', () => {
    const around = [...ONE_ZERO, ...ONE_ZERO, ...ONE_ZERO]
    ONE_ZERO.forEach((pocket, place) => {
      for (let reach = 0; reach <= 18; reach++)
        expect(neighbours(ONE_ZERO, pocket, reach)).toEqual(around.slice(37 + place - reach, 37 + place + reach + 1))
    })
  })

  it('are mutual', () => {
    for (const one of ONE_ZERO)
      for (const other of ONE_ZERO)
        expect(neighbours(ONE_ZERO, one, 4).includes(other)).toBe(neighbours(ONE_ZERO, other, 4).includes(one))
  })

  it.each([18, 19, 37, 1000])('with %i to each side name all 37 pockets once', (reach) => {
    for (const pocket of ONE_ZERO) expect(neighbours(ONE_ZERO, pocket, reach).sort()).toEqual([...ONE_ZERO].sort())
  })

  it('name every pocket of an even wheel once, the far one first', () => {
    expect(neighbours(FOUR, 'a', 1)).toEqual(['d', 'a', 'b'])
    expect(neighbours(FOUR, 'a', 2)).toEqual(['c', 'd', 'a', 'b'])
    expect(neighbours(FOUR, 'd', 2)).toEqual(['b', 'c', 'd', 'a'])
    expect(neighbours(FOUR, 'b', 9)).toEqual(['d', 'a', 'b', 'c'])
    expect(neighbours(['a'], 'a', 1)).toEqual(['a'])
  })

  it('of a pocket the wheel does not have are none', () => {
    expect(neighbours(ONE_ZERO, '00', 2)).toEqual([])
    expect(neighbours([], '0', 2)).toEqual([])
  })

  it('leave the wheel as it was', () => {
    const wheel = [...FOUR]
    neighbours(wheel, 'b', 2)
    expect(wheel).toEqual(FOUR)
  })
})

describe('hasEqualNeighbours', () => {
  const faceValue = (place: string): number => Number.parseInt(place, 10)

  it.each<[string, boolean]>([
    ['a', false],
    ['a b', false],
    ['a a', true],
    ['a b c', false],
    ['a a b', true],
    ['b a a', true],
    ['a b a', true],
    ['a b a b', false],
    ['a b c a', true],
  ])('of %s is %s', (order, expected) => {
    expect(hasEqualNeighbours(order.split(' '))).toBe(expected)
  })

  it('of no place at all is false', () => {
    expect(hasEqualNeighbours([])).toBe(false)
  })

  it('compares values, not names', () => {
    expect(hasEqualNeighbours(['40A', '40B', '1'])).toBe(false)
    expect(hasEqualNeighbours(['40A', '40B', '1'], faceValue)).toBe(true)
    expect(hasEqualNeighbours(['40A', '1', '40B'], faceValue)).toBe(true)
    expect(hasEqualNeighbours(['40A', '1', '40B', '2'], faceValue)).toBe(false)
  })

  it('is false for 18 of the 81 orders of four places with three values', () => {
    // Proper colourings of a cycle of n places with k values: (k-1)^n + (-1)^n (k-1), here 16 + 2.
    const values = [1, 2, 3]
    const orders = values.flatMap((a) => values.flatMap((b) => values.flatMap((c) => values.map((d) => [a, b, c, d]))))
    expect(orders).toHaveLength(81)
    expect(orders.filter((order) => !hasEqualNeighbours(order))).toHaveLength(18)
  })

  it('clears the Big Six disc of docs/rules/roulette.md, and no disc with one place moved beside its like', () => {
    const disc =
      '1 2 1 5 2 1 10 40A 1 2 1 5 1 2 20 1 2 1 5 1 2 10 1 2 1 2 1 5 1 2 1 10 1 40B 2 5 1 2 1 20 1 2 1 5 1 2 1 10 1 2 1 5 1 2'.split(
        ' ',
      )
    expect(disc).toHaveLength(54)
    expect(isWheel(disc, 'repeats')).toBe(true)
    expect(hasEqualNeighbours(disc, faceValue)).toBe(false)
    disc.forEach((place, at) => {
      expect(hasEqualNeighbours(disc.with((at + 1) % 54, place), faceValue)).toBe(true)
    })
  })
})
