import { cheminDeFer } from '@tapete/engine'
import { describe, expect, it } from 'vitest'
import { FOUR, tableOf } from './table.js'

const OPEN = { opening: 'open', seats: FOUR, config: { min: 1000, max: 100_000 } } as const

describe('places at Chemin de Fer', () => {
  it('[CHF-27] nobody is listed or changes seats while the table does not play', () => {
    const table = tableOf(cheminDeFer, OPEN)
    table.make('pit-boss list-player luis')
    table.make('pit-boss suspend "a break"')
    expect(table.refusedWhole('pit-boss list-player rosa')).toBe('table-not-open CHF-27 {}')
    expect(table.refusedWhole('seat:1 change-seat seat:9')).toBe('table-not-open CHF-27 {}')
    const offers = cheminDeFer.options(table.state, 'pit-boss').filter(({ do: name }) => /-player$/.test(name))
    expect(offers).toEqual([{ by: 'pit-boss', do: 'strike-player', fields: { player: { oneOf: ['luis'] } } }])
  })

  it('[CHF-27 GEN-38] what a player asked for goes along to the other seat, and nobody else’s', () => {
    const table = tableOf(cheminDeFer, OPEN)
    table.make('seat:1 dispute "mine"')
    table.make('seat:2 dispute "hers"')
    table.make('seat:1 change-seat seat:9')
    expect(table.state.disputes.map(({ id, by, player }) => [id, by, player])).toEqual([
      ['dispute:1', 'seat:9', 'player-1'],
      ['dispute:2', 'seat:2', 'player-2'],
    ])
    expect(table.state.seats['seat:9']).toMatchObject({ player: 'player-1', present: true })
    expect(table.state.seats['seat:1']).toBeUndefined()
    expect([table.state.accounts['seat:9'], table.state.accounts['seat:1'] ?? 0]).toEqual([100_000, 0])
  })

  it('[CHF-27] the list is offered to who is on it, first come first, and forgets who sat down', () => {
    const table = tableOf(cheminDeFer, OPEN)
    const strikes = () =>
      cheminDeFer
        .options(table.state, 'pit-boss')
        .flatMap(({ do: name, fields }) => (name === 'strike-player' ? [fields.player] : []))
    expect(strikes()).toEqual([])
    table.make('pit-boss list-player luis')
    table.make('pit-boss list-player rosa')
    expect(strikes()).toEqual([{ oneOf: ['luis', 'rosa'] }])
    const sits = cheminDeFer.options(table.state).filter(({ do: name }) => name === 'sit')
    expect(new Set(sits.map(({ fields }) => JSON.stringify(fields.player)))).toEqual(
      new Set([JSON.stringify({ oneOf: ['luis'] })]),
    )
    table.make('seat:5 sit luis')
    expect(strikes()).toEqual([{ oneOf: ['rosa'] }])
    table.make('pit-boss strike-player rosa')
    expect(strikes()).toEqual([])
    const places = cheminDeFer
      .options(table.state, 'seat:1')
      .flatMap(({ do: name, fields }) => (name === 'change-seat' ? [fields.place] : []))
    expect(places).toEqual([{ oneOf: ['seat:6', 'seat:7', 'seat:8', 'seat:9'] }])
  })
})
