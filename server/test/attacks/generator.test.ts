// A source of seeds that degrades under a house that plays: what draws stops, everybody is told, and nobody goes on with it.

import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditRecord } from '../../src/administration/record.js'
import { type Served, serve } from '../../src/serve.js'
import { type Client, clientOf, type Live, someone } from '../http/client.js'
import { FAST, LIVE_TABLE } from '../http/house.js'
import { done, refused } from '../kit/house.js'
import { why } from './kit.js'

type Raw = (count: number) => Uint8Array
const stuck: Raw = (count) => new Uint8Array(count).fill(7)
const biased: Raw = (count) => randomBytes(count).map((byte) => byte & 0x0f)

let one: Served
let two: Served
const sources: [Raw, Raw] = [randomBytes, randomBytes]
const watched = (index: 0 | 1) => ({
  ...{ port: 0, webRoot: null, robotPlayers: 0, floor: { pace: FAST } },
  watch: { hear: 50, test: 50, source: (count: number) => sources[index](count) },
})

beforeAll(async () => {
  one = await serve({ ephemeral: true, ...watched(0) })
  two = await serve({ databaseUrl: one.databaseUrl, ...watched(1) })
}, 120_000)
afterAll(async () => {
  await two?.stop()
  await one?.stop()
}, 60_000)

const until = async (holds: () => Promise<boolean> | boolean): Promise<void> => {
  for (let count = 0; count < 400; count++) {
    if (await holds()) return
    await new Promise((soon) => setTimeout(soon, 25))
  }
  throw new Error('never came to pass')
}
const isDrawing = async (served: Served): Promise<boolean> =>
  done(await clientOf(served.url).get('/api/health')).drawing
const drawn = async (): Promise<number> =>
  Number((await one.house.pool.query(`select count(*) from log_entry where move ->> 'by' = 'chance'`)).rows[0]?.count)
const noted = async (): Promise<string[]> =>
  (
    await one.house.pool.query<{ act: string }>(`select act from admin_entry where subject = 'generator' order by seq`)
  ).rows.map(({ act }) => act)

/** The robot table where somebody sits, so that it plays. */
const TABLE = 'mesa-1'
const seated = async (): Promise<{ player: Client; live: Live }> => {
  const player = await someone(one.url, 'player')
  done(await player.post(`/api/tables/${TABLE}/sit`, {}))
  const live = await player.live(TABLE)
  await live.next(({ type }) => type === 'hello')
  return { player, live }
}

describe('a source that degrades while the house plays', () => {
  it('stops every draw on every node, tells players, croupier and pit, and makes no seed', async () => {
    const { player, live } = await seated()
    await until(async () => (await drawn()) > 0)
    sources[1] = stuck
    await until(async () => !(await isDrawing(one)) && !(await isDrawing(two)))
    expect(await noted()).toEqual(['generator-stopped'])
    // Not one more, though the robots would have drawn several times by now.
    const before = await drawn()
    const seeds = (await one.house.pool.query('select count(*) from draw_series')).rows[0]?.count
    await new Promise((soon) => setTimeout(soon, 2_500))
    expect(await drawn()).toBe(before)
    expect((await one.house.pool.query('select count(*) from draw_series')).rows[0]?.count).toBe(seeds)

    // At the table at once, to whoever comes later, in the list of tables and on the wall.
    await live.next(({ type, stopped }) => type === 'clock' && stopped === true)
    const late = await (await someone(two.url, 'pit-boss')).live(TABLE)
    expect((await late.next(({ type }) => type === 'hello')).clock).toMatchObject({ stopped: true, closesAt: null })
    const { rooms } = done(await player.get('/api/lobby'))
    const listed = rooms.flatMap(({ tables }: { tables: { id: string; countdown: object }[] }) => tables)
    expect(listed.find(({ id }: { id: string }) => id === TABLE).countdown).toMatchObject({ stopped: true })
    const notices = done(await (await someone(one.url, 'pit-boss')).get('/api/watch/notices')).notices
    expect(notices).toMatchObject([{ act: 'generator-stopped', about: { fault: { test: 'repetition' } } }])
    await late.close()
    await live.close()
  }, 60_000)

  it('stops practice too, and goes on only at live tables', async () => {
    const player = await someone(two.url, 'player')
    expect(refused(await player.post('/api/practice', { game: 'big-six' }))).toBe('draws-stopped')
    // The ball of a live table asks nobody's generator.
    done(await player.post(`/api/tables/${LIVE_TABLE}/sit`, {}))
    const croupier = await someone(two.url, 'croupier')
    done(await croupier.move(LIVE_TABLE, { do: 'start' }))
    done(await croupier.move(LIVE_TABLE, { do: 'spin', wheel: 'clockwise' }))
    done(await croupier.move(LIVE_TABLE, { do: 'no-more-bets' }))
    done(await croupier.move(LIVE_TABLE, { do: 'ball', pocket: '7' }))
  })

  it('is not resumed by who may not, without a reason, or while it still fails', async () => {
    for (const role of ['player', 'croupier', 'pit-boss', 'regulator'] as const)
      expect(refused(await (await someone(two.url, role)).post('/api/watch/generator', { why }))).toBe('not-allowed')
    const boss = await someone(two.url, 'room-head')
    expect((await boss.post('/api/watch/generator', {})).status).toBe(400)
    sources[1] = biased
    const failed = await boss.post('/api/watch/generator', { why })
    expect(failed.body.error).toMatchObject({ code: 'generator-fails', params: { test: 'proportion' } })
    expect(await noted()).toEqual(['generator-stopped'])
  })

  it('stops again at once when one node resumes and another still fails', async () => {
    const boss = await someone(one.url, 'room-head')
    await boss.post('/api/watch/generator', { why })
    await until(async () => (await noted()).length === 3)
    expect(await noted()).toEqual(['generator-stopped', 'generator-resumed', 'generator-stopped'])
    await until(async () => !(await isDrawing(one)) && !(await isDrawing(two)))
  }, 30_000)

  it('is no way to go on with the seeds of a backup: a restored house begins anew though it draws nothing', async () => {
    const { databaseUrl } = one
    await two.stop()
    sources[1] = stuck
    await expect(serve({ databaseUrl, ...watched(1), restored: true })).rejects.toThrow('repetition')
    sources[1] = randomBytes
    two = await serve({ databaseUrl, ...watched(1), restored: true })
    expect(two.restarted).toContain(TABLE)
    expect(await isDrawing(two)).toBe(false)
  }, 60_000)

  it('stays stopped through a restart, and plays on once staff resumes a source that passes', async () => {
    sources[1] = randomBytes
    await two.stop()
    two = await serve({ databaseUrl: one.databaseUrl, ...watched(1) })
    expect(await isDrawing(two)).toBe(false)
    const boss = await someone(two.url, 'room-head')
    expect(done(await boss.post('/api/watch/generator', { why }))).toMatchObject({ drawing: true, stop: null })
    const before = await drawn()
    await until(async () => (await isDrawing(one)) && (await drawn()) > before)
    expect((await noted()).slice(-2)).toEqual(['generator-stopped', 'generator-resumed'])
    expect(refused(await boss.post('/api/watch/generator', { why }))).toBe('generator-runs')
    expect((await auditRecord(one.house.pool)).wrong).toBeNull()
  }, 60_000)
})

describe('a house whose source is bad from the start', () => {
  it('opens, and draws nothing', async () => {
    sources[0] = stuck
    const bad = await serve({ ephemeral: true, ...watched(0) })
    try {
      expect(await isDrawing(bad)).toBe(false)
      const { rows } = await bad.house.pool.query('select count(*)::int as count from draw_series')
      expect(rows).toEqual([{ count: 0 }])
    } finally {
      await bad.stop()
      sources[0] = randomBytes
    }
  }, 60_000)
})
