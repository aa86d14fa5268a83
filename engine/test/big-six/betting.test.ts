import { bigSix } from '@tapete/engine'
import { describe, expect, it } from 'vitest'
import { live, said } from '../roulette/american/live.js'

describe('big-six: betting', () => {
  it('[BS-07 BS-12] the play is announced, and betting closes with «no más apuestas» at the spin', () => {
    const table = live(bigSix, { opening: 'open' })
    expect(table.refusal('croupier spin clockwise')).toEqual([
      'not-now',
      'BS-07',
      { phase: 'idle', needs: ['betting'] },
    ])
    expect(table.does('croupier start')).toEqual([
      { type: 'round-started', rule: 'BS-12', round: 1 },
      said('hagan su juego', 'GEN-19'),
    ])
    expect(table.does('seat:1 bet value:10 100')).toEqual([
      {
        type: 'bet-placed',
        rule: 'BS-17',
        seat: 'seat:1',
        on: 'value:10',
        with: 'money',
        stake: 100,
        transfers: ['seat:1 > seat:1/stakes 100'],
      },
    ])
    expect(table.does('croupier spin clockwise')).toEqual([
      { type: 'disc-spun', rule: 'BS-10', disc: 'clockwise' },
      said('no más apuestas', 'BS-07'),
    ])
    expect(table.refusal('croupier spin clockwise')).toEqual([
      'not-now',
      'BS-07',
      { phase: 'spinning', needs: ['betting'] },
    ])
  })

  it('[BS-08] from the spin to the end of the round no bet is placed, removed, lowered or raised', () => {
    const table = live(bigSix)
    table.does(`seat:1 bet value:1 1000
      croupier spin clockwise`)
    const phases: string[] = []
    const refusesAll = () => {
      phases.push(table.state().phase)
      for (const move of ['bet value:2 100', 'bet value:1 100', 'withdraw value:1 100', 'withdraw value:1 1000'])
        expect(table.refusal(`seat:1 ${move}`)).toEqual(['betting-closed', 'BS-08', {}])
      expect([...table.offers('bet'), ...table.offers('withdraw')]).toEqual([])
    }
    refusesAll()
    for (const move of ['chance stop 1', 'croupier collect', 'croupier pay']) {
      table.does(move)
      refusesAll()
    }
    expect(phases).toEqual(['spinning', 'collect', 'pay', 'idle'])
  })

  it('[BS-09] a bet rejected after «no más apuestas» is null whatever its amount', () => {
    const table = live(bigSix)
    expect(table.refusal('croupier late-bet value:1 100 seat:1')).toEqual(['not-late', 'BS-09', {}])
    table.does(`seat:1 bet value:1 1000
      croupier spin clockwise`)
    const before = table.state()
    for (const amount of [1, 100, 1_000_000_000])
      expect(table.does(`croupier late-bet value:40-a ${amount} seat:1`)).toEqual([
        { type: 'late-bet-returned', rule: 'BS-09', seat: 'seat:1', on: 'value:40-a', stake: amount },
      ])
    expect(table.state()).toEqual(before)
    expect(table.refusal('croupier late-bet value:3 100 seat:1')).toEqual(['no-such-bet', 'BS-03', { on: 'value:3' }])
  })

  it('[BS-10] the disc turns either way, twice the same way if the croupier likes', () => {
    const table = live(bigSix, { opening: 'open' })
    for (const disc of ['clockwise', 'clockwise', 'counter-clockwise', 'counter-clockwise']) {
      table.does(`croupier start
        seat:1 bet value:1 100`)
      expect(table.refusal('croupier spin upwards')).toEqual(['no-such-direction', 'BS-10', {}])
      expect(table.does(`croupier spin ${disc}`)[0]).toEqual({ type: 'disc-spun', rule: 'BS-10', disc })
      table.does(`chance stop 2
        croupier collect`)
    }
  })

  it('[BS-08 GEN-11] a stake outside the limits may be found from the spin until the collection', () => {
    const table = live(bigSix, { config: { max: 1000 } })
    expect(table.refusal('croupier find-bet value:1 2000 seat:1')).toEqual(['not-settling', 'GEN-11', {}])
    table.does(`seat:1 bet value:1 1000
      croupier spin clockwise`)
    expect(table.refusal('croupier find-bet value:2 2000 seat:1')).toBeUndefined()
    table.does('chance stop 1')
    table.does('croupier find-bet value:2 2000 seat:1')
    expect(table.refusal('croupier collect')).toEqual([
      'room-head-not-notified',
      'GEN-13',
      { seat: 'seat:1', on: 'value:2' },
    ])
    expect(table.due()[0]).toBe('croupier notify-room-head')
    table.does(`croupier notify-room-head value:2 seat:1
      croupier collect`)
    expect(table.has('bank')).toBe(1000)
    expect(table.refusal('croupier find-bet value:1 2000 seat:1')).toEqual(['not-settling', 'GEN-11', {}])
  })
})
