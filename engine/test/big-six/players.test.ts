import { bigSix, type Move } from '@tapete/engine'
import { describe, expect, it } from 'vitest'
import { live } from '../roulette/american/live.js'

const TWO = { 'seat:1': 100_000, 'seat:2': 100_000 }

/** A round in which only seat 1 takes part. */
const ROUND = `croupier start
  seat:1 bet value:1 100
  croupier spin clockwise
  chance stop 2
  croupier collect`

/** Two players, of whom the second sits out so many rounds. */
const idle = (rounds: number) => {
  const table = live(bigSix, { opening: 'open', seats: TWO })
  for (let round = 0; round < rounds; round += 1) table.does(ROUND)
  return table
}

describe('big-six: staff', () => {
  it('[BS-04] a table opens with one croupier and one pit boss, and no fewer', () => {
    const table = live(bigSix, { opening: 'none' })
    const need = { croupier: 1, 'pit-boss': 1 }
    expect(table.refusal('pit-boss open')).toEqual([
      'staff-missing',
      'BS-04',
      { need, have: { croupier: 0, 'pit-boss': 0 } },
    ])
    table.does('room-head post croupier ana')
    expect(table.refusal('pit-boss open')).toEqual([
      'staff-missing',
      'BS-04',
      { need, have: { croupier: 1, 'pit-boss': 0 } },
    ])
    table.does('room-head post pit-boss beto')
    expect(table.does('pit-boss open')).toEqual([{ type: 'table-opened', rule: 'BS-04' }])
  })
})

describe('big-six: players', () => {
  it('[BS-05] the disc is not turned unless a player has a bet in play', () => {
    const table = live(bigSix, { seats: TWO })
    expect(table.refusal('croupier spin clockwise')).toEqual(['nobody-plays', 'BS-05', {}])
    expect(table.offers('spin')).toEqual([])
    expect(table.due()).toEqual([])
    table.does(`seat:1 bet value:5 100
      seat:1 withdraw value:5 100`)
    expect(table.refusal('croupier spin sideways')).toEqual(['nobody-plays', 'BS-05', {}])
    table.does('seat:2 bet value:5 100')
    expect(table.offers('spin')).toEqual([{ disc: { oneOf: ['clockwise', 'counter-clockwise'] } }])
    table.does('croupier spin clockwise')
  })

  it('[BS-06] as many players as the cloth is configured to hold, and no more', () => {
    const table = live(bigSix, { config: { seats: 1 }, opening: 'open', seats: {} })
    expect(table.does('seat:1 sit ana')).toEqual([{ type: 'seat-taken', rule: 'BS-06', seat: 'seat:1' }])
    expect(table.refusal('seat:1 sit beto')).toEqual(['seat-taken', 'BS-06', {}])
    expect(table.refusal('seat:2 sit beto')).toEqual(['no-such-seat', 'BS-06', { seats: 1 }])
  })

  it('has no second table', () => {
    const table = live(bigSix, { opening: 'open', seats: {} })
    const second: Move = { by: 'seat:1', do: 'sit', player: 'ana', table: 'second' }
    expect(table.refusal(second)).toEqual(['malformed', 'GEN-25', { field: 'table' }])
  })

  it('[BS-27] three rounds out are allowed, the fourth is not', () => {
    expect(idle(3).refusal('croupier complain seat:2')).toEqual([
      'seat-not-idle',
      'BS-27',
      { idleRounds: 3, allowed: 3 },
    ])
    const table = idle(4)
    expect(table.refusal('croupier complain seat:2')).toBeUndefined()
    expect(table.offers('complain', 'croupier')).toEqual([{ seat: { oneOf: ['seat:2'] } }])
    expect(table.refusal('croupier complain seat:1')).toEqual(['seat-not-idle', 'BS-27', { idleRounds: 0, allowed: 3 }])
  })

  it.each(['seat:1', 'croupier'])('[BS-27] %s complains, the pit boss asks for the place, and it is freed', (by) => {
    const table = idle(4)
    expect(table.refusal('pit-boss ask-to-leave seat:2')).toEqual(['no-complaint', 'BS-27', {}])
    expect(table.refusal('croupier free-seat seat:2')).toEqual(['not-asked-to-leave', 'BS-27', {}])
    expect(table.does(`${by} complain seat:2`)).toEqual([{ type: 'seat-claimed', rule: 'BS-27', seat: 'seat:2' }])
    expect(table.refusal(`${by} complain seat:2`)).toEqual(['already-complained', 'BS-27', {}])
    expect(table.refusal('croupier ask-to-leave seat:2')).toEqual(['not-your-move', 'BS-27', { by: ['pit-boss'] }])
    expect(table.refusal('croupier free-seat seat:2')).toEqual(['not-asked-to-leave', 'BS-27', {}])
    expect(table.does('pit-boss ask-to-leave seat:2')).toEqual([
      { type: 'asked-to-leave', rule: 'BS-27', seat: 'seat:2' },
    ])
    expect(table.refusal('pit-boss ask-to-leave seat:2')).toEqual(['already-asked', 'BS-27', {}])
    expect(table.does('croupier free-seat seat:2')).toEqual([
      {
        type: 'chips-cashed',
        rule: 'GEN-17',
        seat: 'seat:2',
        to: ['seat:2'],
        transfers: ['seat:2 > cash 100000'],
      },
      { type: 'seat-freed', rule: 'GEN-24', seat: 'seat:2' },
    ])
    table.does('seat:2 sit carla')
  })

  it('[BS-27] nobody complains of an empty seat, of the own one, or from nowhere', () => {
    const table = idle(4)
    expect(table.refusal('seat:2 complain seat:2')).toEqual(['complains-of-self', 'BS-27', {}])
    expect(table.refusal('seat:3 complain seat:2')).toEqual(['seat-empty', 'GEN-24', { seat: 'seat:3' }])
    expect(table.refusal('croupier complain seat:3')).toEqual(['seat-empty', 'GEN-24', { seat: 'seat:3' }])
    expect(table.refusal('pit-boss complain seat:2')).toEqual(['not-your-move', 'BS-27', { by: ['seat', 'croupier'] }])
  })

  it('[BS-27] who bets again keeps the place', () => {
    const table = idle(4)
    table.does(`croupier complain seat:2
      pit-boss ask-to-leave seat:2
      croupier start
      seat:2 bet value:1 100`)
    expect(table.refusal('croupier free-seat seat:2')).toEqual(['not-asked-to-leave', 'BS-27', {}])
    table.does(`croupier spin clockwise
      chance stop 2
      croupier collect`)
    expect(table.refusal('croupier complain seat:2')).toEqual(['seat-not-idle', 'BS-27', { idleRounds: 0, allowed: 3 }])
    expect(table.state().seats['seat:1']?.idleRounds).toBe(1)
  })

  it('[BS-27] a stake taken back before the spin is not taking part', () => {
    const table = live(bigSix, { opening: 'open', seats: TWO })
    for (let round = 0; round < 4; round += 1)
      table.does(`croupier start
        seat:2 bet value:1 100
        seat:2 withdraw value:1 100
        seat:1 bet value:1 100
        croupier spin clockwise
        chance stop 2
        croupier collect`)
    expect(table.state().seats['seat:2']?.idleRounds).toBe(4)
  })

  it('[BS-28] a player cannot stop the disc, and the attempt can be recorded', () => {
    const table = live(bigSix)
    table.does(`seat:1 bet value:1 100
      croupier spin clockwise`)
    expect(table.refusal('seat:1 stop 40-a')).toEqual(['not-your-move', 'BS-12', { by: ['chance'] }])
    expect(bigSix.rules.filter((rule) => /stop|disc|halt/.test(rule.do)).map((rule) => [rule.do, rule.by])).toEqual([
      ['stop', ['chance']],
    ])
    expect(table.does('pit-boss warn seat:1 stopping-the-disc')).toEqual([
      {
        type: 'warned',
        rule: 'BS-28',
        seat: 'seat:1',
        infraction: 'stopping-the-disc',
        by: 'pit-boss',
        to: ['seat:1'],
      },
    ])
  })
})
