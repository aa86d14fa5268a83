import { describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { DEMONSTRATION } from '../../src/people/demonstration.js'
import { ratesFor, type Served, serve } from '../../src/serve.js'
import { clientOf, guest, JSON_TYPE, someone } from './client.js'
import { LIVE_TABLE, withHouse } from './house.js'

let minutes = 0
const lines: string[] = []
const house = withHouse({
  clock: () => new Date(Date.now() + minutes * 60_000),
  logger: { level: 'debug', stream: { write: (line) => void lines.push(line) } },
})

/** Another node on the same database. */
const node = async (options: Parameters<typeof serve>[0], use: (served: Served) => Promise<void>): Promise<void> => {
  const served = await serve({ databaseUrl: house().databaseUrl, port: 0, webRoot: null, ...options })
  try {
    await use(served)
  } finally {
    await served.stop()
  }
}

const upgrade = (url: string, headers: Record<string, string>): Promise<number> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(url, { headers })
    socket.on('open', () => {
      socket.close()
      resolve(101)
    })
    socket.on('unexpected-response', (_request, response) => resolve(response.statusCode as number))
    socket.on('error', reject)
  })

describe('the rate limits', () => {
  it('grow in proportion, and never to nothing', () => {
    expect(ratesFor(2400)).toEqual({ all: 2400, login: 60, heavy: 40, reading: 480, display: 480 })
    expect(ratesFor(6)).toEqual({ all: 6, login: 1, heavy: 1, reading: 1, display: 1 })
  })
})

describe('another site', () => {
  it('cannot make a browser act: the header and the origin are asked for', async () => {
    const { url } = house()
    const player = await guest(url)
    const json = { 'content-type': 'application/json' }
    const bare = await player.call('POST', '/api/logout', {}, json)
    expect(bare).toMatchObject({ status: 403, body: { error: { code: 'csrf' } } })
    const form = await player.call('POST', '/api/guest', 'a=b', { 'content-type': 'application/x-www-form-urlencoded' })
    expect(form.status).toBe(403)
    for (const origin of ['https://evil.example', 'null', `${url}.evil.example`, url.replace(/\d+$/, '1')])
      expect((await player.call('POST', '/api/logout', {}, { ...JSON_TYPE, origin })).status, origin).toBe(403)
    expect((await player.get('/api/me')).status).toBe(200)
    expect((await player.call('POST', '/api/logout', {}, { ...JSON_TYPE, origin: url })).status).toBe(200)
    expect((await player.get('/api/me')).status).toBe(401)
  })

  it("cannot open a socket in somebody's name", async () => {
    const { url } = house()
    const { cookie } = await guest(url)
    const live = `${url.replace('http', 'ws')}/api/live?table=${LIVE_TABLE}`
    expect(await upgrade(live, { cookie, origin: 'https://evil.example' })).toBe(403)
    expect(await upgrade(live, { origin: url })).toBe(401)
    expect(await upgrade(live, { cookie, origin: url })).toBe(101)
    expect(await upgrade(live.replace(LIVE_TABLE, 'nowhere'), { cookie, origin: url })).toBe(404)
    expect(await upgrade(`${live}&since=-1`, { cookie, origin: url })).toBe(400)
  })

  it('gets strict headers, and a cookie only the house can read', async () => {
    const { url } = house()
    const reply = await clientOf(url).post('/api/guest')
    const policy = reply.headers.get('content-security-policy') as string
    expect(policy).toContain("default-src 'self'")
    expect(policy).toContain("script-src 'self'")
    expect(policy).toContain(`connect-src 'self' ${url.replace('http', 'ws')}`)
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toContain('unsafe')
    expect(reply.headers.get('x-content-type-options')).toBe('nosniff')
    const cookie = reply.headers.get('set-cookie') as string
    expect(cookie).toMatch(/^tapete=[\w-]{43};.*HttpOnly; SameSite=Strict$/)
  })
})

describe('production', () => {
  it('has secure cookies, no demonstration accounts, and its first operators shown once', async () => {
    await node({ production: true }, async ({ url, demonstration, firstOperators }) => {
      expect(demonstration).toEqual([])
      const client = clientOf(url)
      expect((await client.get('/api/demo')).body).toEqual({ accounts: [], guests: false })
      const { name, password } = DEMONSTRATION[0] as (typeof DEMONSTRATION)[number]
      expect((await client.post('/api/login', { name, password })).status).toBe(401)
      const entered = await client.post('/api/login', firstOperators[0])
      expect(entered.body).toMatchObject({ person: { role: 'operator' } })
      expect(entered.headers.get('set-cookie')).toContain('; Secure')
      expect(entered.headers.get('content-security-policy')).toContain('wss://')
      expect(entered.headers.get('strict-transport-security')).toContain('max-age')
    })
    await node({ production: true }, async ({ firstOperators }) => expect(firstOperators).toEqual([]))
  })
})

describe('limits', () => {
  it('stop an address that asks too often', async () => {
    await node({ rates: { all: 8, login: 2 } }, async ({ url }) => {
      const client = clientOf(url)
      const wrong = () => client.post('/api/login', { name: 'nobody-at-all', password: 'x' })
      expect([(await wrong()).status, (await wrong()).status]).toEqual([401, 401])
      const third = await wrong()
      expect(third).toMatchObject({ status: 429, body: { error: { code: 'too-many-requests' } } })
      expect(Number(third.headers.get('retry-after'))).toBeGreaterThan(0)
      const statuses = new Set<number>()
      for (let index = 0; index < 12; index++) statuses.add((await client.get('/api/games')).status)
      expect([...statuses]).toEqual([200, 429])
    })
  })

  it('hold for exports and verifications as they were set', async () => {
    await node({ rates: { heavy: 2 } }, async ({ url }) => {
      const boss = await someone(url, 'pit-boss')
      const statuses = async (ask: () => Promise<{ status: number }>) => [
        (await ask()).status,
        (await ask()).status,
        (await ask()).status,
      ]
      expect(await statuses(() => boss.get('/api/tables/mesa-1/export'))).toEqual([200, 200, 429])
      expect(await statuses(() => boss.post('/api/verify', {}))).toEqual([200, 200, 429])
    })
  })

  it('keep the metrics from whoever comes through a proxy, believed or not', async () => {
    for (const trustProxy of [false, true])
      await node({ trustProxy }, async ({ url }) => {
        const client = clientOf(url)
        expect((await client.get('/metrics')).status).toBe(200)
        for (const name of ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'])
          expect((await client.call('GET', '/metrics', undefined, { [name]: '127.0.0.1' })).status, name).toBe(403)
      })
  })

  it('refuse what is too large or no JSON', async () => {
    const player = await guest(house().url)
    const large = JSON.stringify({ name: 'a', password: 'x'.repeat(70_000) })
    expect(await player.call('POST', '/api/login', large)).toMatchObject({
      status: 413,
      body: { error: { code: 'too-large' } },
    })
    expect((await player.call('POST', '/api/login', '{', JSON_TYPE)).status).toBe(400)
    expect((await player.call('POST', '/api/login', '{"__proto__":{}}', JSON_TYPE)).status).toBe(400)
    expect(
      (await player.call('POST', '/api/login', 'x', { 'x-tapete': '1', 'content-type': 'text/plain' })).status,
    ).toBe(415)
    expect((await player.get('/%zz')).status).toBe(400)
    expect((await player.call('DELETE', '/api/me', undefined, { 'x-tapete': '1' })).status).toBe(404)
  })

  it('drop a socket that sends too much at once, or too often', async () => {
    const player = await guest(house().url)
    const large = await player.live(LIVE_TABLE)
    large.send('x'.repeat(9_000))
    expect((await large.closed).code).toBe(1009)
    const often = await player.live(LIVE_TABLE)
    for (let index = 0; index < 80; index++) often.send({ type: 'ping' })
    expect(await often.closed).toEqual({ code: 1008, why: 'too-many-messages' })
  })
})

describe('consoles', () => {
  it('lock when nobody is there, and open to the password alone', async () => {
    const { url } = house()
    const boss = await someone(url, 'pit-boss')
    const player = await guest(url)
    const live = await boss.live(LIVE_TABLE)
    const before = boss.cookie
    minutes += 16
    // Looking around by itself does not keep a console open.
    // Whose console it is, so that a page opened again asks for that person's password.
    const locked = { code: 'session-locked', params: { name: 'jefe-de-mesa', role: 'pit-boss' } }
    for (const path of ['/api/me', '/api/lobby'])
      expect(await boss.get(path)).toMatchObject({ status: 401, body: { error: locked } })
    expect((await boss.move(LIVE_TABLE, { do: 'suspend', reason: 'x' })).body.error.code).toBe('session-locked')
    live.send({ type: 'move', key: crypto.randomUUID(), move: { do: 'suspend', reason: 'x' } })
    expect(await live.closed).toEqual({ code: 4401, why: 'session-locked' })
    expect((await player.get('/api/me')).status).toBe(200)
    expect((await boss.post('/api/unlock', { password: 'wrong' })).body.error.code).toBe('wrong-login')
    expect((await boss.post('/api/unlock', { password: 'tapete-demo' })).status).toBe(200)
    expect(boss.cookie).not.toBe(before)
    expect((await boss.get('/api/lobby')).status).toBe(200)
    boss.cookie = before
    expect((await boss.get('/api/lobby')).body.error.code).toBe('no-session')
  })

  it('of who logs out close at once, sockets too', async () => {
    const boss = await someone(house().url, 'pit-boss')
    const live = await boss.live(LIVE_TABLE)
    await live.next(({ type }) => type === 'hello')
    await boss.post('/api/logout')
    expect((await live.closed).code).toBe(4401)
  })
})

describe('the login', () => {
  it('makes who gave five wrong passwords wait', async () => {
    const client = clientOf(house().url)
    const enter = (password: string) => client.post('/api/login', { name: 'jugadora', password })
    for (let index = 0; index < 5; index++) expect((await enter('wrong')).body.error.code).toBe('wrong-login')
    const locked = await enter('tapete-demo')
    expect(locked).toMatchObject({ status: 429, body: { error: { code: 'locked-out' } } })
    expect(Number(locked.headers.get('retry-after'))).toBeGreaterThan(800)
    minutes += 15
    expect((await enter('tapete-demo')).status).toBe(200)
  })
})

describe('operations', () => {
  it('measure commands and refusals, and tell whether the house is well', async () => {
    const { url } = house()
    const player = await guest(url)
    await player.move(LIVE_TABLE, { do: 'buy', amount: 1_000 })
    const metrics = (await player.get('/metrics')).body as string
    expect(metrics).toMatch(/tapete_refusals_total\{code="not-seated"\} [1-9]/)
    expect(metrics).toContain('tapete_command_seconds_bucket')
    expect(metrics).toContain('tapete_pg_connections{state="idle"}')
    expect((await player.get('/api/health')).body).toMatchObject({ ok: true })
  })

  it('write logs without what must not be in them', async () => {
    const { cookie } = await someone(house().url, 'regulator')
    const written = lines.join('')
    expect(lines.length).toBeGreaterThan(20)
    expect(written).toContain('/api/login')
    for (const secret of ['tapete-demo', cookie.slice(7), 'argon2', 'seed'])
      expect(written, secret).not.toContain(secret)
  })

  it('stop in good order: sockets are told, the port is free', async () => {
    let url = ''
    let live: Awaited<ReturnType<Awaited<ReturnType<typeof guest>>['live']>> | undefined
    await node({}, async (served) => {
      url = served.url
      live = await (await guest(url)).live(LIVE_TABLE)
    })
    expect((await live?.closed)?.code).toBe(1001)
    await expect(fetch(url)).rejects.toThrow()
  })
})
