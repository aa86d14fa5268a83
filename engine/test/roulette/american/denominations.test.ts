import { describe, expect, it } from 'vitest'
import { AMERICANS } from './games.js'
import { live } from './live.js'

const TWO = { seats: { 'seat:1': 1_000_000, 'seat:2': 1_000_000 } }
const VALUES = [100, 500, 1000, 5000, 10000]
const INSIDE = ['straight:17', 'split:17-20', 'street:16-17-18', 'corner:16-17-19-20', 'six-line:16-17-18-19-20-21']
const OUTSIDE = ['column:2', 'dozen:2', 'red', 'black', 'even', 'odd', 'low', 'high']

describe.each(AMERICANS)('$id: chips on the cloth', ({ game }) => {
  const inside = game.id === 'roulette-american-00' ? [...INSIDE, 'special-line:0-00-1-2-3'] : INSIDE

  it('[RA-18] money chips of one denomination may be used instead of a colour, and nobody else uses it', () => {
    const table = live(game, TWO)
    expect(table.offers('take-denomination', 'seat:1')).toEqual([{ value: { oneOf: VALUES } }])
    expect(table.does('seat:1 take-denomination 500')).toEqual([
      { type: 'denomination-taken', rule: 'RA-18', seat: 'seat:1', value: 500 },
    ])
    expect(table.refusal('seat:2 take-denomination 500')).toEqual(['denomination-taken', 'RA-18', {}])
    expect(table.offers('take-denomination')).toEqual([{ value: { oneOf: [100, 1000, 5000, 10000] } }])
    table.does('seat:2 take-denomination 1000')
    expect(table.state().play.denominations).toEqual({ 'seat:1': 500, 'seat:2': 1000 })
    expect((table.view('public').play as { denominations: unknown }).denominations).toEqual({
      'seat:1': 500,
      'seat:2': 1000,
    })
  })

  it('[RA-18] refusals, first reason first', () => {
    const table = live(game, TWO)
    expect(table.refusal('seat:3 take-denomination 300')).toEqual(['seat-empty', 'GEN-24', { seat: 'seat:3' }])
    expect(table.refusal('seat:1 take-denomination 300')).toEqual([
      'no-such-denomination',
      'RA-18',
      { denominations: VALUES },
    ])
    expect(table.refusal('seat:1 return-denomination')).toEqual(['no-denomination', 'RA-18', {}])
    table.does(`seat:1 take-denomination 500
      seat:2 take-colour blue 500 5000`)
    expect(table.refusal('seat:1 take-denomination 300')).toEqual(['has-denomination', 'RA-18', {}])
    expect(table.refusal('seat:2 take-denomination 300')).toEqual(['has-colour', 'RA-18', {}])
    expect(table.refusal('seat:1 take-colour pink 500 5000')).toEqual(['has-denomination', 'RA-18', {}])
    expect(table.offers('take-denomination')).toEqual([])
    expect(table.offers('take-colour')).toEqual([])
    table.does('seat:1 step-away')
    expect(table.refusal('seat:1 return-denomination')).toEqual(['not-present', 'GEN-24', { seat: 'seat:1' }])
    table.does('seat:2 step-away')
    expect(table.refusal('seat:2 take-denomination 100')).toEqual(['not-present', 'GEN-24', { seat: 'seat:2' }])
  })

  it('[RA-18] is given back once nothing inside rests on it, and is free again', () => {
    const table = live(game, TWO)
    table.does(`seat:1 take-denomination 500
      seat:1 bet straight:17 500
      seat:1 bet red 700`)
    expect(table.refusal('seat:1 return-denomination')).toEqual(['denomination-in-play', 'RA-18', {}])
    expect(table.offers('return-denomination')).toEqual([])
    table.does('seat:1 withdraw straight:17 500')
    expect(table.offers('return-denomination')).toEqual([{}])
    expect(table.does('seat:1 return-denomination')).toEqual([
      { type: 'denomination-returned', rule: 'RA-18', seat: 'seat:1' },
    ])
    expect(table.state().play.denominations).toEqual({})
    table.does('seat:2 take-denomination 500')
  })

  it('[RA-18] leaving frees it', () => {
    const table = live(game, TWO)
    table.does(`seat:1 take-denomination 500
      seat:1 leave
      seat:2 take-denomination 500`)
    expect(table.state().play.denominations).toEqual({ 'seat:2': 500 })
  })

  it.each(inside)('[RA-18 RA-20] on %s a player needs a denomination and stakes whole chips of it', (on) => {
    const table = live(game)
    expect(table.refusal(`seat:1 bet ${on} 1000`)).toEqual(['choose-chips-first', 'RA-18', {}])
    table.does('seat:1 take-denomination 1000')
    expect(table.refusal(`seat:1 bet ${on} 500`)).toEqual(['not-whole-chips', 'GEN-03', { step: 1000 }])
    expect(table.refusal(`seat:1 bet ${on} 1500`)).toEqual(['not-whole-chips', 'GEN-03', { step: 1000 }])
    table.does(`seat:1 bet ${on} 2000`)
    expect(table.refusal(`seat:1 withdraw ${on} 500`)).toEqual(['not-whole-chips', 'GEN-03', { step: 1000 }])
    table.does(`seat:1 withdraw ${on} 1000`)
  })

  it.each(inside)('[RA-20] on %s a player with a colour stakes the colour, never money', (on) => {
    const table = live(game)
    table.does('seat:1 take-colour blue 500 20000')
    expect(table.refusal(`seat:1 bet ${on} 500`)).toEqual(['inside-bets-in-your-colour', 'RA-20', {}])
    expect(table.refusal(`seat:1 bet ${on} 600 with=colour`)).toEqual(['not-whole-chips', 'GEN-03', { step: 500 }])
    table.does(`seat:1 bet ${on} 1000 with=colour`)
    expect(table.state().bets).toEqual([{ seat: 'seat:1', on, with: 'colour', amount: 1000 }])
    expect(table.has('seat:1/colour')).toBe(19_000)
  })

  it.each(OUTSIDE)('[RA-21] on %s chips of several values stand together', (on) => {
    const table = live(game, TWO)
    table.does(`seat:1 take-denomination 5000
      seat:1 bet ${on} 100
      seat:1 bet ${on} 5500
      seat:2 take-colour blue 1000 20000
      seat:2 bet ${on} 300
      seat:2 bet ${on} 2000 with=colour`)
    expect(table.state().bets).toEqual([
      { seat: 'seat:1', on, with: 'money', amount: 5600 },
      { seat: 'seat:2', on, with: 'money', amount: 300 },
      { seat: 'seat:2', on, with: 'colour', amount: 2000 },
    ])
    expect(table.refusal(`seat:2 bet ${on} 300 with=colour`)).toEqual(['not-whole-chips', 'GEN-03', { step: 1000 }])
  })

  it('[RA-18 RA-21] without a colour or a denomination only the areas around the numbers are offered', () => {
    const table = live(game)
    const on = (by: 'seat:1') =>
      table.offers('bet', by).map((fields) => (fields.on as { oneOf: string[] }).oneOf.join(' '))
    const areas = ['column:1 column:2 column:3', 'dozen:1 dozen:2 dozen:3', 'red black even odd low high']
    expect(on('seat:1')).toEqual(areas)
    table.does('seat:1 take-denomination 500')
    const offers = table.offers('bet', 'seat:1')
    const kinds = game.id === 'roulette-american-00' ? 9 : 8
    expect(offers).toHaveLength(kinds)
    expect(offers.map((fields) => fields.amount)).toEqual([
      ...Array(kinds - 3).fill({ min: 500, max: 1_000_000, step: 500 }),
      ...Array(3).fill({ min: 100, max: 1_000_000, step: 100 }),
    ])
  })

  it('[RA-20 RA-21] with a colour, money is offered outside and the colour everywhere', () => {
    const table = live(game)
    table.does('seat:1 take-colour blue 500 20000')
    const kinds = game.id === 'roulette-american-00' ? 9 : 8
    expect(table.offers('bet', 'seat:1').map((fields) => [fields.with, fields.amount])).toEqual([
      ...Array(3).fill([
        { oneOf: ['money'], optional: true },
        { min: 100, max: 980_000, step: 100 },
      ]),
      ...Array(kinds).fill([{ oneOf: ['colour'] }, { min: 500, max: 20_000, step: 500 }]),
    ])
  })

  it('[RA-20] colour chips exist only for who has a colour', () => {
    const table = live(game)
    expect(table.refusal('seat:1 bet red 500 with=colour')).toEqual([
      'instrument-not-authorised',
      'GEN-04',
      { instrument: 'colour' },
    ])
    table.does('seat:1 take-colour blue 500 1000')
    expect(table.refusal('seat:1 bet red 1500 with=colour')).toEqual(['not-enough-chips', 'GEN-06', { have: 1000 }])
  })

  it('[RA-21] a coupon stands anywhere in multiples of the smallest chip', () => {
    const config = { instruments: [{ id: 'coupon', authorisation: 'Res. 1' }] }
    const table = live(game, { config })
    table.does(`seat:1 present coupon 1000
      seat:1 bet straight:17 300 with=coupon
      seat:1 take-denomination 500
      seat:1 bet straight:17 100 with=coupon`)
    expect(table.refusal('seat:1 bet straight:17 150 with=coupon')).toEqual([
      'not-whole-chips',
      'GEN-03',
      { step: 100 },
    ])
    table.does('seat:1 return-denomination')
  })
})
