// A house in which everything has happened once: cards face down, a pot fed by a table, money paid in and out, practice,
// proposals, displays, robots, sessions. What its owner then changes behind its back is the matter of the tests.

import { randomUUID } from 'node:crypto'
import { logActor } from '@tapete/engine'
import type pg from 'pg'
import { accountsFromOutside } from '../../src/administration/outside.js'
import { writtenLine } from '../../src/audit/checkpoints.js'
import type { Pool } from '../../src/database/pool.js'
import type { Served } from '../../src/serve.js'
import type { Command } from '../../src/tables/command.js'
import { writeSnapshot } from '../../src/tables/log.js'
import type { Replica } from '../../src/tables/replica.js'
import { auditIn, type HouseAudit } from '../../src/verify/house-audit.js'
import { type Client, newcomer, someone } from '../http/client.js'
import { done, find, join } from '../kit/house.js'
import { operators, why } from './kit.js'

export interface Scene {
  readonly ana: number
  readonly beto: number
  /** A checkpoint that somebody else keeps. */
  readonly line: string
}

const deposit = async (by: Client, person: number, amount: number): Promise<void> => {
  done(await by.post('/api/desk/deposit', { person, amount, key: randomUUID() }))
}

/** Up to the cards. */
const dealAt = async (table: string, croupier: Client, players: readonly Client[]): Promise<void> => {
  for (const [index, player] of players.entries()) await (await join(player, table, index + 1, 10_000)).close()
  done(await croupier.move(table, { do: 'start' }))
  for (const player of players) done(await player.move(table, { do: 'bet', on: 'ante', amount: 1_000 }))
  const { version } = done(await croupier.move(table, { do: 'no-more-bets' }))
  while (done(await croupier.get(`/api/tables/${table}`)).version <= version)
    await new Promise((soon) => setTimeout(soon, 20))
}

const playCards = async (url: string, ana: Client, beto: Client): Promise<void> => {
  const croupier = await someone(url, 'croupier')
  await dealAt('cartas', croupier, [ana, beto])
  done(await ana.move('cartas', { do: 'fold' }))
  done(await beto.move('cartas', { do: 'go' }))
  done(await croupier.move('cartas', { do: 'show' }))
  const carla = await newcomer(url, 'player', 'Carla')
  const { one } = await operators(url)
  await deposit(one, carla.person.id, 50_000)
  await dealAt('gemela', croupier, [carla])
}

const feedPot = async ({ house }: Served): Promise<void> => {
  const command = (table: string, move: object): Command =>
    ({ table, key: randomUUID(), person: null, role: 'house', move }) as Command
  const fed = await house.tables.unit([
    command('mesa-a', { by: 'croupier', do: 'feed-pot', amount: 300 }),
    command('pozo', { by: logActor('mesa-a'), do: 'contribute', amount: 300 }),
  ])
  if (!fed.ok) throw new Error(fed.refusal.code)
}

const administer = async ({ url, house: { people, pool } }: Served): Promise<void> => {
  const { one } = await operators(url)
  done(await one.post('/api/people', { name: 'Otra Fiscal', role: 'regulator', why }))
  const { proposal } = done(await one.post('/api/people', { name: 'Tercera', role: 'operator', why }))
  done(await one.post(`/api/proposals/${proposal.id}/withdraw`))
  const boss = await someone(url, 'pit-boss')
  done(await boss.post('/api/tables/banca/display', { public: true, why }))
  const dora = await newcomer(url, 'player', 'Dora')
  done(await dora.post('/api/me/limits', { kind: 'loss', period: 'day', amount: 40_000 }))
  done(await boss.post(`/api/people/${dora.person.id}/exclude`, { days: 30, why }))
  const robot = await people.create({ name: 'Robot 1', role: 'player' })
  await pool.query('insert into robot_player (person, table_id, n) values ($1, $2, 1)', [robot?.id, 'maquina-robot'])
}

/** Plays it all, and ends with entries on which nothing else hangs. */
export const sceneOf = async (served: Served): Promise<Scene> => {
  const { url, house } = served
  const [ana, beto] = [await newcomer(url, 'player', 'Ana'), await newcomer(url, 'player', 'Beto')]
  const { one } = await operators(url)
  for (const { person } of [ana, beto]) await deposit(one, person.id, 50_000)
  await playCards(url, ana, beto)
  await feedPot(served)
  await administer(served)
  const table = (await house.tables.load('cartas')) as Replica
  const { version, head: hash, state, cursor, lying } = table
  await writeSnapshot(house.pool, 'cartas', { version, hash, state, cursor, lying })
  done(await beto.post('/api/practice', { game: 'kit-machine' }))
  await deposit(one, ana.person.id, 7_000)
  await accountsFromOutside(house.pool).unlock('operador', ['Ana Soto'], why)
  const line = writtenLine(await house.checkpoints.make())
  return { ana: ana.person.id, beto: beto.person.id, line }
}

/** Everything an audit says is wrong, in words. */
export const saidBy = ({ findings, tables, administration, ledger, owedBetweenLogs }: HouseAudit): string[] => [
  ...findings,
  ...tables.flatMap(({ table, wrong }) => (wrong === null ? [] : [`${table}: ${wrong}`])),
  ...(administration.wrong === null ? [] : [`administration: ${administration.wrong}`]),
  ...ledger.brokenSets.map((set) => `ledger: broken set ${set}`),
  ...ledger.brokenAccounts.map((account) => `ledger: broken account ${account}`),
  ...(ledger.total === 0 ? [] : [`ledger: sums to ${ledger.total}`]),
  ...(owedBetweenLogs === 0 ? [] : [`the logs owe each other ${owedBetweenLogs}`]),
]

const GUARDS = (verb: 'enable' | 'disable') => `do $$ declare t text; begin
  for t in select oid::regclass from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
  loop execute format('alter table %s ${verb} trigger user', t); end loop; end $$`
const NO_FOREIGN_KEYS = `do $$ declare c record; begin
  for c in select conrelid::regclass as t, conname as n from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace
  loop execute format('alter table %s drop constraint %I', c.t, c.n); end loop; end $$`

export interface Attack {
  readonly sql: string | ((client: pg.PoolClient) => Promise<void>)
  /** Who owns the tables may drop the laws between them too. */
  readonly lawless?: boolean
}

const DEADLOCK = '40P01'

/** The house goes on meanwhile: its own transactions may hold what this one wants, and want what it holds. */
const unguarded = async (client: pg.PoolClient): Promise<void> => {
  for (;;)
    try {
      await client.query('begin')
      return void (await client.query(GUARDS('disable')))
    } catch (error) {
      await client.query('rollback')
      if ((error as { code?: string }).code !== DEADLOCK) throw error
    }
}

/** What the audit says after an attack by the owner, with triggers away and back; everything is undone then. */
export const audited = async (
  owner: Pool,
  { sql, lawless = false }: Attack,
  lines: readonly string[] | (() => readonly string[]) = [],
): Promise<string[]> => {
  const client = await owner.connect()
  try {
    await unguarded(client)
    if (lawless) await client.query(NO_FOREIGN_KEYS)
    if (typeof sql === 'string') await client.query(sql)
    else await sql(client)
    await client.query(GUARDS('enable'))
    return saidBy(await auditIn(client, find, { lines: typeof lines === 'function' ? lines() : lines }))
  } finally {
    await client.query('rollback')
    client.release()
  }
}
