// The text form of a scenario, which scenario-reading.ts reads again:
//
//   [RF-13 RF-25] A straight and red on 17
//   game roulette-french
//   config min=1000
//   seat:1 bet straight:17 1000
//   ...
//   seat:1 bet red 1000          ! betting-closed        (or ! any, whatever the code)
//   chance ball 17
//   ...
//   = seat:1 +35000, bank -35000
//   = bet seat:1 straight:17 +35000
//   = say "no más apuestas"
//   = phase idle

import type { Json } from './contract.js'
import { formatMove, type Written } from './notation.js'
import type { Scenario } from './scenario.js'
import { parseSetting } from './settings.js'

const signed = (amount: number): string => (amount > 0 ? `+${amount}` : String(amount))

const setting = (value: Json): string =>
  typeof value === 'string' && /^[\w-]+$/.test(value) && parseSetting(value) === value ? value : JSON.stringify(value)

const pairs = (record: { readonly [name: string]: Json }): string =>
  Object.entries(record)
    .map(([name, value]) => `${name}=${setting(value)}`)
    .join(' ')

export const formatScenario = (game: Written, scenario: Scenario): string => {
  const { expect } = scenario
  const nets = [
    ...Object.entries(expect.net ?? {}),
    ...(expect.bank === undefined ? [] : [['bank', expect.bank] as const]),
  ]
  return [
    `[${scenario.rule}] ${scenario.name}`,
    `game ${scenario.game}`,
    ...(scenario.config ? [`config ${pairs(scenario.config)}`] : []),
    ...(scenario.opening ? [`opening ${scenario.opening}`] : []),
    ...(scenario.seats ? [`seats ${pairs(scenario.seats)}`] : []),
    ...scenario.moves.map((move, index) => {
      const line = typeof move === 'string' ? move : formatMove(game, move)
      const refusal = expect.refusals?.[index + 1]
      return refusal ? `${line} ! ${refusal}` : line
    }),
    ...(nets.length ? [`= ${nets.map(([party, net]) => `${party} ${signed(net)}`).join(', ')}`] : []),
    ...Object.entries(expect.bets ?? {}).map(([bet, net]) => `= bet ${bet} ${signed(net)}`),
    ...Object.entries(expect.accounts ?? {}).map(([account, amount]) => `= account ${account} ${amount}`),
    ...(expect.say ? [`= say ${expect.say.map((phrase) => JSON.stringify(phrase)).join(' ')}`] : []),
    ...(expect.events ? [`= events ${expect.events.join(', ')}`] : []),
    ...(expect.phase === undefined ? [] : [`= phase ${expect.phase}`]),
    ...(expect.status === undefined ? [] : [`= status ${expect.status}`]),
    '',
  ].join('\n')
}
