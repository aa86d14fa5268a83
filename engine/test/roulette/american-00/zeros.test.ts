import { rouletteAmerican00 } from '@tapete/engine'
import { play } from '@tapete/engine/testkit'
import { describe, expect, it } from 'vitest'
import { live } from '../american/live.js'

const CHANCES = ['red', 'black', 'even', 'odd', 'low', 'high']

describe.each([
  { zero: '0', halves: 'R00-10', takes: 'R00-12' },
  { zero: '00', halves: 'R00-11', takes: 'R00-13' },
])('roulette-american-00: on $zero', ({ zero, halves, takes }) => {
  it('[R00-10 R00-11] every even chance loses half', () => {
    const table = live(rouletteAmerican00)
    for (const chance of CHANCES) table.does(`seat:1 bet ${chance} 1000`)
    table.does(`...
      chance ball ${zero}`)
    expect(table.does('croupier collect').filter((event) => event.type === 'halved')).toEqual(
      CHANCES.map((on) => ({
        type: 'halved',
        rule: halves,
        seat: 'seat:1',
        on,
        with: 'money',
        stake: 1000,
        amount: 500,
        transfers: ['seat:1/stakes > bank 500', 'seat:1/stakes > seat:1 500'],
      })),
    )
    expect([table.has('seat:1'), table.has('bank')]).toEqual([997_000, 3000])
  })

  it('[R00-10 R00-11] nothing is left to decide', () => {
    const table = live(rouletteAmerican00)
    table.does(`seat:1 bet red 1000
      ...
      chance ball ${zero}`)
    expect(table.does('...').map((event) => event.type)).toEqual(['halved', 'marker-removed', 'round-ended'])
  })

  it('[R00-11] half of an odd number of colour chips returns in money chips (R-29)', () => {
    const table = live(rouletteAmerican00)
    table.does(`seat:1 take-colour blue 1000 10000
      seat:1 bet red 3000 with=colour
      ...
      chance ball ${zero}
      ...`)
    expect([table.has('seat:1/colour'), table.has('seat:1'), table.has('bank')]).toEqual([7000, 991_500, 1500])
  })

  it('[R00-12 R00-13] what it takes whole cites the rule of that zero', () => {
    const table = live(rouletteAmerican00)
    table.does(`seat:1 bet dozen:1 1000
      ...
      chance ball ${zero}`)
    expect(table.does('croupier collect')[0]).toEqual({
      type: 'collected',
      rule: takes,
      seat: 'seat:1',
      on: 'dozen:1',
      with: 'money',
      stake: 1000,
      amount: 1000,
      transfers: ['seat:1/stakes > bank 1000'],
    })
  })
})

describe('roulette-american-00: one zero against the other', () => {
  const BETS = `
    seat:1 take-denomination 100
    seat:1 bet straight:0 100
    seat:1 bet straight:00 100
    seat:1 bet split:0-00 100
    seat:1 bet split:0-1 100
    seat:1 bet split:00-3 100
    seat:1 bet street:0-00-2 100
    seat:1 bet street:0-1-2 100
    seat:1 bet street:00-2-3 100
    seat:1 bet special-line:0-00-1-2-3 100
    seat:1 bet street:1-2-3 100
    seat:1 bet column:1 100
    seat:1 bet dozen:1 100
    ...`

  it('[R00-12] on 0 every other bet that does not cover it loses, a straight on 00 included', () =>
    void play(
      rouletteAmerican00,
      '[R00-12] zero',
      `${BETS}
      chance ball 0
      ...
      = bet seat:1 straight:0 +3500
      = bet seat:1 straight:00 -100
      = bet seat:1 split:0-00 +1700
      = bet seat:1 split:0-1 +1700
      = bet seat:1 split:00-3 -100
      = bet seat:1 street:0-00-2 +1100
      = bet seat:1 street:0-1-2 +1100
      = bet seat:1 street:00-2-3 -100
      = bet seat:1 special-line:0-00-1-2-3 +600
      = bet seat:1 street:1-2-3 -100
      = bet seat:1 column:1 -100
      = bet seat:1 dozen:1 -100
      = seat:1 +9100, bank -9100`,
    ))

  it('[R00-13] on 00 every other bet that does not cover it loses, a straight on 0 included', () =>
    void play(
      rouletteAmerican00,
      '[R00-13] double zero',
      `${BETS}
      chance ball 00
      ...
      = bet seat:1 straight:0 -100
      = bet seat:1 straight:00 +3500
      = bet seat:1 split:0-00 +1700
      = bet seat:1 split:0-1 -100
      = bet seat:1 split:00-3 +1700
      = bet seat:1 street:0-00-2 +1100
      = bet seat:1 street:0-1-2 -100
      = bet seat:1 street:00-2-3 +1100
      = bet seat:1 special-line:0-00-1-2-3 +600
      = bet seat:1 street:1-2-3 -100
      = bet seat:1 column:1 -100
      = bet seat:1 dozen:1 -100
      = seat:1 +9100, bank -9100`,
    ))
})
