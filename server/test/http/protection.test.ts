// What protects players, as a browser asks for it.

import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { auditHouse } from '../../src/verify/house-audit.js'
import { entered, operators, why } from '../attacks/kit.js'
import { done, refused, walletOf } from '../kit/house.js'
import { type Client, newcomer, OWN_PASSWORD, someone } from './client.js'
import { withHouse } from './house.js'

let shift = 0
const house = withHouse({ clock: () => new Date(Date.now() + shift) })
const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** With the clock of sessions and limits elsewhere; back again whatever happens. */
const at = async (ms: number, work: () => Promise<void>): Promise<void> => {
  shift = ms
  try {
    await work()
  } finally {
    shift = 0
  }
}

const funded = async (name: string, amount = 100_000): Promise<Client> => {
  const client = await newcomer(house().url, 'player', name)
  const { one } = await operators(house().url)
  done(await one.post('/api/desk/deposit', { person: client.person.id, amount, key: randomUUID() }))
  return client
}

const robotTable = async (client: Client): Promise<string> => {
  const { rooms } = done(await client.get('/api/lobby'))
  const tables = rooms.flatMap((room: { tables: { id: string; robot: boolean }[] }) => room.tables)
  return tables.find(({ robot }: { robot: boolean }) => robot).id
}

describe('the limits of a player', () => {
  it('are set by them alone, in minutes and pesos, and shown with what waits', async () => {
    const ana = await funded('Ana Límites')
    const set = (kind: string, amount: number | null) => ana.post('/api/me/limits', { kind, period: 'day', amount })
    expect(done(await set('loss', 20_000)).limits).toEqual([
      { kind: 'loss', period: 'day', amount: 20_000, pending: null },
    ])
    done(await set('time', 90))
    await at(-HOUR, async () => {
      done(await set('loss', 50_000))
    })
    const { limits, thresholds, periods, since, exclusion } = done(await ana.get('/api/me/play'))
    expect(limits).toMatchObject([
      { kind: 'loss', amount: 20_000, pending: { amount: 50_000 } },
      { kind: 'time', amount: 90, pending: null },
    ])
    expect([since, exclusion]).toEqual([null, null])
    expect(periods[0]).toEqual({ period: 'day', net: 0, lost: 0, staked: 0, minutes: 0 })
    expect(thresholds).toEqual({
      ...{ idleMinutes: 30, consoleIdleMinutes: 5, failuresMax: 3, looserAfterHours: 24, reminderMinutes: 60 },
    })
    expect(refused(await set('loss', -1))).toBe('malformed')
    expect(refused(await (await someone(house().url, 'operator')).get('/api/me/play'))).toBe('not-allowed')
    const table = await robotTable(ana)
    done(await ana.post(`/api/tables/${table}/sit`, {}))
    const over = await ana.move(table, { do: 'buy', amount: 30_000 })
    expect(over).toMatchObject({ status: 409, body: { error: { code: 'loss-limit', params: { limit: 20_000 } } } })
    done(await ana.move(table, { do: 'buy', amount: 20_000 }))
    expect(done(await ana.get('/api/me/play')).since).toMatch(/^20/)
    done(await ana.post(`/api/tables/${table}/leave`, {}))
  })
})

describe('an exclusion', () => {
  it('by oneself asks for the password, and nobody ends it: not the player, not the house', async () => {
    const ana = await funded('Ana Excluida')
    const table = await robotTable(ana)
    done(await ana.post(`/api/tables/${table}/sit`, {}))
    done(await ana.move(table, { do: 'buy', amount: 10_000 }))
    expect(refused(await ana.post('/api/me/exclusion', { days: 30 }))).toBe('wrong-login')
    expect(refused(await ana.post('/api/me/exclusion', { days: 30, password: 'no-es-esta' }))).toBe('wrong-login')
    expect(done(await ana.post('/api/me/exclusion', { days: 30, password: OWN_PASSWORD })).exclusion.kind).toBe('self')
    await expect.poll(async () => walletOf(ana), { timeout: 20_000 }).toBe(100_000)
    expect(refused(await ana.post(`/api/tables/${table}/sit`, {}))).toBe('excluded-from-house')
    expect(refused(await ana.post('/api/practice', { game: 'roulette-french' }))).toBe('excluded-from-house')
    const { one, other } = await operators(house().url)
    const { id } = ana.person
    // The house can lift its own exclusions only.
    const { proposal } = done(await one.post(`/api/people/${id}/readmit`, { why }))
    expect(refused(await other.post(`/api/proposals/${proposal.id}/confirm`))).toBe('not-excluded')
    // What she has is paid out; nothing more is taken in.
    expect(refused(await one.post('/api/desk/deposit', { person: id, amount: 1_000, key: randomUUID() }))).toBe(
      'excluded-from-house',
    )
    const paid = done(await one.post('/api/desk/withdraw', { person: id, amount: 100_000, key: randomUUID() }))
    expect(paid.wallet).toBe(0)
  })

  it('by the house has a reason, is in the record, and ends by two', async () => {
    const ana = await funded('Ana Expulsada')
    const { id } = ana.person
    const boss = await someone(house().url, 'pit-boss')
    expect(refused(await ana.post(`/api/people/${id}/exclude`, { days: 7, why }))).toBe('not-allowed')
    expect(refused(await boss.post(`/api/people/${id}/exclude`, { days: 7 }))).toBe('malformed')
    done(await boss.post(`/api/people/${id}/exclude`, { days: null, why: 'fichas falsas' }))
    const table = await robotTable(ana)
    expect(refused(await ana.post(`/api/tables/${table}/sit`, {}))).toBe('excluded-from-house')
    const { one, other } = await operators(house().url)
    const found = done(await one.get(`/api/people?q=${id}&role=player`)).people[0]
    expect(found.exclusion).toMatchObject({ kind: 'house', until: null })
    const regulator = await someone(house().url, 'regulator')
    const [entry] = done(await regulator.get('/api/administration')).entries
    expect(entry).toMatchObject({ act: 'player-excluded', subject: `person:${id}`, why: 'fichas falsas' })
    const { proposal } = done(await one.post(`/api/people/${id}/readmit`, { why }))
    expect(refused(await one.post(`/api/proposals/${proposal.id}/confirm`))).toBe('not-yourself')
    expect(refused(await ana.post(`/api/tables/${table}/sit`, {}))).toBe('excluded-from-house')
    done(await other.post(`/api/proposals/${proposal.id}/confirm`))
    const again = await entered(house().url, 'Ana Expulsada', OWN_PASSWORD)
    done(await again.post(`/api/tables/${table}/sit`, {}))
    done(await again.post(`/api/tables/${table}/leave`, {}))
  })
})

describe('a session', () => {
  it('of a player asks for the password after thirty idle minutes, of a console after five', async () => {
    const ana = await newcomer(house().url, 'player', 'Ana Ausente')
    const boss = await someone(house().url, 'pit-boss')
    await at(5 * MINUTE, async () => {
      expect(refused(await boss.get('/api/lobby'))).toBe('session-locked')
      expect((await ana.get('/api/me/play')).status).toBe(200)
    })
    await at(30 * MINUTE, async () => {
      expect(refused(await ana.get('/api/me'))).toBe('session-locked')
      done(await ana.post('/api/unlock', { password: OWN_PASSWORD }))
      expect((await ana.get('/api/me')).status).toBe(200)
    })
  })

  it('ends with the third wrong password, however they are sent', async () => {
    const ana = await newcomer(house().url, 'player', 'Ana Tres')
    const attempt = (password: string) => ana.post('/api/unlock', { password })
    await at(31 * MINUTE, async () => {
      expect(refused(await attempt('uno'))).toBe('wrong-login')
      expect(refused(await attempt('dos'))).toBe('wrong-login')
      const kept = ana.cookie
      expect(refused(await attempt('tres'))).toBe('no-session')
      ana.cookie = kept
      expect(refused(await attempt(OWN_PASSWORD))).toBe('no-session')
    })
    const eva = await newcomer(house().url, 'player', 'Eva Tres')
    await at(31 * MINUTE, async () => {
      const { cookie } = eva
      const all = await Promise.all(Array.from({ length: 8 }, () => eva.post('/api/unlock', { password: 'x' })))
      expect(all.filter(({ body }) => body.error.code === 'wrong-login').length).toBeLessThanOrEqual(2)
      eva.cookie = cookie
      expect(refused(await eva.post('/api/unlock', { password: OWN_PASSWORD }))).toBe('no-session')
    })
  })
})

describe('the year of a player', () => {
  it('is told in pages and as a file, to its player alone', async () => {
    const ana = await funded('Ana Anual')
    const eva = await funded('Eva Anual', 7_000)
    const table = await robotTable(ana)
    done(await ana.post(`/api/tables/${table}/sit`, {}))
    done(await ana.move(table, { do: 'buy', amount: 10_000 }))
    done(await ana.post(`/api/tables/${table}/leave`, {}))
    const year = new Date().getFullYear()
    const { total, lines, more } = done(await ana.get(`/api/me/year?year=${year}`))
    expect(total).toEqual({ deposited: 100_000, withdrawn: 0, bought: 10_000, cashed: 10_000, staked: 0, net: 0 })
    expect(lines).toHaveLength(2)
    expect(more).toBe(false)
    const [first] = lines
    const rest = done(await ana.get(`/api/me/year?year=${year}&day=${first.day}&table=${first.table}`)).lines
    expect(rest).toEqual([lines[1]])
    const file = await ana.get(`/api/me/year.csv?year=${year}`)
    expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(String(file.body).split('\r\n')).toEqual([
      expect.stringMatching(/fecha,concepto,mesa,depositado,retirado,comprado,canjeado,apostado,resultado$/),
      `${first.day},juego,${first.name},0,0,10000,10000,0,0`,
      `${first.day},caja,,100000,0,0,0,0,0`,
      '',
    ])
    expect(done(await eva.get(`/api/me/year?year=${year}`)).total.deposited).toBe(7_000)
    expect(String((await eva.get(`/api/me/year.csv?year=${year}&language=en`)).body)).toContain(',desk,,7000,')
    expect(refused(await (await someone(house().url, 'operator')).get(`/api/me/year?year=${year}`))).toBe('not-allowed')
  })
})

describe('the rounds of a player', () => {
  const bets = async (client: Client, table: string, on: string, amount: number): Promise<void> => {
    for (let attempt = 0; attempt < 400; attempt++) {
      const answer = await client.move(table, { do: 'bet', on, amount })
      if (answer.status === 200) return
      expect(['no-round', 'betting-closed', 'bets-closed']).toContain(refused(answer))
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
    throw new Error('bets never opened')
  }
  const rounds = async (client: Client, query = '') => done(await client.get(`/api/me/rounds${query}`))

  it('are told across tables with what was staked and what came back, to their player alone', async () => {
    const [ana, eva] = [await funded('Ana Jugadas'), await funded('Eva Jugadas')]
    expect(await rounds(ana)).toEqual({ days: [], day: null, rounds: [], more: false })
    const table = await robotTable(ana)
    for (const client of [ana, eva]) {
      done(await client.post(`/api/tables/${table}/sit`, {}))
      done(await client.move(table, { do: 'buy', amount: 50_000 }))
    }
    for (let round = 0; round < 3; round++) {
      await bets(ana, table, 'straight:17', 1000)
      await bets(ana, table, 'dozen:1', 2000)
      await bets(eva, table, 'straight:0', 5000)
      const { round: playing } = done(await ana.get(`/api/tables/${table}`)).seen.table
      for (let waits = 0; waits < 500; waits++) {
        const { table: now } = done(await ana.get(`/api/tables/${table}`)).seen
        if (now.round > playing || now.phase === 'idle') break
        await new Promise((resolve) => setTimeout(resolve, 10))
      }
    }
    for (const client of [ana, eva]) done(await client.post(`/api/tables/${table}/leave`, {}))
    const told = await rounds(ana)
    type Told = { staked: number; returned: number; net: number; table: string; round: number; events: object[] }
    const sum = (key: 'staked' | 'net', all: readonly Told[]) => all.reduce((total, each) => total + each[key], 0)
    expect(told.days).toHaveLength(1)
    expect({ staked: sum('staked', told.rounds), net: sum('net', told.rounds) }).toEqual({
      staked: told.days[0].staked,
      net: told.days[0].net,
    })
    expect(sum('staked', told.rounds)).toBe(9000)
    for (const each of told.rounds as Told[]) {
      expect(each).toMatchObject({ table, returned: each.staked + each.net })
      expect(each.events).toContainEqual(expect.objectContaining({ type: 'round-ended', round: each.round }))
    }
    const numbers = told.rounds.map(({ round }: Told) => round)
    expect(numbers).toEqual([...numbers].sort((a, b) => b - a))
    expect(sum('staked', (await rounds(eva)).rounds)).toBe(15_000)
    expect((await rounds(ana, '?game=big-six')).rounds).toEqual([])
    expect((await rounds(ana, '?day=2001-01-01')).rounds).toEqual([])
    expect((await rounds(ana, `?after=${told.rounds.length}`)).rounds).toEqual([])
    expect(refused(await (await someone(house().url, 'operator')).get('/api/me/rounds'))).toBe('not-allowed')
  })
})

describe('the audit', () => {
  it('adds up the sums of players from the logs, and holds limits against the record', async () => {
    const { owner } = house()
    const { pool } = house().house
    const sound = await auditHouse(pool)
    expect(sound.tables.filter(({ wrong }) => wrong !== null)).toEqual([])
    expect(sound.administration.wrong).toBeNull()
    const [played] = (await pool.query<{ table_id: string }>('select table_id from play_day limit 1')).rows
    await owner.query(
      `update play_day set chips = chips + 5 where (person, day, table_id) = (select person, day, table_id from play_day limit 1)`,
    )
    const apart = (await auditHouse(pool)).tables.find(({ table }) => table === played?.table_id)
    expect(apart?.wrong).toMatch(/played on .* is not what the log says/)
    await owner.query(
      `insert into player_limit select max(seq), (select min(person) from player_limit), 'loss', 'month', null, now(), null from admin_entry`,
    )
    expect((await auditHouse(pool)).findings).toContainEqual(expect.stringMatching(/disagree$/))
  })
})
