import { describe, expect, it } from 'vitest'
import {
  type Card,
  DECK,
  formatCards,
  isCard,
  parseCards,
  RANKS,
  rankOf,
  SUITS,
  suitOf,
} from '../../src/kernel/cards.js'

describe('the deck', () => {
  it('has 52 cards, suit by suit from the ace up', () => {
    expect(formatCards(DECK)).toBe(
      'As 2s 3s 4s 5s 6s 7s 8s 9s Ts Js Qs Ks ' +
        'Ah 2h 3h 4h 5h 6h 7h 8h 9h Th Jh Qh Kh ' +
        'Ad 2d 3d 4d 5d 6d 7d 8d 9d Td Jd Qd Kd ' +
        'Ac 2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc',
    )
    expect(new Set(DECK).size).toBe(52)
  })

  it('has 13 ranks and 4 suits', () => {
    expect(RANKS.join('')).toBe('A23456789TJQK')
    expect(SUITS.join('')).toBe('shdc')
  })
})

describe('isCard', () => {
  it('knows 52 of the 9025 pairs of printable characters', () => {
    const printable = Array.from({ length: 95 }, (_, code) => String.fromCharCode(32 + code))
    const pairs = printable.flatMap((first) => printable.map((second) => first + second))
    expect(pairs).toHaveLength(9025)
    expect(pairs.filter(isCard).sort()).toEqual([...DECK].sort())
  })

  it.each([
    '',
    'A',
    's',
    'Ahh',
    'Ah ',
    ' Ah',
    'Ah\n',
    '10h',
    'hA',
    'AH',
    'ah',
    '1h',
    0,
    null,
    undefined,
    true,
    ['Ah'],
    { Ah: 1 },
  ])('does not take %j for a card', (value) => {
    expect(isCard(value)).toBe(false)
  })
})

describe('rank and suit', () => {
  it('take every card apart and put it together again', () => {
    for (const card of DECK) {
      expect(RANKS).toContain(rankOf(card))
      expect(SUITS).toContain(suitOf(card))
      expect(`${rankOf(card)}${suitOf(card)}`).toBe(card)
    }
    expect([rankOf('Td'), suitOf('Td')]).toEqual(['T', 'd'])
  })

  it('count 4 cards of each rank and 13 of each suit', () => {
    for (const rank of RANKS) expect(DECK.filter((card) => rankOf(card) === rank)).toHaveLength(4)
    for (const suit of SUITS) expect(DECK.filter((card) => suitOf(card) === suit)).toHaveLength(13)
  })
})

describe('cards as text', () => {
  it.each<[string, Card[]]>([
    ['', []],
    ['Ah', ['Ah']],
    ['Ah 9d', ['Ah', '9d']],
    ['Ks Ks 2c', ['Ks', 'Ks', '2c']],
  ])('%j reads and writes the same', (text, cards) => {
    expect(parseCards(text)).toEqual(cards)
    expect(formatCards(cards)).toBe(text)
  })

  it('round-trips all 2704 ordered pairs', () => {
    const pairs = DECK.flatMap((first) => DECK.map((second) => [first, second]))
    expect(new Set(pairs.map(formatCards)).size).toBe(2704)
    for (const pair of pairs) expect(parseCards(formatCards(pair))).toEqual(pair)
    expect(parseCards(formatCards(DECK))).toEqual(DECK)
  })

  it.each([
    ' ',
    'Ah  9d',
    ' Ah',
    'Ah ',
    'Ah9d',
    'Ah,9d',
    'Ah-9d',
    'Ah\t9d',
    'Ah\n9d',
    'Ah Xd',
    'Xd Ah',
    'ah 9d',
    '10h',
  ])('%j is no list of cards', (text) => {
    expect(parseCards(text)).toBeUndefined()
  })
})
