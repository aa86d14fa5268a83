import { describe, expect, it } from 'vitest'
import { count, type Node, player, startNode, until } from '../floor/node.js'
import { fund, withFloor } from '../floor.js'

const floor = withFloor()
const TABLE = 'mesa-1'

describe('two nodes on one database', () => {
  it('one drives; when it dies the other goes on within the lease; nothing is thrown or drawn twice', async () => {
    const { url, pool } = await floor.database()
    await fund(pool, { 1: 1_000_000 })
    const nodes = [await startNode(pool, { url }), await startNode(floor.pool(url), { url })]
    // Both open the same house at the same time.
    await Promise.all(nodes.map((node) => node.floor.ensureHouse()))
    for (const node of nodes) await node.floor.start()
    const [a, b] = nodes as [Node, Node]
    const rounds = async (node: Node, from = 1) => count(await node.tables.readLog(TABLE, from), 'check-ball')

    expect(await b.floor.sit(player(1), TABLE)).toMatchObject({ ok: true })
    await until(async () => (await rounds(a)) >= 1)
    const before = nodes.map((node) => node.driven())
    await until(async () => (await rounds(a)) >= 4)
    const made = nodes.map((node, index) => node.driven() - (before[index] as number))
    expect(Math.min(...made)).toBe(0)
    // Six moves in each of three rounds (start, throw, close, result, collect, check), but for those that the one had made
    // already between the look at its log and the count.
    expect(Math.max(...made)).toBeGreaterThanOrEqual(15)
    // Both count down to the same moment.
    await until(() => {
      const [here, there] = nodes.map((node) => node.floor.countdown(TABLE)?.closesAt ?? null)
      return here !== null && here === there
    })

    const [leader, one] = made[0] === 0 ? [b, a] : [a, b]
    leader.kill()
    const version = (await one.tables.load(TABLE))?.version ?? 0
    await until(async () => (await rounds(one, version + 1)) >= 2, 5_000)
    const log = await one.tables.readLog(TABLE)
    expect(Math.abs(count(log, 'start') - count(log, 'spin'))).toBeLessThanOrEqual(1)
    expect(Math.abs(count(log, 'spin') - count(log, 'ball'))).toBeLessThanOrEqual(1)
    expect((await one.verify(TABLE)).checks.filter(({ result }) => result !== 'ok')).toEqual([])
    expect(one.errors).toEqual([])
    await one.stop()
    await leader.floor.stop().catch(() => {})
    await leader.tables.stop()
  })

  it('a node that comes later takes over from one that died, and at once from one that stops', async () => {
    const { url, pool } = await floor.database()
    await fund(pool, { 1: 1_000_000 })
    const times = { lease: 600 }
    const one = await startNode(pool, { url, times })
    await one.floor.ensureHouse()
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
