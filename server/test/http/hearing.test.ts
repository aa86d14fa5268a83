// As whom somebody hears what they missed: where they sat at each entry, wherever they sat down first.

import type { Move } from '@tapete/engine'
import { expect, it } from 'vitest'
import type { Following } from '../../src/http/house.js'
import { heardLog } from '../../src/http/table-access.js'
import type { Replica } from '../../src/tables/replica.js'
import { openTables } from '../../src/tables/tables.js'
import { fund, must, opening, withFloor } from '../floor.js'

const floor = withFloor()
const TABLE = 't'

it('whoever changed seats hears as the new one, and nothing of who takes the old one', async () => {
  const { pool, url } = await floor.database()
  const tables = await openTables({ pool, url })
  await tables.create({ id: TABLE, game: 'baccarat-chemin-de-fer', room: 'sala', name: 'Mesa 1', mode: 'live' })
  await fund(pool, { 1: 50_000, 2: 50_000, 3: 50_000 })
  const seated = opening(2, 20_000).slice(0, -1)
  await must(tables, TABLE, ...seated)
  /** Wherever they sit now. */
  const does = async (person: number, made: Move) => {
    const key = crypto.randomUUID()
    const answer = await tables.command({ table: TABLE, person, role: 'player', move: made, key })
    expect(answer).toMatchObject({ ok: true })
    return answer.version
  }
  const changed = await does(1, { by: 'seat:1', do: 'change-seat', place: 'seat:6' })
  await does(3, { by: 'seat:1', do: 'sit', player: '3' })
  const bought = await does(3, { by: 'seat:1', do: 'buy', amount: 7_500 })
  const own = await does(1, { by: 'seat:6', do: 'buy', amount: 1_000 })
  const left = await does(1, { by: 'seat:6', do: 'leave' })
  const again = await does(1, { by: 'seat:8', do: 'sit', player: '1' })

  const house = { pool, tables } as unknown as Following
  const heard = async (id: number) => {
    const replica = (await tables.load(TABLE)) as Replica
    const entries = await heardLog(house, replica, { id, name: 'x', role: 'player' }, 1, replica.version)
    return (version: number) => entries.find((each) => each.version === version)?.events.map(({ type }) => type)
  }
  const [first, third] = [await heard(1), await heard(3)]
  expect(first(changed)).toEqual(['chips-cashed', 'seat-changed', 'chips-carried'])
  expect(first(bought)).toEqual([])
  expect(third(bought)).toEqual(['chips-bought'])
  expect(first(own)).toEqual(['chips-bought'])
  expect(third(own)).toEqual([])
  expect(first(left)).toEqual(['chips-cashed', 'seat-freed'])
  expect(first(again)).toEqual(['seat-taken'])
  await tables.stop()
})
