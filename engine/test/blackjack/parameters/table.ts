import { type AnyGame, cardsLeft } from '@tapete/engine'
import { tableOf } from '../table.js'
import { atTurn, betsOf, box, dealt, finish, isMendoza, type Parameter, tried } from './play.js'

const opened = (game: AnyGame) => {
  const table = tableOf(game, {
    opening: 'open',
    seats: { 'seat:1': 10_000, 'seat:3': 10_000, 'seat:6': 10_000 },
  })
  if (!isMendoza(game)) table.make('croupier show-cards')
  table.make('croupier shuffle')
  return table
}

export const TABLE: readonly Parameter[] = [
  {
    what: '[BJK-01 CHA-01 CAN-01 MZA-01 BJP-01] cards of the shoe',
    played: (game) => cardsLeft(tableOf(game, { opening: 'open' }).play.shoe.cards),
    expected: { classic: 312, pairs: 312, challenge: 416, canal: 208, mendoza: 312 },
  },
  {
    what: '[BJK-02 CHA-02 CAN-02 MZA-64 BJP-01] places and boxes',
    played: (game) => {
      const places = game.settings.seats
      const boxes = game.bets(tableOf(game).state.config).flatMap(({ covers }) => covers.map(Number))
      return [places?.kind === 'integer' ? places.max : undefined, Math.max(...boxes)]
    },
    expected: { classic: [7, 7], pairs: [7, 7], challenge: [6, 6], canal: [7, 7], mendoza: [21, 7] },
  },
  {
    what: '[BJK-09 CHA-05 CAN-06 MZA-06 BJP-01] who is offered the cut first',
    played: (game) => [1, 3, 6].filter((place) => opened(game).offered(`seat:${place} cut 100`)),
    expected: { classic: [1], pairs: [1], challenge: [1], canal: [6], mendoza: [1] },
  },
  {
    what: '[BJK-13 CHA-08 CAN-10 MZA-08 BJP-01] cards burned',
    played: (game) => tableOf(game).play.shoe.burned,
    expected: { classic: 1, pairs: 1, challenge: 1, canal: 3, mendoza: 3 },
  },
  {
    what: '[BJK-03 CHA-02 CAN-13 MZA-50 BJP-01] a bet on the next box',
    played: (game) => {
      const table = tableOf(game)
      const [first] = betsOf(game) as [string]
      table.make(`seat:1 bet ${first} 1000`)
      return tried(table, `seat:1 bet ${first.replace(':1', ':2')} 1000`)
    },
    expected: {
      classic: 'accepted',
      pairs: 'accepted',
      challenge: 'one-position-only CHA-02',
      canal: 'position-not-held CAN-13',
      mendoza: 'box-not-granted MZA-50',
    },
  },
  {
    what: '[BJK-03 CHA-10 CAN-32 MZA-03 BJP-03] kinds of bets, by box',
    played: (game) => [
      ...new Set(
        game
          .bets(tableOf(game).state.config)
          .filter(({ decided }) => !decided)
          .map(({ id }) => id.split(':')[0]),
      ),
    ],
    expected: {
      classic: ['main'],
      pairs: ['main', 'pairs'],
      challenge: ['round-1', 'round-2', 'round-3'],
      canal: ['main'],
      mendoza: ['main', 'standing'],
    },
  },
  {
    what: '[BJK-46 BJK-47 CHA-36 CHA-46 CAN-41 CAN-62 MZA-23 BJP-01] what is said of a stand, a surrender and a natural',
    played: (game) => {
      const stand = atTurn(game, ['Ts', '9h'], { up: 'Td' })
      stand.make('seat:1 stand')
      finish(stand, [], ['Ac'])
      const surrender = dealt(game, ['Ts', '6h'], { up: '9d' })
      surrender.make(`seat:1 surrender${box(game)}`)
      return [...new Set([...stand.said(), ...surrender.said()])].filter(
        (phrase) => !['hagan su juego', 'no más apuestas', 'no más seguros', 'retiros'].includes(String(phrase)),
      )
    },
    expected: {
      classic: ['Black Jack', 'paga y retira'],
      pairs: ['Black Jack', 'paga y retira'],
      challenge: ['Black Jack', 'paga y retira'],
      canal: ['Canal 21', 'paga y retira'],
      mendoza: ['planto', 'Black Jack'],
    },
  },
]
