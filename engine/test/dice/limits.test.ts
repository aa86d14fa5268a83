// Limits found late, and limits that change while bets stand from throw to throw; payments that are held.

import { craps, miniCraps } from '@tapete/engine'
import { describe, expect, it } from 'vitest'
import { crapsTable, types, withPoint } from './table.js'

describe.each([craps, miniCraps])('$id: limits and bets that last', (game) => {
  it('[CR-81 GEN-11 GEN-13] a stake over the maximum waits for its notice only when a throw decides it', () => {
    const table = withPoint(game, '4-5', { config: { max: 5000 } })
    table.does(
      'seat:2 bet place-right:6 3000\ncroupier no-more-bets\ncroupier find-bet place-right:6 4000 seat:2\nseat:1 throw',
    )
    table.does('chance roll 1-1')
    expect(table.refusal('croupier collect')).toBeUndefined()
    table.does('...\ncroupier start')
    expect(table.bets()).toEqual(['seat:1 pass-line 1000', 'seat:2 place-right:6 7000'])
    table.rolls('3-3')
    expect(table.refusal('croupier collect')).toEqual([
      'room-head-not-notified',
      'GEN-13',
      { seat: 'seat:2', on: 'place-right:6' },
    ])
    expect(table.due()).toEqual(['croupier notify-room-head'])
    table.does('...')
    // 5000 at 7 to 6, the excess of 2000 back.
    expect(table.has('seat:2')).toBe(1_000_000 + 5833)
  })

  it.each([
    ['3-4', -5000],
    ['4-5', 1000],
  ])('[CR-32 GEN-12] the maximum lowered between throws under a contract (%s)', (dice, net) => {
    const table = crapsTable(game)
    table.does('seat:1 bet pass-line 8000')
    table.rolls('4-5')
    table.does('...\npit-boss set-max pass-line 5000 plan-2\ncroupier start')
    expect(table.refusal('seat:1 bet pass-line 100')).toEqual(['over-maximum', 'GEN-09', { max: 5000, stake: 8100 }])
    expect(table.refusal('seat:1 withdraw pass-line 3000')).toEqual(['bet-is-a-contract', 'CR-34', {}])
    table.rolls(dice)
    table.does('croupier notify-room-head pass-line seat:1\n...')
    expect(table.has('seat:1')).toBe(1_000_000 + (dice === '4-5' ? 5000 : net))
  })

  it('[CR-32 GEN-14] the minimum raised under a contract: its winning waits for the room head, and nobody else’s does', () => {
    const table = crapsTable(game)
    table.does('seat:1 bet pass-line 1000\nseat:2 bet place-right:4 1000')
    table.rolls('4-5')
    table.does('...\npit-boss set-min pass-line 2000 plan-2\ncroupier start')
    table.rolls('2-2')
    table.does('croupier collect')
    expect(table.refusal('croupier pay')).toBeUndefined()
    expect(table.due()).toEqual(['croupier pay'])
    table.does('...\ncroupier start')
    table.rolls('4-5')
    table.does('croupier collect')
    expect(table.refusal('croupier pay')).toEqual([
      'room-head-not-authorised',
      'GEN-14',
      { seat: 'seat:1', on: 'pass-line' },
    ])
    expect(table.due()).toEqual(['room-head authorise'])
    table.does('room-head authorise pass-line pay seat:1\n...')
    expect(table.has('seat:1')).toBe(1_001_000)
  })

  it('[CR-38 GEN-14] refused, the bet is void and goes back, whatever comes', () => {
    const table = crapsTable(game)
    table.does('seat:1 bet dont-pass 1000')
    table.rolls('4-5')
    table.does('...\npit-boss set-min dont-pass 2000 plan-2\ncroupier start')
    table.rolls('3-4')
    table.does('croupier collect\nroom-head authorise dont-pass refuse seat:1\n...')
    expect([table.has('seat:1'), table.bets()]).toEqual([1_000_000, []])
  })

  it('[CR-44 GEN-11] a come bet found over the maximum travels whole, and only the maximum plays when it is decided', () => {
    const table = withPoint(game, '4-5', { config: { max: 5000 } })
    table.does(
      'seat:2 bet come 4000\ncroupier no-more-bets\nseat:1 throw\ncroupier find-bet come 6000 seat:2\nchance roll 3-3\n...',
    )
    table.does('croupier start')
    expect(table.bets()).toEqual(['seat:1 pass-line 1000', 'seat:2 come:6 10000'])
    table.rolls('2-4')
    table.does('...')
    expect(table.has('seat:2')).toBe(1_005_000)
  })

  it('[CR-33 CR-39 CR-42 CR-66] what may not be bet is not found either', () => {
    const table = crapsTable(game, { config: { max: 5000 } })
    table.does('seat:1 bet pass-line 1000\ncroupier no-more-bets')
    expect(table.refusal('croupier find-bet come 6000 seat:2')).toEqual(['no-point', 'CR-42', {}])
    expect(table.refusal('croupier find-bet pass-line 6000 seat:2')).toBeUndefined()
    const point = withPoint(game, '4-5', { config: { max: 5000 } })
    point.does('croupier no-more-bets')
    expect(point.refusal('croupier find-bet pass-line 6000 seat:2')).toEqual(['point-on', 'CR-33', { point: 9 }])
    expect(point.refusal('croupier find-bet dont-pass 6000 seat:2')).toEqual(['point-on', 'CR-39', { point: 9 }])
    expect(point.refusal('croupier find-bet pass-odds:9 6000 seat:2')).toEqual([
      'no-line-bet',
      'CR-66',
      { on: 'pass-line' },
    ])
    expect(point.refusal('croupier find-bet pass-line 6000 seat:1')).toBeUndefined()
  })

  it('[CR-37 CR-46] a push leaves the bet as it is: on the line, within or outside the limits', () => {
    const table = crapsTable(game)
    table.does('seat:1 bet dont-pass 1000')
    const pushed = table.throws('6-6')
    expect(pushed).toContainEqual({
      ...{ type: 'pushed', rule: 'CR-37', seat: 'seat:1', on: 'dont-pass', with: 'money', stake: 1000 },
    })
    table.does('seat:1 bet dont-pass 500\nseat:1 withdraw dont-pass 1500\nseat:1 bet dont-pass 1000')
    table.throws('2-2')
    table.does('seat:2 bet dont-come 700')
    expect(table.throws('6-6')).toContainEqual({
      ...{ type: 'pushed', rule: 'CR-46', seat: 'seat:2', on: 'dont-come', with: 'money', stake: 700 },
    })
    expect(table.bets()).toEqual(['seat:1 dont-pass 1000', 'seat:2 dont-come 700'])
    table.does('seat:2 withdraw dont-come 700')
  })

  it('[CR-81 GEN-41] losers first, winners by seat from the croupiers’ left, each in one payment; a payment can be held', () => {
    const table = crapsTable(game, { seats: { 'seat:1': 1_000_000, 'seat:2': 1_000_000, 'seat:3': 1_000_000 } })
    table.does(`seat:3 bet any-seven 1000
      seat:1 bet pass-line 1000
      seat:2 bet dont-pass 1000
      seat:3 bet field 1000
      seat:1 bet any-craps 1000
      seat:3 bet pass-line 1000`)
    table.rolls('3-4')
    expect(table.refusal('pit-boss hold seat:3')).toEqual(['nothing-to-hold', 'GEN-41', {}])
    const lost = table.does('croupier collect')
    expect(lost.map(({ seat, on, rule }) => [seat, on, rule])).toEqual([
      ['seat:1', 'any-craps', 'CR-62'],
      ['seat:2', 'dont-pass', 'CR-37'],
      ['seat:3', 'field', 'CR-48'],
    ])
    expect(table.refusal('pit-boss hold seat:2')).toEqual(['nothing-to-hold', 'GEN-41', {}])
    table.does('pit-boss hold seat:3')
    const paid = table.does('croupier pay')
    expect(types(paid)).toEqual(['paid', 'paid', 'payment-held', 'round-ended'])
    expect(paid[0]).toMatchObject({ seat: 'seat:1', rule: 'CR-81', amount: 1000 })
    expect(paid[1]).toMatchObject({
      seat: 'seat:3',
      amount: 5000,
      lines: [
        { on: 'any-seven', amount: 4000, cite: 'CR-52' },
        { on: 'pass-line', amount: 1000, cite: 'CR-30' },
      ],
      transfers: ['bank > hold:1 5000', 'seat:3/stakes > seat:3 1000', 'seat:3/stakes > seat:3 1000'],
    })
    // The table goes on, and so does its player.
    table.does('croupier start\nseat:3 bet field 100\npit-boss clear-hold hold:1 pay\ncroupier pay-held hold:1')
    expect(table.has('seat:3')).toBe(1_000_000 - 1000 + 5000 - 100)
  })

  it('[CR-29 GEN-08] limits by kind of bet: a number’s two sides share none', () => {
    const table = withPoint(game, '4-5', {
      config: { limits: { 'place-right-6-8': { max: 1200 }, come: { min: 500 } } },
    })
    expect(table.refusal('seat:2 bet place-right:8 1300')?.[0]).toBe('over-maximum')
    expect(table.refusal('seat:2 bet place-wrong:8 1300')).toBeUndefined()
    expect(table.refusal('seat:2 bet come 400')?.[0]).toBe('under-minimum')
    table.does('seat:2 bet come 500')
    table.throws('3-3')
    expect(table.refusal('seat:2 bet come:6 100')).toBeUndefined()
  })

  it('[CR-80] everybody sees the point, the shooter, the dice and what is off', () => {
    const table = withPoint(game, '4-5')
    expect(table.view('public')).toMatchObject({
      phase: 'betting',
      play: { point: 9, shooter: 'seat:1', history: ['4-5'], dice: { picked: ['1', '2'] }, marks: [] },
    })
  })
})
