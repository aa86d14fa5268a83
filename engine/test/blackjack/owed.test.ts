import { blackjackMendoza } from '@tapete/engine'
import { describe, expect, it } from 'vitest'
import { brief, tableOf } from './table.js'

const SEATS = { 'seat:1': 10_000, 'seat:7': 10_000 }

/** Box 1 with 100, box 7 with 100, «retiros» over; cards: box 1, box 7, bank, box 1, box 7. */
const drawing = (cards: string, more: readonly string[] = []) => {
  const table = tableOf(blackjackMendoza, {
    seats: { ...SEATS, 'seat:8': 1000 },
    config: { min: 50, max: 300, chip: 10 },
  })
  table.make('seat:1 bet main:1 100', 'seat:7 bet main:7 100', ...more, 'croupier no-more-bets', `cards ${cards}`)
  if (table.phase === 'insurance') table.make('croupier no-more-insurance')
  table.make('croupier no-more-surrenders')
  return table
}

describe('a double that was owed', () => {
  it('[MZA-24 MZA-26 MZA-68] loses over 21, even if the bank went over too', () => {
    const table = drawing('Ts 9s 6d 6h 9d')
    table.make('croupier stand for=seat:1', 'croupier bettor-skipped 1.1 double', 'seat:1 choose-owed card')
    table.make('seat:7 stand', 'cards Td Kd')
    expect(table.said().at(-1)).toBe('26 puntos, la banca se pasa')
    expect(brief(table.make('cards 7c'))).toEqual(['card-dealt MZA-20 seat:1 1.1', 'hand-bust MZA-68 seat:1 1.1'])
    expect(brief(table.make('croupier collect'))).toEqual([
      'collected MZA-26 seat:1 main:1 100',
      'collected MZA-26 seat:1 double:1.1 100',
    ])
    table.make('...')
    expect(table.bets()).toEqual({ 'seat:1 main:1': -100, 'seat:1 double:1.1': -100, 'seat:7 main:7': 100 })
  })

  it('[MZA-24 MZA-33] wins as any other up to 21', () => {
    const table = drawing('Ts 9s 6d 6h 9d')
    table.make('croupier stand for=seat:1', 'croupier bettor-skipped 1.1 double', 'seat:1 choose-owed card')
    table.make('seat:7 stand', 'cards Td 4d', 'cards 5c', '...')
    expect(table.bets()).toEqual({ 'seat:1 main:1': 100, 'seat:1 double:1.1': 100, 'seat:7 main:7': -100 })
  })

  it('[MZA-24 MZA-56 MZA-57 MZA-60] of two sevens is paid as three sevens when the third is turned, whatever the bank has', () => {
    for (const [cards, third, times, rule] of [
      ['7s 9s Kd 7h 9d', '7c', 5, 'MZA-56'],
      ['7s 9s Kd 7s 9d', '7s', 10, 'MZA-57'],
      ['7s 9s Kd 7s 9d', '7c', 5, 'MZA-56'],
    ] as const) {
      const table = drawing(cards, ['seat:8 bet standing:1 50'])
      table.make('croupier stand for=seat:1', 'croupier bettor-skipped 1.1 double', 'seat:1 choose-owed card')
      table.make('seat:7 stand', 'cards Ac', `cards ${third}`, 'croupier collect')
      expect(table.make('croupier pay')[0]).toMatchObject({
        type: 'paid',
        amount: 200 * times,
        lines: [
          { on: 'main:1', amount: 100 * times, cite: rule },
          { on: 'double:1.1', amount: 100 * times, cite: rule },
        ],
      })
      table.make('...')
      expect([table.net('seat:1'), table.net('seat:8'), table.net('seat:7')]).toEqual([200 * times, 50 * times, -100])
    }
  })

  it('[MZA-24 MZA-37] no hand of 21 asks for a card', () => {
    const table = drawing('Ts 9s 6d Kh 9d')
    table.make('seat:1 split', 'cards Ac', 'cards 5c', 'seat:1 stand')
    expect(table.hand('1.1')).toMatchObject({ cards: ['Ts', 'Ac'], status: 'stood' })
    expect(table.refused('croupier bettor-skipped 1.1 double')).toBe('cannot-have-happened MZA-24')
    expect(table.offered('croupier bettor-skipped 1.2 double')).toBe(true)
  })

  it('[MZA-24] is the next card: none comes before the choice, neither to a hand nor to the bank', () => {
    const asked = drawing('5s 9s 6d 6h 2d')
    asked.make('croupier stand for=seat:1', 'seat:7 hit', 'croupier bettor-skipped 1.1 double')
    expect(asked.refused('chance card Kc')).toBe('no-card-due MZA-22')
    asked.make('seat:1 choose-owed card', 'cards 5c')
    expect(asked.hand('7.1')?.cards).toEqual(['9s', '2d', '5c'])
    const bank = drawing('5s 9s 6d 6h 9d')
    bank.make('croupier stand for=seat:1', 'seat:7 stand', 'croupier bettor-skipped 1.1 double')
    expect([bank.phase, bank.refused('chance card Kc'), bank.due()]).toEqual([
      'bank',
      'no-card-due MZA-22',
      ['croupier choose-owed', 'croupier choose-owed'],
    ])
    bank.make('seat:1 choose-owed card', 'cards Td 2d', 'cards Kd', '...')
    expect(bank.bets()).toEqual({ 'seat:1 main:1': 100, 'seat:1 double:1.1': 100, 'seat:7 main:7': 0 })
  })

  it('[MZA-24 GEN-24] is not taken for somebody who is away: no stake is raised for them', () => {
    const table = drawing('5s 9s 6d 6h 9d')
    table.make('croupier stand for=seat:1', 'croupier bettor-skipped 1.1 double', 'seat:1 step-away')
    expect(table.refused('seat:1 choose-owed withdraw')).toBe('not-present GEN-24')
    expect(table.refused('croupier choose-owed card for=seat:1')).toBe('not-present GEN-24')
    expect(brief(table.make('croupier choose-owed withdraw for=seat:1'))).toEqual([
      'bet-returned MZA-24 seat:1 main:1 100',
    ])
  })

  it('[MZA-24 MZA-27] the last hand in play withdraws: the bank turns nothing and the round ends', () => {
    const table = drawing('5s 9s 6d 6h 9d')
    table.make('croupier stand for=seat:1', 'seat:7 hit', 'cards 9c', 'croupier collect')
    table.make('croupier bettor-skipped 1.1 double', 'seat:1 choose-owed withdraw')
    expect([table.phase, table.play.bank.cards, table.due()]).toEqual(['clear', ['6d'], ['croupier collect-cards']])
    table.make('...')
    expect([table.phase, table.net('seat:1'), table.net('seat:7')]).toEqual(['idle', 0, -100])
  })

  it('[MZA-24 MZA-27 MZA-43] and with an insurance in play the bank turns its card for that', () => {
    const table = tableOf(blackjackMendoza, { seats: SEATS, config: { min: 50, max: 300, chip: 10 } })
    table.make('seat:1 bet main:1 100', 'seat:7 bet main:7 100', 'croupier no-more-bets', 'cards 5s 9s Ad 6h 9d')
    table.make('seat:1 insure insurance:1 50', 'croupier no-more-insurance', 'croupier no-more-surrenders')
    table.make('croupier stand for=seat:1', 'seat:7 hit', 'cards 9c', 'croupier collect')
    table.make('croupier bettor-skipped 1.1 double', 'seat:1 choose-owed withdraw')
    expect(table.due()).toEqual(['chance card'])
    table.make('cards Kd', '...')
    expect(table.bets()).toEqual({ 'seat:1 insurance:1': 100, 'seat:7 main:7': -100 })
  })
})

describe('cards that were owed when the bank had played', () => {
  const owed = (cards: string) => {
    const table = drawing(cards)
    table.make('croupier stand for=seat:1', 'seat:7 stand', 'cards Td 2d', 'croupier bettor-skipped 1.1 cards')
    table.make('seat:1 choose-owed play')
    return table
  }

  it('[MZA-25] buy no raise against cards that are seen: neither double nor split', () => {
    const eleven = owed('5s 9s 6d 6h 9d')
    expect(eleven.refused('seat:1 double')).toBe('bank-has-played MZA-25')
    const aces = owed('As 9s 6d Ah 9d')
    expect(aces.refused('seat:1 split')).toBe('bank-has-played MZA-25')
    aces.make('seat:1 hit', 'cards 7c', 'seat:1 stand', '...')
    expect(aces.bets()).toEqual({ 'seat:1 main:1': 100, 'seat:7 main:7': 0 })
  })

  it('[MZA-25 MZA-55] nor are two sevens invited to one', () => {
    const table = drawing('7s 9s 6d 7h 9d')
    table.make('croupier stand for=seat:1', 'seat:7 stand', 'cards Td 2d', 'croupier bettor-skipped 1.1 cards')
    expect(table.types(table.make('seat:1 choose-owed play'))).toEqual(['turn'])
    table.make('seat:1 hit', 'cards 7c')
    expect(table.hand('1.1')).toMatchObject({ prize: null, status: 'stood' })
    table.make('...')
    expect(table.bets()).toEqual({ 'seat:1 main:1': 100, 'seat:7 main:7': 0 })
  })

  it('[MZA-25 MZA-26] may pass 21, and are collected', () => {
    const table = owed('Ts 9s 6d 6h 9d')
    expect(brief(table.make('seat:1 hit', 'cards Kc', 'croupier collect'))).toEqual([
      'card-asked-for MZA-37 seat:1 1.1',
      'card-dealt MZA-20 seat:1 1.1',
      'hand-bust MZA-68 seat:1 1.1',
      'collected MZA-26 seat:1 main:1 100',
      'cards-collected MZA-26 seat:1 1.1',
    ])
    table.make('...')
    expect(table.bets()).toEqual({ 'seat:1 main:1': -100, 'seat:7 main:7': 0 })
  })

  it('[MZA-25] the stake that is withdrawn goes back by this rule', () => {
    const table = drawing('5s 9s 6d 6h 9d')
    table.make('croupier stand for=seat:1', 'seat:7 stand', 'cards Td 2d', 'croupier bettor-skipped 1.1 cards')
    expect(brief(table.make('seat:1 choose-owed withdraw'))).toEqual(['bet-returned MZA-25 seat:1 main:1 100'])
  })
})

describe('the bank’s second card is missing', () => {
  it('[MZA-62] the bettor’s game is finished first, both hands of a split', () => {
    const table = drawing('8s 9s 6d 8h 9d')
    table.make('seat:1 split', 'croupier irregular bank-short', 'cards Tc', 'seat:1 stand')
    expect([table.play.turn, table.play.bank.covered, table.play.bankOwed]).toEqual(['1.2', 0, true])
    table.make('cards 3c', 'seat:1 hit', 'cards 9c')
    expect(brief(table.make('seat:1 stand'))).toEqual([
      'stood MZA-23 seat:1 1.2',
      'said MZA-23',
      'said MZA-62',
      'card-covered MZA-20 bank',
      'turn MZA-20 seat:7 7.1',
    ])
    expect([table.play.bank.covered, table.play.bankOwed]).toEqual([1, false])
  })

  it('[MZA-62 MZA-26] also where the first of them went over 21', () => {
    const table = drawing('8s 9s 6d 8h 9d')
    table.make('seat:1 split', 'croupier irregular bank-short', 'cards Tc', 'seat:1 hit', 'cards Kc')
    expect(table.types(table.make('croupier collect'))).toEqual(['collected', 'cards-collected'])
    expect([table.play.turn, table.play.bank.covered]).toEqual(['1.2', 0])
    table.make('cards 3c', 'seat:1 stand')
    expect([table.play.turn, table.play.bank.covered]).toEqual(['7.1', 1])
  })
})
