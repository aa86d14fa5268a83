import { blackjackClassic, blackjackPerfectPairs, canal21, cardsLeft } from '@tapete/engine'
import { describe, expect, it } from 'vitest'
import { brief, CATALOGUE_GAMES, LIMITS, type State, tableOf } from './table.js'

const SEATS = { 'seat:1': 50_000, 'seat:2': 50_000 }

const two = (cards?: string) => {
  const table = tableOf(blackjackClassic, { seats: SEATS })
  table.make('seat:1 bet main:1 1000', 'seat:2 bet main:2 1000', 'croupier no-more-bets')
  if (cards) table.make(`cards ${cards}`)
  return table
}

describe('cards that should not have come', () => {
  it('[BJ-12] one that lay face up in the shoe is burned, and the next is dealt in its place', () => {
    const table = two('Ts')
    table.make('croupier irregular face-up-card')
    expect(table.refused('croupier irregular face-up-card')).toBe('cannot-have-happened BJ-12')
    const left = cardsLeft(table.play.shoe.cards)
    expect(brief(table.make('cards Ah'))).toEqual(['card-burned BJ-12'])
    table.make('cards 9s')
    expect([table.hand('2.1')?.cards, cardsLeft(table.play.shoe.cards)]).toEqual([['9s'], left - 2])
    expect(two('Ts 9s 6d 9h 9d').refused('croupier irregular face-up-card')).toBe('cannot-have-happened BJ-12')
  })

  it('[BJ-13] cards drawn after the round are burned', () => {
    const table = two('Ts 9s 6d 9h 9d')
    expect(table.refused('croupier irregular extra-card')).toBe('cannot-have-happened BJ-13')
    table.make('seat:1 stand', 'seat:2 stand', 'cards Td Kd')
    const { out } = table.play.shoe
    expect(brief(table.make('croupier irregular extra-card', 'croupier irregular extra-card'))).toEqual([
      'card-burned BJ-13',
      'card-burned BJ-13',
    ])
    table.make('...', 'croupier irregular extra-card')
    expect(table.play.shoe.out).toBe(out + 3)
    expect([table.net('seat:1'), table.net('seat:2')]).toEqual([1000, 1000])
  })

  it('[BJ-14] of stuck cards the player who was to get one chooses which is burned', () => {
    const table = two('Ts 9s 6d 5h 9d')
    table.make('seat:1 hit', 'croupier irregular stuck-cards', 'cards Kc 6c')
    expect(table.refused('seat:2 choose-stuck Kc')).toBe('not-your-choice BJ-14')
    expect(table.refused('pit-boss choose-stuck Kc')).toBe('not-your-choice BJ-14')
    expect(table.refused('seat:1 choose-stuck 9c')).toBe('no-such-card BJ-14')
    expect(table.refused('chance card 9c')).toBe('no-card-due BJ-01')
    table.make('seat:1 choose-stuck Kc')
    expect(table.hand('1.1')).toMatchObject({ cards: ['Ts', '5h', '6c'], status: 'stood' })
  })

  it('[BJ-14] and for a card of the bank, the pit boss', () => {
    const table = two('Ts 9s 6d 9h 9d')
    table.make('seat:1 stand', 'seat:2 stand', 'croupier irregular stuck-cards', 'cards Kc Kd')
    expect(table.due()).toEqual(['pit-boss choose-stuck'])
    expect(table.refused('croupier choose-stuck Kc for=seat:1')).toBe('not-your-choice BJ-14')
    table.make('pit-boss choose-stuck Kd')
    expect(table.play.bank.cards).toEqual(['6d', 'Kc'])
  })

  it('[BJ-14] of more than two one is burned, and the others are the next to be played in the order they came', () => {
    const table = two('Ts 9s 6d 2h 2d')
    expect(table.refused('croupier irregular one-more-stuck')).toBe('cannot-have-happened BJ-14')
    table.make('seat:1 hit', 'croupier irregular stuck-cards', 'cards 3c 4c')
    expect(brief(table.make('croupier irregular one-more-stuck'))).toEqual(['irregular-play BJ-14'])
    expect(table.refused('seat:1 choose-stuck 3c')).toBe('no-stuck-cards BJ-14')
    const { out } = table.play.shoe
    table.make('cards 5c')
    expect(brief(table.make('seat:1 choose-stuck 4c'))).toEqual(['card-burned BJ-14', 'card-dealt BJK-16 seat:1 1.1'])
    expect([table.hand('1.1')?.cards, table.play.aside]).toEqual([['Ts', '2h', '3c'], ['5c']])
    table.make('seat:1 stand', 'seat:2 hit')
    expect(table.refused('chance card Kc')).toBe('card-laid-aside BJ-18')
    table.make('cards 5c')
    expect([table.hand('2.1')?.cards, table.play.aside, table.play.shoe.out]).toEqual([['9s', '2d', '5c'], [], out + 1])
  })

  it('[BJ-14 BJ-13] those nobody asks for are burned when the round is over', () => {
    const table = two('Ts 9s 6d 9h 9d')
    table.make('seat:1 stand', 'seat:2 stand', 'croupier irregular stuck-cards', 'croupier irregular one-more-stuck')
    table.make('cards 2c Kd Kc', 'pit-boss choose-stuck 2c', 'cards Kc')
    expect([table.play.bank.cards, table.play.aside]).toEqual([['6d', 'Kd', 'Kc'], []])
    const left = two('Ts 9s 6d 9h 9d')
    left.make('seat:1 stand', 'seat:2 stand', 'cards 5d', 'croupier irregular stuck-cards')
    left.make('croupier irregular one-more-stuck', 'cards 2c Kd Kc', 'pit-boss choose-stuck 2c')
    left.make('croupier collect', 'croupier collect-cards')
    expect(left.heard.slice(-2)).toMatchObject([
      { type: 'card-burned', cite: 'BJ-13', card: 'Kc' },
      { type: 'round-ended' },
    ])
  })

  it('[BJ-14 BJ-19] and a hand that got no card loses none of them', () => {
    const table = two('Ts')
    table.make('croupier irregular stuck-cards', 'croupier irregular one-more-stuck', 'cards 2c 3c 4c')
    table.make('seat:2 choose-stuck 2c', 'croupier no-cards 2')
    expect([table.hand('1.1')?.cards, table.play.bank.cards, table.play.aside]).toEqual([['Ts'], ['3c'], ['4c']])
    table.make('cards 4c')
    expect([table.hand('1.1')?.cards, table.phase]).toEqual([['Ts', '4c'], 'turns'])
  })

  it('[BJ-14] as many as there are in the shoe, and two of one kind are two cards', () => {
    const table = two('Ts')
    table.set((s) => ({ ...s, play: { ...s.play, shoe: { ...s.play.shoe, out: 309, cutCardShown: true } } }))
    table.make('croupier irregular stuck-cards', 'croupier irregular one-more-stuck')
    expect(table.refused('croupier irregular one-more-stuck')).toBe('cannot-have-happened BJ-14')
    table.make('cards Kc Kc 9c', 'seat:2 choose-stuck Kc')
    expect([table.hand('2.1')?.cards, table.play.aside]).toEqual([['Kc'], ['9c']])
    table.make('cards 9c')
    expect([table.play.bank.cards, table.due()]).toEqual([['9c'], ['croupier end-shoe']])
  })

  it('[BJ-14 GEN-24] a player who is away chooses nothing: the croupier enters it', () => {
    for (const goes of ['step-away', 'leave']) {
      const table = two('Ts 9s 6d 5h 9d')
      table.make('seat:1 hit', 'croupier irregular stuck-cards', 'cards Kc 6c', `seat:1 ${goes}`)
      expect(table.refused('seat:1 choose-stuck Kc')).toBe('not-present GEN-24')
      expect(table.due()).toEqual(['croupier choose-stuck'])
      table.make('croupier choose-stuck Kc for=seat:1')
      expect(table.hand('1.1')).toMatchObject({ cards: ['Ts', '5h', '6c'], status: 'stood' })
    }
  })

  it('[BJ-13 BJ-14 BJ-18] only as far as the cards reach', () => {
    const left = (cards: number) => (s: State) => ({
      ...s,
      play: { ...s.play, shoe: { ...s.play.shoe, out: s.play.shoe.cards.decks * 52 - cards, cutCardShown: true } },
    })
    const stuck = two('Ts')
    stuck.set(left(1))
    expect(stuck.refused('croupier irregular stuck-cards')).toBe('cannot-have-happened BJ-14')
    stuck.set(left(2))
    stuck.make('croupier irregular stuck-cards')
    const early = two('Ts 9s 6d 9h 9d')
    early.set(left(0))
    expect(early.refused('pit-boss irregular bank-two-cards')).toBe('cannot-have-happened BJ-18')
    early.set(left(1))
    early.make('pit-boss irregular bank-two-cards')
    const extra = two('Ts 9s 9c 9h 9d')
    extra.make('seat:1 stand', 'seat:2 stand', 'cards Td')
    extra.set(left(0))
    expect(extra.refused('croupier irregular extra-card')).toBe('cannot-have-happened BJ-13')
    extra.set(left(1))
    extra.make('croupier irregular extra-card')
  })

  it('[BJ-13] nor from a shoe that is not ready', () => {
    const table = tableOf(blackjackClassic, { seats: SEATS, opening: 'open' })
    expect(table.refused('croupier irregular extra-card')).toBe('cannot-have-happened BJ-13')
  })

  it('[BJ-18] a second card of the bank may be found while pairs and insurance wait', () => {
    const table = tableOf(blackjackPerfectPairs, { seats: SEATS })
    table.make('seat:1 bet pairs:1 500', 'seat:1 bet main:1 1000', 'croupier no-more-bets', 'cards Ts Ad 9h')
    expect(table.phase).toBe('pairs')
    expect(table.offered('pit-boss irregular bank-two-cards')).toBe(true)
    table.make('croupier settle-pairs')
    expect(table.phase).toBe('insurance')
    expect(table.offered('pit-boss irregular bank-two-cards')).toBe(true)
  })

  it('[BJ-22] one the bank drew with 17 or more is burned', () => {
    const table = two('Ts 9s 6d 9h 9d')
    table.make('seat:1 stand', 'seat:2 stand', 'cards Td Kd')
    table.make('croupier irregular bank-overdrew')
    expect(table.refused('croupier collect')).toBe('card-to-come BJK-48')
    table.make('cards 5c', '...')
    expect([table.net('seat:1'), table.said().at(-1)]).toEqual([1000, '26 puntos, la banca se pasa'])
  })

  it('[BJ-23] one the player denies having asked for is burned, and the hand gets no more', () => {
    const table = two('Ts 9s 6d 6h 9d')
    expect(table.refused('croupier irregular card-refused')).toBe('cannot-have-happened BJ-23')
    table.make('croupier hit for=seat:1', 'cards 8c')
    expect(table.hand('1.1')?.status).toBe('bust')
    expect(brief(table.make('croupier irregular card-refused')).slice(0, 2)).toEqual([
      'card-burned BJ-23',
      'no-more-cards BJ-23 seat:1 1.1',
    ])
    expect([table.hand('1.1')?.cards, table.hand('1.1')?.status, table.play.turn]).toEqual([
      ['Ts', '6h'],
      'stood',
      '2.1',
    ])
  })
})

describe('errors of dealing', () => {
  it('[BJ-16] second cards before the bank’s first: the pit boss reorders and it is announced', () => {
    const table = two('Ts 9s')
    expect(table.refused('pit-boss irregular bank-skipped')).toBe('cannot-have-happened BJ-16')
    // The card that fell to the first hand is the bank's.
    table.make('cards 6d')
    expect(table.refused('croupier irregular bank-skipped')).toBe('not-your-move BJ-16')
    expect(table.make('pit-boss irregular bank-skipped')[0]).toMatchObject({
      type: 'cards-reordered',
      bank: ['6d'],
      hands: [
        { hand: '1.1', cards: ['Ts'] },
        { hand: '2.1', cards: ['9s'] },
      ],
    })
  })

  it('[BJ-17] a hand with one card when drawing has begun', () => {
    expect(two('Ts 9s 6d').refused('pit-boss irregular hand-short')).toBe('cannot-have-happened BJ-17')
    const table = two('Ts 9s 6d 9h 9d')
    expect(table.make('pit-boss irregular hand-short')[0]).toMatchObject({
      type: 'cards-reordered',
      cite: 'BJ-17',
    })
  })

  it('[BJ-18] a second card of the bank after the deal becomes the next card that is asked for', () => {
    const table = two('Ts 9s 6d 5h 9d')
    table.make('pit-boss irregular bank-two-cards', 'cards 6c')
    expect([table.play.bank.cards, table.play.aside]).toEqual([['6d'], ['6c']])
    table.make('seat:1 hit')
    expect(table.refused('chance card Kc')).toBe('card-laid-aside BJ-18')
    const { out } = table.play.shoe
    table.make('cards 6c')
    expect([table.hand('1.1')?.cards, table.play.shoe.out]).toEqual([['Ts', '5h', '6c'], out])
  })

  it('[BJ-19] a hand that got no card is invalid: its stakes go back and the others’ cards move up', () => {
    const table = tableOf(blackjackPerfectPairs, { seats: { ...SEATS, 'seat:3': 9000 } })
    table.make('seat:2 bet pairs:2 500', 'seat:1 bet main:1 1000', 'seat:2 bet main:2 1000', 'seat:3 bet main:3 1000')
    table.make('croupier no-more-bets', 'cards Ts 9s 8s 6d')
    expect(table.refused('croupier no-cards 5')).toBe('no-such-hand BJ-19')
    expect(brief(table.make('croupier no-cards 2'))).toEqual([
      'hand-invalid BJ-19',
      'bet-returned BJ-19 seat:2 pairs:2 500',
      'bet-returned BJ-19 seat:2 main:2 1000',
    ])
    expect(table.play.hands.map((hand) => `${hand.id} ${hand.cards.join(' ')}`)).toEqual(['1.1 Ts 6d', '3.1 9s'])
    expect([table.play.bank.cards, table.net('seat:2')]).toEqual([['8s'], 0])
    table.make('cards 5c')
    expect(table.phase).toBe('turns')
  })

  it('[BJ-19] a deal that was one card from its end has one too many then: it is the next to be asked for', () => {
    const table = two('Ts 9s 6d 5h')
    table.make('croupier no-cards 2')
    expect([table.hand('1.1')?.cards, table.play.bank.cards, table.play.aside, table.phase]).toEqual([
      ['Ts', '6d'],
      ['9s'],
      ['5h'],
      'turns',
    ])
  })

  it('[BJ-19] the only hand: the round is over', () => {
    const table = tableOf(blackjackClassic)
    table.make('seat:1 bet main:1 1000', 'croupier no-more-bets', 'croupier no-cards 1')
    expect([table.phase, table.net('seat:1')]).toEqual(['idle', 0])
  })

  it('[BJ-20] a card lifted and seen: play goes on', () => {
    const table = two('Ts 9s 6d 9h 9d')
    const before = table.play
    table.make('croupier irregular card-seen')
    expect(table.play).toBe(before)
  })

  it('[BJ-21] a fallen card is the pit boss’s to pick up, both faces shown, and stays in play', () => {
    const table = two('Ts 9s 6d 9h 9d')
    expect(table.refused('croupier irregular card-fell')).toBe('not-your-move BJ-21')
    const before = table.play
    expect(brief(table.make('pit-boss irregular card-fell'))).toEqual([
      'irregular-play BJ-21',
      'both-faces-shown BJ-21',
    ])
    expect(table.play).toBe(before)
  })

  it('[BJ-24] who disagrees calls the pit boss, who may have the recording reviewed', () => {
    const table = two('Ts 9s 6d 9h 9d')
    table.make('seat:1 dispute "that card was mine"', 'seat:1 appeal dispute:1')
    expect(table.refused('croupier decide dispute:1 "no"')).toBe('not-at-this-level GEN-39')
    table.make('pit-boss decide dispute:1 "it was not"', 'seat:1 appeal dispute:1', 'pit-boss decide dispute:1 "seen"')
    expect(table.heard.at(-1)).toMatchObject({ recording: true })
  })

  it('knows no other cause', () => {
    for (const game of CATALOGUE_GAMES)
      expect(tableOf(game).refused('croupier irregular nonsense')).toBe('no-such-cause BJ-16')
  })
})

describe('a hand that is past its cards', () => {
  it('[BJ-23 CAN-57] has taken the card whose bonus was paid', () => {
    const table = tableOf(canal21, { seats: SEATS })
    table.make('seat:1 bet main:1 1000', 'croupier no-more-bets', 'cards 4s 9d 4d', 'seat:1 hit', 'cards 4h')
    expect(table.offered('croupier irregular card-refused')).toBe(true)
    table.make('croupier pay-prize')
    expect(table.refused('croupier irregular card-refused')).toBe('cannot-have-happened BJ-23')
    table.make('seat:1 hit', 'cards 2h')
    expect(table.offered('croupier irregular card-refused')).toBe(true)
  })

  it('[BJ-23] has none to deny: one that stood on its prize, one in its tie-break', () => {
    const prize = tableOf(canal21, { seats: SEATS, config: { ...LIMITS, bonusScope: 'final-three' } })
    prize.make(
      'seat:1 bet main:1 1000',
      'croupier no-more-bets',
      'cards 4s 9d 4d',
      'seat:1 hit',
      'cards 4h',
      'seat:1 stand',
    )
    expect(prize.due()).toEqual(['croupier pay-prize'])
    expect(prize.refused('croupier irregular card-refused')).toBe('cannot-have-happened BJ-23')
    const duel = tableOf(canal21, { seats: SEATS })
    duel.make('seat:1 bet main:1 1000', 'croupier no-more-bets', 'cards Ts Kd 5d', 'croupier no-more-insurance')
    duel.make('seat:1 hit', 'cards 6h', 'cards Ad')
    expect(duel.phase).toBe('tie-break')
    expect(duel.refused('croupier irregular card-refused')).toBe('cannot-have-happened BJ-23')
  })
})

describe('cards that run out', () => {
  const empty = (s: State): State => ({
    ...s,
    play: { ...s.play, shoe: { ...s.play.shoe, out: s.play.shoe.cards.decks * 52, cutCardShown: true } },
  })

  it('[BJ-15] the cut card was forgotten: naturals are paid, every other bet goes back', () => {
    const table = tableOf(blackjackClassic, { seats: SEATS, opening: 'open' })
    table.make(
      'croupier show-cards',
      'croupier shuffle',
      'seat:1 cut 60',
      'croupier load forgotten',
      'croupier burn',
      'croupier start',
    )
    table.make('seat:1 bet main:1 1000', 'seat:2 bet main:2 1000', 'croupier no-more-bets', 'cards As 5s Td Kh 6h')
    expect(table.refused('croupier end-shoe')).toBe('no-card-due BJ-15')
    table.make('seat:2 double')
    expect(brief(table.make('croupier end-shoe')).slice(0, 4)).toEqual([
      'shoe-exhausted BJ-15',
      'paid BJ-15 seat:1 1500',
      'bet-voided BJ-15 seat:2 main:2 1000',
      'bet-voided BJ-15 seat:2 double:2.1 1000',
    ])
    expect([table.net('seat:1'), table.net('seat:2'), table.phase, table.play.shoe.stage]).toEqual([
      1500,
      0,
      'idle',
      'over',
    ])
  })

  it('[BJ-15 BJK-53] the same when they run out although it was there', () => {
    const table = two('Ts 9s 6d 9h 9d')
    table.make('seat:1 hit')
    expect(table.refused('croupier end-shoe')).toBe('cards-left BJ-15')
    table.set(empty)
    expect([table.refused('chance card 2c'), table.due()]).toEqual(['shoe-exhausted BJ-15', ['croupier end-shoe']])
    table.make('...')
    expect([table.net('seat:1'), table.net('seat:2'), table.phase]).toEqual([0, 0, 'idle'])
  })

  it('[CAN-58] Canal 21: hands that cannot be completed are void, one that is complete is paid', () => {
    for (const [up, net] of [
      ['6d', 1000],
      ['Kd', 0],
    ] as const) {
      const table = tableOf(canal21, { seats: SEATS, config: LIMITS })
      table.make('seat:1 bet main:1 1000', 'seat:2 bet main:2 1000', 'croupier no-more-bets', `cards 9s As ${up} 2h Kh`)
      if (table.phase === 'insurance') table.make('croupier no-more-insurance')
      table.make('seat:1 hit')
      table.set(empty)
      table.make('croupier end-shoe')
      expect([table.net('seat:1'), table.net('seat:2')]).toEqual([0, net])
    }
  })
})
