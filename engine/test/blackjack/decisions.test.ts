import { blackjackClassic, blackjackMendoza, canal21, challenge21 } from '@tapete/engine'
import { describe, expect, it } from 'vitest'
import { brief, LIMITS, tableOf } from './table.js'

const classic = (cards: string, chips = 100_000) => {
  const table = tableOf(blackjackClassic, { seats: { 'seat:1': chips } })
  table.make('seat:1 bet main:1 1000', 'croupier no-more-bets', `cards ${cards}`)
  return table
}
const canal = (cards: string, config: { min: number; max: number } = { min: 200, max: 20_000 }) => {
  const table = tableOf(canal21, { config })
  table.make('seat:1 bet main:1 1000', 'croupier no-more-bets', `cards ${cards}`)
  if (table.phase === 'insurance') table.make('croupier no-more-insurance')
  return table
}
const challenge = (cards: string) => {
  const table = tableOf(challenge21)
  table.make('seat:1 bet round-1:1 1000', 'seat:1 bet round-2:1 1000', 'croupier no-more-bets', `cards ${cards}`)
  return table
}

describe('hit and stand', () => {
  it('[BJK-19 CHA-16 CAN-22] 21 asks for no card: it stands by itself', () => {
    for (const table of [classic('Ts 6d 5s'), challenge('Ts 6d 5s'), canal('Ts 6d 5s')]) {
      table.make('seat:1 hit', 'cards 6c')
      expect([table.hand('1.1')?.status, table.phase]).toEqual(['stood', 'bank'])
      expect(table.refused('seat:1 hit')).toMatch(/^not-now (BJK-19|CHA-16|CAN-22)$/)
    }
  })

  it('[BJK-59] any total may stand', () => {
    const table = classic('2s 6d 2h')
    table.make('seat:1 stand')
    expect(table.hand('1.1')).toMatchObject({ status: 'stood', cards: ['2s', '2h'] })
  })

  it('[BJK-20 CAN-22] over 21 stake and cards are taken before the next hand plays', () => {
    const table = tableOf(blackjackClassic, { seats: { 'seat:1': 5000, 'seat:2': 5000 } })
    table.make('seat:1 bet main:1 1000', 'seat:2 bet main:2 1000', 'croupier no-more-bets', 'cards Ts 9s 6d 6s 9d')
    table.make('seat:1 hit', 'cards Kc')
    expect(table.refused('seat:2 stand')).toBe('not-your-turn BJ-04')
    expect(table.refused('seat:1 stand')).toBe('hand-is-bust BJK-20')
    expect(brief(table.make('croupier collect'))).toEqual([
      'collected BJK-20 seat:1 main:1 1000',
      'cards-collected BJK-20 seat:1 1.1',
      'turn BJK-16 seat:2 2.1',
      'surrender-asked BJK-42 seat:2 2.1',
    ])
    expect(table.state.bets).toHaveLength(1)
  })

  it('[BJ-04 MZA-04] nobody plays the hand of another; the croupier stands for who does not answer', () => {
    const table = tableOf(blackjackClassic, { seats: { 'seat:1': 5000, 'seat:2': 5000 } })
    table.make('seat:1 bet main:1 1000', 'seat:2 bet main:2 1000', 'croupier no-more-bets', 'cards 5s 9s 6d 6s 9d')
    expect(table.refused('seat:2 hit')).toBe('not-your-turn BJ-04')
    expect(table.refused('seat:2 hit for=seat:1')).toBe('acts-for-another GEN-27')
    // What the croupier hears is entered for the seat; who has gone gets no card.
    table.make('croupier hit for=seat:1', 'cards 2c', 'seat:1 leave')
    expect(table.refused('croupier hit for=seat:1')).toBe('not-present GEN-24')
    expect(table.due()).toEqual(['croupier stand'])
    table.make('croupier stand for=seat:1', 'seat:2 stand', 'cards Td 9h', '...')
    expect([table.net('seat:1'), table.state.seats['seat:1']]).toEqual([1000, undefined])
  })
})

describe('split', () => {
  it('[BJK-36 BJK-37] equal values, up to three times into four hands', () => {
    expect(classic('Ts 6d 9s').refused('seat:1 split')).toBe('no-pair BJK-36')
    const table = classic('Ks 6d Td')
    table.make('seat:1 split', 'cards Qs', 'seat:1 split', 'cards Js', 'seat:1 split', 'cards Th')
    expect(table.play.hands.map((hand) => hand.id)).toEqual(['1.1', '1.4', '1.3', '1.2'])
    expect(table.refused('seat:1 split')).toBe('split-often-enough BJK-37')
    expect(table.state.bets.map((bet) => `${bet.on} ${bet.amount}`)).toEqual([
      'main:1 1000',
      'split:1.2 1000',
      'split:1.3 1000',
      'split:1.4 1000',
    ])
  })

  it('[BJK-36 BJ-07] with the own chips only', () => {
    expect(classic('8s 6d 8d', 1500).refused('seat:1 split')).toBe('not-enough-chips BJK-36')
    expect(classic('5s 6d 6h', 1500).refused('seat:1 double')).toBe('not-enough-chips BJK-40')
  })

  it('[BJK-38 CHA-32] aces take one card each and are not split again', () => {
    for (const table of [classic('As 6d Ad'), challenge('As 6d Ad')]) {
      table.make('seat:1 split', 'cards Ah')
      // The second hand has the turn already, and waits for its card.
      expect([table.hand('1.1')?.status, table.play.turn, table.hand('1.2')?.asks]).toEqual(['stood', '1.2', true])
      table.make('cards 5c')
      expect(table.phase).toBe('bank')
    }
  })

  it('[CHA-31] Challenge 21: three splits at most', () => {
    const table = challenge('8s 6d 8d')
    table.make('seat:1 split', 'cards 8c', 'seat:1 split', 'cards 8h', 'seat:1 split', 'cards 8s')
    expect(table.refused('seat:1 split')).toBe('split-often-enough CHA-31')
    expect(table.state.bets).toHaveLength(8)
  })

  it('[CHA-33 BJK-39] a split 21 of two cards is paid 1 to 1', () => {
    const table = challenge('Ts 6d Td')
    table.make('seat:1 split', 'cards As Ad', 'cards Th Kc', '...', 'cards Tc 4c', '...')
    expect(table.bets()).toEqual({
      'seat:1 round-1:1': 1000,
      'seat:1 split-1:1.2': 1000,
      'seat:1 round-2:1': 1000,
      'seat:1 split-2:1.2': 1000,
    })
  })

  it('[CAN-32 CAN-33] Canal 21: without limit, one hand served after the other from the left', () => {
    const table = canal('8s 6d 8d')
    table.make(
      'seat:1 split',
      'cards 8c',
      'seat:1 split',
      'cards 8h',
      'seat:1 split',
      'cards 8s',
      'seat:1 split',
      'cards 8d',
    )
    expect(table.play.hands.map((hand) => hand.id)).toEqual(['1.1', '1.5', '1.4', '1.3', '1.2'])
    table.make('seat:1 stand')
    expect(table.play.turn).toBe('1.5')
    table.make('cards Th', 'seat:1 stand')
    expect(table.play.turn).toBe('1.4')
  })

  it('[CAN-34 CAN-65] Canal 21: aces take one card each, may be split again and never double', () => {
    const table = canal('As 6d Ad')
    table.make('seat:1 split', 'cards Ah')
    expect(table.refused('seat:1 double')).toBe('split-aces-take-one-card CAN-34')
    expect(table.refused('seat:1 hit')).toBe('split-aces-take-one-card CAN-34')
    table.make('seat:1 split', 'cards 5c')
    expect(table.refused('seat:1 hit')).toBe('split-aces-take-one-card CAN-34')
    table.make('seat:1 stand', 'cards 6c', 'seat:1 stand', 'cards Kc')
    expect([table.phase, table.play.hands.map((hand) => hand.cards.join(' '))]).toEqual([
      'bank',
      ['As 5c', 'Ah 6c', 'Ad Kc'],
    ])
  })

  it('[CAN-35] Canal 21: a split 21 of two cards is an ordinary 21', () => {
    const table = canal('As 6d Ad')
    table.make('seat:1 split', 'cards Kh', 'cards Qh', 'cards Ts 5h', '...')
    // Against a bank 21 it is void, where Canal 21 would win.
    expect(table.bets()).toEqual({ 'seat:1 main:1': 0, 'seat:1 split:1.2': 0 })
  })
})

describe('double', () => {
  it.each(['2s 6d 6h', '6s 6d 6h', 'As 6d 8h', 'As 6d 9h'])('[BJK-40] not with %s', (cards) => {
    expect(classic(cards).refused('seat:1 double')).toBe('cannot-double BJK-40')
  })

  it.each(['4s 6d 5h', '4s 6d 6h', '5s 6d 6h'])('[BJK-40 CHA-34] with %s, for one card', (cards) => {
    const table = classic(cards)
    table.make('seat:1 double', 'cards 2c')
    expect([table.hand('1.1')?.cards.length, table.phase, table.state.bets[1]?.amount]).toEqual([3, 'bank', 1000])
  })

  it('[BJK-40] not after a hit', () => {
    const table = classic('2s 6d 3h')
    table.make('seat:1 hit', 'cards 5c')
    expect(table.refused('seat:1 double')).toBe('cannot-double BJK-40')
  })

  it('[CAN-36] Canal 21: any two cards below 21, never three', () => {
    for (const cards of ['Ts 6d 9h', 'As 6d 9h', '2s 6d 2h']) expect(canal(cards).offered('seat:1 double')).toBe(true)
    const table = canal('2s 6d 3h')
    table.make('seat:1 hit', 'cards 5c')
    expect(table.refused('seat:1 double')).toBe('cannot-double CAN-36')
  })

  it('[CAN-37] Canal 21: with fewer chips than the bet, only so much; with as many, the whole', () => {
    for (const [chips, offered] of [
      [1500, { whole: false, most: true, more: false }],
      [2000, { whole: true, most: true, more: true }],
      [1100, { whole: false, most: false, more: false }],
    ] as const) {
      const table = tableOf(canal21, { seats: { 'seat:1': chips }, config: { min: 200, max: 20_000 } })
      table.make('seat:1 bet main:1 1000', 'croupier no-more-bets', 'cards 5s 9d 6h')
      expect({
        whole: table.offered('seat:1 double'),
        most: table.offered('seat:1 double amount=500'),
        more: table.offered('seat:1 double amount=600'),
      }).toEqual(offered)
    }
  })

  it('[CAN-37] Canal 21: the minimum itself and the bet itself', () => {
    for (const amount of [200, 1000]) {
      const table = tableOf(canal21, { config: { min: 200, max: 20_000 } })
      table.make('seat:1 bet main:1 1000', 'croupier no-more-bets', 'cards 5s 9d 6h', `seat:1 double amount=${amount}`)
      expect(table.state.bets.at(-1)).toMatchObject({ on: 'double:1.1', amount })
    }
  })

  it('[CAN-37] Canal 21: from the minimum to the bet, and the whole bet where nothing is said', () => {
    const table = canal('2s 6d 3h', { min: 500, max: 20_000 })
    expect(table.refused('seat:1 double amount=400')).toBe('misfit CAN-37')
    expect(table.refused('seat:1 double amount=550')).toBe('not-whole-chips GEN-03')
    table.make('seat:1 double')
    expect(table.state.bets[1]).toMatchObject({ on: 'double:1.1', amount: 1000 })
  })
})

describe('surrender', () => {
  it('[BJK-42 CHA-35] is asked at the turn of a hand', () => {
    const table = classic('Ts 9d 6h')
    expect(brief(table.heard).slice(-2)).toEqual(['turn BJK-16 seat:1 1.1', 'surrender-asked BJK-42 seat:1 1.1'])
    expect(challenge('Ts 9d 6h').heard.at(-1)).toMatchObject({ type: 'surrender-asked', cite: 'CHA-35' })
  })

  it('[BJK-43] only with the two initial cards: not after a card, a split or a natural', () => {
    const hit = classic('2s 9d 6h')
    hit.make('seat:1 hit', 'cards 4c')
    expect(hit.refused('seat:1 surrender')).toBe('too-late-to-surrender BJK-43')
    const split = classic('8s 9d 8h')
    split.make('seat:1 split', 'cards 4c')
    expect(split.refused('seat:1 surrender')).toBe('too-late-to-surrender BJK-43')
    expect(classic('As 9d Kh').refused('seat:1 surrender')).toBe('natural-to-be-paid BJK-22')
  })

  it('[BJK-45 CHA-35] not against an ace', () => {
    for (const [table, rule] of [
      [classic('Ts Ad 6h'), 'BJK-45'],
      [challenge('Ts Ad 6h'), 'CHA-35'],
    ] as const) {
      table.make('croupier no-more-insurance')
      expect(table.refused('seat:1 surrender')).toBe(`no-surrender-to-an-ace ${rule}`)
      expect(table.types()).not.toContain('surrender-asked')
    }
  })

  it('[BJK-44 BJK-46] «paga y retira»: half comes back, half goes, and the hand with it', () => {
    const table = classic('Ts 9d 6h')
    expect(brief(table.make('seat:1 surrender')).slice(0, 3)).toEqual([
      'surrendered BJK-43 seat:1 1.1',
      'said BJK-46',
      'halved BJK-44 seat:1 main:1 500',
    ])
    expect([table.said().at(-1), table.net('seat:1'), table.hand('1.1')?.status]).toEqual([
      'paga y retira',
      -500,
      'out',
    ])
  })

  it('[CAN-39] Canal 21: against any upcard, an ace too', () => {
    for (const up of ['Ad', 'Kd', '5d']) {
      const table = canal(`Ts ${up} 6h`)
      expect(table.types()).toContain('surrender-asked')
      table.make('seat:1 surrender')
      expect(table.net('seat:1')).toBe(-500)
    }
  })

  it('[CAN-64 CAN-40] Canal 21: not once a card was taken; a split hand, not after its first further card', () => {
    const table = canal('5s 6d 6h')
    table.make('seat:1 hit', 'cards 4c')
    expect(table.refused('seat:1 surrender')).toBe('too-late-to-surrender CAN-64')
    const split = canal('8s 6d 8h')
    split.make('seat:1 split', 'cards 2c', 'seat:1 hit', 'cards 3c')
    expect(split.refused('seat:1 surrender')).toBe('too-late-to-surrender CAN-64')
    split.make('seat:1 stand', 'cards 7c', 'seat:1 surrender')
    expect(split.bets()).toEqual({ 'seat:1 split:1.2': -500 })
  })
})

describe('Challenge 21', () => {
  it('[CHA-14] decisions are taken once and hold for all the rounds of bets', () => {
    const table = challenge('5s 6d 6h')
    table.make('seat:1 double', 'cards 9c', 'cards Td 9h', '...', 'cards Kc')
    expect(table.play.bank).toMatchObject({ round: 2, cards: ['6d', 'Kc'] })
    expect(table.refused('seat:1 hit')).toBe('not-now CHA-16')
    expect(table.refused('seat:1 stand')).toBe('not-now CHA-14')
  })

  it('[CHA-20] nobody leaves or withdraws before the last round of bets', () => {
    const table = challenge('Ts 6d 9h')
    table.make('seat:1 stand', 'cards Td 9h', '...')
    expect(table.refused('seat:1 withdraw round-1:1 1000')).toBe('betting-closed CHA-12')
    table.make('seat:1 leave')
    expect(table.state.seats['seat:1']).toMatchObject({ leaving: true })
    table.make('cards Tc 9c', '...')
    expect([table.net('seat:1'), table.state.seats['seat:1']]).toEqual([2000, undefined])
  })

  it('[CHA-19] the third round only with a third bet in play', () => {
    const two = challenge('Ts 6d 9h')
    two.make('seat:1 stand', 'cards Td 9h', '...', 'cards Tc 9c', '...')
    expect([two.phase, two.types().filter((type) => type === 'first-card-moved').length]).toEqual(['idle', 1])
    const bust = tableOf(challenge21, { seats: { 'seat:1': 9000, 'seat:2': 9000 }, config: LIMITS })
    for (const round of [1, 2, 3]) bust.make(`seat:1 bet round-${round}:1 1000`)
    bust.make('seat:2 bet round-1:2 1000', 'seat:2 bet round-2:2 1000', 'croupier no-more-bets', 'cards Ts Tc 6d 6h 9h')
    bust.make('seat:1 hit', 'cards Kd', 'croupier collect', 'seat:2 stand', 'cards Td 9h', '...', 'cards Tc 9c', '...')
    expect(bust.phase).toBe('idle')
  })
})

it('[MZA-46 MZA-45] Mendoza: two splits at most, each with a bet equal to the original', () => {
  const table = tableOf(blackjackMendoza, {
    seats: { 'seat:1': 1000, 'seat:2': 1000 },
    config: { min: 50, max: 300, chip: 10 },
  })
  table.make('seat:1 bet main:1 120', 'seat:2 bet main:2 100', 'croupier no-more-bets', 'cards 8s Ts 6h 8d Td')
  table.make('croupier no-more-surrenders', 'seat:1 split', 'cards 8c', 'seat:1 split', 'cards 8h')
  expect(table.refused('seat:1 split')).toBe('split-often-enough MZA-45')
  expect(table.state.bets.filter((bet) => bet.seat === 'seat:1').map((bet) => bet.amount)).toEqual([120, 120, 120])
})
