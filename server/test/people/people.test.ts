import { describe, expect, it } from 'vitest'
import type { Pool } from '../../src/database/pool.js'
import { auditLedger, balance } from '../../src/ledger/ledger.js'
import { accessOf } from '../../src/people/access.js'
import { DEMONSTRATION, ensureDemonstrationPeople } from '../../src/people/demonstration.js'
import { ADDRESS_FAILURES_MAX, LOCK_MINUTES, lockoutOf, PAIR_FAILURES_MAX } from '../../src/people/lockout.js'
import { fitsPassword, hashPassword } from '../../src/people/passwords.js'
import { GUEST_MONEY, peopleOf } from '../../src/people/people.js'
import type { Person } from '../../src/people/roles.js'
import { sessionsOf } from '../../src/people/sessions.js'
import { PROTECTION } from '../../src/protection/settings.js'
import { withFloor } from '../floor.js'

const floor = withFloor()

const at = (address: string) => ({ address })

const clockAt = () => {
  let now = new Date('2026-11-15T12:00:00Z').getTime()
  return { clock: () => new Date(now), pass: (minutes: number) => (now += minutes * 60_000) }
}

const everything = async (pool: Pool): Promise<string> => {
  const { rows } = await pool.query(
    'select row_to_json(s) as s from session s union all select row_to_json(p) from person p',
  )
  return JSON.stringify(rows)
}

describe('people', () => {
  it('are one for each name that logs in, however it is written', async () => {
    const people = peopleOf((await floor.database()).pool)
    const ana = await people.create({ name: 'Ana', role: 'player', password: 'secret-enough' })
    expect(ana).toMatchObject({ name: 'Ana', role: 'player' })
    expect(await people.create({ name: 'aNA', role: 'operator', password: 'secret-enough' })).toBeUndefined()
    // Who does not log in may be called like anybody.
    expect(await people.create({ name: 'Ana', role: 'guest' })).toBeDefined()
    expect((await people.byLogin('ANA'))?.id).toBe(ana?.id)
    expect(await people.search('an')).toHaveLength(2)
    expect(await people.search('', { roles: ['operator'] })).toEqual([])
  })

  it('come as guests with money the house issued', async () => {
    const { pool } = await floor.database()
    const people = peopleOf(pool)
    const guests = await Promise.all([people.guest(), people.guest()])
    for (const { id, role } of guests) {
      expect(role).toBe('guest')
      expect(await people.wallet(id)).toBe(GUEST_MONEY)
    }
    expect(await balance(pool, 'house')).toBe(-2 * GUEST_MONEY)
    expect((await auditLedger(pool)).total).toBe(0)
  })

  it('have one demonstration account for each role, once, and none in production', async () => {
    const { pool } = await floor.database()
    const people = peopleOf(pool)
    await Promise.all([ensureDemonstrationPeople(people), ensureDemonstrationPeople(people)])
    await ensureDemonstrationPeople(people)
    const { rows } = await pool.query('select name from person where demonstration')
    expect(rows).toHaveLength(DEMONSTRATION.length)
    const { name, password } = DEMONSTRATION[0] as (typeof DEMONSTRATION)[number]
    const where = (production: boolean) => accessOf({ people, lockout: lockoutOf(pool), production })
    expect(await where(false)(name, password, at('1.1.1.1'))).toMatchObject({ ok: true })
    expect(await where(true)(name, password, at('1.1.1.1'))).toEqual({ ok: false, code: 'wrong-login' })
    // Nor does a session of one from before count.
    const person = (await people.byLogin(name)) as Person
    const token = await sessionsOf(pool).open(person.id)
    expect(await sessionsOf(pool).find(token)).toBeDefined()
    expect(await sessionsOf(pool, { production: true }).find(token)).toBeUndefined()
  })
})

describe('passwords', () => {
  it('are kept as argon2id and never fit without a hash', async () => {
    const hashed = await hashPassword('correct horse')
    expect(hashed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(await fitsPassword(hashed, 'correct horse')).toBe(true)
    expect(await fitsPassword(hashed, 'correct horsf')).toBe(false)
    expect(await fitsPassword(undefined, 'correct horse')).toBe(false)
    expect(await fitsPassword(null, '')).toBe(false)
  })

  it('take as long to refuse for a name nobody has', async () => {
    const { pool } = await floor.database()
    const people = peopleOf(pool)
    await people.create({ name: 'Ana', role: 'player', password: 'secret-enough' })
    const lockout = { attempt: async () => undefined, forgive: async () => {} }
    const access = accessOf({ people, lockout })
    const timed = async (name: string): Promise<number> => {
      const start = performance.now()
      await access(name, 'wrong-password', at('1.1.1.1'))
      return performance.now() - start
    }
    await timed('Nobody')
    // In turns, and the quickest of each: a busy machine only makes things slower, so that on one it takes more of them.
    let [known, unknown] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
    const areAlike = () => unknown / known > 0.5 && unknown / known < 2
    for (let index = 0; index < 12 || (index < 120 && !areAlike()); index++) {
      known = Math.min(known, await timed('Ana'))
      unknown = Math.min(unknown, await timed('Nobody'))
    }
    expect(unknown / known).toBeGreaterThan(0.5)
    expect(unknown / known).toBeLessThan(2)
  })
})

describe('the lockout', () => {
  it('makes who gave five wrong passwords wait for fifteen minutes, right password or not', async () => {
    const { pool } = await floor.database()
    const people = peopleOf(pool)
    await people.create({ name: 'Ana', role: 'player', password: 'secret-enough' })
    const { clock, pass } = clockAt()
    const access = accessOf({ people, lockout: lockoutOf(pool, clock) })
    const [here, elsewhere] = [at('10.0.0.1'), at('10.0.1.1')]
    for (let index = 0; index < PAIR_FAILURES_MAX; index++)
      expect(await access('Ana', 'wrong', here)).toEqual({ ok: false, code: 'wrong-login' })
    expect(await access('aNa', 'secret-enough', here)).toMatchObject({ code: 'locked-out', seconds: 900 })
    // Nobody else waits for it.
    expect(await access('Ana', 'secret-enough', elsewhere)).toMatchObject({ ok: true })
    pass(LOCK_MINUTES - 1)
    expect(await access('Ana', 'secret-enough', here)).toMatchObject({ code: 'locked-out', seconds: 60 })
    pass(1)
    expect(await access('Ana', 'secret-enough', here)).toMatchObject({ ok: true })
    // What was right once begins anew.
    for (let index = 0; index < PAIR_FAILURES_MAX; index++)
      expect(await access('Ana', 'wrong', here)).toMatchObject({ code: 'wrong-login' })
  })

  it('makes an address wait that tries many names, known or not, and counts attempts sent at once', async () => {
    const { pool } = await floor.database()
    const { clock } = clockAt()
    const lockout = lockoutOf(pool, clock)
    const tries = Array.from({ length: ADDRESS_FAILURES_MAX + 10 }, (_, index) =>
      lockout.attempt(`n${index}`, at('6.6.6.6')),
    )
    expect((await Promise.all(tries)).filter((wait) => wait !== undefined)).toHaveLength(10)
    expect(await lockout.attempt('somebody-else', at('7.7.7.7'))).toBeUndefined()
    const same = Array.from({ length: 20 }, () => lockout.attempt('one-name', at('8.8.8.8')))
    expect((await Promise.all(same)).filter((wait) => wait === undefined)).toHaveLength(PAIR_FAILURES_MAX)
  })
})

describe('sessions', () => {
  it('are found by their token, of which the database has only the hash', async () => {
    const { pool } = await floor.database()
    const people = peopleOf(pool)
    const sessions = sessionsOf(pool)
    const person = await people.guest()
    const token = await sessions.open(person.id)
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    expect(await sessions.find(token)).toMatchObject({ person: { id: person.id }, locked: false })
    expect(await everything(pool)).not.toContain(token)
    for (const wrong of ['', 'x', `${token}x`, token.toLowerCase(), "' or 1=1 --"])
      expect(await sessions.find(wrong), wrong).toBeUndefined()
    await sessions.close((await sessions.find(token))?.id as string)
    expect(await sessions.find(token)).toBeUndefined()
  })

  it('of consoles lock when idle, last a shift, and go on under a new token', async () => {
    const { pool } = await floor.database()
    const people = peopleOf(pool)
    const { clock, pass } = clockAt()
    const sessions = sessionsOf(pool, { clock })
    const boss = (await people.create({ name: 'Jefa', role: 'pit-boss', password: 'secret-enough' })) as Person
    const token = await sessions.open(boss.id)
    pass(PROTECTION.consoleIdleMinutes - 1)
    const open = await sessions.find(token)
    expect(open?.locked).toBe(false)
    if (open) await sessions.touch(open)
    pass(PROTECTION.consoleIdleMinutes - 1)
    expect((await sessions.find(token))?.locked).toBe(false)
    pass(1)
    const locked = await sessions.find(token)
    expect(locked?.locked).toBe(true)
    const renewed = await sessions.renew(locked as NonNullable<typeof locked>)
    expect(await sessions.find(token)).toBeUndefined()
    expect((await sessions.find(renewed))?.locked).toBe(false)
    pass(12 * 60)
    expect(await sessions.find(renewed)).toBeUndefined()
  })

  it('of guests, who have no password to give again, do not lock, and end after a week without them', async () => {
    const { pool } = await floor.database()
    const { clock, pass } = clockAt()
    const sessions = sessionsOf(pool, { clock })
    const token = await sessions.open((await peopleOf(pool).guest()).id)
    pass(60)
    expect((await sessions.find(token))?.locked).toBe(false)
    pass(7 * 24 * 60)
    expect(await sessions.find(token)).toBeUndefined()
  })
})
