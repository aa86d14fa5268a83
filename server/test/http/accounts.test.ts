// Accounts: one's own password, and what the operator does about those of others.

import { describe, expect, it } from 'vitest'
import { byTwo } from '../attacks/kit.js'
import { type Client, clientOf, guest, newcomer, OWN_PASSWORD as PASSWORD, someone } from './client.js'
import { LIVE_TABLE, withHouse } from './house.js'

const house = withHouse()
const NEXT = 'another-one-2'
const why = 'as the test says'

const enter = async (name: string, password: string): Promise<Client & { status: number }> => {
  const client = clientOf(house().url)
  const { status, body } = await client.post('/api/login', { name, password })
  client.person = body.person
  return Object.assign(client, { status })
}

const account = async (name: string, role: 'player' | 'croupier' = 'player') => {
  const operator = await someone(house().url, 'operator')
  const { person } = await newcomer(house().url, role, name)
  return { operator, id: person.id as number }
}

describe("one's own password", () => {
  it('is changed with the one before, and every other session ends', async () => {
    await account('Rosa')
    const [here, elsewhere] = [await enter('Rosa', PASSWORD), await enter('Rosa', PASSWORD)]
    const live = await elsewhere.live(LIVE_TABLE)
    const wrong = await here.post('/api/me/password', { password: 'not-it-at-all', next: NEXT })
    expect(wrong).toMatchObject({ status: 401, body: { error: { code: 'wrong-login' } } })
    expect((await here.post('/api/me/password', { password: PASSWORD, next: 'short' })).status).toBe(400)
    expect((await elsewhere.get('/api/me')).status).toBe(200)
    expect((await here.post('/api/me/password', { password: PASSWORD, next: NEXT })).status).toBe(200)
    expect((await here.get('/api/me')).status).toBe(200)
    expect((await elsewhere.get('/api/me')).body.error.code).toBe('no-session')
    expect(await live.closed).toEqual({ code: 4401, why: 'no-session' })
    expect((await enter('Rosa', PASSWORD)).status).toBe(401)
    expect((await enter('Rosa', NEXT)).status).toBe(200)
  })

  it('is guessed no more often here than at the door', async () => {
    await account('Elsa')
    const elsa = await enter('Elsa', PASSWORD)
    const guess = () => elsa.post('/api/me/password', { password: 'not-it-at-all', next: NEXT })
    for (let count = 0; count < 5; count++) expect((await guess()).status).toBe(401)
    expect(await guess()).toMatchObject({ status: 429, body: { error: { code: 'locked-out' } } })
    expect((await enter('Elsa', PASSWORD)).status).toBe(429)
  })

  it('is nothing a guest or a demonstration account has', async () => {
    const { url } = house()
    const change = { password: 'tapete-demo', next: NEXT }
    expect((await (await guest(url)).post('/api/me/password', change)).body.error.code).toBe('no-password')
    const demo = await (await someone(url, 'player')).post('/api/me/password', change)
    expect(demo.body.error.code).toBe('demonstration-account')
  })
})

describe('a password the house made', () => {
  it('is answered once, and opens nothing until its person has replaced it', async () => {
    const { url } = house()
    const operator = await someone(url, 'operator')
    const made = await byTwo(url, '/api/people', { name: 'Nora', role: 'pit-boss', why })
    expect(made.password).toMatch(/^[\w-]{16}$/)
    const nora = await enter('Nora', made.password)
    expect((await nora.get('/api/me')).body).toMatchObject({ person: { name: 'Nora' }, passwordDue: true })
    for (const path of ['/api/lobby', '/api/people', `/api/tables/${LIVE_TABLE}`])
      expect((await nora.get(path)).body.error.code, path).toBe('password-due')
    await expect(nora.live(LIVE_TABLE)).rejects.toThrow('status 403')
    expect((await nora.post('/api/me/password', { password: made.password, next: NEXT })).status).toBe(200)
    expect((await nora.get('/api/me')).body.passwordDue).toBe(false)
    expect((await nora.get('/api/people')).status).toBe(200)

    const again = await byTwo(url, `/api/people/${made.person.id}/password`)
    expect(again.password).not.toBe(made.password)
    expect((await nora.get('/api/me')).status).toBe(401)
    expect((await enter('Nora', NEXT)).status).toBe(401)
    expect((await (await enter('Nora', again.password)).get('/api/me')).body.passwordDue).toBe(true)
    expect(JSON.stringify((await operator.get('/api/people?q=Nora')).body)).not.toContain(again.password)
  })
})

describe('the operator', () => {
  it('finds people by role, page by page, newest first', async () => {
    const operator = await someone(house().url, 'operator')
    for (let n = 0; n < 60; n++) await guest(house().url)
    const ask = async (query: string) => (await operator.get(`/api/people?${query}`)).body
    const first = await ask('role=guest')
    expect(first).toMatchObject({ more: true })
    expect(first.people).toHaveLength(50)
    const ids = first.people.map(({ id }: { id: number }) => id)
    expect(ids).toEqual([...ids].sort((a, b) => b - a))
    const second = await ask(`role=guest&before=${ids.at(-1)}`)
    expect(second.more).toBe(false)
    expect(second.people.length).toBeGreaterThanOrEqual(10)
    expect(second.people.every(({ id }: { id: number }) => id < ids.at(-1))).toBe(true)
    const staff = (await ask('role=staff')).people
    expect(staff.map(({ role }: { role: string }) => role)).not.toContain('guest')
    expect(staff.map(({ name }: { name: string }) => name)).toEqual(expect.arrayContaining(['operador', 'croupier']))
  })

  it('sees who is locked out, and lets them try again', async () => {
    const { operator, id } = await account('Tito')
    for (let count = 0; count < 5; count++) await enter('Tito', 'not-it-at-all')
    expect((await enter('Tito', PASSWORD)).status).toBe(429)
    const seen = async () => (await operator.get('/api/people?q=Tito')).body.people[0].lockedSeconds
    expect(await seen()).toBeGreaterThan(890)
    expect((await operator.post(`/api/people/${id}/unlock`)).status).toBe(200)
    expect(await seen()).toBeNull()
    expect((await enter('Tito', PASSWORD)).status).toBe(200)
  })

  it('disables an account at once, and enables it again', async () => {
    const { operator, id } = await account('Luis', 'croupier')
    const luis = await enter('Luis', PASSWORD)
    const live = await luis.live(LIVE_TABLE)
    expect((await operator.post(`/api/people/${id}/disable`, { why })).body.person).toMatchObject({
      id,
      disabled: true,
    })
    expect(await live.closed).toMatchObject({ code: 4401 })
    expect((await luis.get('/api/me')).body.error.code).toBe('no-session')
    expect((await enter('Luis', PASSWORD)).status).toBe(401)
    const [listed] = (await operator.get('/api/people?q=Luis')).body.people
    expect(listed).toMatchObject({ id, disabled: true })
    await operator.post(`/api/people/${id}/enable`, { why })
    // The old session stays closed; a new one opens.
    expect((await luis.get('/api/me')).status).toBe(401)
    expect((await enter('Luis', PASSWORD)).status).toBe(200)
  })

  it('resets a password with another, and the sessions opened with the old one end', async () => {
    const { id } = await account('Marta')
    const marta = await enter('Marta', PASSWORD)
    const { password } = await byTwo(house().url, `/api/people/${id}/password`)
    expect((await marta.get('/api/me')).status).toBe(401)
    expect((await enter('Marta', PASSWORD)).status).toBe(401)
    expect((await enter('Marta', password)).status).toBe(200)
  })

  it('does nothing of it to themself, to nobody, to a guest or to a demonstration account', async () => {
    const { url } = house()
    const [operator, visitor] = [await someone(url, 'operator'), await guest(url)]
    for (const [path, body] of [
      ['disable', { why }],
      ['password', { why }],
      ['unlock', {}],
    ] as const) {
      const own = await operator.post(`/api/people/${operator.person.id}/${path}`, body)
      expect(own).toMatchObject({ status: 409, body: { error: { code: 'not-yourself' } } })
      expect((await operator.post(`/api/people/999999999/${path}`, body)).status).toBe(404)
    }
    const given = await operator.post(`/api/people/${visitor.person.id}/password`, { why })
    expect(given.body.error.code).toBe('no-password')
    expect((await operator.post(`/api/people/${visitor.person.id}/unlock`)).body.error.code).toBe('no-password')
    const demo = (await operator.get('/api/people?q=croupier&role=croupier')).body.people[0]
    expect(demo).toMatchObject({ name: 'croupier', demonstration: true, logsIn: true })
    for (const path of ['disable', 'enable', 'password'])
      expect((await operator.post(`/api/people/${demo.id}/${path}`, { why })).body.error.code).toBe(
        'demonstration-account',
      )
    // Whose password everybody may guess wrong can be unlocked: nothing of the account changes.
    expect((await operator.post(`/api/people/${demo.id}/unlock`)).status).toBe(200)
    expect((await enter('croupier', 'tapete-demo')).status).toBe(200)
  })
})
