import { type Card, choices, DECK, drawPoker, drawPokerArica, forcedDraw, parseCards, rankHand } from '@tapete/engine'
import { describe, expect, it } from 'vitest'
import { tableOf } from './table.js'

const cards = (text: string): Card[] => parseCards(text) as Card[]
const draws = (text: string, gap = false): string => {
  const { discards, rule, because } = forcedDraw(cards(text), gap)
  return `${rule} ${because}: ${discards.join(' ')}`.trim()
}

describe('what the croupier of Draw Poker must change', () => {
  it('[DRW-17 DRA-12] rule 1: nothing with a straight or better', () => {
    for (const hand of [
      'As 2d 3h 4c 5s',
      '2h 5h 7h 9h Jh',
      '3s 3d 3h 9c 9s',
      '3s 3d 3h 3c 9s',
      '4d 5d 6d 7d 8d',
      'Ts Js Qs Ks As',
    ])
      expect(draws(hand)).toBe('1 stands:')
  })

  it('[DRW-18 DRA-13] rule 2: the fifth card of two pairs', () => {
    expect(draws('Th Tc 4d 4s 6h')).toBe('2 two-pairs: 6h')
    expect(draws('2h 2c As Ad Kh')).toBe('2 two-pairs: Kh')
  })

  it('[DRW-19 DRW-21 DRA-14] rule 2: the odd card of four to a flush, which is preferred over four to a straight', () => {
    expect(draws('2h 5h 9h Kh Js')).toBe('2 four-flush: Js')
    expect(draws('5h 6h 7h 8c Kh')).toBe('2 four-flush: 8c')
    expect(draws('Ah Kh Qh 5h Jc')).toBe('2 four-flush: Jc')
  })

  it('[DRW-22 DRA-14] note 1: where the same four make both, the fifth goes', () => {
    expect(draws('5h 6h 7h 8h Kc')).toBe('2 four-flush: Kc')
  })

  it('[DRW-20 DRA-13] rule 2: the odd card of four consecutive ranks, with the ace at either end', () => {
    expect(draws('8s 9s Th Jc 2d')).toBe('2 four-straight: 2d')
    expect(draws('As 2d 3h 4c 9s')).toBe('2 four-straight: 9s')
    expect(draws('Js Qd Kh Ac 3s')).toBe('2 four-straight: 3s')
    expect(draws('5h 6c 7h 9d Ks')).toBe('3 nothing: 5h 6c')
    expect(draws('5h 6c 7h 9d Ks', true)).toBe('2 four-straight: Ks')
    expect(draws('Qs Kd Ah 2c 9s')).toBe('3 nothing: 2c 9s')
  })

  it('[DRW-20 DRW-26] where a gap is allowed and two fours have one, the higher stays, as the highest do where there is nothing', () => {
    expect(draws('5h 6c 7h 9d Ts', true)).toBe('2 four-straight: 5h')
    expect(draws('5h 6c 7h 9d Ts')).toBe('3 nothing: 5h 6c')
  })

  it('[DRW-23 DRA-15] rule 3: the other two of three of a kind', () => {
    expect(draws('9s 9d 9h 5c 2s')).toBe('3 trio: 5c 2s')
  })

  it('[DRW-24 DRW-25 DRA-15 DRA-16] rule 3 and note 2: a pair keeps the highest of the rest, also with four to a flush or a straight', () => {
    expect(draws('3h 3c Kd 7s 6h')).toBe('3 pair: 7s 6h')
    expect(draws('2d 2c 3c 4c 5c')).toBe('3 pair: 3c 4c')
    expect(draws('8d 8c 9h Ts Jd')).toBe('3 pair: 9h Ts')
  })

  it('[DRW-26 DRA-17] rule 3 and note 3: with nothing the two lowest go', () => {
    expect(draws('Ah Qc 9d 5s 3c')).toBe('3 nothing: 5s 3c')
  })

  it('[DRW-27] of every hand there is one rule, and never more than two cards go', () => {
    const found = new Map<string, number>()
    const some = choices(DECK.slice(0, 26), 5)
    for (const hand of some) {
      const { discards, because } = forcedDraw(hand)
      found.set(because, (found.get(because) ?? 0) + 1)
      const left = hand.filter((card) => !discards.includes(card))
      if (left.length !== 5 - discards.length || discards.length > 2) expect(hand).toBe(discards)
      if (because === 'pair' && rankHand(hand).category !== 'pair') expect(hand).toBe('a pair')
    }
    expect(some.length).toBe([...found.values()].reduce((sum, count) => sum + count, 0))
  })
})

describe.each([
  ['draw-poker', drawPoker, 'DRW-24'],
  ['draw-poker-arica', drawPokerArica, 'DRA-16'],
] as const)('%s: the bank at the table', (_, game, cite) => {
  it('[DRW-16 DRW-28 DRW-33 DRA-11 DRA-18 DRA-21 DRW-35] turns its cards, tells what it changes and by which rule, and is judged after that', () => {
    const table = tableOf(game, { seats: { 'seat:1': 100_000, 'seat:2': 100_000 } })
    table.make('seat:1 bet ante 1000', 'seat:2 bet ante 500', 'croupier no-more-bets')
    table.make(
      'cards Ks Ts 7h Kd Td 7c 8h 5d Ad 5c 3h 9s 2s 4d 4h',
      'seat:1 go',
      'seat:2 go',
      'seat:1 exchange -',
      'seat:2 exchange -',
    )
    expect(table.make('croupier uncover')).toMatchObject([
      { type: 'bank-shown', cards: ['7h', '7c', 'Ad', '9s', '4h'] },
      { type: 'bank-exchanges', cite, discards: ['9s', '4h'], rule: 3, because: 'pair' },
    ])
    const judged = table.make('cards 7d Jc')
    expect(judged.filter(({ type }) => type !== 'bank-dealt')).toMatchObject([
      { type: 'bank-judged', category: 'trio', opens: true },
      { type: 'said', phrase: 'La banca abre con trío de 7' },
    ])
    expect(table.make('croupier show-hand')[0]).toMatchObject({ seat: 'seat:2', result: 'loses' })
    expect(table.refused('croupier show-hand')).toMatch(/^no-hand-waits/)
    table.make('...')
    expect([table.net('seat:1'), table.net('seat:2'), table.net('bank')]).toEqual([-3000, -1500, 4500])
  })
})

it('[DRW-20] a house may read four cards with a gap as a straight draw', () => {
  const played = (fourStraightAllowsGap: boolean) => {
    const table = tableOf(drawPoker, { config: { fourStraightAllowsGap } })
    table.make(
      'seat:1 bet ante 1000',
      'croupier no-more-bets',
      'cards Ts 5h Jd 6c Qh 7h Kc 9d As Ks',
      'seat:1 go',
      'seat:1 exchange -',
    )
    return table.make('croupier uncover').find(({ type }) => type === 'bank-exchanges')
  }
  expect(played(true)).toMatchObject({ discards: ['Ks'], because: 'four-straight' })
  expect(played(false)).toMatchObject({ discards: ['5h', '6c'], because: 'nothing' })
})
