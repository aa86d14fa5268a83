import { describe, expect, it } from 'vitest'
import { AMERICANS } from './games.js'
import { live } from './live.js'

/** A player who has colour chips and no others, and a ball about to fall. */
const running = (game: (typeof AMERICANS)[number]['game'], config: { min?: number; max?: number }) => {
  const table = live(game, { config, seats: { 'seat:1': 10_000, 'seat:2': 10_000 } })
  table.does(`seat:1 take-colour blue 500 10000
    croupier spin clockwise
    croupier no-more-bets`)
  return table
}

describe.each(AMERICANS)('$id: a stake found late', ({ game, rules }) => {
  it('[GEN-11 RA-09] in the colour of its player, over the maximum: paid on the maximum', () => {
    const table = running(game, { max: 2000 })
    expect(table.refusal('croupier find-bet straight:17 2500 seat:1')).toEqual([
      'not-enough-chips',
      'GEN-06',
      { have: 0 },
    ])
    expect(table.does('croupier find-bet straight:17 2500 seat:1 with=colour')).toEqual([
      {
        type: 'bet-found',
        rule: 'GEN-11',
        seat: 'seat:1',
        on: 'straight:17',
        with: 'colour',
        stake: 2500,
        transfers: ['seat:1/colour > seat:1/stakes 2500'],
      },
    ])
    table.does(`chance ball 17
      croupier notify-room-head straight:17 seat:1
      croupier collect
      pit-boss approve`)
    expect(table.does('croupier pay')[0]).toMatchObject({
      amount: 70_000,
      lines: [{ on: 'straight:17', with: 'colour', stake: 2500, amount: 70_000, cite: rules.straight }],
      transfers: ['bank > seat:1/colour 70000', 'seat:1/stakes > seat:1/colour 2500'],
    })
  })

  it('[GEN-12 RA-09] in the colour of its player, it loses the maximum, and the excess goes back', () => {
    const table = running(game, { max: 2000 })
    table.does(`croupier find-bet straight:17 3500 seat:1 with=colour
      chance ball 5
      croupier notify-room-head straight:17 seat:1`)
    expect(table.does('croupier collect')[0]?.transfers).toEqual([
      'seat:1/stakes > bank 2000',
      'seat:1/stakes > seat:1/colour 1500',
    ])
  })

  it('[GEN-11] in whole chips of a colour the player has', () => {
    const table = running(game, { min: 1000, max: 2000 })
    expect(table.refusal('croupier find-bet red 2300 seat:1 with=colour')).toEqual([
      'not-whole-chips',
      'GEN-03',
      { step: 500 },
    ])
    expect(table.refusal('croupier find-bet red 1500 seat:1 with=colour')?.[0]).toBe('within-limits')
    expect(table.refusal('croupier find-bet red 10500 seat:1 with=colour')).toEqual([
      'not-enough-chips',
      'GEN-06',
      { have: 10_000 },
    ])
    expect(table.refusal('croupier find-bet red 2500 seat:2 with=colour')).toEqual([
      'instrument-not-authorised',
      'GEN-04',
      { instrument: 'colour' },
    ])
    const offered = table
      .offers('find-bet', 'croupier', 'seat:1')
      .filter(({ on }) => JSON.stringify(on).includes('"red"'))
    expect(offered.map(({ amount, with: kind }) => [amount, kind])).toEqual([
      [{ min: 2500, max: 10_000, step: 500 }, { oneOf: ['colour'] }],
      [{ min: 500, max: 500, step: 500 }, { oneOf: ['colour'] }],
    ])
    const other = table
      .offers('find-bet', 'croupier', 'seat:2')
      .filter(({ on }) => JSON.stringify(on).includes('"red"'))
    expect(other.map(({ amount, with: kind }) => [amount, kind])).toEqual([
      [
        { min: 2100, max: 10_000, step: 100 },
        { oneOf: ['money'], optional: true },
      ],
      [
        { min: 100, max: 900, step: 100 },
        { oneOf: ['money'], optional: true },
      ],
    ])
  })
})
