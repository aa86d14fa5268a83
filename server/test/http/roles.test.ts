// Who may use which route. The table is the permission matrix of the house; a route that is not in it fails the test.

import { describe, expect, it } from 'vitest'
import { ROLES, type Role } from '../../src/people/roles.js'
import { type Client, clientOf, newcomer, someone } from './client.js'
import { withHouse } from './house.js'

const house = withHouse()

const PLAYERS: Role[] = ['guest', 'player']
const TABLE: Role[] = ['croupier', 'pit-boss', 'room-head']
const REVIEW: Role[] = ['pit-boss', 'room-head', 'regulator']
const DESK: Role[] = ['operator', 'room-head']
const BOSSES: Role[] = ['pit-boss', 'room-head']
const WATCHERS: Role[] = ['operator', 'regulator']

const MATRIX: readonly (readonly [method: string, path: string, who: 'anyone' | 'signed-in' | readonly Role[]])[] = [
  ['POST', '/api/login', 'anyone'],
  ['POST', '/api/guest', 'anyone'],
  ['GET', '/api/demo', 'anyone'],
  ['GET', '/api/health', 'anyone'],
  ['GET', '/api/games', 'anyone'],
  ['GET', '/api/games/{id}', 'anyone'],
  ['GET', '/api/games/{id}/odds', 'anyone'],
  ['POST', '/api/games/{id}/odds', 'anyone'],
  ['GET', '/api/rules', 'anyone'],
  ['GET', '/api/pots', 'anyone'],
  ['POST', '/api/unlock', 'signed-in'],
  ['POST', '/api/logout', 'signed-in'],
  ['GET', '/api/me', 'signed-in'],
  ['GET', '/api/me/statement', 'signed-in'],
  ['GET', '/api/lobby', 'signed-in'],
  ['GET', '/api/tables/{id}', 'signed-in'],
  ['GET', '/api/tables/{id}/options', 'signed-in'],
  ['GET', '/api/tables/{id}/people', [...TABLE, 'regulator']],
  ['GET', '/api/tables/{id}/odds', 'signed-in'],
  ['GET', '/api/tables/{id}/log', 'signed-in'],
  ['GET', '/api/tables/{id}/rounds/{n}', 'signed-in'],
  ['GET', '/api/tables/{id}/fairness', 'signed-in'],
  ['GET', '/api/tables/{id}/decks/{n}', 'signed-in'],
  ['GET', '/api/live', 'signed-in'],
  ['POST', '/api/verify', 'signed-in'],
  ['POST', '/api/tables/{id}/sit', PLAYERS],
  ['POST', '/api/tables/{id}/leave', PLAYERS],
  ['GET', '/api/practice', PLAYERS],
  ['POST', '/api/practice', PLAYERS],
  ['POST', '/api/tables/{id}/moves', [...PLAYERS, ...TABLE]],
  ['GET', '/api/display/{id}', 'anyone'],
  ['POST', '/api/tables/{id}/display', ['pit-boss', 'room-head']],
  ['POST', '/api/tables/{id}/try-again', ['operator']],
  ['POST', '/api/tables', ['pit-boss', 'room-head']],
  ['GET', '/api/tables', ['pit-boss', 'room-head', 'operator', 'regulator']],
  ['POST', '/api/tables/{id}/retire', ['pit-boss', 'room-head']],
  ['GET', '/api/me/posts', ['croupier']],
  ['GET', '/api/tables/{id}/export', REVIEW],
  ['POST', '/api/tables/{id}/verify', REVIEW],
  ['GET', '/api/people', ['pit-boss', 'room-head', 'operator', 'regulator']],
  ['POST', '/api/people', ['operator']],
  ['POST', '/api/people/{id}/exclude', ['pit-boss', 'room-head', 'operator']],
  ['POST', '/api/people/{id}/readmit', ['operator']],
  ['GET', '/api/settings', 'signed-in'],
  ['GET', '/api/me/play', ['guest', 'player']],
  ['POST', '/api/me/limits', ['guest', 'player']],
  ['POST', '/api/me/exclusion', ['guest', 'player']],
  ['GET', '/api/me/rounds', ['guest', 'player']],
  ['GET', '/api/me/year', ['guest', 'player']],
  ['GET', '/api/me/year.csv', ['guest', 'player']],
  ['POST', '/api/people/{id}/disable', ['operator']],
  ['POST', '/api/people/{id}/enable', ['operator']],
  ['POST', '/api/people/{id}/password', ['operator']],
  ['POST', '/api/people/{id}/unlock', ['operator']],
  ['POST', '/api/me/password', 'signed-in'],
  ['GET', '/api/proposals', ['operator', 'regulator']],
  ['POST', '/api/proposals/{id}/confirm', ['operator']],
  ['POST', '/api/proposals/{id}/withdraw', ['operator']],
  ['GET', '/api/administration', ['operator', 'regulator']],
  ['GET', '/api/checkpoint', ['operator', 'regulator']],
  ['POST', '/api/checkpoint', ['regulator']],
  ['GET', '/api/desk/people', DESK],
  ['GET', '/api/desk/people/{id}/statement', DESK],
  ['POST', '/api/desk/deposit', DESK],
  ['POST', '/api/desk/withdraw', DESK],
  ['GET', '/api/reports/day', ['operator', 'room-head', 'regulator']],
  ['GET', '/api/reports/expected', ['operator', 'room-head', 'regulator']],
  ['GET', '/api/watch/program', WATCHERS],
  ['POST', '/api/watch/program', WATCHERS],
  ['GET', '/api/watch/backups', WATCHERS],
  ['GET', '/api/watch/generator', [...BOSSES, ...WATCHERS]],
  ['POST', '/api/watch/generator', DESK],
  ['GET', '/api/watch/devices', [...BOSSES, ...WATCHERS]],
  ['GET', '/api/watch/notices', [...BOSSES, ...WATCHERS]],
  ['POST', '/api/tables/{id}/readings', TABLE],
]

const concrete = (path: string) =>
  path
    .replace('/games/{id}', '/games/big-six')
    .replace('/people/{id}', '/people/1')
    .replace('/proposals/{id}', '/proposals/1')
    .replace('{id}', 'mesa-1')
    .replace('{n}', '1')

/** Malformed on purpose: who may ask is told so (400), who may not is turned away before anybody reads it. */
const ask = async (client: Client, method: string, path: string): Promise<number> =>
  (await client.call(method, concrete(path), method === 'POST' ? '{"no-such-field":1}' : undefined)).status

describe('permissions', () => {
  it('are written down for every route, and the document lists every route', async () => {
    const { paths, openapi } = (await clientOf(house().url).get('/api/openapi.json')).body
    expect(openapi).toBe('3.1.0')
    const listed = Object.entries<object>(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    )
    expect(listed.sort()).toEqual(MATRIX.map(([method, path]) => `${method} ${path}`).sort())
  })

  it('turn away who has no session', async () => {
    const nobody = clientOf(house().url)
    for (const [method, path, who] of MATRIX) {
      const status = await ask(nobody, method, path)
      if (who === 'anyone') expect([200, 400], path).toContain(status)
      else expect(status, `${method} ${path}`).toBe(401)
      nobody.cookie = ''
    }
  })

  it.each(ROLES)('of a %s', async (role) => {
    const client = await someone(house().url, role)
    const wrong: string[] = []
    for (const [method, path, who] of MATRIX.filter(([, , who]) => who !== 'anyone')) {
      if (path === '/api/logout') continue
      const status = await ask(client, method, path)
      const allowed = who === 'signed-in' || who.includes(role)
      if (allowed ? ![200, 400, 404, 426].includes(status) : status !== 403) wrong.push(`${method} ${path} ${status}`)
    }
    expect(wrong).toEqual([])
  })

  it('let nobody act but players with a seat and staff', async () => {
    const { url } = house()
    for (const role of ['guest', 'player'] as const) {
      const { status, body } = await (await someone(url, role)).move('mesa-en-vivo', { do: 'buy', amount: 1_000 })
      expect({ status, code: body.error.code }).toEqual({ status: 403, code: 'not-seated' })
    }
    for (const role of ['operator', 'regulator'] as const) {
      const client = await someone(url, role)
      const live = await client.live('mesa-en-vivo')
      const key = crypto.randomUUID()
      live.send({ type: 'move', key, move: { do: 'start' } })
      expect(await live.next((message) => message.key === key)).toMatchObject({
        type: 'refused',
        error: { code: 'not-allowed' },
      })
      await live.close()
    }
  })

  it('show the whole log to reviewers, and to others what they heard', async () => {
    const { url } = house()
    const path = '/api/tables/mesa-en-vivo/log'
    for (const role of ROLES) {
      const { entries } = (await (await someone(url, role)).get(path)).body
      const full = ['pit-boss', 'room-head', 'regulator'].includes(role)
      expect('move' in entries[0], role).toBe(full)
      expect('person' in entries[0], role).toBe(full)
    }
  })
})

describe('the desk', () => {
  it('pays in and out once for each key, to players only, never below zero', async () => {
    const { url } = house()
    const [desk, player] = await Promise.all([someone(url, 'operator'), someone(url, 'player')])
    const person = player.person.id
    const key = crypto.randomUUID()
    const paid = await desk.post('/api/desk/deposit', { person, amount: 500, key })
    expect(paid.body).toMatchObject({ repeated: false, wallet: 1_000_500 })
    expect((await desk.post('/api/desk/deposit', { person, amount: 500, key })).body).toMatchObject({
      repeated: true,
      wallet: 1_000_500,
    })
    const reused = await desk.post('/api/desk/withdraw', { person, amount: 500, key })
    expect(reused).toMatchObject({ status: 409, body: { error: { code: 'key-reused' } } })
    const short = await desk.post('/api/desk/withdraw', { person, amount: 1_000_501, key: crypto.randomUUID() })
    expect(short).toMatchObject({ status: 409, body: { error: { code: 'wallet-short', params: { have: 1_000_500 } } } })
    const staff = await desk.post('/api/desk/deposit', { person: desk.person.id, amount: 1, key: crypto.randomUUID() })
    expect(staff.status).toBe(404)
    const found = (await desk.get(`/api/desk/people?q=${person}`)).body.people
    expect(found).toMatchObject([{ id: person, wallet: 1_000_500 }])
    const lines = (await player.get('/api/me/statement')).body.lines
    expect(lines.map((line: { kind: string }) => line.kind)).toEqual(['deposit', 'issue'])
  })

  it('reports the day, and refuses a day the calendar does not have', async () => {
    const desk = await someone(house().url, 'operator')
    expect((await desk.get('/api/reports/day')).body).toMatchObject({ total: { win: expect.any(Number) } })
    expect((await desk.get('/api/reports/day?date=2026-02-30')).status).toBe(400)
  })
})

describe('a croupier', () => {
  it('acts, and sees as staff, only where the pit boss posted them', async () => {
    const { url } = house()
    const boss = await someone(url, 'pit-boss')
    const client = await newcomer(url, 'croupier', 'Otra Croupier')
    const { id } = client.person
    const table = 'mesa-en-vivo'
    const post = { role: 'croupier', person: String(id) }
    expect(await client.move(table, { do: 'start' })).toMatchObject({
      status: 403,
      body: { error: { code: 'not-posted-here' } },
    })
    const outside = (await client.get(`/api/tables/${table}`)).body.seen
    expect(outside).toMatchObject({ you: { actor: 'public' }, options: [] })
    expect(outside.mine).toEqual({})
    expect((await client.get(`/api/tables/${table}/people`)).body.error.code).toBe('not-posted-here')
    expect((await client.move(table, { do: 'post', ...post })).body.error.code).toBe('not-posted-here')
    expect((await boss.move(table, { do: 'post', ...post })).status).toBe(200)
    const inside = (await client.get(`/api/tables/${table}`)).body.seen
    expect(inside.you.actor).toBe('croupier')
    expect(inside.mine.staff.croupier).toContain(String(id))
    const player = await someone(url, 'guest')
    await player.post(`/api/tables/${table}/sit`, {})
    const { people } = (await client.get(`/api/tables/${table}/people`)).body
    expect(people).toContainEqual({ id: player.person.id, name: player.person.name, role: 'guest' })
    expect((await player.get(`/api/tables/${table}/people`)).status).toBe(403)
    await player.post(`/api/tables/${table}/leave`)
    expect((await client.move(table, { do: 'start' })).status).toBe(200)
    expect((await client.move('mesa-1', { do: 'start' })).body.error.code).toBe('not-posted-here')
    expect((await boss.move(table, { do: 'unpost', person: String(id) })).status).toBe(200)
    expect((await client.move(table, { do: 'spin', wheel: 'clockwise' })).body.error.code).toBe('not-posted-here')
    // The demonstration's own croupier is posted out of the box, once.
    const demo = await someone(url, 'croupier')
    expect((await demo.move(table, { do: 'spin', wheel: 'clockwise' })).status).toBe(200)
  })
})

describe('staff', () => {
  it('create tables, and people where they may', async () => {
    const { url } = house()
    const [boss, operator] = await Promise.all([someone(url, 'pit-boss'), someone(url, 'operator')])
    const wanted = { id: 'mesa-nueva', game: 'big-six', room: 'Sala', name: 'Nueva', mode: 'live' }
    expect((await boss.post('/api/tables', wanted)).body).toMatchObject({ table: { id: 'mesa-nueva', mode: 'live' } })
    expect((await boss.post('/api/tables', wanted)).body.error.code).toBe('table-exists')
    expect((await boss.post('/api/tables', { ...wanted, id: 'x', game: 'nope' })).status).toBe(404)
    expect((await boss.post('/api/tables', { ...wanted, id: 'x', config: { nope: 1 } })).status).toBe(400)
    const person = { name: 'Nueva Jugadora', role: 'player', why: 'she came' }
    expect((await operator.post('/api/people', person)).body).toMatchObject({ person: { role: 'player' } })
    const staff = { ...person, name: 'Nueva Croupier', role: 'croupier' }
    expect((await operator.post('/api/people', staff)).body).toMatchObject({ proposal: { role: 'croupier' } })
    expect((await operator.post('/api/people', person)).body.error.code).toBe('name-taken')
    expect((await operator.post('/api/people', { ...person, name: 'x', role: 'guest' })).status).toBe(400)
    // Nobody chooses a password for somebody else.
    expect((await operator.post('/api/people', { ...person, name: 'x', password: 'chosen-for-x' })).status).toBe(400)
    const listed = (await boss.get('/api/people?role=player')).body.people
    expect(listed.map((each: { name: string }) => each.name)).toContain('Nueva Jugadora')
    expect(JSON.stringify(listed)).not.toMatch(/argon2|password/)
  })
})
