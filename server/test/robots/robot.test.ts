import { describe, expect, it } from 'vitest'
import { FLOOR_TIMES } from '../../src/floor/floor.js'
import { balance, walletOf } from '../../src/ledger/ledger.js'
import { attendantOf } from '../../src/robots/attendant.js'
import { PACE, turnAfter } from '../../src/robots/pace.js'
import { TableAside } from '../../src/tables/aside.js'
import { openTables, type Tables } from '../../src/tables/tables.js'
import { count, does, must, type Node, pause, player, startNode, until } from '../floor/node.js'
import { must as done, fund, opening, withFloor } from '../floor.js'

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

describe('an errand that another log would have to hear of', () => {
  it('is left for the next round while that log is set aside, and the croupier goes on', async () => {
    const { pool } = await floor.database()
    await fund(pool, { 1: 100_000 })
    const tables = await openTables({ pool })
    const made = { room: 'r', name: 't', mode: 'digital', robot: {}, config: { min: 1_000, chip: 500 } } as const
    await tables.create({ ...made, id: 't', game: 'big-six' })
    await done(tables, 't', ...opening(1, 10_000).slice(0, -1))
    const now = await tables.load('t')
    if (!now) throw new Error('no table')
    const tells = { log: 'pozo', do: 'restore-prize', amount: 1 }
    const hold = { id: 'hold:1', seat: 'seat:1', player: '1', amount: 1, until: 1, verdict: 'void', tells } as const
    const state = { ...now.state, holds: [hold] }
    const minuteAgo = Date.now() - 60_000
    const known = { ...now, state, turn: turnAfter(undefined, now.game, state, minuteAgo, 1) }
    const did: string[] = []
    const { game, room, name, config, robot, mode } = now.row
    const at = { at: new Date(), version: 1, entry: null, why: 'x', players: 0, bank: 0, seriesDue: false }
    const aside = { game, room, name, config, robot, mode, table: 'pozo', ...at }
    const command: Tables['command'] = async (wanted) => {
      const { move } = 'prepare' in wanted ? { move: { by: 'clock', do: 'time' } } : wanted
      did.push(`${move.by} ${move.do}`)
      if (move.do === 'pay-held') throw new TableAside(aside)
      return { ok: true, version: 1, events: [], repeated: true }
    }
    const attendant = attendantOf({
      house: { get: () => known, all: () => [known], refresh: async () => {}, know: async () => {}, stop: () => {} },
      tables: { ...tables, command },
      dealer: {} as never,
      presence: { anybody: () => true, standing: () => 'live', check: async () => 'live' } as never,
      leases: { holds: () => true, isAnothers: () => false, claim: async (ids: string[]) => new Set(ids) } as never,
      ...{ times: FLOOR_TIMES, clock: { now: () => Date.now() }, onError: () => {}, paceOf: () => PACE },
      ...{ isRobot: () => false, keeps: () => true, leaving: { seatOf: () => undefined }, isStopped: () => false },
    })
    await until(async () => {
      await attendant.beat()
      return did.includes('croupier start')
    })
    await attendant.stop()
    await tables.stop()
    expect(did.filter((each) => each === 'croupier pay-held')).toHaveLength(1)
  })
})
