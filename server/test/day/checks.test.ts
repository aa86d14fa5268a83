// The checks at the end of a day find what they are there to find.

import { heardBy } from '@tapete/engine'
import { describe, expect, it } from 'vitest'
import { type Asked, newBook, type Paid } from '../../src/day/book.js'
import { checkCommands, type Logged, readLogged } from '../../src/day/check/commands.js'
import { checkMoney } from '../../src/day/check/money.js'
import { checkWitness } from '../../src/day/check/views.js'
import { findDayGame } from '../../src/day/games.js'
import { patched } from '../../src/day/patched.js'
import { planOf } from '../../src/day/plan.js'
import { newWitness } from '../../src/day/witness.js'
import { rebuild } from '../../src/tables/replica.js'
import { openTables } from '../../src/tables/tables.js'
import { fund, must, opening, withFloor } from '../floor.js'

const PERSON = 1
const asked = (key: string, more: Partial<Asked> = {}): Asked => ({
  ...{ key, table: 'mesa', person: PERSON, role: 'player', move: { do: 'buy' }, lost: 0 },
  answer: { ok: true, version: 1, events: [] },
  ...more,
})
const logged = (key: string, more: Partial<Logged> = {}): Logged => ({
  ...{ table: 'mesa', seq: 1, key, person: PERSON, role: 'player', do: 'buy' },
  ...more,
})
const found = (asks: readonly Asked[], log: readonly Logged[]): string[] =>
  checkCommands({ ...newBook(), asked: new Map(asks.map((each) => [each.key, each])) }, log)

describe('the check of commands', () => {
  it('finds what was acknowledged and is not there, or is elsewhere, or twice', () => {
    expect(found([asked('a')], [logged('a')])).toEqual([])
    expect(found([asked('a')], [])).toEqual(['acknowledged a at mesa is not in the log'])
    expect(found([asked('a')], [logged('a', { seq: 2 })])).toHaveLength(1)
    expect(found([asked('a')], [logged('a'), logged('a', { seq: 2 })])).toEqual(['a is in the log 2 times'])
  })

  it('finds what was refused and is there, unless it was asked for twice', () => {
    const answer = { ok: false, code: 'betting-closed' } as const
    expect(found([asked('a', { answer })], [logged('a')])).toEqual(['refused a (betting-closed) is entry 1 of mesa'])
    expect(found([asked('a', { answer, lost: 1 })], [logged('a')])).toEqual([])
  })

  it('finds what stands in the name of somebody who did not ask', () => {
    expect(found([asked('a')], [logged('a'), logged('b', { seq: 2, do: 'tip' })])).toHaveLength(1)
    expect(found([asked('a')], [logged('a'), logged('b', { seq: 2, do: 'come-back' })])).toEqual([])
  })
})

const floor = withFloor()
const CHIPS = 50_000

const played = async () => {
  const { pool, url } = await floor.database()
  const plan = planOf({ seed: 1, minutes: 1, players: 2 })
  const [table] = plan.tables
  if (!table) throw new Error('no table')
  const tables = await openTables({ pool, url })
  await fund(pool, { [PERSON]: 1_000_000 })
  await tables.create({ id: table.id, game: table.game.id, room: 'sala', name: 'Mesa', mode: 'live' })
  const answers = await must(tables, table.id, ...opening(1, CHIPS))
  await tables.stop()
  const bought = (await readLogged(pool)).find((entry) => entry.do === 'buy')
  if (!bought) throw new Error('nothing was bought')
  const events = answers[bought.seq - 1]
  return { pool, plan, table: table.id, bought, events: events?.ok ? events.events : [] }
}

describe('the checks of money and views', () => {
  it('find a wallet that has not what its person was told, and money over the counter that is nowhere', async () => {
    const { pool, plan, table, bought, events } = await played()
    const book = newBook()
    const answer = { ok: true, version: bought.seq, events } as const
    book.asked.set(bought.key, asked(bought.key, { table, answer }))
    expect((await checkMoney(pool, plan, book)).faults).toEqual([])
    book.asked.set(bought.key, asked(bought.key, { table, answer: { ...answer, events: [] } }))
    expect((await checkMoney(pool, plan, book)).faults).toEqual([
      `${bought.key}: player 1 was told 0, the ledger has ${-CHIPS}`,
    ])
    const paid: Paid = { key: 'p', kind: 'deposit', person: PERSON, amount: 5, lost: 0, answer: { ok: true, set: 1 } }
    expect((await checkMoney(pool, plan, { ...newBook(), paid: new Map([['p', paid]]) })).faults).toEqual(
      expect.arrayContaining(['deposit p of 5 is undefined']),
    )
  })

  it('find a view that shows what its viewer may not see, and events they may not hear', async () => {
    const { pool, table, bought, events } = await played()
    const now = await rebuild(pool, table, { find: findDayGame })
    if (!now) throw new Error('no table')
    const view = now.game.view(now.state)
    const stranger = { id: 99, role: 'guest' }
    const honest = newWitness()
    honest.view(stranger, table, now.version, { table: view.table, mine: view.of('public') })
    honest.events(stranger, table, bought.seq, heardBy(events, 'public'))
    expect(await checkWitness(pool, honest)).toEqual([])
    const leaky = newWitness()
    leaky.view(stranger, table, now.version, { table: view.table, mine: view.of('seat:1') })
    leaky.events(stranger, table, bought.seq, events)
    expect(await checkWitness(pool, leaky)).toEqual([
      `guest 99 heard entry ${bought.seq} of ${table} otherwise than public may`,
      `guest 99 saw version ${now.version} of ${table} otherwise than public may`,
    ])
  })
})

describe('the reader of patches', () => {
  it('adds, replaces and removes in objects and lists, and refuses what does not fit', () => {
    const document = { list: [1, 2], 'a/b': { c: 1 } }
    const changes = [
      { op: 'add', path: '/list/1', value: 9 },
      { op: 'remove', path: '/list/0' },
      { op: 'replace', path: '/a~1b/c', value: 2 },
      { op: 'add', path: '/new', value: true },
    ] as const
    expect(patched(document, changes)).toEqual({ list: [9, 2], 'a/b': { c: 2 }, new: true })
    expect(() => patched({}, [{ op: 'replace', path: '/none', value: 1 }])).toThrow('nothing at /none')
    expect(patched({}, [{ op: 'replace', path: '', value: [1] }])).toEqual([1])
  })
})
