// The text form of a scenario:
//
//   [RF-13 RF-25] A straight and red on 17
//   game roulette-french
//   config min=1000
//   seat:1 bet straight:17 1000
//   ...
//   seat:1 bet red 1000          ! betting-closed
//   chance ball 17
//   ...
//   = seat:1 +35000, bank -35000
//   = bet seat:1 straight:17 +35000
//   = say "no más apuestas"
//   = phase idle

import type { Json } from './contract.js'
import { formatMove, type Written } from './notation.js'
import type { Expectation, Opening, Scenario } from './scenario.js'
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

const readPairs = (text: string): { [name: string]: Json } =>
  Object.fromEntries(
    [...text.matchAll(/([\w:-]+)=(\[.*?\](?=\s|$)|\{.*?\}(?=\s[\w:-]+=|$)|"(?:[^"\\]|\\.)*"|\S+)/g)].map(
      ([, name, value]) => [name as string, parseSetting(value as string)],
    ),
  )

type Mutable<T> = { -readonly [key in keyof T]: T[key] }

const readExpectation = (expect: Mutable<Expectation>, line: string): void => {
  const [word = '', ...rest] = line.split(/\s+/)
  const last = Number(rest.at(-1))
  if (word === 'bet') expect.bets = { ...expect.bets, [rest.slice(0, -1).join(' ')]: last }
  else if (word === 'account') expect.accounts = { ...expect.accounts, [rest[0] as string]: last }
  else if (word === 'say')
    expect.say = [...line.matchAll(/"(?:[^"\\]|\\.)*"/g)].map(([phrase]) => JSON.parse(phrase) as string)
  else if (word === 'events') expect.events = rest.join(' ').split(', ')
  else if (word === 'phase') expect.phase = rest[0] as string
  else if (word === 'status') expect.status = rest[0] as string
  else
    for (const part of line.split(',')) {
      const [party = '', amount = ''] = part.trim().split(/\s+/)
      if (party === 'bank') expect.bank = Number(amount)
      else expect.net = { ...expect.net, [party]: Number(amount) }
    }
}

/** Reads the text form; moves stay in notation. */
export const parseScenario = (text: string): Scenario => {
  const [head = '', ...lines] = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
  const title = /^\[([^\]]*)\]\s*(.*)$/.exec(head)
  if (!title) throw new Error(`a scenario begins with [rules] and a name, not "${head}"`)
  const refusals: { [move: string]: string } = {}
  const scenario: Mutable<Scenario> & { moves: string[]; expect: Mutable<Expectation> } = {
    name: title[2] as string,
    game: '',
    rule: (title[1] as string).trim(),
    moves: [],
    expect: {},
  }
  for (const line of lines) {
    const [word = '', rest = ''] = [line.split(/\s+/)[0], line.slice(line.split(/\s+/)[0]?.length).trim()]
    if (word === 'game') scenario.game = rest
    else if (word === 'config') scenario.config = readPairs(rest)
    else if (word === 'opening') scenario.opening = rest as Opening
    else if (word === 'seats') scenario.seats = readPairs(rest) as { [seat: string]: number }
    else if (word === '=') readExpectation(scenario.expect, rest)
    else {
      const [, move = line, code] = /^(.*?)\s+!\s+([a-z-]+)$/.exec(line) ?? []
      scenario.moves.push(move)
      if (code) refusals[scenario.moves.length] = code
    }
  }
  return Object.keys(refusals).length ? { ...scenario, expect: { ...scenario.expect, refusals } } : scenario
}
