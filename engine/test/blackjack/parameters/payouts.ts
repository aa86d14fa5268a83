import { atTurn, dealt, finish, net, type Parameter, tried } from './play.js'

export const PAYOUTS: readonly Parameter[] = [
  {
    what: '[BJK-22 CHA-22 CAN-23 MZA-34 BJP-01] a natural against a six, at once',
    played: (game) => net(game, finish(dealt(game, ['As', 'Kh'], { up: '6d' }), [], ['Td', '2c'])),
    expected: { classic: 1500, pairs: 1500, challenge: 1500, canal: 1000, mendoza: 1500 },
  },
  {
    what: '[BJK-52 CHA-39 CAN-52 MZA-34 BJP-01] a natural against a ten-card, after the bank',
    played: (game) => net(game, finish(dealt(game, ['As', 'Kh'], { up: 'Td' }), [], ['9c'])),
    expected: { classic: 1500, pairs: 1500, challenge: 1500, canal: 1000, mendoza: 1500 },
  },
  {
    what: '[BJK-52 CHA-39 CAN-52 MZA-33 BJP-01] a higher hand',
    played: (game) => net(game, finish(dealt(game, ['Ts', '9h'], { up: 'Td' }), [], ['8c'])),
    expected: { classic: 1000, pairs: 1000, challenge: 1000, canal: 1000, mendoza: 1000 },
  },
  {
    what: '[BJK-50 CHA-37 CAN-43 MZA-35 BJP-01] an equal hand',
    played: (game) => net(game, finish(dealt(game, ['Ts', '9h'], { up: 'Td' }), [], ['9c'])),
    expected: { classic: 0, pairs: 0, challenge: 0, canal: 0, mendoza: 0 },
  },
  {
    what: '[BJK-26 CHA-25 CAN-26 MZA-39 BJP-01] payment at 1 to 1 of a natural against an ace',
    played: (game) => {
      const table = dealt(game, ['As', 'Kh'], { up: 'Ad' })
      table.make('seat:1 even-money 1')
      return net(game, table)
    },
    expected: { classic: 1000, pairs: 1000, challenge: 1000, canal: 1000, mendoza: 1000 },
  },
  {
    what: '[BJK-26 CHA-25 CAN-26 MZA-39 BJP-01] and against a ten-card',
    played: (game) => tried(dealt(game, ['As', 'Kh'], { up: 'Td' }), 'seat:1 even-money 1'),
    expected: {
      classic: 'not-now BJK-26',
      pairs: 'not-now BJK-26',
      challenge: 'not-now CHA-25',
      canal: 'accepted',
      mendoza: 'not-now MZA-39',
    },
  },
  {
    what: '[BJK-51 BJK-50 CHA-38 CAN-45 MZA-35 BJP-01] a 21 of three cards against a natural of the bank',
    played: (game) => {
      const table = atTurn(game, ['9s', '5h'], { up: 'Td' })
      table.make('seat:1 hit', 'cards 7c')
      return net(game, finish(table, [], ['Ac']))
    },
    expected: { classic: -1000, pairs: -1000, challenge: -1000, canal: 0, mendoza: 0 },
  },
  {
    what: '[BJK-51 CHA-38 CAN-45 MZA-35 BJP-01] a natural against a natural of the bank',
    played: (game) => net(game, finish(dealt(game, ['As', 'Kh'], { up: 'Td' }), [], ['Ac'])),
    expected: { classic: 0, pairs: 0, challenge: 0, canal: 0, mendoza: 0 },
  },
]
