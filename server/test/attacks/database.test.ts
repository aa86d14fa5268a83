// A database that is killed, has no disk, or stands still: the house says so at once, loses nothing it acknowledged, and comes
// back by itself.

import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { appendFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { auditLedger } from '../../src/ledger/ledger.js'
import { type Served, serve } from '../../src/serve.js'
import { until } from '../floor/node.js'
import { type Client, clientOf, someone } from '../http/client.js'
import { done } from '../kit/house.js'
import { postmasterOf, signalAll } from './postmaster.js'

const TABLE = 'mesa-1'
const RATES = { all: 1_000_000, login: 1_000_000 }
/** Bets stay open: what is asked is whether they are written. */
const PACE = { 'first-bets': 1e8, 'last-bets': 1e8, result: 30, step: 10, between: 30, errand: 10 }

const folders: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
})

const folder = (): string => {
  const made = mkdtempSync(join(tmpdir(), 'tapete-attack-'))
  folders.push(made)
  return made
}

const withHouse = async (dataDir: string, use: (served: Served) => Promise<void>): Promise<void> => {
  const house = { dataDir, port: 0, webRoot: null, robotPlayers: 0, rates: RATES }
  const served = await serve({ ...house, floor: { pace: PACE } })
  try {
    await use(served)
  } finally {
    await served.stop()
  }
}

interface Bet {
  readonly key: string
  readonly status: number
  readonly code: string | undefined
  readonly version: number | undefined
}

const betUnder = async (player: Client, key: string): Promise<Bet> => {
  const { status, body } = await player.move(TABLE, { do: 'bet', on: 'red', amount: 1_000 }, { key })
  return { key, status, code: body.error?.code, version: body.version }
}

const seated = async (served: Served): Promise<Client> => {
  const player = await someone(served.url, 'player')
  done(await player.post(`/api/tables/${TABLE}/sit`))
  done(await player.move(TABLE, { do: 'buy', amount: 500_000 }))
  await until(async () => (await betUnder(player, randomUUID())).status === 200)
  return player
}

const isWell = async (served: Served): Promise<boolean> =>
  (await clientOf(served.url).get('/api/health')).status === 200

const SOUND = { total: 0, brokenSets: [], brokenAccounts: [] }
const AWAY = ['fate-unknown', 'no-database']

/** Bets until told to stop; answers every one that was acknowledged, or whose fate the house did not know. */
const betting = (player: Client) => {
  let going = true
  const bets: Bet[] = []
  const run = (async () => {
    while (going) bets.push(await betUnder(player, randomUUID()))
  })()
  return {
    bets,
    stop: async () => {
      going = false
      await run
      return bets
    },
  }
}

/** Each acknowledged bet is in the log once, and each key asked again tells the truth. */
const nothingLost = async (served: Served, player: Client, bets: readonly Bet[]): Promise<void> => {
  const { pool } = served.house
  const text = 'select key::text, seq from log_entry where table_id = $1'
  const known = new Map(
    (await pool.query<{ key: string; seq: number }>(text, [TABLE])).rows.map(({ key, seq }) => [key, seq]),
  )
  const acknowledged = bets.filter(({ status }) => status === 200)
  expect(acknowledged.map(({ key, version }) => [key, version])).toEqual(
    acknowledged.map(({ key }) => [key, known.get(key)]),
  )
  expect(bets.filter(({ status, code }) => status >= 500 && !AWAY.includes(code ?? ''))).toEqual([])
  // What was said not to be done was not; what nobody knew is told now.
  expect(bets.filter(({ key, code }) => code === 'no-database' && known.has(key))).toEqual([])
  for (const { key } of bets.filter(({ code }) => code === 'fate-unknown').slice(0, 3)) {
    const { status, body } = await player.move(TABLE, { do: 'bet', on: 'red', amount: 1_000 }, { key })
    if (known.has(key)) expect([status, body.repeated, body.version]).toEqual([200, true, known.get(key)])
    else expect([200, 409]).toContain(status)
  }
  expect(await auditLedger(pool)).toMatchObject(SOUND)
}

describe('a PostgreSQL that is killed with signal 9', () => {
  it('is brought back while the house is open, and nothing acknowledged is lost', async () => {
    const dataDir = folder()
    await withHouse(dataDir, async (served) => {
      const player = await seated(served)
      const live = await player.live(TABLE)
      for (let kills = 0; kills < 3; kills += 1) {
        const { bets, stop } = betting(player)
        await until(() => bets.some(({ status }) => status === 200))
        const before = postmasterOf(dataDir)
        signalAll(before, 'SIGKILL')
        await until(async () => (await isWell(served)) && postmasterOf(dataDir) !== before, 60_000)
        const after = bets.length
        await until(() => bets.slice(after).some(({ status }) => [200, 409].includes(status)), 60_000)
        await nothingLost(served, player, await stop())
      }
      // Whoever looked on sees what goes on: no socket was left behind on a house that was.
      const { version } = (await served.house.tables.load(TABLE)) ?? { version: 0 }
      await live.next((message) => (message.version ?? 0) >= version)
      await live.close()
    })
  })
})

const mount = (...args: string[]): boolean => spawnSync('mount', args, { stdio: 'ignore' }).status === 0
const mayMount = (): boolean => {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false
  const place = mkdtempSync(join(tmpdir(), 'tapete-attack-'))
  const may = mount('-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', place)
  if (may) spawnSync('umount', [place])
  rmSync(place, { recursive: true })
  return may
}

describe('a disk', () => {
  // Only root can give a house a small disk.
  it.skipIf(!mayMount())(
    'that is full stops the house, freed it goes on, and nothing acknowledged is lost',
    async () => {
      const disk = folder()
      expect(mount('-t', 'tmpfs', '-o', 'size=192m', 'tmpfs', disk)).toBe(true)
      try {
        const dataDir = join(disk, 'data')
        mkdirSync(dataDir)
        await withHouse(dataDir, async (served) => {
          const player = await seated(served)
          const { bets, stop } = betting(player)
          await until(() => bets.length > 5)
          const ballast = join(disk, 'ballast')
          const chunk = Buffer.alloc(64 * 1024, 1)
          const fill = () => {
            try {
              for (;;) appendFileSync(ballast, chunk)
            } catch (error) {
              expect((error as NodeJS.ErrnoException).code).toBe('ENOSPC')
            }
          }
          await until(() => {
            fill()
            return bets.some(({ status }) => status === 503)
          }, 100_000)
          const well = clientOf(served.url)
          expect([200, 503]).toContain((await well.get('/api/health')).status)
          rmSync(ballast)
          const after = bets.length
          await until(() => bets.slice(after).some(({ status }) => [200, 409].includes(status)), 60_000)
          await nothingLost(served, player, await stop())
          expect(await isWell(served)).toBe(true)
        })
      } finally {
        spawnSync('umount', ['-l', disk])
      }
    },
  )
})

describe('a database that stands still', () => {
  it('is told at once at the door and to who plays, and the same key tells the truth later', async () => {
    const dataDir = folder()
    await withHouse(dataDir, async (served) => {
      const player = await seated(served)
      const postmaster = postmasterOf(dataDir)
      const keys = Array.from({ length: 6 }, () => randomUUID())
      const sent = keys.map((key) => betUnder(player, key))
      signalAll(postmaster, 'SIGSTOP')
      let answers: Bet[]
      try {
        // Everything here is answered while the database stands still: nothing else would let the test go on.
        expect((await clientOf(served.url).get('/api/health')).body).toMatchObject({ error: { code: 'no-database' } })
        answers = await Promise.all(sent)
        const late = await betUnder(player, randomUUID())
        expect([late.status, late.code]).toEqual([503, 'no-database'])
        const lobby = await player.get('/api/lobby')
        expect([lobby.status, lobby.body.error.code, lobby.headers.get('retry-after')]).toEqual([
          503,
          'no-database',
          '2',
        ])
        const stranger = await clientOf(served.url).post('/api/login', { name: 'jugador', password: 'tapete-demo' })
        expect([stranger.status, stranger.body.error.code]).toEqual([503, 'no-database'])
        expect(answers.filter(({ status, code }) => status !== 200 && !AWAY.includes(code ?? ''))).toEqual([])
      } finally {
        signalAll(postmaster, 'SIGCONT')
      }
      await until(() => isWell(served), 60_000)
      expect(postmasterOf(dataDir)).toBe(postmaster)
      await nothingLost(served, player, answers)
      // Sent again under their keys each is done once, whatever became of it the first time.
      for (const key of keys) expect((await betUnder(player, key)).status).toBe(200)
      const log = (await served.house.tables.readLog(TABLE)).filter(({ move }) => move.do === 'bet')
      expect(log.length).toBe(1 + keys.length)
    })
  })
})
