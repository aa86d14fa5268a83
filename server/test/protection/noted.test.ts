// Stakes noted in the head of a table, when two nodes write to it at once.

import { expect, it } from 'vitest'
import { openTables } from '../../src/tables/tables.js'
import { withFloor } from '../floor.js'

const floor = withFloor()
const DAY = '2026-11-18'
const NOTED = { [`1 ${DAY}`]: 500 }

it('belong to whoever moves the head on: a writer that lost the race for the table takes none of them', async () => {
  const { pool, owner } = await floor.database()
  const tables = await openTables({ pool })
  for (const id of ['lost', 'won'])
    await tables.create({ id, game: 'roulette-french', room: 'r', name: id, mode: 'live' })
  await tables.stop()
  await owner.query(`update table_head set staked = $1`, [NOTED])

  const added = async (): Promise<void> => {
    const play = { p: 2, day: DAY, bought: 0, cashed: 0, chips: 700, cloth: 0, staked: 0 }
    const plays = JSON.stringify(['lost', 'won'].map((t) => ({ t, ...play })))
    await owner.query('select play_added($1::jsonb, $2, $3)', [plays, ['lost', 'won'], ['won']])
  }
  await added()
  const heads = await owner.query('select table_id as id, staked from table_head order by 1')
  expect(heads.rows).toEqual([
    { id: 'lost', staked: NOTED },
    { id: 'won', staked: null },
  ])

  // While another node notes a stake in that head, nobody who lost the race waits for it, or takes from it.
  const other = await owner.connect()
  await other.query('begin')
  await other.query(`update table_head set staked = $1 where table_id = 'lost'`, [{ [`1 ${DAY}`]: 800 }])
  await added()
  await other.query('commit')
  other.release()
  const sums = await owner.query<{ id: string }>(
    'select table_id as id, person, chips, staked from play_sum order by 1, 2',
  )
  expect(sums.rows).toEqual([
    { id: 'lost', person: 1, chips: -800, staked: 800 },
    { id: 'won', person: 1, chips: -500, staked: 500 },
    { id: 'won', person: 2, chips: 1_400, staked: 0 },
  ])
})
