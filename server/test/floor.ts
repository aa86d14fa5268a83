// What the tests of the floor share: a database for each test, in the real PostgreSQL of the run.

import { execFile } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import { mkdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { betweenRounds, type Move, staffMove } from '@tapete/engine'
import pg from 'pg'
import { afterAll, inject } from 'vitest'
import { migrate } from '../src/database/migrate.js'
import { openPool, type Pool } from '../src/database/pool.js'
import { HOUSE, move, openAccount, walletOf } from '../src/ledger/ledger.js'
import type { Answer } from '../src/tables/command.js'
import type { Tables } from '../src/tables/tables.js'
import { TEMPLATE } from './cluster.js'

export interface Urls {
  readonly url: string
  readonly ownerUrl: string
}

export interface Floor {
  /** A fresh database, brought to a schema (the newest by itself), as the house plays in it and as its owner has it. */
  database(options?: { to?: number }): Promise<{ url: string; pool: Pool; ownerUrl: string; owner: Pool }>
  /** Another pool on the same database, as another node would have. */
  pool(url: string, max?: number): Pool
}

const named = (url: string, name: string): string => {
  const own = new URL(url)
  own.pathname = `/${name}`
  return own.href
}

/** Databases of the cluster of this run, as this file wants them; gone with it. */
export const withDatabases = (): ((options?: { to?: number }) => Promise<Urls>) => {
  const made: string[] = []
  const asMaker = async (...statements: readonly string[]): Promise<void> => {
    const maker = new pg.Client({ connectionString: named(inject('cluster').ownerUrl, 'postgres') })
    await maker.connect()
    try {
      for (const text of statements) await maker.query(text)
    } finally {
      await maker.end()
    }
  }
  afterAll(() => asMaker(...made.map((name) => `drop database ${name} with (force)`)), 60_000)
  return async (options) => {
    const name = `test_${randomUUID().replaceAll('-', '')}`
    const { url, ownerUrl } = inject('cluster')
    made.push(name)
    if (options?.to === undefined)
      // What a copy does not copy is who may come in.
      await asMaker(
        `create database ${name} template ${TEMPLATE}`,
        `revoke all on database ${name} from public`,
        `grant connect on database ${name} to tapete`,
      )
    else {
      await asMaker(`create database ${name}`)
      const owner = openPool(named(ownerUrl, name), { max: 1 })
      await migrate(owner, { application: 'tapete', to: options.to }).finally(() => owner.end())
    }
    return { url: named(url, name), ownerUrl: named(ownerUrl, name) }
  }
}

export const withFloor = (): Floor => {
  const pools: Pool[] = []
  // Before the databases go, what is connected to them.
  const databases = withDatabases()
  afterAll(async () => void (await Promise.all(pools.map((pool) => pool.end()))), 60_000)
  const pool = (url: string, max = 8) => {
    const opened = openPool(url, { max })
    pools.push(opened)
    return opened
  }
  return {
    pool,
    database: async (options) => {
      const { url, ownerUrl } = await databases(options)
      return { url, pool: pool(url), ownerUrl, owner: pool(ownerUrl, 4) }
    },
  }
}

/** Wallets of people, filled by the house. */
export const fund = async (pool: Pool, people: { readonly [person: number]: number }): Promise<void> => {
  for (const [person, amount] of Object.entries(people)) {
    await openAccount(pool, walletOf(person))
    if (amount > 0) await move(pool, { kind: 'deposit', key: randomUUID(), from: HOUSE, to: walletOf(person), amount })
  }
}

const person = (moveMade: Move): number | null =>
  moveMade.by.startsWith('seat:') ? Number(moveMade.by.slice(5)) : null

/** Does a move as whoever it is by; person n plays at seat n. */
export const act = (tables: Tables, table: string, made: Move, key: string = randomUUID()): Promise<Answer> =>
  tables.command({ table, person: person(made), role: made.by.split(':')[0] as string, move: made, key })

/** Does a move that must be accepted. */
export const must = async (tables: Tables, table: string, ...moves: readonly Move[]): Promise<Answer[]> => {
  const answers: Answer[] = []
  for (const made of moves) {
    const answer = await act(tables, table, made)
    if (!answer.ok) throw new Error(`${JSON.stringify(made)} refused: ${JSON.stringify(answer.refusal)}`)
    answers.push(answer)
  }
  return answers
}

/** Staff posted, the table open, persons 1 to n seated with chips, a round begun. */
export const opening = (seats: number, chips: number): Move[] => [
  { by: 'room-head', do: 'post', role: 'pit-boss', person: '901' },
  { by: 'pit-boss', do: 'post', role: 'croupier', person: '902' },
  { by: 'pit-boss', do: 'post', role: 'croupier', person: '903' },
  { by: 'pit-boss', do: 'open' },
  ...Array.from({ length: seats }, (_, index): Move[] => [
    { by: `seat:${index + 1}`, do: 'sit', player: String(index + 1) },
    { by: `seat:${index + 1}`, do: 'buy', amount: chips },
  ]).flat(),
  { by: 'croupier', do: 'start' },
]

/** Staff does what the regulation asks for next, until chance must speak or the round is over. */
export const staff = async (tables: Tables, table: string): Promise<void> => {
  for (;;) {
    const now = await tables.load(table)
    const next = now && !betweenRounds(now.state) && staffMove(now.game, now.state)
    if (!next) return
    await must(tables, table, next)
  }
}

/** Builds what child processes run; one test file at a time. */
export const build = async (): Promise<void> => {
  const root = fileURLToPath(new URL('../..', import.meta.url))
  const lock = join(tmpdir(), `tapete-build-${createHash('sha256').update(root).digest('hex').slice(0, 16)}`)
  const deadline = Date.now() + 100_000
  for (;;) {
    try {
      mkdirSync(lock)
      break
    } catch {
      // A lock left by a killed run must not stop every run after it.
      if (Date.now() > deadline) rmSync(lock, { recursive: true, force: true })
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
  try {
    await promisify(execFile)(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-b', 'server'], {
      cwd: root,
    })
  } finally {
    rmSync(lock, { recursive: true, force: true })
  }
}
