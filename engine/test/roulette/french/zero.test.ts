import { rouletteFrench } from '@tapete/engine'
import { play } from '@tapete/engine/testkit'
import { describe, expect, it } from 'vitest'
import { CHANCES } from './cloth.js'
import { CHIPS, french } from './table.js'
import { due, halved, imprisoned, metZero, RED } from './zero-bets.js'

describe('even chances on zero', () => {
  it('[RF-28 RF-29] each waits for its player’s choice, and the stake does not move', () => {
    const table = french()
    for (const chance of Object.keys(CHANCES)) table.do(`seat:1 bet ${chance} 1000`)
    table.until('collect', 0)
    expect(table.do('croupier collect')).toEqual([
      ...Object.keys(CHANCES).map((chance) => due(1000, chance)),
      { type: 'marker-removed', cite: 'RF-38', pocket: '0' },
    ])
    expect(table.state.phase).toBe('check')
    expect(table.state.bets).toEqual(
      Object.keys(CHANCES).map((on) => ({ seat: 'seat:1', on, with: 'money', amount: 1000, tag: 'zero' })),
    )
    expect(table.balance('seat:1/stakes')).toBe(6000)
    expect(table.balance('bank')).toBe(0)
  })

  it('[RF-28] half: the player takes back half and loses half', () => {
    const table = metZero()
    expect(table.do('seat:1 zero red half')).toEqual([halved(1000, 500)])
    expect(table.state.bets).toEqual([])
    expect(table.balance('seat:1')).toBe(CHIPS - 500)
    expect(table.balance('bank')).toBe(500)
  })

  it('[RF-28] half of an odd stake: 101 loses 50 and returns 51', () => {
    const table = metZero(101, { config: { chip: 1 } })
    expect(table.do('seat:1 zero red half')).toEqual([halved(101, 50)])
    expect(table.balance('seat:1')).toBe(CHIPS - 50)
  })

  it('[RF-28] half of a stake of 1 loses nothing', () => {
    const table = metZero(1, { config: { chip: 1 } })
    expect(table.do('seat:1 zero red half')).toEqual([{ ...halved(1, 0), transfers: ['seat:1/stakes > seat:1 1'] }])
  })

  it('[RF-29] prison: the whole stake stays for the next spin', () => {
    const table = metZero()
    expect(table.do('seat:1 zero red prison')).toEqual([imprisoned(1000)])
    expect(table.state.bets).toEqual([{ ...RED, amount: 1000, tag: 'prison' }])
    expect(table.balance('seat:1')).toBe(CHIPS - 1000)
    expect(table.balance('bank')).toBe(0)
  })

  it('[RF-28 RF-29] each bet is decided by itself', () => {
    play(
      rouletteFrench,
      '[RF-28 RF-29] red to prison, odd to half',
      `
      seat:1 bet red 1000
      seat:1 bet odd 600
      seat:2 bet red 400
      ...
      chance ball 0
      ...
      seat:1 zero red prison
      seat:1 zero odd half
      seat:2 zero red half
      croupier start
      ...
      chance ball 1
      ...
      = seat:1 -300, seat:2 -200, bank +500
      = bet seat:1 red +0
      = bet seat:1 odd -300
      = bet seat:2 red -200`,
    )
  })

  it('[RF-28 RF-29] exactly these choices are offered, to the player alone', () => {
    const table = metZero()
    const offer = {
      by: 'seat:1',
      do: 'zero',
      fields: {
        on: { oneOf: ['red'] },
        choice: { oneOf: ['half', 'prison'] },
        with: { oneOf: ['money'], optional: true },
      },
    }
    expect(table.offers('zero')).toEqual([offer])
    expect(table.no('croupier zero red half')).toEqual({
      code: 'not-your-move',
      rule: 'RF-28',
      params: { by: ['seat'] },
    })
    table.do('seat:1 zero red prison')
    expect(table.offers('zero')).toEqual([])
  })

  it('[RF-28 RF-29] a choice is refused for the first reason of these', () => {
    const table = metZero(1000, { seats: { 'seat:1': CHIPS, 'seat:2': CHIPS } })
    const nothing = (on: string) => ({ code: 'nothing-to-decide', rule: 'RF-28', params: { on } })
    expect(table.no('seat:3 zero black flee')).toEqual({
      code: 'seat-empty',
      rule: 'GEN-24',
      params: { seat: 'seat:3' },
    })
    expect(table.no('seat:2 zero red flee')).toEqual(nothing('red'))
    expect(table.no('seat:1 zero black flee')).toEqual(nothing('black'))
    expect(table.no('seat:1 zero red flee with=coupon')).toEqual(nothing('red'))
    expect(table.no('seat:1 zero red flee')).toEqual({
      code: 'no-such-choice',
      rule: 'RF-28',
      params: { choices: ['half', 'prison'] },
    })
    table.do('seat:1 zero red half')
    expect(table.no('seat:1 zero red half')).toEqual(nothing('red'))
  })

  it('[RF-28] there is nothing to decide when another number came', () => {
    const table = french()
    table.do('seat:1 bet red 1000')
    expect(table.no('seat:1 zero red half')).toEqual({
      code: 'nothing-to-decide',
      rule: 'RF-28',
      params: { on: 'red' },
    })
    table.spin(2)
    expect(table.offers('zero')).toEqual([])
    expect(table.state.bets).toEqual([])
  })

  it('[RF-28] the choice stays open through betting, until the next throw', () => {
    const table = metZero()
    expect(table.offers('zero').length).toBe(1)
    table.do('croupier start')
    expect(table.offers('zero').length).toBe(1)
    table.do('seat:1 zero red prison')
    table.do('croupier spin counter-clockwise')
    expect(table.state.bets).toEqual([{ ...RED, amount: 1000, tag: 'prison' }])
  })

  it('[RF-28] while the table is suspended nothing is decided', () => {
    const table = metZero()
    table.do('pit-boss suspend "x"')
    expect(table.offers('zero')).toEqual([])
    expect(table.no('seat:1 zero red half')).toEqual({ code: 'table-not-open', rule: 'RF-02', params: {} })
    table.do('pit-boss resume')
    expect(table.offers('zero').length).toBe(1)
  })

  it('[RF-28] who has not chosen by the next throw takes half', () => {
    const table = metZero()
    table.do('croupier start')
    expect(table.do('croupier spin counter-clockwise')).toEqual([
      halved(1000, 500),
      { type: 'ball-thrown', cite: 'RF-36', wheel: 'counter-clockwise', ball: 'clockwise' },
    ])
    expect(table.offers('zero')).toEqual([])
  })

  it('[RF-28 RF-29] or prison, where the casino so decides', () => {
    const table = metZero(1000, { config: { zeroDefault: 'prison' } })
    table.do('croupier start')
    expect(table.do('croupier spin counter-clockwise')).toEqual([
      imprisoned(1000),
      { type: 'ball-thrown', cite: 'RF-36', wheel: 'counter-clockwise', ball: 'clockwise' },
    ])
    expect(table.state.bets).toEqual([{ ...RED, amount: 1000, tag: 'prison' }])
  })

  it('[RF-28 RF-29] the default does not bind a player who chooses', () => {
    const table = metZero(1000, { config: { zeroDefault: 'prison' } })
    expect(table.do('seat:1 zero red half')).toEqual([halved(1000, 500)])
  })

  it('[RF-28] a stake waiting for its decision obeys nobody', () => {
    const table = metZero()
    table.do('croupier start')
    expect(table.no('seat:1 withdraw red 1000')).toEqual({
      code: 'no-bet-there',
      rule: 'GEN-23',
      params: { on: 'red' },
    })
    table.do('seat:1 bet red 300')
    expect(table.state.bets).toEqual([
      { ...RED, amount: 1000, tag: 'zero' },
      { ...RED, amount: 300 },
    ])
  })
})

describe('other bets on zero', () => {
  it('[RF-33] bets that do not cover it lose whole', () => {
    const table = french()
    const bets = ['straight:1', 'split:1-2', 'street:1-2-3', 'corner:1-2-4-5', 'six-line:1-2-3-4-5-6']
    const areas = ['column:1', 'dozen:1', 'two-columns:1-2', 'two-dozens:1-2']
    for (const on of [...bets, ...areas]) table.do(`seat:1 bet ${on} 100`)
    const collected = table.spin(0).filter((event) => event.type === 'collected')
    expect(collected.map((event) => event.on).sort()).toEqual([...bets, ...areas].sort())
    for (const event of collected) expect(event).toMatchObject({ cite: 'RF-33', stake: 100, amount: 100 })
    expect(table.net('seat:1')).toBe(-900)
    expect(table.offers('zero')).toEqual([])
  })

  it('[RF-34] bets that cover it win at their usual payout', () => {
    play(
      rouletteFrench,
      '[RF-34] every bet of the zero',
      `
      seat:1 bet straight:0 100
      seat:1 bet split:0-1 100
      seat:1 bet split:0-2 100
      seat:1 bet split:0-3 100
      seat:1 bet street:0-1-2 100
      seat:1 bet street:0-2-3 100
      seat:1 bet corner:0-1-2-3 100
      ...
      chance ball 0
      ...
      = seat:1 +11600, bank -11600
      = bet seat:1 straight:0 +3500
      = bet seat:1 split:0-1 +1700
      = bet seat:1 split:0-2 +1700
      = bet seat:1 split:0-3 +1700
      = bet seat:1 street:0-1-2 +1100
      = bet seat:1 street:0-2-3 +1100
      = bet seat:1 corner:0-1-2-3 +800`,
    )
  })

  it('[RF-28 RF-33 RF-34] all three on one cloth', () => {
    const table = french()
    for (const on of ['red', 'straight:0', 'dozen:1']) table.do(`seat:1 bet ${on} 100`)
    table.until('collect', 0)
    expect(table.do('croupier collect').map((event) => [event.type, event.on, event.cite])).toEqual([
      ['zero-decision-due', 'red', 'RF-28'],
      ['collected', 'dozen:1', 'RF-33'],
      ['marker-removed', undefined, 'RF-38'],
    ])
    expect(table.state.phase).toBe('approve')
    expect(table.do('pit-boss approve')[0]?.counted).toEqual([
      { seat: 'seat:1', on: 'straight:0', with: 'money', stake: 100, colour: null },
    ])
    table.go()
    expect(table.state.bets).toEqual([{ ...RED, amount: 100, tag: 'zero' }])
    expect(table.net('seat:1')).toBe(3400)
  })
})

describe('an even chance outside the limits that meets zero', () => {
  const over = (config = {}) => {
    const table = french({ config: { max: 1000, ...config } })
    table.do('seat:1 bet red 900')
    table.until('closed')
    table.do('croupier find-bet red 600 seat:1')
    table.do('chance ball 0')
    return table
  }

  it('[RF-28] over the maximum: nothing is cleared before the room head knows', () => {
    const table = over()
    expect(table.no('croupier collect')).toEqual({
      code: 'room-head-not-notified',
      rule: 'GEN-13',
      params: { seat: 'seat:1', on: 'red' },
    })
    expect(table.due()).toEqual(['croupier notify-room-head'])
    table.do('croupier notify-room-head red seat:1')
    expect(table.due()).toEqual(['croupier collect'])
  })

  it('[RF-28 RF-29] the excess goes back first, and the maximum is decided', () => {
    const table = over()
    table.do('croupier notify-room-head red seat:1')
    const events = table.do('croupier collect')
    expect(events[0]).toEqual({ ...due(1000), transfers: ['seat:1/stakes > seat:1 500'] })
    expect(table.balance('seat:1')).toBe(CHIPS - 1000)
    expect(table.state.bets).toMatchObject([{ ...RED, amount: 1000, tag: 'zero' }])
    expect(table.do('seat:1 zero red half')[0]).toMatchObject({ stake: 1000, amount: 500 })
    expect(table.net('seat:1')).toBe(-500)
  })

  it('[RF-28] and the player is told the limits', () => {
    const table = over()
    table.do('croupier notify-room-head red seat:1')
    expect(table.do('croupier collect').filter((event) => event.type === 'limits-told')).toEqual([
      { type: 'limits-told', cite: 'GEN-15', seat: 'seat:1', on: 'red', min: null, max: 1000, to: ['seat:1'] },
    ])
  })

  it('[RF-28] with chips of two kinds, the maximum counts over both', () => {
    const table = french({ config: { max: 1000, instruments: [{ id: 'coupon', authorisation: 'Res. 1' }] } })
    table.do('seat:1 present coupon 700')
    table.do('seat:1 bet red 700 with=coupon')
    table.until('closed')
    table.do('croupier find-bet red 800 seat:1')
    table.do('chance ball 0')
    table.do('croupier notify-room-head red seat:1')
    table.do('croupier collect')
    expect(table.state.bets.map((bet) => bet.amount).reduce((sum, amount) => sum + amount, 0)).toBe(1000)
    expect(table.balance('seat:1/stakes')).toBe(1000)
  })

  it('[RF-33] a column over the maximum in chips of two kinds loses the maximum on zero', () => {
    const table = french({ config: { max: 1000, instruments: [{ id: 'coupon', authorisation: 'Res. 1' }] } })
    table.do('seat:1 present coupon 700')
    table.do('seat:1 bet column:1 700 with=coupon')
    table.until('closed')
    table.do('croupier find-bet column:1 800 seat:1')
    table.do('chance ball 0')
    table.do('croupier notify-room-head column:1 seat:1')
    table.do('croupier collect')
    expect(table.balance('bank')).toBe(1000)
  })

  it('[RF-29] within the limits nothing goes back, and a prisoner stays as it was staked', () => {
    const table = french({ config: { max: 1000 } })
    table.do('seat:1 bet red 1000')
    table.until('collect', 0)
    expect(table.do('croupier collect')[0]).toEqual(due(1000))
    table.do('seat:1 zero red prison')
    table.go()
    table.do('pit-boss set-max even-chance 500 plan-2')
    table.do('croupier start')
    table.spin(1)
    expect(table.net('seat:1')).toBe(0)
  })
})
