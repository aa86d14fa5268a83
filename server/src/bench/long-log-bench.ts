// What a long log costs in memory: opening its table, exporting it as the house does, verifying the file as it is read. The
// heap after each part says what is held; the resident set at its highest says what it took.

import { createReadStream } from 'node:fs'
import { mkdtemp, open, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openPool } from '../database/pool.js'
import { prepareDatabase } from '../database/prepare.js'
import { drawsOf } from '../draws/draws.js'
import { postgresSeriesStore } from '../draws/postgres.js'
import { launch } from '../postgres/launcher.js'
import { type Replica, rebuild } from '../tables/replica.js'
import { openTables } from '../tables/tables.js'
import { sealLine } from '../verify/export.js'
import { exporting } from '../verify/exporting.js'
import { fingerprintOf, postgresKeyStore, publicKeyOf, signingKey } from '../verify/key.js'
import type { VerifyReport } from '../verify/report.js'
import { verifyFile } from '../verify/verify.js'
import { writeLongLog } from './long-log.js'
import { MEASURED } from './measured.js'

export interface LongLogPart {
  readonly part: 'open' | 'export' | 'verify'
  readonly seconds: number
  /** The most that was resident while it went on, and the most that was on the heap. */
  readonly residentMegabytes: number
  readonly heapMegabytes: number
}

export interface LongLogBench {
  readonly entries: number
  readonly fileBytes: number
  readonly ok: VerifyReport['ok']
  readonly parts: readonly LongLogPart[]
}

const TABLE = 'long'
const LOOK_MS = 50
const mega = (bytes: number): number => Math.round(bytes / 1024 / 1024)

const measured = async <T>(part: LongLogPart['part'], work: () => Promise<T>): Promise<[LongLogPart, T]> => {
  let [resident, heap] = [0, 0]
  const look = (): void => {
    const { rss, heapUsed } = process.memoryUsage()
    resident = Math.max(resident, rss)
    heap = Math.max(heap, heapUsed)
  }
  const timer = setInterval(look, LOOK_MS)
  const began = performance.now()
  try {
    const value = await work()
    look()
    const seconds = Math.round((performance.now() - began) / 100) / 10
    return [{ part, seconds, residentMegabytes: mega(resident), heapMegabytes: mega(heap) }, value]
  } finally {
    clearInterval(timer)
  }
}

export const benchLongLog = async (
  entries: number,
  onProgress: (written: number, total: number) => void = () => {},
): Promise<LongLogBench> => {
  const server = await launch({ ephemeral: true })
  const folder = await mkdtemp(join(tmpdir(), 'tapete-long-'))
  const pool = openPool(server.url, { max: 2 })
  try {
    await prepareDatabase(server)
    const draws = drawsOf(postgresSeriesStore(pool))
    const tables = await openTables({ pool, draws })
    await tables.create({ id: TABLE, game: MEASURED.game, room: 'bench', name: TABLE, mode: 'digital' })
    await tables.stop()
    const owner = openPool(server.ownerUrl, { max: 1 })
    await writeLongLog(owner, TABLE, entries, (written) => onProgress(written, entries)).finally(() => owner.end())

    const [opened, replica] = await measured('open', async () => (await rebuild(pool, TABLE)) as Replica)
    const path = join(folder, `${TABLE}.ndjson`)
    const key = await signingKey(postgresKeyStore(pool))
    const [exported] = await measured('export', async () => {
      const { row: table, version: seq, head: hash, cursor } = replica
      const order = { databaseUrl: server.url, auditor: false, exportedAt: new Date(), key: publicKeyOf(key) }
      const running = exporting({ ...order, table, last: { seq, hash }, cursor })
      const file = await open(path, 'w')
      try {
        for (let given = await running.step(); ; given = await running.step()) {
          await file.write(typeof given === 'string' ? Buffer.from(sealLine(given, key)) : given)
          if (typeof given === 'string') break
        }
      } finally {
        await file.close()
        await running.end()
      }
    })
    const known = { key: fingerprintOf(publicKeyOf(key)) }
    const [verified, report] = await measured('verify', () => verifyFile(createReadStream(path), known))
    const { size } = await stat(path)
    return { entries: report.entries, fileBytes: size, ok: report.ok, parts: [opened, exported, verified] }
  } finally {
    await pool.end()
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
