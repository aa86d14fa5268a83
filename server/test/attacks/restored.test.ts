// A backup holds the hashes of the sessions of its day. Who kept a cookie since, and was thrown out, comes back with it
// unless a restored house ends them all.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { auditRecord } from '../../src/administration/record.js'
import { backUp, restore } from '../../src/postgres/backup.js'
import { type Served, serve } from '../../src/serve.js'
import { clientOf, newcomer, OWN_PASSWORD } from '../http/client.js'
import { done, refused } from '../kit/house.js'

const place = mkdtempSync(join(tmpdir(), 'tapete-restored-'))
const [data, copy, again] = ['data', 'copy', 'again'].map((name) => join(place, name)) as [string, string, string]
afterAll(() => rmSync(place, { recursive: true, force: true }))

const serving = async <T>(dataDir: string, use: (served: Served) => Promise<T>): Promise<T> => {
  const served = await serve({ dataDir, port: 0, webRoot: null, robotPlayers: 0 })
  try {
    return await use(served)
  } finally {
    await served.stop()
  }
}

describe('a session of before a backup', () => {
  it('is over in the house restored from it, and the record says so', async () => {
    const cookie = await serving(data, async ({ url }) => {
      const client = await newcomer(url, 'player', 'Guardada')
      await backUp(data, copy)
      return client.cookie
    })
    // The house itself goes on with its sessions: only a restored one ends them.
    await serving(data, async ({ url }) => {
      done(await Object.assign(clientOf(url), { cookie }).get('/api/me'))
    })
    await restore(copy, again)
    await serving(again, async ({ url, house: { pool } }) => {
      expect(refused(await Object.assign(clientOf(url), { cookie }).get('/api/me'))).toBe('no-session')
      expect((await pool.query('select from session union all select from login_device')).rowCount).toBe(0)
      done(await clientOf(url).post('/api/login', { name: 'guardada', password: OWN_PASSWORD }))
      const { rows } = await pool.query(`select after from admin_entry where act = 'house-restored'`)
      expect(rows).toEqual([{ after: { sessionsEnded: expect.any(Number), newSeries: expect.any(Number) } }])
      expect(rows[0].after.sessionsEnded).toBeGreaterThan(0)
      expect((await auditRecord(pool)).wrong).toBeNull()
    })
  }, 120_000)
})
