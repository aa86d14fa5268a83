import {
  caribbeanPokerPlus,
  drawPoker,
  drawPokerArica,
  givesUpPot,
  holdemPlus,
  holdemPlusIquique,
  mayHavePot,
  POKER_VARIANTS,
  type PokerVariant,
  potHand,
} from '@tapete/engine'
import { expect, it } from 'vitest'
import { CHIPS, tableOf } from './table.js'

const variant = (id: string): PokerVariant => POKER_VARIANTS.find((each) => each.id === id) as PokerVariant
const two = { 'seat:1': CHIPS, 'seat:2': CHIPS }
const FIVE = 'cards Ts 2s 9h 8d 7d Ac Td Jh Kd 5h 4c 7s 3c 8h 4h'

it('[HEB-32 HPI-51] Bonus and Three Card Poker have no pot; the others may', () => {
  expect(POKER_VARIANTS.filter(mayHavePot).map(({ id }) => id)).toEqual([
    ...[
      'caribbean-poker',
      'caribbean-poker-plus',
      'draw-poker',
      'draw-poker-arica',
      'go-poker',
      'holdem-plus',
      'holdem-plus-iquique',
    ],
  ])
})

it.each([
  ['draw-poker', drawPoker],
  ['draw-poker-arica', drawPokerArica],
] as const)('[DRW-39 DRA-41] %s: who exchanges or retires gives the pot up', (id, game) => {
  const table = tableOf(game, { seats: two })
  table.make('seat:1 bet ante 1000', 'seat:2 bet ante 500', 'croupier no-more-bets', FIVE, 'seat:1 go')
  expect([
    givesUpPot(table.state, 'seat:1'),
    givesUpPot(table.state, 'seat:2'),
    givesUpPot(table.state, 'seat:3'),
  ]).toEqual([null, null, 'void'])
  expect(potHand(table.state, variant(id), 'seat:1')?.category).toBe('pair')
  table.make('seat:2 fold', 'croupier retire', 'seat:1 exchange 4')
  expect([givesUpPot(table.state, 'seat:1'), givesUpPot(table.state, 'seat:2')]).toEqual(['exchanged', 'folded'])
  expect(potHand(table.state, variant(id), 'seat:1')).toBeNull()
})

it('[CPL-03] who buys a card gives the pot up, and a void hand has none', () => {
  const table = tableOf(caribbeanPokerPlus, { seats: two })
  table.make(
    'seat:1 bet ante 1000',
    'seat:2 bet ante 500',
    'croupier no-more-bets',
    FIVE,
    'seat:1 go buys=1',
    'croupier irregular wrong-count seat=seat:2',
  )
  expect([givesUpPot(table.state, 'seat:1'), givesUpPot(table.state, 'seat:2')]).toEqual(['bought', 'void'])
})

it.each([
  ['holdem-plus', holdemPlus],
  ['holdem-plus-iquique', holdemPlusIquique],
] as const)('[HEP-21 HPI-51] %s: the two own cards and the flop count, never turn and river', (id, game) => {
  const table = tableOf(game)
  table.make('seat:1 bet ante 1000', 'croupier no-more-bets', 'cards As Kh 5s Kc 2d 9s Ks 3d 5c 5h')
  const counts = () => potHand(table.state, variant(id), 'seat:1')
  expect(counts()?.category).toBe('high-card')
  table.make('seat:1 go', 'croupier uncover')
  expect(counts()?.category).toBe('high-card')
})
