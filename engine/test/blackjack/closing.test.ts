import { type AnyGame, blackjackClassic } from '@tapete/engine'
import { describe, expect, it } from 'vitest'
import { CATALOGUE_GAMES, tableOf } from './table.js'

const idle = (game: AnyGame) => tableOf(game, { opening: 'open' })

describe('closing', () => {
  it('[BJK-57 CHA-43 CAN-60] «último juego de la mesa», or the last hands when time is short', () => {
    for (const game of CATALOGUE_GAMES) {
      const table = idle(game)
      const rule = table.refused('croupier announce-last').replace('not-instructed ', '')
      table.make('croupier announce-hands 3', 'croupier announce-hands 2', 'croupier announce-hands 1')
      expect([table.said(), table.state.closing]).toEqual([
        ['últimas tres manos de la mesa', 'últimas dos manos de la mesa', 'última mano de la mesa'],
        1,
      ])
      expect(table.refused('croupier announce-hands 2')).toBe(`already-closing ${rule}`)
      const instructed = idle(game)
      instructed.make('pit-boss instruct-closing', 'croupier announce-last')
      expect([instructed.said(), instructed.state.closing]).toEqual([['último juego de la mesa'], 1])
      expect(instructed.refused('croupier announce-hands 2')).toBe(`already-closing ${rule}`)
    }
  })

  it('[BJK-57] in the middle of a round the hand in play is not counted', () => {
    const table = tableOf(blackjackClassic)
    table.make('seat:1 bet main:1 1000', 'croupier announce-hands 2')
    expect(table.state.closing).toBe(2)
    table.make('croupier no-more-bets', 'cards Ts')
    expect(table.refusedWhole('croupier announce-hands 2')).toBe('already-closing BJK-57 {"hands":2}')
    table.make('croupier announce-hands 1', 'cards 6d 9h', 'seat:1 stand', 'cards Td Kd', '...')
    expect([table.state.status, table.state.closing]).toEqual(['open', 1])
    table.make('croupier start', 'seat:1 bet main:1 1000', 'croupier no-more-bets', 'cards Ts 6d 9h', 'seat:1 stand')
    table.make('cards Td Kd', '...')
    expect(table.state.status).toBe('closed')
  })

  it('[BJK-57 BJ-25] only at a table that is open', () => {
    const table = idle(blackjackClassic)
    table.make('pit-boss suspend pause')
    expect(table.refused('croupier announce-hands 3')).toBe('table-not-open BJ-25')
  })

  it('[BJK-57] the table closes after the last hand announced', () => {
    const table = idle(blackjackClassic)
    table.make('croupier show-cards', 'croupier shuffle', 'seat:1 cut 60', 'croupier load inserted', 'croupier burn')
    table.make('pit-boss instruct-closing', 'croupier announce-last', 'croupier start')
    table.make(
      'seat:1 bet main:1 1000',
      'croupier no-more-bets',
      'cards 9s 6d 9c',
      'seat:1 stand',
      'cards Td 9h',
      '...',
    )
    expect(table.state.status).toBe('closed')
  })
})
