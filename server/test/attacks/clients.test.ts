// What one client could cost everybody else, tried over the network as they would.

import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { writeLongLog } from '../../src/bench/long-log.js'
import { MEASURED } from '../../src/bench/measured.js'
import { type Client, clientOf, guest, someone } from '../http/client.js'
import { withHouse } from '../http/house.js'
import { done, refused } from '../kit/house.js'
import { node } from './kit.js'

const house = withHouse({ floor: { practiceLimits: { each: 3, all: 8 } } })

/** A table with a log of at least so many entries. */
const longTable = async (least: number): Promise<{ readonly id: string; readonly entries: number }> => {
  const { owner } = house()
  const { tables } = house().house
  const id = `larga-${randomUUID().slice(0, 8)}`
  expect(await tables.create({ id, game: MEASURED.game, room: 'r', name: id, mode: 'digital' })).toMatchObject({
    ok: true,
  })
  return { id, entries: await writeLongLog(owner, id, least) }
}

describe('a long log', () => {
  it('is exported as it is read and verified by the house that exported it, whatever its length', async () => {
    const { id, entries } = await longTable(3_000)
    const regulator = await someone(house().url, 'regulator')
    const reply = await regulator.get(`/api/tables/${id}/export`)
    const file: string = done(reply)
    expect(reply.headers.get('content-type')).toBe('application/x-ndjson')
    expect(reply.headers.get('content-length')).toBeNull()
    expect(reply.headers.get('content-disposition')).toBe(`attachment; filename="${id}-${entries}.ndjson"`)
    // More than any other body may have, and more than one part.
    expect(file.length).toBeGreaterThan(1_000_000)
    const report = done(await regulator.post('/api/verify', file))
    expect(report).toMatchObject({ ok: true, table: id, entries })
    expect(report.checks.filter(({ result }: { result: string }) => result !== 'ok')).toEqual([])
    const cut = done(await regulator.post('/api/verify', file.slice(0, file.length / 2)))
    expect(cut).toMatchObject({ ok: false, entries: 0 })
    expect(cut.checks[0]).toMatchObject({ name: 'format', first: { why: 'export ends before its signature' } })
  })

  it('is counted once for its proofs, which come some at a time', async () => {
    const { id } = await longTable(2_600)
    const ana = await guest(house().url)
    const first = done(await ana.get(`/api/tables/${id}/fairness`))
    expect(first.last).toBe(first.series.length)
    const drawn = first.series.reduce((sum: number, { draws }: { draws: number }) => sum + draws, 0)
    const { rows } = await house().house.pool.query<{ n: number }>(
      `select count(*)::int as n from log_entry where table_id = $1 and move ->> 'by' = 'chance'`,
      [id],
    )
    expect(drawn).toBe(rows[0]?.n)
    expect(done(await ana.get(`/api/tables/${id}/fairness`))).toEqual(first)
    expect(done(await ana.get(`/api/tables/${id}/fairness?to=1`)).series).toEqual(first.series.slice(0, 1))
    expect(refused(await ana.get(`/api/tables/${id}/fairness?to=x`))).toBe('malformed')
  })
})

describe('a file of many megabytes to be verified', () => {
  const LINE = `${JSON.stringify({ format: 'none' })}\n`

  it('that is no export is refused from its first line', async () => {
    const ana = await guest(house().url)
    const report = done(await ana.post('/api/verify', LINE.repeat(1_000_000)))
    expect(report).toMatchObject({ ok: false, table: null })
    expect(report.checks[0].first.why).toMatch(/^export, line 1: /)
  })

  it('in one line is not read to its end', async () => {
    const ana = await guest(house().url)
    const report = done(await ana.post('/api/verify', 'x'.repeat(17 * 1024 * 1024)))
    expect(report.checks[0].first.why).toContain('a line of more than 16777216 bytes')
  })

  it('leaves the house as it was when its sender goes away in the middle', async () => {
    const ana = await guest(house().url)
    for (let n = 0; n < 6; n++) {
      const leaving = new AbortController()
      const body = new ReadableStream({
        start: (controller) => controller.enqueue(Buffer.from('{"')),
      })
      const headers = { 'x-tapete': '1', cookie: ana.cookie }
      const sent = fetch(`${house().url}/api/verify`, {
        method: 'POST',
        headers,
        body,
        signal: leaving.signal,
        duplex: 'half',
      } as RequestInit)
      setTimeout(() => leaving.abort(), 50)
      await expect(sent).rejects.toThrow()
    }
    expect(done(await ana.post('/api/verify', LINE))).toMatchObject({ ok: false })
  })
})

describe('practice tables', () => {
  const open = (who: Client) => who.post('/api/practice', { game: MEASURED.game })

  it('are some for each person, though all are asked for at once', async () => {
    const ana = await guest(house().url)
    const replies = await Promise.all(Array.from({ length: 8 }, () => open(ana)))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 200, 200, 409, 409, 409, 409, 409])
    const no = replies.find(({ status }) => status === 409)
    expect(no?.body.error).toMatchObject({ code: 'practice-tables-open', params: { limit: 3 } })
  })

  it('are some for the house, and those nobody touches make place', async () => {
    const { url, house: served } = house()
    const codes: (string | number)[] = []
    for (let person = 0; person < 2; person++) {
      const one = await guest(url)
      for (let n = 0; n < 3; n++) codes.push((await open(one)).body.error?.code ?? 200)
    }
    // Three are Ana's of before.
    expect(codes).toEqual([200, 200, 200, 200, 200, 'practice-full'])
    const late = await guest(url)
    expect(refused(await open(late))).toBe('practice-full')
    // A quarter of an hour later, as far as the database can tell.
    const { owner } = house()
    await owner.query('alter table log_entry disable trigger user')
    await owner.query(
      `update log_entry set at = at - interval '15 minutes' where table_id in (select table_id from floor_practice)`,
    )
    await owner.query('alter table log_entry enable trigger user')
    expect(done(await open(late))).toMatchObject({ seat: 1 })
    const { rows } = await served.pool.query<{ n: number }>('select count(*)::int as n from floor_practice')
    expect(rows[0]?.n).toBe(1)
  })
})

describe('an address that asks without end', () => {
  it('is stopped, though every request of it was refused', async () => {
    const asked: readonly [string, (client: Client) => Promise<{ status: number }>][] = [
      ['401', (client) => client.get('/api/me')],
      ['403', (client) => client.call('POST', '/api/logout', {}, { 'content-type': 'application/json' })],
      ['404', (client) => client.get('/api/nothing-there')],
      ['413', (client) => client.post('/api/login', { name: 'x'.repeat(70_000), password: 'x' })],
      ['400', (client) => client.post('/api/login', { wrong: true })],
      ['400', (client) => client.get('/api/games/%zz')],
    ]
    for (const [status, ask] of asked)
      await node({ ephemeral: true, rates: { all: 4 } }, async ({ url }) => {
        const client = clientOf(url)
        const statuses: number[] = []
        for (let n = 0; n < 6; n++) statuses.push((await ask(client)).status)
        expect([status, ...statuses]).toEqual([status, ...Array.from({ length: 4 }, () => Number(status)), 429, 429])
      })
  })

  it('is stopped by what it costs: odds, proofs and pages of logs by the asker, whichever guest they say they are', async () => {
    await node({ ephemeral: true, rates: { reading: 2, heavy: 2 } }, async ({ url }) => {
      const statuses: number[] = []
      for (let n = 0; n < 3; n++) statuses.push((await (await guest(url)).get('/api/tables/mesa-1/fairness')).status)
      expect(statuses).toEqual([200, 200, 429])
      const player = await someone(url, 'player')
      expect((await player.get('/api/tables/mesa-1/fairness')).status).toBe(200)
      const opened: number[] = []
      for (let n = 0; n < 3; n++)
        opened.push((await (await guest(url)).post('/api/practice', { game: MEASURED.game })).status)
      expect(opened).toEqual([200, 200, 429])
    })
  })
})

describe('the sockets of a session', () => {
  it('are enough for a pit of many tables on one page', async () => {
    const boss = await someone(house().url, 'pit-boss')
    const all = await Promise.all(Array.from({ length: 60 }, () => boss.live('mesa-1')))
    for (const socket of all) socket.close()
  })

  it('cannot be passed by opening all of them at once', async () => {
    const ana = await guest(house().url)
    const address = `${house().url.replace('http', 'ws')}/api/live?table=mesa-1`
    const open = () =>
      new Promise<WebSocket | number>((resolve) => {
        const socket = new WebSocket(address, { headers: { cookie: ana.cookie } })
        socket.on('open', () => resolve(socket))
        socket.on('error', () => {})
        socket.on('unexpected-response', (_request, { statusCode = 0 }) => resolve(statusCode))
      })
    const all = await Promise.all(Array.from({ length: 60 }, open))
    const sockets = all.filter((each) => typeof each !== 'number')
    expect([sockets.length, ...new Set(all.filter((each) => typeof each === 'number'))]).toEqual([20, 429])
    // Who lets go has them again, also after tables that are not there.
    const closed = sockets.map((socket) => new Promise((resolve) => socket.once('close', resolve)))
    for (const socket of sockets) socket.close()
    await Promise.all(closed)
    for (let n = 0; n < 30; n++) await expect(ana.live('no-such-table')).rejects.toThrow('status 404')
    const again = await Promise.all(Array.from({ length: 20 }, open))
    expect(again.filter((each) => typeof each === 'number')).toEqual([])
    for (const socket of again) if (typeof socket !== 'number') socket.terminate()
  })
})
