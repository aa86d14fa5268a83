// Attacks on who is who in the house, as an operator alone, or the owner of its database, would make them.

import { describe, expect, it } from 'vitest'
import { accounts } from '../../../cli/src/commands/accounts.js'
import { actorOf, auditRecord, together } from '../../src/administration/record.js'
import { createIn } from '../../src/people/people.js'
import { auditHouse } from '../../src/verify/house-audit.js'
import { type Body, clientOf, newcomer, OWN_PASSWORD, someone } from '../http/client.js'
import { LIVE_TABLE, withHouse } from '../http/house.js'
import { done, refused } from '../kit/house.js'
import { byTwo, entered, operators, why } from './kit.js'

const house = withHouse()

describe('an operator who would be the regulator', () => {
  it('cannot choose a password for anybody', async () => {
    const { one } = await operators(house().url)
    const watcher = await newcomer(house().url, 'regulator', 'Elegida')
    const croupier = await newcomer(house().url, 'croupier', 'Elegido')
    for (const { id } of [watcher.person, croupier.person])
      expect(refused(await one.post(`/api/people/${id}/password`, { why, password: 'chosen-by-me-1' }))).toBe(
        'malformed',
      )
    expect(refused(await one.post('/api/people', { name: 'x', role: 'player', why, password: 'chosen-by-me-1' }))).toBe(
      'malformed',
    )
    expect((await watcher.get('/api/administration')).status).toBe(200)
  })

  it('cannot act under a password that was given: it only opens its own replacing', async () => {
    const made = await byTwo(house().url, '/api/people', { name: 'Prestada', role: 'room-head', why })
    const thief = await entered(house().url, 'Prestada', made.password)
    expect(done(await thief.get('/api/me')).passwordDue).toBe(true)
    expect(refused(await thief.get('/api/reports/day'))).toBe('password-due')
    expect(refused(await thief.post('/api/desk/deposit', { person: 1001, amount: 1, key: crypto.randomUUID() }))).toBe(
      'password-due',
    )
    expect(refused(await thief.move(LIVE_TABLE, { do: 'suspend', reason: 'x' }))).toBe('password-due')
    await expect(thief.live(LIVE_TABLE)).rejects.toThrow('status 403')
    // Replaced by itself it would still be known to who gave it.
    const same = await thief.post('/api/me/password', { password: made.password, next: made.password })
    expect(same.body.error).toMatchObject({ code: 'weak-password', params: { reason: 'same-as-before' } })
    expect(done(await thief.get('/api/me')).passwordDue).toBe(true)
  })

  it('cannot make, reset, disable or enable one who watches or administers, alone', async () => {
    const { one, other } = await operators(house().url)
    for (const role of ['regulator', 'operator'] as const) {
      const name = `Sola ${role}`
      const wanted = done(await one.post('/api/people', { name, role, why }))
      expect(wanted.person).toBeUndefined()
      expect(wanted.password).toBeUndefined()
      expect(wanted.proposal).toMatchObject({
        act: 'create',
        name,
        role,
        why,
        proposer: { id: one.person.id, name: 'operador' },
      })
      // The half that was told opens nothing, and who proposed does not confirm.
      expect(refused(await clientOf(house().url).post('/api/login', { name, password: wanted.half }))).toBe(
        'wrong-login',
      )
      const confirm = `/api/proposals/${wanted.proposal.id}/confirm`
      expect(refused(await one.post(confirm))).toBe('not-yourself')
      const made = done(await other.post(confirm))
      expect(made).toMatchObject({ person: { name, role } })
      for (const half of [wanted.half, made.half, `${made.half}${wanted.half}`])
        expect(refused(await clientOf(house().url).post('/api/login', { name, password: half }))).toBe('wrong-login')
      const person = await entered(house().url, name, `${wanted.half}${made.half}`)
      done(await person.post('/api/me/password', { password: `${wanted.half}${made.half}`, next: OWN_PASSWORD }))
      for (const way of ['password', 'disable', 'enable']) {
        const asked = done(await one.post(`/api/people/${made.person.id}/${way}`, { why }))
        expect(asked.proposal).toMatchObject({ act: way, person: made.person.id })
        expect(done(await person.get('/api/me')).passwordDue).toBe(false)
        done(await other.post(`/api/proposals/${asked.proposal.id}/withdraw`))
        expect(refused(await other.post(`/api/proposals/${asked.proposal.id}/confirm`))).toBe('no-such-proposal')
      }
      const asked = done(await one.post(`/api/people/${made.person.id}/password`, { why }))
      const given = done(await other.post(`/api/proposals/${asked.proposal.id}/confirm`))
      expect(refused(await person.get('/api/me'))).toBe('no-session')
      expect(
        done(await (await entered(house().url, name, `${asked.half}${given.half}`)).get('/api/me')).passwordDue,
      ).toBe(true)
    }
  })

  it('cannot act as a croupier, a boss or a player by a password they give, nor make a boss, alone', async () => {
    const { url } = house()
    const { one } = await operators(url)
    for (const role of ['croupier', 'pit-boss', 'room-head', 'player'] as const) {
      const name = `Suplantable ${role}`
      const victim = await newcomer(url, role, name)
      const asked = done(await one.post(`/api/people/${victim.person.id}/password`, { why }))
      expect(Object.keys(asked).sort()).toEqual(['half', 'proposal'])
      expect(refused(await one.post(`/api/proposals/${asked.proposal.id}/confirm`))).toBe('not-yourself')
      expect(refused(await clientOf(url).post('/api/login', { name, password: asked.half }))).toBe('wrong-login')
      // Until a second person confirms it nothing has happened to them.
      expect(done(await victim.get('/api/me')).passwordDue).toBe(false)
      const { password } = await byTwo(url, `/api/people/${victim.person.id}/password`)
      expect(refused(await victim.get('/api/me'))).toBe('no-session')
      expect(done(await (await entered(url, name, password)).get('/api/me')).passwordDue).toBe(true)
    }
    for (const role of ['croupier', 'pit-boss', 'room-head'])
      expect(done(await one.post('/api/people', { name: `Inventado ${role}`, role, why })).password).toBeUndefined()
  })

  it('is not two people: operators do not confirm what touches themselves, nor once they are disabled', async () => {
    const { url } = house()
    const { one, other } = await operators(house().url)
    const third = await newcomer(url, 'operator', 'Tercera')
    const own = done(await one.post(`/api/people/${third.person.id}/password`, { why })).proposal.id
    expect(refused(await third.post(`/api/proposals/${own}/confirm`))).toBe('not-yourself')
    const left = done(await third.post('/api/people', { name: 'Suya', role: 'regulator', why })).proposal.id
    const gone = done(await one.post(`/api/people/${third.person.id}/disable`, { why })).proposal.id
    done(await other.post(`/api/proposals/${gone}/confirm`))
    expect(refused(await third.get('/api/me'))).toBe('no-session')
    expect(refused(await other.post(`/api/proposals/${left}/confirm`))).toBe('no-such-proposal')
  })

  it('is confirmed once however many confirm at once', async () => {
    const { one, other } = await operators(house().url)
    const { proposal } = done(await one.post('/api/people', { name: 'Una Vez', role: 'regulator', why }))
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => other.post(`/api/proposals/${proposal.id}/confirm`)),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(4)
  })
})

describe('the record of administration', () => {
  it('has who, when, before, after and why of every act, and shows it to the regulator', async () => {
    const { url } = house()
    const { one } = await operators(house().url)
    const [boss, inspector] = [await someone(url, 'pit-boss'), await someone(url, 'regulator')]
    const made = await byTwo(url, '/api/people', { name: 'Anotada', role: 'croupier', why: 'she was hired' })
    done(await one.post(`/api/people/${made.person.id}/disable`, { why: 'she left' }))
    const table = { id: 'anotada', game: 'big-six', room: 'Sala', name: 'Anotada', mode: 'live', why: 'a full room' }
    done(await boss.post('/api/tables', table))
    done(await boss.post('/api/tables/anotada/display', { public: true, why: 'for the wall' }))
    const { limits } = done(await boss.get('/api/tables/anotada')).seen.table
    const kind = Object.keys(limits)[0] as string
    const person = String(boss.person.id)
    const head = await someone(url, 'room-head')
    done(await head.move('anotada', { do: 'post', role: 'pit-boss', person }))
    done(await boss.move('anotada', { do: 'set-max', kind, amount: 50_000, plan: 'plan-9' }))

    const { entries } = done(await inspector.get('/api/administration'))
    const told = (act: string, subject: string): Body =>
      entries.find((entry: Body) => entry.act === act && entry.subject === subject)
    const about = `person:${made.person.id}`
    const account = { name: 'Anotada', role: 'croupier', disabled: false, password: 'given' }
    const operator = { id: one.person.id, name: 'operador', role: 'operator' }
    expect(told('account-created', about)).toMatchObject({ before: null, after: account, why: 'she was hired' })
    expect(told('account-disabled', about)).toMatchObject({
      ...{ before: account, after: { ...account, disabled: true }, why: 'she left', persons: [operator] },
    })
    expect(told('table-created', 'table:anotada')).toMatchObject({
      ...{ why: 'a full room', role: 'pit-boss', after: { game: 'big-six', mode: 'live', display: false } },
    })
    expect(told('display-set', 'table:anotada')).toMatchObject({
      ...{ before: { display: false }, after: { display: true }, why: 'for the wall' },
    })
    expect(told('limits-set', 'table:anotada')).toMatchObject({
      ...{ before: { kind, ...limits[kind] }, after: { kind, max: 50_000 }, why: 'plan-9' },
    })
    expect(JSON.stringify(entries)).not.toMatch(/argon2/)
    expect(JSON.stringify(entries)).not.toContain(made.password)
    // From the first: how the house was started, its tables, its first accounts.
    const all = [...entries]
    while (all.at(-1).seq > 1)
      all.push(...done(await inspector.get(`/api/administration?before=${all.at(-1).seq}`)).entries)
    expect(all.map(({ act }: Body) => act)).toEqual(expect.arrayContaining(['account-created', 'settings-changed']))
  })

  it('cannot be changed, cut or skipped in the database, and the audit notices who gets around that', async () => {
    const { pool } = house().house
    for (const sql of [
      `update admin_entry set why = 'nothing' where seq = 1`,
      'delete from admin_entry where seq = (select max(seq) from admin_entry)',
      'truncate admin_entry cascade',
    ])
      await expect(house().owner.query(sql), sql).rejects.toMatchObject({ code: 'TPL04' })
    const skip = `insert into admin_entry select seq + 2, at, persons, names, role, act, subject, before, after, why, hash
      from admin_entry order by seq desc limit 1`
    await expect(house().owner.query(skip)).rejects.toMatchObject({ code: 'TPL07' })
    expect((await auditRecord(pool)).wrong).toBeNull()

    // The owner of the database can put the triggers away; the hashes and the accounts remain.
    const behind = async (sql: string): Promise<string | null> => {
      const client = await house().owner.connect()
      try {
        await client.query('begin')
        await client.query('alter table admin_entry disable trigger user')
        await client.query(sql)
        return (await auditRecord(client)).wrong
      } finally {
        await client.query('rollback')
        client.release()
      }
    }
    expect(await behind(`update admin_entry set why = 'nothing' where seq = 2`)).toBe(
      'entry 2: its hash does not follow',
    )
    expect(await behind('delete from admin_entry where seq = 2')).toBe('entry 2 is missing')
    const { id } = (await someone(house().url, 'croupier')).person
    expect(await behind(`update person set role = 'regulator' where id = ${id}`)).toBe(
      `person ${id} is a regulator, in the record a croupier`,
    )
    const swapped = `update person set password = (select password from person where name = 'operador') where id = ${id}`
    expect(await behind(swapped)).toBe(`person ${id} has another password than the record knows of`)
    const made = `insert into person (name, name_key, role, password) select 'z', 'z', 'regulator', password from person
      where password is not null limit 1 returning id`
    expect(await behind(made)).toMatch(/^person \d+ has an account the record does not know$/)
    expect((await auditHouse(pool)).administration).toMatchObject({ wrong: null })
  })

  it('shows the audit who did alone what takes two, whichever way they found', async () => {
    const { one } = await operators(house().url)
    const { pool } = house().house
    const wanted = { name: 'Por Otra Puerta', role: 'regulator', password: 'secret-enough', given: true } as const
    const alone = together(pool, async (db) => {
      await createIn(db, wanted, { by: actorOf(one.person), why })
      // Thrown to leave nothing of it in the house.
      throw new Error((await auditRecord(db)).wrong ?? 'nothing found')
    })
    await expect(alone).rejects.toThrow(/^entry \d+: took two people, and was done by one$/)
  })

  it('writes the deed and its entry together or not at all, in one order on all nodes', async () => {
    const { pool, people } = house().house
    const before = (await auditRecord(pool)).entries
    const taken = await people.create({ name: 'OPERADOR', role: 'player', password: 'secret-enough' })
    expect(taken).toBeUndefined()
    expect((await auditRecord(pool)).entries).toBe(before)
    await Promise.all(
      Array.from({ length: 12 }, (_, n) => people.create({ name: `A la vez ${n}`, role: 'player', password: 'p' })),
    )
    expect(await auditRecord(pool)).toMatchObject({ entries: before + 12, wrong: null })
  })
})

describe('tapete accounts', () => {
  const run = async (...args: string[]) => {
    const said: string[] = []
    const io = { out: (text: string) => said.push(text), err: (text: string) => said.push(text), live: false }
    const code = await accounts.run([...args, '--database', house().databaseUrl], io)
    return { code, text: said.join('') }
  }
  const two = ['--by', 'Ana Soto', '--and', 'Berta Rojas', '--why', 'the house opens']

  it('makes, lets in and gives a password, with the names of two', async () => {
    const { url } = house()
    const made = await run('add', 'Desde Afuera', '--role', 'regulator', ...two)
    expect(made.code).toBe(0)
    const password = /^Desde Afuera \/ ([\w-]{16}), shown once$/.exec(made.text)?.[1] as string
    const client = clientOf(url)
    done(await client.post('/api/login', { name: 'desde afuera', password }))
    expect(refused(await client.get('/api/administration'))).toBe('password-due')
    expect(await run('add', 'DESDE AFUERA', '--role', 'player', ...two)).toEqual({
      ...{ code: 1, text: 'tapete accounts: somebody logs in under that name already\n' },
    })
    expect(await run('unlock', 'desde afuera', '--by', 'Ana Soto')).toEqual({
      ...{ code: 0, text: 'Desde Afuera: may be tried again' },
    })
    expect((await run('password', 'desde afuera', ...two)).code).toBe(0)
    expect(refused(await client.get('/api/me'))).toBe('no-session')
    expect((await auditRecord(house().house.pool)).wrong).toBeNull()
  })

  it('does nothing for one alone, without a reason, or in a role there is none of', async () => {
    const one = ['--by', 'Ana Soto', '--why', 'x']
    await expect(run('add', 'x', '--role', 'operator', ...one)).rejects.toThrow('two different people')
    await expect(run('password', 'operador', ...one)).rejects.toThrow('two different people')
    await expect(run('add', 'x', '--role', 'operator', '--by', 'A', '--and', 'B')).rejects.toThrow('say why')
    await expect(run('add', 'x', '--role', 'guest', ...two)).rejects.toThrow('--role takes one of')
    await expect(run('promote', 'x', ...two)).rejects.toThrow('say what to do')
    expect(await run('password', 'desde afuera', '--by', 'A', '--and', 'a', '--why', 'x')).toEqual({
      ...{ code: 1, text: 'tapete accounts: name two different people with --by and --and\n' },
    })
  })
})
