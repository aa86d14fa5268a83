import { blackjackClassic, blackjackMendoza } from '@tapete/engine'
import { describe, expect, it } from 'vitest'
import { ALL_GAMES, brief, CATALOGUE_GAMES, LIMITS, type State, tableOf } from './table.js'

const TWO = { 'seat:1': 100_000, 'seat:2': 100_000 }

/** So many cards in front of the cut card, or in the shoe where it was forgotten. */
const left =
  (cards: number, cutCard: number | null = null) =>
  (s: State): State => {
    const out = s.play.shoe.cards.decks * 52 - cards - (cutCard ?? 0)
    return { ...s, play: { ...s.play, shoe: { ...s.play.shoe, out, cutCard } } }
  }

/** A shoe that is ready, and no round. */
const ready = (game: (typeof ALL_GAMES)[number], config = {}) => {
  const table = tableOf(game, { seats: TWO, config: { ...LIMITS, ...config } })
  table.set((s) => ({ ...s, phase: 'idle' }))
  return table
}

const RULES = [
  ['BJ-13', 'BJK-53'],
  ['BJ-13', 'BJK-53'],
  ['BJ-13', 'CHA-41'],
  ['BJ-13', 'CAN-58'],
  ['MZA-15', 'MZA-07'],
] as const

describe('the cut card outside a round', () => {
  it('[BJK-53 CHA-41 CAN-58 MZA-07] comes with a card too many: the shoe is over and no round starts with it', () => {
    for (const [at, game] of ALL_GAMES.entries()) {
      const [burned, shown] = RULES[at] as (typeof RULES)[number]
      const table = ready(game)
      table.set(left(2, 78))
      expect(brief(table.make('croupier irregular extra-card'))).toEqual([`card-burned ${burned}`])
      expect(table.offered('croupier start')).toBe(true)
      expect(brief(table.make('croupier irregular extra-card'))).toEqual([
        `card-burned ${burned}`,
        `cut-card-shown ${shown}`,
        `shuffle-announced ${shown}`,
      ])
      expect(table.play.shoe.stage).toBe('over')
      expect(table.refused('croupier start')).toMatch(/^shoe-not-ready/)
      expect(table.refused('croupier irregular extra-card')).toBe(`cannot-have-happened ${burned}`)
      expect(table.due()).toEqual(['croupier shuffle'])
    }
  })

  it('[BJK-53 MZA-07] so does the last card of a shoe without one; a machine has neither', () => {
    const forgotten = ready(blackjackClassic)
    forgotten.set(left(1))
    forgotten.make('croupier irregular extra-card')
    expect(forgotten.play.shoe.stage).toBe('over')
    const machine = ready(blackjackClassic, { shoeMode: 'machine' })
    machine.set(left(1))
    expect(brief(machine.make('croupier irregular extra-card'))).toEqual(['card-burned BJ-13'])
    expect(machine.play.shoe.stage).toBe('ready')
  })

  it('[MZA-07 MZA-09] under the cards burned for players who come back', () => {
    const table = ready(blackjackMendoza)
    table.set(left(3, 78))
    table.make('seat:1 leave', 'seat:2 leave', 'seat:3 sit ana', 'seat:3 buy 5000')
    expect(brief(table.make('croupier burn'))).toEqual([
      'cards-burned MZA-08',
      'cut-card-shown MZA-07',
      'shuffle-announced MZA-07',
    ])
    expect(table.due()).toEqual(['croupier shuffle'])
  })

  it('[MZA-07 MZA-09] with bets open already the round is finished first; no more is burned than there is', () => {
    const betting = tableOf(blackjackMendoza, { seats: TWO })
    betting.set(left(3, 78))
    betting.make('seat:1 leave', 'seat:2 leave', 'seat:3 sit ana', 'seat:3 buy 5000')
    expect(brief(betting.make('croupier burn'))).toEqual(['cards-burned MZA-08', 'cut-card-shown MZA-07'])
    expect(betting.play.shoe).toMatchObject({ stage: 'ready', cutCardShown: true })
    const last = ready(blackjackMendoza)
    last.set(left(2))
    last.make('seat:1 leave', 'seat:2 leave', 'seat:3 sit ana')
    expect(last.make('croupier burn')[0]).toMatchObject({ type: 'cards-burned', cards: 2 })
    expect(last.play.shoe).toMatchObject({ stage: 'over', out: 312 })
  })

  it('[MZA-07 MZA-15] a mistaken card while bets are open lets the round be played', () => {
    const table = tableOf(blackjackMendoza, { seats: TWO })
    table.set(left(1, 78))
    expect(brief(table.make('croupier irregular extra-card'))).toEqual(['card-burned MZA-15', 'cut-card-shown MZA-07'])
    table.make('seat:1 bet main:1 1000', 'seat:2 bet main:2 1000', 'croupier no-more-bets', 'cards Ts 9s 6d 9h 9d')
    table.make('croupier no-more-surrenders', 'seat:1 stand', 'seat:2 stand', 'cards Td Kd', '...')
    expect([table.play.shoe.stage, table.net('seat:1'), table.types().at(-2)]).toEqual([
      'over',
      1000,
      'shuffle-announced',
    ])
  })

  it('[BJK-53 CHA-41 CAN-58 MZA-07 BJ-27] in a deal that is broken off: the next round has another shoe', () => {
    for (const game of ALL_GAMES) {
      const bets = game.id === 'challenge-21' ? ['round-1:1', 'round-2:1'] : ['main:1']
      const table = tableOf(game, { seats: TWO })
      table.make(...bets.map((on) => `seat:1 bet ${on} 1000`))
      if (game === blackjackMendoza) table.make('seat:2 bet main:2 1000')
      table.make('croupier no-more-bets')
      table.set(left(1, 78))
      table.make('cards Ts', 'pit-boss out-of-order', 'croupier give-back')
      expect([table.play.shoe.stage, table.net('seat:1')]).toEqual(['over', 0])
    }
  })

  it('[BJK-55 BJK-12] a machine takes the cards of a broken-off deal back', () => {
    const table = tableOf(blackjackClassic, { seats: TWO, config: { ...LIMITS, shoeMode: 'machine' } })
    table.make('seat:1 bet main:1 1000', 'croupier no-more-bets', 'cards Ts', 'pit-boss out-of-order')
    expect(brief(table.make('croupier give-back'))[0]).toBe('cards-fed-back BJK-12')
    expect([table.play.shoe.out, table.play.shoe.stage]).toEqual([0, 'ready'])
  })
})

describe('irregular plays of the last cards', () => {
  it('[BJ-13 BJ-22] the card the bank must not have drawn is there, is burned, and nothing is settled before', () => {
    for (const game of CATALOGUE_GAMES) {
      const bets = game.id === 'challenge-21' ? ['round-1:1', 'round-2:1'] : ['main:1']
      const table = tableOf(game, { seats: TWO })
      table.make(...bets.map((on) => `seat:1 bet ${on} 1000`), 'croupier no-more-bets', 'cards Ts 6d 9h')
      table.make('seat:1 stand', 'cards Td 2d')
      expect(table.phase).toBe('collect')
      table.set(left(0))
      expect(table.refused('croupier irregular bank-overdrew')).toBe('cannot-have-happened BJ-22')
      table.set(left(1))
      table.make('croupier irregular bank-overdrew')
      expect(table.refused('croupier irregular extra-card')).toBe('cannot-have-happened BJ-13')
      expect(table.refused('croupier collect')).toMatch(/^card-to-come/)
      table.make('cards 5c', 'croupier collect')
      expect(table.phase).toBe('pay')
    }
  })

  it('[BJ-22 BJK-48 BJK-49] nor is anything paid, nor a card collected', () => {
    const table = tableOf(blackjackClassic, { seats: TWO })
    table.make('seat:1 bet main:1 1000', 'croupier no-more-bets', 'cards Ts 6d 9h', 'seat:1 stand', 'cards Td 2d')
    table.make('croupier collect', 'croupier irregular bank-overdrew')
    expect(table.refused('croupier pay')).toBe('card-to-come BJK-48')
    table.make('cards 5c', 'croupier pay', 'croupier irregular bank-overdrew')
    expect(table.refused('croupier collect-cards')).toBe('card-to-come BJK-49')
    table.make('cards 4c', 'croupier collect-cards')
    expect(table.net('seat:1')).toBe(1000)
  })
})

describe('a shoe of Mendoza that runs empty', () => {
  const dealt = (cards: string) => {
    const table = tableOf(blackjackMendoza, { seats: TWO })
    table.make('seat:1 bet main:1 1000', 'seat:2 bet main:2 1000', 'croupier no-more-bets', `cards ${cards}`)
    return table
  }
  const drawing = (cards: string) => {
    const table = dealt(cards)
    table.make('croupier no-more-surrenders')
    return table
  }

  it('[MZA-07 MZA-20] before the bank’s face-down card: naturals are paid and the rest goes back', () => {
    const table = dealt('As 9s 6d Kh')
    table.set(left(1))
    table.make('cards 9d')
    expect([table.phase, table.play.bank.covered, table.play.shoe.out]).toEqual(['deal', 0, 312])
    expect([table.refused('chance card 2c'), table.due()]).toEqual(['shoe-exhausted MZA-07', ['croupier end-shoe']])
    expect(brief(table.make('croupier end-shoe')).slice(0, 3)).toEqual([
      'shoe-exhausted MZA-07',
      'paid MZA-07 seat:1 1500',
      'bet-voided MZA-07 seat:2 main:2 1000',
    ])
    expect([table.phase, table.play.shoe.stage]).toEqual(['idle', 'over'])
  })

  it('[MZA-07] before the first card of all: every bet goes back', () => {
    const table = tableOf(blackjackMendoza, { seats: TWO })
    table.make('seat:1 bet main:1 1000', 'seat:2 bet main:2 1000', 'croupier no-more-bets')
    table.set(left(0))
    expect(table.due()).toEqual(['croupier end-shoe'])
    table.make('croupier end-shoe')
    expect([table.phase, table.net('seat:1'), table.net('seat:2')]).toEqual(['idle', 0, 0])
  })

  it('[MZA-07 MZA-52 MZA-48] a double face down and opened aces wait for a card like any other', () => {
    const double = drawing('5s 9s 6d 6h 9d')
    double.set(left(0))
    double.make('seat:1 double')
    expect([double.hand('1.1')?.covered, double.play.shoe.out, double.due()]).toEqual([0, 312, ['croupier end-shoe']])
    expect(brief(double.make('croupier end-shoe')).slice(1, 4)).toEqual([
      'bet-voided MZA-07 seat:1 main:1 1000',
      'bet-voided MZA-07 seat:2 main:2 1000',
      'bet-voided MZA-07 seat:1 double:1.1 1000',
    ])
    const aces = drawing('As 9s 6d Ah 9d')
    aces.set(left(1))
    aces.make('seat:1 split')
    expect(aces.play.hands.slice(0, 2)).toMatchObject([
      { cards: ['As'], covered: 1, status: 'stood' },
      { cards: ['Ah'], covered: 0, status: 'waiting', asks: true },
    ])
    aces.make('croupier end-shoe')
    expect([aces.net('seat:1'), aces.net('seat:2')]).toEqual([0, 0])
  })

  it('[MZA-07 MZA-24] no card that was owed is promised from it', () => {
    const table = drawing('5s 9s 6d 6h 9d')
    table.make('croupier stand for=seat:1', 'croupier bettor-skipped 1.1 double')
    table.set(left(0))
    expect(table.refused('seat:1 choose-owed card')).toBe('shoe-exhausted MZA-07')
    table.make('seat:1 choose-owed withdraw', 'seat:2 stand', 'cards Td')
    expect(table.due()).toEqual(['croupier end-shoe'])
  })

  it('[MZA-07 MZA-62] the bank’s missing card cannot come: nobody is compared with half a hand', () => {
    const table = drawing('Ts 9s 6d 5h 2d')
    table.make('croupier irregular bank-short')
    table.set(left(1))
    table.make('seat:1 hit', 'cards 2c', 'seat:1 stand', 'seat:2 stand')
    expect([table.phase, table.play.bank.covered, table.due()]).toEqual(['bank', 0, ['croupier end-shoe']])
    table.make('croupier end-shoe')
    expect([table.phase, table.net('seat:1'), table.net('seat:2')]).toEqual(['idle', 0, 0])
  })

  it('[MZA-07 MZA-25] a hand that is owed a card goes back alone: the others are complete', () => {
    const table = drawing('5s 9s 6d 6h Td')
    table.make('croupier stand for=seat:1', 'seat:2 stand', 'cards Td 2d', 'croupier bettor-skipped 1.1 cards')
    table.make('seat:1 choose-owed play')
    table.set(left(0))
    expect(table.refused('seat:1 hit')).toBe('shoe-exhausted MZA-07')
    table.set(left(1))
    table.make('seat:1 hit', 'croupier irregular extra-card')
    expect(table.due()).toEqual(['croupier end-shoe'])
    expect(brief(table.make('croupier end-shoe'))).toEqual([
      'shoe-exhausted MZA-07',
      'bet-voided MZA-07 seat:1 main:1 1000',
    ])
    table.make('...')
    expect([table.phase, table.play.shoe.stage]).toEqual(['idle', 'over'])
    expect(table.bets()).toEqual({ 'seat:2 main:2': 1000 })
  })
})
