// Scenarios: a game, what is done, and what must come out. As JSON for files, as text for people.

import { isSeat, type SeatId, seat } from './actors.js'
import type { Account, Event, Game, Json, Kind, Move, Refusal } from './contract.js'
import type { Money } from './money.js'
import { firstMove } from './moves.js'
import { formatMove, parseMove } from './notation.js'
import { replay } from './replay.js'
import { configure } from './settings.js'
import { betweenRounds, type Table } from './table.js'

/** `betting`: staffed, open, seats filled, a round started. `open`: no round yet. `none`: sealed and empty. */
export type Opening = 'betting' | 'open' | 'none'

/** A move, or `...`: staff does what the regulation asks for next, until chance must speak or the round is over. */
export type ScenarioMove = Move | string

export interface Expectation {
  /** What each seat has won or lost, tips included, money brought and taken apart. */
  readonly net?: { readonly [seat: string]: Money }
  /** The same by bet, as `seat:1 red`. */
  readonly bets?: { readonly [bet: string]: Money }
  readonly bank?: Money
  readonly accounts?: { readonly [account: Account]: Money }
  /** Every phrase said, in order. */
  readonly say?: readonly string[]
  /** Every event, in order: its type, or its type, seat and bet, as `collected seat:1 red`. */
  readonly events?: readonly string[]
  readonly phase?: string
  readonly status?: string
  /** Moves that must be refused, by their number (the first is 1), with the code. */
  readonly refusals?: { readonly [move: string]: string }
}

export interface Scenario {
  readonly name: string
  readonly game: string
  /** The rules it shows, by id, separated by spaces. */
  readonly rule: string
  readonly config?: { readonly [option: string]: Json }
  readonly opening?: Opening
  /** Who sits, with how many chips. Seats that move but are not named get a million. */
  readonly seats?: { readonly [seat: string]: Money }
  readonly moves: readonly ScenarioMove[]
  readonly expect: Expectation
}

export interface Outcome {
  readonly passed: boolean
  /** One line a difference; empty when it passed. */
  readonly differences: readonly string[]
  readonly state?: Table
  readonly events: readonly Event[]
  readonly log: readonly Move[]
}

const CHIPS = 1_000_000

/** The moves that bring a sealed table to where a scenario begins. */
export const openingMoves = (opening: Opening, seats: { readonly [seat: string]: Money }): Move[] => {
  if (opening === 'none') return []
  const sitting = Object.entries(seats).flatMap(([id, amount]): Move[] => [
    { by: id as SeatId, do: 'sit', player: `player-${id.slice('seat:'.length)}` },
    ...(amount > 0 ? [{ by: id as SeatId, do: 'buy', amount }] : []),
  ])
  return [
    { by: 'room-head', do: 'post', role: 'pit-boss', person: 'pit-boss-1' },
    { by: 'pit-boss', do: 'post', role: 'croupier', person: 'croupier-1' },
    { by: 'pit-boss', do: 'post', role: 'croupier', person: 'croupier-2' },
    { by: 'pit-boss', do: 'open' },
    ...sitting,
    ...(opening === 'betting' ? [{ by: 'croupier', do: 'start' } as Move] : []),
  ]
}

/** The same at a game's own table: before it starts a round, its staff prepares what the game asks for. */
export const openingOf = <G extends Kind>(
  game: Game<G>,
  config: G['config'],
  opening: Opening,
  seats: { readonly [seat: string]: Money },
): Move[] => {
  // A machine has nobody to post, a pot nobody to seat.
  const moves = openingMoves(opening === 'betting' ? 'open' : opening, seats).filter((move) => has(game, move.do))
  if (opening !== 'betting' || !has(game, 'start')) return moves
  const opened = replay(game, config, moves)
  let state = opened.ok ? opened.state : undefined
  while (state) {
    const next = staffMove(game, state)
    const step = next && game.step(state, next)
    if (!next || !step?.ok) break
    moves.push(next)
    if (next.do === 'start') break
    state = step.state
  }
  return moves
}

const has = ({ rules }: { readonly rules: readonly { readonly do: string }[] }, move: string): boolean =>
  rules.some((rule) => rule.do === move)

const seatsOf = (scenario: Scenario, moves: readonly Move[]): { [seat: string]: Money } => {
  const named = moves.flatMap((move) => [move.by, ...Object.values(move)].filter(isSeat))
  const numbers = [...new Set(named)].map((id) => Number(id.slice('seat:'.length))).sort((a, b) => a - b)
  return { ...Object.fromEntries(numbers.map((number) => [seat(number), CHIPS])), ...scenario.seats }
}

/** What staff does next by itself; undefined when chance must speak or nothing is asked. */
export const staffMove = <G extends Kind>(game: Game<G>, s: Table<G>): Move | undefined => {
  const [due] = game.due(s)
  return due && due.option.by !== 'chance' && !isSeat(due.option.by) ? firstMove(due.option) : undefined
}

export const runScenario = <G extends Kind>(game: Game<G>, scenario: Scenario): Outcome => {
  const failed = (difference: string): Outcome => ({ passed: false, differences: [difference], events: [], log: [] })
  const configured = configure(game.settings, scenario.config)
  if (!configured.ok) return failed(`config: ${configured.option} ${configured.why}`)
  const moves: (Move | '...')[] = []
  for (const written of scenario.moves) {
    const parsed = typeof written === 'string' && written !== '...' ? parseMove(game, written) : undefined
    if (parsed?.ok === false) return failed(parsed.error)
    moves.push(parsed?.move ?? (written as Move | '...'))
  }

  let state = game.open(configured.config)
  const log: Move[] = []
  const events: Event[] = []
  const differences: string[] = []
  const seats = seatsOf(
    scenario,
    moves.filter((move) => move !== '...'),
  )

  const take = (move: Move, heard: Event[]): Refusal | undefined => {
    const step = game.step(state, move)
    if (!step.ok) return step.refusal
    state = step.state
    log.push(move)
    heard.push(...step.events)
    return undefined
  }

  for (const move of openingOf(game, configured.config, scenario.opening ?? 'betting', seats)) {
    const refusal = take(move, [])
    if (refusal) return failed(`opening: ${formatMove(game, move)} refused: ${refusal.code}`)
  }
  const before = state.accounts

  for (const [index, move] of moves.entries()) {
    const number = index + 1
    const expected = scenario.expect.refusals?.[number]
    if (move === '...') {
      if (expected) differences.push(`move ${number} is left to staff and cannot be refused`)
      for (let next = staffMove(game, state); next && !betweenRounds(state); next = staffMove(game, state)) {
        const refusal = take(next, events)
        if (refusal) return failed(`move ${number}: ${formatMove(game, next)} refused: ${refusal.code}`)
      }
      continue
    }
    const refusal = take(move, events)
    if (refusal?.code !== expected) {
      const said = refusal ? `refused: ${refusal.code} (${refusal.cite})` : 'accepted'
      differences.push(
        `move ${number}: ${formatMove(game, move)}: expected ${expected ? `refused: ${expected}` : 'accepted'}, was ${said}`,
      )
      if (refusal) break
    }
  }
  for (const number of Object.keys(scenario.expect.refusals ?? {}))
    if (Number(number) < 1 || Number(number) > moves.length)
      differences.push(`refusal expected at move ${number}, which does not exist`)

  differences.push(...compare(scenario.expect, state as Table, before, events))
  return { passed: differences.length === 0, differences, state: state as Table, events, log }
}

/** What a seat has won or lost through these events: all that crossed between it and the rest, cash apart. */
export const netOf = (events: readonly Event[], party: string): Money => {
  const isMine = (account: Account) => account === party || account.startsWith(`${party}/`)
  const isMoney = (account: Account) => account !== 'cash' && account !== 'promotions'
  let net = 0
  for (const { from, to, amount } of events.flatMap((event) => event.transfers ?? [])) {
    if (isMine(to) && !isMine(from) && isMoney(from)) net += amount
    if (isMine(from) && !isMine(to) && isMoney(to)) net -= amount
  }
  return net
}

/** Net of each bet, as the settlement events tell it. */
export const betNets = (events: readonly Event[]): { [bet: string]: Money } => {
  const nets: { [bet: string]: Money } = {}
  const add = (id: string, on: Json | undefined, amount: number) => {
    nets[`${id} ${String(on)}`] = (nets[`${id} ${String(on)}`] ?? 0) + amount
  }
  for (const event of events) {
    if (event.type === 'collected' || event.type === 'halved')
      add(event.seat as string, event.on as string, -(event.amount as number))
    if (event.type === 'pushed') add(event.seat as string, event.on as string, 0)
    if (event.type === 'paid')
      for (const line of event.lines as { on: string; amount: number }[])
        add(event.seat as string, line.on, line.amount)
  }
  return nets
}

/** Where two lists part, or undefined when they agree. */
const parting = (expected: readonly string[], actual: readonly string[], byType: boolean): string | undefined => {
  const length = Math.max(expected.length, actual.length)
  for (let at = 0; at < length; at += 1) {
    const [want, have] = [expected[at], actual[at]]
    if (want === have || (byType && want !== undefined && have?.split(' ')[0] === want)) continue
    return `${at + 1} of ${length}: expected ${want ?? 'nothing more'}, was ${have ?? 'nothing more'}`
  }
  return undefined
}

const label = (event: Event): string =>
  [event.type, event.seat, event.on].filter((part) => part !== undefined).join(' ')

const compare = (expect: Expectation, state: Table, before: Table['accounts'], events: readonly Event[]): string[] => {
  const differences: string[] = []
  const check = (what: string, expected: Json, actual: Json) => {
    if (expected !== actual) differences.push(`${what}: expected ${expected}, was ${actual}`)
  }
  const checkList = (what: string, expected: readonly string[] | undefined, actual: readonly string[]) => {
    const difference = expected && parting(expected, actual, what === 'event')
    if (difference) differences.push(`${what} ${difference}`)
  }
  for (const [party, net] of Object.entries(expect.net ?? {})) check(`net of ${party}`, net, netOf(events, party))
  const bets = betNets(events)
  for (const [bet, net] of Object.entries(expect.bets ?? {})) check(`net of bet ${bet}`, net, bets[bet] ?? null)
  if (expect.bank !== undefined) check('bank', expect.bank, (state.accounts.bank ?? 0) - (before.bank ?? 0))
  for (const [account, amount] of Object.entries(expect.accounts ?? {}))
    check(`account ${account}`, amount, state.accounts[account] ?? 0)
  const phrases = events.filter((event) => event.type === 'said').map((event) => event.phrase as string)
  checkList('phrase', expect.say, phrases)
  checkList('event', expect.events, events.map(label))
  if (expect.phase !== undefined) check('phase', expect.phase, state.phase)
  if (expect.status !== undefined) check('status', expect.status, state.status)
  return differences
}
