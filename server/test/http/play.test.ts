import { describe, expect, it } from 'vitest'
import { auditLedger } from '../../src/ledger/ledger.js'
import { type Body, guest, someone } from './client.js'
import { LIVE_TABLE, withHouse } from './house.js'

const house = withHouse()
const TABLE = 'mesa-1'

/** The first move an option covers, as a client would send it. */
const firstOf = ({ do: name, fields }: Body): object => {
  const value = (bound: Body) => bound.oneOf?.[0] ?? bound.min ?? 'x'
  const needed = Object.entries(fields).filter(([, bound]) => !(bound as Body).optional)
  return { do: name, ...Object.fromEntries(needed.map(([field, bound]) => [field, value(bound)])) }
}

const types = (message: Body): string[] => message.events.map((event: Body) => event.type)

describe('a guest at a digital table', () => {
  it('comes in, sits, buys, bets, hears the result, leaves with the money', async () => {
    const { url, house: inside } = house()
    const player = await guest(url)
    expect((await player.get('/api/me')).body).toMatchObject({
      person: { role: 'guest' },
      wallet: 1_000_000,
      seats: [],
    })
    const lobby = await player.get('/api/lobby')
    expect(lobby.body.rooms.flatMap((room: Body) => room.tables.map((table: Body) => table.id))).toContain(TABLE)

    const live = await player.live(TABLE)
    const hello = await live.next((message) => message.type === 'hello')
    expect(hello).toMatchObject({ you: { seat: null, actor: 'public' }, options: [], missed: null })

    expect((await player.post(`/api/tables/${TABLE}/sit`, { seat: 3 })).body).toMatchObject({ seat: 3, second: false })
    const key = crypto.randomUUID()
    live.send({ type: 'move', key, move: { do: 'buy', amount: 20_000 } })
    const done = await live.next((message) => message.key === key)
    expect(done).toMatchObject({ type: 'done', repeated: false })
    expect(types(done)).toEqual(['chips-bought'])
    // The same key is done once, over whichever way it comes.
    const again = await player.move(TABLE, { do: 'buy', amount: 20_000 }, { key })
    expect(again.body).toMatchObject({ version: done.version, repeated: true })
    expect((await player.get('/api/me')).body).toMatchObject({ wallet: 980_000, seats: [{ table: TABLE }] })

    const open = await live.next(
      ({ type, options }) => type === 'step' && options.some((option: Body) => option.do === 'bet'),
    )
    expect(open.options.every((option: Body) => option.by === 'seat:3')).toBe(true)
    const bet = await player.move(TABLE, { do: 'bet', on: 'red', amount: 1_000, with: 'money' })
    expect(bet.body, JSON.stringify(bet.body)).toMatchObject({ repeated: false })
    const round = (message: Body) => message.type === 'step' && message.version > bet.body.version
    for (const type of ['ball-landed', 'round-ended'])
      await live.next((message) => round(message) && types(message).includes(type), 30_000)
    // Every version once, in order.
    const versions = live.messages.filter(({ type }) => type === 'step').map(({ version }) => version)
    expect(versions).toEqual(versions.map((_, index) => hello.version + 1 + index))

    expect((await player.post(`/api/tables/${TABLE}/leave`)).status).toBe(200)
    const cashed = await live.next(
      (message) => message.type === 'step' && types(message).includes('chips-cashed'),
      30_000,
    )
    // Of steps told together the last says what they change.
    const left = await live.next(({ type, version, patch }) => type === 'step' && version >= cashed.version && patch)
    expect(left.you.actor).toBe('public')
    expect([980_000 + 19_000, 980_000 + 21_000, 980_000 + 19_500, 1_000_000]).toContain(
      (await player.get('/api/me')).body.wallet,
    )
    await live.close()
    const log = await player.get(`/api/tables/${TABLE}/rounds/${open.view.round}`)
    expect(log.body.entries.length).toBeGreaterThan(0)
    expect(Object.keys(log.body.entries[0]).sort()).toEqual(['at', 'events', 'version'])
    expect(await auditLedger(inside.pool)).toEqual({ total: 0, brokenSets: [], brokenAccounts: [] })
  })

  it('resumes with what was missed, and is greeted afresh when it missed too much', async () => {
    const player = await guest(house().url)
    const { version } = (await player.post(`/api/tables/${LIVE_TABLE}/sit`)).body
    await player.move(LIVE_TABLE, { do: 'buy', amount: 5_000 })
    await player.move(LIVE_TABLE, { do: 'buy', amount: 1_000 })
    const live = await player.live(LIVE_TABLE, version)
    const hello = await live.next(({ type }) => type === 'hello')
    expect(hello.missed.map(types)).toEqual([['chips-bought'], ['chips-bought']])
    await live.close()
    const ahead = await player.live(LIVE_TABLE, 999_999)
    expect((await ahead.next(({ type }) => type === 'hello')).missed).toBeNull()
    await ahead.close()
    await player.post(`/api/tables/${LIVE_TABLE}/leave`)
  })

  it('refuses a move that expects another version, and one out of order', async () => {
    const player = await guest(house().url)
    const seated = await player.post(`/api/tables/${LIVE_TABLE}/sit`)
    const stale = await player.move(LIVE_TABLE, { do: 'buy', amount: 500 }, { expected: seated.body.version - 1 })
    expect(stale).toMatchObject({ status: 409, body: { error: { code: 'version-conflict' } } })
    const early = await player.move(LIVE_TABLE, { do: 'bet', on: 'red', amount: 1_000, with: 'money' })
    expect(early.status).toBe(409)
    expect(early.body.error).toMatchObject({ cite: expect.stringMatching(/^[A-Z]+-\d+$/) })
    const short = await player.move(LIVE_TABLE, { do: 'buy', amount: 900_000_000 })
    expect(short).toMatchObject({ status: 409, body: { error: { code: 'wallet-short', params: { have: 1_000_000 } } } })
    await player.post(`/api/tables/${LIVE_TABLE}/leave`)
  })
})

describe('a live table', () => {
  it('offers the results of chance to its croupier alone, who enters them', async () => {
    const { url } = house()
    const [croupier, boss, player] = await Promise.all([someone(url, 'croupier'), someone(url, 'pit-boss'), guest(url)])
    await player.post(`/api/tables/${LIVE_TABLE}/sit`)
    const optionsOf = async (who: typeof player): Promise<Body[]> =>
      (await who.get(`/api/tables/${LIVE_TABLE}`)).body.seen.options
    for (const name of ['start', 'spin', 'no-more-bets']) {
      const option = (await optionsOf(croupier)).find((each) => each.do === name)
      const { status, body } = await croupier.move(LIVE_TABLE, firstOf(option))
      expect(status, `${name} ${JSON.stringify(body)}`).toBe(200)
    }
    const offered = async (who: typeof player) => (await optionsOf(who)).some((option) => option.by === 'chance')
    const chance = (await optionsOf(croupier)).find((option) => option.by === 'chance')
    expect(chance).toBeDefined()
    expect(await offered(boss)).toBe(false)
    expect(await offered(player)).toBe(false)
    const forged = await player.move(LIVE_TABLE, { do: 'ball', pocket: '7' })
    expect(forged.status).toBe(403)
    expect((await croupier.move(LIVE_TABLE, firstOf(chance))).status).toBe(200)
    const digital = (await croupier.get('/api/tables/mesa-2')).body.seen
    expect(digital.options.every((option: Body) => option.by === 'croupier')).toBe(true)
  })

  it('tells its staff what may be done on behalf of a seat when they serve it, and nobody else', async () => {
    const { url } = house()
    const [croupier, player] = await Promise.all([someone(url, 'croupier'), guest(url)])
    const { seat } = (await player.post(`/api/tables/${LIVE_TABLE}/sit`)).body
    const named = `seat:${seat}`
    const served = (options: Body[]) => options.filter(({ fields }) => fields.for?.oneOf?.join() === named)
    const [console, page] = await Promise.all([croupier.live(LIVE_TABLE), player.live(LIVE_TABLE)])
    const hello = await console.next(({ type }) => type === 'hello')
    expect(served(hello.options)).toEqual([])
    console.send({ type: 'options', for: named })
    const own = await console.next(({ type }) => type === 'own')
    expect(served(own.options).length).toBeGreaterThan(0)
    const asked = await croupier.get(`/api/tables/${LIVE_TABLE}/options?for=${named}`)
    expect(served(asked.body.options)).toEqual(served(own.options))
    expect(served((await croupier.get(`/api/tables/${LIVE_TABLE}/options`)).body.options)).toEqual([])
    const others = (await player.get(`/api/tables/${LIVE_TABLE}/options?for=seat:1`)).body.options
    expect(others.every(({ by }: Body) => by === named)).toBe(true)
    page.send({ type: 'options', for: 'seat:1' })
    expect((await page.next(({ type }) => type === 'error')).error.code).toBe('not-allowed')
    await Promise.all([console.close(), page.close(), player.post(`/api/tables/${LIVE_TABLE}/leave`)])
  })
})

describe('odds', () => {
  it('follow the options of the table they are asked of, not the defaults of its game', async () => {
    const { url } = house()
    const owner = await guest(url)
    const config = { chip: 500, min: 1000, calls: false, zeroDefault: 'prison' }
    const { table } = (await owner.post('/api/practice', { game: 'roulette-french', config })).body
    const own = (await owner.get(`/api/tables/${table}/odds`)).body
    const usual = (await owner.get('/api/games/roulette-french/odds')).body
    const red = (odds: Body) => odds.bets.filter((each: Body) => each.bet === 'red').map((each: Body) => each.choice)
    const calls = (odds: Body) => odds.bets.filter((each: Body) => each.bet.startsWith('call:')).length
    expect([red(own), red(usual)]).toEqual([['prison'], ['half']])
    expect([calls(own), calls(usual)]).toEqual([0, 3])
    expect((await (await guest(url)).get(`/api/tables/${table}/odds`)).status).toBe(404)
  })
})

describe('practice', () => {
  it("is its owner's alone, at its owner's pace", async () => {
    const { url } = house()
    const [owner, other, inspector] = await Promise.all([guest(url), guest(url), someone(url, 'regulator')])
    const { table, seat } = (await owner.post('/api/practice', { game: 'roulette-french' })).body
    expect(seat).toBe(1)
    expect((await owner.move(table, { do: 'buy', amount: 1_000 })).status).toBe(200)
    expect((await owner.move(table, { do: 'continue' })).status).toBe(200)
    for (const path of ['', '/log', '/fairness', '/rounds/1'])
      expect((await other.get(`/api/tables/${table}${path}`)).status, path).toBe(404)
    await expect(other.live(table)).rejects.toThrow('404')
    expect((await inspector.get(`/api/tables/${table}`)).status).toBe(200)
    expect((await owner.post('/api/practice', { game: 'no-such' })).status).toBe(404)
    expect((await owner.post('/api/practice', { game: 'big-six', config: { seats: -1 } })).body.error.code).toBe(
      'bad-option',
    )
  })
})

describe('a practice table', () => {
  it('opens with chips, is offered again to its owner alone, and its steps are told one by one', async () => {
    const { url } = house()
    const [owner, other] = await Promise.all([guest(url), guest(url)])
    const { table } = (await owner.post('/api/practice', { game: 'roulette-french' })).body
    const open = { id: table, game: 'roulette-french', title: expect.anything(), round: 0 }
    expect((await owner.get('/api/practice')).body).toEqual({ tables: [open] })
    expect((await other.get('/api/practice')).body).toEqual({ tables: [] })
    expect((await owner.get('/api/me')).body).toMatchObject({ practice: 900_000, wallet: 1_000_000 })

    const live = await owner.live(table)
    const { view } = await live.next(({ type }) => type === 'hello')
    expect(view.seats['seat:1'].chips).toBe(100_000)
    await owner.move(table, { do: 'continue' })
    await owner.move(table, { do: 'bet', on: 'dozen:1', amount: 5_000 })
    await owner.move(table, { do: 'continue' })
    await live.next((message) => message.type === 'step' && types(message).includes('round-ended'))
    // Done in one breath, and each step says what it changed: a page that shows them never tells one with the state of another.
    const phases = live.messages.filter(({ type }) => type === 'step').map((message) => message.view.phase)
    // A round that the dozen loses has nothing to pay.
    const told = phases.filter((phase) => !['approve', 'pay'].includes(phase))
    expect(told.filter((phase, index) => phase !== told[index - 1])).toEqual([
      ...['betting', 'spinning', 'closed', 'collect', 'check', 'idle'],
    ])
    await live.close()

    await owner.post(`/api/tables/${table}/leave`)
    expect((await owner.get('/api/practice')).body).toEqual({ tables: [] })
  })
})

describe('what happened can be proved', () => {
  it('exports a signed log that verifies, and not when changed', async () => {
    const inspector = await someone(house().url, 'regulator')
    const file = (await inspector.get(`/api/tables/${TABLE}/export`)).body
    expect((await inspector.post('/api/verify', file)).body).toMatchObject({ ok: true, table: TABLE })
    const changed = file.replace('"do":"open"', '"do":"another"')
    expect(changed).not.toBe(file)
    expect((await inspector.post('/api/verify', changed)).body).toMatchObject({ ok: false })
    const { series } = (await inspector.get(`/api/tables/${TABLE}/fairness`)).body
    expect(series[0]).toMatchObject({ n: 1, opened: null, commitment: expect.stringMatching(/^[0-9a-f]{64}$/) })
    const round = (await inspector.get(`/api/tables/${TABLE}/rounds/1`)).body
    expect(round.entries[0]).toMatchObject({ move: { by: 'croupier', do: 'start' }, role: 'croupier' })
    expect((await inspector.get(`/api/tables/${TABLE}/rounds/99999`)).status).toBe(404)
  })
})
