// Tables and their pot in the database: what a table tells its pot is written with it, or neither is; from two nodes, in races, with
// two winners, and in the books.

import { randomUUID } from 'node:crypto'
import { findTold, type Move } from '@tapete/engine'
import { beforeEach, describe, expect, it } from 'vitest'
import { BY_ITSELF } from '../../src/administration/record.js'
import type { Pool } from '../../src/database/pool.js'
import { dayReport } from '../../src/ledger/day-report.js'
import { auditLedger, balance, balances } from '../../src/ledger/ledger.js'
import { leaveLostPots } from '../../src/progressive/lost.js'
import { playingOf } from '../../src/protection/playing.js'
import { returnOlderChips } from '../../src/tables/older.js'
import type { FindGame, Replica } from '../../src/tables/replica.js'
import { openTables, type Tables } from '../../src/tables/tables.js'
import { auditHouse } from '../../src/verify/house-audit.js'
import { postgresKeyStore, signingKey } from '../../src/verify/key.js'
import { act, fund, must, withFloor } from '../floor.js'
import { buildExport, verifyExport } from '../verify/file.js'

const floor = withFloor()
const GAME = 'caribbean-poker'
const POT = 'progressive-scj'
const TABLES = ['a', 'b']
let pool: Pool
let url: string
let tables: Tables

/** Rule sets of a newer program, where they are not those of the catalogue. */
let newer: { readonly [game: string]: string } = {}
const find: FindGame = (id, ruleSet) => {
  const game = findTold(id)
  const now = newer[id]
  if (!game || now === undefined) return findTold(id, ruleSet)
  return ruleSet === undefined || ruleSet === now ? { ...game, ruleSet: now } : undefined
}

const open = (other = pool, listens = true) => openTables({ pool: other, find, ...(listens && { url }) })

/** The next program has other rules for these games: their logs are played on no more. */
const upgrade = async (games: typeof newer): Promise<void> => {
  await tables.stop()
  newer = games
  tables = await open()
}

const staffed = (): Move[] => [
  { by: 'room-head', do: 'post', role: 'pit-boss', person: '901' },
  { by: 'pit-boss', do: 'post', role: 'croupier', person: '902' },
  { by: 'pit-boss', do: 'open' },
  ...[1, 2].flatMap((seat): Move[] => [
    { by: `seat:${seat}`, do: 'sit', player: String(seat) },
    { by: `seat:${seat}`, do: 'buy', amount: 100_000 },
  ]),
]

const START: Move[] = ['show-deck', 'shuffle', 'cut', 'start'].map((name): Move => ({ by: 'croupier', do: name }))

beforeEach(async () => {
  newer = {}
  ;({ pool, url } = await floor.database())
  tables = await open()
  await fund(pool, { 1: 1_000_000, 2: 1_000_000 })
  const made = { room: 'r', name: 'n', mode: 'live' } as const
  const terms = { commission: 2_000, base: 1_000_000, credit: 500, min: 500, max: 2_000, acceptor: 'manual' }
  await tables.create({ ...made, id: 'pozo', game: 'progressive-scj', config: terms })
  for (const id of TABLES) {
    await tables.create({ ...made, id, game: GAME, config: { min: 500, max: 5_000 } })
    await must(tables, 'pozo', { by: 'room-head', do: 'connect', table: id, game: GAME })
    await must(tables, id, ...staffed(), ...START)
  }
  await must(tables, 'pozo', { by: 'room-head', do: 'open-pot' })
  return () => tables.stop()
})

/** The program of a newer rule set of one game. */
const newerOf =
  (of: string): FindGame =>
  (id, ruleSet) => {
    const game = findTold(id)
    if (id !== of || !game) return findTold(id, ruleSet)
    return ruleSet === undefined || ruleSet === 'scj-2099.1' ? { ...game, ruleSet: 'scj-2099.1' } : undefined
  }

const stakes = (seat: number): Move[] => [
  { by: `seat:${seat}`, do: 'light', pot: 'pozo', amount: 1_000 },
  { by: `seat:${seat}`, do: 'bet', on: 'ante', amount: 1_000 },
]
const LOCK: Move = { by: 'croupier', do: 'no-more-bets' }

const version = async (id: string): Promise<number> => (await tables.load(id))?.version ?? -1
const everything = async () => ({
  versions: await Promise.all(['pozo', ...TABLES].map(version)),
  balances: await balances(pool, ''),
  entries: (await pool.query('select count(*)::int as n from log_entry')).rows,
})
const moneyOfPot = async () => ({
  main: await balance(pool, 'table:pozo:main'),
  commission: await balance(pool, 'table:pozo:commission'),
})

/** Real cards are laid unseen; these are told when they are turned: the bank opens with ace and king, both seats have a royal. */
const TURNED = ['3c', 'Ac', '9s', '9c', 'Kc', 'Th', 'Jh', 'Qh', 'Kh', 'Ah', 'Ts', 'Js', 'Qs', 'Ks', 'As']

/** Everybody goes, and what is turned comes from the deck. */
const toTheEnd = async (id: string, until: string, deck: string[] = []): Promise<void> => {
  for (let count = 0; count < 40; count += 1) {
    const replica = await tables.load(id)
    const [due] = replica?.game.due(replica.state) ?? []
    if (!due || due.option.do === until || replica?.state.phase === 'idle') return
    const { by, do: name, fields } = due.option
    const told = fields.cards && 'deal' in fields.cards ? { cards: deck.splice(0, fields.cards.deal) } : {}
    await must(tables, id, due.waitsFor ? { by: due.waitsFor, do: 'go' } : { ...told, by, do: name })
  }
}

describe('a table and its pot', () => {
  it('is written at one time with its pot, so that each day adds up', async () => {
    await must(tables, 'a', ...stakes(1), ...stakes(2))
    let now = Date.now() + 86_400_000
    const ticking = await openTables({ pool, find: findTold, clock: { now: () => ++now } })
    await must(ticking, 'a', LOCK)
    await ticking.stop()
    const { rows } = await pool.query<{ at: Date }>(
      `select distinct on (table_id) table_id, at from log_entry where table_id in ('a', 'pozo') order by table_id, seq desc`,
    )
    expect(rows[1]?.at).toEqual(rows[0]?.at)
    expect(rows[0]?.at.getTime()).toBeGreaterThan(Date.now())
  })

  it.each([GAME, 'progressive-scj'])(
    'is audited whole after a newer program closed %s and not the other',
    async (of) => {
      await must(tables, 'a', ...stakes(1), ...stakes(2), LOCK)
      expect(await auditHouse(pool, findTold)).toMatchObject({ ok: true, owedBetweenLogs: 0 })
      await returnOlderChips(pool, new Date(), newerOf(of))
      expect(await auditHouse(pool, newerOf(of))).toMatchObject({ ok: true, owedBetweenLogs: 0, findings: [] })
    },
  )

  it('the lock and its contribution are one transaction; each log hears of its own', async () => {
    await must(tables, 'a', ...stakes(1), ...stakes(2))
    const before = [await version('a'), await version('pozo')]
    await must(tables, 'a', LOCK)
    expect([await version('a'), await version('pozo')]).toEqual([(before[0] ?? 0) + 1, (before[1] ?? 0) + 1])
    expect(await moneyOfPot()).toEqual({ main: 1_001_600, commission: 400 })
    expect(await balance(pool, 'link:a:pozo')).toBe(0)
    const { rows } = await pool.query<{ n: number }>(
      `select count(distinct xmin::text)::int as n from log_entry where (table_id, seq) in (('a', $1), ('pozo', $2))`,
      [(before[0] ?? 0) + 1, (before[1] ?? 0) + 1],
    )
    expect(rows).toEqual([{ n: 1 }])
    expect((await tables.readLog('pozo')).at(-1)).toMatchObject({
      ...{ person: null, role: 'log', move: { by: 'log:a', do: 'contribute', round: 1, amount: 2_000 } },
    })
    expect(await auditHouse(pool, findTold)).toMatchObject({ ok: true, owedBetweenLogs: 0 })
  })

  it('two seats win it: hits, award and prizes are one unit, and nothing of it can be done twice', async () => {
    await must(tables, 'a', ...stakes(1), ...stakes(2), LOCK)
    await toTheEnd('a', 'claim-prizes', [...TURNED])
    const key = randomUUID()
    const claim: Move = { by: 'croupier', do: 'claim-prizes' }
    const answers = await Promise.all([1, 2, 3].map(() => act(tables, 'a', claim, key)))
    expect(answers.filter((answer) => answer.ok && !answer.repeated)).toHaveLength(1)
    expect(await act(tables, 'a', claim)).toMatchObject({ ok: false, refusal: { code: 'nothing-to-claim' } })
    // 1,001,600 shared by two royals; the base value is back.
    expect(await balance(pool, 'table:a:prizes')).toBe(1_001_600)
    expect(await moneyOfPot()).toEqual({ main: 1_000_000, commission: 400 })
    await toTheEnd('a', 'nothing')
    expect(await balance(pool, 'table:a:prizes')).toBe(0)
    expect(await balance(pool, 'table:a:seat:1')).toBe(100_000 - 1_000 + 500_800 + 201_000)
    expect(await balance(pool, 'table:a:seat:2')).toBe(100_000 - 1_000 + 500_800 + 201_000)
    expect(await auditHouse(pool, findTold)).toMatchObject({ ok: true, owedBetweenLogs: 0 })
    expect(await auditLedger(pool)).toEqual({ total: 0, brokenSets: [], brokenAccounts: [] })
    const signing = await signingKey(postgresKeyStore(pool))
    for (const id of ['a', 'pozo']) {
      const { row, version: last } = (await tables.load(id)) as Replica
      const entries = await tables.readLog(id)
      const file = buildExport({ table: row, entries, series: [], key: signing, exportedAt: new Date() })
      expect(verifyExport(file, { find: findTold })).toMatchObject({ ok: true, entries: last })
    }
  })

  it('what one log refuses is written in none', async () => {
    await must(tables, 'a', ...stakes(1), LOCK)
    await must(tables, 'pozo', { by: 'pit-boss', do: 'close-pot', reason: 'x' })
    await must(tables, 'pozo', {
      by: 'pit-boss',
      do: 'propose-terms',
      what: 'max',
      to: 500,
      approval: 'a',
      reason: 'b',
    })
    const before = await everything()
    const decided: Move = { by: 'room-head', do: 'decide-terms', verdict: 'confirm' }
    expect(await act(tables, 'pozo', decided)).toMatchObject({ ok: false, refusal: { code: 'side-bets-locked' } })
    expect(await act(tables, 'pozo', { by: 'room-head', do: 'connect', table: 'nowhere', game: GAME })).toMatchObject({
      ...{ ok: false, refusal: { code: 'no-such-table' } },
    })
    expect(await everything()).toEqual(before)
  })

  it('a void round takes its contribution back, in the same unit', async () => {
    await must(tables, 'a', ...stakes(1), ...stakes(2), LOCK)
    await must(tables, 'a', { by: 'croupier', do: 'lay' }, { by: 'croupier', do: 'irregular', cause: 'misdeal' })
    expect(await moneyOfPot()).toEqual({ main: 1_000_000, commission: 0 })
    expect(await balance(pool, 'table:a:seat:1')).toBe(100_000)
    expect(await auditHouse(pool, findTold)).toMatchObject({ ok: true, owedBetweenLogs: 0 })
  })

  it('a void round leaves no side bet staked, for its player or in the day report', async () => {
    const staked = async () => {
      const [{ periods }, day] = await Promise.all([
        playingOf(pool, 1, new Date()),
        dayReport(pool, new Date(Date.now() - 600_000), new Date(Date.now() + 60_000)),
      ])
      return [periods[0]?.staked, periods[0]?.lost, day.find(({ table }) => table === 'a')?.stakes]
    }
    await must(tables, 'a', ...stakes(1), ...stakes(2), LOCK)
    expect(await staked()).toEqual([2_000, 2_000, 4_000])
    await must(tables, 'a', { by: 'croupier', do: 'lay' }, { by: 'croupier', do: 'irregular', cause: 'misdeal' })
    expect(await staked()).toEqual([0, 0, 0])
    expect(await auditHouse(pool, findTold)).toMatchObject({ ok: true })
  })

  it('two tables at two nodes lock at the same moment, again and again: both are told, none waits for ever', async () => {
    const other = await open(floor.pool(url))
    for (let round = 1; round <= 4; round += 1) {
      await Promise.all(
        TABLES.map(async (id, at) => {
          const node = at === 0 ? tables : other
          if (round > 1) await must(node, id, ...START.slice(1))
          await must(node, id, ...stakes(1))
          await must(node, id, LOCK)
          await must(node, id, { by: 'pit-boss', do: 'out-of-order' }, { by: 'croupier', do: 'give-back' })
          await must(node, id, { by: 'pit-boss', do: 'resume' })
        }),
      )
    }
    expect(await moneyOfPot()).toEqual({ main: 1_000_000, commission: 0 })
    const { rows } = await pool.query(
      `select move ->> 'do' as did, count(*)::int as n from log_entry where table_id = 'pozo' and role = 'log' group by 1 order by 1`,
    )
    expect(rows).toEqual([
      { did: 'contribute', n: 8 },
      { did: 'reverse', n: 8 },
    ])
    expect(await auditHouse(pool, findTold)).toMatchObject({ ok: true, owedBetweenLogs: 0 })
    await other.stop()
  })

  it('nobody speaks as a log', async () => {
    const half: Move = { by: 'log:a', do: 'contribute', round: 1, amount: 1_000 }
    expect(await act(tables, 'pozo', half)).toMatchObject({ ok: false, refusal: { code: 'half-a-unit' } })
    const prize: Move = { by: 'log:pozo', do: 'pot-prize', round: 1, seat: 'seat:1', category: 'flush', amount: 1 }
    expect(await act(tables, 'a', prize)).toMatchObject({ ok: false, refusal: { code: 'no-hit' } })
  })

  it('[PRG-42] a live table joins no pot whose random prizes nobody could draw there: its rounds would never end', async () => {
    const lucky = (by: 'player' | 'card') => ({ lucky: { by, oneIn: 1, amount: 900, paid: 'credits' } })
    const made = { game: GAME, room: 'r', name: 'c', config: { min: 500 } } as const
    await tables.create({ ...made, id: 'c', mode: 'digital', robot: {} })
    for (const by of ['player', 'card'] as const) {
      await tables.create({ ...made, id: by, mode: 'live', game: 'progressive-scj', config: lucky(by) })
      const before = await everything()
      expect(await act(tables, by, { by: 'room-head', do: 'connect', table: 'a', game: GAME })).toMatchObject({
        ...{ ok: false, refusal: { code: 'nothing-is-drawn', params: { table: 'a' } } },
      })
      expect(await everything()).toEqual(before)
      await must(tables, by, { by: 'room-head', do: 'connect', table: 'c', game: GAME })
    }
    // Those of the pot it has may come and go.
    await must(tables, 'pozo', { by: 'pit-boss', do: 'close-pot', reason: 'x' }, { by: 'pit-boss', do: 'open-pot' })
  })

  it('a table that is played at no more need not hear of its pot, and can be let go', async () => {
    const made = { id: 'c', game: GAME, room: 'r', name: 'c', mode: 'digital', robot: {} } as const
    await tables.create(made)
    await must(tables, 'pozo', { by: 'room-head', do: 'connect', table: 'c', game: GAME })
    expect(await tables.retire('c', BY_ITSELF)).toBeNull()
    // Nobody puts a pot away with what its players may still win.
    const held = { refusal: { code: 'money-on-table', params: { amount: 1_000_000 } } }
    expect(await tables.retire('pozo', BY_ITSELF)).toMatchObject(held)
    const before = await version('c')
    await must(tables, 'pozo', { by: 'pit-boss', do: 'close-pot', reason: 'x' }, { by: 'pit-boss', do: 'open-pot' })
    await must(tables, 'pozo', { by: 'room-head', do: 'disconnect', table: 'c', reason: 'x' })
    expect(await version('c')).toBe(before)
    expect((await tables.load('a'))?.state.play).toMatchObject({ pots: { connected: { pozo: { open: true } } } })
  })
})

describe('a pot of a rule set that the program has no more', () => {
  it('is not asked for a prize in vain: the claim is refused, and the hand is not judged as if nothing were due', async () => {
    await must(tables, 'a', ...stakes(1), ...stakes(2), LOCK)
    await toTheEnd('a', 'claim-prizes', [...TURNED])
    await upgrade({ [POT]: 'scj-2099.1' })
    const before = await everything()
    expect(await act(tables, 'a', { by: 'croupier', do: 'claim-prizes' })).toMatchObject({
      ...{ ok: false, refusal: { code: 'older-rule-set' } },
    })
    expect(await everything()).toEqual(before)
    expect((await tables.load('a'))?.state.play).toMatchObject({ pots: { claimed: false } })
  })

  it('hears no news of its tables, and they need none of it; a pot that is played on leaves older tables', async () => {
    await upgrade({ [GAME]: 'scj-2099.1' })
    const before = await version('a')
    await must(tables, 'pozo', { by: 'pit-boss', do: 'close-pot', reason: 'x' }, { by: 'pit-boss', do: 'open-pot' })
    await must(tables, 'pozo', { by: 'room-head', do: 'disconnect', table: 'a', reason: 'x' })
    expect(await version('a')).toBe(before)
  })
})

describe('tables of a pot that is gone', () => {
  /** What the house does at its start. */
  const start = async (): Promise<string[]> => {
    const known = await Promise.all(TABLES.map((id) => tables.load(id)))
    return leaveLostPots(
      tables,
      known.filter((replica) => replica !== undefined),
    )
  }
  const seats = async () => [await balance(pool, 'table:a:seat:1'), await balance(pool, 'table:a:seat:2')]

  it('are told so by the house: lamps go out, and no other is lit', async () => {
    await must(tables, 'a', ...stakes(1))
    await upgrade({ [POT]: 'scj-2099.1' })
    expect(await act(tables, 'a', LOCK)).toMatchObject({ ok: false, refusal: { code: 'older-rule-set' } })
    expect(await start()).toEqual([])
    expect(await start()).toEqual([])
    expect(await act(tables, 'a', stakes(2)[0] as Move)).toMatchObject({ ok: false, refusal: { code: 'no-such-pot' } })
    await must(tables, 'a', LOCK)
    expect(await seats()).toEqual([99_000, 100_000])
    expect((await tables.readLog('b')).at(-1)).toMatchObject({ role: 'log', move: { by: 'log:pozo', do: 'pot-lost' } })
    expect(await auditLedger(pool)).toEqual({ total: 0, brokenSets: [], brokenAccounts: [] })
  })

  it('give back from the tray what is locked with it, and the round can be broken off', async () => {
    await must(tables, 'a', ...stakes(1), ...stakes(2), LOCK)
    await upgrade({ [POT]: 'scj-2099.1' })
    await must(tables, 'a', { by: 'croupier', do: 'lay' })
    const misdeal: Move = { by: 'croupier', do: 'irregular', cause: 'misdeal' }
    expect(await act(tables, 'a', misdeal)).toMatchObject({ ok: false })
    const bank = await balance(pool, 'table:a:bank')
    expect(await start()).toEqual([])
    expect(await balance(pool, 'table:a:bank')).toBe((bank ?? 0) - 2_000)
    await must(tables, 'a', misdeal)
    expect(await seats()).toEqual([100_000, 100_000])
    expect(await moneyOfPot()).toEqual({ main: 1_001_600, commission: 400 })
    expect(await auditLedger(pool)).toEqual({ total: 0, brokenSets: [], brokenAccounts: [] })
  })

  /** Both prizes are held, and that of the first seat is void. */
  const heldPrizes = async () => {
    await must(tables, 'a', ...stakes(1), ...stakes(2), LOCK)
    await toTheEnd('a', 'claim-prizes', [...TURNED])
    const holds = [1, 2].map((seat): Move => ({ by: 'pit-boss', do: 'hold', seat: `seat:${seat}` }))
    await must(tables, 'a', { by: 'croupier', do: 'claim-prizes' }, ...holds, { by: 'croupier', do: 'pay-prizes' })
    const held = (await tables.load('a'))?.state.holds ?? []
    const of = (seat: string): string => held.find((each) => each.seat === seat)?.id ?? ''
    const [first, second] = [of('seat:1'), of('seat:2')]
    await must(tables, 'a', { by: 'pit-boss', do: 'propose-void', hold: first })
    await must(tables, 'a', { by: 'room-head', do: 'decide-void', hold: first, verdict: 'confirm' })
    return { first, second }
  }
  const time: Move = { by: 'clock', do: 'time', at: 10_000 }

  it('void a held prize to the tray', async () => {
    const { first } = await heldPrizes()
    await upgrade({ [POT]: 'scj-2099.1' })
    const pay: Move = { by: 'croupier', do: 'pay-held', hold: first }
    expect(await act(tables, 'a', pay)).toMatchObject({ ok: false, refusal: { code: 'older-rule-set' } })
    expect(await start()).toEqual([])
    const bank = await balance(pool, 'table:a:bank')
    await must(tables, 'a', pay)
    expect(await balance(pool, 'table:a:bank')).toBe((bank ?? 0) + 500_800)
  })

  it('are told the time while the pot is set aside: what is held for others is paid, the void prize waits for it', async () => {
    const { first, second } = await heldPrizes()
    await tables.setAside('pozo', new TypeError('the meter is nowhere'))
    await must(tables, 'a', time)
    expect(await balance(pool, `table:a:${second}`)).toBe(0)
    expect((await tables.load('a'))?.state.holds).toMatchObject([{ id: first, verdict: 'void' }])
    expect((await tables.tryAgain('pozo', BY_ITSELF))?.why).toBeNull()
    await must(tables, 'a', { by: 'croupier', do: 'pay-held', hold: first })
    expect(await auditHouse(pool, findTold)).toMatchObject({ ok: true, owedBetweenLogs: 0 })
  })
})

describe('a pot that is let go', () => {
  it('is not retired while tables count on it', async () => {
    const made = { game: POT, room: 'r', name: 'n', mode: 'live' } as const
    await tables.create({
      ...made,
      id: 'vacio',
      config: { base: 0, credit: 500, min: 500, max: 2_000, acceptor: 'manual' },
    })
    await must(tables, 'vacio', { by: 'room-head', do: 'connect', table: 'a', game: GAME })
    const counted = { refusal: { code: 'tables-connected', params: { tables: ['a'] } } }
    expect(await tables.retire('vacio', BY_ITSELF)).toMatchObject(counted)
    await must(tables, 'vacio', { by: 'room-head', do: 'disconnect', table: 'a', reason: 'x' })
    expect(await tables.retire('vacio', BY_ITSELF)).toBeNull()
  })
})
