// Two logs, one unit: tables feed a pot and win it. Both logs are written with their money, or neither is.

import { randomUUID } from 'node:crypto'
import { logActor, type Move } from '@tapete/engine'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openPool, type Pool } from '../../src/database/pool.js'
import { drawsOf } from '../../src/draws/draws.js'
import { postgresSeriesStore } from '../../src/draws/postgres.js'
import { balance, holdings } from '../../src/ledger/ledger.js'
import type { Command, UnitAnswer } from '../../src/tables/command.js'
import { openTables, type Tables } from '../../src/tables/tables.js'
import { auditHouse } from '../../src/verify/house-audit.js'
import { type Body, type Client, guest, type Live, someone } from '../http/client.js'
import { unaccounted } from '../ledger/unaccounted.js'
import { verified } from '../verify/verified.js'
import { done, find, join, kitHouse, refused, seenAfter, walletOf } from './house.js'

const house = kitHouse()
const POT = 'pozo'
const [A, B] = ['mesa-a', 'mesa-b']
const LOGS = [POT, A, B]

let boss: Client
let croupier: Client
let player: Client
let lives: { readonly [log: string]: Live }

const command = (table: string, move: Move): Command => ({
  ...{ table, key: randomUUID(), person: null, role: 'house', move },
})

const feed = (table: string, amount: number): Command[] => [
  command(table, { by: 'croupier', do: 'feed-pot', amount }),
  command(POT, { by: logActor(table), do: 'contribute', amount }),
]

/** All there is, whatever that is when it is asked. */
const win = (table: string): Command[] => [
  {
    ...{ table: POT, key: randomUUID(), isSame: () => true },
    prepare: ({ state }) => {
      const move: Move = { by: logActor(table), do: 'award', amount: state.accounts.pot ?? 0 }
      return { person: null, role: 'log', move }
    },
  },
  {
    ...{ table, key: randomUUID(), isSame: () => true },
    prepare: (_replica, [award]) => {
      const amount = award?.entry.events[0]?.amount as number
      return { person: null, role: 'log', move: { by: logActor(POT), do: 'win-pot', amount, seat: 'seat:1' } }
    },
  },
]

const versionsOf = (answer: UnitAnswer): number[] => {
  if (!answer.ok) throw new Error(`${answer.table}: ${answer.refusal.code}`)
  return answer.done.map(({ version }) => version)
}

const versions = async (): Promise<Body> =>
  Object.fromEntries(await Promise.all(LOGS.map(async (id) => [id, done(await boss.get(`/api/tables/${id}`)).version])))

/** What each log says that it owes the others, as its staff sees it. */
const owed = async (): Promise<number[]> =>
  Promise.all(LOGS.map(async (id) => done(await boss.get(`/api/tables/${id}`)).seen.mine.accounts.link ?? 0))

beforeAll(async () => {
  const { url } = house()
  ;[boss, croupier, player] = await Promise.all([someone(url, 'pit-boss'), someone(url, 'croupier'), guest(url)])
  lives = { [POT]: await boss.live(POT), [A]: await join(player, A, 1, 1_000), [B]: await boss.live(B) }
})
afterAll(() => Promise.all(Object.values(lives).map((live) => live.close())))

it('a contribution stands in both logs, and each is told of its own', async () => {
  const { house: inside } = house()
  const [atTable, atPot] = versionsOf(await inside.tables.unit(feed(A, 300))) as [number, number]
  const fed = await seenAfter(lives[A] as Live, atTable - 1, () => true)
  const told = await seenAfter(lives[POT] as Live, atPot - 1, () => true)
  expect(fed.events).toMatchObject([{ type: 'pot-fed', amount: 300 }])
  expect(told.events).toMatchObject([{ type: 'contribute', amount: 300, from: 'log:mesa-a' }])
  expect(told.view.accounts).toMatchObject({ pot: 300, link: -300 })
  expect(await owed()).toEqual([-300, 300, 0])
  expect([await balance(inside.pool, 'table:mesa-a:bank'), await balance(inside.pool, 'table:pozo:pot')]).toEqual([
    -300, 300,
  ])
  const { rows } = await inside.pool.query(
    `select count(distinct xmin::text)::int as transactions from log_entry
      where (table_id, seq) in (($1, $2), ($3, $4))`,
    [A, atTable, POT, atPot],
  )
  expect(rows).toEqual([{ transactions: 1 }])
})

it('a unit of which one command is refused writes nothing', async () => {
  const { house: inside } = house()
  const before = { versions: await versions(), held: await holdings(inside.pool, '') }
  const [fed] = feed(A, 100) as [Command, Command]
  const tooMuch = command(POT, { by: logActor(A), do: 'award', amount: 999 })
  for (const unit of [
    [fed, tooMuch],
    [tooMuch, fed],
  ])
    expect(await inside.tables.unit(unit)).toMatchObject({ ok: false, table: POT, refusal: { code: 'pot-too-small' } })
  const nobody = command(B, { by: logActor(POT), do: 'win-pot', amount: 300, seat: 'seat:1' })
  const award = command(POT, { by: logActor(B), do: 'award', amount: 300 })
  expect(await inside.tables.unit([award, nobody])).toMatchObject({ ok: false, table: B })
  expect({ versions: await versions(), held: await holdings(inside.pool, '') }).toEqual(before)
})

it('half a unit is refused, to a person too; and nobody speaks as a log', async () => {
  const before = await versions()
  expect(refused(await croupier.move(A, { do: 'feed-pot', amount: 100 }))).toBe('half-a-unit')
  for (const who of [boss, croupier, player]) {
    refused(await who.move(POT, { do: 'award', amount: 1, by: 'log:mesa-a' }))
    refused(await who.move(A, { do: 'win-pot', amount: 1, seat: 'seat:1', by: 'log:pozo' }))
  }
  expect(await versions()).toEqual(before)
})

it('a race lost at either log is tried again at both', async () => {
  const { house: inside, databaseUrl } = house()
  const pool: Pool = openPool(databaseUrl, { max: 4 })
  // Another node, which hears of nothing: what it knows is behind as soon as somebody else writes.
  const node: Tables = await openTables({ pool, find, draws: drawsOf(postgresSeriesStore(pool)) })
  for (const id of LOGS) await node.load(id)
  const start = await versions()
  expect(versionsOf(await inside.tables.unit(feed(B, 50)))).toEqual([start[B] + 1, start[POT] + 1])
  expect(versionsOf(await node.unit(feed(A, 10)))).toEqual([start[A] + 1, start[POT] + 2])
  done(await player.move(A, { do: 'buy', amount: 500 }))
  // The pot had 300 when this node looked last, and a purchase came between.
  expect(versionsOf(await node.unit(win(A)))).toEqual([start[POT] + 3, start[A] + 3])
  const won = await seenAfter(lives[A] as Live, start[A] + 2, () => true)
  expect(won.events).toMatchObject([{ type: 'pot-won', seat: 'seat:1', amount: 360 }])
  expect(won.view.seats['seat:1'].chips).toBe(1_000 + 500 + 360)

  const rush = Array.from({ length: 12 }, (_, index) =>
    (index % 2 ? node : inside.tables).unit(feed(index % 3 ? A : B, 10)),
  )
  for (const answer of await Promise.all(rush)) expect(answer).toMatchObject({ ok: true })
  expect(await balance(inside.pool, 'table:pozo:pot')).toBe(120)
  await node.stop()
  await pool.end()
})

it('both chains hold, what the logs owe each other sums to nothing, and the books agree', async () => {
  const { house: inside, url } = house()
  expect((await owed()).reduce((sum, each) => sum + each, 0)).toBe(0)
  for (const { balance: held } of await holdings(inside.pool, 'link:')) expect(held).toBe(0)
  for (const id of LOGS) {
    const file = done(await boss.get(`/api/tables/${id}/export`))
    expect(verified(file, { find })).toMatchObject({ ok: true, entries: (await versions())[id] })
  }
  const operator = await someone(url, 'operator')
  const { tables, total } = done(await operator.get('/api/reports/day'))
  const day = (id: string) => tables.find(({ table }: Body) => table === id)
  expect(day(POT)).toMatchObject({ pots: 120, win: 0, buyIns: 0 })
  expect(day(A).win + day(B).win).toBe(-360 - 120)
  // What a table gave the pot is in both lines, so only the house as a whole adds up.
  expect([POT, A, B].map((id) => unaccounted(day(id)))).toEqual([-120, expect.any(Number), expect.any(Number)])
  expect(total).toMatchObject({ pots: 120, commission: 0, win: -480, buyIns: 1_500, inPlay: 1_860 })
  expect(unaccounted(total)).toBe(0)
  done(await player.post(`/api/tables/${A}/leave`))
  expect(await walletOf(player)).toBe(1_000_000 + 360)
  expect(await auditHouse(inside.pool, find)).toMatchObject({ ok: true, owedBetweenLogs: 0 })
})
