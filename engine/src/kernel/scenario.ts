// Scenarios: a game, what is done, and what must come out. As JSON for files, as text for people.

import { isSeat, type SeatId, seat } from './actors.js'
import type { Account, Event, Game, Json, Kind, Move, Refusal } from './contract.js'
import { awaited, GO_ON, GO_ON_ANSWERING, silenceAt, staffMove } from './going-on.js'
import type { Money } from './money.js'
import { formatMove, parseMove } from './notation.js'
import { replay } from './replay.js'
import { configure } from './settings.js'
import { betweenRounds, type Table } from './table.js'

/** `betting`: staffed, open, seats filled, a round started. `open`: no round yet. `none`: sealed and empty. */
export const OPENINGS = ['betting', 'open', 'none'] as const
export type Opening = (typeof OPENINGS)[number]

/** A move, as data or in notation, or one of the two forms of `...` (going-on.ts). */
export type ScenarioMove = Move | string

/** Stands for every code where a refusal is expected: the move must be refused, whatever the reason. */
export const ANY_CODE = 'any'

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
  /** Moves that must be refused, by their number (the first is 1), with the code, or `any`. */
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

export interface Difference {
  readonly what: string
  /** What of the scenario it is about, as a JSON pointer: `/moves/2`, `/expect/net/seat:1`. */
  readonly at: string
}

export interface Outcome {
  readonly passed: boolean
  /** Empty when it passed. */
  readonly differences: readonly Difference[]
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

type GoOn = typeof GO_ON | typeof GO_ON_ANSWERING
type Read = Move | GoOn

const isGoOn = (written: ScenarioMove): written is GoOn => written === GO_ON || written === GO_ON_ANSWERING

/** The moves as data, or what is wrong with the first that cannot be read. */
const readMoves = <G extends Kind>(game: Game<G>, written: readonly ScenarioMove[]): Read[] | Difference => {
  const moves: Read[] = []
  for (const [index, each] of written.entries()) {
    if (typeof each !== 'string' || isGoOn(each)) {
      moves.push(each)
      continue
    }
    const at = `/moves/${index}`
    if (each.startsWith(GO_ON)) return { at, what: `"${GO_ON}" takes nothing or "answering", in "${each}"` }
    const parsed = parseMove(game, each)
    if (!parsed.ok) return { at, what: parsed.error }
    moves.push(parsed.move)
  }
  return moves
}

/** A table on its way through a scenario. */
interface Course<G extends Kind> {
  state: Table<G>
  readonly log: Move[]
  readonly events: Event[]
}

const take = <G extends Kind>(game: Game<G>, course: Course<G>, move: Move): Refusal | undefined => {
  const step = game.step(course.state, move)
  if (!step.ok) return step.refusal
  course.state = step.state
  course.log.push(move)
  course.events.push(...step.events)
  return undefined
}

/** Lets staff go on; gives what kept it from going on, or undefined. */
const goOn = <G extends Kind>(game: Game<G>, course: Course<G>, answering: boolean): string | undefined => {
  while (!betweenRounds(course.state)) {
    if (!answering && silenceAt(game, course.state)) return undefined
    const next = staffMove(game, course.state)
    if (!next) return undefined
    const refusal = take(game, course, next)
    if (refusal) return `${formatMove(game, next)} refused: ${refusal.code}`
  }
  return undefined
}

/** What is missing where `...` stopped for a player and nobody goes on from there. */
const unanswered = <G extends Kind>(
  game: Game<G>,
  { state }: Course<G>,
  next: Read | undefined,
  expect: Expectation,
  refused: string | undefined,
): string | undefined => {
  const silence = betweenRounds(state) ? undefined : silenceAt(game, state)
  if (!silence) return undefined
  // Whoever says in which phase the table is left knows that it waits.
  if (next === undefined && expect.phase === state.phase) return undefined
  if (next !== undefined && !isGoOn(next) && (next.by !== 'chance' || refused !== undefined)) return undefined
  const instead = silence.instead ? `, or "${formatMove(game, silence.instead)}"` : ''
  return `the table waits for ${awaited(game, state)}: write what is decided${instead}, or "${GO_ON_ANSWERING}"`
}

/** Whether a move was refused as expected; otherwise what came instead. */
const unexpected = (refusal: Refusal | undefined, expected: string | undefined): string | undefined => {
  if (refusal?.code === expected || (refusal && expected === ANY_CODE)) return undefined
  const wanted = expected === undefined ? 'accepted' : expected === ANY_CODE ? 'refused' : `refused: ${expected}`
  return `expected ${wanted}, was ${refusal ? `refused: ${refusal.code} (${refusal.cite})` : 'accepted'}`
}

/** Makes the moves one after another, until one comes out otherwise in a way that leaves nothing to go on from. */
const follow = <G extends Kind>(
  game: Game<G>,
  course: Course<G>,
  moves: readonly Read[],
  expect: Expectation,
): Difference[] => {
  const differences: Difference[] = []
  for (const [index, move] of moves.entries()) {
    const differs = (what: string) => differences.push({ what: `move ${index + 1}${what}`, at: `/moves/${index}` })
    const expected = expect.refusals?.[index + 1]
    if (isGoOn(move)) {
      if (expected) differs(' is left to staff and cannot be refused')
      const kept =
        goOn(game, course, move === GO_ON_ANSWERING) ??
        unanswered(game, course, moves[index + 1], expect, expect.refusals?.[index + 2])
      if (!kept) continue
      differs(`: ${kept}`)
      break
    }
    const refusal = take(game, course, move)
    const instead = unexpected(refusal, expected)
    if (!instead) continue
    differs(`: ${formatMove(game, move)}: ${instead}`)
    if (refusal) break
  }
  for (const number of Object.keys(expect.refusals ?? {}))
    if (Number(number) < 1 || Number(number) > moves.length)
      differences.push({
        what: `refusal expected at move ${number}, which does not exist`,
        at: `/expect/refusals/${number}`,
      })
  return differences
}

export const runScenario = <G extends Kind>(game: Game<G>, scenario: Scenario): Outcome => {
  const failed = (what: string, at: string): Outcome => ({
    passed: false,
    differences: [{ what, at }],
    events: [],
    log: [],
  })
  const configured = configure(game.settings, scenario.config)
  if (!configured.ok)
    return failed(`config: ${configured.option} ${configured.why}`, pointer('config', configured.option))
  const moves = readMoves(game, scenario.moves)
  if (!Array.isArray(moves)) return failed(moves.what, moves.at)

  const made = moves.filter((move): move is Move => !isGoOn(move))
  const opening: Course<G> = { state: game.open(configured.config), log: [], events: [] }
  for (const move of openingOf(game, configured.config, scenario.opening ?? 'betting', seatsOf(scenario, made))) {
    const refusal = take(game, opening, move)
    if (refusal)
      return failed(
        `opening: ${formatMove(game, move)} refused: ${refusal.code}`,
        isSeat(move.by) ? pointer('seats', move.by) : '/opening',
      )
  }
  const course: Course<G> = { ...opening, events: [] }
  const differences = follow(game, course, moves, scenario.expect)
  const { log, events } = course
  const state = course.state as Table
  differences.push(...compare(scenario.expect, state, opening.state.accounts, events))
  return { passed: differences.length === 0, differences, state, events, log }
}

/** Where something stands in a scenario (RFC 6901). */
export const pointer = (...path: readonly string[]): string =>
  path.map((part) => `/${part.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')

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

const compare = (
  expect: Expectation,
  state: Table,
  before: Table['accounts'],
  events: readonly Event[],
): Difference[] => {
  const differences: Difference[] = []
  const check = (what: string, expected: Json, actual: Json, ...path: string[]) => {
    if (expected === actual) return
    differences.push({ what: `${what}: expected ${expected}, was ${actual}`, at: pointer('expect', ...path) })
  }
  const checkList = (what: string, actual: readonly string[], part: 'say' | 'events') => {
    const expected = expect[part]
    const difference = expected && parting(expected, actual, part === 'events')
    if (difference) differences.push({ what: `${what} ${difference}`, at: pointer('expect', part) })
  }
  for (const [party, net] of Object.entries(expect.net ?? {}))
    check(`net of ${party}`, net, netOf(events, party), 'net', party)
  const bets = betNets(events)
  for (const [bet, net] of Object.entries(expect.bets ?? {}))
    check(`net of bet ${bet}`, net, bets[bet] ?? null, 'bets', bet)
  if (expect.bank !== undefined) check('bank', expect.bank, (state.accounts.bank ?? 0) - (before.bank ?? 0), 'bank')
  for (const [account, amount] of Object.entries(expect.accounts ?? {}))
    check(`account ${account}`, amount, state.accounts[account] ?? 0, 'accounts', account)
  const phrases = events.filter((event) => event.type === 'said').map((event) => event.phrase as string)
  checkList('phrase', phrases, 'say')
  checkList('event', events.map(label), 'events')
  if (expect.phase !== undefined) check('phase', expect.phase, state.phase, 'phase')
  if (expect.status !== undefined) check('status', expect.status, state.status, 'status')
  return differences
}
