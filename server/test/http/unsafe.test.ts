// A database of one's own that would forget what it confirmed.

import { describe, expect, it } from 'vitest'
import { serve } from '../../src/serve.js'
import { withFloor } from '../floor.js'

const floor = withFloor()
const UNSAFE = 'the database may lose what it confirmed: synchronous_commit = off'

describe('a database that confirms before it has written', () => {
  it('is refused in production before anything is served, and warned of elsewhere', async () => {
    const { pool, owner, url } = await floor.database()
    const name = new URL(url).pathname.slice(1)
    await owner.query(`alter database ${name} set synchronous_commit = off`)
    const options = { databaseUrl: url, port: 0, webRoot: null }
    await expect(serve({ ...options, production: true })).rejects.toThrow(UNSAFE)
    const { rows } = await pool.query('select from person')
    expect(rows).toEqual([])
    const served = await serve(options)
    expect(served.warnings).toEqual([UNSAFE])
    await served.stop()
    await owner.query(`alter database ${name} reset synchronous_commit`)
    const safe = await serve({ ...options, production: true })
    expect(safe.warnings).toEqual([
      'checkpoints stay with the house: give --checkpoints a place that others keep, or --checkpoint-command',
      expect.stringContaining('nobody makes backups of this house'),
    ])
    await safe.stop()
  }, 60_000)
})
