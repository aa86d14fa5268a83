// A forbidden act in Iquique costs the hand and its bets, whenever it is told and whatever the croupier does before the hand is taken.

import { holdemPlusIquique } from '@tapete/engine'
import { describe, expect, it } from 'vitest'
import { CHIPS, tableOf } from './table.js'

const FORBIDDEN = 'croupier irregular forbidden-act seat=seat:1'

describe('the last hand is lost by a forbidden act', () => {
  it('[HPI-46] while it is dealt: the lap may end before it is taken', () => {
    const table = tableOf(holdemPlusIquique)
    table.make('seat:1 bet ante 1000', 'croupier no-more-bets', 'cards As Kh', FORBIDDEN, 'cards 5s Kc')
    expect(table.due()).toEqual(['croupier retire'])
    table.make('...')
    expect([table.phase, table.state.bets, table.net('seat:1')]).toEqual(['idle', [], -1000])
  })

  it('[HPI-46] when it has called: the bank may show before it is taken', () => {
    const table = tableOf(holdemPlusIquique, { seats: { 'seat:1': CHIPS, 'seat:2': CHIPS } })
    table.make('seat:1 bet ante 1000', 'seat:2 bet ante 500', 'croupier no-more-bets')
    table.make('cards As Qs Kh 5s Qd Kc 2d Ks 9s 3s 5c 2c', 'seat:1 go', 'seat:2 fold', 'croupier retire')
    table.make(FORBIDDEN, 'croupier uncover')
    expect(table.due()).toEqual(['croupier retire'])
    table.make('...')
    expect([table.phase, table.state.bets, table.net('seat:1'), table.net('seat:2')]).toEqual(['idle', [], -3000, -500])
  })
})

describe('a round that comes to nothing after a forbidden act', () => {
  const three = { 'seat:1': CHIPS, 'seat:2': CHIPS, 'seat:3': CHIPS }
  const ROUND = [
    ...['seat:1 bet ante 1000', 'seat:2 bet ante 500', 'seat:3 bet ante 200', 'croupier no-more-bets'],
    ...['cards As Qs 4h Kh 5s Qd 4d Kc 2d Ks 9s 3s 5c 2c', 'seat:1 go', 'seat:2 fold', 'croupier retire'],
  ]
  const nets = (...after: string[]) => {
    const table = tableOf(holdemPlusIquique, { seats: three })
    table.make(...ROUND, ...after)
    expect([table.phase, table.state.bets]).toEqual(['idle', []])
    return ['seat:1', 'seat:2', 'seat:3', 'bank'].map((party) => table.net(party))
  }

  it.each([
    ['a card was seen', ['croupier irregular card-seen']],
    ['the cards are damaged', ['pit-boss out-of-order', 'croupier give-back']],
  ])(
    '[HPI-46 HPI-32 PB-10] %s: who broke the rules has lost all the same, and everybody else loses nothing',
    (_, after) => {
      expect(nets(...after)).toEqual([0, 0, 0, 0])
      expect(nets(FORBIDDEN, ...after)).toEqual([-3000, 0, 0, 3000])
      expect(nets(FORBIDDEN, 'croupier retire', ...after)).toEqual([-3000, 0, 0, 3000])
    },
  )
})
