// What takes long, in the threads it takes place in: these run what was built.

import { beforeAll, describe, expect, it } from 'vitest'
import { isConnectionLost, openPool } from '../../src/database/pool.js'
import type { Order } from '../../src/http/tasks.js'
import { build } from '../floor.js'
import { clientOf, someone } from '../http/client.js'
import { done } from '../kit/house.js'

type ThreadsModule = typeof import('../../src/http/threads.js')
type ServeModule = typeof import('../../src/serve.js')
type LongLogModule = typeof import('../../src/bench/long-log.js')

const built = async <M>(path: string): Promise<M> =>
  (await import(/* @vite-ignore */ new URL(`../../dist/${path}.js`, import.meta.url).href)) as M

const VERIFY: Order = { task: 'verify', key: 'unknown' }
const HASH = '0'.repeat(64)
const HEAD = `{"exportedAt":"2026-01-01T00:00:00.000Z","format":"tapete-log","genesis":"${HASH}","head":{"hash":"${HASH}","seq":0},"key":{"crv":"Ed25519","kty":"OKP","x":"AA"},"program":null,"table":{"config":{},"game":"g","id":"t","mode":"live","rules":"r"},"version":2}\n`

describe('a thread', () => {
  let module: ThreadsModule
  beforeAll(async () => {
    await build()
    module = await built<ThreadsModule>('http/threads')
  }, 180_000)

  it('whose database is away says so, as the house itself would', async () => {
    const threads = module.startThreads(module.THREADS)
    try {
      const databaseUrl = 'postgres://tapete:none@127.0.0.1:1/tapete'
      const table = { id: 't', game: 'g', config: {}, mode: 'live', rules: 'r' }
      const input = { table, last: { seq: 1, hash: Buffer.alloc(32) }, exportedAt: new Date(0) }
      const key = { crv: 'Ed25519', kty: 'OKP', x: 'AA' }
      const order = { task: 'export', databaseUrl, cursor: null, auditor: false, ...input, key }
      const away = threads.begin(order as unknown as Order)
      await away.step(null)
      const failed = await away.step(null).catch((error: Error) => error)
      expect(failed).toMatchObject({ code: 'ECONNREFUSED' })
      expect(isConnectionLost(failed)).toBe(true)
    } finally {
      await threads.close()
    }
  })

  it('that is made to hold more than it may ends alone, and the next one works', async () => {
    const threads = module.startThreads({ ...module.THREADS, megabytes: 48 })
    try {
      const [greedy, other] = [threads.begin(VERIFY), threads.begin(VERIFY)]
      expect(await other.step(Buffer.from(HEAD))).toBe(true)
      expect(await greedy.step(Buffer.from(HEAD))).toBe(true)
      const series = `{"commitment":"${HASH}","n":1,"seed":null,"size":1}\n`.repeat(5_000)
      const fill = async () => {
        for (;;) await greedy.step(Buffer.from(series))
      }
      await expect(fill()).rejects.toMatchObject({ status: 413, code: 'too-large' })
      await greedy.end()
      expect(await other.step(null)).toMatchObject({ ok: false })
      await other.end()
      const next = threads.begin(VERIFY)
      expect(await next.step(Buffer.from(HEAD))).toBe(true)
      expect(await next.step(null)).toMatchObject({ ok: false })
      await next.end()
    } finally {
      await threads.close()
    }
  })

  it('that does not come to an end is ended', async () => {
    const threads = module.startThreads({ ...module.THREADS, stepMs: 1 })
    const odds = threads.begin({ task: 'odds', game: 'blackjack-classic', options: {} })
    await expect(odds.step(null)).rejects.toMatchObject({ status: 413, code: 'too-large' })
    await odds.end()
    await threads.close()
  })
})

describe('while one has a long log exported and verified again and again', () => {
  it('others are answered, and the house closes when it is told to', async () => {
    const [{ serve }, { writeLongLog }] = await Promise.all([
      built<ServeModule>('serve'),
      built<LongLogModule>('bench/long-log'),
    ])
    const served = await serve({ ephemeral: true, port: 0, webRoot: null, robotPlayers: 0, rates: { all: 1_000_000 } })
    try {
      const { url, house } = served
      const wanted = { id: 'larga', game: 'roulette-french', room: 'r', name: 'larga', mode: 'digital' } as const
      expect(await house.tables.create(wanted)).toMatchObject({ ok: true })
      const owner = openPool(served.ownerUrl ?? '', { max: 1 })
      const entries = await writeLongLog(owner, 'larga', 6_000).finally(() => owner.end())
      const [greedy, other] = [await someone(url, 'regulator'), clientOf(url)]
      const path = '/api/tables/larga/export'
      const file = done(await greedy.get(path))
      let going = true
      // Three are as much as one asker may have under way: more is refused, at once.
      const heavy = Promise.all([
        ...Array.from({ length: 5 }, () => greedy.post('/api/verify', file)),
        greedy.get(path),
      ]).finally(() => {
        going = false
      })
      let answered = 0
      while (going) {
        done(await other.get('/api/health'))
        answered += 1
      }
      const replies = await heavy
      const busy = replies.filter(({ status }) => status === 429)
      expect(busy.length).toBeGreaterThan(0)
      for (const { body } of busy) expect(body.error.code).toBe('busy')
      for (const { status, body } of replies)
        if (status === 200 && typeof body === 'object') expect(body).toMatchObject({ ok: true, entries })
      expect(answered).toBeGreaterThan(20)
    } finally {
      await served.stop()
    }
  })
})
