// A wrong number of cards, found when the croupier takes or turns a hand: it is void until it is settled, a retired one too (BV-50).

import {
  type AnyGame,
  caribbeanPoker,
  caribbeanPokerPlus,
  holdemBonus,
  holdemPlusIquique,
  threeCardPoker,
} from '@tapete/engine'
import { describe, expect, it } from 'vitest'
import { brief, CHIPS, LIMITS, tableOf } from './table.js'

const two = { 'seat:1': CHIPS, 'seat:2': CHIPS }
const MISCOUNT = 'croupier irregular wrong-count seat='

const playing = (game: AnyGame, cards: string, ...bets: readonly string[]) => {
  const table = tableOf(game, { seats: two })
  table.make(...bets, 'seat:1 bet ante 1000', 'seat:2 bet ante 1000', 'croupier no-more-bets', `cards ${cards}`)
  return table
}

const FIVES = 'Ts Ah 8d Kc Td 8c 5h 7s 3c 4h 2c 2d 6s Qh Jc'

describe('when the hand is turned', () => {
  it('[PB-52] real cards that are not as many as they should be cannot be told: the hand is void and the round ends', () => {
    const table = tableOf(threeCardPoker, { config: { ...LIMITS, faces: 'turned' }, seats: two })
    table.make('seat:1 bet ante 1000', 'seat:2 bet ante 1000', 'croupier no-more-bets')
    while (table.phase === 'deal') table.make('croupier lay')
    table.make('seat:1 go', 'seat:2 go', 'croupier uncover cards=Ks,Kd,2c')
    expect(table.refused('croupier show-hand cards=Ah,Ad')).toBe('wrong-number-told TCP-14')
    expect(brief(table.make(`${MISCOUNT}seat:2`))).toEqual([
      'irregular-play PB-52 seat:2',
      'hand-voided PB-52 seat:2',
      'bet-voided PB-52 seat:2 ante 1000',
      'bet-voided PB-52 seat:2 bet 1000',
    ])
    table.make('croupier show-hand cards=Ah,Ad,3c', 'croupier settle-hand')
    expect(table.refused(`${MISCOUNT}seat:1`)).toBe('no-hand-here PB-52')
    table.make('croupier clear')
    expect([table.phase, table.state.bets, table.net('seat:1'), table.net('seat:2')]).toEqual(['idle', [], 2000, 0])
  })

  it('[PB-52 CPL-08] one that lies turned, with the price of its card; where it was the last the round is over', () => {
    const table = playing(caribbeanPokerPlus, FIVES)
    table.make('seat:1 go buys=5', 'seat:2 fold', 'croupier retire', 'croupier sell-card', 'chance deal 6h')
    table.make('croupier uncover', 'croupier show-hand', `${MISCOUNT}seat:1`)
    expect([table.phase, table.play.current, table.net('seat:1'), table.net('seat:2')]).toEqual([
      'clear',
      null,
      0,
      -1000,
    ])
  })

  it('[HPI-45 HPI-24] in Iquique, where the two cards are verified as the bets are taken', () => {
    const table = playing(holdemPlusIquique, '2s 3h Kd 2h 5d Kc 9s 8s 7c 4d Jh Qc')
    table.make('seat:1 go', 'seat:2 go', 'croupier uncover', 'croupier show-hand', `${MISCOUNT}seat:1`, '...')
    expect([table.phase, table.net('seat:1'), table.net('seat:2')]).toEqual(['idle', 0, -3000])
  })
})

describe('of a hand that retires', () => {
  it('[PB-52 CAR-11] before the croupier takes it: the ante goes back', () => {
    const table = playing(caribbeanPoker, FIVES)
    expect(brief(table.make('seat:1 fold', `${MISCOUNT}seat:1`))).toEqual([
      'folded CAR-11 seat:1',
      'irregular-play PB-52 seat:1',
      'hand-voided PB-52 seat:1',
      'bet-voided PB-52 seat:1 ante 1000',
      'asked CAR-09 seat:2',
    ])
  })

  it('[PB-52 PB-13 CAR-11] when its cards lie in the discards: what was lost comes back, and what was over the maximum was back already', () => {
    const table = playing(caribbeanPoker, FIVES)
    table.make('croupier find-bet ante 60000 seat:1', 'croupier notify-room-head ante seat:1')
    table.make('seat:1 fold', 'croupier retire')
    expect(table.net('seat:1')).toBe(-50_000)
    table.make('seat:2 go', 'croupier uncover', 'seat:1 leave')
    expect(brief(table.make(`${MISCOUNT}seat:1`))).toEqual([
      'irregular-play PB-52 seat:1',
      'hand-voided PB-52 seat:1',
      'stake-refunded PB-52 seat:1 ante 50000',
    ])
    expect(table.refused(`${MISCOUNT}seat:1`)).toBe('no-hand-here PB-52')
    table.make('...')
    expect([table.phase, table.net('seat:1'), table.state.seats['seat:1']]).toEqual(['idle', 0, undefined])
  })

  it('[PB-52 HEB-12] not one whose two cards were seen when its Bonus was settled', () => {
    const table = playing(holdemBonus, 'As 7h Kd Ad Jc Qc', 'seat:1 bet bonus 100')
    table.make('seat:1 fold', 'croupier retire')
    expect(table.refused(`${MISCOUNT}seat:1`)).toBe('no-hand-here PB-52')
    expect(table.net('seat:1')).toBe(30 * 100 - 1000)
  })

  it('[HPI-45 HPI-16] in Iquique too, but not of who broke the rules', () => {
    const table = playing(holdemPlusIquique, '2s 3h Kd 2h 5d Kc 9s 8s 7c 4d Jh Qc')
    table.make('seat:1 fold', `${MISCOUNT}seat:1`, 'seat:2 go', 'croupier irregular forbidden-act seat=seat:2')
    expect(table.refused(`${MISCOUNT}seat:2`)).toBe('no-hand-here HPI-45')
    table.make('...')
    expect([table.phase, table.net('seat:1'), table.net('seat:2')]).toEqual(['idle', 0, -3000])
  })
})
