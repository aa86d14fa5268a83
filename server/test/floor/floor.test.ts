import { randomUUID } from 'node:crypto'
import { CATALOGUE, canal21, findGame } from '@tapete/engine'
import { describe, expect, it } from 'vitest'
import { findings } from '../../src/audit/findings.js'
import { auditAccounts } from '../../src/audit/ledger.js'
import { PROCESS_CLOCK } from '../../src/clock/clock.js'
import type { FloorTimes } from '../../src/floor/floor.js'
import { DEMONSTRATION, readHouse } from '../../src/floor/house-file.js'
import { balance, practiceOf, walletOf } from '../../src/ledger/ledger.js'
import type { Pace } from '../../src/robots/pace.js'
import { fund, withFloor } from '../floor.js'
import { count, does, FAST, must, pause, player, startNode, until } from './node.js'

const floor = withFloor()
const LIVE = 'mesa-en-vivo'
/** A robot that leaves all the time in the world. */
const SLOW: Pace = { ...FAST, 'first-bets': 600_000, 'last-bets': 100_000, bets: 600_000 }

const open = async ({ pace = SLOW, times = {} }: { pace?: Pace; times?: Partial<FloorTimes> } = {}) => {
  const { pool, owner } = await floor.database()
  await fund(pool, { 1: 1_000_000, 2: 1_000_000, 3: 1_000_000 })
  const node = await startNode(pool, { pace, times })
  await node.floor.ensureHouse([croupier.id])
  await node.floor.start()
  return { node, pool, owner }
}

type Opened = Awaited<ReturnType<typeof open>>

const croupier = { id: 50, role: 'croupier' }
const pitBoss = { id: 51, role: 'pit-boss' }
const roomHead = { id: 52, role: 'room-head' }

describe('the house', () => {
  it('opens with its rooms, once, and shows them', async () => {
    const { node } = await open()
    await node.floor.ensureHouse()
    const { rooms } = await node.floor.lobby()
    const plan = readHouse(DEMONSTRATION, findGame)
    expect(rooms.map(({ room }) => room)).toEqual([...plan.rooms.keys()])
    const planned = [...plan.rooms.keys()].flatMap((room) =>
      plan.tables.filter((each) => each.room === room).sort((one, other) => (one.id < other.id ? -1 : 1)),
    )
    const tables = rooms.flatMap((room) => room.tables)
    expect(tables.map(({ id, status, robot }) => [id, status, robot])).toEqual(
      planned.map(({ id, mode }) => [id, 'open', mode === 'digital']),
    )
    expect(tables.slice(0, 5).map(({ id }) => id)).toEqual(['mesa-1', 'mesa-2', 'mesa-3', 'mesa-4', LIVE])
    expect(tables[0]).toMatchObject({ title: { es: 'Ruleta francesa' }, seated: 0, seats: 8, phase: 'idle', round: 0 })
    expect(tables[0]?.limits).toMatchObject({
      chip: 500,
      kinds: { straight: { min: 1000, max: 100_000 }, 'even-chance': { max: 2_000_000 } },
    })
    await node.stop()
  })
})

describe('a demonstration that was opened under older rules', () => {
  it('goes on at a table in its place, and keeps the older one', async () => {
    const { node, pool, owner } = await open()
    await node.stop()
    await owner.query(`update game_table set rules = 'scj-2023.7' where id = 'mesa-9'`)
    const later = await startNode(pool)
    for (const _ of ['once', 'and no third time']) await later.floor.ensureHouse()
    const tables = (await later.floor.lobby()).rooms.flatMap((room) => room.tables)
    expect(tables.filter(({ game }) => game === 'canal-21').map(({ id, status }) => [id, status])).toEqual([
      ['mesa-9', 'sealed'],
      [`mesa-9-${canal21.ruleSet.replace('.', '-')}`, 'open'],
    ])
    await later.stop()
  })
})

describe('a node that is behind', () => {
  it('neither refuses nor acts on what was true before', async () => {
    const { node: here, pool } = await open()
    // Nothing wakes this one, and it has seen the table only before anybody came.
    const behind = await startNode(pool)
    expect((await behind.tables.load(LIVE))?.state.seats).toEqual({})

    await here.floor.sit(player(1), LIVE, 2)
    expect(await does(behind, player(1), LIVE, { do: 'buy', amount: 5_000 })).toMatchObject({ ok: true, by: 'seat:2' })

    await here.floor.leave(player(1), LIVE)
    await here.floor.sit(player(2), LIVE, 2)
    await must(here, player(2), LIVE, { do: 'buy', amount: 7_000 })
    expect((await behind.tables.current(LIVE))?.state.seats['seat:2']?.player).toBe('1')
    expect(await does(behind, player(1), LIVE, { do: 'cash-out', amount: 5_000 })).toMatchObject({
      ok: false,
      refusal: { code: 'not-seated' },
    })
    expect(await balance(pool, walletOf(2))).toBe(993_000)
    await behind.tables.stop()
    await here.stop()
  })
})

describe('who acts', () => {
  it('a person is who the house says, whatever the client says', async () => {
    const { node } = await open()
    const act = (person: { id: number; role: string }, move: { do: string; [field: string]: string | number }) =>
      does(node, person, 'mesa-1', move)
    await node.floor.sit(player(1), 'mesa-1', 3)
    await node.floor.sit(player(2), 'mesa-1')
    const forged = await must(node, player(1), 'mesa-1', { by: 'seat:1', do: 'buy', amount: 10_000 })
    expect(forged.ok && forged.events[0]).toMatchObject({ type: 'chips-bought', seat: 'seat:3' })
    expect(await act(player(1), { by: 'croupier', do: 'spin', wheel: 'clockwise' })).toMatchObject({
      refusal: { code: 'not-your-move' },
    })
    expect(await act(player(1), { by: 'chance', do: 'ball', pocket: '7' })).toMatchObject({
      refusal: { code: 'not-your-move' },
    })
    expect(await act(player(1), { do: 'cash-out', amount: 500, for: 'seat:1' })).toMatchObject({
      refusal: { code: 'acts-for-another' },
    })
    expect(await act(player(3), { do: 'buy', amount: 500 })).toMatchObject({ refusal: { code: 'not-seated' } })
    // To sit as somebody else: one sits as oneself.
    await must(node, player(3), 'mesa-1', { do: 'sit', player: '1', seat: 'seat:5' })
    expect((await node.tables.load('mesa-1'))?.state.seats['seat:5']?.player).toBe('3')
    for (const role of ['operator', 'regulator', 'constructor'])
      expect(await act({ id: 9, role }, { do: 'start' })).toMatchObject({ refusal: { code: 'not-your-role' } })
    expect(await node.floor.sit(croupier, 'mesa-1')).toMatchObject({ refusal: { code: 'not-your-role' } })
    expect(await act(croupier, { do: 'spin', wheel: 'clockwise' })).toMatchObject({ refusal: { code: 'robot-serves' } })
    expect(await act(croupier, { do: 'ball', pocket: '7' })).toMatchObject({ refusal: { code: 'chance-is-dealt' } })
    expect(await act(pitBoss, { do: 'warn', seat: 'seat:3', infraction: 'collusion' })).toMatchObject({ ok: true })
    expect(await act(roomHead, { do: 'post', role: 'croupier', person: '77' })).toMatchObject({ ok: true })
    expect(await act(roomHead, { do: 'warn', seat: 'seat:3', infraction: 'collusion' })).toMatchObject({
      refusal: { code: 'not-your-move' },
    })
    const key = randomUUID()
    const once = await does(node, player(1), 'mesa-1', { do: 'buy', amount: 500 }, key)
    expect(once).toMatchObject({ ok: true, repeated: false })
    expect(await does(node, player(1), 'mesa-1', { do: 'buy', amount: 500 }, key)).toMatchObject({ repeated: true })
    expect(
      await node.floor.act(player(1), 'mesa-1', { move: { do: 'buy', amount: 500 }, key: randomUUID(), expected: 1 }),
    ).toMatchObject({ refusal: { code: 'version-conflict' } })
    await node.stop()
  })

  it('at a live table the croupier enters what fell, and no robot moves', async () => {
    const { node } = await open({ pace: FAST })
    await node.floor.sit(player(1), LIVE)
    await must(node, player(1), LIVE, { do: 'buy', amount: 10_000 })
    await must(node, croupier, LIVE, { do: 'start' })
    await must(node, player(1), LIVE, { do: 'bet', on: 'straight:7', amount: 1_000 })
    await must(node, croupier, LIVE, { do: 'spin', wheel: 'clockwise' })
    await must(node, croupier, LIVE, { do: 'no-more-bets' })
    await pause(150)
    expect((await node.tables.load(LIVE))?.state.phase).toBe('closed')
    expect(await does(node, pitBoss, LIVE, { do: 'ball', pocket: '7' })).toMatchObject({ ok: false })
    await must(node, croupier, LIVE, { do: 'ball', pocket: '7' })
    await must(node, croupier, LIVE, { do: 'collect' })
    expect(await does(node, croupier, LIVE, { do: 'approve' })).toMatchObject({ refusal: { code: 'not-your-move' } })
    await must(node, pitBoss, LIVE, { do: 'approve' })
    await must(node, croupier, LIVE, { do: 'pay' })
    await must(node, croupier, LIVE, { do: 'check-ball', state: 'sound' })
    expect((await node.verify(LIVE)).ok).toBe(true)
    await node.stop()
  })
})

describe('seats', () => {
  it('[R-18] one table, and a second one for even chances only; leaving cashes out', async () => {
    const { node, pool } = await open()
    const me = player(1)
    expect(await node.floor.sit(me, 'mesa-1')).toMatchObject({ ok: true, seat: 'seat:1', second: false })
    expect(await node.floor.sit(me, 'mesa-1')).toMatchObject({ ok: true, seat: 'seat:1' })
    expect(await node.floor.sit(me, 'mesa-5')).toMatchObject({ refusal: { code: 'seated-elsewhere' } })
    expect(await node.floor.sit(me, 'mesa-2')).toMatchObject({ ok: true, second: true })
    expect(await node.floor.sit(me, 'mesa-3')).toMatchObject({ refusal: { code: 'seated-elsewhere' } })
    expect(await node.floor.seatsOf(me)).toHaveLength(2)
    await must(node, me, 'mesa-2', { do: 'buy', amount: 50_000 })
    await until(async () => (await does(node, me, 'mesa-2', { do: 'bet', on: 'red', amount: 5_000 })).ok)
    expect(await does(node, me, 'mesa-2', { do: 'bet', on: 'straight:7', amount: 5_000 })).toMatchObject({
      refusal: { code: 'second-table-even-chances-only' },
    })
    await must(node, me, 'mesa-1', { do: 'buy', amount: 30_000 })
    expect(await balance(pool, walletOf(1))).toBe(920_000)
    expect(await node.floor.leave(me, 'mesa-1')).toMatchObject({ ok: true })
    expect(await balance(pool, walletOf(1))).toBe(950_000)
    expect(await node.floor.leave(me, 'mesa-1')).toMatchObject({ refusal: { code: 'not-seated' } })
    expect(await node.floor.sit(me, 'mesa-3')).toMatchObject({ ok: true, second: false })
    expect(await node.floor.sit(player(2), 'mesa-3', 1)).toMatchObject({ refusal: { code: 'seat-taken' } })
    expect(await node.floor.sit(player(2), 'mesa-3')).toMatchObject({ ok: true, seat: 'seat:2' })
    expect(await node.floor.sit(player(2), 'mesa-3', 0)).toMatchObject({ refusal: { code: 'malformed' } })
    expect(await node.floor.sit(player(3), 'no-table')).toMatchObject({ refusal: { code: 'no-such-table' } })
    await node.stop()
  })

  it('of many sits at once by one person only two are had', async () => {
    const { node } = await open()
    const tables = ['mesa-1', 'mesa-2', 'mesa-3', 'mesa-4']
    const answers = await Promise.all(tables.map((table) => node.floor.sit(player(1), table)))
    const seated = answers.flatMap((answer) => (answer.ok ? [answer.second] : []))
    expect(seated.filter((second) => !second)).toHaveLength(1)
    expect(seated).toHaveLength(2)
    expect(await node.floor.seatsOf(player(1))).toHaveLength(2)
    const twice = await Promise.all([1, 2].map(() => node.floor.sit(player(2), 'mesa-1')))
    expect(new Set(twice.map((answer) => answer.ok && answer.seat)).size).toBe(1)
    expect(twice[0]).toMatchObject({ ok: true, second: false })
    await node.stop()
  })

  it('[GEN-24] who loses the connection steps away after the grace, is back on return, and leaves in the end', async () => {
    const { node, pool } = await open({ times: { grace: 150, vouch: 300, away: 700 } })
    const me = player(1)
    const seat = async () => (await node.tables.load('mesa-1'))?.state.seats['seat:1']
    await node.floor.presence(me, 'mesa-1', true)
    await node.floor.sit(me, 'mesa-1')
    await must(node, me, 'mesa-1', { do: 'buy', amount: 20_000 })
    await pause(500)
    expect(await seat()).toMatchObject({ present: true })
    await node.floor.presence(me, 'mesa-1', false)
    expect(await seat()).toMatchObject({ present: true })
    await until(async () => (await seat())?.present === false)
    await node.floor.presence(me, 'mesa-1', true)
    expect(await seat()).toMatchObject({ present: true })
    await node.floor.presence(me, 'mesa-1', false)
    await until(async () => (await seat())?.present === false)
    // A person who acts is there.
    await must(node, me, 'mesa-1', { do: 'buy', amount: 500 })
    expect(await seat()).toMatchObject({ present: true })
    await until(async () => (await seat()) === undefined)
    expect(await balance(pool, walletOf(1))).toBe(1_000_000)
    expect(node.errors).toEqual([])
    await node.stop()
  })
})

/** The practice tables of a house whose node has stopped. */
const anotherDay = async ({ tables, dealer }: Opened['node'], pool: Opened['pool']) => {
  const practice = await import('../../src/floor/practice.js')
  const { seatingOf } = await import('../../src/floor/seating.js')
  const quiet = { touch: async () => {}, left: async () => {} } as never
  const shared = { pool, tables, clock: PROCESS_CLOCK }
  const seating = seatingOf({ ...shared, presence: quiet })
  return practice.practiceOf({ ...shared, dealer, seating, games: CATALOGUE })
}

describe('practice', () => {
  it('the player sets the pace, and nobody else gets in', async () => {
    const { node, pool } = await open({ pace: FAST })
    const me = player(1)
    const made = await node.floor.practice(me, 'roulette-french', { min: 1000, chip: 500 })
    if (!made.ok) throw new Error(made.refusal.code)
    const { table } = made
    expect(await node.floor.sit(player(2), table)).toMatchObject({ refusal: { code: 'private-table' } })
    expect(await does(node, player(2), table, { do: 'continue' })).toMatchObject({ refusal: { code: 'private-table' } })
    expect(await does(node, pitBoss, table, { do: 'suspend', reason: 'x' })).toMatchObject({ ok: false })
    expect([await node.floor.maySee(me, table), await node.floor.maySee(player(2), table)]).toEqual([true, false])

    const phase = async () => (await node.tables.load(table))?.state.phase
    await must(node, me, table, { do: 'continue' })
    expect(await phase()).toBe('betting')
    await must(node, me, table, { do: 'buy', amount: 20_000 })
    await must(node, me, table, { do: 'bet', on: 'red', amount: 1_000 })
    await pause(200)
    expect(await phase()).toBe('betting')
    await must(node, me, table, { do: 'continue', step: 'one' })
    expect(await phase()).toBe('spinning')
    const played = await must(node, me, table, { do: 'continue' })
    expect(played.ok && played.events.map(({ type }) => type)).toContain('ball-landed')
    expect(await phase()).toBe('idle')
    const key = randomUUID()
    await does(node, me, table, { do: 'continue' }, key)
    expect(await does(node, me, table, { do: 'continue' }, key)).toMatchObject({ ok: true, repeated: true })
    expect(await phase()).toBe('betting')
    expect(await does(node, me, 'mesa-1', { do: 'continue' })).toMatchObject({ refusal: { code: 'not-practice' } })
    expect((await node.verify(table)).ok).toBe(true)
    // Neither in the lobby nor one of the tables a person may sit at.
    expect(JSON.stringify(await node.floor.lobby())).not.toContain(table)
    expect(await node.floor.sit(me, 'mesa-1')).toMatchObject({ ok: true, second: false })
    expect(await node.floor.practice(me, 'chess')).toMatchObject({ refusal: { code: 'no-such-game' } })
    expect(await node.floor.practice(me, 'big-six', { chip: -1 })).toMatchObject({ refusal: { code: 'bad-option' } })
    await node.stop()

    // Another day: what was left lying is played out, the practice chips are together again.
    const tidy = await anotherDay(node, pool)
    expect(await tidy.tidy(3_600_000)).toBe(0)
    await pause(20)
    expect(await tidy.tidy(1)).toBe(1)
    expect(await tidy.tidy(1)).toBe(0)
    const state = (await node.tables.load(table))?.state
    expect(state).toMatchObject({ seats: {}, bets: [] })
    expect(await balance(pool, practiceOf(1))).toBe(1_000_000 - (state?.accounts.bank ?? 0))
    expect(await balance(pool, walletOf(1))).toBe(1_000_000)
  })

  it('where bets cannot be closed yet, says why with its article', async () => {
    const { node } = await open({ pace: FAST })
    const me = player(1)
    const made = await node.floor.practice(me, 'war', { min: 1000, max: 50_000, chip: 500 })
    if (!made.ok) throw new Error(made.refusal.code)
    const { table } = made
    const phase = async () => (await node.tables.load(table))?.state.phase
    for (let step = 0; step < 8 && (await phase()) !== 'betting'; step++)
      await must(node, me, table, { do: 'continue' })
    expect(await does(node, me, table, { do: 'continue' })).toMatchObject({
      refusal: { code: 'waits-for-you', params: { phase: 'betting', because: 'nobody-plays' }, cite: 'WAR-03' },
    })
  })

  it('at a table of cards, goes on only as far as nothing is decided for the player', async () => {
    const { node } = await open({ pace: FAST })
    const me = player(1)
    const made = await node.floor.practice(me, 'blackjack-classic', { min: 1000, max: 50_000, chip: 500 })
    if (!made.ok) throw new Error(made.refusal.code)
    expect(made.seat).toBe('seat:4')
    const { table } = made
    const state = async () => (await node.tables.load(table))?.state
    interface Cards {
      readonly shoe: { readonly stage: string }
      readonly hands: readonly { readonly cards: readonly string[] }[]
    }
    const cards = async () => (await state())?.play as unknown as Cards
    await must(node, me, table, { do: 'buy', amount: 20_000 })
    await must(node, me, table, { do: 'continue' })
    expect((await cards()).shoe.stage).toBe('cut')
    await must(node, me, table, { do: 'cut', at: 100 })
    await must(node, me, table, { do: 'continue' })
    expect((await state())?.phase).toBe('betting')
    await must(node, me, table, { do: 'bet', on: 'main:4', amount: 1_000 })
    await must(node, me, table, { do: 'continue' })
    // Asked, or with nothing to be asked already settled: the cards lie on the cloth either way.
    for (let step = 0; step < 10 && (await state())?.phase !== 'clear'; step++) {
      const before = await state()
      const held = await does(node, me, table, { do: 'continue', step: 'hand' })
      if (before?.phase === 'turns') expect([held.ok, (await state())?.phase]).toEqual([true, 'turns'])
      await must(node, me, table, { do: 'continue' })
    }
    expect((await state())?.phase).toBe('clear')
    expect((await cards()).hands[0]?.cards.length).toBeGreaterThanOrEqual(2)
    await must(node, me, table, { do: 'continue', step: 'hand' })
    expect((await state())?.phase).toBe('clear')
    // The cards go, and the next bets are open.
    await must(node, me, table, { do: 'continue' })
    expect((await state())?.phase).toBe('betting')
    expect((await node.verify(table)).ok).toBe(true)
    await node.stop()
  })

  it.each(CATALOGUE.flatMap(({ id, company }) => (company.players ? [[id, company.players] as const] : [])))(
    '%s: others sit down with its player, answer when they are asked, and go when it is put away',
    async (game, players) => {
      const { node, pool } = await open({ pace: FAST })
      const me = player(1)
      const made = await node.floor.practice(me, game, { min: 1000, chip: 500 })
      if (!made.ok) throw new Error(made.refusal.code)
      const { table, seat } = made
      const now = async () => (await node.tables.load(table))?.state
      expect(Object.keys((await now())?.seats ?? {}).length).toBe(players)
      for (let step = 0; step < 150 && ((await now())?.round ?? 0) < 4; step++)
        await must(node, me, table, { do: 'continue' })
      expect((await now())?.round).toBe(4)
      const others = await pool.query<{ n: number }>(
        `select count(distinct move ->> 'by')::int as n from log_entry where table_id = $1 and role = 'robot'`,
        [table],
      )
      expect(others.rows[0]?.n).toBe(players - 1)
      expect((await now())?.seats[seat]?.player).toBe('1')
      expect((await node.verify(table)).ok).toBe(true)
      await node.stop()
      await pause(20)
      expect(await (await anotherDay(node, pool)).tidy(1)).toBe(1)
      expect(await now()).toMatchObject({ seats: {}, bets: [] })
      const found = findings()
      await auditAccounts(pool, found)
      expect(found.told).toEqual([])
    },
    60_000,
  )
})

describe('the clock', () => {
  it('[GEN-42] a hold counts from when it is made and is paid when its time is over', async () => {
    const { node, pool } = await open({ pace: FAST })
    const table = 'old-table'
    const config = { min: 1000, chip: 500, holdMinutes: 1 }
    await node.tables.create({ id: table, game: 'roulette-french', config, room: 'r', name: 'n', mode: 'live' })
    const { openTable } = await import('../../src/floor/opening.js')
    await openTable(node.tables, table)
    await must(node, pitBoss, table, { do: 'post', role: 'croupier', person: String(croupier.id) })
    await node.floor.sit(player(1), table)
    await must(node, player(1), table, { do: 'buy', amount: 10_000 })
    await must(node, croupier, table, { do: 'start' })
    await must(node, player(1), table, { do: 'bet', on: 'red', amount: 1_000 })
    for (const move of [{ do: 'spin', wheel: 'clockwise' }, { do: 'no-more-bets' }, { do: 'ball', pocket: '1' }])
      await must(node, croupier, table, move)
    await must(node, croupier, table, { do: 'collect' })
    await pause(1_100)
    await must(node, pitBoss, table, { do: 'hold', seat: 'seat:1' })
    const told = (await node.tables.load(table))?.state.clock ?? 0
    expect(told).toBeGreaterThanOrEqual(1)
    await must(node, pitBoss, table, { do: 'approve' })
    await must(node, croupier, table, { do: 'pay' })
    const held = (await node.tables.load(table))?.state.holds[0]
    expect(held?.until).toBeGreaterThanOrEqual(told + 60)
    expect(count(await node.tables.readLog(table), 'time')).toBeLessThanOrEqual(2)
    await node.stop()

    // A minute later: the same table on a node whose clock says so.
    const clock = { now: () => PROCESS_CLOCK.now() + 120_000 }
    const later = await startNode(pool, { pace: FAST, clock })
    try {
      // Nobody voids in the meantime what its time has released.
      const late = { do: 'clear-hold', hold: held?.id ?? '', verdict: 'void' }
      expect(await does(later, pitBoss, table, late)).toMatchObject({ ok: false, refusal: { code: 'no-such-hold' } })
      await later.floor.start()
      await until(async () => (await later.tables.load(table))?.state.holds.length === 0, 1e9)
      expect((await later.tables.load(table))?.state.accounts['seat:1']).toBe(11_000)
      expect((await later.verify(table)).ok).toBe(true)
    } finally {
      await later.stop()
    }
  })
})
