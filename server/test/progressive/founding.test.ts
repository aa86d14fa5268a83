// The pots of a house's file at its start, when one of the tables they name cannot be told anything.

import { findTold } from '@tapete/engine'
import { expect, it } from 'vitest'
import { BY_ITSELF } from '../../src/administration/record.js'
import { ensurePots, type PotPlan } from '../../src/progressive/pots.js'
import { openTables } from '../../src/tables/tables.js'
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
