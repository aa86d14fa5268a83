// Irregular plays of the cards that come late in a round, of blind calls, and of a round that was broken off.

import {
  caribbeanPoker,
  caribbeanPokerPlus,
  drawPoker,
  holdemBonus,
  holdemPlusIquique,
  threeCardPoker,
} from '@tapete/engine'
import { describe, expect, it } from 'vitest'
import { brief, CHIPS, tableOf } from './table.js'

const two = { 'seat:1': CHIPS, 'seat:2': CHIPS }
const FIVE = 'Ts Ah 8d Kc Td 9d 5h 7s 3c 4h'
const REORDER = 'croupier irregular misdeal-reordered'
const ORDERED = ['cards-reordered PB-42', 'said PB-42 Las cartas están bien dadas']

const drawing = (places: string) => {
  const table = tableOf(drawPoker)
  table.make('seat:1 bet ante 1000', 'croupier no-more-bets', `cards ${FIVE}`, 'seat:1 go', `seat:1 exchange ${places}`)
  return table
}

describe('cards dealt wrongly that can be put in order', () => {
  it('[PB-42 DRW-14] exchanged ones too, and a player may object to it until the bank turns its own', () => {
    const table = drawing('4,5')
    expect(brief(table.make(REORDER))).toEqual(ORDERED)
    table.make('chance deal 6c,2c')
    expect(table.refused('seat:1 object')).toBe('nobody-to-object PB-42')
    table.make(REORDER)
    expect(table.offered('seat:1 object')).toBe(true)
    table.make('croupier uncover')
    expect(table.refused('seat:1 object')).toBe('nobody-to-object PB-42')
    expect(table.phase).toBe('bank')
    table.make(REORDER, 'seat:1 object')
    expect([table.phase, table.state.bets, table.net('seat:1')]).toEqual(['idle', [], 0])
  })

  it('[PB-42 DRW-14] where none was exchanged none can have come wrongly', () => {
    expect(drawing('-').refused(REORDER)).toBe('cannot-have-happened PB-42')
  })

  it('[PB-42 CPL-10] a bought one, and then the price comes back with a void round', () => {
    const table = tableOf(caribbeanPokerPlus)
    table.make('seat:1 bet ante 1000', 'croupier no-more-bets', `cards ${FIVE}`, 'seat:1 go buys=5')
    table.make('croupier sell-card', 'chance deal 6c', REORDER)
    expect(table.net('seat:1')).toBe(-1000)
    table.make('seat:1 object')
    expect([table.phase, table.net('seat:1'), table.net('bank')]).toEqual(['idle', 0, 0])
  })

  it('[PB-42 HEB-13] the flop of the Bonus, until somebody says whether they bet on the turn', () => {
    const table = tableOf(holdemBonus)
    table.make('seat:1 bet ante 1000', 'croupier no-more-bets', 'cards Ks 7h Jd 5c', 'seat:1 go', 'cards 2d Kh 9s 3d')
    table.make(REORDER)
    expect(table.offered('seat:1 object')).toBe(true)
    table.make('seat:1 pass')
    expect(table.refused('seat:1 object')).toBe('nobody-to-object PB-42')
  })
})

describe('stuck cards of the bank', () => {
  it('[PB-51 DRW-16] when it draws: the top one is burned unseen, and the next ones are its own', () => {
    const table = drawing('-')
    table.make('croupier uncover', 'croupier irregular stuck-bank-cards')
    expect(table.due()).toEqual(['chance deal'])
    table.make('chance deal 2c')
    expect([table.play.burned, table.deals()]).toEqual([1, [{ do: 'turn-up', cards: 2 }]])
    table.make('chance turn-up Ad,2h', '...')
    expect([table.phase, table.play.bank.shown]).toEqual(['idle', null])
    expect(table.heard.find(({ type }) => type === 'bank-judged')).toMatchObject({ category: 'pair', opens: true })
  })

  it('[PB-51 CAR-05] on the one that lies open', () => {
    const table = tableOf(caribbeanPoker)
    table.make('seat:1 bet ante 1000', 'croupier no-more-bets', 'cards Ts Ah 8d Kc Td 9d 5h 7s')
    table.make('croupier irregular stuck-bank-cards')
    expect(table.play.plan[0]).toEqual(['seat:1', 'burn', 'up'])
    table.make('cards 3c 2s 4h')
    expect([table.play.bank.up, table.phase]).toEqual([['4h'], 'answers'])
  })
})

describe('a player who called blind and was not dealt in', () => {
  it.each([
    ['while the cards come', 'cards As Qs Kh'],
    ['when the others are asked', 'cards As Qs Kh 5s Qd Kc 2d Ks 9s 3s 5c 2c'],
  ])('[HPI-37 HPI-10] has ante and call back, %s', (_, cards) => {
    const table = tableOf(holdemPlusIquique, { seats: two })
    table.make('seat:1 bet ante 1000', 'seat:2 bet ante 500', 'seat:2 bet call 1000', 'croupier no-more-bets', cards)
    expect(brief(table.make('croupier irregular not-dealt-in seat=seat:2')).slice(0, 4)).toEqual([
      'irregular-play HPI-37 seat:2',
      'hand-voided HPI-37 seat:2',
      'bet-voided HPI-37 seat:2 ante 500',
      'bet-voided HPI-37 seat:2 call 1000',
    ])
    expect(table.net('seat:2')).toBe(0)
  })

  it('[HPI-37] who said it when they were asked had cards', () => {
    const table = tableOf(holdemPlusIquique, { seats: two })
    table.make('seat:1 bet ante 1000', 'seat:2 bet ante 500', 'croupier no-more-bets')
    table.make('cards As Qs Kh 5s Qd Kc 2d Ks 9s 3s 5c 2c', 'seat:1 go')
    expect(table.refused('croupier irregular not-dealt-in seat=seat:1')).toBe('cannot-have-happened HPI-37')
  })
})

describe('a round that is broken off', () => {
  it('[PB-10 PB-42] has no more cards and no more irregular plays: everything goes back and the table is suspended', () => {
    const table = tableOf(threeCardPoker, { config: { min: 100, max: 50_000, shuffling: 'machine' } })
    table.make('seat:1 bet ante 1000', 'croupier no-more-bets', 'cards As Kh', REORDER, 'pit-boss out-of-order')
    expect(table.deals()).toEqual([])
    expect(table.refused('chance deal 2c,3c')).toBe('no-card-due TCP-04')
    expect(table.refused('seat:1 object')).toBe('nobody-to-object PB-42')
    for (const [cause, rule] of [
      ['face-up-card', 'PB-47'],
      ['stuck-bank-cards', 'PB-51'],
      ['machine-jam-dealing', 'PB-45'],
    ])
      expect(table.refused(`croupier irregular ${cause}`)).toBe(`cannot-have-happened ${rule}`)
    table.make('croupier give-back')
    expect([table.net('seat:1'), table.state.status]).toEqual([0, 'suspended'])
  })
})

describe('the Bonus of a hand that retires', () => {
  const folded = (cards: string) => {
    const table = tableOf(holdemBonus, { seats: two })
    table.make('seat:1 bet bonus 100', 'seat:1 bet ante 1000', 'seat:2 bet ante 1000', 'croupier no-more-bets', cards)
    expect(table.refused('pit-boss hold seat:1')).toBe('nothing-to-hold GEN-41')
    table.make('seat:1 fold')
    expect(table.refused('pit-boss hold seat:2')).toBe('nothing-to-hold GEN-41')
    table.make('pit-boss hold seat:1', 'croupier retire')
    return table
  }

  it('[PB-29 HEB-12] is held for verification like any payment', () => {
    const table = folded('cards As 7h Kd Ad Jc Qc')
    expect(table.state.holds).toMatchObject([{ seat: 'seat:1', amount: 3000 }])
    expect(table.net('seat:1')).toBe(-1000)
    table.make('pit-boss clear-hold hold:1 pay', 'croupier pay-held hold:1')
    expect(table.net('seat:1')).toBe(2000)
  })

  it('[PB-29 HEB-12] and holds nothing where it lost, nor where there was none', () => {
    expect(folded('cards 9s 7h Kd 2d Jc Qc').state.holds).toEqual([])
  })
})
