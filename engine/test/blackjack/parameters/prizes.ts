import type { AnyGame } from '@tapete/engine'
import { tableOf } from '../table.js'
import { atTurn, finish, net, type Parameter, tried } from './play.js'

const drawn = (game: AnyGame, cards: readonly [string, string, string]): number => {
  const table = atTurn(game, cards, { up: 'Td' })
  table.make('seat:1 hit', `cards ${cards[2]}`)
  return net(game, finish(table, [], ['7c']))
}

export const PRIZES: readonly Parameter[] = [
  {
    what: '[CAN-53 CAN-54 CAN-55 CAN-56 BJK-52 CHA-39 MZA-33 BJP-01] sevens of one suit, sevens, a trio and a sequence against 17',
    played: (game) => [
      drawn(game, ['7s', '7s', '7s']),
      drawn(game, ['7s', '7h', '7d']),
      drawn(game, ['6s', '6h', '6d']),
      drawn(game, ['5s', '6s', '7s']),
    ],
    expected: {
      classic: [1000, 1000, 1000, 1000],
      pairs: [1000, 1000, 1000, 1000],
      challenge: [1000, 1000, 1000, 1000],
      canal: [21_000, 6000, 4000, 4000],
      mendoza: [1000, 1000, 1000, 1000],
    },
  },
  {
    what: '[MZA-56 MZA-57 CAN-36 BJK-40 CHA-34 BJP-01] two sevens doubled to three, of two suits and of one',
    played: (game) =>
      ['7d', '7s'].map((third) => {
        const table = atTurn(game, ['7s', '7s'], { up: 'Td' })
        const made = tried(table, 'seat:1 double')
        if (made !== 'accepted') return made
        return net(game, finish(table, [third], ['7c']))
      }),
    expected: {
      classic: ['cannot-double BJK-40', 'cannot-double BJK-40'],
      pairs: ['cannot-double BJK-40', 'cannot-double BJK-40'],
      challenge: ['cannot-double CHA-34', 'cannot-double CHA-34'],
      // The bonus counts the original bet only.
      canal: [7000, 22_000],
      mendoza: [10_000, 20_000],
    },
  },
  {
    what: '[MZA-55 BJK-40 CHA-34 CAN-36 BJP-01] whether two sevens are invited to double',
    played: (game) => atTurn(game, ['7s', '7h'], { up: 'Td' }).types().includes('double-invited'),
    expected: { classic: false, pairs: false, challenge: false, canal: false, mendoza: true },
  },
  {
    what: '[BJP-11 BJP-12 BJP-13 BJP-08 BJK-15 CHA-12 CAN-19 MZA-14] a side bet of 500 on each pair, and on none',
    played: (game) =>
      ['8s', '8c', '8h', '9s'].map((second) => {
        const table = tableOf(game, { seats: { 'seat:1': 100_000, 'seat:2': 100_000 } })
        const made = tried(table, 'seat:1 bet pairs:1 500')
        if (made !== 'accepted') return made.split(' ')[0]
        table.make('seat:1 bet main:1 1000', 'croupier no-more-bets', `cards 8s 6d ${second}`, 'croupier settle-pairs')
        return table.bets()['seat:1 pairs:1']
      }),
    expected: {
      classic: ['no-such-bet', 'no-such-bet', 'no-such-bet', 'no-such-bet'],
      pairs: [12_500, 7500, 2500, -500],
      challenge: ['no-such-bet', 'no-such-bet', 'no-such-bet', 'no-such-bet'],
      canal: ['no-such-bet', 'no-such-bet', 'no-such-bet', 'no-such-bet'],
      mendoza: ['no-such-bet', 'no-such-bet', 'no-such-bet', 'no-such-bet'],
    },
  },
  {
    what: '[CAN-44 CAN-48 BJK-51 CHA-38 MZA-35 BJP-01] a natural of each: whether a card decides',
    played: (game) => {
      const table = atTurn(game, ['As', 'Kh'], { up: 'Td' })
      if (table.phase === 'turns') table.make('seat:2 stand')
      table.make('cards Ac')
      if (table.phase !== 'tie-break') return table.phase
      table.make('seat:1 tie-break', 'cards 9s 8d', 'croupier pay')
      return net(game, table)
    },
    expected: { classic: 'collect', pairs: 'collect', challenge: 'collect', canal: 2000, mendoza: 'collect' },
  },
]
