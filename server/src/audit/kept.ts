// The checkpoints of the house: made, kept in the database to make copies of, and held against what copies say.

import type { KeyObject } from 'node:crypto'
import { type Pool, run, statement } from '../database/pool.js'
import { canonicalJson } from '../tables/chain.js'
import { fingerprintOf } from '../verify/key.js'
import {
  type Checkpoint,
  checkpointIn,
  codeOf,
  hashOf,
  type Marks,
  readLine,
  type Signed,
  sameCode,
  signCheckpoint,
  writtenLine,
} from './checkpoints.js'
import { type Findings, pages, type Reading } from './findings.js'
import { balancesByClass, headsOf } from './heads.js'

export interface KeptCheckpoint extends Signed {
  readonly n: number
  readonly at: Date
}

const LOCK = 7_417
const NEWEST = statement('checkpoint-newest', 'select n, at, said, signature from checkpoint order by n desc limit 1')
const AFTER = statement(
  'checkpoint-after',
  'select n, at, said, signature from checkpoint where n > $1 order by n limit $2',
)
const INSERT = statement('checkpoint-insert', 'insert into checkpoint (n, at, said, signature) values ($1, $2, $3, $4)')

export const newestCheckpoint = async (db: Reading): Promise<KeptCheckpoint | undefined> =>
  (await run<KeptCheckpoint & Record<string, unknown>>(db, NEWEST, []))[0]

export const checkpointsAfter = (db: Reading, n: number, limit = 100): Promise<KeptCheckpoint[]> =>
  run<KeptCheckpoint & Record<string, unknown>>(db, AFTER, [n, limit])

/** Makes one, unless another node has made one within so long: by the time of the house, which no clock puts back. */
export const makeCheckpoint = async (pool: Pool, key: KeyObject, withinMs = 0): Promise<KeptCheckpoint> => {
  const client = await pool.connect()
  try {
    // Before the transaction begins: what it sees is settled with its first question.
    await client.query('select pg_advisory_lock($1)', [LOCK])
    await client.query('begin isolation level repeatable read')
    const last = await newestCheckpoint(client)
    const n = (last?.n ?? 0) + 1
    const [{ at } = { at: new Date(0) }] = (await client.query<{ at: Date }>('select house_now() as at')).rows
    const recent = last && at.getTime() - Date.parse(checkpointIn(last.said).at) < withinMs
    const place = { n, at: at.toISOString(), previous: last ? hashOf(last.said) : null }
    const made = recent ? last : { n, at, ...signCheckpoint(await headsOf(client), place, key) }
    if (!recent) await run(client, INSERT, [n, at, made.said, made.signature])
    await client.query('commit')
    await client.query('select pg_advisory_unlock($1)', [LOCK])
    client.release()
    return made
  } catch (error) {
    // Closing the connection lets go of the lock and undoes what was begun.
    client.release(true)
    throw error
  }
}

/** What an auditor brings: checkpoints kept elsewhere, and codes that were printed. */
export interface Brought {
  /** Lines of files. */
  readonly lines?: readonly string[]
  readonly codes?: readonly string[]
  /** The key the house is known by; the one it has now where nothing is said. */
  readonly fingerprint?: string | undefined
}

export interface KnownCheckpoints {
  /** Those to hold the records against. */
  readonly checkpoints: readonly Checkpoint[]
  readonly kept: number
}

const isWhole = (row: KeptCheckpoint, n: number, previous: string | null): boolean => {
  const read = readLine(writtenLine(row))
  if (typeof read === 'string' || read.checkpoint.at !== row.at.toISOString()) return false
  return row.n === n && read.checkpoint.n === n && read.checkpoint.previous === previous
}

/** Everything that was brought, and of what the house keeps itself the newest and what a code names. */
export const knownCheckpoints = async (
  db: Reading,
  key: string | null,
  { lines = [], codes = [], fingerprint }: Brought,
  found: Findings,
): Promise<KnownCheckpoints> => {
  const trusted = fingerprint ?? key
  const checkpoints = new Map<string, Checkpoint>()
  const unseen = new Set(codes)
  const take = (said: string, checkpoint: Checkpoint) => {
    for (const code of codes) if (sameCode(code, codeOf(said))) unseen.delete(code)
    checkpoints.set(hashOf(said), checkpoint)
  }
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '') continue
    const read = readLine(line)
    const signer = typeof read === 'string' ? null : fingerprintOf(read.checkpoint.key)
    if (typeof read === 'string') found.add(`checkpoint at line ${index + 1}: ${read}`)
    else if (signer !== trusted) found.add(`checkpoint ${read.checkpoint.n}: signed by ${signer}, not by ${trusted}`)
    else take(read.said, read.checkpoint)
  }
  let [previous, kept]: [string | null, number] = [null, 0]
  let newest: KeptCheckpoint | undefined
  const brought = new Map([...checkpoints].map(([hash, { n }]) => [n, hash]))
  const more = (after: KeptCheckpoint | undefined, limit: number) => checkpointsAfter(db, after?.n ?? 0, limit)
  for await (const row of pages(more)) {
    kept += 1
    if (!isWhole(row, kept, previous)) found.add(`checkpoint ${row.n} of the house is not as it was made`)
    previous = hashOf(row.said)
    if ((brought.get(row.n) ?? previous) !== previous)
      found.add(`checkpoint ${row.n} of the house is another than the one brought`)
    if (codes.some((code) => sameCode(code, codeOf(row.said)))) take(row.said, checkpointIn(row.said))
    newest = row
  }
  if (newest && typeof readLine(writtenLine(newest)) !== 'string') take(newest.said, checkpointIn(newest.said))
  const last = Math.max(0, ...brought.keys())
  if (last > kept) found.add(`the house has ${kept} checkpoints, and number ${last} was brought`)
  for (const code of unseen) found.add(`no checkpoint has the code ${code}`)
  return { checkpoints: [...checkpoints.values()], kept }
}

/** What a checkpoint says beside the heads of logs and records. */
export const checkpointsApart = async (db: Reading, { checkpoints }: Marks, found: Findings): Promise<void> => {
  if (checkpoints.length === 0) return
  const now = await headsOf(db)
  const tables = new Map(now.tables.map((each) => [each.id, each]))
  for (const checkpoint of checkpoints) {
    const by = `checkpoint ${checkpoint.n} of ${checkpoint.at}`
    for (const { id, about } of checkpoint.tables) {
      const here = tables.get(id)
      if (!here) found.add(`table ${id} is in ${by} and not there`)
      else if (here.about !== about) found.add(`table ${id} is not what it was in ${by}`)
    }
    const still = canonicalJson([checkpoint.records, checkpoint.tables]) === canonicalJson([now.records, now.tables])
    if (still && canonicalJson(checkpoint.balances) !== canonicalJson(await balancesByClass(db)))
      found.add(`nothing was written since ${by}, and the accounts hold other sums`)
  }
}
