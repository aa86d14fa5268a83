import { blackjackClassic, blackjackMendoza, blackjackPerfectPairs, canal21 } from '@tapete/engine'
import { describe, expect, it } from 'vitest'
import { brief, tableOf } from './table.js'

const SEATS = { 'seat:1': 50_000, 'seat:2': 50_000 }
const BETS = ['seat:1 bet main:1 1000', 'seat:2 bet main:2 1000', 'croupier no-more-bets']
/** Seats whose payment may be held now. */
const held = (table: ReturnType<typeof tableOf>) =>
  ['seat:1', 'seat:2'].filter((id) => table.offered(`pit-boss hold ${id}`))

describe('a payment held for verification, at each moment something is about to be paid', () => {
  it('[GEN-41 BJP-10] the pairs', () => {
    const table = tableOf(blackjackPerfectPairs, { seats: SEATS })
    table.make('seat:1 bet pairs:1 500', 'seat:2 bet pairs:2 500', ...BETS, 'cards 8s 5d 9d 8c 6h')
    expect(held(table)).toEqual(['seat:1'])
    table.make('pit-boss hold seat:1')
    expect(brief(table.make('croupier settle-pairs')).slice(0, 3)).toEqual([
      'collected BJP-10 seat:2 pairs:2 500',
      'paid BJP-10 seat:1 7500',
      'payment-held GEN-41 seat:1 7500',
    ])
  })

  it('[GEN-41 BJK-26] the naturals that may be paid 1 to 1, until they are', () => {
    const table = tableOf(blackjackClassic, { seats: SEATS })
    table.make(...BETS, 'cards As 5d Ad Ks 6h')
    expect(held(table)).toEqual(['seat:1'])
    table.make('seat:1 even-money 1')
    expect(held(table)).toEqual([])
  })

  it('[GEN-41 BJK-22] a natural at its turn, and nobody who still plays', () => {
    const table = tableOf(blackjackClassic, { seats: SEATS })
    table.make(...BETS, 'cards As 5d 9d Ks 6h')
    expect(held(table)).toEqual(['seat:1'])
    table.make('croupier pay')
    expect(held(table)).toEqual([])
  })

  it('[GEN-41 BJK-35] an insurance that has won', () => {
    const table = tableOf(blackjackClassic, { seats: SEATS })
    table.make(...BETS, 'cards 9s Td Ad 9d 9h', 'seat:2 insure insurance:2 500', 'croupier no-more-insurance')
    table.make('seat:1 stand', 'seat:2 stand')
    expect(held(table)).toEqual([])
    table.make('cards Ks')
    expect(held(table)).toEqual(['seat:2'])
  })

  it('[GEN-41 CAN-48] a tie-break that has won', () => {
    const table = tableOf(canal21, { seats: SEATS })
    table.make(...BETS, 'cards As 9s Kd Qs 9h', 'croupier no-more-insurance', 'seat:2 stand', 'cards Ad')
    table.make('seat:1 tie-break')
    expect(held(table)).toEqual([])
    table.make('cards 9d 5d')
    expect(held(table)).toEqual(['seat:1'])
  })

  it('[GEN-41 BJK-48] the winners when the bank is done; not who only gets the stake back', () => {
    const table = tableOf(blackjackClassic, { seats: SEATS })
    table.make(...BETS, 'cards Ts 9s 9d 9h 9c', 'seat:1 stand', 'seat:2 stand', 'cards 9h')
    expect(held(table)).toEqual(['seat:1'])
    table.make('croupier collect')
    expect(held(table)).toEqual(['seat:1'])
  })

  it('[GEN-41 CAN-57] a bonus of Canal 21', () => {
    const table = tableOf(canal21, { seats: SEATS })
    table.make(...BETS, 'cards 5s 9s 9d 6s 9h', 'seat:1 hit')
    expect(held(table)).toEqual([])
    table.make('cards 7s')
    expect(held(table)).toEqual(['seat:1'])
    table.make('pit-boss hold seat:1')
    expect(brief(table.make('croupier pay-prize')).slice(0, 2)).toEqual([
      'paid CAN-57 seat:1 3000',
      'payment-held GEN-41 seat:1 3000',
    ])
    expect(held(table)).toEqual([])
  })

  it('[GEN-41 MZA-56] three sevens in Mendoza', () => {
    const table = tableOf(blackjackMendoza, { seats: SEATS })
    table.make(...BETS, 'cards 7s 9s 9d 7d 9h')
    expect([table.phase, held(table)]).toEqual(['surrender', []])
    table.make('croupier no-more-surrenders', 'seat:1 double', 'cards 7c')
    expect(held(table)).toEqual(['seat:1'])
    table.make('pit-boss hold seat:1')
    expect(brief(table.make('croupier pay-prize')).slice(0, 2)).toEqual([
      'paid MZA-56 seat:1 10000',
      'payment-held GEN-41 seat:1 10000',
    ])
  })

  it('[GEN-41 CAN-45 CAN-48] nobody whose tie-break is lost or declined', () => {
    const table = tableOf(canal21, { seats: SEATS })
    table.make(...BETS, 'cards As Ah Kd Qs Qh', 'croupier no-more-insurance', 'cards Ad', 'seat:1 tie-break')
    table.make('cards 4d 5d')
    expect(held(table)).toEqual([])
    table.make('croupier collect', 'seat:2 decline')
    expect([table.phase, held(table)]).toEqual(['collect', []])
    table.make('croupier collect')
    expect([table.phase, held(table)]).toEqual(['pay', []])
    expect(brief(table.make('croupier pay'))).toEqual(['pushed CAN-45 seat:2 main:2 1000'])
    expect([table.phase, held(table)]).toEqual(['clear', []])
  })

  it('[GEN-14 BJK-48] an equal hand under the minimum waits for nobody’s word, one that wins does', () => {
    const under = (bank: string) => {
      const table = tableOf(blackjackClassic, { seats: SEATS })
      table.make('seat:2 bet main:2 1000', 'croupier no-more-bets', 'croupier find-bet main:1 500 seat:1')
      table.make('cards Ts 9s 9d 9h 9c', 'seat:1 stand', 'seat:2 stand', `cards ${bank}`, 'croupier collect')
      return table
    }
    expect(brief(under('Th').make('croupier pay'))).toEqual([
      'pushed BJK-50 seat:1 main:1 500',
      'limits-told GEN-15 seat:1 main:1',
    ])
    const wins = under('8h')
    expect(wins.refused('croupier pay')).toBe('room-head-not-authorised GEN-14')
    wins.make('room-head authorise main:1 pay seat:1', 'croupier pay')
    expect(wins.bets()).toEqual({ 'seat:1 main:1': 500, 'seat:2 main:2': 1000 })
  })
})
