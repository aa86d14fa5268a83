// What each of the staff can do alone to a pot, what a room head can join to it, and what becomes of the house when a pot or one of
// its tables fails.

import { fileURLToPath } from 'node:url'
import { type AnyGame, findTold } from '@tapete/engine'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { floorNo } from '../../src/tables/deed.js'
import { auditHouse } from '../../src/verify/house-audit.js'
import { until } from '../floor/node.js'
import { type Body, type Client, clientOf, guest, type Live, someone } from '../http/client.js'
import { FAST, withHouse } from '../http/house.js'
import { done, join, refused } from '../kit/house.js'
import { node, why } from './kit.js'

const POT = 'pozo'
const LIVE = 'viva'
const ROBOT = 'robot'

/** A bug in the rules of one log, which only shows where and when the test says. */
type Fault = 'step' | 'view' | undefined
const faults = new Map<string, Fault>()
const faulty = (id: string): AnyGame => {
  const game = findTold(id) as AnyGame
  const fails = (where: Fault): void => {
    if (faults.get(id) === where) throw new TypeError('the lamp is nowhere')
  }
  return {
    ...game,
    step: (state, move) => {
      if (move.by.startsWith('log:')) fails('step')
      return game.step(state, move)
    },
    view: (state) => {
      fails('view')
      return game.view(state)
    },
  }
}
const GAMES = [faulty('progressive-scj'), faulty('caribbean-poker')]
const OPTIONS = {
  games: GAMES,
  houseFile: fileURLToPath(new URL('../progressive/house.json', import.meta.url)),
  // Whoever comes says from where, as a proxy would.
  trustProxy: true,
  floor: { pace: { ...FAST, card: 10, answer: 20_000, bets: 3_000 } },
}

const house = withHouse(OPTIONS)
let boss: Client
let head: Client
let croupier: Client
let player: Client
let live: Live

beforeAll(async () => {
  const { url } = house()
  ;[boss, head, croupier, player] = await Promise.all([
    someone(url, 'pit-boss'),
    someone(url, 'room-head'),
    someone(url, 'croupier'),
    guest(url),
  ])
  live = await join(player, LIVE, 1, 100_000)
}, 60_000)
afterAll(async () => {
  faults.clear()
  await live.close()
})

const staff = async (...moves: readonly object[]): Promise<void> => {
  for (const move of moves) done(await croupier.move(LIVE, move))
}
const play = async (): Promise<Body> => done(await boss.get(`/api/tables/${LIVE}`)).seen.table.play
const potNow = async (): Promise<Body | undefined> => done(await clientOf(house().url).get('/api/pots')).pots[0]
const logged = async (table: string): Promise<number> => (await house().house.tables.readLog(table)).length

/** What is refused writes nothing, at the pot or at its tables. */
const nothing = async (who: Client, table: string, move: object): Promise<string> => {
  const before = await Promise.all([POT, LIVE].map(logged))
  const code = refused(await who.move(table, move))
  expect(await Promise.all([POT, LIVE].map(logged)), JSON.stringify(move)).toEqual(before)
  return code
}

const TERMS = { do: 'propose-terms', what: 'commission', to: 10_000, approval: 'Res. 9', reason: why }
const DECIDES = { do: 'decide-terms', verdict: 'confirm' }

describe('a pot in the hands of one person', () => {
  it('takes its terms from nobody alone, nor from who has neither power', async () => {
    const { url } = house()
    expect(await nothing(head, POT, TERMS)).toBe('not-your-move')
    done(await boss.move(POT, TERMS))
    // What the other one looks at cannot be exchanged under their eyes.
    expect(await nothing(boss, POT, { ...TERMS, to: 1 })).toBe('already-proposed')
    expect(await nothing(boss, POT, DECIDES)).toBe('not-your-move')
    done(await boss.move(POT, { do: 'close-pot', reason: why }))
    expect(await nothing(boss, POT, DECIDES)).toBe('not-your-move')
    const others = ['operator', 'regulator', 'player'] as const
    for (const role of others)
      for (const move of [TERMS, DECIDES, { do: 'open-pot' }])
        expect([role, await nothing(await someone(url, role), POT, move)]).toEqual([
          role,
          role === 'player' ? 'not-seated' : 'not-allowed',
        ])
    expect(await nothing(croupier, POT, { do: 'open-pot' })).toBe('not-posted-here')
    done(await head.move(POT, { ...DECIDES, verdict: 'reject' }))
    expect(await nothing(head, POT, DECIDES)).toBe('no-proposal')
    done(await boss.move(POT, { do: 'open-pot' }))
    const { terms } = done(await boss.get(`/api/tables/${POT}`)).seen.table.play
    expect(terms).toMatchObject({ version: 1, commission: 2_000 })
  })

  it('is joined by no table that is none of its games, of no house, or for practice', async () => {
    const practised = done(await player.post('/api/practice', { game: 'caribbean-poker', config: { min: 500 } }))
    const connect = (table: string, game = 'caribbean-poker') => nothing(head, POT, { do: 'connect', table, game })
    expect(await connect(practised.table)).toBe('no-such-table')
    expect(await connect('nowhere')).toBe('no-such-table')
    expect(await connect(POT)).toBe('no-such-move')
    expect(await connect(LIVE)).toBe('table-connected')
    expect(await connect('otra', 'three-card-poker')).toBe('no-base-game')
    expect(await nothing(boss, POT, { do: 'connect', table: 'otra', game: 'caribbean-poker' })).toBe('not-your-move')
  })

  it('loses nobody a peso when it is closed and opened over lit lamps', async () => {
    await staff({ do: 'show-deck' }, { do: 'shuffle' }, { do: 'cut' }, { do: 'start' })
    done(await croupier.move(LIVE, { do: 'buy-credits', amount: 5_000, for: 'seat:1' }))
    const mine = async () => done(await player.get(`/api/tables/${LIVE}`)).seen.mine.seats['seat:1'].holdings
    for (let times = 0; times < 5; times += 1) {
      done(await player.move(LIVE, { do: 'light', pot: POT, amount: 1_000 }))
      done(await boss.move(POT, { do: 'close-pot', reason: why }))
      expect(await mine()).toEqual({ 'seat:1/credits': 5_000, 'seat:1/side': 0 })
      done(await boss.move(POT, { do: 'open-pot' }))
    }
    expect(await potNow()).toMatchObject({ open: true, main: 1_000_000, increment: 0 })
  })

  it('has a lamp put out by a croupier before the lock, never after it, and on again by a boss alone', async () => {
    done(await player.move(LIVE, { do: 'light', pot: POT, amount: 1_000 }))
    await staff({ do: 'close-position', seat: 'seat:1' })
    expect((await play()).pots).toMatchObject({ closed: ['seat:1'], bets: [] })
    expect(await nothing(croupier, LIVE, { do: 'open-position', seat: 'seat:1' })).toBe('not-your-move')
    done(await boss.move(LIVE, { do: 'open-position', seat: 'seat:1' }))
    done(await player.move(LIVE, { do: 'light', pot: POT, amount: 1_000 }))
    done(await player.move(LIVE, { do: 'bet', on: 'ante', amount: 1_000 }))
    await staff({ do: 'no-more-bets' }, { do: 'close-position', seat: 'seat:1' })
    expect((await play()).pots).toMatchObject({ closing: ['seat:1'], bets: [{ seat: 'seat:1', status: 'locked' }] })
    done(await boss.move(LIVE, { do: 'open-position', seat: 'seat:1' }))
    // At a robot's table lamps do not fail, and nobody buys, lights or draws for who did not ask.
    const other = await guest(house().url)
    const follows = await join(other, ROBOT, 2, 50_000)
    const physical = { do: 'close-position', seat: 'seat:2' }
    expect(refused(await boss.move(ROBOT, physical))).toBe('cause-is-physical')
    const buys = { do: 'buy-credits', amount: 500, for: 'seat:2' }
    expect(refused(await croupier.move(ROBOT, buys))).toBe('player-did-not-ask')
    const lights = { do: 'light', pot: POT, amount: 500, for: 'seat:2' }
    expect(refused(await croupier.move(ROBOT, lights))).toBe('robot-serves')
    expect(refused(await croupier.move(ROBOT, { do: 'draw-lucky', pot: POT, seat: 'seat:2' }))).toBe('chance-is-dealt')
    await follows.close()
    done(await other.post(`/api/tables/${ROBOT}/leave`))
  })

  it('pays a hit once, and only for what was told of the cards', async () => {
    for (let lap = 1; lap <= 5; lap += 1) await staff({ do: 'lay' })
    await staff({ do: 'turn-up', cards: ['4h'] })
    done(await player.move(LIVE, { do: 'go' }))
    await staff({ do: 'uncover', cards: ['Ac', 'Qs', '9d', '7s'] })
    expect(await nothing(croupier, LIVE, { do: 'claim-prizes' })).toBe('nothing-to-claim')
    const royal = { do: 'read-hand', cards: ['Ac', 'Kc', 'Qc', 'Jc', 'Tc'] }
    expect(await nothing(croupier, LIVE, royal)).toBe('card-seen-before')
    await staff({ do: 'read-hand', cards: ['Kc', 'Jc', '8c', '6c', '2c'] }, { do: 'settle-hand' })
    expect(await nothing(boss, LIVE, { do: 'claim-prizes' })).toBe('not-your-move')
    await staff({ do: 'claim-prizes' })
    expect(await nothing(croupier, LIVE, { do: 'claim-prizes' })).toBe('nothing-to-claim')
    expect(await potNow()).toMatchObject({ main: 1_000_800 - 50_000 })
    // Held by the boss, it is the player's: void it goes by two alone, and back to the pot.
    done(await boss.move(LIVE, { do: 'hold', seat: 'seat:1' }))
    await staff({ do: 'pay-prizes' }, { do: 'clear' })
    expect(await nothing(boss, LIVE, { do: 'clear-hold', hold: 'hold:1', verdict: 'void' })).toBe('needs-second-person')
    done(await boss.move(LIVE, { do: 'clear-hold', hold: 'hold:1', verdict: 'pay' }))
    await staff({ do: 'pay-held', hold: 'hold:1' })
    expect(await auditHouse(house().house.pool, findTold)).toMatchObject({ ok: true, owedBetweenLogs: 0 })
  })
})

describe('one who asks for all pots, walls and histories', () => {
  const asked = ['/api/pots', `/api/display/${POT}`, `/api/tables/${POT}/log`]
  const AT_ONCE = 40
  const from = (address: string) => (who: Client, path: string) =>
    who.call('GET', path, undefined, { 'x-forwarded-for': address })
  const [here, elsewhere] = [from('203.0.113.7'), from('203.0.113.8')]
  const all = (who: Client, path: string) => Array.from({ length: AT_ONCE }, () => who.get(path))

  it('is stopped at each by its rate, and nobody who comes from elsewhere', async () => {
    const options = { ...OPTIONS, databaseUrl: house().databaseUrl, rates: { display: 3, reading: 3 } }
    await node(options, async ({ url }) => {
      const [greedy, other] = [await guest(url), await guest(url)]
      for (const path of asked) {
        const statuses: number[] = []
        for (let times = 0; times < 5; times += 1) statuses.push((await here(greedy, path)).status)
        expect([path, ...statuses]).toEqual([path, 200, 200, 200, 429, 429])
        expect([path, (await elsewhere(other, path)).status]).toEqual([path, 200])
      }
    })
  })

  it('waits behind themself: the pot goes on, and so does everybody else', async () => {
    const { url, house: served } = house()
    const [greedy, other] = [await guest(url), await someone(url, 'player')]
    done(await boss.post(`/api/tables/${LIVE}/display`, { public: true }))
    let letGo = () => {}
    const over = new Promise<void>((resolve) => {
      letGo = resolve
    })
    onTestFinished(() => letGo())
    const held = served.tables.command({
      ...{ table: POT, key: crypto.randomUUID(), isSame: () => false },
      prepare: async () => {
        await over
        return floorNo('not-allowed')
      },
    })
    const replies = asked.slice(1).map((path) => ({ path, codes: [] as string[], all: all(greedy, path) }))
    for (const { codes, all: each } of replies)
      for (const reply of each)
        reply.then(
          ({ status, body }) => codes.push(status === 200 ? 'done' : body.error.code),
          () => codes.push('lost'),
        )
    // One is under way and as many wait as may; the others are told at once.
    const FULL = AT_ONCE - 17
    await until(async () => replies.every(({ codes }) => codes.length === FULL))
    expect(done(await other.get(`/api/tables/${ROBOT}/log`)).entries.length).toBeGreaterThan(0)
    expect(done(await elsewhere(other, `/api/display/${LIVE}`)).table.id).toBe(LIVE)
    for (const reply of await Promise.all(all(greedy, '/api/pots'))) expect(done(reply).pots).toHaveLength(1)
    done(await player.move(LIVE, { do: 'buy', amount: 1_000 }))
    for (const { codes } of replies) expect(codes).toEqual(Array.from({ length: FULL }, () => 'busy'))
    letGo()
    expect((await held).ok).toBe(false)
    for (const { codes, all: each } of replies) {
      await Promise.all(each)
      expect(codes.slice(FULL)).toEqual(Array.from({ length: 17 }, () => 'done'))
    }
  })
})

describe('a pot whose rules fail', () => {
  const asides = () =>
    house()
      .house.tables.asides()
      .map(({ table }) => table)
  const mended = async (table: string): Promise<void> => {
    faults.clear()
    const operator = await someone(house().url, 'operator')
    expect(done(await operator.post(`/api/tables/${table}/try-again`, { why }))).toEqual({ sound: true, why: null })
    await until(async () => (await potNow()) !== undefined)
  }

  it('is set aside, and its tables are not: lamps go out, the round goes on, the house opens', async () => {
    await staff({ do: 'shuffle' }, { do: 'cut' }, { do: 'start' })
    done(await player.move(LIVE, { do: 'light', pot: POT, amount: 1_000 }))
    done(await player.move(LIVE, { do: 'bet', on: 'ante', amount: 1_000 }))
    faults.set('progressive-scj', 'step')
    const version = await logged(LIVE)
    expect(refused(await croupier.move(LIVE, { do: 'no-more-bets' }))).toBe('table-set-aside')
    expect([asides(), await logged(LIVE)]).toEqual([[POT], version])
    expect(done(await clientOf(house().url).get('/api/pots'))).toEqual({ pots: [] })
    // With its lamp out the table plays without the pot.
    done(await player.move(LIVE, { do: 'unlight', pot: POT }))
    await staff({ do: 'no-more-bets' })
    await node({ ...OPTIONS, databaseUrl: house().databaseUrl }, async (second) => {
      expect(second.warnings.filter((each) => each.includes(POT))).toHaveLength(1)
      expect(done(await (await guest(second.url)).get('/api/lobby')).rooms.length).toBeGreaterThan(0)
    })
    await mended(POT)
    expect(await potNow()).toMatchObject({ open: true, main: 950_800 })
    await staff({ do: 'lay' }, { do: 'irregular', cause: 'misdeal' })
  })

  it('at showing it hides no other answer of the house', async () => {
    faults.set('progressive-scj', 'view')
    expect(done(await clientOf(house().url).get('/api/pots'))).toEqual({ pots: [] })
    expect(done(await player.get('/api/lobby')).rooms.length).toBeGreaterThan(0)
    expect(asides()).toEqual([POT])
    await mended(POT)
  })

  it('at one of its tables leaves the others theirs: staff is told which, and nothing is half done', async () => {
    faults.set('caribbean-poker', 'view')
    await house()
      .house.tables.examine(ROBOT)
      .catch(() => undefined)
    faults.clear()
    expect(asides()).toEqual([ROBOT])
    const before = await logged(POT)
    const closing = await boss.move(POT, { do: 'close-pot', reason: why })
    expect([refused(closing), closing.body.error.params]).toEqual(['table-set-aside', { table: ROBOT }])
    expect(await logged(POT)).toBe(before)
    await staff({ do: 'shuffle' }, { do: 'cut' }, { do: 'start' })
    done(await player.move(LIVE, { do: 'light', pot: POT, amount: 1_000 }))
    done(await player.move(LIVE, { do: 'bet', on: 'ante', amount: 1_000 }))
    await staff({ do: 'no-more-bets' })
    expect(await potNow()).toMatchObject({ main: 951_600 })
    await mended(ROBOT)
    done(await boss.move(POT, { do: 'close-pot', reason: why }))
    expect(await auditHouse(house().house.pool, findTold)).toMatchObject({ ok: true, owedBetweenLogs: 0 })
  })
})
