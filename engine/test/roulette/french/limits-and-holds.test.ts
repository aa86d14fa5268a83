import { describe, expect, it } from 'vitest'
import { CHIPS, french } from './table.js'

const TWO = { seats: { 'seat:1': CHIPS, 'seat:2': CHIPS } }

describe('outside the limits, unnoticed', () => {
  const found = (pocket: number, max: number | null, min: number | null, amount: number) => {
    const table = french({ config: { max, min } })
    table.until('closed')
    table.do(`croupier find-bet straight:17 ${amount} seat:1`)
    table.do(`chance ball ${pocket}`)
    return table
  }

  it('[RF-39] over the maximum, losing: the maximum is collected and the difference returned', () => {
    const table = found(1, 1000, null, 1500)
    expect(table.no('croupier collect').code).toBe('room-head-not-notified')
    table.do('croupier notify-room-head straight:17 seat:1')
    expect(table.do('croupier collect')).toEqual([
      {
        type: 'collected',
        cite: 'RF-39',
        seat: 'seat:1',
        on: 'straight:17',
        with: 'money',
        stake: 1500,
        amount: 1000,
        transfers: ['seat:1/stakes > bank 1000', 'seat:1/stakes > seat:1 500'],
      },
      { type: 'limits-told', cite: 'GEN-15', seat: 'seat:1', on: 'straight:17', min: null, max: 1000, to: ['seat:1'] },
      { type: 'marker-removed', cite: 'RF-38', pocket: '1' },
    ])
  })

  it('[RF-39] over the maximum in chips of two kinds, losing: the maximum over both', () => {
    const table = french({ config: { max: 1000, instruments: [{ id: 'coupon', authorisation: 'Res. 1' }] } })
    table.do('seat:1 present coupon 700')
    table.do('seat:1 bet column:1 700 with=coupon')
    table.until('closed')
    table.do('croupier find-bet column:1 800 seat:1')
    table.do('chance ball 2')
    table.do('croupier notify-room-head column:1 seat:1')
    table.do('croupier collect')
    expect(table.balance('bank')).toBe(1000)
  })

  it('[RF-13 RF-44] over the maximum, winning: paid on the maximum', () => {
    const table = found(17, 1000, null, 1500)
    const paid = table.go().find((event) => event.type === 'paid')
    expect(paid).toMatchObject({ amount: 35_000, transfers: ['bank > seat:1 35000', 'seat:1/stakes > seat:1 1500'] })
  })

  it('[RF-43] under the minimum, winning: nothing is paid until the room head has decided', () => {
    const table = found(17, null, 1000, 500)
    table.do('croupier collect')
    table.do('pit-boss approve')
    expect(table.due()).toEqual(['room-head authorise'])
    expect(table.no('croupier pay')).toEqual({
      code: 'room-head-not-authorised',
      rule: 'GEN-14',
      params: { seat: 'seat:1', on: 'straight:17' },
    })
    table.do('room-head authorise straight:17 pay seat:1')
    expect(table.do('croupier pay')[0]?.amount).toBe(17_500)
  })

  it('[RF-39] a bet is found only after betting closes and before anything is cleared', () => {
    const table = french({ config: { max: 1000 } })
    table.do('seat:1 bet red 1000')
    const no = { code: 'not-settling', rule: 'GEN-11', params: {} }
    for (const phase of ['betting', 'spinning', 'approve', 'pay', 'check']) {
      table.until(phase, 1)
      expect(table.no('croupier find-bet straight:17 1500 seat:1')).toEqual(no)
    }
    const settling = french({ config: { max: 1000 } })
    for (const phase of ['closed', 'collect']) {
      settling.until(phase, 1)
      settling.do('croupier find-bet straight:17 1500 seat:1')
    }
  })
})

describe('held payments', () => {
  it('[RF-44] the whole payment of a player is held, the stake is not, and the table goes on', () => {
    const table = french(TWO)
    table.do('seat:1 bet straight:17 100')
    table.do('seat:1 bet black 1000')
    table.do('seat:2 bet black 1000')
    table.until('approve', 17)
    expect(table.offers('hold')).toEqual([
      { by: 'pit-boss', do: 'hold', fields: { seat: { oneOf: ['seat:1', 'seat:2'] } } },
    ])
    table.do('pit-boss approve')
    table.do('pit-boss hold seat:1')
    expect(table.offers('hold')).toEqual([{ by: 'pit-boss', do: 'hold', fields: { seat: { oneOf: ['seat:2'] } } }])
    const events = table.do('croupier pay')
    expect(events.map((event) => [event.type, event.cite, event.seat, event.amount, event.transfers])).toEqual([
      [
        'paid',
        'RF-44',
        'seat:1',
        4500,
        ['bank > hold:1 4500', 'seat:1/stakes > seat:1 1000', 'seat:1/stakes > seat:1 100'],
      ],
      ['payment-held', 'GEN-41', 'seat:1', 4500, undefined],
      ['paid', 'RF-44', 'seat:2', 1000, ['bank > seat:2 1000', 'seat:2/stakes > seat:2 1000']],
    ])
    table.go()
    table.do('croupier start')
    table.do('seat:1 bet red 100')
    table.do('pit-boss clear-hold hold:1 pay')
    table.do('croupier pay-held hold:1')
    expect(table.balance('seat:1')).toBe(CHIPS + 4500 - 100)
  })

  it('[RF-30 RF-44] there is nothing to hold where nothing is won', () => {
    const table = french(TWO)
    table.do('seat:1 bet red 100')
    table.spin(0)
    table.do('seat:1 zero red prison')
    table.do('croupier start')
    table.do('seat:2 bet black 100')
    const no = { code: 'nothing-to-hold', rule: 'GEN-41', params: {} }
    for (const phase of ['betting', 'collect', 'approve']) {
      table.until(phase, 1)
      expect(table.no('pit-boss hold seat:1')).toEqual(no)
      expect(table.no('pit-boss hold seat:2')).toEqual(no)
      expect(table.offers('hold')).toEqual([])
    }
  })
})

describe('a player away', () => {
  it('[RF-44] who leaves with bets on the cloth is settled and cashed at the end', () => {
    const table = french({ seats: { 'seat:1': 5000 } })
    table.do('seat:1 bet red 1000')
    table.do('seat:1 leave')
    table.spin(1)
    expect(table.balance('cash')).toBe(1000)
    expect(table.balance('bank')).toBe(-1000)
    expect(table.state.seats).toEqual({})
  })

  it('[RF-44] who is excluded in the middle of a round is paid for it', () => {
    const table = french({ seats: { 'seat:1': 5000 } })
    table.do('seat:1 bet red 1000')
    table.do('croupier warn seat:1 collusion')
    table.do('pit-boss exclude seat:1 collusion')
    table.spin(1)
    expect(table.balance('seat:1')).toBe(6000)
    table.do('croupier start')
    expect(table.state.seats).toEqual({})
    expect(table.balance('cash')).toBe(1000)
  })
})
