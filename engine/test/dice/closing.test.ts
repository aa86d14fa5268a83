// The last game, with whatever stands; who opens a table, and what breaks it off.

import { craps, miniCraps } from '@tapete/engine'
import { describe, expect, it } from 'vitest'
import { live, said } from '../roulette/american/live.js'
import { type CrapsTable, crapsTable, types, withPoint } from './table.js'

/** Between two throws, announced. */
const announced = (table: CrapsTable, dice: string) => {
  table.rolls(dice)
  table.does('...')
  expect(table.does('pit-boss instruct-closing\ncroupier announce-last').slice(-1)).toEqual([
    said('último juego de la mesa', 'CR-76'),
  ])
  table.does('croupier start')
}

describe.each([craps, miniCraps])('$id: the last game', (game) => {
  it('[CR-76] instructed while bets are open: the throw is made, then it is announced before the next', () => {
    const table = withPoint(game, '4-5')
    expect(table.refusal('croupier announce-last')).toEqual(['not-instructed', 'CR-76', {}])
    table.does('pit-boss instruct-closing')
    expect(table.refusal('croupier announce-last')).toEqual(['round-in-progress', 'CR-76', {}])
    table.rolls('1-1')
    table.does('...')
    expect(table.refusal('croupier start')).toEqual(['last-rounds-not-announced', 'CR-76', {}])
    expect(table.due()).toEqual(['croupier announce-last'])
  })

  it('[CR-76] it goes on as many throws as the bets that stand need, and closes when the cloth is empty', () => {
    const table = withPoint(game, '4-5')
    table.does('seat:2 bet place-right:6 1200')
    announced(table, '1-1')
    for (const dice of ['1-2', '2-2', '5-5']) {
      table.throws(dice)
      expect(table.state()).toMatchObject({ status: 'open', closing: 1 })
    }
    const last = table.throws('3-4')
    expect(types(last).slice(-2)).toEqual(['round-ended', 'table-closed'])
    expect(table.state()).toMatchObject({ status: 'closed', closing: null, bets: [] })
  })

  it('[CR-76] a come-out that decides the only bets is the end of it', () => {
    const table = crapsTable(game)
    table.does('seat:1 bet pass-line 1000')
    announced(table, '6-5')
    table.does('seat:1 bet pass-line 1000')
    table.throws('1-1')
    expect(table.state().status).toBe('closed')
  })

  it('[CR-76] with a seven whatever is left was out of play, and goes back', () => {
    const table = crapsTable(game)
    table.does(
      'seat:1 bet pass-line 1000\nseat:2 bet hard-6 1000\nseat:2 bet place-right:6 1200\nseat:2 mark place-right:6 off',
    )
    announced(table, '6-5')
    table.does('seat:1 bet dont-pass 1000')
    const last = table.throws('3-4')
    expect(last.filter(({ type }) => type === 'bet-returned').map(({ on, rule }) => [on, rule])).toEqual([
      ['hard-6', 'CR-76'],
      ['place-right:6', 'CR-76'],
    ])
    expect([table.state().status, table.has('seat:2'), table.play().marks]).toEqual(['closed', 1_000_000, []])
  })

  it('[CR-10 CR-44 CR-76] contracts must play: in the last game they are thrown for without a line bet', () => {
    const table = withPoint(game, '4-5')
    table.does('seat:2 bet come 1000')
    table.throws('3-3')
    announced(table, '4-5')
    // The point was made and nobody bets on a line; come on 6 must be won or lost.
    expect([table.play().point, table.bets()]).toEqual([null, ['seat:2 come:6 1000']])
    expect(table.refusal('croupier end-without-throw')).toEqual(['still-to-throw', 'CR-76', {}])
    expect(table.due()).toEqual(['croupier no-more-bets'])
    table.throws('2-2')
    expect(table.state().status).toBe('open')
    table.throws('5-1')
    expect([table.state().status, table.has('seat:2')]).toEqual(['closed', 1_001_000])
  })

  it('[CR-76] without contracts and without a line bet what stands goes back, and the table closes', () => {
    const table = crapsTable(game)
    table.does('seat:1 bet pass-line 1000\nseat:2 bet big-6 1000\nseat:2 bet place-wrong:4 1100')
    announced(table, '6-5')
    expect(table.due()).toEqual(['croupier end-without-throw'])
    const ended = table.does('croupier end-without-throw')
    expect(types(ended)).toEqual(['round-voided', 'bet-returned', 'bet-returned', 'round-ended', 'table-closed'])
    expect([table.state().status, table.has('seat:2')]).toEqual(['closed', 1_000_000])
    // A line bet would have kept it going.
    const other = crapsTable(game)
    other.does('seat:1 bet pass-line 1000\nseat:2 bet big-6 1000')
    announced(other, '6-5')
    other.does('seat:2 bet pass-line 1000')
    expect(other.refusal('croupier end-without-throw')).toEqual(['still-to-throw', 'CR-76', {}])
    expect(other.due()).toEqual(['croupier pass-dice'])
  })

  it('[CR-76] to be closed while nobody bets on a line: the round ends, the bets stand, and then it is announced', () => {
    const table = crapsTable(game)
    table.does('seat:2 bet big-6 1000\npit-boss instruct-closing')
    expect(table.due()).toEqual(['croupier end-without-throw'])
    expect(types(table.does('croupier end-without-throw'))).toEqual(['round-voided', 'round-ended'])
    expect([table.state().phase, table.bets(), table.state().closing]).toEqual([
      'idle',
      ['seat:2 big-6 1000'],
      'instructed',
    ])
    table.does('croupier announce-last\ncroupier start')
    expect(types(table.does('croupier end-without-throw'))).toContain('table-closed')
    expect(table.has('seat:2')).toBe(1_000_000)
  })

  it('[CR-44 CR-76] to be closed, contracts standing and nobody on a line: the same, and the last game throws for them', () => {
    const table = withPoint(game, '4-5')
    table.does('seat:2 bet come 1000')
    table.throws('3-3', '4-5')
    table.does('pit-boss instruct-closing')
    expect(table.due()).toEqual(['croupier end-without-throw'])
    table.does('croupier end-without-throw\ncroupier announce-last\ncroupier start')
    expect(table.bets()).toEqual(['seat:2 come:6 1000'])
    table.throws('3-4')
    expect([table.state().status, table.has('seat:2')]).toEqual(['closed', 999_000])
  })

  it('[CR-76] a table without players closes too', () => {
    const table = live(game, { seats: {} })
    table.does('pit-boss instruct-closing\ncroupier end-without-throw\ncroupier announce-last\ncroupier start')
    expect(table.due()).toEqual(['croupier end-without-throw'])
    table.does('croupier end-without-throw')
    expect(table.state().status).toBe('closed')
    table.does('croupier seal')
    expect(table.state().status).toBe('sealed')
  })

  it('[CR-36 CR-76] deserted in the last game: contracts are lost and the table closes', () => {
    const table = withPoint(game, '4-5')
    table.does('seat:2 bet come 1000')
    table.throws('3-3')
    announced(table, '1-1')
    table.does('seat:1 leave\nseat:2 leave')
    const bank = table.has('bank')
    table.does('croupier end-without-throw')
    expect([table.state().status, table.has('bank') - bank]).toEqual(['closed', 1000])
  })

  it('[CR-76] dice not yet picked, or nobody with the dice, is no reason to end it', () => {
    const table = withPoint(game, '4-5')
    announced(table, '1-1')
    table.does('pit-boss order-dice')
    expect(table.refusal('croupier end-without-throw')).toEqual(['still-to-throw', 'CR-76', {}])
    table.does('croupier present-dice\nseat:1 pick-dice 1,2\nseat:1 step-away')
    expect(table.refusal('croupier end-without-throw')).toEqual(['still-to-throw', 'CR-76', {}])
    expect(table.due()).toEqual(['croupier offer-dice'])
  })
})

describe.each([craps, miniCraps])('$id: staff and equipment', (game) => {
  const croupiers = game === craps ? 2 : 1

  it('[CR-02 MC-01 MC-02] opens with its croupiers and a jefe de mesa, and keeps them while it is open', () => {
    const table = live(game, { opening: 'none', seats: {} })
    const missing = () => table.refusal('pit-boss open')
    expect(missing()?.[0]).toBe('staff-missing')
    table.does('room-head post pit-boss boss')
    for (let n = 1; n <= croupiers; n += 1) {
      expect(missing()).toEqual([
        'staff-missing',
        game === craps ? 'CR-02' : 'MC-01',
        { need: { croupier: croupiers, 'pit-boss': 1 }, have: { croupier: n - 1, 'pit-boss': 1 } },
      ])
      table.does(`pit-boss post croupier c-${n}`)
    }
    table.does('pit-boss open')
    expect(table.refusal('pit-boss unpost c-1')?.[0]).toBe('staff-missing')
    expect(table.refusal('pit-boss unpost boss')?.[0]).toBe('staff-missing')
    // A croupier is relieved by another, whatever stands on the cloth.
    table.does('pit-boss post croupier c-9\npit-boss unpost c-1')
  })

  it('[CR-03] the tallador may be jefe de mesa as well', () => {
    const table = live(game, { opening: 'none', seats: {} })
    table.does('room-head post croupier ana\nroom-head post pit-boss ana')
    expect(table.refusal('room-head post croupier ana')).toEqual(['already-posted', 'GEN-21', { person: 'ana' }])
    expect(table.refusal('room-head post pit-boss ana')).toEqual(['already-posted', 'GEN-21', { person: 'ana' }])
    if (croupiers === 2) table.does('room-head post croupier eva')
    table.does('pit-boss open')
    expect(table.state().staff).toEqual({ croupier: croupiers === 2 ? ['ana', 'eva'] : ['ana'], 'pit-boss': ['ana'] })
    expect(table.refusal('pit-boss unpost ana')?.[0]).toBe('staff-missing')
  })

  it('[CR-04 MC-04] as many sit as the table is configured for', () => {
    const seats = game === craps ? 12 : 6
    const table = live(game)
    expect(table.state().config.seats).toBe(seats)
    const rule = game === craps ? 'CR-04' : 'MC-04'
    expect(table.refusal(`seat:${seats + 1} sit eva`)).toEqual(['no-such-seat', rule, { seats }])
    expect(table.refusal(`seat:${seats} sit eva`)).toBeUndefined()
    expect(live(game, { config: { seats: 3 } }).refusal('seat:4 sit eva')).toEqual(['no-such-seat', rule, { seats: 3 }])
  })

  it.each(['betting', 'throw', 'rolling'])(
    '[CR-26] broken off in phase %s: every stake goes back, contracts too, and the point is gone',
    (phase) => {
      const table = withPoint(game, '4-5')
      table.does('seat:1 bet pass-odds:9 2000\nseat:2 bet come 1000')
      if (phase !== 'betting') table.does('croupier no-more-bets')
      if (phase === 'rolling') table.does('seat:1 throw')
      table.does('pit-boss out-of-order\n...')
      expect([table.bets(), table.has('seat:1'), table.has('seat:2'), table.play().point]).toEqual([
        [],
        1_000_000,
        1_000_000,
        null,
      ])
      table.does('pit-boss resume\ncroupier start\nseat:1 bet pass-line 1000')
      table.throws('6-5')
      expect(table.has('seat:1')).toBe(1_001_000)
    },
  )

  it('[CR-26] once the throw lies there nothing is broken off', () => {
    const table = withPoint(game, '4-5')
    table.rolls('3-4')
    expect(table.refusal('pit-boss out-of-order')).toEqual(['settlement-begun', 'GEN-38', {}])
  })
})
