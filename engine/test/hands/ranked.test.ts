import { bestHand, bestOmaha, type Card, type Category, compareHands, parseCards, rankHand } from '@tapete/engine'
import { describe, expect, it } from 'vitest'

const cards = (text: string): Card[] => parseCards(text) as Card[]
const categoryOf = (text: string): Category => rankHand(cards(text)).category
const beats = (one: string, other: string): number =>
  Math.sign(compareHands(rankHand(cards(one)), rankHand(cards(other))))

/** From the least to the greatest: each beats all that stand before it. */
const ascending = (...hands: readonly string[]): void => {
  for (const [at, hand] of hands.entries())
    for (const [before, other] of hands.entries())
      expect(beats(hand, other), `${hand} over ${other}`).toBe(Math.sign(at - before))
}

describe('five cards', () => {
  it('[PB-35] the categories, from the least to the greatest', () => {
    expect(
      [
        'As Kd Qh Jc 9s',
        '2s 2d 3h 4c 5s',
        '2s 2d 3h 3c 4s',
        '2s 2d 2h 3c 4s',
        'As 2d 3h 4c 5s',
        '2s 3s 4s 5s 7s',
        '2s 2d 2h 3c 3s',
        '2s 2d 2h 2c 3s',
        'As 2s 3s 4s 5s',
        'Ts Js Qs Ks As',
      ].map(categoryOf),
    ).toEqual([
      'high-card',
      'pair',
      'two-pairs',
      'trio',
      'straight',
      'flush',
      'full',
      'poker',
      'straight-flush',
      'royal-flush',
    ])
    ascending(
      'As Kd Qh Jc 9s',
      '2s 2d 3h 4c 5s',
      '2s 2d 3h 3c 4s',
      '2s 2d 2h 3c 4s',
      'As 2d 3h 4c 5s',
      '2s 3s 4s 5s 7s',
      '2s 2d 2h 3c 3s',
      '2s 2d 2h 2c 3s',
      'As 2s 3s 4s 5s',
      'Ts Js Qs Ks As',
    )
  })

  it('[PB-32] the ace is above the king, and suits are equal', () => {
    ascending('Ks Qd Jh 9c 8s', 'As 7d 5h 4c 2s')
    expect(beats('As Kd Qh Jc 9s', 'Ah Kc Qs Jd 9c')).toBe(0)
    expect(beats('2s 4s 6s 8s Ts', '2h 4h 6h 8h Th')).toBe(0)
  })

  it('[PB-33] from A-2-3-4-5, the lowest, to 10-J-Q-K-A; and no straight goes round the ace', () => {
    ascending('As 2d 3h 4c 5s', '2s 3d 4h 5c 6s', '9s Td Jh Qc Ks', 'Ts Jd Qh Kc As')
    expect(categoryOf('Ks Ad 2h 3c 4s')).toBe('high-card')
    expect(categoryOf('Js Qd Kh Ac 2s')).toBe('high-card')
    expect(rankHand(cards('As 2d 3h 4c 5s'))).toEqual({
      category: 'straight',
      cards: cards('5s 4c 3h 2d As'),
      values: [5, 4, 3, 2, 1],
    })
  })

  it('[PB-34] a straight flush up to the king; with the ace on top it is a royal flush, a category of its own', () => {
    ascending('Ah 2h 3h 4h 5h', '2c 3c 4c 5c 6c', '9d Td Jd Qd Kd', 'Ts Js Qs Ks As')
    expect(categoryOf('9d Td Jd Qd Kd')).toBe('straight-flush')
    expect(categoryOf('Ts Js Qs Ks As')).toBe('royal-flush')
  })

  it('[PB-36] pairs: the pair, then the other cards from the highest', () => {
    ascending('9s 9d Ah Kc Qs', 'Ts Td 4h 3c 2s', 'Th Tc Kh 3d 2c', 'Ts Td Kc 4h 2s', 'Th Tc Kd 4d 3c')
  })

  it('[PB-37] two pairs: the higher, the lower, the fifth card', () => {
    ascending('9s 9d 8h 8c As', 'Ts Td 2h 2c 3s', 'Th Tc 2s 2d 4c', 'Ts Td 3h 3c 2s')
  })

  it('[PB-38] three and four of a kind and fulls by their rank, then by what is left', () => {
    ascending('5s 5d 5h Ac Ks', '6s 6d 6h 3c 2s', '6s 6d 6h 4c 2s', '6s 6d 6h 4c 3s')
    ascending('5s 5d 5h Ac As', '6s 6d 6h 2c 2s', '6s 6d 6h 3c 3s')
    ascending('5s 5d 5h 5c As', '6s 6d 6h 6c 2s', '6s 6d 6h 6c 3s')
  })

  it('[PB-39] a flush by its highest card, then the next ones', () => {
    ascending('Ks Qs Js Ts 8s', 'Ah 6h 4h 3h 2h', 'As 6s 5s 3s 2s', 'Ad 7d 4d 3d 2d')
  })

  it('[PB-40] five equal values are a tie, and so are two royal flushes', () => {
    expect(beats('9s 9d Ah Kc 5s', '9h 9c As Kd 5d')).toBe(0)
    expect(beats('Ts Js Qs Ks As', 'Th Jh Qh Kh Ah')).toBe(0)
  })

  it('a hand is of three or of five cards', () => {
    expect(() => rankHand(cards('As Ks'))).toThrow('no hand of poker: As Ks')
    expect(() => rankHand(cards('As Ah Ad Ac'))).toThrow(RangeError)
  })
})

describe('three cards', () => {
  it('[TCP-17] a flush is below a straight, and both below three of a kind', () => {
    expect(['As Kd Jh', '2s 2d 3h', '2s 3s 5s', 'As 2d 3h', '2s 2d 2h', 'As 2s 3s'].map(categoryOf)).toEqual([
      ...['high-card', 'pair', 'flush', 'straight', 'trio', 'straight-flush'],
    ])
    ascending('As Kd Jh', '2s 2d 3h', '2s 3s 5s', 'As 2d 3h', '2s 2d 2h', 'As 2s 3s')
  })

  it('[TCP-18] Q-K-A is the highest straight, A-2-3 the lowest, and K-A-2 is none', () => {
    ascending('As 2d 3h', '2s 3d 4h', 'Js Qd Kh', 'Qs Kd Ah')
    ascending('As 2s 3s', '2s 3s 4s', 'Qs Ks As')
    expect(categoryOf('Ks Ad 2h')).toBe('high-card')
    expect(categoryOf('Qs Ks As')).toBe('straight-flush')
  })

  it('[TCP-19 TCP-20 TCP-21 TCP-22] ties are broken by the cards that follow, and three equal values are one', () => {
    ascending('Qs 9d 3h', 'Qs 9d 4h', 'Qs Td 2h', 'Ks 3d 2h')
    ascending('9s 9d Ah', 'Ts Td 2h', 'Ts Td 3h')
    ascending('Ks 9s 3s', 'Kh 9h 4h', 'Kd Td 2d')
    ascending('5s 5d 5h', '6s 6d 6h')
    expect(beats('Qs 9d 4h', 'Qh 9c 4d')).toBe(0)
  })
})

describe('the best of more', () => {
  it('[HEP-11] five of seven, with three, four or five cards of the board', () => {
    expect(bestHand(cards('As 5s'), cards('Ks 9s 3s 5c 2c'))).toMatchObject({
      category: 'flush',
      cards: cards('As Ks 9s 5s 3s'),
    })
    expect(bestHand(cards('9s Kd'), cards('9c 9d 5h 3s 2c')).values).toEqual([9, 9, 9, 13, 5])
    expect(bestHand(cards('2s 3d'), cards('Th Js Qd Kc Ac')).cards).toEqual(cards('Ac Kc Qd Js Th'))
  })

  it('[HPI-19] among equal hands the one with more cards of the board', () => {
    const hand = bestHand(cards('Ts 2h'), cards('Td Jh Qc Ks As'))
    expect(hand.cards).toContain('Td')
    expect(hand.cards).not.toContain('Ts')
  })

  it('Omaha takes exactly two of four and three of five', () => {
    expect(bestOmaha(cards('As Ks 2d 3h'), cards('Qs Js Ts 4c 4d')).category).toBe('royal-flush')
    expect(bestOmaha(cards('As 2d 3h 4c'), cards('Ks Qs Js Ts 9h')).category).toBe('high-card')
    expect(bestOmaha(cards('As Ad Ah Ac'), cards('Ks Kd 7h 4c 2s')).values).toEqual([14, 14, 13, 13, 7])
  })
})
