// The whole house checked from its own records, as one moment has them, while it plays: every log played again, every line
// of money, every seed, snapshot, account and session against what it follows from. Trusts nothing that is only stored.

import { createPrivateKey } from 'node:crypto'
import type { RecordAudit } from '../administration/record.js'
import { marksOf } from '../audit/checkpoints.js'
import { auditSessions } from '../audit/doors.js'
import { findings } from '../audit/findings.js'
import { type Brought, checkpointsApart, knownCheckpoints } from '../audit/kept.js'
import { auditAccounts, auditChain, auditStrays } from '../audit/ledger.js'
import { auditAdministration } from '../audit/people.js'
import { auditSchema } from '../audit/schema.js'
import { type Audited, auditTable, type TableAudit } from '../audit/table.js'
import type { Pool, Queryable } from '../database/pool.js'
import { auditLedger, type LedgerAudit } from '../ledger/ledger.js'
import { readTable, type TableRow } from '../tables/log.js'
import type { FindGame } from '../tables/replica.js'
import { fingerprintOf, postgresKeyStore, publicKeyOf } from './key.js'

export type { TableAudit } from '../audit/table.js'

export interface HouseAudit {
  readonly ok: boolean
  readonly ledger: LedgerAudit & { readonly chained: number; readonly head: string }
  /** What the logs say that they owe each other, all together: nothing, or one was told what another never said. */
  readonly owedBetweenLogs: number
  readonly tables: readonly TableAudit[]
  /** What was done to the house itself, and whether its accounts are as that record left them. */
  readonly administration: RecordAudit
  readonly sessions: { readonly entries: number; readonly head: string }
  /** The fingerprint of the key it signs with; null where it has none yet. */
  readonly key: string | null
  /** How many checkpoints the house keeps, and how many its records were held against. */
  readonly checkpoints: { readonly kept: number; readonly compared: number }
  /** Everything else that is wrong; the first hundred, and how many there are. */
  readonly findings: readonly string[]
  readonly found: number
}

/** One snapshot of the database, however long it takes, in which nothing can be written. */
const inOneLook = async <T>(pool: Pool, look: (db: Queryable) => Promise<T>): Promise<T> => {
  const client = await pool.connect()
  try {
    await client.query('begin isolation level repeatable read read only')
    // It takes as long as there is to read.
    await client.query('set local statement_timeout = 0')
    const seen = await look(client)
    await client.query('commit')
    client.release()
    return seen
  } catch (error) {
    client.release(true)
    throw error
  }
}

const fingerprintIn = async (db: Queryable): Promise<string | null> => {
  const pem = await postgresKeyStore(db).load()
  return pem === null ? null : fingerprintOf(publicKeyOf(createPrivateKey(pem)))
}

const STANDINGS = `select id, version, encode(head, 'hex') as head from game_table join table_head on table_id = id order by id`

/** Everything, as one transaction sees it. */
export const auditIn = async (db: Queryable, find?: FindGame, brought: Brought = {}): Promise<HouseAudit> => {
  const found = findings()
  const key = await fingerprintIn(db)
  if (brought.fingerprint !== undefined && brought.fingerprint !== key)
    found.add(`the house signs with the key ${key}, not with ${brought.fingerprint}`)
  const { checkpoints, kept } = await knownCheckpoints(db, key, brought, found)
  const marks = marksOf(checkpoints)
  await checkpointsApart(db, marks, found)
  const audited: Audited[] = []
  const { rows } = await db.query<{ id: string; version: number; head: string }>(STANDINGS)
  for (const { id, ...standing } of rows)
    audited.push(await auditTable(db, (await readTable(db, id)) as TableRow, standing, { find, marks }))
  const ledger = await auditLedger(db)
  const chain = await auditChain(db, marks, found)
  await auditStrays(db, found)
  await auditAccounts(db, found)
  const sessions = await auditSessions(db, marks, found)
  const administration = await auditAdministration(db, key, marks, found)
  await auditSchema(db, checkpoints, found)
  const owedBetweenLogs = audited.reduce((sum, { owed }) => sum + owed, 0)
  const tables = audited.map(({ owed: _, ...table }) => table)
  const sound = ledger.total === 0 && ledger.brokenSets.length === 0 && ledger.brokenAccounts.length === 0
  const records = [administration, ...tables]
  const ok = sound && owedBetweenLogs === 0 && found.count === 0 && records.every(({ wrong }) => wrong === null)
  return {
    ...{ ok, owedBetweenLogs, tables, administration, key },
    ledger: { ...ledger, chained: chain.seq, head: chain.hash },
    sessions: { entries: sessions.seq, head: sessions.hash },
    checkpoints: { kept, compared: checkpoints.length },
    ...{ findings: found.told, found: found.count },
  }
}

/** Beside a house that plays: what it sees is one moment. */
export const auditHouse = (pool: Pool, find?: FindGame, brought: Brought = {}): Promise<HouseAudit> =>
  inOneLook(pool, (db) => auditIn(db, find, brought))
