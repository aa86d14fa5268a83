// One table that is broken, by its log or by a fault in its rules, is set aside. Never the house, never a node, never the
// robots of the others; and people are told.

import { type AnyGame, findGame, isSeat } from '@tapete/engine'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditRecord } from '../../src/administration/record.js'
import { openPool, type Pool } from '../../src/database/pool.js'
import { type Served, type ServeOptions, serve } from '../../src/serve.js'
import { until } from '../floor/node.js'
import { type Body, type Client, someone } from '../http/client.js'
import { done } from '../kit/house.js'
import { node, why } from './kit.js'

/** Of the games of these only the one table is made wrong. */
const BROKEN = 'mesa-3'
const SOUND = 'mesa-1'
const PACE = { 'first-bets': 200, 'last-bets': 100, result: 30, step: 10, between: 30, errand: 10 }
const OPTIONS: ServeOptions = {
  ...{ port: 0, webRoot: null, robotPlayers: 0, rates: { all: 1_000_000, login: 1_000_000 }, floor: { pace: PACE } },
}

/** A bug in the rules, which only shows where and when the test says. */
type Fault = 'step' | 'bet' | 'view' | 'due' | undefined
let fault: Fault
const american = findGame('roulette-american') as AnyGame
const fails = (where: Fault): void => {
  if (fault === where) throw new TypeError('the seven of hearts is nowhere')
}
const faulty: AnyGame = {
  ...american,
  step: (state, move) => {
    if (!isSeat(move.by) && move.by !== 'clock') fails('step')
    if (move.do === 'bet') fails('bet')
    return american.step(state, move)
  },
  view: (state) => {
    fails('view')
    return american.view(state)
  },
  due: (state) => {
    fails('due')
    return american.due(state)
  },
}

let served: Served
beforeAll(async () => {
  served = await serve({ ...OPTIONS, ephemeral: true, games: [faulty] })
}, 120_000)
afterAll(() => served?.stop(), 60_000)

const lines = async (client: Client): Promise<Body[]> =>
  done(await client.get('/api/lobby')).rooms.flatMap((room: Body) => room.tables)
const lineOf = async (client: Client, table = BROKEN): Promise<Body> =>
  (await lines(client)).find(({ id }) => id === table)

const balls = async (table: string, on: Served = served): Promise<number> =>
  (await on.house.tables.readLog(table)).filter(({ move }) => move.do === 'ball').length

const record = async (pool: Pool, act: string): Promise<Body[]> =>
  (
    await pool.query('select act, subject, before, after, why, role from admin_entry where act = $1 order by seq', [
      act,
    ])
  ).rows

/** Sits with chips and keeps a bet on the cloth. */
const plays = async (client: Client, table: string, chips: number): Promise<void> => {
  done(await client.post(`/api/tables/${table}/sit`))
  done(await client.move(table, { do: 'buy', amount: chips }))
  await until(async () => (await client.move(table, { do: 'bet', on: 'red', amount: 1_000 })).status === 200)
}

const mended = async (operator: Client): Promise<void> => {
  fault = undefined
  expect(done(await operator.post(`/api/tables/${BROKEN}/try-again`, { why }))).toEqual({ sound: true, why: null })
}

/** The fault shows while somebody plays; the others play on, and in the end it is mended. */
const failsAndIsMended = async (where: 'step' | 'due' | 'view'): Promise<void> => {
  const [player, operator] = [await someone(served.url, 'player'), await someone(served.url, 'operator')]
  await plays(player, BROKEN, 50_000)
  const live = await player.live(BROKEN)
  const known = (await record(served.house.pool, 'table-set-aside')).length
  fault = where
  const line = await until(async () => {
    const now = await lineOf(operator)
    return now.aside && now
  })
  expect(line).toMatchObject({
    status: 'aside',
    seated: 0,
    history: [],
    aside: { why: 'the rules failed (TypeError)' },
  })
  // What lies there, by the ledger: nothing of it is lost while nobody plays.
  const wallet = done(await player.get('/api/me')).wallet
  expect(line.aside.players + line.aside.bank + wallet).toBe(1_000_000)
  expect(await live.closed).toEqual({ code: 4409, why: 'table-set-aside' })

  // To players it is closed, and nothing is said of the inside.
  expect(await lineOf(player)).toMatchObject({ status: 'aside', aside: null })
  for (const reply of [
    await player.get(`/api/tables/${BROKEN}`),
    await player.move(BROKEN, { do: 'bet', on: 'red', amount: 1_000 }),
    await player.post(`/api/tables/${BROKEN}/leave`),
  ])
    expect([reply.status, reply.body.error]).toMatchObject([
      409,
      { code: 'table-set-aside', params: { table: BROKEN } },
    ])
  expect(done(await player.get('/api/me')).person.name).toBe('jugador')

  // Once, whoever asks how often: no robot and no page tries it over and over.
  const entries = await record(served.house.pool, 'table-set-aside')
  expect(entries.length).toBe(known + 1)
  expect(entries.at(-1)).toMatchObject({
    ...{ subject: `table:${BROKEN}`, role: 'house' },
    after: { why: 'the rules failed (TypeError)', players: line.aside.players, bank: line.aside.bank },
  })
  const watcher = await someone(served.url, 'regulator')
  expect(JSON.stringify(done(await watcher.get('/api/administration')))).toContain('table-set-aside')

  // Its log is read all the same, by those who find out why: whole, and by nobody else.
  const told = await served.house.tables.readLog(BROKEN)
  for (const reviewer of ['regulator', 'pit-boss'] as const) {
    const log = done(await (await someone(served.url, reviewer)).get(`/api/tables/${BROKEN}/log?from=1&to=3`))
    expect(log).toMatchObject({ version: told.length, from: 1, to: 3 })
    expect(log.entries.map(({ hash }: Body) => hash)).toEqual(told.slice(0, 3).map(({ hash }) => hash.toString('hex')))
  }
  const unread = await player.get(`/api/tables/${BROKEN}/log`)
  expect([unread.status, unread.body.error.code]).toEqual([409, 'table-set-aside'])

  // The others play on.
  const other = await someone(served.url, 'guest')
  const before = await balls(SOUND)
  await plays(other, SOUND, 10_000)
  await until(async () => (await balls(SOUND)) > before)
  await until(async () => (await other.post(`/api/tables/${SOUND}/leave`)).status === 200)

  // Only an operator tries again; while it fails it stays aside, and then it goes on where it stood.
  expect((await player.post(`/api/tables/${BROKEN}/try-again`, { why })).status).toBe(403)
  if (where !== 'step')
    expect(done(await operator.post(`/api/tables/${BROKEN}/try-again`, { why }))).toEqual({
      ...{ sound: false, why: 'the rules failed (TypeError)' },
    })
  await mended(operator)
  expect((await operator.post(`/api/tables/${BROKEN}/try-again`, { why })).body.error.code).toBe('not-set-aside')
  const stood = await balls(BROKEN)
  await until(async () => (await balls(BROKEN)) > stood)
  await until(async () => (await player.post(`/api/tables/${BROKEN}/leave`)).status === 200)
  await until(async () => (await lineOf(operator)).seated === 0)
  expect((await lineOf(operator)).aside).toBeNull()
  expect((await auditRecord(served.house.pool)).wrong).toBeNull()
}

describe('rules that fail', () => {
  it('at what the house owes its round set their table aside, and the others play on', () => failsAndIsMended('step'))

  it('at what comes next set their table aside, and no robot tries for ever', () => failsAndIsMended('due'))

  it('at showing the table set it aside: neither the lobby nor the node fails with it', () => failsAndIsMended('view'))

  it('at a move that a player makes up refuse that move and nothing else', async () => {
    const player = await someone(served.url, 'player')
    await plays(player, BROKEN, 10_000)
    const known = (await record(served.house.pool, 'table-set-aside')).length
    const before = await balls(BROKEN)
    fault = 'bet'
    const reply = await player.move(BROKEN, { do: 'bet', on: 'red', amount: 1_000 })
    expect([reply.status, reply.body.error.code]).toEqual([500, 'internal'])
    expect(JSON.stringify(reply.body)).not.toContain('hearts')
    await until(async () => (await balls(BROKEN)) > before)
    fault = undefined
    expect((await record(served.house.pool, 'table-set-aside')).length).toBe(known)
    await until(async () => (await player.post(`/api/tables/${BROKEN}/leave`)).status === 200)
  })
})

describe('a log with an entry that cannot be played again', () => {
  const owner = async (use: (pool: Pool) => Promise<void>): Promise<void> => {
    const pool = openPool(served.ownerUrl as string, { max: 1 })
    try {
      await pool.query('alter table log_entry disable trigger user')
      await use(pool)
      await pool.query('alter table log_entry enable trigger user')
    } finally {
      await pool.end()
    }
  }
  const role = (from: string, to: string) => (pool: Pool) =>
    pool.query('update log_entry set role = $3 where table_id = $1 and seq = 2 and role = $2', [BROKEN, from, to])

  it('keeps no house from opening, restored ones neither, and is played on once it is mended', async () => {
    const [entry] = await served.house.tables.readLog(BROKEN, 2, 2)
    const honest = entry?.role as string
    await owner(async (pool) => {
      await role(honest, 'forged')(pool)
      await pool.query('delete from table_snapshot where table_id = $1', [BROKEN])
    })
    await node({ ...OPTIONS, games: [faulty], databaseUrl: served.databaseUrl, restored: true }, async (second) => {
      expect(second.warnings).toEqual([
        `table ${BROKEN} is set aside: table ${BROKEN}, entry 2: its hash does not follow`,
      ])
      expect(second.restarted).not.toContain(BROKEN)
      expect(second.restarted).toContain(SOUND)
      const operator = await someone(second.url, 'operator')
      expect((await lineOf(operator)).aside.why).toBe(`table ${BROKEN}, entry 2: its hash does not follow`)
      // The node that stood before follows: what one sets aside nobody plays at.
      await until(async () => served.house.tables.asides().some(({ table }) => table === BROKEN))
      // Nobody plays at it, and whoever reviews reads it all the same: the file says where it was forged.
      const regulator = await someone(second.url, 'regulator')
      const report = done(await regulator.post(`/api/tables/${BROKEN}/verify`))
      expect([report.ok, report.table]).toEqual([false, BROKEN])
      expect(report.checks.find(({ name }: Body) => name === 'hashes').first).toMatchObject({
        ...{ seq: 2, expected: expect.stringMatching(/^[0-9a-f]{64}$/), found: entry?.hash.toString('hex') },
      })
      const file = await regulator.get(`/api/tables/${BROKEN}/export`)
      expect([file.status, String(file.body).split('\n').length > 3]).toEqual([200, true])
      expect((await regulator.get(`/api/tables/${BROKEN}/export?as=auditor`)).body.error.code).toBe('round-in-progress')
      const before = await balls(SOUND, second)
      const player = await someone(second.url, 'player')
      await plays(player, SOUND, 10_000)
      await until(async () => (await balls(SOUND, second)) > before)
      await until(async () => (await player.post(`/api/tables/${SOUND}/leave`)).status === 200)

      await owner((pool) => role('forged', honest)(pool).then(() => undefined))
      await mended(operator)
      // It missed the restore: before it plays on, it goes on to a new series like the others.
      const last = (await second.house.tables.readLog(BROKEN)).at(-1)
      expect(last?.draw).toMatchObject([{ kind: 'commit', restored: true }])
      await until(async () => served.house.tables.asides().length === 0)
      expect((await served.house.tables.load(BROKEN))?.version).toBe(last?.seq)
    })
  })
})
