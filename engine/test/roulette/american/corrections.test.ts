import { describe, expect, it } from 'vitest'
import { AMERICANS } from './games.js'
import { live } from './live.js'

/** A straight that won 7000 in colour chips, all the player has; half of it too much. */
const overpaid = (game: (typeof AMERICANS)[number]['game']) => {
  const table = live(game, { config: { correctionMax: 10_000 }, seats: { 'seat:1': 2000, 'seat:2': 100 } })
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
    expect(table.refusal('croupier correct seat:1 1 straight:17 -3500 "pagó de más"')).toEqual([
      'not-enough-chips',
      'GEN-38',
      { have: 0 },
    ])
    expect(table.does('croupier correct seat:1 1 straight:17 -3500 "pagó de más" with=colour')).toEqual([
      {
        type: 'corrected',
        rule: 'GEN-38',
        correction: 'correction:1',
        seat: 'seat:1',
        round: 1,
        corrects: 1,
        on: 'straight:17',
        amount: -3500,
        with: 'colour',
        reason: 'pagó de más',
        to: ['seat:1'],
        transfers: ['seat:1/colour > bank 3500'],
      },
    ])
    expect([table.has('seat:1/colour'), table.has('bank')]).toEqual([5500, -3500])
  })

  it('[GEN-38 RA-22] moves whole chips of the colour, within what the line staked and brought', () => {
    const table = overpaid(game)
    const correct = (amount: number) => `croupier correct seat:1 1 straight:17 ${amount} "x" with=colour`
    expect(table.refusal(correct(-50))).toEqual(['not-whole-chips', 'GEN-03', { step: 100 }])
    expect(table.refusal(correct(-7300))).toEqual(['amount-out-of-range', 'GEN-38', { least: -7200, most: 0 }])
    expect(table.refusal(correct(100))).toEqual(['amount-out-of-range', 'GEN-38', { least: -7200, most: 0 }])
    table.does(correct(-3500))
    expect(table.refusal(correct(150))).toEqual(['not-whole-chips', 'GEN-03', { step: 100 }])
    expect(table.refusal(correct(3600))).toEqual(['amount-out-of-range', 'GEN-38', { least: -3700, most: 3500 }])
    expect(table.does(correct(3500))[0]?.transfers).toEqual(['bank > seat:1/colour 3500'])
  })

  it('[GEN-38 RA-22] gives no more chips of the colour than the tray has', () => {
    const table = live(game, { config: { correctionMax: 1_000_000 }, seats: { 'seat:1': 20_000 } })
    table.does(`seat:1 take-colour blue 100 20000
      seat:1 bet straight:17 1000 with=colour
      ...
      chance ball 18
      ...`)
    expect(table.refusal('croupier correct seat:1 1 straight:17 1100 "x" with=colour')).toEqual([
      'amount-out-of-range',
      'GEN-38',
      { least: 0, most: 1000 },
    ])
  })

  it('[GEN-38] in money chips as anywhere, and in no chips the player does not have', () => {
    const table = overpaid(game)
    for (const kind of ['coupon', 'stakes', 'toString'])
      expect(table.refusal(`croupier correct seat:1 1 straight:17 -100 "x" with=${kind}`)).toEqual([
        'instrument-not-authorised',
        'GEN-04',
        { instrument: kind },
      ])
    expect(table.refusal('croupier correct seat:2 1 straight:17 -100 "x"')?.[0]).toBe('no-such-line')
    table.does('croupier correct seat:1 1 straight:17 -200 "x" with=colour')
    expect(table.does('croupier correct seat:1 1 straight:17 75 "x"')[0]).toMatchObject({
      transfers: ['bank > seat:1 75'],
    })
  })

  it('[GEN-38] is offered in each kind of chips within its bounds', () => {
    const shared = { seat: { oneOf: ['seat:1'] }, round: { oneOf: [1] }, on: { oneOf: ['straight:17'] } }
    const reason = { any: 'text' }
    const money = { oneOf: ['money'], optional: true }
    const colour = { oneOf: ['colour'] }
    const table = overpaid(game)
    expect(table.offers('correct', 'croupier', 'seat:1')).toEqual([
      { ...shared, amount: { min: -7200, max: -100, step: 100 }, reason, with: colour },
    ])
    table.does('croupier correct seat:1 1 straight:17 -200 "x" with=colour')
    expect(table.offers('correct', 'croupier', 'seat:1')).toEqual([
      { ...shared, amount: { min: 1, max: 200, step: 1 }, reason, with: money },
      { ...shared, amount: { min: 100, max: 200, step: 100 }, reason, with: colour },
      { ...shared, amount: { min: -7000, max: -100, step: 100 }, reason, with: colour },
    ])
    expect(table.offers('correct', 'croupier')).toEqual([])
  })
})
