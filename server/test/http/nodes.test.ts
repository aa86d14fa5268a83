// Two server processes on one database: players of both sit at the same table, and one process may die.

import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { findGame } from '@tapete/engine'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPool } from '../../src/database/pool.js'
import { DEMONSTRATION, readHouse } from '../../src/floor/house-file.js'
import { auditLedger } from '../../src/ledger/ledger.js'
import { type Launched, launch } from '../../src/postgres/launcher.js'
import { build } from '../floor.js'
import { type Body, clientOf, guest } from './client.js'
import { FAST } from './house.js'

const SERVE = fileURLToPath(new URL('../../dist/serve.js', import.meta.url))
const TABLE = 'mesa-1'

let database: Launched
const nodes: ChildProcess[] = []

const startNode = (): Promise<{ url: string; process: ChildProcess }> => {
  const options = {
    port: 0,
    databaseUrl: database.url,
    ownerUrl: database.ownerUrl,
    webRoot: null,
    floor: { pace: FAST },
  }
  const program = `import { serve } from ${JSON.stringify(SERVE)}
    const served = await serve(${JSON.stringify(options)})
    console.log(served.url)
    process.once('SIGTERM', () => served.stop())`
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  nodes.push(child)
  return new Promise((resolve, reject) => {
    child.stdout?.once('data', (data) => resolve({ url: String(data).trim(), process: child }))
    child.once('exit', (code) => reject(new Error(`node ended with ${code}`)))
  })
}

beforeAll(async () => {
  await build()
  database = await launch({ ephemeral: true })
}, 180_000)
afterAll(async () => {
  for (const node of nodes) node.kill('SIGKILL')
  await database?.stop()
}, 60_000)

const heard =
  (type: string, after = 0) =>
  (message: Body) =>
    message.type === 'step' && message.version > after && message.events.some((event: Body) => event.type === type)

describe('two nodes', () => {
  it('serve one table together, and one goes on when the other dies', async () => {
    // Both at once: each makes the schema, the people and the tables, or finds them made.
    const [one, two] = await Promise.all([startNode(), startNode()])
    const [ana, luis] = await Promise.all([guest(one.url), guest(two.url)])
    const [liveAna, liveLuis] = await Promise.all([ana.live(TABLE), luis.live(TABLE)])
    await Promise.all([liveAna, liveLuis].map((live) => live.next(({ type }) => type === 'hello')))
    const seats = await Promise.all([ana.post(`/api/tables/${TABLE}/sit`), luis.post(`/api/tables/${TABLE}/sit`)])
    expect(seats.map(({ status }) => status)).toEqual([200, 200])
    expect(seats[0]?.body.seat).not.toBe(seats[1]?.body.seat)
    // A session of one node counts on the other.
    const elsewhere = Object.assign(clientOf(two.url), { cookie: ana.cookie })
    expect((await elsewhere.get('/api/me')).body.person.id).toBe(ana.person.id)

    await Promise.all([ana, luis].map((who) => who.move(TABLE, { do: 'buy', amount: 10_000 })))
    const open = await liveLuis.next(
      ({ type, options }) => type === 'step' && options.some(({ do: name }: Body) => name === 'bet'),
    )
    const bets = await Promise.all(
      [ana, luis].map((who) => who.move(TABLE, { do: 'bet', on: 'red', amount: 1_000, with: 'money' })),
    )
    expect(bets.filter(({ status }) => status >= 500)).toEqual([])
    await Promise.all([liveAna, liveLuis].map((live) => live.next(heard('ball-landed', open.version), 30_000)))
    const ended = await Promise.all(
      [liveAna, liveLuis].map((live) => live.next(heard('round-ended', open.version), 30_000)),
    )
    expect(ended[0]?.version).toBe(ended[1]?.version)

    one.process.removeAllListeners('exit')
    one.process.kill('SIGKILL')
    await liveAna.closed
    // The other takes over what the dead one did.
    const next = await liveLuis.next(heard('round-ended', ended[1]?.version), 40_000)
    const versions = liveLuis.messages.filter(({ type }) => type === 'step').map(({ version }) => version)
    expect(versions).toEqual(versions.map((_, index) => versions[0] + index))
    // And its people resume there with what they missed.
    const back = await elsewhere.live(TABLE, ended[0]?.version)
    const hello = await back.next(({ type }) => type === 'hello')
    expect(hello.missed.map(({ version }: Body) => version)).toContain(next.version)
    expect(hello.you.seat).toBe(seats[0]?.body.seat)
    await back.close()
    await liveLuis.close()

    const pool = openPool(database.url)
    expect(await auditLedger(pool)).toEqual({ total: 0, brokenSets: [], brokenAccounts: [] })
    const { rows } = await pool.query('select count(*)::int as tables from game_table')
    const { tables, pots } = readHouse(DEMONSTRATION, findGame)
    expect(rows[0]?.tables).toBe(tables.length + pots.length)
    await pool.end()
    two.process.removeAllListeners('exit')
    const exit = new Promise((resolve) => two.process.once('exit', resolve))
    two.process.kill('SIGTERM')
    expect(await exit).toBe(0)
  })
})
