// Tables opened before rule sets were written down, and under rule sets this program does not have.

import { randomUUID } from 'node:crypto'
import { configure, rouletteFrench } from '@tapete/engine'
import { describe, expect, it } from 'vitest'
import { migrate } from '../../src/database/migrate.js'
import type { Pool } from '../../src/database/pool.js'
import { chainStart } from '../../src/tables/chain.js'
import { openTables } from '../../src/tables/tables.js'
import { auditHouse } from '../../src/verify/house-audit.js'
import { act, fund, must, opening, withFloor } from '../floor.js'

const floor = withFloor()

const config = (() => {
  const configured = configure(rouletteFrench.settings)
  if (!configured.ok) throw new Error(configured.why)
  return JSON.parse(JSON.stringify(configured.config))
})()

/** A table as an older program left it, in the columns it had. */
const leave = async (pool: Pool, id: string, rules: number | null) => {
  const row = { id, game: 'roulette-french', config, mode: 'digital', rules }
  const columns = rules === null ? '' : ', rules'
  await pool.query(
    `insert into game_table (id, game, config, room, name, mode${columns})
       values ($1, $2, $3, 'r', 'n', 'digital'${rules === null ? '' : `, ${rules}`})`,
    [id, row.game, JSON.stringify(config)],
  )
  await pool.query('insert into table_head values ($1, 0, $2)', [id, chainStart(row)])
}

describe('a table opened before rule sets were written down', () => {
  it('is played on under the first, from the hash it began with', async () => {
    const { pool } = await floor.database({ to: 40 })
    await fund(pool, { 1: 5000 })
    await leave(pool, 'old', null)
    await migrate(pool)
    const tables = await openTables({ pool })
    await must(tables, 'old', ...opening(1, 4000))
    expect((await tables.load('old'))?.row.rules).toBeNull()
    await tables.stop()
    const again = await openTables({ pool })
    expect((await again.load('old'))?.version).toBe(opening(1, 4000).length)
    await again.stop()
    expect(await auditHouse(pool)).toMatchObject({ ok: true, tables: [{ table: 'old', wrong: null, note: null }] })
  })
})

describe('a table opened under another rule set', () => {
  it('is closed: every command is refused as such, the log stays, the audit follows its hashes', async () => {
    const { pool } = await floor.database()
    await leave(pool, 'other', 7)
    const tables = await openTables({ pool })
    expect(await tables.load('other')).toMatchObject({ outdated: true, version: 0, row: { rules: 7 } })
    const refused = await act(tables, 'other', { by: 'room-head', do: 'post', role: 'pit-boss', person: '901' })
    expect(refused).toEqual({
      ok: false,
      version: 0,
      refusal: { code: 'older-rule-set', params: { opened: 7, now: 1 } },
    })
    expect(await act(tables, 'other', { by: 'pit-boss', do: 'open' }, randomUUID())).toMatchObject({ ok: false })
    await tables.stop()
    const note = 'rule set 7, this program has 1: hashes and money, not the rules'
    expect((await auditHouse(pool)).tables).toMatchObject([{ table: 'other', wrong: null, note }])
  })

  it('keeps what was played, and a changed entry is found all the same', async () => {
    const { pool } = await floor.database()
    await fund(pool, { 1: 5000 })
    const tables = await openTables({ pool })
    await tables.create({ id: 't', game: 'roulette-french', room: 'r', name: 'n', mode: 'digital' })
    await must(tables, 't', ...opening(1, 4000))
    await tables.stop()
    // The rule set is part of where the chain begins: to write another one down breaks it.
    await pool.query(`update game_table set rules = 7 where id = 't'`)
    const later = await openTables({ pool })
    const loaded = await later.load('t')
    expect(loaded).toMatchObject({ outdated: true, version: opening(1, 4000).length })
    expect(await later.readLog('t')).toHaveLength(opening(1, 4000).length)
    await later.stop()
    expect((await auditHouse(pool)).tables).toMatchObject([{ wrong: 'entry 1: its hash does not follow' }])
  })
})
