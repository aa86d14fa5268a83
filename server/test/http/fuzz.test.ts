// Whatever is sent, the house answers with a reason, changes nothing and does not break.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Client, guest, type Live, someone } from './client.js'
import { LIVE_TABLE, withHouse } from './house.js'

const house = withHouse()
const RUNS = { numRuns: Number(process.env.FUZZ_RUNS ?? 150) }

/** Everything that must not have changed. */
const standing = async (): Promise<unknown> => {
  const { rows } = await house().house.pool.query(
    `select (select json_agg(h order by table_id) from (select table_id, version from table_head) h) as tables,
            (select count(*) from ledger_set) as sets, (select count(*) from ledger_line) as lines,
            (select json_agg(a order by id) from (select id, balance from ledger_account) a) as accounts,
            (select count(*) from person) as people`,
  )
  return rows[0]
}

const unchangedBy = async (work: () => Promise<void>): Promise<void> => {
  const before = await standing()
  await work()
  expect(await standing()).toEqual(before)
}

const refused = ({ status, body }: { status: number; body: { error?: { code?: unknown } } }, sent: unknown): void => {
  expect(status, JSON.stringify(sent)).toBeGreaterThanOrEqual(400)
  expect(status, JSON.stringify(sent)).toBeLessThan(500)
  expect(typeof body.error?.code, JSON.stringify(sent)).toBe('string')
}

const seated = async (): Promise<Client> => {
  const player = await guest(house().url)
  expect((await player.post(`/api/tables/${LIVE_TABLE}/sit`)).status).toBe(200)
  expect((await player.move(LIVE_TABLE, { do: 'buy', amount: 10_000 })).status).toBe(200)
  return player
}

/** Amounts nobody may name. */
const badAmount = fc.oneof(
  fc.integer({ max: 0 }),
  fc.double().filter((value) => !Number.isInteger(value)),
  fc.constantFrom(1e300, -1e300, 2 ** 53, 2 ** 53 + 2, 1e15, 1_000_000_000_001, 0.1 + 0.2, -0, '1000', '', null, true),
  fc.bigInt({ min: 10n ** 12n + 1n, max: 10n ** 15n }).map(Number),
)
const MOVES = [
  'buy',
  'bet',
  'cash-out',
  'withdraw',
  'tip',
  'call',
  'sit',
  'leave',
  'start',
  'spin',
  'ball',
  'pay',
  'post',
]
const names = fc.constantFrom('amount', 'on', 'with', 'for', 'seat', 'player', 'person', 'role', 'by', '__proto__', 'x')
const values = fc.oneof(
  badAmount,
  fc.string({ maxLength: 20 }),
  fc.constantFrom('seat:1', 'seat:99', 'croupier', 'red'),
)

/** A move that some part of is wrong whatever the table: a forged author, a wrong amount, a field that is no field. */
const badMove = fc.oneof(
  fc.record({ do: fc.constantFrom('buy', 'cash-out', 'tip'), amount: badAmount }),
  fc.record({
    do: fc.constant('bet'),
    on: fc.constantFrom('red', 'x', '__proto__'),
    with: fc.constant('money'),
    amount: badAmount,
  }),
  fc.record({
    do: fc.constantFrom(...MOVES),
    by: fc.constantFrom('seat:1', 'seat:2', 'croupier', 'chance', 'clock', '', 1),
  }),
  fc.record({ do: fc.constant('buy'), amount: fc.constant(1_000), for: fc.constantFrom('seat:1', 'seat:9', 'bank') }),
  fc.record({
    do: fc.constantFrom('start', 'open', 'ball', 'time', 'post', 'correct', 'no-such', 'constructor'),
  }),
  fc
    .tuple(fc.string({ maxLength: 60 }), fc.dictionary(names, values))
    .map(([name, rest]) => ({ ...rest, do: `?${name}` })),
)
const badKey = fc.oneof(fc.string(), fc.constantFrom(null, 1, {}, 'not-a-uuid', `${'0'.repeat(8)}-0000-0000-0000`))
const badExpected = fc.oneof(
  fc.integer({ max: -1 }),
  fc.double({ min: 0.1, max: 0.9, noNaN: true }),
  fc.constantFrom('1', null, 2 ** 31, 1e20),
)

const key = () => crypto.randomUUID()
const badSent = fc.oneof(
  badMove.map((move) => ({ move, key: key() })),
  fc.record({ move: fc.constant({ do: 'buy', amount: 1_000 }), key: badKey }),
  fc.record({ move: fc.constant({ do: 'buy', amount: 1_000 }), key: fc.constant(key()), expected: badExpected }),
  fc.record({ move: fc.jsonValue(), key: fc.constant(key()), forged: fc.jsonValue() }),
  fc
    .constantFrom('role', 'person', 'by', 'table')
    .map((name) => ({ move: { do: 'buy', amount: 1_000 }, key: key(), [name]: 'pit-boss' })),
)

describe('the API', () => {
  it('refuses every bad move with a reason, and nothing changes', async () => {
    const player = await seated()
    await unchangedBy(() =>
      fc.assert(
        fc.asyncProperty(badSent, async (sent) =>
          refused(await player.post(`/api/tables/${LIVE_TABLE}/moves`, sent), sent),
        ),
        RUNS,
      ),
    )
    await player.post(`/api/tables/${LIVE_TABLE}/leave`)
  })

  it('writes nothing for a refused move, not even the time', async () => {
    const player = await seated()
    // The table's clock is behind by now.
    await new Promise((resolve) => setTimeout(resolve, 1_100))
    await unchangedBy(async () => {
      for (const move of ['exclude', 'hold', 'pay']) refused(await player.move(LIVE_TABLE, { do: move }), move)
    })
    await player.post(`/api/tables/${LIVE_TABLE}/leave`)
  })

  it('refuses every body that is not what a route takes', async () => {
    const { url } = house()
    const everybody = {
      player: await guest(url),
      boss: await someone(url, 'pit-boss'),
      operator: await someone(url, 'operator'),
    }
    const route = fc.constantFrom(
      ...([
        ['player', '/api/tables/mesa-1/sit'],
        ['player', '/api/tables/mesa-1/leave'],
        ['player', '/api/practice'],
        ['player', '/api/login'],
        ['player', '/api/unlock'],
        ['boss', '/api/tables'],
        ['boss', `/api/tables/${LIVE_TABLE}/moves`],
        ['operator', '/api/desk/deposit'],
        ['operator', '/api/desk/withdraw'],
        ['operator', '/api/people'],
      ] as const),
    )
    const body = fc.oneof(
      fc.jsonValue().map((value) => ({ value, extra: value })),
      fc.array(fc.jsonValue()),
      fc.constantFrom(null, 1, 'text', true),
      fc.record({ person: fc.constantFrom(1001, -1, 0.5, 1e300, 2 ** 60), amount: badAmount, key: fc.constant(key()) }),
      fc.record({ seat: fc.constantFrom(0, -1, 1.5, 1e9, '1', null) }),
      fc.record({ game: fc.string(), config: fc.jsonValue() }),
      fc.constantFrom(
        { game: 'big-six', config: { plan: 'a\0b' } },
        { game: 'big-six', config: { plan: '\ud800' } },
        { game: 'big-six', config: { seats: 1e9 } },
        { game: 'big-six', config: { 'no-such': 1 } },
        { name: 'a\0b', password: 'x' },
        { name: 'x', password: 'y'.repeat(201) },
      ),
    )
    await unchangedBy(() =>
      fc.assert(
        fc.asyncProperty(route, body, async ([who, path], sent) => {
          const { status, body: answer } = await everybody[who].post(path, sent)
          refused({ status, body: answer }, [path, sent])
        }),
        RUNS,
      ),
    )
  })

  it('refuses a null where an empty body would do', async () => {
    const player = await guest(house().url)
    await unchangedBy(async () => {
      for (const path of ['/api/tables/mesa-1/sit', '/api/tables/mesa-1/leave', '/api/logout'])
        refused(await player.call('POST', path, 'null'), path)
    })
    for (const deed of ['sit', 'leave'])
      expect((await player.post(`/api/tables/${LIVE_TABLE}/${deed}`)).status).toBe(200)
  })

  it('refuses every address and text it cannot read', async () => {
    const player = await guest(house().url)
    const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`
    const texts = fc.oneof(
      fc.string().filter((text) => text !== ''),
      fc.constantFrom(
        deep,
        `{"game":"big-six","config":{"limits":${deep}}}`,
        '{"__proto__":{"x":1}}',
        '\ud800',
        '{"a":1e999}',
      ),
    )
    const paths = fc.oneof(
      fc.webPath({ size: '+1' }).map((path) => `/api${path}/x`),
      fc.string().map((text) => `/api/tables/${encodeURIComponent(text.replace(/\p{Surrogate}/gu, ''))}%00`),
      fc.constantFrom(
        '/api/tables/mesa-1/log?from=-1',
        '/api/tables/mesa-1/log?from=1&to=x',
        '/api/live?table=mesa-1&since=x',
      ),
      fc.constantFrom('/api/tables/mesa-1/rounds/0', '/api/tables/..%2f..%2fetc/log', '/api/lobby?x=1', '/api/%ff'),
    )
    await unchangedBy(async () => {
      await fc.assert(
        fc.asyncProperty(texts, async (text) => refused(await player.call('POST', '/api/practice', text), text)),
        { numRuns: 60 },
      )
      await fc.assert(
        fc.asyncProperty(paths, async (path) => refused(await player.get(path), path)),
        { numRuns: 100 },
      )
    })
  })

  it('answers a replayed key as the first time, and gives it to nobody else', async () => {
    const [one, two] = [await seated(), await seated()]
    const used = key()
    const first = await one.move(LIVE_TABLE, { do: 'buy', amount: 2_000 }, { key: used })
    await unchangedBy(async () => {
      for (let index = 0; index < 3; index++)
        expect((await one.move(LIVE_TABLE, { do: 'buy', amount: 2_000 }, { key: used })).body).toEqual({
          ...first.body,
          repeated: true,
        })
      // It was used for something else, or by somebody else, who is not told for what.
      for (const [who, amount] of [
        [one, 3_000],
        [two, 2_000],
      ] as const)
        expect(await who.move(LIVE_TABLE, { do: 'buy', amount }, { key: used })).toMatchObject({
          status: 409,
          body: { error: { code: 'key-reused', params: {} } },
        })
    })
    for (const who of [one, two]) await who.post(`/api/tables/${LIVE_TABLE}/leave`)
  })
})

describe('the socket', () => {
  it('answers everything bad with a reason, and nothing changes', async () => {
    const player = await seated()
    const message = fc.oneof(
      fc.string({ maxLength: 200 }),
      fc.jsonValue().map((value) => JSON.stringify(value)),
      badSent.map((sent) => JSON.stringify({ type: 'move', ...(sent as object) })),
      fc.constantFrom('{"type":"hello"}', '{"type":"move"}', '[]', '{"type":"ping","x":1}', '{"type":["move"]}'),
    )
    await unchangedBy(async () => {
      let live: Live | undefined
      let sent = 0
      await fc.assert(
        fc.asyncProperty(message, async (text) => {
          // A socket has its own measure of messages: begin a new one in time.
          if (!live || sent % 40 === 0) {
            await live?.close()
            live = await player.live(LIVE_TABLE)
          }
          sent += 1
          const before = live.messages.filter(({ type }) => type === 'error' || type === 'refused').length
          const heard = live
          live.send(text)
          await heard.next(
            () => heard.messages.filter(({ type }) => type === 'error' || type === 'refused').length > before,
            5_000,
          )
          const answer = heard.messages.filter(({ type }) => type === 'error' || type === 'refused').at(-1)
          expect(typeof answer.error.code, text).toBe('string')
          expect(answer.error.code, text).not.toBe('internal')
        }),
        RUNS,
      )
      await live?.close()
    })
    await player.post(`/api/tables/${LIVE_TABLE}/leave`)
  })
})
