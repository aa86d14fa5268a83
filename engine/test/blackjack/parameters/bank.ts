import { atTurn, dealt, finish, net, type Parameter, type Table } from './play.js'

const bankCards = (table: Table): readonly string[] =>
  table.heard.flatMap(({ type, hand, card }) => (type === 'card-dealt' && hand === 'bank' ? [String(card)] : []))

export const BANK: readonly Parameter[] = [
  {
    what: '[BJK-24 BJK-25 CHA-24 CAN-25 MZA-32 BJP-01] an 18 against a soft 17 of the bank and a four',
    played: (game) => {
      const table = finish(dealt(game, ['Ts', '8h'], { up: '6d' }), [], ['Ac', '4c'])
      return [net(game, table), [...new Set(bankCards(table))]]
    },
    expected: {
      classic: [1000, ['6d', 'Ac']],
      pairs: [1000, ['6d', 'Ac']],
      challenge: [1000, ['6d', 'Ac']],
      canal: [-1000, ['6d', 'Ac', '4c']],
      mendoza: [1000, ['6d', 'Ac']],
    },
  },
  {
    what: '[BJK-24 CHA-24 CAN-25 MZA-32 BJP-01] an 18 against a hard 17, and a 16 that must draw',
    played: (game) =>
      [['Tc'], ['9c', '5c']].map((bank) => net(game, finish(dealt(game, ['Ts', '8h'], { up: '7d' }), [], bank))),
    expected: {
      classic: [1000, -1000],
      pairs: [1000, -1000],
      challenge: [1000, -1000],
      canal: [1000, -1000],
      mendoza: [1000, -1000],
    },
  },
  {
    what: '[BJK-30 CHA-26 CAN-25 MZA-32 BJP-01] only naturals left against a ten-card: cards of the bank',
    played: (game) => {
      const table = finish(dealt(game, ['As', 'Kh'], { up: 'Td', other: ['Ah', 'Qh'] }), [], ['4c', '5c'])
      return [net(game, table), [...new Set(bankCards(table))]]
    },
    expected: {
      classic: [1500, ['Td', '4c']],
      pairs: [1500, ['Td', '4c']],
      challenge: [1500, ['Td', '4c']],
      canal: [1000, ['Td', '4c', '5c']],
      mendoza: [1500, ['Td', '4c', '5c']],
    },
  },
  {
    what: '[BJK-16 BJK-17 CHA-13 CAN-20 MZA-19 MZA-20 BJP-01] cards face down: of the bank, of a double, of split aces',
    played: (game) => {
      const covered = (table: Table) => [table.play.bank.covered, ...table.play.hands.map((hand) => hand.covered)]
      const double = atTurn(game, ['4s', '7h'], { up: '6d' })
      double.make('seat:1 double')
      const aces = atTurn(game, ['As', 'Ah'], { up: '6d' })
      aces.make('seat:1 split')
      return [dealt(game, ['4s', '7h'], { up: '6d' }), double, aces].map((table) =>
        covered(table).reduce((sum, cards) => sum + cards, 0),
      )
    },
    expected: { classic: [0, 0, 0], pairs: [0, 0, 0], challenge: [0, 0, 0], canal: [0, 0, 0], mendoza: [1, 2, 3] },
  },
]
