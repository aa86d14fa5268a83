import { describe, expect, it } from 'vitest'
import { count, player, startNode, until } from '../floor/node.js'
import { fund, withFloor } from '../floor.js'

const floor = withFloor()
const TABLE = 'mesa-1'

describe('two nodes on one database', () => {
  it('one drives; when it dies the other goes on within the lease; nothing is thrown or drawn twice', async () => {
    const { url, pool } = await floor.database()
    await fund(pool, { 1: 1_000_000 })
    const nodes = [await startNode(pool, { url }), await startNode(floor.pool(url), { url })]
    // Both open the same house at the same time.
    await Promise.all(nodes.map((node) => node.floor.ensureDemonstration()))
    for (const node of nodes) await node.floor.start()
    const leader = async () => {
      const { rows } = await pool.query(`select node from floor_lease where table_id = $1 and until > now()`, [TABLE])
      return rows[0]?.node as string | undefined
    }

    expect(await nodes[1]?.floor.sit(player(1), TABLE)).toMatchObject({ ok: true })
    const [one, two] = nodes as [(typeof nodes)[0], (typeof nodes)[0]]
    await until(async () => count(await one.tables.readLog(TABLE), 'check-ball') >= 2)
    const first = await leader()
    expect(first).toBeDefined()
    await until(async () => count(await one.tables.readLog(TABLE), 'check-ball') >= 3)
    expect(await leader()).toBe(first)
    // Both count down to the same moment.
    await until(() => {
      const [a, b] = nodes.map((node) => node.floor.countdown(TABLE))
      return a?.closesAt != null && a.closesAt === b?.closesAt
    })

    // Whoever leads dies: the one that is left must take over.
    two.kill()
    const version = (await one.tables.load(TABLE))?.version ?? 0
    await until(async () => count(await one.tables.readLog(TABLE, version + 1), 'check-ball') >= 2)
    one.floor.watch(TABLE)
    const log = await one.tables.readLog(TABLE)
    expect(Math.abs(count(log, 'start') - count(log, 'spin'))).toBeLessThanOrEqual(1)
    expect(Math.abs(count(log, 'spin') - count(log, 'ball'))).toBeLessThanOrEqual(1)
    expect((await one.verify(TABLE)).checks.filter(({ result }) => result !== 'ok')).toEqual([])
    expect(one.errors).toEqual([])
    await one.stop()
    await two.floor.stop().catch(() => {})
    await two.tables.stop()
  })

  it('a dead leader is replaced, a leader that stops hands over at once', async () => {
    const { url, pool } = await floor.database()
    await fund(pool, { 1: 1_000_000 })
    const times = { lease: 600 }
    const one = await startNode(pool, { url, times })
    await one.floor.ensureDemonstration()
    await one.floor.start()
    await one.floor.sit(player(1), TABLE)
    await until(async () => count(await one.tables.readLog(TABLE), 'check-ball') >= 1)
    const two = await startNode(floor.pool(url), { url, times })
    await two.floor.start()
    one.kill()
    const seen = (await two.tables.load(TABLE))?.version ?? 0
    await until(async () => ((await two.tables.load(TABLE))?.version ?? 0) > seen + 8, 5_000)

    const three = await startNode(floor.pool(url), { url, times: { lease: 60_000 } })
    await three.floor.start()
    await two.floor.stop()
    const then = (await three.tables.load(TABLE))?.version ?? 0
    await until(async () => ((await three.tables.load(TABLE))?.version ?? 0) > then + 8, 5_000)
    expect((await three.verify(TABLE)).ok).toBe(true)
    await three.stop()
    await two.tables.stop()
    await one.floor.stop().catch(() => {})
    await one.tables.stop()
  })
})
