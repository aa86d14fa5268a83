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

/** Where a JSON value that begins here ends: brackets balanced, those inside a text not counted. */
const valueEnd = (text: string, from: number): number => {
  let [depth, quoted] = [0, false]
  for (let at = from; at < text.length; at += 1) {
    const sign = text[at] as string
    if (quoted && sign === '\\') at += 1
    else if (sign === '"') quoted = !quoted
    else if (!quoted && '[{'.includes(sign)) depth += 1
    else if (!quoted && ']}'.includes(sign)) depth -= 1
    if (!quoted && depth === 0 && (at + 1 === text.length || /\s/.test(text[at + 1] as string))) return at + 1
  }
  return text.length
}

const readPairs = (text: string): { [name: string]: Json } => {
  const pairs: [string, Json][] = []
  for (let at = 0; at < text.length; ) {
    const equals = text.indexOf('=', at)
    if (equals < 0) break
    const end = valueEnd(text, equals + 1)
    pairs.push([text.slice(at, equals).trim(), parseSetting(text.slice(equals + 1, end))])
    at = end
  }
  return Object.fromEntries(pairs)
}

type Mutable<T> = { -readonly [key in keyof T]: T[key] }

const readExpectation = (expect: Mutable<Expectation>, line: string): void => {
  const [word = '', ...rest] = line.split(/\s+/)
  const last = Number(rest.at(-1))
  if (word === 'bet') expect.bets = { ...expect.bets, [rest.slice(0, -1).join(' ')]: last }
  else if (word === 'account') expect.accounts = { ...expect.accounts, [rest[0] as string]: last }
  else if (word === 'say')
    expect.say = [...line.matchAll(/"(?:[^"\\]|\\.)*"/g)].map(([phrase]) => JSON.parse(phrase) as string)
  else if (word === 'events') expect.events = rest.join(' ').split(', ').filter(Boolean)
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
