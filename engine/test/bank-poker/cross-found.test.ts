// What is found between «no más apuestas» and the first card, where something else happens before it: whoever was to be dealt in is, what
// cannot be played goes back, and the round ends.

import { caribbeanPoker, goPoker, holdemBonus, holdemPlusIquique } from '@tapete/engine'
import { describe, expect, it } from 'vitest'
import { brief, CHIPS, tableOf } from './table.js'

const config = { min: 500, max: 2000 }
const two = { 'seat:1': CHIPS, 'seat:2': CHIPS }
const lines = (seat: string, amount: number) => [1, 2, 3].map((line) => `${seat} bet line-${line} ${amount}`)

describe('more than the maximum, found beside a complete bet', () => {
  it('[PB-13 GOP-02] on one line of Go Poker: the hand is dealt, and that line plays up to the maximum, as when it is found later', () => {
    for (const early of [true, false]) {
      const table = tableOf(goPoker, { config })
      const find = ['croupier find-bet line-1 4000 seat:1', 'croupier notify-room-head line-1 seat:1']
      table.make(...lines('seat:1', 1000), 'croupier no-more-bets', ...(early ? find : []))
      table.make('cards Ts 9c Td 2s 4h', ...(early ? [] : find))
      table.make('seat:1 stay', 'croupier uncover', 'seat:1 stay', '...')
      expect([table.phase, table.state.bets]).toEqual(['idle', []])
      expect(table.bets()).toEqual({ 'seat:1 line-1': 2000, 'seat:1 line-2': 1000, 'seat:1 line-3': 1000 })
    }
  })

  it('[PB-13 PB-14 GOP-02] while all lines of another seat are found: both are dealt in', () => {
    const table = tableOf(goPoker, { config, seats: two })
    table.make(...lines('seat:1', 1000), 'croupier no-more-bets', 'croupier find-bet line-3 4000 seat:1')
    table.make(...[1, 2, 3].map((line) => `croupier find-bet line-${line} 200 seat:2`))
    expect(table.deals()).toEqual([{ do: 'deal', cards: 3 }])
    table.make('cards Ts 3h 9c Td 5d 2s 4h 7c', 'seat:1 stay', 'seat:2 take-back', 'croupier uncover')
    table.make('seat:1 stay', 'seat:2 stay', 'croupier uncover')
    table.make('croupier notify-room-head line-3 seat:1', '...')
    expect([table.phase, table.state.bets]).toEqual(['idle', []])
    expect([table.net('seat:1'), table.net('seat:2'), table.net('bank')]).toEqual([4000, -400, -3600])
  })

  it('[PB-13 HPI-10 HPI-11] beside an ante with a blind call: the call binds, and the bet is played for both', () => {
    const table = tableOf(holdemPlusIquique, { config })
    table.make('seat:1 bet ante 1000', 'seat:1 bet call 2000', 'croupier no-more-bets')
    table.make('croupier find-bet ante 4000 seat:1', 'cards As Kh 5s Kc 2d Qs 9s 3s 5c 2c')
    expect(table.phase).toBe('uncover')
    expect(table.state.bets.map(({ on, amount }) => `${on} ${amount}`)).toEqual(['ante 5000', 'call 2000'])
    table.make('croupier notify-room-head ante seat:1', '...')
    expect(table.bets()).toEqual({ 'seat:1 ante': 4000, 'seat:1 call': 2000 })
  })
})

describe('a first card that is none', () => {
  it('[PB-47 GOP-02] it comes face up and is burned: the line that was found alone goes back before it', () => {
    const table = tableOf(goPoker, { config, seats: two })
    table.make(...lines('seat:1', 1000), 'croupier no-more-bets', 'croupier find-bet line-1 200 seat:2')
    table.make('croupier irregular face-up-card')
    expect(brief(table.make('chance turn-up As'))).toEqual([
      'bet-returned GOP-02 seat:2 line-1 200',
      'card-burned PB-47',
    ])
    table.make('cards Ts 9c Td 2s 4h', 'seat:1 stay', 'croupier uncover', 'seat:1 stay', '...')
    expect([table.phase, table.state.bets, table.net('seat:1'), table.net('seat:2')]).toEqual(['idle', [], 3000, 0])
  })

  it('[PB-47 HEB-07] the Bonus that was found without an ante as well', () => {
    const table = tableOf(holdemBonus, { config, seats: two })
    table.make('seat:1 bet ante 1000', 'croupier no-more-bets', 'croupier find-bet bonus 200 seat:2')
    table.make('croupier irregular face-up-card', 'chance turn-up Ac')
    expect(table.state.bets.map(({ seat }) => seat)).toEqual(['seat:1'])
    expect(table.net('seat:2')).toBe(0)
  })

  it('[PB-47 PB-14] and the ante that was found is dealt in with the next', () => {
    const table = tableOf(caribbeanPoker, { config, seats: two })
    table.make('seat:2 bet ante 1000', 'croupier no-more-bets', 'croupier find-bet ante 200 seat:1')
    table.make('croupier irregular face-up-card', 'chance turn-up Ac')
    expect([table.play.order, table.deals()]).toEqual([['seat:1', 'seat:2'], [{ do: 'deal', cards: 3 }]])
  })

  it('[PB-51 PB-14] two came stuck together: the one that was chosen is burned though a third hand is found', () => {
    const table = tableOf(caribbeanPoker, { config, seats: { ...two, 'seat:3': CHIPS } })
    table.make('seat:1 bet ante 1000', 'seat:3 bet ante 1000', 'croupier no-more-bets')
    table.make('croupier irregular stuck-cards seat=seat:3', 'seat:3 choose-stuck first')
    table.make('croupier irregular stuck-bank-cards', 'croupier find-bet ante 200 seat:2')
    table.make('cards 2s 3s 4s 5s 6s 7s')
    expect([table.cards('seat:1'), table.cards('seat:2'), table.cards('seat:3')]).toEqual([['2s'], ['3s'], ['5s']])
    expect([table.play.bank.cards.value, table.play.burned]).toEqual([['7s'], 2])
  })
})
