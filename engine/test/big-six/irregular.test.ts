import { bigSix } from '@tapete/engine'
import { play } from '@tapete/engine/testkit'
import { describe, expect, it } from 'vitest'
import { live, said } from '../roulette/american/live.js'

const spinning = () => {
  const table = live(bigSix)
  table.does(`seat:1 bet value:1 100
    seat:1 bet value:40-a 100
    croupier spin clockwise`)
  return table
}

describe('big-six: irregular plays', () => {
  it.each([
    ['few-turns', 'BS-23'],
    ['between', 'BS-24'],
  ])('[BS-11 BS-23 BS-24] %s: the play is void, players are asked, and the disc is spun again', (cause, rule) => {
    const table = spinning()
    expect(table.does(`croupier irregular ${cause}`)).toEqual([
      { type: 'round-voided', rule, cause, round: 1 },
      { type: 'bets-stand', rule },
      said('¿Desean modificar sus apuestas o hacer otras?', rule),
    ])
    expect(table.state()).toMatchObject({ phase: 'betting', round: 1, play: { symbol: null, history: [] } })
    expect(table.refusal('chance stop 1')).toEqual(['not-now', 'BS-12', { phase: 'betting', needs: ['spinning'] }])
    expect(table.has('seat:1/stakes')).toBe(200)
    table.does(`seat:1 withdraw value:1 100
      seat:1 bet value:40-a 100
      seat:1 bet value:5 100
      croupier spin clockwise
      chance stop 40-a
      ...`)
    expect(table.has('seat:1')).toBe(1_000_000 + 8000 - 100)
  })

  it('[BS-23] players may take every bet back; then nobody plays and the disc rests', () => {
    const table = spinning()
    table.does(`croupier irregular few-turns
      seat:1 withdraw value:1 100
      seat:1 withdraw value:40-a 100`)
    expect(table.refusal('croupier spin clockwise')).toEqual(['nobody-plays', 'BS-05', {}])
  })

  it('[BS-25] a breakdown put right at once: the play is void, and a new round of betting opens', () => {
    const table = spinning()
    expect(table.does('croupier irregular breakdown')).toEqual([
      { type: 'round-voided', rule: 'BS-25', cause: 'breakdown', round: 1 },
      { type: 'fault-reported', rule: 'BS-25' },
    ])
    expect(table.refusal('seat:1 bet value:1 100')).toEqual(['betting-closed', 'BS-08', {}])
    expect(table.refusal('croupier spin clockwise')).toEqual([
      'not-now',
      'BS-07',
      { phase: 'fault', needs: ['betting'] },
    ])
    expect(table.refusal('croupier repaired')).toEqual(['not-your-move', 'BS-26', { by: ['pit-boss'] }])
    expect(table.due()).toEqual(['pit-boss repaired'])
    expect(table.does('pit-boss repaired')).toEqual([
      { type: 'bets-stand', rule: 'BS-25' },
      said('hagan su juego', 'BS-25'),
    ])
    expect(table.refusal('pit-boss repaired')).toEqual(['no-fault', 'BS-26', {}])
    table.does(`seat:1 bet value:1 100
      croupier spin clockwise
      chance stop 1
      ...`)
    expect(table.has('seat:1')).toBe(1_000_000 + 200 - 100)
  })

  it('[BS-26] a breakdown that cannot be put right: every stake returns, and the table closes for a time', () => {
    const table = spinning()
    table.does('croupier irregular breakdown')
    expect(table.does('pit-boss out-of-order')).toEqual([{ type: 'out-of-order', rule: 'BS-26' }])
    expect(table.due()).toEqual(['croupier give-back'])
    expect(table.refusal('pit-boss give-back')).toEqual(['not-your-move', 'BS-26', { by: ['croupier'] }])
    const returned = (on: string) => ({
      type: 'bet-returned',
      rule: 'BS-26',
      seat: 'seat:1',
      on,
      with: 'money',
      stake: 100,
      transfers: ['seat:1/stakes > seat:1 100'],
    })
    expect(table.does('croupier give-back')).toEqual([
      returned('value:1'),
      returned('value:40-a'),
      { type: 'round-ended', rule: 'BS-26', round: 1 },
      { type: 'table-suspended', rule: 'BS-26', reason: 'out-of-order' },
    ])
    expect(table.state()).toMatchObject({ status: 'suspended', phase: 'idle', bets: [] })
    expect([table.has('seat:1'), table.has('bank')]).toEqual([1_000_000, 0])
    expect(table.refusal('croupier start')).toEqual(['table-not-open', 'BS-04', {}])
    table.does(`pit-boss resume
      croupier start`)
  })

  it('[BS-26] a disc found broken before the spin closes the table too; once it runs, the breakdown is called first', () => {
    const table = live(bigSix)
    expect(table.refusal('pit-boss out-of-order')).toBeUndefined()
    table.does(`seat:1 bet value:1 100
      croupier spin clockwise`)
    for (const move of ['chance stop 1', 'croupier collect', 'croupier pay']) {
      expect(table.refusal('pit-boss out-of-order')).toEqual(['settlement-begun', 'BS-26', {}])
      table.does(move)
    }
    expect(table.refusal('pit-boss out-of-order')).toEqual(['no-round', 'BS-26', {}])
  })

  it('[BS-23] is called by the croupier from the spin until the collection, for one of three causes (R-21)', () => {
    const causes = ['few-turns', 'between', 'breakdown']
    const table = live(bigSix)
    table.does('seat:1 bet value:1 100')
    const refused = (phase: string) => ['not-now', 'BS-23', { phase, needs: ['spinning', 'collect'] }]
    expect(table.refusal('croupier irregular few-turns')).toEqual(refused('betting'))
    expect(table.offers('irregular')).toEqual([])
    for (const move of ['croupier spin clockwise', 'chance stop 1']) {
      table.does(move)
      expect(table.offers('irregular')).toEqual([{ cause: { oneOf: causes } }])
      expect(table.refusal('croupier irregular toString')).toEqual(['no-such-cause', 'BS-23', { causes }])
      expect(table.refusal('seat:1 irregular few-turns')).toEqual(['not-your-move', 'BS-23', { by: ['croupier'] }])
      expect(table.refusal('pit-boss irregular few-turns')).toEqual(['not-your-move', 'BS-23', { by: ['croupier'] }])
    }
    table.does('croupier collect')
    expect(table.refusal('croupier irregular few-turns')).toEqual(refused('pay'))
  })

  it.each(['few-turns', 'between', 'breakdown'])('[BS-23 BS-24 BS-25] after %s the symbol was never out', (cause) => {
    const table = spinning()
    table.does(`chance stop 40-a
      croupier irregular ${cause}`)
    expect(table.state().play).toEqual({ symbol: null, history: [] })
    expect([table.has('bank'), table.has('seat:1/stakes')]).toEqual([0, 200])
  })

  it('[BS-11 BS-23] only the spin with three turns counts', () =>
    void play(
      bigSix,
      '[BS-11 BS-23] two null spins and a good one',
      `seat:1 bet value:20 1000
      croupier spin clockwise
      croupier irregular few-turns
      croupier spin clockwise
      croupier irregular between
      chance stop 20                ! not-now
      croupier spin counter-clockwise
      chance stop 20
      ...
      = seat:1 +20000, bank -20000
      = phase idle`,
    ))
})
