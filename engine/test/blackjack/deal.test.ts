import {
  blackjackClassic,
  blackjackMendoza,
  blackjackPerfectPairs,
  canal21,
  cardsLeft,
  challenge21,
} from '@tapete/engine'
import { describe, expect, it } from 'vitest'
import { bankDraws } from '../../src/blackjack/bank.js'
import { isSoft, total } from '../../src/blackjack/hands.js'
import { CANAL, CHALLENGE, CLASSIC, MENDOZA } from '../../src/blackjack/variants.js'
import { type Card, parseCards, RANKS } from '../../src/kernel/cards.js'
import { LIMITS, tableOf } from './table.js'

const cards = (text: string): Card[] => parseCards(text) as Card[]

describe('values', () => {
  it('[BJK-18 CHA-45 CAN-21 MZA-18] ten-cards 10, the ace 1 or 11, the others their number', () => {
    expect(RANKS.map((rank) => total([`${rank}s`]))).toEqual([11, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10])
    const totals = ['As Kd', 'As 9c', 'As Ac', 'As Ac 9d', 'As 5d Kc', '9c 8d 4s', 'Kc Qd 2s', 'As Ad Ah Ac']
    expect(totals.map((each) => total(cards(each)))).toEqual([21, 20, 12, 21, 16, 21, 22, 14])
    expect(totals.map((each) => isSoft(cards(each)))).toEqual([true, true, true, true, false, false, false, true])
  })
})

describe('the deal', () => {
  it.each([
    ['BJK-16', blackjackClassic, 'main'],
    ['CAN-20', canal21, 'main'],
  ] as const)(
    '[BJK-16 BJK-17 CAN-20] %s: a card each from the left, one to the bank, a second each, all face up',
    (rule, game, bet) => {
      const table = tableOf(game, { seats: { 'seat:2': 10_000, 'seat:5': 10_000, 'seat:6': 10_000 } })
      table.make(
        `seat:6 bet ${bet}:6 1000`,
        `seat:2 bet ${bet}:2 1000`,
        `seat:5 bet ${bet}:5 1000`,
        'croupier no-more-bets',
      )
      const dealt = table.make('cards 2s 3s 4s 5s 6s 7s 8s').filter((event) => event.type === 'card-dealt')
      expect(dealt.map((event) => `${event.cite} ${event.hand} ${event.card}`)).toEqual([
        `${rule} 2.1 2s`,
        `${rule} 5.1 3s`,
        `${rule} 6.1 4s`,
        `${rule} bank 5s`,
        `${rule} 2.1 6s`,
        `${rule} 5.1 7s`,
        `${rule} 6.1 8s`,
      ])
      expect(table.view().play.hands.map((hand) => hand.cards.join(' '))).toEqual(['2s 6s', '3s 7s', '4s 8s'])
      expect(table.view().play.bank.cards).toEqual(['5s'])
      expect([table.phase, table.play.turn]).toEqual(['turns', '2.1'])
    },
  )

  it.each([
    ['blackjack-classic', blackjackClassic],
    ['blackjack-perfect-pairs', blackjackPerfectPairs],
    ['challenge-21', challenge21],
    ['canal-21', canal21],
  ] as const)(
    '[BJK-17 BJP-01 CHA-13 CAN-20] %s: every card lies face up, hits, doubles, split aces and the bank included',
    (_, game) => {
      const table = tableOf(game, { seats: { 'seat:1': 10_000, 'seat:2': 10_000, 'seat:3': 10_000 } })
      const kinds = game === challenge21 ? ['round-1', 'round-2'] : ['main']
      for (const seat of [1, 2, 3]) for (const kind of kinds) table.make(`seat:${seat} bet ${kind}:${seat} 1000`)
      const given: string[] = []
      const shows = (cards: string) => {
        given.push(...cards.split(' '))
        const left = cardsLeft(table.play.shoe.cards)
        table.make(`cards ${cards}`)
        expect(cardsLeft(table.play.shoe.cards)).toBe(left - cards.split(' ').length)
      }
      table.make('croupier no-more-bets')
      shows('5s Ah Tc 6d 6h As 2c')
      table.make('seat:1 double')
      shows('7s')
      table.make('seat:2 split')
      for (const card of ['3h', '4h']) {
        shows(card)
        // Split aces of Canal 21 are still asked about surrender (CAN-40).
        if (game === canal21) table.make('seat:2 stand')
      }
      table.make('seat:3 hit')
      shows('8c')
      expect(table.view().play.hands.map(({ id, cards, covered }) => `${id} ${cards.join(' ')} ${covered}`)).toEqual([
        '1.1 5s 6h 7s 0',
        '2.1 Ah 3h 0',
        '2.2 As 4h 0',
        '3.1 Tc 2c 8c 0',
      ])
      table.make('seat:3 stand')
      shows('Td 9d')
      expect(table.view().play.bank).toMatchObject({ cards: ['6d', 'Td', '9d'], covered: 0 })
      const dealt = table.heard.filter((event) => event.type === 'card-dealt').map((event) => event.card)
      expect([dealt, table.types().includes('card-covered')]).toEqual([given, false])
    },
  )

  it('[CHA-13 CHA-47] Challenge 21 deals one hand a player, whatever the bets', () => {
    const table = tableOf(challenge21, { seats: { 'seat:1': 10_000, 'seat:2': 10_000 } })
    for (const seat of [1, 2]) for (const round of [1, 2, 3]) table.make(`seat:${seat} bet round-${round}:${seat} 1000`)
    table.make('croupier no-more-bets', 'cards 2s 3s 5s 6s 7s')
    expect(table.play.hands.map((hand) => `${hand.id} ${hand.cards.join(' ')}`)).toEqual(['1.1 2s 6s', '2.1 3s 7s'])
    expect(table.play.bank.cards).toEqual(['5s'])
  })

  it('what chance may give is what the shoe still has, by number', () => {
    const table = tableOf(blackjackClassic)
    table.make('seat:1 bet main:1 1000', 'croupier no-more-bets', 'cards As As')
    const [due] = blackjackClassic.due(table.state)
    const option = due?.option
    const card = option?.fields.card as { oneOf: string[]; weights: number[] }
    expect(card.weights[card.oneOf.indexOf('As')]).toBe(4)
    expect(card.weights.reduce((sum, ways) => sum + ways, 0)).toBe(cardsLeft(table.play.shoe.cards))
    expect(table.refused('chance card Xx')).toBe('no-such-card BJK-16')
  })

  it('[BJ-01 BJ-06] no card comes that was not asked for, and no player deals one', () => {
    const table = tableOf(blackjackClassic)
    table.make('seat:1 bet main:1 1000', 'croupier no-more-bets', 'cards Ts 6d 2s')
    expect(table.refused('chance card 9s')).toBe('no-card-due BJ-01')
    table.make('seat:1 hit')
    expect(table.refused('seat:1 card 9s')).toBe('not-your-move BJK-16')
    table.make('cards 5c')
    expect(table.refused('chance card 9s')).toBe('no-card-due BJ-01')
  })
})

describe('the bank', () => {
  const hands = ['Ts 6s', 'Ts 7s', 'As 6s', 'As 5s', 'As 6s Ts', 'As 7s', '9s 8s', 'As 2s 4s']
  it('[BJK-24 BJK-25 CHA-24 MZA-32] draws with 16 or less and stands on every 17', () => {
    for (const variant of [CLASSIC, CHALLENGE, MENDOZA])
      expect(hands.filter((hand) => bankDraws(cards(hand), variant))).toEqual(['Ts 6s', 'As 5s'])
  })

  it('[CAN-25] of Canal 21 draws on soft 17 too', () => {
    expect(hands.filter((hand) => bankDraws(cards(hand), CANAL))).toEqual(['Ts 6s', 'As 6s', 'As 5s', 'As 2s 4s'])
  })

  const naturalAgainst = (up: string) => {
    const table = tableOf(blackjackClassic)
    table.make('seat:1 bet main:1 1000', 'croupier no-more-bets', `cards As ${up} Kd`)
    if (up.startsWith('A')) table.make('croupier no-more-insurance')
    return table
  }

  it.each([
    ['6h', 1500],
    ['Kh', 0],
  ])('[BJK-29 BJK-58] an ace against naturals only takes one card: %s', (card, net) => {
    const table = naturalAgainst('Ah')
    table.make(`cards ${card}`)
    expect(table.phase).toBe('collect')
    table.make('...')
    expect(table.net('seat:1')).toBe(net)
  })

  it.each([
    ['2h', 1500],
    ['Ah', 0],
  ])('[BJK-30 BJK-23] a ten-card against naturals only takes one card: %s', (card, net) => {
    const table = naturalAgainst('Qh')
    table.make(`cards ${card}`)
    expect(table.phase).toBe('collect')
    table.make('...')
    expect(table.net('seat:1')).toBe(net)
  })

  it('[BJK-47 CHA-46 CAN-62] announces its total', () => {
    const table = tableOf(blackjackClassic)
    table.make('seat:1 bet main:1 1000', 'croupier no-more-bets', 'cards Ts 6d 9s', 'seat:1 stand', 'cards 2h 9c')
    expect(table.said()).toEqual(['no más apuestas', '17 puntos'])
    const canal = tableOf(canal21)
    canal.make('seat:1 bet main:1 1000', 'croupier no-more-bets', 'cards Ts 6d 9s', 'seat:1 stand', 'cards 2h Tc')
    expect(canal.heard.at(-1)).toMatchObject({ type: 'said', phrase: '18 puntos', cite: 'CAN-62' })
  })
})

describe('a round nobody could play', () => {
  const started = (game: Parameters<typeof tableOf>[0], config: { [option: string]: number }, min: string) => {
    const table = tableOf(game, {
      seats: { 'seat:1': 100_000, 'seat:2': 100_000 },
      config: { max: 50_000, min: 1000, ...config },
    })
    table.set((s) => ({ ...s, phase: 'idle' }))
    table.make(`pit-boss set-min ${min} plan-2`)
    return table.offered('croupier start') ? 'starts' : table.refusedWhole('croupier start')
  }

  it('[CHA-09] two bets of the minimum are more than a player, or the table, may stake', () => {
    expect(started(challenge21, { playerMax: 5000 }, 'round 2500')).toBe('starts')
    expect(started(challenge21, { playerMax: 5000 }, 'round 2600')).toBe(
      'nobody-could-play CHA-09 {"hands":1,"bets":2,"least":2600}',
    )
    expect(started(challenge21, { tableMax: 5000 }, 'round 2501')).toBe(
      'nobody-could-play CHA-09 {"hands":1,"bets":2,"least":2600}',
    )
  })

  it('[BJK-05 MZA-02] two hands of the minimum are more than the table takes, or there is one box', () => {
    for (const [game, config, rule] of [
      [blackjackClassic, { minHandsToStart: 2 }, 'BJK-05'],
      [blackjackMendoza, {}, 'MZA-02'],
    ] as const) {
      expect(started(game, { ...config, tableMax: 5000 }, 'main 2500')).toBe('starts')
      expect(started(game, { ...config, tableMax: 5000 }, 'main 2600')).toBe(
        `nobody-could-play ${rule} {"hands":2,"bets":1,"least":2600}`,
      )
      // Each of two players stakes one hand.
      expect(started(game, { ...config, playerMax: 3000 }, 'main 2600')).toBe('starts')
      const narrow = tableOf(game, { opening: 'open', config: { ...LIMITS, ...config, seats: 1 } })
      narrow.set((s) => ({ ...s, play: { ...s.play, shoe: { ...s.play.shoe, stage: 'ready' } } }))
      expect(narrow.refused('croupier start')).toBe(`nobody-could-play ${rule}`)
    }
    expect(started(blackjackClassic, { tableMax: 5000 }, 'main 5000')).toBe('starts')
    const closed = tableOf(blackjackClassic, { opening: 'open', config: { max: 0 } })
    closed.set((s) => ({ ...s, play: { ...s.play, shoe: { ...s.play.shoe, stage: 'ready' } } }))
    expect(closed.refused('croupier start')).toBe('nobody-could-play BJK-05')
  })
})
