import { describe, expect, it } from 'vitest'
import { FACES, formatRoll, parseRoll, type Roll, rolls, total } from '../../src/kernel/dice.js'
import { isField } from '../../src/kernel/moves.js'

const countOfTotals = (dice: number): Record<number, number> => {
  const counts: Record<number, number> = {}
  for (const roll of rolls(dice)) counts[total(roll)] = (counts[total(roll)] ?? 0) + 1
  return counts
}

describe('rolls', () => {
  it.each([
    [0, 1],
    [1, 6],
    [2, 36],
    [3, 216],
    [4, 1296],
  ])('of %i dice are %i different outcomes', (dice, outcomes) => {
    const all = rolls(dice)
    expect(all).toHaveLength(outcomes)
    expect(new Set(all.map(formatRoll)).size).toBe(outcomes)
    expect(all.every((roll) => roll.length === dice && roll.every((face) => FACES.includes(face)))).toBe(true)
  })

  it('come in order, the last die fastest', () => {
    expect(rolls(0)).toEqual([[]])
    expect(rolls(1)).toEqual([[1], [2], [3], [4], [5], [6]])
    expect(rolls(2).map(formatRoll).join(' ')).toBe(
      '1-1 1-2 1-3 1-4 1-5 1-6 2-1 2-2 2-3 2-4 2-5 2-6 3-1 3-2 3-3 3-4 3-5 3-6 ' +
        '4-1 4-2 4-3 4-4 4-5 4-6 5-1 5-2 5-3 5-4 5-5 5-6 6-1 6-2 6-3 6-4 6-5 6-6',
    )
    expect(rolls(3).map(formatRoll)).toEqual(rolls(3).map(formatRoll).sort())
  })
})

describe('total', () => {
  it('counts the 36 rolls of two dice as every craps table does', () => {
    expect(countOfTotals(2)).toEqual({ 2: 1, 3: 2, 4: 3, 5: 4, 6: 5, 7: 6, 8: 5, 9: 4, 10: 3, 11: 2, 12: 1 })
  })

  it('counts the 216 rolls of three dice', () => {
    const from3to10 = { 3: 1, 4: 3, 5: 6, 6: 10, 7: 15, 8: 21, 9: 25, 10: 27 }
    const from11to18 = { 11: 27, 12: 25, 13: 21, 14: 15, 15: 10, 16: 6, 17: 3, 18: 1 }
    expect(countOfTotals(3)).toEqual({ ...from3to10, ...from11to18 })
  })

  it('of no dice is nothing', () => {
    expect(total([])).toBe(0)
  })
})

describe('a roll as text', () => {
  it.each([1, 2, 3])('round-trips every roll of %i dice as one word', (dice) => {
    for (const roll of rolls(dice)) {
      expect(isField('word', formatRoll(roll))).toBe(true)
      expect(parseRoll(formatRoll(roll))).toEqual(roll)
      expect(parseRoll(roll.join(' '))).toEqual(roll)
    }
  })

  it.each<[string, Roll]>([
    ['6', [6]],
    ['3-4', [3, 4]],
    ['3 4', [3, 4]],
    ['1-6-2', [1, 6, 2]],
    ['1 6 2', [1, 6, 2]],
  ])('%j is %j', (text, roll) => {
    expect(parseRoll(text)).toEqual(roll)
    expect(formatRoll(roll)).toBe(text.replaceAll(' ', '-'))
  })

  it('takes 36 of the 10,000 pairs of numbers from 0 to 99', () => {
    const numbers = Array.from({ length: 100 }, (_, number) => number)
    const read = numbers.flatMap((first) => numbers.flatMap((second) => parseRoll(`${first}-${second}`) ?? []))
    expect(read).toEqual(rolls(2).flat())
  })

  it.each([
    '',
    ' ',
    '-',
    '0',
    '7',
    '34',
    '3-0',
    '7-3',
    '3--4',
    '3  4',
    '3-',
    '-3',
    '3-4-',
    '-3-4',
    ' 3-4',
    '3-4 ',
    '3-4\n',
    '3\t4',
    '3,4',
    '03-4',
    '3-4.0',
    'three',
    '٣-٤',
  ])('%j is no roll', (text) => {
    expect(parseRoll(text)).toBeUndefined()
  })
})
