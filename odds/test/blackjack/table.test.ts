// What the fast table is made of: places named by chance, the bank as states, amounts that are whole.

import { type Card, DECK } from '@tapete/engine'
import { describe, expect, it } from 'vitest'
import { BLACKJACK, bankTable, DONE, OVER } from '../../src/blackjack/bank-table.js'
import { ACE, pointsOf, VALUE_BITS, VALUES } from '../../src/blackjack/hands.js'
import { unitOf } from '../../src/blackjack/outcomes.js'
import { openPlaces } from '../../src/blackjack/places.js'
import { blackjackRules } from '../../src/blackjack/rules.js'
import { emptyStrategy, firstAt, HIT } from '../../src/blackjack/strategy.js'
import { openTable } from '../../src/blackjack/table.js'
import { type Random, random } from '../../src/tools/random.js'
import { bank as infiniteBank } from './infinite.js'

const HALVES = 2 ** 16

/** Every number of sixteen bits once, in both halves of a word. */
const everything = (): Random => {
  let next = 0
  return {
    ...random('none'),
    fill: (into) => {
      for (let at = 0; at < into.length; at += 1, next += 1) into[at] = next * (HALVES + 1)
    },
  }
}

describe('places', () => {
  for (const packs of [4, 6, 8])
    it(`of ${packs} packs are named equally often by all the numbers there are`, () => {
      const size = packs * 52
      const places = openPlaces(size)
      const chance = everything()
      const times = new Array<number>(size + 1).fill(0)
      const fills = 32
      for (let fill = 0; fill < fills; fill += 1) {
        const named = places.fill(chance)
        expect(places.at[named]).toBe(size)
        for (const place of places.at.slice(0, named)) times[place] = (times[place] as number) + 1
      }
      const each = 2 * Math.floor(HALVES / size)
      expect(times).toEqual([...new Array<number>(size).fill(each), 0])
    })
})

describe('the bank as states', () => {
  for (const hitsSoft17 of [false, true])
    it(`ends as a bank does${hitsSoft17 ? ' that draws on soft 17' : ''}`, () => {
      const table = bankTable(hitsSoft17)
      for (let up = 0; up < VALUES; up += 1) {
        const ends = new Map<number, number>()
        const draw = (state: number, chance: number): void => {
          if (state >= DONE) ends.set(state, (ends.get(state) ?? 0) + chance)
          else
            for (let value = 0; value < VALUES; value += 1)
              draw(table[(state << VALUE_BITS) | value] as number, (chance * (value === VALUES - 1 ? 4 : 1)) / 13)
        }
        draw(up, 1)
        // There 0 is a blackjack and 22 over 21.
        const nameOf = (total: number): number => (total === 0 ? BLACKJACK : total === 22 ? OVER : DONE + total)
        const expected = infiniteBank({ hard: pointsOf(up), ace: up === ACE, cards: 1 }, hitsSoft17)
        expect([...ends.keys()].sort()).toEqual([...expected.keys()].map(nameOf).sort())
        for (const [total, chance] of expected) expect(ends.get(nameOf(total))).toBeCloseTo(chance, 12)
      }
    })
})

describe('amounts', () => {
  it('are halves of a bet where 3 to 2 is paid, and smaller where something else is', () => {
    expect(unitOf(blackjackRules('canal-21'))).toBe(2)
    expect(unitOf(blackjackRules('blackjack-mendoza'))).toBe(2)
    expect(unitOf(blackjackRules('blackjack-classic', { naturalPays: [6, 5] }))).toBe(10)
    expect(unitOf(blackjackRules('blackjack-classic', { insurance: { ace: [7, 3] } }))).toBe(6)
  })
})

describe('a stacked shoe', () => {
  const numbers = (text: string): number[] => text.split(' ').map((card) => DECK.indexOf(card as Card))
  const rest = Array.from({ length: 6 * 52 }, (_, at) => at % 52)
  const stacked = (text: string): number[] => [...numbers(text), ...rest].slice(0, rest.length)

  it('is dealt in its order: player, bank, player', () => {
    const rules = blackjackRules('blackjack-classic', { naturalPays: [6, 5] })
    const table = openTable(rules, emptyStrategy(), random('stacked'))
    table.stack(stacked('As 9h Kd'), 3)
    expect(table.round()).toBe(12)
    expect(table.dealt()).toBe(3)
    table.stack(stacked('Ts 9h Kd 8d'), 4)
    expect(table.round()).toBe(10)
    expect(table.dealt()).toBe(4)
  })

  it('gives no card twice, and ends with the last names of chance as with any others', () => {
    const strategy = emptyStrategy()
    // Two aces ask for a third card, and stand.
    strategy.first[firstAt(0, ACE, ACE, VALUES - 1)] = HIT
    const table = openTable(blackjackRules('blackjack-classic'), strategy, random('stacked'))
    for (let round = 0; round < 5000; round += 1) {
      table.stack(stacked('As Th Ad 9s 7c'), 5)
      // 21 against 17.
      expect(table.round()).toBe(2)
      expect(table.dealt()).toBe(5)
    }
  })
})

describe('a shoe played to its cut card', () => {
  it('begins anew, burned cards first, when so many are left', () => {
    const rules = blackjackRules('canal-21')
    const table = openTable(rules, emptyStrategy(), random('cut'), { cut: 78 })
    let [last, most, begun] = [0, 0, 0]
    for (let round = 0; round < 2000; round += 1) {
      table.round()
      const dealt = table.dealt()
      if (dealt < last) {
        begun += 1
        expect(last).toBeGreaterThanOrEqual(208 - 78)
        expect(dealt).toBeGreaterThanOrEqual(rules.burned + 3)
      }
      last = dealt
      most = Math.max(most, dealt)
    }
    expect(begun).toBeGreaterThan(50)
    expect(most).toBeLessThan(208)
  })

  it('says so when it runs out', () => {
    const table = openTable(blackjackRules('canal-21'), emptyStrategy(), random('cut'), { cut: 1 })
    expect(() => {
      for (let round = 0; round < 10_000; round += 1) table.round()
    }).toThrow('the shoe ran out of cards within a round')
  })
})
