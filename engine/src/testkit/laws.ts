// The laws every game keeps, held over random tables. A game adopts them with one line:
//
//   it('keeps the laws of the house', () => keepsTheLaws(myGame))

import { classOf } from '../kernel/accounts.js'
import { type Actor, isSeat, type SeatId, STAFF, seat, type Viewer } from '../kernel/actors.js'
import type { Event, Game, Json, Kind, Move, Option, Step } from '../kernel/contract.js'
import { groupBy } from '../kernel/lists.js'
import { covers } from '../kernel/moves.js'
import { formatMove, parseMove } from '../kernel/notation.js'
import { replay } from '../kernel/replay.js'
import { openingOf } from '../kernel/scenario.js'
import { heardBy, hears } from '../kernel/secrets.js'
import { configure } from '../kernel/settings.js'
import { stakes, type Table } from '../kernel/table.js'
import { seen } from '../kernel/view.js'
import { RULEBOOK } from '../rulebook.js'
import { keepsApart } from './apart.js'
import { type Random, random } from './random.js'
import { keepsSilence } from './silence.js'
import { type Tried, tried } from './tried.js'
import { blindMoveOf, moveOf, nextOption, strayMove } from './wander.js'

export interface LawOptions {
  /** How many random tables. */
  readonly tables?: number
  /** How many moves each. */
  readonly moves?: number
  readonly seed?: number
  /** Configurations to draw from. */
  readonly configs?: readonly { readonly [option: string]: Json }[]
  /** Tables that were played: half of the random ones go on from somewhere in the middle of one. */
  readonly played?: readonly Played[]
}

export interface Played {
  readonly config: { readonly [option: string]: Json }
  readonly log: readonly Move[]
}

export const LAW_CONFIGS: NonNullable<LawOptions['configs']> = [
  {},
  { seats: 3, chip: 100, min: 500, max: 2000 },
  { seats: 2, chip: 1, playerMax: 5000, tableMax: 8000, exactMultiples: true, holdMinutes: 1 },
  { seats: 3, min: 200, instruments: [{ id: 'coupon', authorisation: 'Res. 1' }], exclusionMinutes: 1 },
]

export class LawBroken extends Error {}

export const ensure = (holds: boolean, law: string, detail: () => unknown): void => {
  if (!holds) throw new LawBroken(`${law}: ${JSON.stringify(detail())}`)
}

const freeze = <T>(value: T): T => {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  Object.freeze(value)
  for (const part of Object.values(value)) freeze(part)
  return value
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Money: nothing made, nothing lost, nobody overdrawn, every stake on the cloth accounted for. */
const keepsMoney = (accounts: Game['accounts'], before: Table, after: Table, events: readonly Event[]): void => {
  const moved: Record<string, number> = { ...before.accounts }
  for (const { from, to, amount } of events.flatMap((event) => event.transfers ?? [])) {
    ensure(Number.isSafeInteger(amount) && amount > 0, 'a transfer is a whole amount above zero', () => ({
      from,
      to,
      amount,
    }))
    moved[from] = (moved[from] ?? 0) - amount
    moved[to] = (moved[to] ?? 0) + amount
  }
  ensure(same(moved, after.accounts), 'money moves only through events', () => ({ moved, accounts: after.accounts }))
  const balances = Object.values(after.accounts)
  ensure(balances.reduce((total, amount) => total + amount, 0) === 0, 'money sums to zero', () => after.accounts)
  const staked = groupBy(after.bets, (bet) => bet.seat)
  for (const [account, amount] of Object.entries(after.accounts)) {
    const open = classOf(accounts, account).mayBeNegative === true
    ensure(open || amount >= 0, 'no account is overdrawn', () => ({ account, amount }))
    if (!account.endsWith('/stakes')) continue
    const bets = staked.get(account.slice(0, -'/stakes'.length) as SeatId) ?? []
    const total = bets.reduce((sum, bet) => sum + bet.amount, 0)
    ensure(total === amount, 'stakes are the bets on the cloth', () => ({ account, amount, bets }))
  }
  for (const id of staked.keys()) ensure(stakes(id) in after.accounts, 'every bet has its stake', () => id)
}

/** Every event cites a rule, and none passes money from one seat to another (GEN-28). */
const keepsSeatsApart = (accounts: Game['accounts'], events: readonly Event[]): void => {
  // A player's bank is played against: what it wins and loses is not given.
  const owner = (account: string) =>
    classOf(accounts, account).counts === 'bank' ? undefined : /^seat:\d+/.exec(account)?.[0]
  for (const event of events) {
    ensure(Object.hasOwn(RULEBOOK, event.cite), 'an event cites a rule that exists', () => event)
    for (const { from, to } of event.transfers ?? []) {
      const [giver, taker] = [owner(from), owner(to)]
      ensure(!giver || !taker || giver === taker, 'no player gives to another', () => event)
    }
  }
}

/** A view or an event a person may see never tells what belongs to others. */
const keepsSecrets = <G extends Kind>(game: Game<G>, s: Table<G>, events: readonly Event[]): void => {
  const viewers: Viewer[] = ['public', ...(Object.keys(s.seats) as SeatId[])]
  for (const viewer of viewers) {
    const seats = Object.fromEntries(
      Object.entries(s.seats).map(([id, taken]) => [
        id,
        id === viewer ? taken : { ...taken, player: `secret-of-${id}` },
      ]),
    )
    const accounts = Object.fromEntries(
      Object.entries(s.accounts).map(([id, amount]) => [
        id,
        id === viewer || id.startsWith(`${viewer}/`) ? amount : 777_111_777,
      ]),
    )
    const holds = s.holds.map((hold) =>
      hold.seat === viewer && hold.player === s.seats[hold.seat]?.player
        ? hold
        : { ...hold, player: 'secret-name', amount: 777_111_777 },
    )
    const disputes = s.disputes.map((dispute) =>
      dispute.by === viewer && dispute.player === s.seats[viewer as SeatId]?.player
        ? dispute
        : { ...dispute, about: 'secret-words' },
    )
    const staff = { croupier: ['secret-name'], 'pit-boss': ['secret-name'] }
    const shown = JSON.stringify(seen(game.view({ ...s, seats, accounts, holds, disputes, staff }), viewer))
    ensure(!/secret-|777111777/.test(shown), `${viewer} sees only what is theirs`, () => shown)
    for (const event of heardBy(events, viewer))
      for (const taken of Object.values(s.seats))
        ensure(
          taken === s.seats[viewer as SeatId] || !JSON.stringify(event).includes(`"${taken.player}"`),
          'an event names nobody',
          () => event,
        )
  }
  for (const viewer of [...STAFF, 'regulator'] as const)
    ensure(
      events.every((event) => hears(event, viewer)),
      'staff hears everything',
      () => viewer,
    )
}

const keepsNotation = <G extends Kind>(game: Game<G>, move: Move): void => {
  const line = formatMove(game, move)
  const parsed = parseMove(game, line)
  const sorted = (value: object) => Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  ensure(parsed.ok && same(sorted(parsed.move), sorted(move)), 'notation round-trips', () => ({ line, parsed, move }))
}

/** What is offered is accepted, and nothing else is; a refusal changes nothing. */
const keepsOffers = <G extends Kind>(
  game: Game<G>,
  s: Table<G>,
  options: readonly Option[],
  move: Move,
  seenBefore: Tried,
): Step<G> => {
  const step = game.step(s, move)
  const offered = options.some((option) => covers(option, move))
  seenBefore.note(move.do, s.phase, step.ok)
  ensure(step.ok === offered, offered ? 'what is offered is accepted' : 'what is not offered is refused', () => ({
    move,
    phase: s.phase,
    status: s.status,
    result: step.ok ? step.events : step.refusal,
  }))
  if (!step.ok)
    ensure(
      game.refusals.includes(step.refusal.code) && Object.hasOwn(RULEBOOK, step.refusal.cite),
      'a refusal has a code of its game and cites a rule that exists',
      () => step.refusal,
    )
  return step
}

/** What an actor is offered is its part of everything; what staff does for a seat is there when that seat is served. */
const keepsParts = <G extends Kind>(game: Game<G>, s: Table<G>, options: readonly Option[], by: Actor): void => {
  const served = isSeat(by) ? [undefined] : [undefined, ...(Object.keys(s.seats) as SeatId[])]
  const own = new Set(served.flatMap((id) => game.options(s, by, id).map((option) => JSON.stringify(option))))
  const all = new Set(options.filter((option) => option.by === by).map((option) => JSON.stringify(option)))
  ensure(same([...own].sort(), [...all].sort()), "one actor's options are its part of all", () => ({
    by,
    missing: [...all].filter((option) => !own.has(option)),
    more: [...own].filter((option) => !all.has(option)),
  }))
}

const APART_EVERY = 4

/** The moves a random table begins with: none, an opened table, or some of one that was played before. */
const beginning = <G extends Kind>(
  game: Game<G>,
  config: G['config'],
  before: Played | undefined,
  dice: Random,
): readonly Move[] => {
  if (before) return before.log.slice(0, 1 + dice.below(before.log.length))
  if (dice.chance(0.1)) return []
  const seats = Object.fromEntries(
    Array.from({ length: Math.min(config.seats, 1 + dice.below(2)) }, (_, index) => [seat(index + 1), 100_000]),
  )
  return openingOf(game, config, 'betting', seats)
}

const playTable = <G extends Kind>(
  game: Game<G>,
  config: G['config'],
  before: Played | undefined,
  moves: number,
  dice: Random,
  seenBefore: Tried,
): void => {
  let state = freeze(game.open(config))
  // Some tables get on with it, so that the end of a long round is seen as well as its beginning.
  const haste = dice.pick([0.35, 0.35, 0.85])
  const log: Move[] = []
  const heard: Event[] = []
  const take = (move: Move, step = game.step(state, move)): void => {
    if (!step.ok) throw new LawBroken(`${formatMove(game, move)} refused: ${step.refusal.code}`)
    ensure(game.phases.includes(step.state.phase), 'a table is in a phase of its game', () => step.state.phase)
    keepsMoney(game.accounts, state, step.state, step.events)
    keepsSeatsApart(game.accounts, step.events)
    keepsNotation(game, move)
    if (log.length % APART_EVERY === 0 && game.apart?.(config)) keepsApart(game, state, freeze(step.state))
    state = freeze(step.state)
    log.push(move)
    heard.push(...step.events)
  }
  for (const move of beginning(game, config, before, dice)) {
    seenBefore.note(move.do, state.phase, true)
    take(move)
  }
  for (let count = 0; count < moves; count += 1) {
    const options = game.options(state)
    keepsOffers(game, state, options, strayMove(game.rules, options, dice), seenBefore)
    if (count % 8 === 0) keepsParts(game, state, options, dice.pick(options).by)
    const due = game.due(state).map(({ option }) => option)
    const move = moveOf(nextOption(due, options, haste, dice), dice)
    take(move, keepsOffers(game, state, options, move, seenBefore))
  }
  keepsSecrets(game, state, heard)
  const again = replay(game, config, log)
  ensure(again.ok && same(again.state, state) && same(again.events, heard), 'replay equals live', () =>
    log.map((move) => formatMove(game, move)),
  )
  const stored = JSON.parse(JSON.stringify(state)) as Table<G>
  ensure(same(game.options(stored), game.options(state)), 'a stored table is the table', () => stored)
  keepsSilence(game, config, log, dice)
}

/** A table that was played, again: at every phase it meets, every rule that was not tried there before is tried. */
const walkTable = <G extends Kind>(game: Game<G>, { config, log }: Played, dice: Random, seenBefore: Tried): void => {
  const configured = configure(game.settings, config)
  if (!configured.ok) throw new LawBroken(`${configured.option} ${configured.why}`)
  let state = freeze(game.open(configured.config))
  for (const move of log) {
    const options = game.options(state)
    for (const rule of [...seenBefore.untried(state.phase)])
      keepsOffers(game, state, options, blindMoveOf(rule, options, dice), seenBefore)
    const step = keepsOffers(game, state, options, move, seenBefore)
    if (!step.ok) throw new LawBroken(`${formatMove(game, move)} refused: ${step.refusal.code}`)
    state = freeze(step.state)
  }
}

/**
 * Walks the tables that were played, plays random ones, and throws on the first law broken, with the seed that breaks it.
 * Answers what was tried.
 */
export const keepsTheLaws = <G extends Kind>(
  game: Game<G>,
  { tables = 1000, moves = 30, seed = 1, configs = LAW_CONFIGS, played = [] }: LawOptions = {},
): Tried => {
  const seenBefore = tried(game.rules)
  for (const table of played) walkTable(game, table, random(1), seenBefore)
  for (let index = 0; index < tables; index += 1) {
    const dice = random(seed + index)
    const before = played.length > 0 && dice.chance(0.5) ? dice.pick(played) : undefined
    const configured = configure(game.settings, before?.config ?? dice.pick(configs))
    if (!configured.ok) throw new LawBroken(`${configured.option} ${configured.why}`)
    try {
      playTable(game, configured.config, before, moves, dice, seenBefore)
    } catch (error) {
      throw new LawBroken(
        `${game.id}, table ${index + 1} of seed ${seed}: ${error instanceof Error ? error.message : String(error)}`,
      )
    }
  }
  return seenBefore
}
