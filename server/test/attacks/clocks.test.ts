// Clocks that are put back, put forward, or differ: nothing at a table stops or hurries, and the house says what happened.

import { execFile, spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditRecord } from '../../src/administration/record.js'
import { JUMP_MS, openHouseClock } from '../../src/clock/house-clock.js'
import { type Skew, skewFrom } from '../../src/clock/test-clock.js'
import { openTable } from '../../src/floor/opening.js'
import { type Served, serve } from '../../src/serve.js'
import type { LogEntry } from '../../src/tables/log.js'
import { openTables } from '../../src/tables/tables.js'
import { until } from '../floor/node.js'
import { build, must, opening, withFloor } from '../floor.js'
import { type Client, someone } from '../http/client.js'
import { done } from '../kit/house.js'
import { DEMO, entered, node } from './kit.js'

const HOUR = 3_600_000
const TABLE = 'mesa-1'
const PACE = { 'first-bets': 300, 'last-bets': 100, result: 30, step: 10, between: 30, errand: 10 }
const RATES = { all: 1_000_000, login: 1_000_000 }

const floor = withFloor()

let skew: Skew = { node: 0, database: 0 }
let served: Served
beforeAll(async () => {
  const house = { ephemeral: true, port: 0, webRoot: null, robotPlayers: 0, rates: RATES }
  served = await serve({ ...house, floor: { pace: PACE }, skew: () => skew })
}, 120_000)
afterAll(() => served?.stop(), 60_000)

const logOf = (table = TABLE): Promise<LogEntry[]> => served.house.tables.readLog(table)
const balls = async (): Promise<number> => (await logOf()).filter(({ move }) => move.do === 'ball').length
const inOrder = (log: readonly LogEntry[]): boolean => log.every(({ at }, n) => n === 0 || at >= (log[n - 1]?.at ?? ''))

interface Noted {
  readonly act: string
  readonly subject: string
  readonly after: { readonly byMs: number }
}
const noted = async (act: string): Promise<Noted[]> =>
  (
    await served.house.pool.query<Noted>('select act, subject, after from admin_entry where act = $1 order by seq', [
      act,
    ])
  ).rows

/** The clock of the machine is set: of node and database alike. Answers the jump as the record has it. */
const setClocks = async (by: number): Promise<number> => {
  const known = (await noted('clock-jumped')).length
  skew = { node: skew.node + by, database: skew.database + by }
  const entries = await until(async () => {
    const all = await noted('clock-jumped')
    return all.length > known && all
  })
  expect(entries.length).toBe(known + 1)
  return entries.at(-1)?.after.byMs as number
}

const bet = async (player: Client): Promise<void> => {
  await until(async () => (await player.move(TABLE, { do: 'bet', on: 'red', amount: 1_000 })).status === 200)
}

/** A player has stakes on the cloth when the clock is set. */
const playsThrough = async (by: number): Promise<void> => {
  const player = await someone(served.url, 'player')
  done(await player.post(`/api/tables/${TABLE}/sit`))
  done(await player.move(TABLE, { do: 'buy', amount: 100_000 }))
  await bet(player)
  const before = await balls()
  expect(Math.abs((await setClocks(by)) - by)).toBeLessThan(JUMP_MS)
  await until(async () => (await balls()) > before)
  await bet(player)
  await until(async () => (await balls()) > before + 1)
  expect(inOrder(await logOf())).toBe(true)
  expect(done(await player.get('/api/me')).person.name).toBe('jugador')
  const state = (await served.house.tables.load(TABLE))?.state
  expect(Object.values(state?.seats ?? {}).map(({ present, leaving }) => ({ present, leaving }))).toEqual([
    { present: true, leaving: false },
  ])
  await until(async () => (await player.post(`/api/tables/${TABLE}/leave`)).status === 200)
  await until(async () => Object.keys((await served.house.tables.load(TABLE))?.state.seats ?? {}).length === 0)
  expect((await auditRecord(served.house.pool)).wrong).toBeNull()
  await setClocks(-by)
}

describe('a clock that is set', () => {
  it('an hour back freezes no table, with stakes on the cloth', () => playsThrough(-HOUR))

  it('an hour forward hurries no table and sends nobody away', () => playsThrough(HOUR))

  it('[GEN-42] an hour forward leaves a payment held for its half hour, and keeps consoles open', async () => {
    const { house } = served
    const table = 'held'
    const config = { min: 1000, chip: 500, holdMinutes: 30 }
    await house.tables.create({ id: table, game: 'roulette-french', config, room: 'r', name: 'n', mode: 'live' })
    await openTable(house.tables, table)
    const [croupier, boss] = [await someone(served.url, 'croupier'), await someone(served.url, 'pit-boss')]
    const player = await someone(served.url, 'player')
    done(await boss.move(table, { do: 'post', role: 'croupier', person: String(croupier.person.id) }))
    done(await player.post(`/api/tables/${table}/sit`))
    done(await player.move(table, { do: 'buy', amount: 10_000 }))
    done(await croupier.move(table, { do: 'start' }))
    done(await player.move(table, { do: 'bet', on: 'red', amount: 1_000 }))
    for (const move of [{ do: 'spin', wheel: 'clockwise' }, { do: 'no-more-bets' }, { do: 'ball', pocket: '1' }])
      done(await croupier.move(table, move))
    done(await croupier.move(table, { do: 'collect' }))
    done(await boss.move(table, { do: 'hold', seat: 'seat:1' }))
    done(await boss.move(table, { do: 'approve' }))
    done(await croupier.move(table, { do: 'pay' }))
    const held = (await house.tables.load(table))?.state.holds
    expect(held?.length).toBe(1)
    await setClocks(HOUR)
    // As a node that looks after it would, were the half hour over.
    const { tellTime } = await import('../../src/floor/clock.js')
    await tellTime(house.clock, house.tables, table)
    const { state } = (await house.tables.load(table)) ?? {}
    expect(state?.holds).toEqual(held)
    expect(state?.clock).toBeLessThan(60)
    done(await boss.get('/api/me'))
    await setClocks(-HOUR)
  })

  it('an hour forward does not open the door earlier to who has to wait for it', async () => {
    const stranger = { name: 'jefe-de-sala', password: 'no es esta' }
    const knock = () => entered(served.url, stranger.name, stranger.password).catch(() => undefined)
    for (let tries = 0; tries < 6; tries += 1) await knock()
    const waits = async () =>
      (await served.house.lockout.attempt(stranger.name, { address: '127.0.0.1', device: undefined })) ?? 0
    expect(await waits()).toBeGreaterThan(800)
    await setClocks(HOUR)
    expect(await waits()).toBeGreaterThan(800)
    await setClocks(-HOUR)
  })
})

describe('two nodes', () => {
  it('whose clocks differ by an hour play by one time, and the record names the one that differs', async () => {
    const other = { databaseUrl: served.databaseUrl, rates: RATES, floor: { pace: PACE } }
    await node({ ...other, skew: () => ({ node: skew.node + HOUR, database: skew.database }) }, async (second) => {
      expect(Math.abs(second.house.clock.now() - served.house.clock.now())).toBeLessThan(JUMP_MS)
      const differs = await until(async () => (await noted('clock-differs')).at(-1))
      expect(Math.abs(differs.after.byMs - HOUR)).toBeLessThan(JUMP_MS)
      const player = await entered(second.url, 'jugadora', DEMO)
      done(await player.post(`/api/tables/${TABLE}/sit`))
      done(await player.move(TABLE, { do: 'buy', amount: 100_000 }))
      const before = await balls()
      await bet(player)
      // The clock of their database too: one of them writes it down, the other follows.
      expect(Math.abs((await setClocks(-HOUR)) + HOUR)).toBeLessThan(JUMP_MS)
      await until(async () => (await balls()) > before + 1)
      await until(() => Math.abs(second.house.clock.now() - served.house.clock.now()) < JUMP_MS)
      await setClocks(HOUR)
      expect(inOrder(await logOf())).toBe(true)
    })
  })
})

describe('a house that starts after its clock was put back', () => {
  it('goes on from what its logs have, and comes back to the clock without ever standing still', async () => {
    const { pool } = await floor.database()
    const tables = await openTables({ pool })
    await tables.create({ id: 't', game: 'roulette-french', room: 'r', name: 'n', mode: 'live' })
    await must(tables, 't', ...opening(1, 0).slice(0, 4))
    const [newest] = (await tables.readLog('t')).slice(-1) as [LogEntry]
    await tables.stop()
    // Nobody looked for a while: as between two starts.
    await pool.query(`update house_clock set seen = seen - interval '2 hours'`)
    const jumps: number[] = []
    const onJump = ({ byMs }: { byMs: number }) => jumps.push(byMs)
    const clock = await openHouseClock({ pool, onJump, skew: () => ({ node: -HOUR, database: -HOUR }), everyMs: 1e6 })
    expect(clock.now()).toBeGreaterThanOrEqual(Date.parse(newest.at))
    expect(jumps.map((by) => Math.round(by / HOUR))).toEqual([-1])
    const ahead = async () =>
      (await pool.query<{ ahead: number }>('select ahead_ms as ahead from house_clock')).rows[0]?.ahead ?? 0
    const first = [clock.now(), await ahead()] as const
    await new Promise((resolve) => setTimeout(resolve, 300))
    await clock.compare()
    expect(clock.now()).toBeGreaterThan(first[0])
    expect(await ahead()).toBeLessThan(first[1])
    await clock.stop()
  })
})

describe('the clock of tests', () => {
  const serveWith = async (environment: NodeJS.ProcessEnv, ...args: string[]) => {
    const cli = fileURLToPath(new URL('../../../cli/bin/tapete.js', import.meta.url))
    const { stderr } = await promisify(execFile)(process.execPath, [cli, 'serve', ...args], {
      env: { ...process.env, ...environment },
    }).then(
      () => ({ stderr: '' }),
      (error: { stderr: string }) => error,
    )
    return stderr
  }

  it('is refused in production', async () => {
    await build()
    expect(await serveWith({ TAPETE_TEST_CLOCK: '/nowhere' }, '--production', '--ephemeral')).toContain(
      'TAPETE_TEST_CLOCK moves the clock: it is for tests, and refused with --production',
    )
    await expect(serve({ production: true, ephemeral: true, skew: () => skew })).rejects.toThrow('no clock of tests')
  })

  it('moves the clocks of a whole process, which says so and plays on', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'tapete-clock-'))
    const file = join(folder, 'clock.json')
    const cli = fileURLToPath(new URL('../../../cli/bin/tapete.js', import.meta.url))
    const child = spawn(process.execPath, [cli, 'serve', '--ephemeral', '--port', '0', '--log', 'info'], {
      env: { ...process.env, TAPETE_TEST_CLOCK: file },
    })
    let said = ''
    child.stdout.on('data', (data) => {
      said += data
    })
    try {
      const url = await until(() => /Tapete {2}(http\S+)/.exec(said)?.[1], 100_000)
      const player = await someone(url, 'player')
      writeFileSync(file, JSON.stringify({ node: -HOUR, database: -HOUR }))
      await until(() => said.includes('"act":"clock-jumped"'))
      // The log of the program is written by the clock of its machine, which is an hour behind now.
      await player.get('/api/lobby')
      const behind = () => [...said.matchAll(/"time":(\d+)/g)].some(([, at]) => Number(at) < Date.now() - HOUR / 2)
      await until(behind)
      done(await player.post(`/api/tables/${TABLE}/sit`))
      done(await player.move(TABLE, { do: 'buy', amount: 10_000 }))
      await bet(player)
    } finally {
      child.kill('SIGTERM')
      await new Promise((resolve) => child.once('close', resolve))
      rmSync(folder, { recursive: true })
    }
  })

  it('is read from its file, and keeps what it last said while that is written', () => {
    const folder = mkdtempSync(join(tmpdir(), 'tapete-clock-'))
    const file = join(folder, 'clock.json')
    const read = skewFrom(file)
    expect(read()).toEqual({ node: 0, database: 0 })
    writeFileSync(file, '{"node": -5000, "database": 7000}')
    expect(read()).toEqual({ node: -5_000, database: 7_000 })
    writeFileSync(file, '{"node": -50')
    expect(read()).toEqual({ node: -5_000, database: 7_000 })
    rmSync(folder, { recursive: true })
  })
})

describe('the clock on the wall', () => {
  /** Labels of files, and what only measures for developers. */
  const MAY_ASK = /^(clock|bench)\/|^tables\/bench\.ts$|^postgres\/backup\.ts$/
  const ASKS =
    /\bDate\.now\(|new Date\(\)|\bclock_timestamp\(|(?<![._\w])now\(\)(?= *[-+<>])|statement_timestamp|current_timestamp/

  it('is asked by nothing that plays', () => {
    const source = fileURLToPath(new URL('../../src', import.meta.url))
    const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'))
    const asking = files.filter((name) => !MAY_ASK.test(name) && ASKS.test(readFileSync(join(source, name), 'utf8')))
    expect(files.length).toBeGreaterThan(100)
    expect(asking).toEqual([])
  })
})
