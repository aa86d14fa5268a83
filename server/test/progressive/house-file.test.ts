// What is wrong with the pots of a house's file is told whole, with its place.

import { findTold } from '@tapete/engine'
import { expect, it } from 'vitest'
import { HouseFaults, houseOfValue } from '../../src/floor/house-file.js'

const TABLE = { id: 'uno', name: 'Uno', game: 'caribbean-poker', mode: 'digital' }
const POT = { id: 'pozo', name: 'Pozo', game: 'progressive-scj', tables: ['uno'] }

const house = (pots: readonly unknown[], tables: readonly unknown[] = [TABLE]) => ({
  ...{ name: 'Casa', games: ['caribbean-poker', 'war'], rooms: [{ id: 'sala', tables }], pots },
})

const faults = (value: unknown): string[] => {
  try {
    houseOfValue(value, findTold, 'casa.json')
    return []
  } catch (error) {
    if (!(error instanceof HouseFaults)) throw error
    return error.faults.map(({ at, why }) => `${at}: ${why}`)
  }
}

it('a pot is made with its tables, in no room and on display', () => {
  const { pots } = houseOfValue(house([{ ...POT, config: { base: 5 } }]), findTold, 'casa.json')
  expect(pots).toEqual([
    {
      pot: {
        id: 'pozo',
        name: 'Pozo',
        game: 'progressive-scj',
        config: { base: 5 },
        room: 'pots',
        mode: 'live',
        robot: null,
        display: true,
      },
      tables: [{ id: 'uno', game: 'caribbean-poker' }],
    },
  ])
})

it('[PRG-01 PRG-08] it names tables of the house, of games that may feed it, each once', () => {
  const war = { id: 'guerra', name: 'G', game: 'war', mode: 'live' }
  expect(faults(house([{ ...POT, tables: ['uno', 'dos', 'guerra', 'uno'] }], [TABLE, war]))).toEqual([
    'pots[0].tables[1]: there is no table dos',
    'pots[0].tables[2]: war feeds no progressive-scj',
    'pots[0].tables[3]: uno stands already',
  ])
  expect(faults(house([{ ...POT, game: 'war' }]))).toEqual(['pots[0].game: there is no pot war'])
  expect(faults(house([{ ...POT, id: 'uno' }, POT, POT]))).toEqual([
    'pots[0].id: uno stands already',
    'pots[2].id: pozo stands already',
  ])
})

it('[PRG-42] its terms are those of a pot; what is drawn needs tables that draw; one table, one credit', () => {
  expect(faults(house([{ ...POT, config: { commission: 20_000 } }]))).toEqual([
    'pots[0].config.commission: must be a whole number from 0 to 10000',
  ])
  const lucky = { by: 'player', oneIn: 10, amount: 500, paid: 'cash' }
  expect(faults(house([{ ...POT, config: { lucky } }], [{ ...TABLE, mode: 'live' }]))).toEqual([
    'pots[0].tables[0]: complementary prizes are drawn, at digital tables only',
  ])
  expect(faults(house([POT, { ...POT, id: 'otro', config: { credit: 100 } }]))).toEqual([
    'pots[1].config.credit: is another than that of pozo, at the same table',
  ])
})
