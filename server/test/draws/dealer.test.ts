import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findIn, type Move, rouletteFrench, staffMove } from '@tapete/engine'
import { faceDown, KIT } from '@tapete/engine/testkit'
import { describe, expect, it } from 'vitest'
import { BY_ITSELF } from '../../src/administration/record.js'
import type { Pool } from '../../src/database/pool.js'
import { dealerOf } from '../../src/draws/dealer.js'
import { drawsOf } from '../../src/draws/draws.js'
import { DrawsStopped } from '../../src/draws/generator.js'
import { heldBy } from '../../src/draws/hands.js'
import type { DrawNotes } from '../../src/draws/notes.js'
import { postgresSeriesStore } from '../../src/draws/postgres.js'
import { restartSeries } from '../../src/draws/restored.js'
import { newSeries } from '../../src/draws/series.js'
import { type Aside, TableAside } from '../../src/tables/aside.js'
import { rebuild } from '../../src/tables/replica.js'
import { openTables } from '../../src/tables/tables.js'
import { fileKeyStore, postgresKeyStore, signingKey } from '../../src/verify/key.js'
import { fund, opening, withFloor } from '../floor.js'
import { buildExport, verifyExport } from '../verify/file.js'

const floor = withFloor()
const TABLE = 'ruleta-1'
const SIZE = 4

const node = async (pool: Pool) => {
  const draws = drawsOf(postgresSeriesStore(pool), { size: SIZE })
  const tables = await openTables({ pool, draws })
  return { tables, draws, dealer: dealerOf(tables, draws) }
}
type Node = Awaited<ReturnType<typeof node>>

const loaded = async ({ tables }: Node) => {
  const replica = await tables.load(TABLE)
  if (!replica) throw new Error('no table')
  return replica
}

const command = (move: Move, key = randomUUID()) => {
  const isSeat = move.by.startsWith('seat:')
  const person = isSeat ? Number(move.by.slice(5)) : null
  return { table: TABLE, person, role: isSeat ? 'player' : move.by, move, key }
}

/** Every node at once does what comes next: one wins, the others find it done. */
const playRound = async (nodes: readonly Node[]): Promise<void> => {
  const [first] = nodes as [Node]
  for (;;) {
    const replica = await first.tables.load(TABLE)
    if (!replica || replica.state.phase === 'idle') return
    const next = staffMove(rouletteFrench, replica.state)
    if (next) {
      const key = randomUUID()
      const answers = await Promise.all(nodes.map(({ tables }) => tables.command(command(next, key))))
      expect(answers.every((answer) => answer.ok)).toBe(true)
    } else await Promise.all(nodes.map(({ dealer }) => dealer.deal(TABLE)))
  }
}

/** Staff goes on until only chance can. */
const untilChance = async ({ tables }: Node): Promise<void> => {
  for (;;) {
    const replica = await tables.load(TABLE)
    const next = replica && staffMove(rouletteFrench, replica.state)
    if (!next) return
    await tables.command(command(next))
  }
}

describe('a digital table on PostgreSQL', () => {
  it('two nodes race through its rounds; the export verifies; nothing is drawn twice', async () => {
    const { url, pool } = await floor.database()
    await fund(pool, { 1: 1_000_000 })
    const nodes = [await node(pool), await node(floor.pool(url))]
    const [one, two] = nodes as [Node, Node]
    const created = { id: TABLE, game: rouletteFrench.id, room: 'r', name: 'n', mode: 'digital' as const }
    expect((await one.tables.create({ ...created, config: { min: 100, max: 5000 } })).ok).toBe(true)
    for (const move of opening(1, 100_000)) expect((await one.tables.command(command(move))).ok).toBe(true)
    const rounds = 9
    for (let round = 0; round < rounds; round++) {
      if (round > 0) await two.tables.command(command({ by: 'croupier', do: 'start' }))
      await one.tables.command(command({ by: 'seat:1', do: 'bet', on: 'red', amount: 1000 }))
      await playRound(nodes)
    }
    expect(await one.dealer.deal(TABLE)).toBeUndefined()

    const entries = await one.tables.readLog(TABLE)
    expect(entries.filter(({ move }) => move.by === 'chance')).toHaveLength(rounds)
    const cursor = await two.dealer.cursor(TABLE)
    expect(cursor).toMatchObject({ series: 3, drawn: 1 })
    // From the log alone, and from a snapshot of it.
    for (const snapshots of [true, false]) expect((await rebuild(pool, TABLE, { snapshots }))?.cursor).toEqual(cursor)

    const series = await two.draws.published(TABLE, cursor)
    const key = await signingKey(postgresKeyStore(pool))
    const row = (await one.tables.load(TABLE))?.row
    if (!row) throw new Error('no table')
    const file = buildExport({ table: row, entries, series, key, exportedAt: new Date() })
    const report = verifyExport(file)
    expect(report.checks.filter(({ result }) => result !== 'ok')).toEqual([])
    expect(report.checks.find(({ name }) => name === 'draws')).toMatchObject({ checked: 8, skipped: 1 })
    for (const { tables } of nodes) await tables.stop()
  })

  it('a command for a version still to come is a conflict, though the table reaches it meanwhile', async () => {
    const { pool } = await floor.database()
    await fund(pool, { 1: 1_000_000 })
    const { tables } = await node(pool)
    await tables.create({ id: TABLE, game: rouletteFrench.id, room: 'r', name: 'n', mode: 'digital' })
    for (const move of opening(1, 100_000)) await tables.command(command(move))
    const { version } = (await tables.load(TABLE)) ?? { version: 0 }
    const bet = command({ by: 'seat:1', do: 'bet', on: 'red', amount: 1000 })
    // Both are under way at once: the second reaches the version the first was sent for, and too late for it.
    const [early, buy] = await Promise.all([
      tables.command({ ...bet, expected: version + 1 }),
      tables.command(command({ by: 'seat:1', do: 'buy', amount: 500 })),
    ])
    expect(early).toMatchObject({ ok: false, version, refusal: { code: 'version-conflict' } })
    expect(buy).toMatchObject({ ok: true, version: version + 1 })
    expect(await tables.readLog(TABLE)).toHaveLength(version + 1)
    await tables.stop()
  })

  it('a restored table that was set aside draws nothing in its old series, though the house draws nothing when it is tried', async () => {
    const { pool } = await floor.database()
    await fund(pool, { 1: 1_000_000 })
    let stopped = false
    const unlessStopped = () => {
      if (stopped) throw new DrawsStopped()
    }
    const seed = () => {
      unlessStopped()
      return randomBytes(32)
    }
    const generator = { mustRun: unlessStopped, seed }
    const store = postgresSeriesStore(pool)
    const draws = drawsOf(store, { size: SIZE, generator })
    const tables = await openTables({ pool, draws })
    const one = { tables, draws, dealer: dealerOf(tables, draws) }
    await tables.create({ id: TABLE, game: rouletteFrench.id, room: 'r', name: 'n', mode: 'digital' })
    for (const move of opening(1, 100_000)) await tables.command(command(move))
    await untilChance(one)
    await tables.setAside(TABLE, new TypeError('x'))
    const anew = dealerOf(tables, drawsOf(store, { size: SIZE, newSeed: () => randomBytes(32) }))
    expect(await restartSeries(pool, anew, tables)).toEqual([])

    stopped = true
    expect(await tables.tryAgain(TABLE, BY_ITSELF)).toMatchObject({ why: null })
    const stops = { ok: false, refusal: { code: 'draws-stopped' } }
    expect(await one.dealer.restored(TABLE)).toMatchObject(stops)
    await tables.stop()
    // A node that starts later, and another that was served all the while.
    const other = await openTables({ pool, draws })
    const dealer = dealerOf(other, draws)
    expect(await dealer.deal(TABLE)).toMatchObject(stops)
    stopped = false
    expect(await dealer.deal(TABLE)).toMatchObject({ ok: true })
    const entries = await other.readLog(TABLE)
    expect(entries.at(-2)).toMatchObject({ draw: [{ kind: 'commit', series: 2, restored: true }] })
    expect(entries.at(-1)?.draw).toMatchObject([{ kind: 'draw', series: 2, index: 0, word: 0 }])
    // It is paid once.
    expect((await pool.query('select table_id from series_owed')).rows).toEqual([])
    expect(await one.tables.owed.stands(TABLE)).toBe(false)
    await other.stop()
  })

  it('a restored table owes its new series where a log that is told of its time is set aside', async () => {
    const { pool } = await floor.database()
    await fund(pool, { 1: 1_000_000 })
    const { tables, dealer } = await node(pool)
    await tables.create({ id: TABLE, game: rouletteFrench.id, room: 'r', name: 'n', mode: 'digital' })
    await tables.create({ id: 'pozo', game: rouletteFrench.id, room: 'r', name: 'n', mode: 'live' })
    for (const move of opening(1, 100_000)) await tables.command(command(move))
    await untilChance({ tables, dealer } as Node)
    await tables.setAside('pozo', new TypeError('x'))
    const [pot] = tables.asides()
    const cannot = () => Promise.reject(new TableAside(pot as Aside))
    expect(await restartSeries(pool, { restored: cannot }, tables)).toEqual([])
    expect(await tables.owed.stands(TABLE)).toBe(true)
    expect(await dealer.deal(TABLE)).toMatchObject({ ok: true })
    expect(await dealer.cursor(TABLE)).toMatchObject({ series: 2, drawn: 1 })
    expect(await tables.owed.stands(TABLE)).toBe(false)
    await tables.stop()
  })

  it('a restored house draws nothing again: a new series, whatever was on the cloth, and the log says so', async () => {
    const { pool } = await floor.database()
    await fund(pool, { 1: 1_000_000 })
    const first = await node(pool)
    await first.tables.create({ id: TABLE, game: rouletteFrench.id, room: 'r', name: 'n', mode: 'digital' })
    for (const move of opening(1, 100_000)) await first.tables.command(command(move))
    await playRound([first])
    await first.tables.command(command({ by: 'croupier', do: 'start' }))
    await untilChance(first)
    const before = await first.dealer.cursor(TABLE)
    expect(before).toMatchObject({ series: 1, drawn: 1 })
    // The lost house had prepared the next series, and perhaps drawn from it.
    const known = newSeries(TABLE, 2, SIZE, randomBytes(32))
    await postgresSeriesStore(pool).save(known)
    await first.tables.stop()

    const { tables, draws, dealer } = await node(pool)
    expect(await restartSeries(pool, dealer, tables)).toEqual([TABLE])
    const after = await dealer.cursor(TABLE)
    expect(after).toMatchObject({ series: 2, drawn: 0, word: 0 })
    expect(after?.commitment).not.toBe(known.commitment)
    await dealer.deal(TABLE)
    const entries = await tables.readLog(TABLE)
    expect(entries.at(-1)?.draw).toMatchObject([{ kind: 'draw', series: 2, index: 0, word: 0 }])
    expect(entries.at(-2)).toMatchObject({ role: 'clock', draw: [{ kind: 'commit', series: 2, restored: true }] })

    const key = await signingKey(postgresKeyStore(pool))
    const row = (await tables.load(TABLE))?.row
    if (!row) throw new Error('no table')
    const series = await draws.published(TABLE, await dealer.cursor(TABLE))
    expect(series.map(({ n, seed }) => [n, seed !== null])).toEqual([
      [1, true],
      [2, false],
    ])
    const file = buildExport({ table: row, entries, series, key, exportedAt: new Date() })
    const report = verifyExport(file)
    expect(report).toMatchObject({ ok: true, restored: [entries.length - 1] })
    await tables.stop()
  })

  it('results cannot be sent as commands', async () => {
    const { pool } = await floor.database()
    await fund(pool, { 1: 1_000_000 })
    const { tables } = await node(pool)
    await tables.create({ id: TABLE, game: rouletteFrench.id, room: 'r', name: 'n', mode: 'digital' })
    for (const move of opening(1, 100_000)) await tables.command(command(move))
    for (const move of [
      { by: 'croupier', do: 'spin', wheel: 'clockwise' },
      { by: 'croupier', do: 'no-more-bets' },
    ] as Move[])
      expect((await tables.command(command(move))).ok).toBe(true)
    await expect(tables.command(command({ by: 'chance', do: 'ball', pocket: '7' }))).rejects.toThrow('are dealt')
    expect(await tables.command(command({ by: 'croupier', do: 'pay' }))).toMatchObject({ ok: false })
    await tables.stop()
  })
})

describe('a table of hidden cards on PostgreSQL', () => {
  const config = { seats: 2, min: 100, max: 5000 }
  const find = (id: string, ruleSet?: string) => findIn(KIT, id, ruleSet)

  it('two nodes race through its rounds; the auditor checks every card, everybody those that were shown', async () => {
    const { url, pool } = await floor.database()
    await fund(pool, { 1: 1_000_000, 2: 1_000_000 })
    const open = async (on: Pool) => {
      const draws = drawsOf(postgresSeriesStore(on))
      const tables = await openTables({ pool: on, draws, find })
      return { tables, draws, dealer: dealerOf(tables, draws) }
    }
    const nodes = [await open(pool), await open(floor.pool(url))]
    const [one, two] = nodes as [Node, Node]
    const created = { id: TABLE, game: faceDown.id, room: 'r', name: 'n', mode: 'digital' as const, config }
    expect((await one.tables.create(created)).ok).toBe(true)
    const both = async (move: Move) => {
      const key = randomUUID()
      const answers = await Promise.all(nodes.map(({ tables }) => tables.command(command(move, key))))
      for (const answer of answers) expect([move, answer.ok]).toEqual([move, true])
    }
    // One croupier is enough here, and the rounds begin below.
    for (const move of opening(2, 10_000)) if (move.person !== '903' && move.do !== 'start') await both(move)
    const proofs: number[] = []
    for (let round = 0; round < 4; round++) {
      await both({ by: 'croupier', do: 'start' })
      for (const by of ['seat:1', 'seat:2'] as const) await both({ by, do: 'bet', on: 'ante', amount: 100 })
      await both({ by: 'croupier', do: 'no-more-bets' })
      await Promise.all(nodes.map(({ dealer }) => dealer.deal(TABLE)))
      const { state, cursor } = await loaded(two)
      proofs.push(...(await one.draws.proofsFor(TABLE, cursor, state, 'seat:1')).map(({ cards }) => cards.length))
      if (round % 2 === 0) {
        await both({ by: 'seat:1', do: 'exchange', cards: heldBy(state, 'seat:1').slice(0, 1) })
        await Promise.all(nodes.map(({ dealer }) => dealer.deal(TABLE)))
      }
      await both({ by: 'seat:1', do: round === 3 ? 'fold' : 'go' })
      await both({ by: 'seat:2', do: 'fold' })
      await both({ by: 'croupier', do: 'show' })
    }
    expect(proofs).toEqual([2, 2, 2, 2])
    const { row, cursor } = await loaded(two)
    const entries = await one.tables.readLog(TABLE)
    expect(entries.filter(({ move }) => move.by === 'chance')).toHaveLength(6)
    expect((await rebuild(pool, TABLE, { snapshots: false, find }))?.cursor).toEqual(cursor)

    const key = await signingKey(postgresKeyStore(pool))
    const published = await two.draws.published(TABLE, cursor)
    const audited = await two.draws.audited(TABLE, cursor)
    expect(published.map(({ deck, seed }) => [deck ?? false, seed])).toEqual([
      [false, null],
      ...Array.from({ length: 4 }, () => [true, null]),
    ])
    expect(audited.map(({ seed }) => seed !== null)).toEqual([false, true, true, true, false])
    for (const [series, unproved] of [
      [audited, 1],
      [published, 4],
    ] as const) {
      const file = buildExport({ table: row, entries, series, key, exportedAt: new Date() })
      const report = verifyExport(file, { find })
      expect(report.checks.filter(({ result }) => result !== 'ok')).toEqual([])
      expect(report.checks.find(({ name }) => name === 'draws')?.skipped).toBe(unproved)
      expect(report.series.map(({ cards }) => cards)).toEqual([
        undefined,
        { dealt: 7, shown: 4 },
        { dealt: 6, shown: 4 },
        { dealt: 7, shown: 4 },
        { dealt: 6, shown: 2 },
      ])
    }
    for (const { tables } of nodes) await tables.stop()
  })
})

describe('what is kept', () => {
  it('of a series is found by its commitment, shown when the log has it, and never changes', async () => {
    const { pool } = await floor.database()
    const tables = await openTables({ pool })
    await tables.create({ id: 't', game: rouletteFrench.id, room: 'r', name: 'n', mode: 'digital' })
    const store = postgresSeriesStore(pool)
    const [lost, kept] = [newSeries('t', 1, 5, randomBytes(32)), newSeries('t', 1, 5, randomBytes(32))]
    for (const series of [lost, kept]) await store.save(series)
    expect((await store.load('t', 1, kept.commitment))?.seed.reveal()).toEqual(kept.seed.reveal())
    expect(await store.load('t', 2, kept.commitment)).toBeNull()
    const draw: DrawNotes = [{ kind: 'commit', series: 1, size: 5, commitment: kept.commitment }]
    const move = { by: 'room-head', do: 'post', role: 'pit-boss', person: '901' } as const
    await tables.command({ table: 't', person: null, role: 'house', move, key: randomUUID(), draw })
    expect((await store.list('t', { from: 1, to: 9 })).map(({ commitment }) => commitment)).toEqual([kept.commitment])
    // Who looked when there was one series finds it whole though the log has committed to more since.
    const later = [newSeries('t', 2, 5, randomBytes(32)), newSeries('t', 3, 5, randomBytes(32))]
    for (const series of later) await store.save(series)
    for (const { n, size, commitment } of later.slice(0, 1)) {
      const more: DrawNotes = [{ kind: 'commit', series: n, size, commitment }]
      const next = { by: 'pit-boss', do: 'post', role: 'croupier', person: '902' } as const
      await tables.command({ table: 't', person: null, role: 'house', move: next, key: randomUUID(), draw: more })
    }
    const numbers = async (from: number, to: number) => (await store.list('t', { from, to })).map(({ n }) => n)
    expect([await numbers(1, 1), await numbers(1, 9), await numbers(2, 9), await numbers(5, 9)]).toEqual([
      [1],
      [1, 2],
      [2],
      [],
    ])
    for (const change of ['update draw_series set size = 1', 'delete from draw_series', 'truncate draw_series'])
      await expect(pool.query(change)).rejects.toThrow()
    await tables.stop()
  })

  it('one key for the house, in the database or in a file only its owner reads', async () => {
    const { pool } = await floor.database()
    const folder = mkdtempSync(join(tmpdir(), 'tapete-key-'))
    const path = join(folder, 'keys', 'signing.pem')
    for (const store of [postgresKeyStore(pool), fileKeyStore(path)]) {
      expect(await store.load()).toBeNull()
      const keys = await Promise.all([signingKey(store), signingKey(store), signingKey(store)])
      const again = await signingKey(store)
      for (const key of keys) expect(key.equals(again)).toBe(true)
    }
    expect(statSync(path).mode & 0o777).toBe(0o600)
    rmSync(folder, { recursive: true })
  })
})
