import type { AnyGame } from '@tapete/engine'
import { atTurn, dealt, finish, isChallenge, type Parameter, tried } from './play.js'

const insuranceOf = (game: AnyGame): string => (isChallenge(game) ? 'insurance-1:1' : 'insurance:1')

const insured = (game: AnyGame, up: string, bank: string): unknown => {
  const table = dealt(game, ['Ts', '8h'], { up })
  const line = `seat:1 insure ${insuranceOf(game)} 500`
  const made = tried(table, line)
  if (made !== 'accepted') return made
  finish(table, [], [bank])
  return table.bets()[`seat:1 ${insuranceOf(game)}`]
}

export const INSURANCE: readonly Parameter[] = [
  {
    what: '[BJK-35 CHA-29 CAN-29 MZA-43 BJP-01] insurance of 500 against an ace pays',
    played: (game) => insured(game, 'Ad', 'Kc'),
    expected: { classic: 1000, pairs: 1000, challenge: 1000, canal: 1000, mendoza: 1000 },
  },
  {
    what: '[BJK-35 CHA-29 CAN-31 MZA-43 BJP-01] or is lost',
    played: (game) => insured(game, 'Ad', '7c'),
    expected: { classic: -500, pairs: -500, challenge: -500, canal: -500, mendoza: -500 },
  },
  {
    what: '[BJK-32 CHA-27 CAN-30 MZA-42 BJP-01] against a ten-card',
    played: (game) => insured(game, 'Kd', 'Ac'),
    expected: {
      classic: 'not-now BJK-32',
      pairs: 'not-now BJK-32',
      challenge: 'not-now CHA-27',
      canal: 5000,
      mendoza: 'not-now MZA-42',
    },
  },
  {
    what: '[BJK-33 CHA-27 CAN-27 MZA-42 BJP-01] after «no más seguros»',
    played: (game) => atTurn(game, ['Ts', '8h'], { up: 'Ad' }).refused(`seat:1 insure ${insuranceOf(game)} 500`),
    expected: {
      classic: 'no-more-insurance BJK-33',
      pairs: 'no-more-insurance BJK-33',
      challenge: 'no-more-insurance CHA-27',
      canal: 'no-more-insurance CAN-27',
      mendoza: 'no-more-insurance MZA-42',
    },
  },
  {
    what: '[BJK-34 CHA-28 CAN-28 MZA-42 BJP-01] for less than half',
    played: (game) => tried(dealt(game, ['Ts', '8h'], { up: 'Ad' }), `seat:1 insure ${insuranceOf(game)} 400`),
    expected: {
      classic: 'accepted',
      pairs: 'accepted',
      challenge: 'accepted',
      canal: 'accepted',
      mendoza: 'misfit MZA-42',
    },
  },
  {
    what: '[BJK-34 CHA-28 CAN-28 MZA-42 BJP-01] for more than half',
    played: (game) => tried(dealt(game, ['Ts', '8h'], { up: 'Ad' }), `seat:1 insure ${insuranceOf(game)} 600`),
    expected: {
      classic: 'misfit BJK-34',
      pairs: 'misfit BJK-34',
      challenge: 'misfit CHA-28',
      canal: 'misfit CAN-28',
      mendoza: 'misfit MZA-42',
    },
  },
]
