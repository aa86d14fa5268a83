// Attacks at the door: guests who would be paid, strangers who guess or lock out, names and passwords that pass for others,
// sites that point their name at the house.

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request as ask } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { accountsFromOutside } from '../../src/administration/outside.js'
import { auditRecord } from '../../src/administration/record.js'
import { HOUSE, move, walletOf } from '../../src/ledger/ledger.js'
import type { Served } from '../../src/serve.js'
import { type Client, clientOf, guest, JSON_TYPE, newcomer, OWN_PASSWORD, someone } from '../http/client.js'
import { LIVE_TABLE, withHouse } from '../http/house.js'
import { done, refused } from '../kit/house.js'
import { DEMO, node, operators, why } from './kit.js'

const lines: string[] = []
const house = withHouse({
  trustProxy: true,
  logger: { level: 'info', stream: { write: (line) => void lines.push(line) } },
})
const folder = mkdtempSync(join(tmpdir(), 'tapete-attacks-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A request that comes through the proxy from this address. */
const from = (client: Client, address: string) => ({
  login: (name: string, password: string, headers: Record<string, string> = {}) =>
    client.call('POST', '/api/login', { name, password }, { ...JSON_TYPE, 'x-forwarded-for': address, ...headers }),
})

describe('money of guests', () => {
  it('is never paid out, nor in, at the desk or by anybody who posts to the ledger', async () => {
    const { url } = house()
    const [desk, visitor] = [await someone(url, 'operator'), await guest(url)]
    const { pool } = house().house
    const { id: person } = visitor.person
    for (const deed of ['withdraw', 'deposit']) {
      const posted = await desk.post(`/api/desk/${deed}`, { person, amount: 1, key: crypto.randomUUID() })
      expect(posted).toMatchObject({ status: 409, body: { error: { code: 'guest-money', params: { person } } } })
    }
    const other = (await someone(url, 'player')).person.id
    for (const to of [HOUSE, walletOf(other)])
      expect(
        await move(pool, { kind: 'adjust', key: crypto.randomUUID(), from: walletOf(person), to, amount: 1 }),
      ).toEqual({ ok: false, code: 'guest-money' })
    expect(done(await visitor.get('/api/me')).wallet).toBe(1_000_000)
  })

  it('does not exist in production: no guests but where the house asks, and those only practise', async () => {
    const { databaseUrl } = house()
    const before = await guest(house().url)
    await node({ databaseUrl, production: true }, async ({ url }) => {
      expect(refused(await clientOf(url).post('/api/guest'))).toBe('no-guests')
      expect(done(await clientOf(url).get('/api/demo'))).toEqual({ accounts: [], guests: false })
      const stayed = Object.assign(clientOf(url), { cookie: before.cookie })
      expect(refused(await stayed.get('/api/me'))).toBe('no-session')
    })
    const demonstration = new URL('../../houses/demonstration.json', import.meta.url)
    const houseFile = join(folder, 'house.json')
    writeFileSync(houseFile, JSON.stringify({ ...JSON.parse(readFileSync(demonstration, 'utf8')), guests: true }))
    await node({ databaseUrl, production: true, houseFile }, async ({ url }) => {
      const visitor = await guest(url)
      expect(done(await visitor.get('/api/me')).wallet).toBe(0)
      expect(refused(await visitor.post(`/api/tables/${LIVE_TABLE}/sit`, {}))).toBe('guests-practise')
      expect(refused(await visitor.move(LIVE_TABLE, { do: 'buy', amount: 1_000 }))).toBe('guests-practise')
      done(await visitor.post('/api/practice', { game: 'big-six' }))
      // They sit down with the chips of a first stake in front of them.
      expect(done(await visitor.get('/api/me'))).toMatchObject({ wallet: 0, practice: 900_000 })
    })
  })
})

describe('a stranger at the door', () => {
  it('cannot shut the only operator out with wrong passwords', async () => {
    const { url } = house()
    const [stranger, operator] = [clientOf(url), clientOf(url)]
    for (let count = 0; count < 5; count++)
      expect(refused(await from(stranger, '203.0.113.9').login('operador', `guess ${count}`))).toBe('wrong-login')
    expect(refused(await from(stranger, '203.0.113.9').login('OPERADOR', DEMO))).toBe('locked-out')
    // Nor by writing addresses further left in the header than the proxy does.
    expect(refused(await from(stranger, '8.8.8.8, 203.0.113.9').login('operador', DEMO))).toBe('locked-out')
    done(await from(operator, '198.51.100.7').login('operador', DEMO))
  })

  it('cannot shut them out of their own browser, from the same address or from hundreds', async () => {
    const { url } = house()
    const [stranger, operator] = [clientOf(url), clientOf(url)]
    const home = '192.0.2.4'
    const first = await from(operator, home).login('operadora', DEMO)
    const device = /tapete-device=[\w-]{43}/.exec(first.headers.get('set-cookie') ?? '')?.[0] as string
    expect(device).toBeDefined()
    operator.cookie = device
    for (let count = 0; count < 6; count++) await from(stranger, home).login('operadora', 'a guess')
    expect(refused(await from(stranger, home).login('operadora', DEMO))).toBe('locked-out')
    done(await from(operator, home).login('operadora', DEMO))
    operator.cookie = device
    for (let count = 0; count < 101; count++)
      await from(stranger, `10.9.${Math.floor(count / 5)}.1`).login('operadora', 'a guess')
    expect(refused(await from(clientOf(url), '10.10.0.1').login('operadora', 'a guess'))).toBe('locked-out')
    done(await from(operator, home).login('operadora', DEMO))
    // The token of a browser helps at its own name only, and does not make guessing free.
    expect(refused(await from(stranger, home).login('operadora', DEMO, { cookie: device.replace(/.$/, '!') }))).toBe(
      'locked-out',
    )
    operator.cookie = device
    for (let count = 0; count < 5; count++)
      expect(refused(await from(operator, home).login('operadora', 'a guess'))).toBe('wrong-login')
    expect(refused(await from(operator, home).login('operadora', DEMO))).toBe('locked-out')
    // The way back, from the command line.
    const { pool } = house().house
    const outside = accountsFromOutside(pool)
    expect(await outside.unlock('OPERADORA', ['Ana'], why)).toEqual({ ok: true, name: 'operadora' })
    done(await from(operator, home).login('operadora', DEMO))
    expect((await auditRecord(pool)).wrong).toBeNull()
  })

  it('guesses no more often by writing the name, or the address, in another way', async () => {
    const { url } = house()
    await newcomer(url, 'player', 'josé')
    const stranger = clientOf(url)
    const spellings = ['josé', 'JOSÉ', 'jose\u0301', 'jo\u200bsé', ' José ']
    const addresses = [1, 2, 3, 4, 5].map((n) => `2001:db8:1:2::${n}`)
    for (const [index, name] of spellings.entries())
      expect(refused(await from(stranger, addresses[index] as string).login(name, 'a guess'))).toBe('wrong-login')
    expect(refused(await from(stranger, '2001:db8:1:2:ffff::6').login('josé', OWN_PASSWORD))).toBe('locked-out')
    done(await from(stranger, '2001:db8:1:3::1').login('ｊｏｓé', OWN_PASSWORD))
  })
})

describe('a name', () => {
  it('is one name however it is typed, and none where it cannot be seen or read', async () => {
    const { one } = await operators(house().url)
    const make = (name: string) => one.post('/api/people', { name, role: 'player', why })
    expect(done(await make('  Ñan\u0303o   Niño ')).person.name).toBe('Ñaño Niño')
    for (const same of ['ñaño niño', 'ÑAÑO NIÑO', 'Ñaño\u00a0Niño'])
      expect(refused(await make(same)), same).toBe('name-taken')
    for (const [name, reason] of [
      ['oper\u200bador', 'invisible'],
      ['\u202eoperador', 'invisible'],
      ['oper\u00adador', 'invisible'],
      ['\u3164', 'invisible'],
      ['   ', 'empty'],
      ['оperador', 'mixed-scripts'],
    ] as const)
      expect((await make(name)).body.error, name).toMatchObject({ code: 'name-unclear', params: { reason } })
  })
})

describe('a password', () => {
  it('that a guesser tries first is refused, with the reason', async () => {
    const { url } = house()
    const client = await newcomer(url, 'player', 'Valentina')
    for (const [next, reason] of [
      ['corta', 'too-short'],
      ['Password2026!', 'common'],
      ['C0ntrase\u00f1a123', 'common'],
      ['12345678901', 'sequence'],
      ['qwertyuiop1', 'sequence'],
      ['abcabcabcabc', 'repeated'],
      ['aaaaaaaaaaaaaaa', 'repeated'],
      ['valentina-1990', 'has-name'],
      [OWN_PASSWORD, 'same-as-before'],
    ] as const) {
      const no = await client.post('/api/me/password', { password: OWN_PASSWORD, next })
      expect(no.status, next).toBe(400)
      expect(no.body.error, next).toMatchObject({ code: 'weak-password', params: { reason, min: 10 } })
    }
    done(await client.post('/api/me/password', { password: OWN_PASSWORD, next: 'tres zorros en la niebla' }))
  })

  it('of the first operators is replaced at first use, and another is made at the command line by two', async () => {
    await node({ ephemeral: true, production: true }, async ({ url, firstOperators, house: inside }) => {
      const { pool, people } = inside
      expect(firstOperators.map(({ name }) => name)).toEqual(['administrador', 'administrador-2'])
      const [{ name, password }] = firstOperators as [Served['firstOperators'][number]]
      const client = clientOf(url)
      done(await client.post('/api/login', { name, password }))
      expect(refused(await client.get('/api/people'))).toBe('password-due')
      done(await client.post('/api/me/password', { password, next: OWN_PASSWORD }))
      done(await client.get('/api/people'))
      // Lost: the way back takes two names, and the password is given again.
      const outside = accountsFromOutside(pool)
      expect(await outside.password(name, ['Ana', ' ANA '], why)).toEqual({ ok: false, code: 'not-two' })
      const given = await outside.password(name, ['Ana', 'Berta'], why)
      if (!given.ok) throw new Error(given.code)
      expect(refused(await client.get('/api/people'))).toBe('no-session')
      done(await client.post('/api/login', { name, password: given.password }))
      expect(refused(await client.get('/api/people'))).toBe('password-due')
      expect(await outside.add('Segunda', 'operator', ['Ana'], why)).toEqual({ ok: false, code: 'not-two' })
      const second = await outside.add('Segunda', 'operator', ['Ana', 'Berta'], why)
      expect(second).toMatchObject({ ok: true, name: 'Segunda' })
      expect((await people.byLogin('segunda'))?.role).toBe('operator')
      const { rows } = await pool.query('select names, role, why from admin_entry order by seq desc limit 1')
      expect(rows).toEqual([{ names: ['Ana', 'Berta'], role: 'command-line', why }])
    })
  })
})

describe('what is written about errors', () => {
  it('has neither rows nor statements nor secrets in it', async () => {
    const { url } = house()
    const { one } = await operators(house().url)
    const secret = 'Nombre Muy Secreto'
    await house().owner.query(`alter table person add constraint no_secret check (name <> '${secret}')`)
    try {
      const broken = await one.post('/api/people', { name: secret, role: 'player', why })
      expect(broken).toMatchObject({ status: 500, body: { error: { code: 'internal' } } })
      expect(JSON.stringify(broken.body)).not.toContain('no_secret')
    } finally {
      await house().owner.query('alter table person drop constraint no_secret')
    }
    const [line] = lines.filter((each) => each.includes('request failed'))
    expect(JSON.parse(line as string).err).toMatchObject({ code: '23514', constraint: 'no_secret', table: 'person' })
    for (const inside of [secret, 'argon2', 'insert into', 'Failing row', one.cookie.slice(7), url.slice(7)])
      expect(line, inside).not.toContain(inside)
  })
})

/** As `fetch` would not: under a host of one's own choosing. */
const under = (host: string, path = '/api/games', url = house().url): Promise<number> =>
  new Promise((resolve, reject) => {
    const { port } = new URL(url)
    ask({ port, host: '127.0.0.1', path, headers: { host } }, (response) => {
      response.resume()
      resolve(response.statusCode as number)
    })
      .on('error', reject)
      .end()
  })

describe('another name pointed at the house', () => {
  it('gets no answer, for no address at all', async () => {
    const { port } = new URL(house().url)
    for (const host of ['evil.example', `evil.example:${port}`, 'localhost.evil.example', '127.0.0.1.evil.example'])
      for (const path of ['/api/games', '/api/openapi.json', '/', '/nowhere'])
        expect(await under(host, path), `${host}${path}`).toBe(421)
    for (const host of [`127.0.0.1:${port}`, 'localhost', `[::1]:${port}`]) expect(await under(host), host).toBe(200)
  })

  it('opens no socket, though page and house are of one origin there', async () => {
    const { url } = house()
    const { cookie } = await guest(url)
    const knock = (host: string): Promise<number> =>
      new Promise((resolve, reject) => {
        const headers = { cookie, host, origin: `http://${host}` }
        const socket = new WebSocket(`${url.replace('http', 'ws')}/api/live?table=${LIVE_TABLE}`, { headers })
        socket.on('open', () => {
          socket.close()
          resolve(101)
        })
        socket.on('unexpected-response', (_request, response) => resolve(response.statusCode as number))
        socket.on('error', reject)
      })
    expect(await knock('evil.example')).toBe(421)
    expect(await knock('localhost')).toBe(101)
  })

  it('is answered where the house is told of it', async () => {
    const { databaseUrl } = house()
    await node({ databaseUrl, hosts: ['casino.example'] }, async ({ url }) => {
      expect(await under('casino.example', '/api/games', url)).toBe(200)
      expect(await under('CASINO.example.:443', '/api/games', url)).toBe(200)
      expect(await under('other.example', '/api/games', url)).toBe(421)
    })
    // Behind a proxy it is the name the proxy was asked for that counts.
    await node({ databaseUrl, hosts: ['casino.example'], trustProxy: true }, async ({ url }) => {
      const reply = (host: string) => clientOf(url).call('GET', '/api/games', undefined, { 'x-forwarded-host': host })
      expect((await reply('casino.example')).status).toBe(200)
      expect((await reply('evil.example')).status).toBe(421)
    })
  })
})
