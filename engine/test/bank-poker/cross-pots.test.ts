// The same with a pot beside the table and a lamp on at every position: whatever goes wrong, the pot and every position end with what is
// theirs, to the peso. A void round is as if nobody had bet on the pot, a void hand as if it had not.

import { type AnyGame, type Event, findTold, logActor, type Move, type Table, type Telling } from '@tapete/engine'
import { describe, expect, it } from 'vitest'
import {
  CASES,
  expected,
  happened,
  irregularOf,
  MACHINE_CASES,
  movesOf,
  SEATS,
  someOf,
  stakesOf,
  withRealCards,
} from './casts.js'
import { type Cast, course, dealtIn, finish, nets, opened, type Played, step } from './driver.js'

const POT = 'pozo'
const BET = 500
const BASE = 1_000_000

const stepped = (game: AnyGame, state: Table, move: Move) => {
  const done = game.step(state, move)
  if (!done.ok) throw new Error(`${JSON.stringify(move)} refused: ${done.refusal.code}`)
  return done
}

/** A pot that this game's table is connected to. */
const newPot = (game: AnyGame, regulation: AnyGame): Table => {
  const config = { credit: BET, min: BET, max: BET, base: BASE, commission: 2000, reserves: [1000], iquique: true }
  const moves = [
    { by: 'room-head', do: 'connect', table: 'mesa', game: game.id },
    { by: 'room-head', do: 'open-pot' },
  ] as const
  const start = regulation.open({ ...defaultsOf(regulation), ...config }) as Table
  return moves.reduce((pot, move) => stepped(regulation, pot, move).state as Table, start)
}

const defaultsOf = ({ settings }: AnyGame) =>
  Object.fromEntries(Object.entries(settings).map(([name, { default: value }]) => [name, value]))

/** The game at a table beside a pot: what either tells the other is done with the move that tells it. */
const beside = (game: AnyGame) => {
  const regulation = findTold(game.beside?.[0] ?? '') as AnyGame
  const pots = new WeakMap<object, Table>()
  const first = newPot(game, regulation)
  const potOf = (table: object): Table => pots.get(table) ?? first
  const joined: AnyGame = {
    ...game,
    step: (state: Table, move: Move) => {
      const done = game.step(state, move)
      if (!done.ok) return done
      let [table, pot] = [done.state as Table, potOf(state)]
      const events: Event[] = [...done.events]
      const waiting = done.events.filter(({ tells }: Event) => tells).map((event: Event) => ({ to: POT, event }))
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const { log: _, ...said } = next.event.tells as Telling
        const back = next.to === POT
        const told = stepped(back ? regulation : game, back ? pot : table, {
          ...said,
          by: logActor(back ? 'mesa' : POT),
        } as Move)
        if (back) pot = told.state as Table
        else {
          table = told.state as Table
          events.push(...told.events)
        }
        for (const event of told.events as Event[]) if (event.tells) waiting.push({ to: back ? 'mesa' : POT, event })
      }
      pots.set(table, pot)
      return { ok: true, state: table, events }
    },
  }
  return { joined, potOf }
}

/** Everybody lights a lamp first, with chips of their own besides what the round asks of them. */
const lit = (cast: Cast, game: AnyGame): Cast => ({
  ...cast,
  game,
  chips: Object.fromEntries(Object.entries(cast.chips).map(([seat, chips]) => [seat, chips + BET])),
  bets: [
    `log:${POT} pot-terms ${game.id} open 1 ${BET} ${BET} ${BET} electronic`,
    ...SEATS.flatMap((seat) => [`croupier buy-credits ${BET} for=${seat}`, `${seat} light ${POT} ${BET}`]),
    ...cast.bets,
  ],
})

const isOf = (seat: string, account: string): boolean => account === seat || account.startsWith(`${seat}/`)

/** What a seat has given to the pot and not had back. */
const sideOf = ({ heard }: Played, seat: string): number =>
  heard
    .flatMap(({ transfers = [] }) => transfers)
    .reduce((sum, { from, to, amount }) => {
      if (from === 'link' && isOf(seat, to)) return sum + amount
      return to === 'link' && isOf(seat, from) ? sum - amount : sum
    }, 0)

/** Of each bet 100 is commission, 40 of the other 400 the reserve's. */
const fed = (bets: number) => ({ main: BASE + bets * 360, commission: bets * 100, 'reserve:1': bets * 40 })

const holdings = ({ accounts }: Table) =>
  Object.fromEntries(['main', 'commission', 'reserve:1'].map((name) => [name, accounts[name] ?? 0]))

const withPot = ({ cast }: { readonly cast: Cast }): boolean => (cast.game.beside ?? []).length > 0
const WITH_POTS = CASES.filter(withPot)

const TABLES = [
  ...WITH_POTS.flatMap((each) => {
    const { joined, potOf } = beside(each.cast.game)
    const cast = lit(each.cast, joined)
    return [
      [each.cast.game.id, cast, potOf] as const,
      [`${each.cast.game.id} with real cards`, withRealCards(cast), potOf] as const,
    ]
  }),
  ...MACHINE_CASES.filter(withPot).map((each) => {
    const { joined, potOf } = beside(each.cast.game)
    return [`${each.cast.game.id} by ${each.by}`, lit(each.cast, joined), potOf] as const
  }),
]

it('seven of the nine games are played beside a pot', () => {
  expect(WITH_POTS).toHaveLength(7)
})

describe.each(TABLES)('%s', (_, cast, potOf) => {
  const { game } = cast
  const tables = course(cast, opened(cast))
  const again: Cast = { same: dealtIn(tables.at(-1) as Played), ...cast }

  it('[PRG-21 PRG-31 PRG-39 PRA-14 PRA-21] takes every side bet and feeds the pot when nothing is wrong', () => {
    const last = tables.at(-1) as Played
    expect(SEATS.map((seat) => sideOf(last, seat))).toEqual(SEATS.map(() => -BET))
    expect(holdings(potOf(last.state))).toEqual(fed(SEATS.length))
  })

  it('[PRG-39 PRA-21] ends with every position’s and the pot’s own, whatever goes wrong, whenever', () => {
    for (const table of someOf(tables)) {
      const plain = nets(SEATS, finish(again, table))
      for (const move of irregularOf(game, table).flatMap(movesOf)) {
        const after = finish(again, step(game, table, move))
        const told = `${String(move.cause)} ${String(move.seat ?? '')} in ${table.state.phase}`
        const isVoid = happened(table, after, 'round-voided').length > 0
        const voided = new Set(happened(table, after, 'hand-voided').map(({ seat }) => seat))
        const isBack = (seat: (typeof SEATS)[number]) => isVoid || voided.has(seat)
        expect(
          SEATS.map((seat) => sideOf(after, seat)),
          told,
        ).toEqual(SEATS.map((seat) => (isBack(seat) ? 0 : -BET)))
        expect(holdings(potOf(after.state)), told).toEqual(fed(SEATS.filter((seat) => !isBack(seat)).length))
        expect((after.state.accounts.link ?? 0) + (potOf(after.state).accounts.link ?? 0), told).toBe(0)
        expect(after.state.play.pots, told).toMatchObject({ bets: [], locked: false, prizes: [] })
        // Another community card makes other hands.
        if (move.cause === 'board-card-seen') continue
        const amounts = expected(move, table, after, plain)
        if (move.cause === 'forbidden-act' && stakesOf(table, move.seat) > 0)
          amounts[String(move.seat)] = (amounts[String(move.seat)] as number) - BET
        expect(nets(SEATS, after), told).toEqual(amounts)
      }
    }
  })
})
