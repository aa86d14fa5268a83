import { type Card, DECK, RANKS, rowPoints, rowsOutcome, type TrenteKind, trenteEtQuarante } from '@tapete/engine'
import { describe, expect, it } from 'vitest'
import { tableOf } from '../cards/table.js'

const cards = (text: string) => text.split(' ') as Card[]

describe('the rows of Treinta y Cuarenta', () => {
  it('[TYC-13] every card counts as the regulation says', () => {
    expect(RANKS.map((rank) => rowPoints(`${rank}h`))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10])
    expect(DECK.every((card) => rowPoints(card) === rowPoints(`${card[0]}s` as Card))).toBe(true)
  })

  it('[TYC-14 TYC-15] all 100 pairs of totals: the nearer to 31 wins, and only 31 against 31 is a refait', () => {
    const row = (total: number): Card[] => [
      ...cards('Ts Th Td'),
      ...(total === 40 ? cards('Tc') : [`${total === 31 ? 'A' : total - 30}c` as Card]),
    ]
    for (let black = 31; black <= 40; black += 1)
      for (let red = 31; red <= 40; red += 1) {
        const outcome = rowsOutcome(row(black), row(red))
        if (black === red) expect(outcome.kind).toBe(black === 31 ? 'refait' : 'tie')
        else
          expect(outcome).toMatchObject({
            kind: 'won',
            row: black < red ? 'black' : 'red',
            points: Math.min(black, red),
          })
      }
  })

  it.each([
    ['black', 'Ks Th Td Ac', 'Kh Th Td 2c', true],
    ['black', 'Kc Th Td Ac', 'Kh Th Td 2c', true],
    ['black', 'Kh Th Td Ac', 'Ks Th Td 2c', false],
    ['black', 'Kd Th Td Ac', 'Ks Th Td 2c', false],
    ['red', 'Kh Th Td 2c', 'Kd Th Td Ac', true],
    ['red', 'Ks Th Td 2c', 'Ks Th Td Ac', false],
  ])('[TYC-16] %s wins with %s against %s', (row, black, red, color) => {
    expect(rowsOutcome(cards(black), cards(red))).toMatchObject({ row, color })
  })

  it('[TYC-01 TYC-12] a card can come as often as there are packs', () => {
    const table = tableOf(trenteEtQuarante)
    table.make('seat:1 bet red 1000', 'croupier no-more-bets', 'cards As As As As As As')
    expect(table.refused('chance card As')).toBe('card-cannot-come TYC-12 {"card":"As"}')
  })

  it('[TYC-03 TYC-49 TYC-50] as many players as the house has places for, seated or standing', () => {
    const table = tableOf(trenteEtQuarante, { config: { seats: 40 }, opening: 'open', seats: { 'seat:40': 5000 } })
    expect(table.refused('seat:41 sit p41')).toBe('no-such-seat TYC-03 {"seats":40}')
    expect(table.offered('seat:39 sit p39')).toBe(true)
  })

  it('[TYC-31 TYC-36] no move takes a card back out of the discards, and no player handles one', () => {
    expect(trenteEtQuarante.rules.filter((rule) => rule.by.includes('seat') && 'card' in rule.fields)).toEqual([])
  })

  it('[TYC-07] the cut card leaves from one pack to half of all the cards', () => {
    expect(() => tableOf(trenteEtQuarante, { config: { cutCardDepth: 51 } })).toThrow('cutCardDepth')
    expect(tableOf<TrenteKind>(trenteEtQuarante, { config: { cutCardDepth: 208, decks: 8 } }).play.packs.cutCard).toBe(
      208,
    )
  })
})
