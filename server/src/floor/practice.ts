// Practice: a table of one's own, where the player sets the pace. `continue` does what staff and chance owe, up to the
// next moment at which the player has a say; with `step: 'one'` a single thing of it, with `step: 'hand'` only what
// follows of itself, so that nothing is decided for the player and the last cards stay to be looked at.

import { randomUUID } from 'node:crypto'
import {
  type AnyGame,
  betweenRounds,
  type Event,
  findIn,
  firstMove,
  isSeat,
  type Json,
  type Move,
  natureOf,
  type RuleFacts,
  type SeatId,
  seat,
} from '@tapete/engine'
import { type Clock, dateOf } from '../clock/clock.js'
import { type Pool, run, statement } from '../database/pool.js'
import type { Dealer } from '../draws/dealer.js'
import { balance, practiceOf as chipsOf, move as issue, openAccount, PRACTICE } from '../ledger/ledger.js'
import { keyOf } from '../robots/attendant.js'
import { TableAside } from '../tables/aside.js'
import type { Answer, No } from '../tables/command.js'
import { type LogEntry, readAnswer } from '../tables/log.js'
import type { Replica } from '../tables/replica.js'
import type { Tables } from '../tables/tables.js'
import { seatOfPerson } from './acting.js'
import { companionsIn, companionsOf, nextAlong } from './companions.js'
import type { Act, Person, Practice } from './floor.js'
import { openTable } from './opening.js'
import { no } from './refusals.js'
import type { Seating } from './seating.js'

export const CONTINUE = 'continue'
const ROOM = 'practice'
const STEPS_MAX = 200
export const PRACTICE_CHIPS = 1_000_000
/** What lies in front of the player when the table opens: nobody buys chips that are worth nothing. */
export const PRACTICE_STACK = 100_000

/** What nobody touches for so long makes place for others when there is none left. */
const IDLE_MS = 10 * 60_000

export interface PracticeLimits {
  /** Practice tables that are open at the same time, of one person and of all. */
  readonly each: number
  readonly all: number
}

/** A person may try every game of a house in one sitting. */
export const PRACTICE_LIMITS: PracticeLimits = { each: 20, all: 1_000 }

const OLD = statement(
  'floor-practice-old',
  `select p.table_id as id, p.owner from floor_practice p join game_table t on t.id = p.table_id,
       lateral (select coalesce(
         (select l.at from log_entry l where l.table_id = t.id order by l.seq desc limit 1), t.created_at) as at) touched
    where touched.at < $3::timestamptz - $1 * interval '1 millisecond' and ($2::bigint is null or p.owner = $2)
    order by touched.at limit 50`,
)
const OPENED = statement('floor-practice-opened', `insert into floor_practice (table_id, owner) values ($1, $2)`)
const COUNT = statement(
  'floor-practice-count',
  'select count(*) filter (where owner = $1)::int as own, count(*)::int as all from floor_practice',
)
const OWN = statement(
  'floor-practice-own',
  `select p.table_id as id from floor_practice p join game_table t on t.id = p.table_id
    where p.owner = $1 order by t.created_at desc, t.id`,
)
const PUT_AWAY = statement('floor-practice-away', 'delete from floor_practice where table_id = $1')

export interface PracticeTable {
  readonly id: string
  readonly game: string
  readonly title: { readonly es: string; readonly en: string }
  readonly round: number
}

export interface PracticeTables {
  /** What this person has open, the last opened first. */
  of(person: Person): Promise<readonly PracticeTable[]>
  open(person: Person, game: string, config?: { readonly [option: string]: Json }): Promise<Practice>
  go(person: Person, table: string, act: Act): Promise<Answer>
  /** Plays out, cashes and puts away what nobody touched for so long; answers how many. */
  tidy(idleMs: number): Promise<number>
}

const ruleOf = ({ rules }: AnyGame, move: string): RuleFacts | undefined => rules.find((rule) => rule.do === move)

/** What its player is asked in the course of a round; chips and seats are nobody's question. */
const saysOf = ({ row, game, state }: Replica): ReadonlySet<string> => {
  const own = row.owner === null ? undefined : seatOfPerson(state, row.owner)
  const offered = own ? game.options(state, own).map((option) => option.do) : []
  return new Set(offered.filter((name) => natureOf(game, name) === 'decision'))
}

/** Nothing goes on without the player: where bets cannot be closed yet, why not. */
const waits = ({ game, state, version }: Replica): No => {
  const { phase } = state
  for (const { do: name, by, pace, fields } of game.rules) {
    const [role] = by
    if (pace !== 'bets' || !role || Object.keys(fields).length > 0) continue
    const closed = game.step(state, { by: role, do: name } as Move)
    if (closed.ok || closed.refusal.code === 'not-now') continue
    const { code, cite, params } = closed.refusal
    return no('waits-for-you', { ...params, phase, because: code }, cite, version)
  }
  return no('waits-for-you', { phase }, undefined, version)
}

/** Whether its player is asked something that was not asked a step before. */
const hasSay = (before: Replica, now: Replica): boolean => {
  const could = saysOf(before)
  return [...saysOf(now)].some((name) => !could.has(name))
}

export interface PracticeOptions {
  readonly pool: Pool
  readonly tables: Tables
  readonly dealer: Dealer
  readonly seating: Seating
  readonly clock: Clock
  /** What the house offers. */
  readonly games: readonly AnyGame[]
  readonly limits?: PracticeLimits
}

export const practiceOf = (options: PracticeOptions): PracticeTables => {
  const { pool, tables, dealer, seating, games, clock, limits = PRACTICE_LIMITS } = options
  const companions = companionsOf(pool, tables)
  /** What each person opens at this moment. */
  const opening = new Map<number, Promise<void>>()

  /** What was done under a key, step by step, as it was answered then. */
  const doneUnder = async (table: string, key: string): Promise<Answer | undefined> => {
    const entries: LogEntry[] = []
    for (let step = 0; step < STEPS_MAX; step++) {
      const entry = (await readAnswer(pool, table, keyOf(table, step, key)))?.entry
      if (!entry) break
      entries.push(entry)
    }
    const last = entries.at(-1)
    return last && { ok: true, version: last.seq, events: entries.flatMap(({ events }) => events), repeated: true }
  }

  const go: PracticeTables['go'] = async (person, table, { move, key, expected }) => {
    const first = await tables.load(table)
    if (!first) return no('no-such-table', { table })
    if (first.row.mode !== 'practice') return no('not-practice', {}, undefined, first.version)
    if (first.row.owner !== person.id) return no('private-table', {}, undefined, first.version)
    // Asked again under the same key: it was done, and goes no further than the first time.
    const before = await doneUnder(table, key)
    if (before) return before
    if (expected !== undefined && expected !== first.version)
      return no('version-conflict', { version: first.version }, undefined, first.version)
    const events: Event[] = []
    let now = first
    let waiting = [...companionsIn(now)]
    for (let step = 0; step < STEPS_MAX; step++) {
      const along = nextAlong(now, waiting)
      if (along) {
        const answer = await companions.send(now, along, keyOf(table, step, key))
        if (!answer.ok) return answer
        events.push(...answer.events)
        const before = now
        now = (await tables.current(table)) ?? now
        // What the others do while their neighbour is asked is seen before anything else happens.
        const shown = waiting.length === 0 && saysOf(now).size > 0
        if (shown || hasSay(before, now) || move.step === 'one') break
        continue
      }
      waiting = [...companionsIn(now)]
      const [due] = now.game.due(now.state)
      const rule = due && ruleOf(now.game, due.option.do)
      // What the croupier does for a player who does not answer is only done when that is what was asked for, and before
      // the cards are taken away their player looks at them.
      const goesOn = step > 0 || move.step === 'hand'
      if (goesOn && (due?.waitsFor !== undefined || rule?.lastLook)) break
      const made = due && !isSeat(due.option.by) ? firstMove(due.option) : undefined
      if (!due || !rule || !made)
        return step > 0 ? { ok: true, version: now.version, events, repeated: false } : waits(now)
      const answer =
        made.by === 'chance'
          ? await dealer.deal(table, keyOf(table, step, key))
          : await tables.command({ table, key: keyOf(table, step, key), person: null, role: made.by, move: made })
      if (answer && !answer.ok) return answer
      events.push(...(answer?.events ?? []))
      const next = await tables.current(table)
      if (!next) break
      const before = now
      now = next
      const begun = rule.pace === 'between'
      // Preparing a shoe is no round: that goes on until bets are open.
      const over = betweenRounds(now.state) && !betweenRounds(before.state) && !rule.lastLook
      if (begun || over || hasSay(before, now) || move.step === 'one') break
    }
    return { ok: true, version: now.version, events, repeated: false }
  }

  /** Chips enough to begin with, each time; they are worth nothing elsewhere. */
  const fill = async (person: number, table: string): Promise<void> => {
    const purse = chipsOf(person)
    await openAccount(pool, purse)
    const missing = PRACTICE_CHIPS - ((await balance(pool, purse)) ?? 0)
    if (missing > 0)
      await issue(pool, { kind: 'practice', key: `practice:${table}`, from: PRACTICE, to: purse, amount: missing })
  }

  const putAway = async (id: string, owner: number): Promise<void> => {
    const person: Person = { id: owner, role: 'player' }
    for (let round = 0; round < STEPS_MAX; round++) {
      const replica = await tables.load(id)
      if (!replica || (betweenRounds(replica.state) && replica.state.bets.length === 0)) break
      const done = await go(person, id, { move: { do: CONTINUE }, key: randomUUID() })
      // A disc that waits for a bet owes nothing: nothing is on the cloth either.
      if (!done.ok) break
    }
    await seating.leave(person, id)
    await companions.go(id)
    await run(pool, PUT_AWAY, [id])
  }

  const putAwayIdle = async (idleMs: number, owner: number | null): Promise<number> => {
    const old = await run<{ id: string; owner: number }>(pool, OLD, [idleMs, owner, dateOf(clock)])
    for (const each of old)
      try {
        await putAway(each.id, each.owner)
      } catch (error) {
        // Its chips are no money: one that is broken is put away as it lies.
        if (!(error instanceof TableAside)) throw error
        await run(pool, PUT_AWAY, [each.id])
      }
    return old.length
  }

  /** Why this person may not have one more; what they, or anybody, left lying makes place first. */
  const full = async (person: Person): Promise<No | undefined> => {
    const counted = async () => (await run<{ own: number; all: number }>(pool, COUNT, [person.id]))[0]
    const isFull = async () => {
      const { own = 0, all = 0 } = (await counted()) ?? {}
      if (own >= limits.each) return no('practice-tables-open', { limit: limits.each })
      return all >= limits.all ? no('practice-full', { limit: limits.all }) : undefined
    }
    const first = await isFull()
    if (!first) return undefined
    const left = await putAwayIdle(IDLE_MS, first.refusal.code === 'practice-full' ? null : person.id)
    return left > 0 ? isFull() : first
  }

  const open = async (
    person: Person,
    game: string,
    config?: { readonly [option: string]: Json },
  ): Promise<Practice> => {
    const found = findIn(games, game)
    if (!found) return no('no-such-game', { game })
    const id = `practice-${person.id}-${randomUUID().slice(0, 8)}`
    const made = {
      id,
      game,
      ruleSet: found.ruleSet,
      room: ROOM,
      name: ROOM,
      mode: 'practice' as const,
      owner: person.id,
    }
    const refused = await full(person)
    if (refused) return refused
    const created = await tables.create({ ...made, ...(config ? { config } : {}) })
    if (!created.ok) return no(created.code, created.params)
    await run(pool, OPENED, [id, person.id])
    await fill(person.id, id)
    const closed = await openTable(tables, id)
    if (closed) return closed
    const place = found.company.seat
    const seated = await seating.sit(person, id, place)
    if (!seated.ok) return seated
    await hand(person, id, seated.seat)
    await companions.come(id)
    return { ok: true, table: id, seat: seat(place) }
  }

  /** Chips to begin with, where the game is played with chips that are bought. */
  const hand = async (person: Person, id: string, by: SeatId): Promise<void> => {
    const { game, state } = (await tables.load(id)) as Replica
    const chip = Number(state.config.chip)
    if (!ruleOf(game, 'buy') || !(chip > 0)) return
    const amount = Math.max(chip, PRACTICE_STACK - (PRACTICE_STACK % chip))
    const move = { by, do: 'buy', amount }
    await tables.command({ table: id, key: randomUUID(), person: person.id, role: person.role, move })
  }

  const of: PracticeTables['of'] = async (person) => {
    const found = await run<{ id: string }>(pool, OWN, [person.id])
    const open = await Promise.all(
      found.map(({ id }) =>
        tables.load(id).catch((error: unknown) => {
          // One that is set aside is offered to nobody.
          if (!(error instanceof TableAside)) throw error
          return undefined
        }),
      ),
    )
    return open
      .filter((replica) => replica !== undefined)
      .filter(({ state, outdated }) => !outdated && seatOfPerson(state, person.id) !== undefined)
      .map(({ row, game, state }) => ({ id: row.id, game: row.game, title: game.title, round: state.round }))
  }

  return {
    go,
    of,

    open: (person, game, config) => {
      // One after another: who opens many at once finds the first of them open.
      const before = opening.get(person.id) ?? Promise.resolve()
      const mine = before.then(() => open(person, game, config))
      const over = mine.then(
        () => {},
        () => {},
      )
      opening.set(person.id, over)
      void over.then(() => opening.get(person.id) === over && opening.delete(person.id))
      return mine
    },

    tidy: (idleMs) => putAwayIdle(idleMs, null),
  }
}
