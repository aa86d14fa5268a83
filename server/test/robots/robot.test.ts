import { describe, expect, it } from 'vitest'
import { balance, walletOf } from '../../src/ledger/ledger.js'
import { count, does, must, type Node, pause, player, startNode, until } from '../floor/node.js'
import { fund, withFloor } from '../floor.js'

const floor = withFloor()
const TABLE = 'mesa-1'

const open = async (times = {}): Promise<{ node: Node; pool: Awaited<ReturnType<typeof floor.database>>['pool'] }> => {
  const { pool } = await floor.database()
  await fund(pool, { 1: 1_000_000, 2: 1_000_000 })
  const node = await startNode(pool, { times })
  await node.floor.ensureHouse()
  await node.floor.start()
  return { node, pool }
}

const rounds = async (node: Node, table = TABLE) => count(await node.tables.readLog(table), 'check-ball')

describe('a robot croupier', () => {
  it('rests while nobody is there, plays by itself when somebody sits, and rests again; the log verifies', async () => {
    const { node, pool } = await open()
    const empty = (await node.tables.readLog(TABLE)).length
    await pause(250)
    expect((await node.tables.readLog(TABLE)).length).toBe(empty)

    expect(await node.floor.sit(player(1), TABLE)).toMatchObject({ ok: true, seat: 'seat:1', second: false })
    await must(node, player(1), TABLE, { do: 'buy', amount: 100_000 })
    const bet = async () => (await does(node, player(1), TABLE, { do: 'bet', on: 'red', amount: 1_000 })).ok
    await until(bet)
    await until(async () => (await rounds(node)) >= 4)
    expect(node.floor.countdown(TABLE)).toMatchObject({ table: TABLE })

    expect(await node.floor.leave(player(1), TABLE)).toMatchObject({ ok: true })
    await until(async () => (await node.tables.load(TABLE))?.state.seats['seat:1'] === undefined)
    await until(async () => {
      const before = (await node.tables.readLog(TABLE)).length
      await pause(300)
      return (await node.tables.readLog(TABLE)).length === before
    })
    expect((await node.tables.load(TABLE))?.state).toMatchObject({ phase: 'idle', status: 'open', bets: [] })
    // What was not lost is back in the wallet.
    const log = await node.tables.readLog(TABLE)
    expect(await balance(pool, walletOf(1))).toBe(1_000_000 - (await bankWon(node)))
    expect(count(log, 'ball')).toBe(count(log, 'start'))
    const report = await node.verify(TABLE)
    expect(report.checks.filter(({ result }) => result !== 'ok')).toEqual([])
    expect(node.errors).toEqual([])
    await node.stop()
  })

  it('wakes for a viewer, counts down, and finishes the round when the viewer goes', async () => {
    const { node } = await open()
    const heard: (number | null)[] = []
    node.floor.onClock(({ table, closesAt }) => table === TABLE && heard.push(closesAt))
    const stop = node.floor.watch(TABLE)
    await until(async () => (await rounds(node)) >= 1)
    expect(heard.some((at) => at !== null)).toBe(true)
    const another = node.floor.watch(TABLE)
    await until(async () => (await lobbyTable(node, TABLE)).viewers === 2)
    another()
    await until(async () => (await lobbyTable(node, TABLE)).viewers === 1)
    stop()
    await until(async () => {
      const before = (await node.tables.readLog(TABLE)).length
      await pause(300)
      return (await node.tables.readLog(TABLE)).length === before
    })
    expect((await node.tables.load(TABLE))?.state.phase).toBe('idle')
    expect((await lobbyTable(node, TABLE)).history.length).toBe(await rounds(node))
    await node.stop()
  })

  it('places called bets before it throws', async () => {
    const { node } = await open()
    await node.floor.sit(player(1), TABLE)
    await must(node, player(1), TABLE, { do: 'buy', amount: 500_000 })
    await until(async () => (await does(node, player(1), TABLE, { do: 'call', call: 'third', unit: 1_000 })).ok)
    await until(async () => count(await node.tables.readLog(TABLE), 'place-call') === 1)
    await node.stop()
  })

  it('[BS-05] lets the disc stand until somebody bets', async () => {
    const { node } = await open()
    await node.floor.sit(player(1), 'mesa-5')
    await until(async () => (await node.tables.load('mesa-5'))?.state.phase === 'betting')
    await pause(200)
    expect(node.floor.countdown('mesa-5')).toMatchObject({ phase: 'betting', closesAt: null })
    await must(node, player(1), 'mesa-5', { do: 'buy', amount: 50_000 })
    await must(node, player(1), 'mesa-5', { do: 'bet', on: 'value:1', amount: 1_000 })
    expect(node.floor.countdown('mesa-5')?.closesAt).toBeGreaterThan(0)
    await until(async () => count(await node.tables.readLog('mesa-5'), 'collect') === 1)
    await node.stop()
  })
})

const bankWon = async (node: Node): Promise<number> => (await node.tables.load(TABLE))?.state.accounts.bank ?? 0

const lobbyTable = async (node: Node, id: string) => {
  const { rooms } = await node.floor.lobby()
  const table = rooms.flatMap(({ tables }) => tables).find((each) => each.id === id)
  if (!table) throw new Error(`no ${id} in the lobby`)
  return table
}
