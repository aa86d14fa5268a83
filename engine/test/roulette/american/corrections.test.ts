import { describe, expect, it } from 'vitest'
import { AMERICANS } from './games.js'
import { live } from './live.js'

const MAX = 1_000_000_000_000

/** A straight that won 7000 in colour chips, all the player has; half of it too much. */
const overpaid = (game: (typeof AMERICANS)[number]['game']) => {
  const table = live(game, { seats: { 'seat:1': 2000, 'seat:2': 100 } })
  table.does(`seat:1 take-colour blue 100 2000
    seat:1 bet straight:17 200 with=colour
    ...
    chance ball 17
    ...`)
  expect([table.has('seat:1'), table.has('seat:1/colour')]).toEqual([0, 9000])
  return table
}

describe.each(AMERICANS)('$id: a correction', ({ game }) => {
  it('[GEN-38 RA-44] reaches the chips the player was paid in', () => {
    const table = overpaid(game)
    expect(table.refusal('croupier correct seat:1 -3500 "pagó de más"')).toEqual([
      'not-enough-chips',
      'GEN-38',
      { have: 0 },
    ])
    expect(table.does('croupier correct seat:1 -3500 "pagó de más" with=colour')).toEqual([
      {
        type: 'corrected',
        rule: 'GEN-38',
        seat: 'seat:1',
        amount: -3500,
        with: 'colour',
        reason: 'pagó de más',
        to: ['seat:1'],
        transfers: ['seat:1/colour > bank 3500'],
      },
    ])
    expect([table.has('seat:1/colour'), table.has('bank')]).toEqual([5500, -3500])
  })

  it('[GEN-38 RA-22] gives whole chips of the colour, as many as the tray has', () => {
    const table = overpaid(game)
    expect(table.refusal('croupier correct seat:1 -50 "x" with=colour')).toEqual([
      'not-whole-chips',
      'GEN-03',
      { step: 100 },
    ])
    expect(table.refusal('croupier correct seat:1 150 "x" with=colour')).toEqual([
      'not-whole-chips',
      'GEN-03',
      { step: 100 },
    ])
    expect(table.refusal('croupier correct seat:1 -9100 "x" with=colour')).toEqual([
      'not-enough-chips',
      'GEN-38',
      { have: 9000 },
    ])
    expect(table.refusal('croupier correct seat:1 11100 "x" with=colour')).toEqual([
      'amount-out-of-range',
      'GEN-38',
      { most: 11_000 },
    ])
    expect(table.does('croupier correct seat:1 11000 "pagó de menos" with=colour')[0]?.transfers).toEqual([
      'bank > seat:1/colour 11000',
    ])
    expect(table.refusal('croupier correct seat:1 100 "x" with=colour')?.[2]).toEqual({ most: 0 })
  })

  it('[GEN-38] in money chips as anywhere, and in no chips the player does not have', () => {
    const table = overpaid(game)
    for (const kind of ['coupon', 'stakes', 'toString'])
      expect(table.refusal(`croupier correct seat:1 -100 "x" with=${kind}`)).toEqual([
        'instrument-not-authorised',
        'GEN-04',
        { instrument: kind },
      ])
    expect(table.refusal('croupier correct seat:2 -100 "x" with=colour')?.[0]).toBe('instrument-not-authorised')
    expect(table.does('croupier correct seat:2 -100 "x" with=money')[0]).toMatchObject({
      transfers: ['seat:2 > bank 100'],
    })
    expect(table.does('croupier correct seat:1 75 "x"')[0]).toMatchObject({ transfers: ['bank > seat:1 75'] })
  })

  it('[GEN-38] is offered in each kind of chips within its bounds', () => {
    const reason = { any: 'text' }
    const seat = { oneOf: ['seat:1'] }
    const money = { oneOf: ['money'], optional: true }
    const colour = { oneOf: ['colour'] }
    const table = overpaid(game)
    expect(table.offers('correct', 'croupier', 'seat:1')).toEqual([
      { seat, amount: { min: 1, max: MAX, step: 1 }, reason, with: money },
      { seat, amount: { min: 100, max: 11_000, step: 100 }, reason, with: colour },
      { seat, amount: { min: -9000, max: -100, step: 100 }, reason, with: colour },
    ])
    table.does('croupier correct seat:1 11000 "x" with=colour')
    expect(table.offers('correct', 'croupier', 'seat:1')).toEqual([
      { seat, amount: { min: 1, max: MAX, step: 1 }, reason, with: money },
      { seat, amount: { min: -20_000, max: -100, step: 100 }, reason, with: colour },
    ])
    expect(table.offers('correct', 'croupier')).toEqual([])
  })
})
