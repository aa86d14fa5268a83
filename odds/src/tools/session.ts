// A seat that makes the same bets again and again: how it gets ready, what it stakes, what it decides.

import { type AnyGame, betNets, betsOf, type Event, type Move, netOf, type Table } from '@tapete/engine'
import type { BetRequest, RoundsRequest } from '../analysis.js'
import type { Policy } from './enumerate.js'
import type { Habits } from './habits.js'
import { refused, SEAT, take } from './tables.js'
import { noStake, placeLeast, readyTables, stakedBy, type Wager, wagersOf } from './wagers.js'

export interface Line {
  readonly bet: string
  readonly choice?: string
  /** All that is staked on it in a round. */
  readonly stake: number
  readonly spots: readonly string[]
}

export interface Session {
  readonly game: AnyGame
  readonly moves: readonly Move[]
  /** A round started, the seat ready, its stakes on the cloth. */
  readonly staked: Table
  readonly lines: readonly Line[]
  readonly policy: Policy | undefined
}

/** Every even-money bet, or the first of the game. */
const usual = (game: AnyGame, wagers: readonly Wager[], habits: Habits): BetRequest[] => {
  const known = habits.usual?.(game)
  if (known) return known.map((bet) => ({ bet }))
  const spots = wagers.filter(({ spot, bet }) => spot?.id === bet)
  const even = spots.filter(({ spot }) => spot?.pays.num === spot?.pays.den)
  return (even.length ? even : spots.slice(0, 1)).map(({ bet }) => ({ bet }))
}

const named = (game: AnyGame, wagers: readonly Wager[], bet: string): Wager => {
  const wager = wagers.find((each) => each.bet === bet || (each.choice && `${each.spot?.id}:${each.choice}` === bet))
  if (!wager) throw new Error(`${game.id} has no bet ${bet}`)
  return wager
}

interface Laid {
  readonly table: Table
  readonly moves: readonly Move[]
  readonly lines: readonly Line[]
}

type Wanted = { readonly wager: Wager; readonly request: BetRequest }

const layOne = (game: AnyGame, laid: Laid, { wager, request }: Wanted, chips: string | undefined): Laid | Error => {
  const placed =
    request.stake === undefined
      ? placeLeast(game, laid.table, wager, chips)
      : { ...take(game, laid.table, wager.place(request.stake, chips)), stake: request.stake }
  if (!placed.ok)
    return 'move' in placed ? refused(game, placed.move, placed.refusal) : noStake(game, wager, placed.refusal)
  const before = new Map(betsOf(laid.table, SEAT).map((bet) => [bet.on, bet.amount]))
  const spots = betsOf(placed.table, SEAT).filter((bet) => bet.amount !== before.get(bet.on))
  const shared = spots.find((bet) => before.has(bet.on))
  // Results are told apart by their spot.
  if (shared) return new Error(`${game.id}: two bets on ${shared.on}; simulate them apart`)
  const line: Line = {
    bet: request.bet,
    ...(wager.choice ? { choice: wager.choice } : {}),
    stake: stakedBy(placed.table) - stakedBy(laid.table),
    spots: spots.map((bet) => bet.on),
  }
  return {
    table: placed.table,
    moves: [...laid.moves, ...wager.place(placed.stake, chips)],
    lines: [...laid.lines, line],
  }
}

const layAll = (game: AnyGame, table: Table, wanted: readonly Wanted[], chips: string | undefined): Laid | Error => {
  let laid: Laid = { table, moves: [], lines: [] }
  for (const each of wanted) {
    const next = layOne(game, laid, each, chips)
    if (next instanceof Error) return next
    laid = next
  }
  return laid
}

/** What is chosen where the player may choose and the bet does not say. */
const chosenIn = ({ choice }: Habits, { manner }: RoundsRequest): string | undefined => {
  const chosen = choice && manner[choice.name]
  return chosen === undefined ? undefined : String(chosen)
}

/** The player first, then whoever else is at the table. */
export const withOthers = (game: AnyGame, policy: Policy | undefined, habits: Habits): Policy | undefined => {
  const others = habits.others?.(game)
  return policy && others ? (table) => policy(table) ?? others(table) : (policy ?? others)
}

export const openSession = (game: AnyGame, request: RoundsRequest, habits: Habits): Session => {
  const { config, bets } = request
  const wagers = wagersOf(game, config, habits)
  const choice = chosenIn(habits, request)
  const wanted = (bets.length ? bets : usual(game, wagers, habits)).map((each) => {
    const wager = named(game, wagers, each.bet)
    const bare = wager.spot?.id === each.bet
    return { request: each, wager: bare && wager.choice && choice ? { ...wager, choice } : wager }
  })
  const failures: Error[] = []
  for (const { table, chips } of readyTables(game, config, habits)) {
    const laid = layAll(game, table, wanted, chips)
    if (laid instanceof Error) {
      failures.push(laid)
      continue
    }
    const choices = laid.lines.flatMap((line) => {
      const made = line.choice
      return made ? line.spots.map((on) => [on, made] as const) : []
    })
    const policy = withOthers(game, habits.choice?.policy(game, new Map(choices)), habits)
    return { game, moves: laid.moves, staked: laid.table, lines: laid.lines, policy }
  }
  throw failures.at(-1) ?? new Error(`${game.id}: no table could be opened`)
}

export interface Nets {
  readonly total: number
  readonly lines: readonly number[]
}

/** What each line won or lost through these events. */
export const netsOf = ({ game, lines }: Pick<Session, 'game' | 'lines'>, events: readonly Event[]): Nets => {
  const bySpot = Object.entries(betNets(events))
  // A bet that went to a number is told there: `come:6`.
  const isFrom = (on: string, spot: string) => spot === `${SEAT} ${on}` || spot.startsWith(`${SEAT} ${on}:`)
  const nets = lines.map(({ spots }) =>
    bySpot.reduce((total, [spot, net]) => (spots.some((on) => isFrom(on, spot)) ? total + net : total), 0),
  )
  const total = netOf(events, SEAT)
  if (nets.reduce((all, net) => all + net, 0) !== total)
    throw new Error(`${game.id}: the bets won ${nets.join(', ')} and the seat ${total}`)
  return { total, lines: nets }
}
