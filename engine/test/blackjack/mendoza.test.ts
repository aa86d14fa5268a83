import { blackjackMendoza } from '@tapete/engine'
import { describe, expect, it } from 'vitest'
import { brief, tableOf } from './table.js'

const CONFIG = { min: 50, max: 300, chip: 10 }
const SEATS = { 'seat:1': 10_000, 'seat:7': 10_000 }

/** Box 1 with 100, box 7 with 100; cards: box 1, box 7, bank, box 1, box 7. */
const dealt = (cards: string, config = {}) => {
  const table = tableOf(blackjackMendoza, { seats: SEATS, config: { ...CONFIG, ...config } })
  table.make('seat:1 bet main:1 100', 'seat:7 bet main:7 100', 'croupier no-more-bets')
  if (cards) table.make(`cards ${cards}`)
  return table
}
const drawing = (cards: string, config = {}) => {
  const table = dealt(cards, config)
  if (table.phase === 'insurance') table.make('croupier no-more-insurance')
  table.make('croupier no-more-surrenders')
  return table
}

describe('the deal', () => {
  it('[MZA-20 MZA-19] face up to every bettor, and the bank’s second card face down, known to nobody', () => {
    const table = dealt('Ts 9s 6d 9h')
    const { out, cards } = table.play.shoe
    expect(brief(table.make('cards 9d'))).toEqual([
      'card-dealt MZA-20 seat:7 7.1',
      'card-covered MZA-20 bank',
      'said MZA-40',
    ])
    expect(table.play.bank).toMatchObject({ cards: ['6d'], covered: 1 })
    // It has left the shoe and may still be any card.
    expect([
      table.play.shoe.out - out,
      table.play.shoe.cards.seen.reduce((a, b) => a + b) - cards.seen.reduce((a, b) => a + b),
    ]).toEqual([2, 1])
  })

  it('[MZA-22 MZA-23] a card is offered before it is drawn, box after box; «planto»', () => {
    const table = drawing('Ts 9s 6d 5h 9d')
    expect(table.refused('chance card 2c')).toBe('no-card-due MZA-22')
    expect(table.refused('seat:7 stand')).toBe('not-your-turn MZA-04')
    table.make('seat:1 hit', 'cards 2c', 'seat:1 stand')
    expect([table.said().at(-1), table.play.turn]).toEqual(['planto', '7.1'])
  })

  it('[MZA-27] the face-down card is turned only if somebody is in play', () => {
    const table = drawing('Ts 9s 6d 6h 9d')
    table.make('seat:1 hit', 'cards Kc', 'croupier collect', 'seat:7 hit', 'cards 9c', 'croupier collect')
    expect([table.phase, table.play.bank.cards]).toEqual(['clear', ['6d']])
    const insured = dealt('Ts 9s Ad 6h 9d')
    insured.make('seat:1 insure insurance:1 50', 'croupier no-more-insurance', 'croupier no-more-surrenders')
    insured.make('seat:1 hit', 'cards Kc', 'croupier collect', 'seat:7 hit', 'cards 9c', 'croupier collect')
    expect(insured.due()).toEqual(['chance card'])
    insured.make('cards Kd', '...')
    expect(insured.bets()).toEqual({ 'seat:1 main:1': -100, 'seat:7 main:7': -100, 'seat:1 insurance:1': 100 })
  })
})

describe('decisions', () => {
  it('[MZA-37] 21 takes no card, except with three or more and an ace that counts 11', () => {
    const hard = drawing('8s 9s 6d 6h 9d')
    hard.make('seat:1 hit', 'cards 7c')
    expect(hard.play.turn).toBe('7.1')
    const soft = drawing('8s 9s 6d 2h 9d')
    soft.make('seat:1 hit', 'cards Ac')
    expect(soft.play.turn).toBe('1.1')
    soft.make('seat:1 hit', 'cards Kc')
    expect(soft.hand('1.1')).toMatchObject({ cards: ['8s', '2h', 'Ac', 'Kc'], status: 'stood' })
  })

  it('[MZA-31 MZA-38 MZA-54] a natural is an ace and a ten-card, and neither draws nor doubles', () => {
    for (const ten of ['Th', 'Jh', 'Qh', 'Kh']) {
      const table = drawing(`As 9s 6d ${ten} 9d`)
      expect(table.refused('seat:1 hit')).toBe('natural-to-be-paid MZA-34')
      expect(table.refused('seat:1 double')).toBe('natural-to-be-paid MZA-34')
      table.make('croupier pay')
      expect(table.net('seat:1')).toBe(150)
    }
  })

  it('[MZA-39] against an ace a natural is offered simple payment', () => {
    const table = dealt('As 9s Ad Kh 9d')
    expect(table.heard.find((event) => event.type === 'even-money-offered')).toMatchObject({ seat: 'seat:1' })
    table.make('seat:1 even-money 1')
    expect(table.net('seat:1')).toBe(100)
  })

  it('[MZA-26 MZA-68] over 21 is announced, collected at once, and the others stay', () => {
    const table = drawing('Ts 9s 6d 6h 9d')
    table.make('seat:1 hit')
    expect(brief(table.make('cards Kc'))).toEqual(['card-dealt MZA-20 seat:1 1.1', 'hand-bust MZA-68 seat:1 1.1'])
    expect(brief(table.make('croupier collect')).slice(0, 2)).toEqual([
      'collected MZA-26 seat:1 main:1 100',
      'cards-collected MZA-26 seat:1 1.1',
    ])
    expect(table.state.bets).toHaveLength(1)
  })

  it('[MZA-40 MZA-69] «retiros» before drawing, and never after', () => {
    const table = dealt('Ts 9s 6d 6h 9d')
    expect(table.said()).toEqual(['no más apuestas', 'retiros'])
    table.make('seat:1 surrender 1')
    expect(table.refused('seat:1 surrender 1')).toBe('no-hand-to-surrender MZA-40')
    table.make('croupier no-more-surrenders')
    expect(table.refused('seat:7 surrender 7')).toBe('too-late-to-surrender MZA-69')
    expect(table.net('seat:1')).toBe(-50)
  })

  it('[MZA-40] half of an odd amount comes back rounded down', () => {
    const table = tableOf(blackjackMendoza, { seats: SEATS, config: { min: 1, max: 300, chip: 1 } })
    table.make('seat:1 bet main:1 75', 'seat:7 bet main:7 100', 'croupier no-more-bets', 'cards Ts 9s 6d 6h 9d')
    table.make('seat:1 surrender 1')
    expect(table.heard.at(-1)).toMatchObject({
      type: 'halved',
      amount: 38,
      transfers: [
        { from: 'seat:1/stakes', to: 'bank', amount: 38 },
        { from: 'seat:1/stakes', to: 'seat:1', amount: 37 },
      ],
    })
  })

  it('[MZA-47 MZA-70] an equal third card opens again; so does the first card of the second hand, if an opening is left', () => {
    const first = drawing('8s 9s 6d 8h 9d')
    first.make('seat:1 split', 'cards 8c')
    expect(first.hand('1.1')?.cards).toEqual(['8s', '8c'])
    first.make('seat:1 split', 'cards 2c', 'seat:1 stand')
    expect([first.hand('1.1')?.cards, first.play.turn]).toEqual([['8s', '2c'], '1.3'])
    first.make('cards 8d')
    expect(first.refused('seat:1 split')).toBe('split-often-enough MZA-45')
    const second = drawing('8s 9s 6d 8h 9d')
    second.make('seat:1 split', 'cards 2c', 'seat:1 stand', 'cards 8c', 'seat:1 split', 'cards 3c')
    expect(second.play.hands.map((hand) => `${hand.id} ${hand.cards.join(' ')}`).slice(0, 3)).toEqual([
      '1.1 8s 2c',
      '1.2 8h 3c',
      '1.3 8c',
    ])
    const other = drawing('8s 9s 6d 8h 9d')
    other.make('seat:1 split', 'cards 2c', 'seat:1 stand', 'cards 7c')
    expect(other.refused('seat:1 split')).toBe('no-pair MZA-44')
  })

  it('[MZA-49] split hands win and lose separately', () => {
    const table = drawing('8s 9s 6d 8h 9d')
    table.make(
      'seat:1 split',
      'cards Tc',
      'seat:1 stand',
      'cards 2d',
      'seat:1 hit',
      'cards Kd',
      'seat:1 stand',
      'seat:7 stand',
    )
    table.make('cards Td 3h', '...')
    expect(table.bets()).toEqual({ 'seat:1 main:1': -100, 'seat:1 split:1.2': 100, 'seat:7 main:7': -100 })
  })

  it('[MZA-48 MZA-19] split aces take one card face down each and no more', () => {
    const table = drawing('As 9s 6d Ah 9d')
    table.make('seat:1 split')
    expect(table.play.hands.slice(0, 2)).toMatchObject([
      { cards: ['As'], covered: 1, status: 'stood' },
      { cards: ['Ah'], covered: 1, status: 'stood' },
    ])
    expect(table.play.turn).toBe('7.1')
  })

  it('[MZA-52 MZA-19] a double with 11 or less, aces as 1, takes its card face down until the bank has played', () => {
    for (const cards of ['5s 9s 6d 6h 9d', 'As 9s 6d 8h 9d']) {
      const table = drawing(cards)
      table.make('seat:1 double')
      expect(table.hand('1.1')).toMatchObject({ covered: 1, doubled: true, status: 'stood' })
      table.make('seat:7 stand', 'cards Td 3d')
      expect(table.phase).toBe('reveal')
      expect(brief(table.make('cards Tc'))).toEqual(['card-dealt MZA-20 seat:1 1.1'])
      expect(table.phase).toBe('collect')
    }
  })

  it('[MZA-53] a double with 12 or more takes its card face up and waits if it does not pass 21', () => {
    const table = drawing('Ts 9s 6d 6h 9d')
    table.make('seat:1 double', 'cards 5c')
    expect(table.hand('1.1')).toMatchObject({ cards: ['Ts', '6h', '5c'], covered: 0, status: 'stood' })
  })

  it('[MZA-55 MZA-59] two sevens as dealt are invited to double; sevens of a split hand earn nothing', () => {
    const table = drawing('7s 9s 6d 7h 9d')
    expect(table.heard.at(-1)).toMatchObject({ type: 'double-invited', cite: 'MZA-55' })
    table.make('seat:1 split', 'cards 7c')
    table.make('seat:1 double', 'cards 7d')
    expect(table.hand('1.1')).toMatchObject({ prize: null, status: 'stood' })
  })

  it('[MZA-03] standing bets share the even money of their box, each to its bettor', () => {
    const table = tableOf(blackjackMendoza, { seats: { ...SEATS, 'seat:8': 1000 }, config: CONFIG })
    table.make('seat:1 bet main:1 100', 'seat:8 bet standing:1 60', 'seat:7 bet main:7 100', 'croupier no-more-bets')
    table.make('cards As 9s Ad Kh 7d')
    expect(brief(table.make('seat:1 even-money 1')).slice(1)).toEqual([
      'paid MZA-39 seat:1 100',
      'paid MZA-39 seat:8 60',
    ])
  })

  it('[MZA-03 MZA-04] standing bets share the surrender of their box and are never raised', () => {
    const table = tableOf(blackjackMendoza, { seats: { ...SEATS, 'seat:8': 1000 }, config: CONFIG })
    table.make(
      'seat:1 bet main:1 100',
      'seat:8 bet standing:1 100',
      'seat:7 bet main:7 100',
      'seat:8 bet standing:7 50',
    )
    table.make('croupier no-more-bets', 'cards Ts 8s 6d 6h 8d', 'seat:1 surrender 1', 'croupier no-more-surrenders')
    table.make(
      'seat:7 split',
      'cards Tc',
      'seat:7 stand',
      'cards 3c',
      'seat:7 double',
      'cards Td 3d',
      'cards Kd',
      '...',
    )
    expect(table.bets()).toEqual({
      'seat:1 main:1': -50,
      'seat:8 standing:1': -50,
      'seat:7 main:7': -100,
      'seat:8 standing:7': -50,
      'seat:7 split:7.2': 100,
      'seat:7 double:7.2': 100,
    })
  })
})

describe('the settlement', () => {
  it('[MZA-35] equal figures are void, a 21 against a bank natural too, unless the house decides otherwise', () => {
    const played = (config = {}) => {
      const table = drawing('5s 9s Kd 6h 9d', config)
      table.make('seat:1 hit', 'cards Kc', 'seat:7 stand', 'cards Ac', '...')
      return table.net('seat:1')
    }
    expect([played(), played({ bankBlackjackBeats21: true })]).toEqual([0, -100])
    const even = drawing('Ts 9s 6d 9h 9d')
    even.make('seat:1 stand', 'seat:7 stand', 'cards Td 3d', '...')
    expect(even.bets()).toEqual({ 'seat:1 main:1': 0, 'seat:7 main:7': -100 })
  })

  it('[MZA-36 MZA-33] a bank over 21 pays every hand of 21 or less', () => {
    const table = drawing('5s 9s 6d 6h 2d')
    table.make('seat:1 hit', 'cards Kc', 'seat:7 stand', 'cards Td Kd', '...')
    expect(table.bets()).toEqual({ 'seat:1 main:1': 100, 'seat:7 main:7': 100 })
  })

  it('[MZA-34] a natural beats a bank 21 of three cards and ties a natural', () => {
    for (const [up, rest, net] of [
      ['Kd', '5c 6c', 150],
      ['Kd', 'Ac', 0],
    ] as const) {
      const table = drawing(`As 9s ${up} Kh 9d`)
      table.make('seat:7 stand', `cards ${rest}`, '...')
      expect(table.net('seat:1')).toBe(net)
    }
  })

  it('[MZA-67] what was won may be staked again, never over the maximum', () => {
    const table = drawing('Ts 9s 6d 9h 9d')
    table.make('seat:1 stand', 'seat:7 stand', 'cards Td Kd', '...', 'croupier start', 'seat:1 bet main:1 200')
    expect(table.refused('seat:1 bet main:1 110')).toBe('over-maximum GEN-09')
    table.make('seat:1 bet main:1 100')
  })

  it('[MZA-17] what staff decides is final: nobody appeals', () => {
    const table = dealt('Ts 9s 6d 9h 9d')
    expect(blackjackMendoza.rules.map((rule) => rule.do)).not.toContain('appeal')
    table.make('seat:1 dispute "late"', 'croupier decide dispute:1 "no"')
    expect(table.refused('croupier decide dispute:1 "yes"')).toBe('dispute-decided GEN-39')
  })
})

describe('irregular plays', () => {
  it('[MZA-15] a card drawn by mistake is burned', () => {
    const table = drawing('Ts 9s 6d 9h 9d')
    const { out } = table.play.shoe
    expect(brief(table.make('croupier irregular extra-card'))).toEqual(['card-burned MZA-15'])
    expect(table.play.shoe.out).toBe(out + 1)
  })

  it('[MZA-21] a bettor skipped in the deal does not play', () => {
    const table = dealt('Ts')
    table.make('croupier no-cards 7', 'cards 6d 9h')
    expect([table.net('seat:7'), table.play.hands.map((hand) => hand.id)]).toEqual([0, ['1.1']])
  })

  it('[MZA-24] who wanted to double and was skipped withdraws, or takes the next card face down', () => {
    const skipped = () => {
      const table = drawing('5s 9s 6d 6h 9d')
      table.make('croupier stand for=seat:1', 'croupier bettor-skipped 1.1 double')
      expect(table.refused('seat:7 stand')).toBe('choice-owed MZA-24')
      expect(table.refused('seat:7 choose-owed withdraw')).toBe('not-your-choice MZA-04')
      expect(table.refused('seat:1 choose-owed play')).toBe('no-such-choice MZA-24')
      return table
    }
    const out = skipped()
    out.make('seat:1 choose-owed withdraw', 'seat:7 stand', 'cards Td 2d', '...')
    expect(out.net('seat:1')).toBe(0)
    const card = skipped()
    card.make('seat:1 choose-owed card', 'seat:7 stand', 'cards Td 2d', 'cards Kd', '...')
    expect(card.bets()).toMatchObject({ 'seat:1 main:1': 100, 'seat:1 double:1.1': 100 })
  })

  it('[MZA-25] who was owed cards when the bank played finishes against them, withdraws, or is paid by a bank over 21', () => {
    const owed = (bank: string) => {
      const table = drawing('5s 9s 6d 6h 9d')
      table.make('croupier stand for=seat:1', 'seat:7 stand', `cards ${bank}`, 'croupier bettor-skipped 1.1 cards')
      return table
    }
    const plays = owed('Td 2d')
    expect(plays.refused('croupier collect')).toBe('choice-owed MZA-25')
    plays.make('seat:1 choose-owed play', 'seat:1 hit', 'cards Kc')
    expect(plays.phase).toBe('collect')
    plays.make('...')
    expect(plays.net('seat:1')).toBe(100)
    const out = owed('Td 2d')
    out.make('seat:1 choose-owed withdraw', '...')
    expect(out.net('seat:1')).toBe(0)
    const paid = owed('Td Kd')
    expect(paid.play.owed).toBeNull()
    paid.make('...')
    expect(paid.net('seat:1')).toBe(100)
  })

  it('[MZA-28] cards dealt to an empty box are burned, and only those', () => {
    const table = dealt('Ts')
    table.make(
      'croupier irregular empty-box',
      'cards 2c',
      'cards 9s 6d 9h',
      'croupier irregular empty-box',
      'cards 3c',
      'cards 9d',
    )
    expect(table.play.hands.map((hand) => hand.cards.join(' '))).toEqual(['Ts 9h', '9s 9d'])
    expect(table.play.bank.cards).toEqual(['6d'])
  })

  it('[MZA-30] the bank missed its first card: it takes the next, face up, and the bettors keep theirs', () => {
    const table = dealt('Ts 9s 8h')
    table.make('croupier irregular bank-skipped')
    expect(table.said().at(-1)).toBe('próxima carta para la Banca')
    expect(table.play.hands.map((hand) => hand.cards.join(' '))).toEqual(['Ts 8h', '9s'])
    table.make('cards 6d 7h')
    expect([table.play.bank.cards, table.hand('7.1')?.cards, table.play.bank.covered]).toEqual([
      ['6d'],
      ['9s', '7h'],
      1,
    ])
  })

  it('[MZA-61] the whole deal done and the bank has none: the next two, one up and one down', () => {
    const table = dealt('Ts 9s 8h 7h')
    table.make('croupier irregular bank-skipped')
    expect(table.said().at(-1)).toBe('próxima dos cartas para la Banca')
    table.make('cards 6d')
    expect([table.play.bank, table.play.hands.map((hand) => hand.cards.join(' '))]).toMatchObject([
      { cards: ['6d'], covered: 1 },
      ['Ts 8h', '9s 7h'],
    ])
  })

  it('[MZA-62] its second card missing while they draw: after the hand in course', () => {
    const table = drawing('Ts 9s 6d 2h 9d')
    const { out } = table.play.shoe
    table.make('croupier irregular bank-short')
    expect([table.play.bank.covered, table.play.shoe.out]).toEqual([0, out - 1])
    table.make('seat:1 hit', 'cards 3c')
    expect(table.play.bank.covered).toBe(0)
    table.make('seat:1 stand')
    expect([table.said().at(-1), table.play.bank.covered, table.play.shoe.out]).toEqual([
      'próxima carta para la Banca',
      1,
      out + 1,
    ])
  })

  it('[MZA-63] its second card missing and all have played: given then', () => {
    const table = drawing('Ts 9s 6d 9h 9d')
    table.make('seat:1 stand', 'seat:7 stand')
    const { out } = table.play.shoe
    expect(brief(table.make('croupier irregular bank-short'))).toEqual([
      'irregular-play MZA-63',
      'card-covered MZA-20 bank',
    ])
    expect([table.play.bank.covered, table.play.shoe.out]).toEqual([1, out])
  })
})
