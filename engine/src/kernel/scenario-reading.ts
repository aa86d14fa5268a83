// Reads scenarios from their text form (scenario-text.ts), several in a text: each begins with its `[rules] name`. What cannot
// be read is told with its line.

import type { Json } from './contract.js'
import { type Expectation, OPENINGS, type Opening, pointer, type Scenario } from './scenario.js'
import { parseSetting } from './settings.js'

/** A scenario, and the line of each of its parts by its JSON pointer: `/moves/2`, `/expect/net/seat:1`; the whole is ''. */
export type ReadScenario =
  | { readonly ok: true; readonly scenario: Scenario; readonly lines: ReadonlyMap<string, number> }
  | { readonly ok: false; readonly error: string; readonly line: number }

/** A line that says nothing a scenario can say. */
class Unreadable extends Error {}

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
    if (equals < 0) throw new Unreadable(`expected name=value, not "${text.slice(at).trim()}"`)
    const end = valueEnd(text, equals + 1)
    pairs.push([text.slice(at, equals).trim(), parseSetting(text.slice(equals + 1, end))])
    at = end
  }
  return Object.fromEntries(pairs)
}

const readAmount = (text: string | undefined, of: string): number => {
  if (text === undefined || !/^[+-]?[0-9]+$/.test(text))
    throw new Unreadable(`expected a whole amount for ${of}, not "${text ?? ''}"`)
  return Number(text)
}

const readSeats = (text: string): { [seat: string]: number } =>
  Object.fromEntries(Object.entries(readPairs(text)).map(([id, amount]) => [id, readAmount(String(amount), id)]))

const readOpening = (text: string): Opening => {
  const opening = OPENINGS.find((each) => each === text)
  if (!opening) throw new Unreadable(`the opening is ${OPENINGS.join(', ')}, not "${text}"`)
  return opening
}

const PHRASE = /\s*"(?:[^"\\]|\\.)*"/y

const readPhrases = (text: string): string[] => {
  const phrases: string[] = []
  for (PHRASE.lastIndex = 0; PHRASE.lastIndex < text.trimEnd().length; ) {
    const from = PHRASE.lastIndex
    const [phrase] = PHRASE.exec(text) ?? []
    if (phrase === undefined) throw new Unreadable(`expected phrases in double quotes, not ${text.slice(from).trim()}`)
    phrases.push(JSON.parse(phrase) as string)
  }
  return phrases
}

type Mutable<T> = { -readonly [key in keyof T]: T[key] }

const readNet = (expect: Mutable<Expectation>, part: string): string => {
  const [party = '', amount, ...more] = part.trim().split(/\s+/)
  if (amount === undefined || more.length > 0)
    throw new Unreadable(`expected a party and an amount, as "seat:1 +500", not "${part.trim()}"`)
  if (party === 'bank') {
    expect.bank = readAmount(amount, party)
    return pointer('expect', 'bank')
  }
  expect.net = { ...expect.net, [party]: readAmount(amount, party) }
  return pointer('expect', 'net', party)
}

/** Reads what stands behind `=`; gives what it set, as pointers. */
const readExpectation = (expect: Mutable<Expectation>, line: string): string[] => {
  const [word = '', ...rest] = line.split(/\s+/)
  const text = line.slice(word.length).trim()
  switch (word) {
    case 'bet': {
      const bet = rest.slice(0, -1).join(' ')
      expect.bets = { ...expect.bets, [bet]: readAmount(rest.at(-1), bet || 'a seat and its bet') }
      return [pointer('expect', 'bets', bet)]
    }
    case 'account': {
      const [account = '', amount] = rest
      expect.accounts = { ...expect.accounts, [account]: readAmount(amount, account || 'an account') }
      return [pointer('expect', 'accounts', account)]
    }
    case 'say':
      expect.say = readPhrases(text)
      return [pointer('expect', 'say')]
    case 'events':
      expect.events = text.split(/\s*,\s*/).filter(Boolean)
      return [pointer('expect', 'events')]
    case 'phase':
    case 'status':
      expect[word] = text
      return [pointer('expect', word)]
    default:
      return line.split(',').map((part) => readNet(expect, part))
  }
}

type Draft = Mutable<Scenario> & {
  moves: string[]
  expect: Mutable<Expectation> & { refusals?: { [move: string]: string } }
}

/** Reads one line into the scenario; gives what it set, as pointers. */
const readLine = (scenario: Draft, line: string): string[] => {
  const [word = ''] = line.split(/\s+/)
  const rest = line.slice(word.length).trim()
  switch (word) {
    case 'game':
      scenario.game = rest
      return ['/game']
    case 'config': {
      const config = readPairs(rest)
      scenario.config = { ...scenario.config, ...config }
      return Object.keys(config).map((option) => pointer('config', option))
    }
    case 'opening':
      scenario.opening = readOpening(rest)
      return ['/opening']
    case 'seats': {
      const seats = readSeats(rest)
      scenario.seats = { ...scenario.seats, ...seats }
      return Object.keys(seats).map((id) => pointer('seats', id))
    }
    case '=':
      return readExpectation(scenario.expect, rest)
    default: {
      const [, move = line, code] = /^(.*?)\s+!\s+([a-z-]+)$/.exec(line) ?? []
      scenario.moves.push(move)
      if (code) scenario.expect.refusals = { ...scenario.expect.refusals, [scenario.moves.length]: code }
      return [`/moves/${scenario.moves.length - 1}`]
    }
  }
}

interface Line {
  readonly text: string
  readonly number: number
}

const HEAD = /^\[([^\]]*)\]\s*(.*)$/

const readOne = ([head, ...rest]: readonly Line[]): ReadScenario => {
  const title = HEAD.exec(head?.text ?? '')
  const line = head?.number ?? 1
  if (!title) return { ok: false, error: `a scenario begins with [rules] and a name, not "${head?.text ?? ''}"`, line }
  const [, rule = '', name = ''] = title
  const scenario: Draft = { name, game: '', rule: rule.trim(), moves: [], expect: {} }
  const lines = new Map([['', line]])
  for (const { text, number } of rest)
    try {
      for (const part of readLine(scenario, text)) lines.set(part, number)
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error
      return { ok: false, error: error.message, line: number }
    }
  return { ok: true, scenario, lines }
}

/** Reads a text of scenarios, one after another; moves stay in notation. */
export const readScenarios = (text: string): ReadScenario[] => {
  const blocks: Line[][] = []
  for (const [index, written] of text.split('\n').entries()) {
    const line = { text: written.trim(), number: index + 1 }
    if (line.text === '' || line.text.startsWith('#')) continue
    const block = blocks.at(-1)
    if (block && !HEAD.test(line.text)) block.push(line)
    else blocks.push([line])
  }
  return blocks.map(readOne)
}

/** Reads a text of one scenario; throws where it is none. */
export const parseScenario = (text: string): Scenario => {
  const [read = readOne([]), ...more] = readScenarios(text)
  if (!read.ok) throw new Error(read.error)
  if (more.length > 0) throw new Error(`expected one scenario, not ${more.length + 1}`)
  return read.scenario
}
