import { describe, expect, it } from 'vitest'
import { BLACKJACK, bankEnds, fullShoe, OVER } from '../../src/blackjack/bank.js'
import { ACE, pointsOf, TEN, VALUES } from '../../src/blackjack/hands.js'
import { bank as infiniteBank } from './infinite.js'

/** The same by drawing card after card, without sets of cards. */
const drawn = (up: number, hitsSoft17: boolean, full: readonly number[]): number[] => {
  const ends = new Array<number>(7).fill(0)
  const shoe = [...full]
  const draw = (hard: number, ace: boolean, cards: number, chance: number): void => {
    const total = ace && hard + 10 <= 21 ? hard + 10 : hard
    const soft17 = total === 17 && total !== hard
    if (total >= 17 && !(soft17 && hitsSoft17)) {
      const end = total > 21 ? OVER : total === 21 && cards === 2 ? BLACKJACK : total - 17
      ends[end] = (ends[end] as number) + chance
      return
    }
    const left = shoe.reduce((sum, held) => sum + held, 0)
    for (let value = 0; value < VALUES; value += 1) {
      const held = shoe[value] as number
      if (held === 0) continue
      shoe[value] = held - 1
      draw(hard + pointsOf(value), ace || value === ACE, cards + 1, (chance * held) / left)
      shoe[value] = held
    }
  }
  draw(pointsOf(up), up === ACE, 1, 1)
  return ends
}

describe('the ends of the bank', () => {
  const poor = [3, 1, 0, 4, 2, 4, 1, 4, 4, 9]

  for (const hitsSoft17 of [false, true])
    for (const [name, shoe] of [
      ['six packs', fullShoe(6)],
      ['a poor shoe', poor],
    ] as const)
      it(`are those of drawing card by card from ${name}${hitsSoft17 ? ', soft 17 drawing' : ''}`, () => {
        for (let up = 0; up < VALUES; up += 1) {
          const ends = [...bankEnds(up, hitsSoft17, shoe)]
          for (const [end, chance] of drawn(up, hitsSoft17, shoe).entries()) expect(ends[end]).toBeCloseTo(chance, 12)
        }
      })

  it('add up to one', () => {
    for (let up = 0; up < VALUES; up += 1)
      expect(bankEnds(up, true, fullShoe(4)).reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12)
  })

  it('have a blackjack as often as its second card', () => {
    const shoe = fullShoe(6)
    shoe[TEN] = 95
    expect(bankEnds(TEN, false, shoe)[BLACKJACK]).toBeCloseTo(24 / 311, 14)
    expect(bankEnds(5, false, shoe)[BLACKJACK]).toBe(0)
  })

  it('come to those of a shoe without end', () => {
    for (let up = 0; up < VALUES; up += 1) {
      const ends = bankEnds(up, false, fullShoe(10_000_000))
      const expected = infiniteBank({ hard: pointsOf(up), ace: up === ACE, cards: 1 }, false)
      expect(ends[OVER]).toBeCloseTo(expected.get(22) as number, 6)
      expect(ends[0]).toBeCloseTo(expected.get(17) as number, 6)
    }
  })
})
