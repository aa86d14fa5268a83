// With what the bank opens, exactly; and ties broken card by card at the table.

import {
  caribbeanPoker,
  drawPoker,
  drawPokerArica,
  holdemBonus,
  holdemPlus,
  holdemPlusIquique,
  threeCardPoker,
} from '@tapete/engine'
import { describe, expect, it } from 'vitest'
import { tableOf } from './table.js'

/** The cards of one player and the bank, dealt in turn. */
const inTurn = (player: string, bank: string): string => {
  const others = bank.split(' ')
  return player
    .split(' ')
    .flatMap((card, at) => [card, others[at]])
    .join(' ')
}

const bankOf = (game: Parameters<typeof tableOf>[0], cards: string, more: readonly string[] = []) => {
  const table = tableOf(game)
  table.make('seat:1 bet ante 1000', 'croupier no-more-bets', `cards ${cards}`, 'seat:1 go', ...more)
  if (table.phase === 'uncover') table.make('croupier uncover')
  return table
}

describe('the least hand that opens', () => {
  it.each([
    ['As Kd 4h 3c 2s', true],
    ['As Qd Jh Tc 9s', false],
    ['2s 2d 3h 4c 5s', true],
    ['Ks Qd Jh Tc 8s', false],
  ])('[CAR-13 CAR-14] Caribbean Poker: %s opens %s', (bank, opens) => {
    expect(bankOf(caribbeanPoker, inTurn('6h 7h 8c 9c Ah', bank)).play.bank.opens).toBe(opens)
  })

  it.each([
    ['Qs 3d 2h', true],
    ['Js 9d 8h', false],
    ['2s 2d 3h', true],
    ['Js Td 9h', true],
  ])('[TCP-11 TCP-12] Three Card Poker: %s opens %s', (bank, opens) => {
    expect(bankOf(threeCardPoker, inTurn('6c 7h Kc', bank)).play.bank.opens).toBe(opens)
  })

  it.each([
    ['8s 8d 2h 3c 4s', '5h 6h', true],
    ['7s 7d Ah 3c 4s', '5h 6h', false],
    ['As Kd Qh 3c 4s', '5h 6h', false],
    ['2s 2d 3h 3c 4s', '5h', true],
  ])('[DRW-28 DRA-18] Draw Poker: %s with %s opens %s', (bank, drawn, opens) => {
    for (const game of [drawPoker, drawPokerArica]) {
      const table = bankOf(game, inTurn('6c 7h 9c Jc Qd', bank), [
        'seat:1 exchange -',
        'croupier uncover',
        `cards ${drawn}`,
      ])
      expect(table.play.bank.opens).toBe(opens)
    }
  })

  it.each([
    ['4s 9d', true],
    ['3s 9d', false],
    ['As Kd', false],
  ])("[HEP-12 HPI-21] Hold'em Plus: %s with 4 and 3 on the board opens %s", (bank, opens) => {
    for (const game of [holdemPlus, holdemPlusIquique])
      expect(bankOf(game, `${inTurn('Qs Jd', bank)} 2d 4h 3h Tc 7s 6c`).play.bank.opens).toBe(opens)
  })
})

describe('ties at the table', () => {
  const result = (game: Parameters<typeof tableOf>[0], cards: string, more: readonly string[] = []) => {
    const table = bankOf(game, cards, more)
    return table.make('croupier show-hand')[0]?.result
  }

  it.each([
    ['As Kd Qh 5c 3s', 'Ah Kc Jd Ts 9h', 'wins'],
    ['As Kd Jh 5c 3s', 'Ah Kc Js 5d 4h', 'loses'],
    ['Ts Td Ah 5c 3s', 'Th Tc As 5d 3h', 'ties'],
    ['Ts Td Ah 5c 4s', 'Th Tc As 5d 3h', 'wins'],
    ['Ts Td 4h 4c 3s', 'Th Tc 4s 4d 2h', 'wins'],
    ['As Qs 9s 5s 3s', 'Ah Qh 9h 5h 2h', 'wins'],
    ['Ts Js Qs Ks As', 'Th Jh Qh Kh Ah', 'ties'],
  ])('[CAR-22 CAR-23] Caribbean Poker: %s against %s %s', (player, bank, expected) => {
    expect(result(caribbeanPoker, inTurn(player, bank))).toBe(expected)
  })

  it.each([
    ['Ts Td Ah 5c 4s', 'Th Tc As 6d 3h', '5d 2h', 'wins'],
    ['9s 9d Ah 5c 4s', 'Th Tc As 6d 3h', '5d 2h', 'loses'],
    ['Ts Td Ah 5c 3s', 'Th Tc As 6d 4h', '5d 3h', 'ties'],
  ])('[DRW-38 DRA-23] Draw Poker: %s against %s with %s %s', (player, bank, drawn, expected) => {
    for (const game of [drawPoker, drawPokerArica])
      expect(result(game, inTurn(player, bank), ['seat:1 exchange -', 'croupier uncover', `cards ${drawn}`])).toBe(
        expected,
      )
  })

  it.each([
    ['9s Kd', '9h Qc', '9c 9d 5h 3s 2c', 'wins'],
    ['2s 3d', '2h 3c', 'Th Js Qd Kc Ac', 'ties'],
    ['5s 6d', 'Ah Kc', 'Ts Td 9h 9c 4s', 'loses'],
  ])("[HEP-18 HPI-27] Hold'em Plus: %s against %s on %s %s", (player, bank, board, expected) => {
    for (const game of [holdemPlus, holdemPlusIquique])
      expect(result(game, `${inTurn(player, bank)} 7d ${board}`)).toBe(expected)
  })

  it("[HEB-30] Hold'em Bonus: high cards one after another", () => {
    const table = tableOf(holdemBonus)
    table.make(
      'seat:1 bet ante 1000',
      'croupier no-more-bets',
      'cards As Ah 9d 8c',
      'seat:1 go',
      'cards 2d Kh Jc 6d',
      'seat:1 pass',
    )
    table.make('cards 3h 4c', 'seat:1 pass', 'cards 3c 2c', 'croupier uncover')
    expect(table.make('croupier show-hand')[0]).toMatchObject({ category: 'high-card', result: 'wins' })
  })
})
