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
  natureOf,
  occupied,
  type RuleFacts,
  seat,
} from '@tapete/engine'
import { type Clock, dateOf } from '../clock/clock.js'
import { type Pool, run, statement } from '../database/pool.js'
import type { Dealer } from '../draws/dealer.js'
import { balance, practiceOf as chipsOf, move as issue, openAccount, PRACTICE } from '../ledger/ledger.js'
import { keyOf } from '../robots/attendant.js'
import type { Answer } from '../tables/command.js'
import { type LogEntry, readAnswer } from '../tables/log.js'
import type { Replica } from '../tables/replica.js'
import type { Tables } from '../tables/tables.js'
import type { Act, Person, Practice } from './floor.js'
import { openTable } from './opening.js'
import { no } from './refusals.js'
import type { Seating } from './seating.js'

export const CONTINUE = 'continue'
const ROOM = 'practice'
const STEPS_MAX = 200
export const PRACTICE_CHIPS = 1_000_000

const OLD = statement(
  'floor-practice-old',
  `select t.id, t.owner from game_table t
    where t.mode = 'practice' and not exists (select from floor_archive a where a.table_id = t.id)
      and coalesce((select l.at from log_entry l where l.table_id = t.id order by l.seq desc limit 1), t.created_at)
          < $2::timestamptz - $1 * interval '1 millisecond'
    limit 50`,
)
const ARCHIVE = statement(
  'floor-practice-archive',
  'insert into floor_archive (table_id) values ($1) on conflict do nothing',
)

export interface PracticeTables {
  open(person: Person, game: string, config?: { readonly [option: string]: Json }): Promise<Practice>
  go(person: Person, table: string, act: Act): Promise<Answer>
  /** Plays out, cashes and puts away what nobody touched for so long; answers how many. */
  tidy(idleMs: number): Promise<number>
}

const ruleOf = ({ rules }: AnyGame, move: string): RuleFacts | undefined => rules.find((rule) => rule.do === move)

/** What the players are asked in the course of a round; chips and seats are nobody's question. */
const saysOf = ({ game, state }: Replica): ReadonlySet<string> =>
  new Set(
    occupied(state)
      .flatMap((id) => game.options(state, id).map((option) => option.do))
      .filter((name) => natureOf(game, name) === 'decision'),
  )

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
}

export const practiceOf = ({ pool, tables, dealer, seating, games, clock }: PracticeOptions): PracticeTables => {
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
    for (let step = 0; step < STEPS_MAX; step++) {
      const [due] = now.game.due(now.state)
      const rule = due && ruleOf(now.game, due.option.do)
      // What the croupier does for a player who does not answer is only done when that is what was asked for, and before
      // the cards are taken away their player looks at them.
      const goesOn = step > 0 || move.step === 'hand'
      if (goesOn && (due?.waitsFor !== undefined || rule?.lastLook)) break
      const made = due && !isSeat(due.option.by) ? firstMove(due.option) : undefined
      if (!due || !rule || !made)
        return step > 0
          ? { ok: true, version: now.version, events, repeated: false }
          : no('waits-for-you', { phase: now.state.phase }, undefined, now.version)
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
    await run(pool, ARCHIVE, [id])
  }

  return {
    go,

    open: async (person, game, config) => {
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
      const created = await tables.create({ ...made, ...(config ? { config } : {}) })
      if (!created.ok) return no(created.code, created.params)
      await fill(person.id, id)
      await openTable(tables, id)
      const place = found.company.seat
      const seated = await seating.sit(person, id, place)
      return seated.ok ? { ok: true, table: id, seat: seat(place) } : seated
    },

    tidy: async (idleMs) => {
      const old = await run<{ id: string; owner: number }>(pool, OLD, [idleMs, dateOf(clock)])
      for (const { id, owner } of old) await putAway(id, owner)
      return old.length
    },
  }
}
