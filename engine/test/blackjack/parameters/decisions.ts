import type { AnyGame } from '@tapete/engine'
import { atTurn, BET, box, dealt, finish, net, type Parameter, tried } from './play.js'

/** Two cards of each total, no pair where there is another way. */
const TOTALS: readonly (readonly [number, string, string])[] = [
  [4, '2s', '2h'],
  [5, '2s', '3h'],
  [8, '2s', '6h'],
  [9, '2s', '7h'],
  [10, '3s', '7h'],
  [11, '4s', '7h'],
  [12, '4s', '8h'],
  [16, 'Ts', '6h'],
  [19, 'As', '8h'],
  [20, 'Ts', 'Kh'],
]

const doubledTotals = (game: AnyGame): number[] =>
  TOTALS.filter(([, a, b]) => atTurn(game, [a, b], { up: '6d' }).offered('seat:1 double')).map(([points]) => points)

const splitHands = (game: AnyGame): [number, string] => {
  const table = atTurn(game, ['8s', '8h'], { up: '6d', bet: BET })
  for (let split = 1; split <= 6; split += 1) {
    if (!table.offered('seat:1 split')) break
    table.make('seat:1 split', `cards ${split % 2 ? '8d' : '8c'}`)
  }
  const hands = table.play.hands.filter((hand) => hand.box === 1).length
  return [hands, table.offered('seat:1 split') ? 'accepted' : table.refused('seat:1 split')]
}

export const DECISIONS: readonly Parameter[] = [
  {
    what: '[BJK-40 CHA-34 CAN-36 MZA-52 MZA-53 BJP-01] totals that double',
    played: doubledTotals,
    expected: {
      classic: [9, 10, 11],
      pairs: [9, 10, 11],
      challenge: [9, 10, 11],
      canal: TOTALS.map(([points]) => points),
      mendoza: TOTALS.map(([points]) => points),
    },
  },
  {
    what: '[BJK-40 CHA-48 CAN-37 MZA-52 BJP-01] a double wins and loses as much again',
    played: (game) =>
      ['Tc', '3c'].map((card) => {
        const table = atTurn(game, ['4s', '7h'], { up: 'Td' })
        table.make('seat:1 double')
        return net(game, finish(table, [card], ['9c']))
      }),
    expected: {
      classic: [2000, -2000],
      pairs: [2000, -2000],
      challenge: [2000, -2000],
      canal: [2000, -2000],
      mendoza: [2000, -2000],
    },
  },
  {
    what: '[BJK-40 CHA-34 CAN-37 MZA-52 BJP-01] a double by half of the bet',
    played: (game) => {
      const table = atTurn(game, ['4s', '7h'], { up: 'Td', bet: 2 * BET })
      if (!game.rules.some((rule) => rule.do === 'double' && 'amount' in rule.fields)) return 'always the whole bet'
      table.make('seat:1 double amount=1000')
      return net(game, finish(table, ['Tc'], ['9c']))
    },
    expected: {
      classic: 'always the whole bet',
      pairs: 'always the whole bet',
      challenge: 'always the whole bet',
      canal: 3000,
      mendoza: 'always the whole bet',
    },
  },
  {
    what: '[BJK-37 CHA-31 CAN-32 MZA-45 BJP-01] hands that one pair may become',
    played: splitHands,
    expected: {
      classic: [4, 'split-often-enough BJK-37'],
      pairs: [4, 'split-often-enough BJK-37'],
      challenge: [4, 'split-often-enough CHA-31'],
      canal: [7, 'accepted'],
      mendoza: [3, 'split-often-enough MZA-45'],
    },
  },
  {
    what: '[BJK-36 CHA-30 CAN-32 MZA-46 BJP-01] each of them wins and loses for itself',
    played: (game) => {
      const table = atTurn(game, ['8s', '8h'], { up: 'Td' })
      table.make('seat:1 split', 'cards 9s', 'seat:1 stand', 'cards 3s', 'seat:1 hit', 'cards Ts')
      return [net(game, finish(table, [], ['8c'])), ...table.heard.filter(({ type }) => type === 'hand-bust')]
    },
    expected: { classic: [0], pairs: [0], challenge: [0], canal: [0], mendoza: [0] },
  },
  {
    what: '[BJK-38 CHA-32 CAN-34 MZA-48 BJP-01] split aces that get an ace',
    played: (game) => {
      const table = atTurn(game, ['As', 'Ah'], { up: '6d' })
      table.make('seat:1 split')
      if (table.play.hands[0]?.covered === 0) table.make('cards Ad')
      return table.offered('seat:1 split') ? 'again' : table.play.turn
    },
    expected: { classic: '1.2', pairs: '1.2', challenge: '1.2', canal: 'again', mendoza: '2.1' },
  },
  {
    what: '[BJK-39 CHA-33 CAN-35 MZA-48 BJP-01] split aces with a ten-card win',
    played: (game) => {
      const table = atTurn(game, ['As', 'Ah'], { up: '6d' })
      table.make('seat:1 split')
      return net(game, finish(table, ['Ks', 'Qs'], ['Td', '4c']))
    },
    expected: { classic: 2000, pairs: 2000, challenge: 2000, canal: 2000, mendoza: 3000 },
  },
  {
    what: '[BJK-39 CHA-33 CAN-35 MZA-41 BJP-01] split ten-cards with an ace win',
    played: (game) => {
      const table = atTurn(game, ['Ks', 'Th'], { up: '6d' })
      table.make('seat:1 split')
      return net(game, finish(table, ['As', 'Ah'], ['Td', '4c']))
    },
    expected: { classic: 2000, pairs: 2000, challenge: 2000, canal: 2000, mendoza: 2000 },
  },
  {
    what: '[BJK-44 CHA-35 CAN-41 MZA-40 BJP-01] surrender against a nine',
    played: (game) => {
      const table = dealt(game, ['Ts', '6h'], { up: '9d' })
      table.make(`seat:1 surrender${box(game)}`)
      return net(game, table)
    },
    expected: { classic: -500, pairs: -500, challenge: -500, canal: -500, mendoza: -500 },
  },
  {
    what: '[BJK-45 CHA-35 CAN-39 MZA-40 BJP-01] surrender against an ace',
    played: (game) => {
      const table = dealt(game, ['Ts', '6h'], { up: 'Ad' })
      table.make('croupier no-more-insurance')
      return tried(table, `seat:1 surrender${box(game)}`)
    },
    expected: {
      classic: 'no-surrender-to-an-ace BJK-45',
      pairs: 'no-surrender-to-an-ace BJK-45',
      challenge: 'no-surrender-to-an-ace CHA-35',
      canal: 'accepted',
      mendoza: 'accepted',
    },
  },
  {
    what: '[BJK-43 CHA-35 CAN-40 MZA-69 BJP-01] surrender of a split hand',
    played: (game) => {
      const table = atTurn(game, ['8s', '8h'], { up: '9d' })
      table.make('seat:1 split', 'cards 6s')
      return tried(table, `seat:1 surrender${box(game)}`)
    },
    expected: {
      classic: 'too-late-to-surrender BJK-43',
      pairs: 'too-late-to-surrender BJK-43',
      challenge: 'too-late-to-surrender CHA-35',
      canal: 'accepted',
      mendoza: 'too-late-to-surrender MZA-69',
    },
  },
  {
    what: '[BJK-43 CHA-35 CAN-64 MZA-69 BJP-01] surrender of a hand that has drawn',
    played: (game) => {
      const table = atTurn(game, ['8s', '2h'], { up: '9d' })
      table.make('seat:1 hit', 'cards 6s')
      return tried(table, `seat:1 surrender${box(game)}`)
    },
    expected: {
      classic: 'too-late-to-surrender BJK-43',
      pairs: 'too-late-to-surrender BJK-43',
      challenge: 'too-late-to-surrender CHA-35',
      canal: 'too-late-to-surrender CAN-64',
      mendoza: 'too-late-to-surrender MZA-69',
    },
  },
  {
    what: '[BJK-19 CHA-16 CAN-22 MZA-37 BJP-01] a 21 of three cards with an ace as 11 draws',
    played: (game) => {
      const table = atTurn(game, ['8s', '2h'], { up: '9d' })
      table.make('seat:1 hit', 'cards As')
      return table.offered('seat:1 hit')
    },
    expected: { classic: false, pairs: false, challenge: false, canal: false, mendoza: true },
  },
]
