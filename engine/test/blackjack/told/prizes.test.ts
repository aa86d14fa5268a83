import { type AnyGame, blackjackMendoza, blackjackPerfectPairs, canal21 } from '@tapete/engine'
import { describe, expect, it } from 'vitest'
import { brief, tableOf, told } from '../table.js'

const SEATS = { 'seat:1': 50_000, 'seat:2': 50_000, 'seat:3': 50_000, 'seat:4': 50_000 }

const countsTime = (game: AnyGame, move: string, table: ReturnType<typeof tableOf>) =>
  game.rules.find((rule) => rule.do === move)?.countsTime?.(table.state)

describe('prizes, told whole', () => {
  it('[BJP-10 BJP-11 BJP-13 GEN-41] pairs: losers first, then winners, both from the right whoever bet first', () => {
    const table = tableOf(blackjackPerfectPairs, { seats: SEATS })
    for (const seat of [2, 4, 1, 3])
      table.make(`seat:${seat} bet pairs:${seat} 500`, `seat:${seat} bet main:${seat} 1000`)
    expect(table.refused('seat:1 bet pairs:1 100')).toBe('side-bet-after-bet BJP-05')
    expect(table.refused('croupier settle-pairs')).toBe('not-now BJP-10')
    table.make('croupier no-more-bets', 'cards 8s 9s 8s Ts 6d 8s Ts 8h Qs')
    expect(countsTime(blackjackPerfectPairs, 'settle-pairs', table)).toBe(false)
    table.make('pit-boss hold seat:3')
    expect(countsTime(blackjackPerfectPairs, 'settle-pairs', table)).toBe(true)
    expect(brief(table.make('croupier settle-pairs')).slice(0, 5)).toEqual([
      'collected BJP-10 seat:4 pairs:4 500',
      'collected BJP-10 seat:2 pairs:2 500',
      'paid BJP-10 seat:3 2500',
      'payment-held GEN-41 seat:3 2500',
      'paid BJP-10 seat:1 12500',
    ])
  })

  it('[CAN-53 CAN-54 CAN-55 CAN-56 CAN-68] which three cards earn a bonus', () => {
    const bonus = (first: string, second: string, third: string): string => {
      const table = tableOf(canal21)
      table.make('seat:1 bet main:1 1000', 'croupier no-more-bets', `cards ${first} 9d ${second}`, 'seat:1 hit')
      table.make(`cards ${third}`)
      if (!table.offered('croupier pay-prize')) return 'none'
      return told(table.make('croupier pay-prize'))[0]?.match(/\[.*\]/)?.[0] ?? ''
    }
    expect(bonus('5s', '6s', '7s')).toBe('[bonus:1.1 3:1 3000 CAN-56]')
    expect(bonus('7s', '5s', '6s')).toBe('[bonus:1.1 3:1 3000 CAN-56]')
    expect(bonus('As', '2s', '3s')).toBe('[bonus:1.1 3:1 3000 CAN-56]')
    expect(bonus('Qs', 'Ks', 'As')).toBe('[bonus:1.1 3:1 3000 CAN-56]')
    expect(bonus('4s', '6s', '7s')).toBe('none')
    expect(bonus('5s', '6s', '8s')).toBe('none')
    expect(bonus('5s', '6s', '7h')).toBe('none')
    expect(bonus('2s', 'Ks', 'As')).toBe('none')
    expect(bonus('As', '9s', 'Qs')).toBe('none')
    expect(bonus('2s', 'Qs', 'As')).toBe('none')
    expect(bonus('Js', 'Qs', 'As')).toBe('none')
    expect(bonus('8s', '8h', '8d')).toBe('none')
    expect(bonus('6s', '6h', '6d')).toBe('[bonus:1.1 3:1 3000 CAN-55]')
    expect(bonus('7s', '7h', '7d')).toBe('[bonus:1.1 5:1 5000 CAN-54]')
    expect(bonus('7s', '7s', '7s')).toBe('[bonus:1.1 20:1 20000 CAN-53]')
  })

  it('[MZA-56 MZA-03 MZA-04 MZA-58] three sevens: who stands behind them is paid on their own stake, and both are done', () => {
    const sevens = (third: string) => {
      const table = tableOf(blackjackMendoza, { seats: { 'seat:1': 50_000, 'seat:2': 50_000, 'seat:8': 50_000 } })
      table.make('seat:1 bet main:1 1000', 'seat:8 bet standing:1 2000', 'seat:2 bet main:2 1000')
      expect(table.refused('croupier pay-prize')).toBe('not-now MZA-56')
      table.make('croupier no-more-bets', 'cards 7s 9s Td 7d 9h', 'croupier no-more-surrenders')
      expect(table.refused('croupier pay-prize')).toBe('no-prize MZA-56')
      table.make('seat:1 double', `cards ${third}`)
      return table
    }
    const table = sevens('7c')
    expect(countsTime(blackjackMendoza, 'pay-prize', table)).toBe(false)
    table.make('pit-boss hold seat:8')
    expect(countsTime(blackjackMendoza, 'pay-prize', table)).toBe(true)
    expect(told(table.make('croupier pay-prize')).slice(0, 3)).toEqual([
      'paid MZA-56 seat=seat:1 amount=10000 [main:1 5:1 5000 MZA-56, double:1.1 5:1 5000 MZA-56] bank>seat:1 10000 seat:1/stakes>seat:1 1000 seat:1/stakes>seat:1 1000',
      'paid MZA-56 seat=seat:8 amount=10000 [standing:1 5:1 10000 MZA-56] bank>hold:1 10000 seat:8/stakes>seat:8 2000',
      'payment-held GEN-41 seat=seat:8 hold=hold:1 amount=10000 to=["seat:8"]',
    ])
    expect([table.hand('1.1')?.status, table.hand('1.1')?.prize, table.play.turn]).toEqual(['out', null, '2.1'])
    expect(sevens('6c').refused('croupier pay-prize')).toBe('no-prize MZA-56')
  })

  it('[CAN-57] a bonus is for nobody before the turns', () => {
    expect(tableOf(canal21).refused('croupier pay-prize')).toBe('not-now CAN-57')
  })
})
