// The odds of craps: a bet that lasts is a chain of throws, followed by the engine's own `step` from the moment it is made. Odds
// and bets that have travelled are watched apart from the bets that brought them there.

import {
  type AnyGame,
  betNets,
  betsOf,
  type Config,
  type Craps,
  type Event,
  type Move,
  POINTS,
  type Point,
  type Spot,
  type Table,
} from '@tapete/engine'
import type { Asked } from '../analysis.js'
import { type BetOdds, figuresOf, lastsOf } from '../tools/bet-odds.js'
import { cited } from '../tools/cited.js'
import type { Policy } from '../tools/enumerate.js'
import type { Fraction } from '../tools/fraction.js'
import { lasting } from '../tools/lasting.js'
import { must, openTable, SEAT } from '../tools/tables.js'
import { noStake, placeLeast, type Wager, wagersOf } from '../tools/wagers.js'
import { companyOf, until } from './company.js'

/** How many times the line is laid behind it as odds. */
const MULTIPLES = [1, 2, 3, 5, 10]

/** The point, and the seat's bets with what lies on them: nothing else decides. */
export const stands = (table: Table): string => {
  const { point, marks } = (table as Craps).play
  return JSON.stringify([
    point,
    betsOf(table, SEAT).map(({ on, amount }) => [on, amount]),
    marks.filter(({ seat }) => seat === SEAT).map(({ on }) => on),
  ])
}

const numberOf = (on: string): Point => Number(on.split(':')[1]) as Point
const isOf = (bet: string, on: string): boolean => on === bet || on.startsWith(`${bet}:`)

/** A bet on the cloth, and how its player goes on. */
interface Watched {
  readonly table: Table
  readonly stake: number
  readonly policy?: Policy
}

const bet = (on: string, amount: number): Move => ({ by: SEAT, do: 'bet', on, amount })

interface Room {
  readonly game: AnyGame
  readonly open: Table
  wager(on: string): Wager
}

const placed = ({ game, wager }: Room, table: Table, on: string): { table: Table; stake: number } => {
  const laid = placeLeast(game, table, wager(on), undefined)
  if (!laid.ok) throw noStake(game, wager(on), laid.refusal)
  return laid
}

/** The table after the seat bet on a spot and this number came. */
const after = (room: Room, table: Table, number: Point, on?: string): Table => {
  const before = on === undefined ? table : placed(room, table, on).table
  return must(room.game, before, until(room.game, before, [], number))
}

const isTravelled = (on: string): boolean => /^(dont-)?come:/.test(on)
const isOdds = (on: string): boolean => /^(dont-)?pass-odds:/.test(on)

const watch = (room: Room, on: string): Watched => {
  const { open, game } = room
  if (isOdds(on))
    return placed(room, after(room, open, numberOf(on), on.startsWith('dont') ? 'dont-pass' : 'pass-line'), on)
  if (isTravelled(on)) {
    const box = on.split(':')[0] as string
    const point = after(room, open, POINTS.find((each) => each !== numberOf(on)) as Point)
    const table = after(room, point, numberOf(on), box)
    return { table, stake: betsOf(table, SEAT).reduce((sum, { amount }) => sum + amount, 0) }
  }
  if (on === 'come' || on === 'dont-come') return placed(room, after(room, open, POINTS[0]), on)
  const laid = placed(room, open, on)
  if (!on.startsWith('hard')) return laid
  // Only throws it plays in are counted.
  return { ...laid, table: must(game, laid.table, [{ by: SEAT, do: 'mark', on, as: 'on' }]) }
}

/** Takes back what a 12 left where it was: the push is a result then, and not another throw. */
const takesBack =
  (on: string, from: number): Policy =>
  (table) => {
    const pushed = betsOf(table, SEAT).find((each) => each.on === on)
    const stays =
      table.phase === 'betting' && table.round > from && (on === 'dont-come' || (table as Craps).play.point === null)
    return pushed && stays ? { by: SEAT, do: 'withdraw', on, amount: pushed.amount } : undefined
  }

const followed = ({ game }: Room, { table, policy }: Watched, counts: (on: string) => boolean) => {
  const company = companyOf(game)
  return lasting({
    ...{ game, table, seat: SEAT, stands },
    policy: (now) => policy?.(now) ?? company(now),
    netOf: (events: readonly Event[]) =>
      Object.entries(betNets(events)).reduce((sum, [name, net]) => {
        const [seat, on = ''] = name.split(' ')
        return seat === SEAT && counts(on) ? sum + net : sum
      }, 0),
    isOver: (now) =>
      (now as Craps).play.roll === null && !betsOf(now, SEAT).some(({ on }) => counts(on)) && now.phase !== 'rolling',
  })
}

const rowOf = (room: Room, spot: Spot, choice?: 'back' | 'stays'): BetOdds => {
  const watched = watch(room, spot.id)
  const policy = choice === 'back' ? takesBack(spot.id, watched.table.round) : undefined
  const { nets, answers } = followed(room, policy ? { ...watched, policy } : watched, (on) => isOf(spot.id, on))
  return {
    bet: choice === 'stays' ? `${spot.id}:stays` : spot.id,
    kind: spot.kind,
    covers: spot.covers,
    pays: `${spot.pays.num}:${spot.pays.den}`,
    ...(choice ? { choice } : {}),
    ...(isTravelled(spot.id) ? { reached: true } : {}),
    ...figuresOf(nets, watched.stake),
    lasts: lastsOf(nets, watched.stake, answers),
    ...cited(spot.cite),
  }
}

interface Both {
  readonly line: 'pass-line' | 'dont-pass'
  readonly odds: 'pass-odds' | 'dont-pass-odds'
}

/** Divides by all the odds there are, and by the share of come-outs that set a point. */
const WHOLE = 30

/** The line with odds behind it as soon as there is a point, per unit of what is staked on average. */
const combined = (room: Room, { line, odds }: Both, multiple: number): BetOdds => {
  const { game, open } = room
  const unit = (open.config.chip as number) * WHOLE
  const stake = Math.ceil(Math.max(unit, open.limits[line]?.min ?? 0) / unit) * unit
  const back = line === 'dont-pass' ? takesBack(line, open.round) : () => undefined
  const lays: Policy = (table) => {
    const { point } = (table as Craps).play
    const mine = betsOf(table, SEAT).map(({ on }) => on)
    const isDue =
      table.phase === 'betting' && point !== null && mine.includes(line) && !mine.includes(`${odds}:${point}`)
    return isDue ? bet(`${odds}:${point}`, stake * multiple) : undefined
  }
  const table = must(game, open, [bet(line, stake)])
  const { nets, answers } = followed(room, { table, stake, policy: (now) => lays(now) ?? back(now) }, () => true)
  // Two come-outs of three set a point.
  const average = stake + (stake * multiple * 2) / 3
  return {
    bet: `${line}+odds:${multiple}`,
    kind: line,
    covers: [],
    pays: '',
    units: (3 + 2 * multiple) / 3,
    ...figuresOf(nets, average),
    lasts: lastsOf(nets, average, answers),
    ...cited(line === 'pass-line' ? 'CR-67' : 'CR-68'),
  }
}

const BOTH: readonly Both[] = [
  { line: 'pass-line', odds: 'pass-odds' },
  { line: 'dont-pass', odds: 'dont-pass-odds' },
]

/** What may be laid at this table, and in which company: two seats at least. */
const roomOf = (game: AnyGame, given: Config): Room => {
  const config = { ...given, seats: Math.max(2, given.seats as number) }
  const wagers = new Map(wagersOf(game, config, {}).map((wager) => [wager.bet, wager]))
  return { game, open: openTable(game, config), wager: (on) => wagers.get(on) as Wager }
}

const allowsMultiple = ({ open }: Room, { line, odds }: Both, multiple: number): boolean => {
  const most = (open.config as Craps['config']).oddsMultiple
  const unlimited = Object.entries(open.limits).every(
    ([kind, { max }]) => max === null || !(kind === line || kind.startsWith(odds)),
  )
  return (
    unlimited && open.config.playerMax === null && open.config.tableMax === null && (most === null || multiple <= most)
  )
}

type Row = readonly [name: string, make: () => BetOdds]

const rows = (room: Room, config: Config): readonly Row[] => [
  ...room.game.bets(config as Craps['config']).flatMap((spot): Row[] => {
    if (spot.id !== 'dont-pass' && spot.id !== 'dont-come') return [[spot.id, () => rowOf(room, spot)]]
    return [
      [spot.id, () => rowOf(room, spot, 'back')],
      [`${spot.id}:stays`, () => rowOf(room, spot, 'stays')],
    ]
  }),
  ...BOTH.flatMap((both) =>
    MULTIPLES.filter((multiple) => allowsMultiple(room, both, multiple)).map(
      (multiple): Row => [`${both.line}+odds:${multiple}`, () => combined(room, both, multiple)],
    ),
  ),
]

export const crapsBets = (game: AnyGame, config: Config, { only, onProgress }: Asked = {}): readonly BetOdds[] => {
  const wanted = rows(roomOf(game, config), config).filter(([name]) => only?.(name) ?? true)
  return wanted.map(([, make], index) => {
    const row = make()
    onProgress?.(index + 1, wanted.length)
    return row
  })
}

/** How many throws a hand has on average: from the first come-out of a shooter to the seven that ends it. */
export const throwsOfAHand = (game: AnyGame, config: Config): Fraction => {
  const room = roomOf(game, config)
  const { table, stake } = placed(room, room.open, 'pass-line')
  const company = companyOf(game)
  return lasting({
    ...{ game, table, seat: SEAT },
    stands: (now) => String((now as Craps).play.point),
    policy: (now) => {
      const { point, shooter } = (now as Craps).play
      const bare = now.phase === 'betting' && point === null && shooter === SEAT && betsOf(now, SEAT).length === 0
      return bare ? bet('pass-line', stake) : company(now)
    },
    netOf: () => 0,
    isOver: (now) => now.phase === 'idle' && (now as Craps).play.shooter !== SEAT,
  }).answers
}
