// Tables opened under rule sets this program does not have, and under one of several it has.

import { randomUUID } from 'node:crypto'
import { configure, findIn, rouletteFrench } from '@tapete/engine'
import { describe, expect, it } from 'vitest'
import type { Pool } from '../../src/database/pool.js'
import { chainStart } from '../../src/tables/chain.js'
import { returnOlderChips } from '../../src/tables/older.js'
import type { FindGame } from '../../src/tables/replica.js'
import { openTables } from '../../src/tables/tables.js'
import { auditHouse } from '../../src/verify/house-audit.js'
import { act, fund, must, opening, withFloor } from '../floor.js'

const floor = withFloor()

const config = (() => {
  const configured = configure(rouletteFrench.settings)
  if (!configured.ok) throw new Error(configured.why)
  return JSON.parse(JSON.stringify(configured.config))
})()

/** A table as another program left it. */
const leave = async (pool: Pool, id: string, rules: string) => {
  const row = { id, game: 'roulette-french', config, mode: 'digital', rules }
  await pool.query(
    `insert into game_table (id, game, config, room, name, mode, rules) values ($1, $2, $3, 'r', 'n', 'digital', $4)`,
    [id, row.game, JSON.stringify(config), rules],
  )
  await pool.query('insert into table_head values ($1, 0, $2)', [id, chainStart(row)])
}

describe('a table opened under another rule set', () => {
  it('is closed: every command is refused as such, the log stays, the audit follows its hashes', async () => {
    const { pool } = await floor.database()
    await leave(pool, 'other', 'scj-2019.3')
    const tables = await openTables({ pool })
    expect(await tables.load('other')).toMatchObject({ outdated: true, version: 0, row: { rules: 'scj-2019.3' } })
    const refused = await act(tables, 'other', { by: 'room-head', do: 'post', role: 'pit-boss', person: '901' })
    expect(refused).toEqual({
      ok: false,
      version: 0,
      refusal: { code: 'older-rule-set', params: { opened: 'scj-2019.3', now: rouletteFrench.ruleSet } },
    })
    expect(await act(tables, 'other', { by: 'pit-boss', do: 'open' }, randomUUID())).toMatchObject({ ok: false })
    await tables.stop()
    const note = `rule set scj-2019.3, this program has ${rouletteFrench.ruleSet}: hashes and money, not the rules`
    expect((await auditHouse(pool)).tables).toMatchObject([{ table: 'other', wrong: null, note }])
  })

  it('keeps what was played, and a changed entry is found all the same', async () => {
    const { pool, owner } = await floor.database()
    await fund(pool, { 1: 5000 })
    const tables = await openTables({ pool })
    await tables.create({ id: 't', game: 'roulette-french', room: 'r', name: 'n', mode: 'digital' })
    await must(tables, 't', ...opening(1, 4000))
    await tables.stop()
    // The rule set is part of where the chain begins: to write another one down breaks it.
    await owner.query(`update game_table set rules = 'scj-2019.3' where id = 't'`)
    const later = await openTables({ pool })
    const loaded = await later.load('t')
    expect(loaded).toMatchObject({ outdated: true, version: opening(1, 4000).length })
    expect(await later.readLog('t')).toHaveLength(opening(1, 4000).length)
    await later.stop()
    expect((await auditHouse(pool)).tables).toMatchObject([{ wrong: 'entry 1: its hash does not follow' }])
  })
})

describe('two rule sets of one game', () => {
  it('are played side by side, each table under its own, and both verify', async () => {
    const { pool } = await floor.database()
    await fund(pool, { 1: 5000 })
    const older = { ...rouletteFrench, ruleSet: 'scj-2019.3' }
    const find: FindGame = (id, ruleSet) => findIn([rouletteFrench, older], id, ruleSet)
    const tables = await openTables({ pool, find })
    const made = { game: 'roulette-french', room: 'r', name: 'n', mode: 'digital' } as const
    expect(await tables.create({ ...made, id: 'now' })).toMatchObject({ table: { rules: rouletteFrench.ruleSet } })
    expect(await tables.create({ ...made, id: 'then', ruleSet: 'scj-2019.3' })).toMatchObject({
      table: { rules: 'scj-2019.3' },
    })
    expect(await tables.create({ ...made, id: 'never', ruleSet: 'scj-1900.1' })).toMatchObject({ code: 'no-such-game' })
    for (const id of ['now', 'then']) await must(tables, id, ...opening(1, 1000))
    await tables.stop()
    expect(await returnOlderChips(pool, new Date(), find)).toEqual([])
    expect(await auditHouse(pool, find)).toMatchObject({ ok: true, tables: [{ note: null }, { note: null }] })
  })
})
