import { canal21 } from '@tapete/engine'
import { describe, expect, it } from 'vitest'
import { brief, tableOf } from './table.js'

const CONFIG = { min: 200, max: 20_000 }

const canal = (cards: string, config = {}) => {
  const table = tableOf(canal21, { config: { ...CONFIG, ...config } })
  table.make('seat:1 bet main:1 1000', 'croupier no-more-bets', `cards ${cards}`)
  if (table.phase === 'insurance') table.make('croupier no-more-insurance')
  return table
}

describe('bonuses', () => {
  const third = (first: string, second: string, card: string) => {
    const table = canal(`${first} 6d ${second}`)
    table.make('seat:1 hit', `cards ${card}`)
    const paid = table.offered('croupier pay-prize') ? table.make('croupier pay-prize')[0] : undefined
    return paid ? `${paid.amount} ${(paid.lines as { cite: string }[])[0]?.cite}` : 'none'
  }

  it.each([
    ['7h', '7h', '7h', '20000 CAN-53'],
    ['7h', '7h', '7s', '5000 CAN-54'],
    ['7h', '7s', '7c', '5000 CAN-54'],
    ['As', 'Ad', 'Ah', '3000 CAN-55'],
    ['5s', '5d', '5h', '3000 CAN-55'],
    ['6c', '8c', '7c', '3000 CAN-56'],
    ['3d', 'Ad', '2d', '3000 CAN-56'],
  ])('[CAN-53 CAN-54 CAN-55 CAN-56] %s %s %s', (first, second, card, prize) => {
    expect(third(first, second, card)).toBe(prize)
  })

  it.each([
    ['8s', '8d', '8h'],
    ['Kc', 'Jc', 'Qc'],
    ['8c', '9c', 'Tc'],
  ])('[CAN-68] %s %s %s passes 21: no bonus', (first, second, card) => {
    expect(third(first, second, card)).toBe('none')
  })

  it.each([
    ['2c', 'Kc', 'Ac'],
    ['6c', '7c', '8d'],
    ['6c', '7c', '9c'],
  ])('[CAN-56] %s %s %s is no sequence', (first, second, card) => {
    expect(third(first, second, card)).toBe('none')
  })

  it('[CAN-56] Q-K-A is one, if it is dealt after the ace counts 1', () => {
    expect(third('Qc', 'Kc', 'Ac')).toBe('3000 CAN-56')
  })

  it('[CAN-57] on the original bet only, once a hand, each split hand for itself, and a later loss does not revoke it', () => {
    const table = canal('4s 6d 4d')
    table.make('seat:1 split', 'cards 4h', 'seat:1 hit', 'cards 4c')
    expect(brief(table.make('croupier pay-prize'))[0]).toBe('paid CAN-57 seat:1 3000')
    expect(table.refused('croupier pay-prize')).toBe('no-prize CAN-57')
    table.make('seat:1 hit', 'cards Kc', 'croupier collect', 'cards 5d', 'seat:1 double', 'cards 6d')
    expect(table.phase).toBe('turns')
    table.make('croupier pay-prize', 'cards Kd Kh', '...')
    expect(table.bets()).toEqual({
      'seat:1 bonus:1.1': 3000,
      'seat:1 main:1': -1000,
      'seat:1 bonus:1.2': 3000,
      'seat:1 split:1.2': 1000,
      'seat:1 double:1.2': 1000,
    })
  })

  it('[CAN-57] where the house so decides, only for a hand that ends with three cards', () => {
    const table = canal('4s 6d 4d', { bonusScope: 'final-three' })
    table.make('seat:1 hit', 'cards 4h')
    expect(table.refused('croupier pay-prize')).toBe('no-prize CAN-57')
    table.make('seat:1 stand', 'croupier pay-prize')
    expect([table.phase, table.net('seat:1')]).toEqual(['bank', 3000])
    const more = canal('4s 6d 4d', { bonusScope: 'final-three' })
    more.make('seat:1 hit', 'cards 4h', 'seat:1 hit', 'cards 2c', 'seat:1 stand')
    expect(more.phase).toBe('bank')
  })
})

describe('the tie-break', () => {
  it('[CAN-44 CAN-66] for every hand of 21 against Canal 21, not for one that was paid 1 to 1 or surrendered', () => {
    const seats = { 'seat:1': 9000, 'seat:2': 9000, 'seat:3': 9000, 'seat:4': 9000, 'seat:5': 9000 }
    const table = tableOf(canal21, { seats, config: CONFIG })
    for (const seat of [1, 2, 3, 4, 5]) table.make(`seat:${seat} bet main:${seat} 1000`)
    table.make('croupier no-more-bets', 'cards As Ad 5s Tc 9s Kd Qs Qd 6s 6c 9d')
    table.make('seat:2 even-money 2', 'croupier no-more-insurance')
    table.make('seat:3 hit', 'cards Tc', 'seat:4 surrender', 'seat:5 stand', 'cards Ac')
    expect([table.phase, table.play.turn]).toEqual(['tie-break', '1.1'])
    expect(table.refused('seat:3 tie-break')).toBe('not-your-turn BJ-04')
    table.make('seat:1 decline')
    expect(table.play.turn).toBe('3.1')
    table.make('seat:3 decline', '...')
    expect(table.bets()).toEqual({
      'seat:1 main:1': 0,
      'seat:2 main:2': 1000,
      'seat:3 main:3': 0,
      'seat:4 main:4': -500,
      'seat:5 main:5': -1000,
    })
  })

  it('[CAN-50 CAN-46] played one by one from the left, each settled before the next', () => {
    const table = tableOf(canal21, { seats: { 'seat:1': 9000, 'seat:2': 2500 }, config: CONFIG })
    for (const seat of [1, 2]) table.make(`seat:${seat} bet main:${seat} 1000`)
    table.make('croupier no-more-bets', 'cards As Ad Ah Ks Kd', 'croupier no-more-insurance', 'cards Kc')
    table.make('seat:1 tie-break')
    expect(table.refused('seat:1 decline')).toBe('tie-break-begun CAN-46')
    table.make('cards 2c 2d')
    expect(brief(table.make('croupier pay')).slice(0, 2)).toEqual([
      'paid CAN-48 seat:1 2000',
      'tie-break-offered CAN-44 seat:2 2.1',
    ])
    table.make('seat:2 tie-break', 'cards 3c Ac')
    expect(brief(table.make('croupier collect')).slice(0, 2)).toEqual([
      'collected CAN-48 seat:2 main:2 1000',
      'collected CAN-48 seat:2 tie-break:2.1 1000',
    ])
    table.make('...')
    expect([table.net('seat:1'), table.net('seat:2')]).toEqual([2000, -2000])
  })

  it('[CAN-46] the bet equals the original, and must be there', () => {
    const table = tableOf(canal21, { seats: { 'seat:1': 1500 }, config: CONFIG })
    table.make(
      'seat:1 bet main:1 1000',
      'croupier no-more-bets',
      'cards As Ah Ks',
      'croupier no-more-insurance',
      'cards Kc',
    )
    expect(table.refused('seat:1 tie-break')).toBe('not-enough-chips CAN-46')
    expect(table.due()).toEqual(['croupier decline'])
  })

  it('[CAN-46] a doubled hand stakes its first bet, and all of it is decided', () => {
    const table = canal('5s Kh 6s')
    table.make('seat:1 double', 'cards Td', 'cards Ah')
    table.make('seat:1 tie-break', 'cards Ac Kc', '...')
    expect(table.bets()).toEqual({ 'seat:1 main:1': 1000, 'seat:1 double:1.1': 1000, 'seat:1 tie-break:1.1': 1000 })
  })

  it.each([
    ['Ac', 'Kd', 2000],
    ['Kc', 'Qd', 2000],
    ['Tc', 'Jd', -2000],
    ['2c', '3c', -2000],
    ['2c', 'Ac', -2000],
  ])('[CAN-47] %s against %s', (mine, banks, net) => {
    const table = canal('As Ah Ks')
    table.make('cards Kc', 'seat:1 tie-break', `cards ${mine} ${banks}`, '...')
    expect(table.net('seat:1')).toBe(net)
  })
})
