import { describe, expect, it } from 'vitest'
import { AMERICANS } from './games.js'
import { live, said } from './live.js'

describe.each(AMERICANS)('$id: closing', ({ game }) => {
  it('[RA-46] on instruction the last three throws are announced, and the table closes after the third', () => {
    const table = live(game, { opening: 'open' })
    expect(table.refusal('croupier announce-last')).toEqual(['not-instructed', 'RA-46', {}])
    expect(table.does('pit-boss instruct-closing')).toEqual([{ type: 'closing-instructed', rule: 'RA-46' }])
    expect(table.refusal('pit-boss instruct-closing')).toEqual(['already-closing', 'RA-46', {}])
    expect(table.refusal('croupier start')).toEqual(['last-rounds-not-announced', 'RA-46', {}])
    expect(table.due()).toEqual(['croupier announce-last'])
    expect(table.does('croupier announce-last')).toEqual([said('tres últimas tiradas', 'RA-46')])
    const ends = ['clockwise', 'counter-clockwise', 'clockwise'].map((wheel) => {
      expect(table.state().status).toBe('open')
      return table
        .does(`croupier start
          croupier spin ${wheel}
          croupier no-more-bets
          chance ball 7
          ...`)
        .at(-1)
    })
    expect(ends).toEqual([
      { type: 'round-ended', rule: 'RA-51', round: 1 },
      { type: 'round-ended', rule: 'RA-51', round: 2 },
      { type: 'table-closed', rule: 'RA-46' },
    ])
    expect(table.state().status).toBe('closed')
    expect(table.refusal('croupier start')).toEqual(['table-not-open', 'RA-02', {}])
  })

  it('[RA-46] the instruction may come in a round; the announcement waits for its end', () => {
    const table = live(game)
    table.does('pit-boss instruct-closing')
    expect(table.refusal('croupier announce-last')).toEqual(['round-in-progress', 'RA-46', {}])
    expect(table.refusal('croupier instruct-closing')).toEqual(['not-your-move', 'RA-46', { by: ['pit-boss'] }])
    table.does(`...
      chance ball 7
      ...`)
    expect(table.state().status).toBe('open')
    table.does('croupier announce-last')
    expect(table.state().closing).toBe(3)
  })

  it('[RA-46] a null spin is not one of the three', () => {
    const table = live(game, { opening: 'open' })
    table.does(`pit-boss instruct-closing
      croupier announce-last
      croupier start
      croupier spin clockwise
      pit-boss irregular object`)
    expect(table.state().closing).toBe(3)
    table.does(`croupier spin counter-clockwise turns=4
      croupier no-more-bets
      chance ball 7
      ...`)
    expect(table.state().closing).toBe(2)
  })

  it('[RA-46 RA-51] a ball found faulty after the third throw is no reason for a fourth', () => {
    const table = live(game, { opening: 'open' })
    table.does(`pit-boss instruct-closing
      croupier announce-last`)
    for (const wheel of ['clockwise', 'counter-clockwise', 'clockwise'])
      table.does(`croupier start
        croupier spin ${wheel}
        croupier no-more-bets
        chance ball 8
        croupier collect
        croupier check-ball ${wheel === 'clockwise' && table.state().closing === 1 ? 'faulty' : 'sound'}`)
    table.does('pit-boss out-of-order')
    expect(table.does('croupier give-back').map((event) => event.type)).toEqual(['round-ended', 'table-closed'])
    expect(table.state()).toMatchObject({ status: 'closed', closing: null })
  })

  it('[RA-46] at the end of the session wheel and tray are closed and sealed', () => {
    const table = live(game, { opening: 'open' })
    expect(table.refusal('croupier seal')).toEqual(['table-not-closed', 'RA-46', {}])
    table.does(`pit-boss instruct-closing
      croupier announce-last`)
    for (const wheel of ['clockwise', 'counter-clockwise', 'clockwise'])
      table.does(`croupier start
        croupier spin ${wheel}
        croupier no-more-bets
        chance ball 0
        ...`)
    expect(table.does('croupier seal')).toEqual([{ type: 'table-sealed', rule: 'RA-46' }])
    expect(table.state().status).toBe('sealed')
    expect(table.refusal('croupier seal')).toEqual(['table-not-closed', 'RA-46', {}])
  })

  it('[RA-46] on the last throw a zero still takes half', () => {
    const table = live(game, { opening: 'open' })
    table.does(`pit-boss instruct-closing
      croupier announce-last`)
    for (const wheel of ['clockwise', 'counter-clockwise', 'clockwise'])
      table.does(`croupier start
        seat:1 bet red 1000
        croupier spin ${wheel}
        croupier no-more-bets
        chance ball 0
        ...`)
    expect([table.state().status, table.has('bank')]).toEqual(['closed', 1500])
  })
})
