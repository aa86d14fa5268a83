// The owner of the database can switch every law of it off. What they change then is found by what it no longer follows
// from, or by a checkpoint that left the house before.

import type { KeyObject } from 'node:crypto'
import type { Move } from '@tapete/engine'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signCheckpoint, writtenLine } from '../../src/audit/checkpoints.js'
import { headsOf } from '../../src/audit/heads.js'
import { openPool, type Pool, type Queryable } from '../../src/database/pool.js'
import { type Launched, launch } from '../../src/postgres/launcher.js'
import { serve } from '../../src/serve.js'
import { chainHash, chainStart } from '../../src/tables/chain.js'
import { type LogEntry, readLog, readTable, type TableRow } from '../../src/tables/log.js'
import { firstReplica, follow, type Replica } from '../../src/tables/replica.js'
import { auditHouse, auditIn } from '../../src/verify/house-audit.js'
import { find, KIT_OPTIONS } from '../kit/house.js'
import type { Change } from './change.js'
import { COLUMNS } from './columns.js'
import { ROWS } from './rows.js'
import { type Attack, audited, type Scene, saidBy, sceneOf } from './scene.js'

let scene: Scene
let owner: Pool
let key: KeyObject
let database: Launched
beforeAll(async () => {
  database = await launch({ ephemeral: true })
  const { url: databaseUrl, ownerUrl } = database
  const served = await serve({ ...KIT_OPTIONS, databaseUrl, ownerUrl, port: 0, webRoot: null, robotPlayers: 0 })
  key = served.house.key
  scene = await sceneOf(served)
  // At rest: who attacks locks whole tables, and a house that plays would stand in the way.
  await served.stop()
  owner = openPool(ownerUrl, { max: 2 })
}, 180_000)
afterAll(async () => {
  await owner?.end()
  await database?.stop()
}, 60_000)

const attack = (done: Attack, lines: readonly string[] | (() => readonly string[]) = []) => audited(owner, done, lines)

describe('a house nobody has touched', () => {
  it('is sound, with the checkpoint somebody kept and without', async () => {
    for (const lines of [[], [scene.line]]) expect(saidBy(await auditHouse(owner, find, { lines }))).toEqual([])
    expect(await attack({ sql: 'select 1' }, [scene.line])).toEqual([])
  })
})

describe('whoever owns the database', () => {
  const held = (changes: { readonly [what: string]: Change }) =>
    Object.entries(changes).flatMap(([what, change]) => ('sql' in change ? [{ what, ...change }] : []))

  it('has no table and no column of which nobody said what holds it', async () => {
    const { rows } = await owner.query<{ table: string; column: string }>(
      `select table_name as table, column_name as column from information_schema.columns
         join information_schema.tables using (table_schema, table_name)
        where table_schema = 'public' and table_type = 'BASE TABLE' order by 1, 2`,
    )
    expect(Object.keys(COLUMNS).sort()).toEqual(rows.map(({ table, column }) => `${table}.${column}`).sort())
    const tables = [...new Set(rows.map(({ table }) => table))]
    expect(Object.keys(ROWS).sort()).toEqual(tables.flatMap((table) => [`delete ${table}`, `insert ${table}`]).sort())
  })

  it.each(held(COLUMNS))('changes $what, and the audit says so', async ({ sql, says, lawless = false }) => {
    expect(await attack({ sql, lawless }, [scene.line])).toContainEqual(expect.stringMatching(says))
  })

  it.each(held(ROWS))('does $what, and the audit says so', async ({ sql, says, lawless = false }) => {
    expect(await attack({ sql, lawless }, [scene.line])).toContainEqual(expect.stringMatching(says))
  })
})

/** As if it had never been: the last set of the desk with its balances. */
const UNDONE = `
  create temp table gone on commit drop as select set_id from ledger_chain order by seq desc limit 1;
  update ledger_account a set balance = balance - l.amount from ledger_line l, gone where l.set_id = gone.set_id and l.account = a.id;
  delete from ledger_chain where set_id in (select set_id from gone);
  delete from ledger_set where id in (select set_id from gone);
  delete from checkpoint;`

const CUT_LOG = `
  delete from log_entry where (table_id, seq) in (select table_id, version from table_head where table_id = 'banca');
  update table_head h set version = h.version - 1, head = (select hash from log_entry l where l.table_id = h.table_id and l.seq = h.version - 1)
    where table_id = 'banca';
  delete from checkpoint;`

const CUT_RECORD = `
  delete from admin_entry where seq = (select max(seq) from admin_entry);
  delete from checkpoint;`

const CUT_SESSIONS = `
  delete from session where id = (select session from session_entry order by seq desc limit 1);
  delete from session_entry where seq = (select max(seq) from session_entry);
  delete from checkpoint;`

/** A deposit of long ago made ten times as large, and the chain computed again from there by its own function. */
const REWRITTEN = `
  create temp table again on commit drop as select c.seq, c.set_id from ledger_chain c
    where c.seq >= (select min(c2.seq) from ledger_chain c2 join ledger_set s on s.id = c2.set_id where s.kind = 'deposit');
  create temp table more on commit drop as select l.account, l.amount * 9 as more from ledger_line l
    where l.set_id = (select set_id from again order by seq limit 1);
  update ledger_account a set balance = balance + more.more from more where more.account = a.id;
  update ledger_set s set amounts = array(select amount * 10 from unnest(s.amounts) with ordinality as l (amount, line) order by line)
    where id = (select set_id from again order by seq limit 1);
  delete from ledger_chain where seq >= (select min(seq) from again);
  select ledger_chained(set_id) from (select set_id from again order by seq) as sets;
  delete from checkpoint;`

const rebuildUpTo = async (db: Queryable, table: string, seq: number): Promise<Replica> =>
  (await readLog(db, table, 1, seq)).reduce(follow, firstReplica((await readTable(db, table)) as TableRow, find))

describe('whoever owns the database and knows the program', () => {
  it.each([
    ['erases the last deposit whole', UNDONE, /^ledger: ends at entry \d+, and checkpoint \d+ of \S+ saw entry \d+/],
    ['cuts off the end of a log', CUT_LOG, /^banca: ends at entry \d+, and checkpoint \d+ of \S+ saw entry \d+/],
    ['cuts off the end of the record', CUT_RECORD, /^administration: the record ends at entry \d+, and checkpoint/],
    ['cuts off who came in last', CUT_SESSIONS, /^sessions: ends at entry \d+, and checkpoint/],
    ['writes the ledger anew', REWRITTEN, /^ledger: entry \d+: its hash is not the one of checkpoint \d+/],
  ])('%s: only a checkpoint from before tells', async (_, sql, says) => {
    expect(await attack({ sql })).toEqual([])
    const told = await attack({ sql }, [scene.line])
    expect(told).toContainEqual(expect.stringMatching(says))
    expect(told).toContainEqual(expect.stringMatching(/^the house has 0 checkpoints, and number \d+ was brought/))
  })

  it('writes a log anew, every hash computed again: only a checkpoint from before tells', async () => {
    const sql: Attack['sql'] = async (client) => {
      const row = (await readTable(client, 'banca')) as TableRow
      let head = chainStart(row)
      for (const { hash: _, ...entry } of await readLog(client, 'banca')) {
        const changed = { ...entry, person: entry.seq === 1 ? 1 : entry.person }
        head = chainHash(head, changed)
        const set = 'update log_entry set person = $1, hash = $2 where table_id = $3 and seq = $4'
        await client.query(set, [changed.person, head, 'banca', entry.seq])
      }
      await client.query(`update table_head set head = $1 where table_id = 'banca'`, [head])
      await client.query('delete from checkpoint')
    }
    expect(await attack({ sql })).toEqual([])
    expect(await attack({ sql }, [scene.line])).toContainEqual(
      expect.stringMatching(/^banca: entry \d+: its hash is not the one of checkpoint/),
    )
  })

  it('forgets the checkpoints the house keeps: its own newest is enough while it is there', async () => {
    const sql = CUT_LOG.replace('delete from checkpoint;', '')
    expect(await attack({ sql })).toContainEqual(expect.stringMatching(/^banca: ends at entry \d+, and checkpoint/))
  })

  it('moves the money of one player to another, balances and all', async () => {
    const [from, to] = [`wallet:${scene.ana}`, `wallet:${scene.beto}`]
    const sql = `
      update ledger_account set balance = balance + 10000 where id = '${from}';
      update ledger_account set balance = balance - 10000 where id = '${to}';
      update log_entry set accounts = array_replace(accounts::text[], '${from}', '${to}')
        where table_id = 'cartas' and '${from}' = any (accounts) and -10000 = any (amounts)`
    expect(await attack({ sql })).toEqual([
      expect.stringMatching(
        new RegExp(`^cartas: entry \\d+: the log moves .*${from} -10000; the ledger .*${to} -10000$`),
      ),
    ])
  })

  it('gives money in an entry that said nothing of it', async () => {
    const sql = `
      update log_entry set accounts = array['house', 'wallet:${scene.ana}'], amounts = array[-500, 500]
        where table_id = 'cartas' and seq = (select max(seq) from log_entry where table_id = 'cartas' and accounts is null);
      update ledger_account set balance = balance - 500 where id = 'house';
      update ledger_account set balance = balance + 500 where id = 'wallet:${scene.ana}'`
    expect(await attack({ sql })).toContainEqual(
      expect.stringMatching(
        new RegExp(`^cartas: entry \\d+: the log moves nothing; the ledger house -500, wallet:${scene.ana} \\+500$`),
      ),
    )
  })

  it('writes other sums beside records that stand still', async () => {
    let line = ''
    const sql: Attack['sql'] = async (client) => {
      const place = { n: 1000, at: new Date().toISOString(), previous: null }
      line = writtenLine(signCheckpoint(await headsOf(client), place, key))
      await client.query(`update ledger_account set balance = balance + 1 where id = 'house'`)
    }
    expect(await attack({ sql }, () => [line])).toContainEqual(
      expect.stringMatching(/^nothing was written since checkpoint 1000 of \S+, and the accounts hold other sums$/),
    )
  })

  it('deals other cards than the deck gave, plays the rest of the log again and computes every hash', async () => {
    const sql: Attack['sql'] = async (client) => {
      const log = await readLog(client, 'gemela')
      const dealt = log.findLast(({ move }) => move.by === 'chance') as LogEntry
      let at = await rebuildUpTo(client, 'gemela', dealt.seq - 1)
      const [field, cards] = Object.entries(dealt.move).find(([, value]) => Array.isArray(value)) as [string, string[]]
      for (const entry of log.slice(dealt.seq - 1)) {
        const move: Move = entry === dealt ? { ...dealt.move, [field]: cards.toReversed() } : entry.move
        const step = at.game.step(at.state, move)
        if (!step.ok) throw new Error(step.refusal.code)
        const changed = { ...entry, move, events: step.events }
        at = { ...at, state: step.state, version: entry.seq, head: chainHash(at.head, changed) }
        const set = `update log_entry set move = $1, events = $2, hash = $3 where table_id = 'gemela' and seq = $4`
        await client.query(set, [JSON.stringify(move), JSON.stringify(step.events), at.head, entry.seq])
      }
      await client.query(`update table_head set head = $1 where table_id = 'gemela'`, [at.head])
      await client.query('delete from checkpoint')
    }
    expect(await attack({ sql })).toEqual([
      expect.stringMatching(/^gemela: entry \d+: other cards than the deck gives$/),
    ])
  })

  it.each([
    [
      'leaves a trigger switched off',
      'alter table log_entry disable trigger log_entry_kept',
      /^trigger log_entry_kept of log_entry is switched off/,
    ],
    ['drops a trigger', 'drop trigger log_entry_kept on log_entry', /^nothing keeps log_entry append only/],
    [
      'rewrites a law',
      `create or replace function admin_entry_follows() returns trigger language plpgsql as 'begin return new; end'`,
      /^the laws of the database are not those of checkpoint/,
    ],
    [
      'drops a law',
      'alter domain exact_money drop constraint exact_money_check',
      /^the laws of the database are not those of checkpoint/,
    ],
    ['lets the house change its logs', 'grant update on log_entry to tapete', /^tapete may update log_entry/],
    [
      'lets the house change one column of them',
      'grant update (person) on log_entry to tapete',
      /^tapete may update log_entry/,
    ],
  ])('%s, and the audit says so', async (_, sql, says) => {
    const client = await owner.connect()
    try {
      await client.query('begin')
      await client.query(sql)
      expect(saidBy(await auditIn(client, find, { lines: [scene.line] }))).toContainEqual(expect.stringMatching(says))
    } finally {
      await client.query('rollback')
      client.release()
    }
  })
})
