// The pots of a house's file at its start, when one of the tables they name cannot be told anything.

import { findTold } from '@tapete/engine'
import { expect, it } from 'vitest'
import { BY_ITSELF } from '../../src/administration/record.js'
import { DatabaseAway } from '../../src/database/pool.js'
import { ensureTables } from '../../src/floor/founding.js'
import { ensurePots, type PotPlan } from '../../src/progressive/pots.js'
import type { FindGame } from '../../src/tables/replica.js'
import { type NewTable, openTables } from '../../src/tables/tables.js'
import { withFloor } from '../floor.js'

const floor = withFloor()
const GAME = 'caribbean-poker'
const TABLES = ['a', 'b', 'c']
const PLAN: PotPlan = {
  pot: { id: 'pozo', game: 'progressive-scj', room: 'pots', name: 'Pozo', mode: 'live', config: { base: 1_000_000 } },
  tables: TABLES.map((id) => ({ id, game: GAME })),
}

it('a table that is set aside keeps neither those after it from their pot, nor the pot from being opened', async () => {
  const { pool } = await floor.database()
  const tables = await openTables({ pool, find: findTold })
  for (const id of TABLES) await tables.create({ id, game: GAME, room: 'r', name: id, mode: 'live' })
  await tables.setAside('b', new TypeError('the lamp is nowhere'))
  const pot = async () => (await tables.load('pozo'))?.state.play

  const note = 'pot pozo does not take table b: table b is set aside: the rules failed (TypeError)'
  expect(await ensurePots(tables, [PLAN])).toEqual([note])
  expect(await pot()).toMatchObject({ open: true, funded: true, tables: { a: { game: GAME }, c: { game: GAME } } })

  expect(await tables.tryAgain('b', BY_ITSELF)).toMatchObject({ why: null })
  expect(await ensurePots(tables, [PLAN])).toEqual([])
  expect(await pot()).toMatchObject({ tables: { b: { game: GAME } } })
  await tables.stop()
})

const LATER = 'scj-2099.1'
const later: FindGame = (id, ruleSet) => {
  const game = findTold(id)
  if (id !== GAME || !game) return findTold(id, ruleSet)
  return ruleSet === undefined || ruleSet === LATER ? { ...game, ruleSet: LATER } : undefined
}

/** The tables of a file made by this program, then by one with a newer rule set. */
const upgraded = async (ids: readonly string[]) => {
  const { pool } = await floor.database()
  const file = ids.map((id): NewTable => ({ id, game: GAME, room: 'r', name: id, mode: 'live' }))
  const first = await openTables({ pool, find: findTold })
  expect(await ensureTables(first, file, [])).toEqual({ notes: [], inPlace: new Map() })
  return { pool, file, first }
}

it('a table in the place of an older one joins the pot of the file', async () => {
  const { pool, file, first } = await upgraded(TABLES)
  expect(await ensurePots(first, [PLAN])).toEqual([])
  await first.stop()
  const tables = await openTables({ pool, find: later })
  for (const _start of [1, 2]) {
    const { notes, inPlace } = await ensureTables(tables, file, [])
    expect([...inPlace]).toEqual(TABLES.map((id) => [id, `${id}-scj-2099-1`]))
    expect([...notes, ...(await ensurePots(tables, [PLAN], inPlace))]).toEqual([])
  }
  const pot = await tables.load('pozo')
  for (const id of TABLES) {
    expect(pot?.state.play).toMatchObject({ tables: { [`${id}-scj-2099-1`]: { game: GAME } } })
    expect((await tables.load(`${id}-scj-2099-1`))?.state.play).toMatchObject({
      pots: { connected: { pozo: { open: true } } },
    })
  }
  await tables.stop()
})

it('a table in the place of an older one has a name as long as names may be', async () => {
  const longest = 'a'.repeat(63)
  const { pool, file, first } = await upgraded([longest, `${'a'.repeat(62)}b`, 'c'])
  await first.stop()
  const tables = await openTables({ pool, find: later })
  const { notes, inPlace } = await ensureTables(tables, file, [])
  expect(notes).toEqual([])
  expect(new Set(inPlace.values()).size).toBe(3)
  expect(inPlace.get(longest)).toMatch(/^a{50}-[0-9a-f]{12}$/)
  expect(await ensureTables(tables, file, [])).toEqual({ notes, inPlace })
  await tables.stop()
})

it('what fails for one table of the file is told, and the house opens with the others', async () => {
  const { file, first: tables } = await upgraded(['a', 'c'])
  const fails = (error: Error) => ({
    ...tables,
    load: (id: string) => (id === 'a' ? Promise.reject(error) : tables.load(id)),
  })
  const anew = [...file, { ...(file[0] as NewTable), id: 'd' }]
  const { notes } = await ensureTables(fails(new Error('no')), anew, [])
  expect(notes).toEqual(['table a is left as it is: no'])
  expect((await tables.load('d'))?.state.status).not.toBe('sealed')
  await expect(ensureTables(fails(new DatabaseAway()), anew, [])).rejects.toThrow(DatabaseAway)
  await expect(ensureTables(tables, [{ ...(anew[0] as NewTable), id: 'e', game: 'none' }], [])).rejects.toThrow(
    'no-such-game',
  )
  await tables.stop()
})
