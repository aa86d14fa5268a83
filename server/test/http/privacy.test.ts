// No stream ever holds what its person may not see: another's name, stack or private events, a result before it is
// public, a seed. Checked against the log, which knows everything.

import { type Event, hears, type SeatId, seen, type Table, type Viewer } from '@tapete/engine'
import { describe, expect, it } from 'vitest'
import type { LogEntry } from '../../src/tables/log.js'
import { rebuild } from '../../src/tables/replica.js'
import { type Body, type Client, clientOf, guest, type Live, someone } from './client.js'
import { FAST, withHouse } from './house.js'

const house = withHouse({ floor: { pace: { ...FAST, 'first-bets': 250, 'last-bets': 100 } } })
const TABLE = 'mesa-1'
const LOOK_EVERY_MS = 1_000

const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(Math.random() * list.length)]

const someMove = ({ do: name, fields }: Body): object => {
  const value = (bound: Body) => {
    if (bound.oneOf) return pick(bound.oneOf)
    if (bound.any) return 'x'
    const steps = Math.min(5, Math.floor((bound.max - bound.min) / bound.step))
    return bound.min + bound.step * Math.floor(Math.random() * (steps + 1))
  }
  const needed = Object.entries(fields).filter(([, bound]) => !(bound as Body).optional)
  return { do: name, ...Object.fromEntries(needed.map(([field, bound]) => [field, value(bound)])) }
}

/** Plays at random, over both ways, now and then from another seat, until it is over. */
const playOn = async (player: Client, live: Live, isOver: () => boolean): Promise<void> => {
  while (!isOver()) {
    const { options = [], you } = live.messages.filter(({ type }) => type === 'step' || type === 'hello').at(-1) ?? {}
    const chips = options.filter(({ do: name }: Body) =>
      ['buy', 'bet', 'cash-out', 'step-away', 'come-back'].includes(name),
    )
    const bets = options.filter(({ do: name }: Body) => name === 'bet')
    if (!you?.seat) await player.post(`/api/tables/${TABLE}/sit`, { seat: 1 + Math.floor(Math.random() * 3) })
    else if (Math.random() < 0.06) await player.post(`/api/tables/${TABLE}/leave`)
    else {
      const option = pick(bets.length > 0 && Math.random() < 0.7 ? bets : chips)
      if (option && Math.random() < 0.5) await player.move(TABLE, someMove(option))
      else if (option) live.send({ type: 'move', key: crypto.randomUUID(), move: someMove(option) })
    }
    await new Promise((resolve) => setTimeout(resolve, 80))
  }
}

/** A screen on the wall: no session, a look now and then. */
const watchWall = async (url: string, seen: Body[], isOver: () => boolean): Promise<void> => {
  const nobody = clientOf(url)
  while (!isOver()) {
    const { status, body } = await nobody.get(`/api/display/${TABLE}?since=${seen.at(-1)?.version ?? 0}`)
    expect(status).toBe(200)
    if (body.view) seen.push(body)
    await new Promise((resolve) => setTimeout(resolve, 40))
  }
}

const strings = (value: unknown, found: Set<string> = new Set()): Set<string> => {
  if (typeof value === 'string') found.add(value)
  else if (typeof value === 'object' && value !== null)
    for (const [name, inner] of Object.entries(value)) {
      found.add(name)
      strings(inner, found)
    }
  return found
}

const replay = async (entries: readonly LogEntry[]): Promise<Table[]> => {
  const first = await rebuild(house().house.pool, TABLE, { snapshots: false })
  if (!first) throw new Error('no table')
  const states: Table[] = [first.game.open(first.row.config)]
  for (const { move } of entries) {
    const step = first.game.step(states.at(-1) as Table, move)
    if (!step.ok) throw new Error(`replay: ${step.refusal.code}`)
    states.push(step.state as Table)
  }
  return states
}

const seatAt = (state: Table | undefined, person: number): SeatId | undefined =>
  Object.entries(state?.seats ?? {}).find(([, seat]) => seat.player === String(person))?.[0] as SeatId | undefined

describe('what a stream holds', () => {
  it('is what its person may see, at every version, over every way', async () => {
    const { url, house: inside } = house()
    const players = await Promise.all([guest(url), guest(url), guest(url)])
    const watchers = [await guest(url), await someone(url, 'operator')]
    const streams = await Promise.all(
      [...players, ...watchers].map(async (who) => ({ who, live: await who.live(TABLE) })),
    )
    let over = false
    const isOver = () => over
    const walled: Body[] = []
    const playing = [
      watchWall(url, walled, isOver),
      ...streams.slice(0, players.length).map(({ who, live }) => playOn(who, live, isOver)),
    ]
    /** However busy the machine is: so much must have happened for the rest to mean something. */
    const enough = async (): Promise<boolean> => {
      const log = await inside.tables.readLog(TABLE)
      const many = (count: number, fits: (entry: LogEntry) => boolean) => log.filter(fits).length > count
      const steps = (live: Live) => live.raw.filter(({ type }) => type === 'step')
      const heard = streams.every(
        ({ live }) => steps(live).length > 50 && steps(live).filter(({ patch }) => patch).length > 25,
      )
      return (
        heard &&
        walled.length > 25 &&
        many(2, ({ role }) => role === 'chance') &&
        many(5, ({ move }) => move.do === 'buy')
      )
    }
    await expect.poll(enough, { timeout: 90_000, interval: LOOK_EVERY_MS }).toBe(true)
    over = true
    await Promise.all(playing)

    const { game } = (await inside.tables.load(TABLE)) as NonNullable<Awaited<ReturnType<typeof inside.tables.load>>>
    const entries = await inside.tables.readLog(TABLE)
    const states = await replay(entries)

    const { rows } = await inside.pool.query<{ seed: Buffer }>('select seed from draw_series')
    const seeds = rows.flatMap(({ seed }) => [
      seed.toString('hex'),
      seed.toString('base64'),
      seed.toString('base64url'),
    ])

    const everybody = streams.flatMap(({ who }) => [String(who.person.id), who.person.name])
    for (const wall of walled) {
      const hidden = [
        ...everybody,
        'house-pit-boss',
        'house-croupier-1',
        'accounts',
        'excluded',
        'staff',
        'player',
        'chips',
      ]
      expect(hidden.filter((secret) => strings(wall).has(secret))).toEqual([])
      for (const seed of seeds) expect(JSON.stringify(wall)).not.toContain(seed)
      expect(wall.events.filter((event: Event) => event.to !== undefined)).toEqual([])
      const state = states[wall.version]
      if (state) expect(wall.view).toEqual(JSON.parse(JSON.stringify(game.view(state).table)))
    }

    for (const { who, live } of streams) {
      const me = who.person.id as number
      const others = streams.filter((other) => other.who !== who).map((other) => other.who.person)
      const staff = ['house-pit-boss', 'house-croupier-1', 'house-croupier-2']
      const secrets = [...others.flatMap(({ id, name }) => [String(id), name]), ...staff, 'accounts', 'excluded']
      /** Every event addressed to somebody, with who that was: at its version, not now. */
      const foreign = (events: readonly Event[], version: number): Event[] => {
        const seats = [seatAt(states[version - 1], me), seatAt(states[version], me)].filter(
          (seat) => seat !== undefined,
        )
        return events.filter((event) => event.to && !seats.some((seat) => event.to?.includes(seat)))
      }
      const replies = await Promise.all(
        ['', '/log', '/log?from=1&to=400', '/rounds/1', '/rounds/2', '/fairness'].map(
          async (path) => (await who.get(`/api/tables/${TABLE}${path}`)).body,
        ),
      )
      const lobby = (await who.get('/api/lobby')).body
      for (const held of [...live.raw, ...live.messages, ...replies, lobby]) {
        const found = strings(held)
        expect(
          secrets.filter((secret) => found.has(secret)),
          JSON.stringify(held).slice(0, 400),
        ).toEqual([])
        for (const seed of seeds) expect(JSON.stringify(held)).not.toContain(seed)
      }
      for (const { entries: told = [] } of replies)
        for (const { version, events } of told.filter((each: Body) => each.version <= entries.length))
          expect(foreign(events, version)).toEqual([])

      const steps = live.messages.filter(({ type, version }) => type === 'step' && version <= entries.length)
      expect(steps.length, 'steps').toBeGreaterThan(50)
      let shown = 0
      for (const step of steps) {
        const entry = entries[step.version - 1]
        const after: Viewer = seatAt(states[step.version], me) ?? 'public'
        const before: Viewer = seatAt(states[step.version - 1], me) ?? 'public'
        const heard = entry?.events.filter((event) => hears(event, after) || hears(event, before))
        expect(step.events).toEqual(JSON.parse(JSON.stringify(heard)))
        // Of steps told together the last shows the table: of that very version, nothing of what came later.
        if (!step.patch) continue
        shown += 1
        expect(step.view).toEqual(JSON.parse(JSON.stringify(seen(game.view(states[step.version] as Table), after))))
        expect(step.options.every((option: Body) => option.by === after)).toBe(true)
        expect(JSON.stringify(step.options)).not.toContain('except')
      }
      expect(shown, 'patches').toBeGreaterThan(20)
      await live.close()
    }
  })

  it('is shown on a wall only where the pit boss says so, never of practice', async () => {
    const { url } = house()
    const [nobody, boss, player] = [clientOf(url), await someone(url, 'pit-boss'), await guest(url)]
    const made = { id: 'aparte', game: 'big-six', room: 'Sala', name: 'Aparte', mode: 'live' }
    await boss.post('/api/tables', made)
    const look = async (id: string) => (await nobody.get(`/api/display/${id}`)).status
    expect(await look('aparte')).toBe(404)
    expect((await boss.post('/api/tables/aparte/display', { public: true })).body).toEqual({
      table: 'aparte',
      public: true,
    })
    expect(await look('aparte')).toBe(200)
    await boss.post('/api/tables/aparte/display', { public: false })
    expect(await look('aparte')).toBe(404)
    const { table } = (await player.post('/api/practice', { game: 'big-six' })).body
    expect((await boss.post(`/api/tables/${table}/display`, { public: true })).status).toBe(404)
    expect(await look(table)).toBe(404)
    const again = (await nobody.get('/api/display/mesa-en-vivo')).body
    const same = await nobody.get(`/api/display/mesa-en-vivo?since=${again.version}`)
    expect(Object.keys(same.body).sort()).toEqual(['clock', 'version'])
  })

  it('does not pass from one holder of a seat to the next', async () => {
    const { url } = house()
    const [first, second] = [await guest(url), await guest(url)]
    const table = 'mesa-en-vivo'
    const { version } = (await first.post(`/api/tables/${table}/sit`, { seat: 2 })).body
    await first.move(table, { do: 'buy', amount: 7_500 })
    await first.post(`/api/tables/${table}/leave`)
    await second.post(`/api/tables/${table}/sit`, { seat: 2 })
    const resumed = await second.live(table, version)
    const { missed } = await resumed.next(({ type }) => type === 'hello')
    const log = (await second.get(`/api/tables/${table}/log`)).body
    const recent = (await second.get(`/api/tables/${table}`)).body
    for (const held of [missed, log, recent]) expect(JSON.stringify(held)).not.toContain('7500')
    const own = JSON.stringify((await first.get(`/api/tables/${table}/log`)).body)
    expect(own).toContain('chips-bought')
    expect(own).toContain('chips-cashed')
    await resumed.close()
    await second.post(`/api/tables/${table}/leave`)
  })
})
