// The laws of a single step: what is offered, what moves, what is told.

import { classOf } from '../kernel/accounts.js'
import { type Actor, isSeat, type SeatId, STAFF, type Viewer } from '../kernel/actors.js'
import type { RuleId } from '../kernel/citations.js'
import type { Change, Event, Game, Kind, Move, Option, Step } from '../kernel/contract.js'
import { groupBy } from '../kernel/lists.js'
import { covers } from '../kernel/moves.js'
import { formatMove, parseMove } from '../kernel/notation.js'
import { heardBy, hears } from '../kernel/secrets.js'
import { type Seat, stakes, type Table } from '../kernel/table.js'
import { seen } from '../kernel/view.js'
import { RULEBOOK, type RuleEntry } from '../rulebook.js'
import { ensure, LawBroken, same } from './ensure.js'
import type { Tried } from './tried.js'

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

const KNOWN: ReadonlySet<string> = new Set(Object.values<RuleEntry>(RULEBOOK).flatMap(({ games }) => games))

/** Whether a game may rest on this rule: one of its own or of the general chapter; a game no regulation names, on any. */
export const mayCite = ({ id, beside = [] }: Pick<Game, 'id' | 'beside'>, cite: RuleId): boolean => {
  const { games }: RuleEntry = RULEBOOK[cite]
  return [id, 'general', ...beside].some((each) => games.includes(each)) || !KNOWN.has(id)
}

/** Every event cites a rule of its game, and none passes money from one seat to another (GEN-28). */
const keepsSeatsApart = <G extends Kind>(game: Game<G>, events: readonly Event[]): void => {
  // A player's bank is played against: what it wins and loses is not given.
  const owner = (account: string) =>
    classOf(game.accounts, account).counts === 'bank' ? undefined : /^seat:\d+/.exec(account)?.[0]
  for (const event of events) {
    ensure(Object.hasOwn(RULEBOOK, event.cite), 'an event cites a rule that exists', () => event)
    ensure(mayCite(game, event.cite), 'an event cites a rule of its game', () => event)
    for (const { from, to } of event.transfers ?? []) {
      const [giver, taker] = [owner(from), owner(to)]
      ensure(!giver || !taker || giver === taker, 'no player gives to another', () => event)
    }
  }
}

/** An event a person hears names nobody but that person. */
const keepsNames = (before: Table, after: Table, events: readonly Event[]): void => {
  const seats = Object.entries({ ...before.seats, ...after.seats }) as [SeatId, Seat][]
  const viewers: Viewer[] = ['public', ...seats.map(([id]) => id)]
  for (const event of events) {
    const text = JSON.stringify(event)
    for (const [id, { player }] of seats.filter(([, taken]) => text.includes(`"${taken.player}"`))) {
      const heard = viewers.filter((viewer) => viewer !== id).flatMap((viewer) => heardBy([event], viewer))
      ensure(!JSON.stringify(heard).includes(`"${player}"`), 'an event names nobody', () => event)
    }
    for (const viewer of [...STAFF, 'regulator'] as const)
      ensure(hears(event, viewer), 'staff hears everything', () => viewer)
  }
}

/** A view never tells what belongs to others. */
export const keepsSecrets = <G extends Kind>(game: Game<G>, s: Table<G>): void => {
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
  }
}

const keepsNotation = <G extends Kind>(game: Game<G>, move: Move): void => {
  const line = formatMove(game, move)
  const parsed = parseMove(game, line)
  const sorted = (value: object) => Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  ensure(parsed.ok && same(sorted(parsed.move), sorted(move)), 'notation round-trips', () => ({ line, parsed, move }))
}

/** What is offered is accepted, and nothing else is; a refusal changes nothing. */
export const keepsOffers = <G extends Kind>(
  game: Game<G>,
  s: Table<G>,
  options: readonly Option[],
  move: Move,
  seenBefore: Tried,
  step: Step<G> = game.step(s, move),
): Step<G> => {
  const offered = options.some((option) => covers(option, move))
  seenBefore.note(move.do, s.phase, step.ok)
  ensure(step.ok === offered, offered ? 'what is offered is accepted' : 'what is not offered is refused', () => ({
    move,
    phase: s.phase,
    status: s.status,
    result: step.ok ? step.events : step.refusal,
  }))
  if (!step.ok) {
    ensure(
      game.refusals.includes(step.refusal.code) && Object.hasOwn(RULEBOOK, step.refusal.cite),
      'a refusal has a code of its game and cites a rule that exists',
      () => step.refusal,
    )
    ensure(mayCite(game, step.refusal.cite), 'a refusal cites a rule of its game', () => step.refusal)
  }
  return step
}

/** What an actor is offered is its part of everything; what staff does for a seat is there when that seat is served. */
export const keepsParts = <G extends Kind>(game: Game<G>, s: Table<G>, options: readonly Option[], by: Actor): void => {
  const served = isSeat(by) ? [undefined] : [undefined, ...(Object.keys(s.seats) as SeatId[])]
  const own = new Set(served.flatMap((id) => game.options(s, by, id).map((option) => JSON.stringify(option))))
  const all = new Set(options.filter((option) => option.by === by).map((option) => JSON.stringify(option)))
  ensure(same([...own].sort(), [...all].sort()), "one actor's options are its part of all", () => ({
    by,
    missing: [...all].filter((option) => !own.has(option)),
    more: [...own].filter((option) => !all.has(option)),
  }))
}

/** What an order holds follows from the time, which whoever makes the move must have told before it (G-22). */
const keepsTime = <G extends Kind>(game: Game<G>, before: Table<G>, move: Move, events: readonly Event[]): void => {
  if (!events.some(({ type }) => type === 'payment-held')) return
  const made = game.rules.find((rule) => rule.do === move.do)
  ensure(made?.countsTime?.(before) === true, 'what may be held is paid by a clock that is right', () => move)
}

/** A move that was taken, and all that holds of it and of the table it leaves. */
export const keepsStep = <G extends Kind>(game: Game<G>, before: Table<G>, move: Move, step: Step<G>): Change<G> => {
  if (!step.ok) throw new LawBroken(`${formatMove(game, move)} refused: ${step.refusal.code}`)
  ensure(game.phases.includes(step.state.phase), 'a table is in a phase of its game', () => step.state.phase)
  keepsMoney(game.accounts, before, step.state, step.events)
  keepsSeatsApart(game, step.events)
  keepsNames(before, step.state, step.events)
  keepsNotation(game, move)
  keepsTime(game, before, move, step.events)
  return step
}
