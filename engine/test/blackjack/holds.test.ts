import { blackjackClassic, blackjackPerfectPairs, canal21 } from '@tapete/engine'
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
})
