// Tables made, opened, retired and listed by those who run the house; and a house of production that is filled so, from nothing.

import { describe, expect, it } from 'vitest'
import { node, why } from '../attacks/kit.js'
import { done, refused } from '../kit/house.js'
import { type Body, type Client, clientOf, OWN_PASSWORD, someone } from './client.js'
import { FAST, withHouse } from './house.js'

const house = withHouse({ floor: { pace: FAST } })

const ROULETTE = { game: 'roulette-french', room: 'Sala', config: { chip: 500, min: 1000, max: 50_000 } }

const listed = async (who: Client, id: string): Promise<Body> =>
  done(await who.get('/api/tables')).tables.find((table: Body) => table.id === id)

const inLobby = async (who: Client, id: string): Promise<boolean> =>
  done(await who.get('/api/lobby')).rooms.some(({ tables }: Body) => tables.some((table: Body) => table.id === id))

describe('a table made from the pages', () => {
  it('is opened at once where a robot serves it, by people where they do', async () => {
    const boss = await someone(house().url, 'pit-boss')
    const robot = { ...ROULETTE, id: 'hecha-1', name: 'Hecha 1', mode: 'digital', robot: true, open: true }
    done(await boss.post('/api/tables', robot))
    expect(await listed(boss, 'hecha-1')).toMatchObject({
      ...{ id: 'hecha-1', robot: true, status: 'open', retired: false, seated: 0 },
      config: { chip: 500, min: 1000, max: 50_000 },
    })
    const live = { ...ROULETTE, id: 'hecha-2', name: 'Hecha 2', mode: 'live' }
    expect(refused(await boss.post('/api/tables', { ...live, open: true }))).toBe('people-open-it')
    done(await boss.post('/api/tables', live))
    expect(await listed(boss, 'hecha-2')).toMatchObject({ robot: false, status: 'sealed' })
  })

  it('says which option is wrong, and of a name that is taken', async () => {
    const boss = await someone(house().url, 'pit-boss')
    const wanted = { ...ROULETTE, id: 'hecha-3', name: 'Hecha 3', mode: 'live' }
    const wrong = await boss.post('/api/tables', { ...wanted, config: { chip: 500, min: 9000, max: 1000 } })
    expect(wrong.body.error).toMatchObject({ code: 'bad-option', params: { option: 'min', why: 'is over max' } })
    done(await boss.post('/api/tables', wanted))
    expect(refused(await boss.post('/api/tables', wanted))).toBe('table-exists')
  })

  it('tells a croupier the tables they are posted at, and no others', async () => {
    const { url } = house()
    const [boss, croupier] = [await someone(url, 'pit-boss'), await someone(url, 'croupier')]
    done(await boss.post('/api/tables', { ...ROULETTE, id: 'hecha-4', name: 'Hecha 4', mode: 'live' }))
    const posts = async () => done(await croupier.get('/api/me/posts')).tables
    expect(await posts()).not.toContain('hecha-4')
    done(await boss.move('hecha-4', { do: 'post', role: 'croupier', person: String(croupier.person.id) }))
    expect(await posts()).toContain('hecha-4')
  })
})

describe('retiring a table', () => {
  it('is refused while it is open, and for good once it is empty and sealed', async () => {
    const { url, house: inside } = house()
    const [boss, regulator] = [await someone(url, 'pit-boss'), await someone(url, 'regulator')]
    const id = 'retirada-1'
    done(await boss.post('/api/tables', { ...ROULETTE, id, name: 'R 1', mode: 'live' }))
    for (const [role, person] of [
      ['pit-boss', 'a'],
      ['croupier', 'b'],
      ['croupier', 'c'],
    ])
      done(await boss.move(id, { do: 'post', role, person }))
    const retire = (table = id) => boss.post(`/api/tables/${table}/retire`, { why })
    done(await boss.move(id, { do: 'open' }))
    expect((await retire()).body.error).toMatchObject({ code: 'table-not-sealed', params: { status: 'open' } })
    // One that a robot serves goes as it is when nobody is there.
    const robot = { ...ROULETTE, id: 'retirada-robot', name: 'RR', mode: 'digital', robot: true, open: true }
    done(await boss.post('/api/tables', robot))
    done(await retire('retirada-robot'))
    expect(await listed(boss, 'retirada-robot')).toMatchObject({ retired: true })
    // Made and never opened, it is sealed.
    const sealed = 'retirada-sellada'
    done(await boss.post('/api/tables', { ...ROULETTE, id: sealed, name: 'RS', mode: 'live' }))
    done(await boss.move(sealed, { do: 'post', role: 'croupier', person: 'z' }))
    done(await retire(sealed))
    expect(await inLobby(boss, sealed)).toBe(false)
    expect(await listed(regulator, sealed)).toMatchObject({ retired: true, status: null })
    expect(refused(await retire(sealed))).toBe('table-retired')
    expect(refused(await boss.move(sealed, { do: 'open' }))).toBe('table-retired')
    const player = await someone(url, 'player')
    expect(refused(await player.post(`/api/tables/${sealed}/sit`, {}))).toBe('table-retired')
    // Its log stays with whoever reviews.
    expect(done(await regulator.get(`/api/tables/${sealed}/log`)).entries.at(-1).move.person).toBe('z')
    const { rows } = await inside.pool.query(
      `select role, act, after, why from admin_entry where subject = $1 order by seq desc limit 1`,
      [`table:${sealed}`],
    )
    expect(rows).toEqual([{ role: 'pit-boss', act: 'table-retired', after: { retired: true }, why }])
  })

  it('is refused with somebody seated', async () => {
    const { url } = house()
    const [boss, player] = [await someone(url, 'pit-boss'), await someone(url, 'player')]
    const id = 'retirada-2'
    done(await boss.post('/api/tables', { ...ROULETTE, id, name: 'R 2', mode: 'digital', robot: true, open: true }))
    done(await player.post(`/api/tables/${id}/sit`, {}))
    const no = await boss.post(`/api/tables/${id}/retire`, { why })
    expect(no.body.error).toMatchObject({ code: 'seats-taken', params: { seats: 1 } })
    done(await player.post(`/api/tables/${id}/leave`, {}))
    done(await boss.post(`/api/tables/${id}/retire`, { why }))
  })

  it('keeps every node from writing to a table another node retired', async () => {
    const { url, databaseUrl, ownerUrl } = house()
    const boss = await someone(url, 'pit-boss')
    const id = 'retirada-3'
    done(await boss.post('/api/tables', { ...ROULETTE, id, name: 'R 3', mode: 'live' }))
    const options = { databaseUrl, ...(ownerUrl !== undefined && { ownerUrl }), floor: { pace: FAST } }
    await node(options, async (other) => {
      const there = await someone(other.url, 'pit-boss')
      done(await there.move(id, { do: 'post', role: 'croupier', person: 'x' }))
      done(await boss.post(`/api/tables/${id}/retire`, { why }))
      const late = await there.move(id, { do: 'post', role: 'croupier', person: 'y' })
      expect(late.status).toBeGreaterThanOrEqual(400)
      const { entries } = done(await boss.get(`/api/tables/${id}/log`))
      expect(entries.map((entry: Body) => entry.move.person)).toEqual(['x'])
    })
  })
})

describe('a new house of production', () => {
  /** The password an operator proposed and the other confirmed, replaced at once. */
  const staff = async (url: string, [one, other]: readonly Client[], name: string, role: string): Promise<Client> => {
    const { proposal, half } = done(await (one as Client).post('/api/people', { name, role, why }))
    const confirmed = done(await (other as Client).post(`/api/proposals/${proposal.id}/confirm`))
    const password = `${half}${confirmed.half}`
    const person = clientOf(url)
    person.person = done(await person.post('/api/login', { name, password })).person
    done(await person.post('/api/me/password', { password, next: OWN_PASSWORD }))
    return person
  }

  it('is filled by what its pages ask for, and nothing else', async () => {
    await node({ ephemeral: true, production: true }, async ({ url, firstOperators }) => {
      const operators = await Promise.all(
        firstOperators.map(async (account) => {
          const client = clientOf(url)
          done(await client.post('/api/login', account))
          done(await client.post('/api/me/password', { password: account.password, next: OWN_PASSWORD }))
          return client
        }),
      )
      expect(operators).toHaveLength(2)
      const boss = await staff(url, operators, 'Jefa', 'pit-boss')
      const croupier = await staff(url, operators, 'Croupier Uno', 'croupier')
      const second = await staff(url, operators, 'Croupier Dos', 'croupier')
      expect(done(await boss.get('/api/lobby')).rooms).toEqual([])
      const [game] = done(await boss.get('/api/games')).games
      done(
        await boss.post('/api/tables', {
          ...{ id: 'primera', name: 'Primera', room: 'Sala', mode: 'live', game: game.id },
          config: { chip: 500, min: 1000 },
        }),
      )
      for (const [role, person] of [
        ['pit-boss', boss.person.id],
        ['croupier', croupier.person.id],
        ['croupier', second.person.id],
      ])
        done(await boss.move('primera', { do: 'post', role, person: String(person) }))
      done(await boss.move('primera', { do: 'open' }))
      expect(done(await croupier.get('/api/me/posts')).tables).toEqual(['primera'])
      expect(await listed(boss, 'primera')).toMatchObject({ status: 'open' })
    })
  })
})
