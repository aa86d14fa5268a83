import { describe, expect, it } from 'vitest'
import { CHANCES, POCKETS } from './cloth.js'
import { CHIPS, french, type Start } from './table.js'
import { due, halved, imprisoned, inPrison, metZero, RED } from './zero-bets.js'

describe('prison', () => {
  it('[RF-30] its chance comes: the stake is free and nothing is paid', () => {
    const table = inPrison()
    table.until('collect', 1)
    expect(table.do('croupier collect')).toEqual([{ type: 'marker-removed', cite: 'RF-38', pocket: '1' }])
    expect(table.do('pit-boss approve')).toEqual([
      { type: 'payment-approved', cite: 'RF-41', counted: [{ ...RED, stake: 1000, colour: null }] },
    ])
    expect(table.do('croupier pay')).toEqual([
      {
        type: 'paid',
        cite: 'RF-44',
        seat: 'seat:1',
        amount: 0,
        lines: [
          { on: 'red', with: 'money', stake: 1000, odds: { num: 0, den: 1 }, amount: 0, void: false, cite: 'RF-30' },
        ],
        transfers: ['seat:1/stakes > seat:1 1000'],
      },
    ])
    expect(table.balance('seat:1')).toBe(CHIPS)
  })

  const collected = (cite: string) => ({
    type: 'collected',
    cite,
    ...RED,
    stake: 1000,
    amount: 1000,
    transfers: ['seat:1/stakes > bank 1000'],
  })

  it('[RF-31] its chance does not come: the stake is lost', () => {
    const table = inPrison()
    table.until('collect', 2)
    expect(table.do('croupier collect')[0]).toEqual(collected('RF-31'))
    expect(table.balance('bank')).toBe(1000)
    expect(table.state.phase).toBe('check')
  })

  it('[RF-32] zero comes again: the stake is lost, without a second choice', () => {
    const table = inPrison()
    table.until('collect', 0)
    expect(table.do('croupier collect')[0]).toEqual(collected('RF-32'))
    expect(table.offers('zero')).toEqual([])
    expect(table.balance('seat:1')).toBe(CHIPS - 1000)
  })

  it('[RF-29 RF-30 RF-31 RF-32] over two spins of 37 numbers the bank keeps 19 stakes in 1369', () => {
    const first = french()
    first.do('seat:1 bet red 100')
    let total = 0
    for (const pocket of POCKETS) {
      const table = french({ from: first.state })
      table.spin(pocket)
      if (pocket !== 0) {
        total += 37 * table.net('seat:1')
        continue
      }
      table.do('seat:1 zero red prison')
      table.do('croupier start')
      for (const second of POCKETS) {
        const after = french({ from: table.state })
        after.spin(second)
        expect(after.net('seat:1')).toBe(CHANCES.red?.includes(second) ? 0 : -100)
        total += after.net('seat:1')
      }
    }
    expect(total).toBe(-19 * 100)
  })

  it('[RF-29 RF-30] every chance is freed by its own numbers and lost on the others', () => {
    for (const [chance, numbers] of Object.entries(CHANCES)) {
      const prison = french()
      prison.do(`seat:1 bet ${chance} 100`)
      prison.spin(0)
      prison.do(`seat:1 zero ${chance} prison`)
      prison.do('croupier start')
      for (const pocket of POCKETS) {
        const table = french({ from: prison.state })
        table.spin(pocket)
        const net = numbers.includes(pocket) ? 0 : -100
        expect({ chance, pocket, net: table.net('seat:1') }).toEqual({ chance, pocket, net })
      }
    }
  })

  it('[RF-29] a prisoner cannot be touched; a new bet beside it plays on its own', () => {
    const table = inPrison()
    expect(table.no('seat:1 withdraw red 1000')).toEqual({
      code: 'no-bet-there',
      rule: 'GEN-23',
      params: { on: 'red' },
    })
    expect(table.offers('withdraw')).toEqual([])
    table.do('seat:1 bet red 300')
    expect(table.state.bets).toEqual([
      { ...RED, amount: 1000, tag: 'prison' },
      { ...RED, amount: 300 },
    ])
    table.do('seat:1 withdraw red 100')
    const paid = table.spin(1).find((event) => event.type === 'paid')
    expect(paid?.amount).toBe(200)
    expect(paid?.lines).toMatchObject([
      { stake: 1000, amount: 0, cite: 'RF-30' },
      { stake: 200, amount: 200, cite: 'RF-25' },
    ])
    expect(table.net('seat:1')).toBe(200)
  })

  it('[RF-28 RF-32] zero again: the prisoner is lost and the new bet has its choice', () => {
    const table = inPrison()
    table.do('seat:1 bet red 300')
    table.until('collect', 0)
    expect(table.do('croupier collect')).toEqual([
      { type: 'collected', cite: 'RF-32', ...RED, stake: 1000, amount: 1000, transfers: ['seat:1/stakes > bank 1000'] },
      due(300),
      { type: 'marker-removed', cite: 'RF-38', pocket: '0' },
    ])
    expect(table.do('seat:1 zero red prison')).toEqual([imprisoned(300)])
  })

  it('[RF-29 RF-59] a null spin keeps it prisoner, for the spin that counts', () => {
    const table = inPrison()
    table.until('collect', 2)
    table.do('pit-boss irregular suspended')
    expect(table.state.bets).toEqual([{ ...RED, amount: 1000, tag: 'prison' }])
    expect(table.no('seat:1 withdraw red 1000').code).toBe('no-bet-there')
    table.spin(1)
    expect(table.net('seat:1')).toBe(0)
    expect(table.state.bets).toEqual([])
  })

  it('[RF-29 RF-31] of a player who leaves: it stays, is settled, and then the seat is free', () => {
    const table = metZero(1000, { seats: { 'seat:1': 5000 } })
    table.do('seat:1 zero red prison')
    expect(table.do('seat:1 leave')).toEqual([{ type: 'seat-leaving', cite: 'GEN-24', seat: 'seat:1' }])
    table.do('croupier start')
    expect(table.no('seat:1 bet red 100')).toEqual({ code: 'not-present', rule: 'GEN-24', params: { seat: 'seat:1' } })
    const events = table.spin(2)
    expect(events.map((event) => event.type)).toEqual([
      ...['ball-thrown', 'said', 'ball-landed', 'said', 'marker-placed', 'collected', 'marker-removed'],
      ...['round-ended', 'chips-cashed', 'seat-freed'],
    ])
    expect(events.at(-2)?.transfers).toEqual(['seat:1 > cash 4000'])
    expect(table.state.seats).toEqual({})
  })

  it('[RF-28 RF-30] of a player who leaves undecided: half at the throw; freed, it is cashed', () => {
    const undecided = metZero(1000, { seats: { 'seat:1': 5000 } })
    undecided.do('seat:1 leave')
    undecided.do('croupier start')
    undecided.spin(1)
    expect(undecided.balance('cash')).toBe(-500)
    expect(undecided.state.seats).toEqual({})

    const freed = metZero(1000, { seats: { 'seat:1': 5000 } })
    freed.do('seat:1 zero red prison')
    freed.do('seat:1 leave')
    freed.do('croupier start')
    freed.spin(1)
    expect(freed.balance('cash')).toBe(0)
    expect(freed.balance('bank')).toBe(0)
  })

  it.each(['leave', 'step-away'])('[GEN-24 RF-28 RF-29] is no choice of a player who is not there: %s', (away) => {
    const table = metZero(1000, { seats: { 'seat:1': 5000 }, config: { zeroDefault: 'prison' } })
    table.do(`seat:1 ${away}`)
    const absent = { code: 'not-present', rule: 'GEN-24', params: { seat: 'seat:1' } }
    expect(table.no('seat:1 zero red prison')).toEqual(absent)
    expect(table.no('seat:1 zero red half')).toEqual(absent)
    expect(table.offers('zero')).toEqual([])
    table.do('croupier start')
    expect(table.do('croupier spin counter-clockwise')[0]).toMatchObject({ type: 'imprisoned' })
  })

  it('[GEN-24 RF-28] is a choice again of one who comes back in time', () => {
    const table = metZero(1000)
    table.do('seat:1 step-away')
    table.do('seat:1 come-back')
    expect(table.do('seat:1 zero red half')[0]).toMatchObject({ type: 'halved' })
  })

  it('[RF-29 RF-31] of an excluded player: the prisoner is settled as any other', () => {
    const table = metZero(1000, { seats: { 'seat:1': 5000 } })
    table.do('seat:1 zero red prison')
    table.do('pit-boss warn seat:1 bet-on-wheel')
    table.do('pit-boss exclude seat:1 bet-on-wheel')
    table.do('croupier start')
    expect(table.state.seats['seat:1']).toMatchObject({ present: false, leaving: true })
    expect(table.state.bets).toEqual([{ ...RED, amount: 1000, tag: 'prison' }])
    table.spin(1)
    expect(table.balance('bank')).toBe(0)
    expect(table.state.seats).toEqual({})
    expect(table.no('seat:1 sit player-1')).toMatchObject({ code: 'player-excluded', rule: 'GEN-35' })
  })

  it('[RF-28 RF-29 RF-60] when the equipment fails for good it takes half, since its spin will not come (R-07)', () => {
    const table = inPrison()
    table.do('seat:1 bet straight:5 200')
    expect(table.do('pit-boss out-of-order')).toEqual([{ type: 'out-of-order', cite: 'RF-60' }])
    expect(table.do('croupier give-back').map((event) => [event.type, event.cite, event.transfers])).toEqual([
      ['halved', 'RF-28', ['seat:1/stakes > bank 500', 'seat:1/stakes > seat:1 500']],
      ['bet-returned', 'RF-60', ['seat:1/stakes > seat:1 200']],
      ['round-ended', 'RF-60', undefined],
      ['table-suspended', 'RF-60', undefined],
    ])
    expect(table.balance('seat:1')).toBe(CHIPS - 500)
  })
})

describe('the last throws', () => {
  /** Announced, and so many of the three already thrown. */
  const closing = (thrown: number, start: Start = {}) => {
    const table = french({ ...start, opening: 'open' })
    table.do('pit-boss instruct-closing')
    table.do('croupier announce-last')
    for (let round = 0; round < thrown; round += 1) {
      table.do('croupier start')
      table.spin(17)
    }
    table.do('croupier start')
    table.do('seat:1 bet red 1000')
    return table
  }

  it('[RF-28 RF-29] with no spin to come only half is offered', () => {
    const table = closing(2)
    table.until('check', 0)
    expect(table.offers('zero').map((option) => option.fields.choice)).toEqual([{ oneOf: ['half'] }])
    expect(table.no('seat:1 zero red prison')).toEqual({ code: 'no-further-spin', rule: 'RF-29', params: {} })
    expect(table.no('seat:1 zero red flee').code).toBe('no-such-choice')
    expect(table.do('seat:1 zero red half')).toEqual([halved(1000, 500)])
  })

  it.each(['half', 'prison'])(
    '[RF-28 RF-46] undecided, it takes half before the table closes, even by default %s',
    (zeroDefault) => {
      const table = closing(2, { config: { zeroDefault } })
      table.until('check', 0)
      expect(table.do('croupier check-ball sound')).toEqual([
        halved(1000, 500),
        { type: 'round-ended', cite: 'RF-60', round: 3 },
        { type: 'table-closed', cite: 'RF-46' },
      ])
      expect(table.state.bets).toEqual([])
    },
  )

  it('[RF-29 RF-46] in the throw before the last, prison is offered at once', () => {
    const table = closing(1)
    table.until('check', 0)
    expect(table.offers('zero').map((option) => option.fields.choice)).toEqual([{ oneOf: ['half', 'prison'] }])
    table.do('seat:1 zero red prison')
    table.go()
    table.do('croupier start')
    table.spin(1)
    expect(table.net('seat:1')).toBe(0)
    expect(table.state.status).toBe('closed')
  })

  it('[RF-29 RF-46] and still until the last throw is made', () => {
    const table = closing(1)
    table.spin(0)
    expect(table.offers('zero').map((option) => option.fields.choice)).toEqual([{ oneOf: ['half', 'prison'] }])
    table.do('croupier start')
    expect(table.offers('zero').map((option) => option.fields.choice)).toEqual([{ oneOf: ['half', 'prison'] }])
    expect(table.do('seat:1 zero red prison')).toEqual([imprisoned(1000)])
    table.spin(2)
    expect(table.net('seat:1')).toBe(-1000)
    expect(table.state.status).toBe('closed')
  })

  it('[RF-29 RF-46] where prison is the default, an undecided bet goes there for the last throw', () => {
    const table = closing(1, { config: { zeroDefault: 'prison' } })
    table.spin(0)
    table.do('croupier start')
    expect(table.do('croupier spin clockwise')[0]).toEqual(imprisoned(1000))
  })

  it('[RF-28 RF-46] closing instructed but not announced leaves three throws, so prison is open', () => {
    const table = metZero()
    table.do('pit-boss instruct-closing')
    expect(table.offers('zero').map((option) => option.fields.choice)).toEqual([{ oneOf: ['half', 'prison'] }])
    table.do('croupier announce-last')
    expect(table.do('seat:1 zero red prison')).toEqual([imprisoned(1000)])
  })

  it('[RF-31 RF-46] a prisoner of the throw before the last never outlives the table', () => {
    const table = closing(1)
    table.until('check', 0)
    table.do('seat:1 zero red prison')
    table.go()
    table.do('croupier start')
    table.spin(0)
    expect(table.net('seat:1')).toBe(-1000)
    expect(table.state.bets).toEqual([])
    expect(table.state.status).toBe('closed')
  })
})
