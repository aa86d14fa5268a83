// Two node processes on one database, at the same tables.

import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { beforeAll, expect, it } from 'vitest'
import { auditLedger, balances } from '../../src/ledger/ledger.js'
import { tableBalances } from '../../src/tables/money.js'
import { rebuild } from '../../src/tables/replica.js'
import { openTables } from '../../src/tables/tables.js'
import { build, fund, must, opening, withFloor } from '../floor.js'

const floor = withFloor()
beforeAll(build, 120_000)

const PLAYER = fileURLToPath(new URL('../../scripts/player.js', import.meta.url))
const WANTED = 60

interface Said {
  readonly ack?: string
  readonly version?: number
}

it('two processes at one table lose no race twice and no command ever', async () => {
  const { pool, url } = await floor.database()
  const tables = await openTables({ pool, url })
  await tables.create({ id: 't', game: 'roulette-american', room: 'r', name: 'n', mode: 'digital' })
  await fund(pool, { 1: 1_000_000_000, 2: 1_000_000_000 })
  await must(tables, 't', ...opening(2, 1_000_000))
  const begin = (await tables.load('t'))?.version as number
  const acknowledged = new Map<number, string>()
  await Promise.all(
    [1, 2].map(
      (seed) =>
        new Promise<void>((resolve, reject) => {
          const child = spawn(process.execPath, [PLAYER, url, String(seed), 't'], {
            stdio: ['ignore', 'pipe', 'inherit'],
          })
          let mine = 0
          createInterface({ input: child.stdout }).on('line', (line) => {
            const said = JSON.parse(line) as Said
            if (!said.ack || said.version === undefined) return
            if (acknowledged.has(said.version)) reject(new Error(`version ${said.version} was given twice`))
            acknowledged.set(said.version, said.ack)
            mine += 1
            if (mine === WANTED) child.kill('SIGTERM')
          })
          child.once('close', () => (mine >= WANTED ? resolve() : reject(new Error(`ended after ${mine}`))))
        }),
    ),
  )
  const { rows } = await pool.query<{ seq: number; key: string }>('select seq, key from log_entry where seq > $1', [
    begin,
  ])
  const written = new Map(rows.map(({ seq, key }) => [seq, key]))
  for (const [version, key] of acknowledged) expect(written.get(version)).toBe(key)
  // At most the one command in flight when each process was stopped is there without its acknowledgement.
  expect(written.size - acknowledged.size).toBeLessThanOrEqual(2)
  const replica = await rebuild(pool, 't', { snapshots: false })
  if (!replica) throw new Error('no table')
  expect(replica.version).toBe(begin + written.size)
  const held = await balances(pool, 'table:t:')
  for (const [account, amount] of tableBalances(replica)) expect(held.get(account)).toBe(amount)
  expect(await auditLedger(pool)).toEqual({ total: 0, brokenSets: [], brokenAccounts: [] })
  await tables.stop()
})
