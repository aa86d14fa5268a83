import { rouletteFrench } from '@tapete/engine'
import { play } from '@tapete/engine/testkit'
import { describe, expect, it } from 'vitest'
import { CHIPS, french } from './table.js'

describe('the ball after each round', () => {
  it('[RF-60] is picked up and checked, and the round is over', () => {
    const table = french()
    table.until('check', 17)
    expect(table.offers('check-ball')).toEqual([
      { by: 'croupier', do: 'check-ball', fields: { state: { oneOf: ['sound', 'faulty'] } } },
    ])
    expect(table.no('croupier start')).toEqual({ code: 'round-in-progress', rule: 'RF-07', params: {} })
    expect(table.no('croupier check-ball odd')).toEqual({ code: 'no-such-state', rule: 'RF-60', params: {} })
    expect(table.no('pit-boss check-ball sound')).toEqual({
      code: 'not-your-move',
      rule: 'RF-60',
      params: { by: ['croupier'] },
    })
    expect(table.do('croupier check-ball sound')).toEqual([{ type: 'round-ended', cite: 'RF-60', round: 1 }])
    expect(table.state.phase).toBe('idle')
    expect(table.state.play).toMatchObject({ pocket: null, marker: null, history: ['17'] })
  })

  it('[RF-60] a fault is reported, and the pit boss has it mended', () => {
    const table = french()
    table.until('check', 17)
    expect(table.no('pit-boss repaired')).toEqual({ code: 'no-fault', rule: 'RF-60', params: {} })
    expect(table.do('croupier check-ball faulty')).toEqual([{ type: 'fault-reported', cite: 'RF-60' }])
    expect(table.state.phase).toBe('fault')
    expect(table.due()).toEqual(['pit-boss repaired'])
    expect(table.no('croupier start').code).toBe('round-in-progress')
    expect(table.no('croupier check-ball sound').code).toBe('not-now')
    expect(table.no('croupier repaired')).toEqual({
      code: 'not-your-move',
      rule: 'RF-60',
      params: { by: ['pit-boss'] },
    })
    expect(table.do('pit-boss repaired')).toEqual([{ type: 'fault-mended', cite: 'RF-60' }])
    expect(table.due()).toEqual(['croupier check-ball'])
    table.go()
    expect(table.heard.at(-1)).toEqual({ type: 'round-ended', cite: 'RF-60', round: 1 })
    expect(table.state).toMatchObject({ phase: 'idle', status: 'open', play: { pocket: null } })
  })

  it('[RF-60] or, beyond mending, the table is suspended', () => {
    const table = french()
    table.do('seat:1 bet red 1000')
    table.until('check', 1)
    table.do('croupier check-ball faulty')
    expect(table.do('pit-boss out-of-order')).toEqual([{ type: 'out-of-order', cite: 'RF-60' }])
    expect(table.no('pit-boss out-of-order')).toEqual({ code: 'no-round', rule: 'RF-60', params: {} })
    expect(table.do('croupier give-back')).toEqual([
      { type: 'round-ended', cite: 'RF-60', round: 1 },
      { type: 'table-suspended', cite: 'RF-60', reason: 'out-of-order' },
    ])
    expect(table.state.status).toBe('suspended')
    expect(table.balance('seat:1')).toBe(CHIPS + 1000)
  })

  it.each(['betting', 'spinning', 'closed'])(
    '[RF-60] a wheel that fails for good in %s: every stake is returned',
    (phase) => {
      const table = french()
      table.do('seat:1 bet red 1000')
      table.until(phase)
      table.do('pit-boss out-of-order')
      expect(table.no('croupier check-ball sound').code).toBe('not-now')
      table.do('croupier give-back')
      expect(table.balance('seat:1')).toBe(CHIPS)
      expect(table.state.bets).toEqual([])
      expect(table.state.phase).toBe('idle')
    },
  )

  it.each(['spinning', 'closed'])(
    '[RF-55 RF-57 RF-60] the pit boss breaks off a throw, in %s, with «tirada nula»',
    (phase) => {
      const table = french()
      table.do('seat:1 bet red 1000')
      table.until(phase)
      expect(table.do('pit-boss out-of-order')).toEqual([
        { type: 'said', cite: 'RF-57', phrase: 'tirada nula' },
        { type: 'round-voided', cite: 'RF-55', cause: 'mechanical', round: 1 },
        { type: 'out-of-order', cite: 'RF-60' },
      ])
      table.do('croupier give-back')
      expect(table.said).toEqual(phase === 'closed' ? ['no más apuestas', 'tirada nula'] : ['tirada nula'])
    },
  )

  it('[RF-57 RF-60] nothing is null where nothing was thrown, nor once the number has come', () => {
    const resting = french()
    expect(resting.do('pit-boss out-of-order')).toEqual([{ type: 'out-of-order', cite: 'RF-60' }])
    const again = french()
    again.until('spinning')
    again.do('pit-boss irregular stopped')
    expect(again.do('pit-boss out-of-order')).toEqual([{ type: 'out-of-order', cite: 'RF-60' }])
    const settled = french()
    settled.until('check', 5)
    settled.do('croupier check-ball faulty')
    expect(settled.do('pit-boss out-of-order')).toEqual([{ type: 'out-of-order', cite: 'RF-60' }])
  })

  it.each(['collect', 'approve', 'pay', 'check'])(
    '[RF-60] in %s the number has come, and the round is settled',
    (phase) => {
      const table = french()
      table.do('seat:1 bet red 1000')
      table.until(phase, 1)
      expect(table.no('pit-boss out-of-order')).toEqual({ code: 'settlement-begun', rule: 'RF-60', params: {} })
      expect(table.offers('out-of-order')).toEqual([])
      expect(table.no('croupier give-back')).toEqual({ code: 'nothing-to-give-back', rule: 'RF-60', params: {} })
    },
  )
})

describe('a table broken off', () => {
  it('[RF-28 RF-60] after a zero: who has not chosen takes half, for no spin will come', () => {
    const table = french()
    table.do('seat:1 bet red 1000')
    table.until('check', 0)
    table.do('croupier check-ball faulty')
    table.do('pit-boss out-of-order')
    expect(table.do('croupier give-back').map((event) => [event.type, event.cite, event.transfers])).toEqual([
      ['halved', 'RF-28', ['seat:1/stakes > bank 500', 'seat:1/stakes > seat:1 500']],
      ['round-ended', 'RF-60', undefined],
      ['table-suspended', 'RF-60', undefined],
    ])
    expect(table.state.play.pocket).toBe(null)
  })

  it('[RF-28 RF-29 RF-60] and once it is broken off only half is offered', () => {
    const table = french()
    table.do('seat:1 bet red 1000')
    table.until('check', 0)
    table.do('croupier check-ball faulty')
    table.do('pit-boss out-of-order')
    expect(table.offers('zero').map((option) => option.fields.choice)).toEqual([{ oneOf: ['half'] }])
    expect(table.no('seat:1 zero red prison')).toEqual({ code: 'no-further-spin', rule: 'RF-29', params: {} })
  })

  it('[RF-28 RF-60] in the round after a zero: the half stands, the new stakes go back', () => {
    const table = french({ config: { zeroDefault: 'prison' } })
    table.do('seat:1 bet red 1000')
    table.spin(0)
    table.do('croupier start')
    table.do('seat:1 bet black 300')
    table.do('pit-boss out-of-order')
    expect(table.do('croupier give-back').map((event) => [event.type, event.on])).toEqual([
      ['halved', 'red'],
      ['bet-returned', 'black'],
      ['round-ended', undefined],
      ['table-suspended', undefined],
    ])
    expect(table.balance('seat:1')).toBe(CHIPS - 500)
  })

  it('[RF-11 RF-60] a call nobody placed lapses with the round', () => {
    const table = french()
    table.do('seat:1 call third 100')
    table.do('pit-boss out-of-order')
    expect(table.do('croupier give-back')[0]).toEqual({
      type: 'call-lapsed',
      cite: 'GEN-06',
      seat: 'seat:1',
      call: 'third',
    })
    expect(table.state.play.calls).toEqual([])
  })
})

describe('the end of the session', () => {
  it('[RF-46] on instruction the last three throws are announced', () => {
    const table = french({ opening: 'open' })
    expect(table.no('croupier announce-last')).toEqual({ code: 'not-instructed', rule: 'RF-46', params: {} })
    expect(table.no('croupier instruct-closing')).toEqual({
      code: 'not-your-move',
      rule: 'RF-46',
      params: { by: ['pit-boss'] },
    })
    expect(table.do('pit-boss instruct-closing')).toEqual([{ type: 'closing-instructed', cite: 'RF-46' }])
    expect(table.no('pit-boss instruct-closing')).toEqual({ code: 'already-closing', rule: 'RF-46', params: {} })
    expect(table.no('croupier start')).toEqual({ code: 'last-rounds-not-announced', rule: 'RF-46', params: {} })
    expect(table.do('croupier announce-last')).toEqual([
      { type: 'said', cite: 'RF-46', phrase: 'tres últimas tiradas' },
    ])
    expect(table.state.closing).toBe(3)
    expect(table.no('croupier announce-last')).toEqual({ code: 'not-instructed', rule: 'RF-46', params: {} })
  })

  it('[RF-46] instructed in the middle of a round, they are announced after it', () => {
    const table = french()
    table.do('pit-boss instruct-closing')
    expect(table.no('croupier announce-last')).toEqual({ code: 'round-in-progress', rule: 'RF-46', params: {} })
    table.spin(1)
    expect(table.due()).toEqual(['croupier announce-last'])
  })

  it('[RF-46] the table closes after the third', () => {
    const table = french({ opening: 'open' })
    table.do('pit-boss instruct-closing')
    table.do('croupier announce-last')
    for (const left of [2, 1]) {
      table.do('croupier start')
      table.spin(17)
      expect(table.state).toMatchObject({ closing: left, status: 'open' })
    }
    table.do('croupier start')
    expect(table.spin(17).slice(-2)).toEqual([
      { type: 'round-ended', cite: 'RF-60', round: 3 },
      { type: 'table-closed', cite: 'RF-46' },
    ])
    expect(table.state).toMatchObject({ closing: null, status: 'closed' })
    expect(table.no('croupier start')).toEqual({ code: 'table-not-open', rule: 'RF-02', params: {} })
  })

  /** A round of the last ones whose ball is found faulty beyond mending. */
  const faulty = (table: ReturnType<typeof french>) => {
    table.do('croupier start')
    table.until('check', 7)
    table.do('croupier check-ball faulty')
    table.do('pit-boss out-of-order')
    return table.do('croupier give-back')
  }

  it('[RF-46 RF-60] a ball found faulty after the third throw is no reason for a fourth', () => {
    const table = french({ opening: 'open' })
    table.do('pit-boss instruct-closing')
    table.do('croupier announce-last')
    for (const pocket of [1, 2]) {
      table.do('croupier start')
      table.spin(pocket)
    }
    expect(faulty(table)).toEqual([
      { type: 'round-ended', cite: 'RF-60', round: 3 },
      { type: 'table-closed', cite: 'RF-46' },
    ])
    expect(table.state).toMatchObject({ status: 'closed', closing: null })
    expect(table.no('pit-boss resume').code).toBe('table-not-suspended')
    table.do('croupier seal')
  })

  it('[RF-46 RF-60] found after the first, two are left; broken off before the number came, three', () => {
    const table = french({ opening: 'open' })
    table.do('pit-boss instruct-closing')
    table.do('croupier announce-last')
    table.do('croupier start')
    table.until('closed')
    table.do('pit-boss out-of-order')
    table.do('croupier give-back')
    expect(table.state).toMatchObject({ status: 'suspended', closing: 3 })
    table.do('pit-boss resume')
    faulty(table)
    expect(table.state).toMatchObject({ status: 'suspended', closing: 2 })
  })

  it('[RF-46 RF-47] as a scenario', () => {
    play(
      rouletteFrench,
      '[RF-46 RF-47] three throws and the seal',
      `
      opening open
      pit-boss instruct-closing
      croupier announce-last
      croupier seal              ! table-not-closed
      croupier start
      ...
      chance ball 1
      ...
      croupier start
      ...
      chance ball 2
      ...
      croupier start
      ...
      chance ball 3
      ...
      croupier start             ! table-not-open
      croupier seal
      = status sealed`,
    )
  })

  it('[RF-47] then the wheel is closed and sealed and the tray shut', () => {
    const table = french({ opening: 'open' })
    const no = { code: 'table-not-closed', rule: 'RF-47', params: {} }
    expect(table.no('croupier seal')).toEqual(no)
    table.do('pit-boss instruct-closing')
    table.do('croupier announce-last')
    for (const pocket of [1, 2, 3]) {
      table.do('croupier start')
      table.spin(pocket)
    }
    expect(table.no('pit-boss seal')).toEqual({ code: 'not-your-move', rule: 'RF-47', params: { by: ['croupier'] } })
    expect(table.do('croupier seal')).toEqual([{ type: 'table-sealed', cite: 'RF-47' }])
    expect(table.no('croupier seal')).toEqual(no)
  })
})
