// A copy of a running cluster, and a cluster from a copy. The embedded PostgreSQL comes without pg_dump and
// pg_basebackup: this is what pg_basebackup does, with PostgreSQL's own backup functions and a copy of the files.

import { existsSync, rmSync } from 'node:fs'
import { copyFile as copy, mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import pg from 'pg'
import { clusterOf, findPostmaster, readPasswords } from './cluster.js'

export interface Backup {
  readonly at: string
  readonly version: string
  /** Recovery begins at the first place of the write-ahead log and must reach the second. */
  readonly from: string
  readonly to: string
  readonly files: number
  readonly bytes: number
}

const ABOUT = 'backup.json'
/** In the cluster of a house that was restored and has not been served since. */
const RESTORED = 'tapete-restored.json'
/** What PostgreSQL makes anew: of these only the folder is kept. */
const EMPTY = new Set(
  ['wal', 'replslot', 'dynshmem', 'notify', 'serial', 'snapshots', 'stat_tmp', 'subtrans'].map((name) => `pg_${name}`),
)
const LEFT_OUT = /^(postmaster\.(pid|opts)|pgsql_tmp.*|pg_internal\.init.*|backup_label|backup_manifest)$/
/** Of all who would copy the same cluster, in the database `postgres`, where every copy is made from. */
const LOCK = 7_417
const SEGMENT = /^[0-9A-F]{24}$/

const sync = async (path: string): Promise<void> => {
  const file = await open(path, 'r')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}

/** A file of ours, for its owner alone, on the disk when this returns. */
const write = async (path: string, text: string): Promise<void> => {
  await writeFile(path, text, { mode: 0o600 })
  await sync(path)
}

const isGone = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT'

interface Copied {
  files: number
  bytes: number
}

const copyFile = async (from: string, to: string, copied: Copied, durable = true): Promise<void> => {
  await copy(from, to)
  if (durable) await sync(to)
  copied.files += 1
  copied.bytes += (await stat(to)).size
}

const AT_ONCE = 16

/** A disk that is asked to write many files through does it faster than one after another. */
const severally = async <T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> => {
  for (let at = 0; at < items.length; at += AT_ONCE) await Promise.all(items.slice(at, at + AT_ONCE).map(work))
}

/** Files may come, grow and go meanwhile: whatever is half copied, the write-ahead log makes whole. */
const copyFolder = async (
  from: string,
  to: string,
  wanted: (name: string) => boolean,
  copied: Copied,
): Promise<void> => {
  await mkdir(to, { mode: 0o700 })
  await severally(await readdir(from, { withFileTypes: true }), async (entry) => {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (!wanted(entry.name)) return
    if (entry.isSymbolicLink()) throw new Error(`${source}: a cluster with tablespaces elsewhere is not backed up here`)
    if (entry.isDirectory()) await copyFolder(source, target, EMPTY.has(entry.name) ? () => false : wanted, copied)
    else
      try {
        await copyFile(source, target, copied)
      } catch (error) {
        if (!isGone(error)) throw error
        await rm(target, { force: true })
      }
  })
  await sync(to)
}

const copyLog = async (from: string, to: string, first: string, last: string, copied: Copied): Promise<void> => {
  await mkdir(join(to, 'archive_status'), { mode: 0o700 })
  const names = (await readdir(from)).filter((name) => SEGMENT.test(name) && name >= first && name <= last)
  // A log with a hole would only be missed on the day of the restore.
  if (!names.includes(first) || !names.includes(last)) throw new Error(`the log from ${first} to ${last} is not whole`)
  for (const name of names) await copyFile(join(from, name), join(to, name), copied)
  await sync(to)
}

const administrator = async (dataDir: string): Promise<pg.Client> => {
  const cluster = clusterOf(dataDir)
  const running = findPostmaster(cluster)
  if (!running?.ready) throw new Error(`no PostgreSQL is running in ${dataDir}`)
  const { postgres: password } = readPasswords(cluster)
  const place = { host: '127.0.0.1', port: running.port, user: 'postgres', password, database: 'postgres' }
  const client = new pg.Client(place)
  await client.connect()
  return client
}

const one = async <Row extends pg.QueryResultRow>(client: pg.Client, text: string, values: unknown[] = []) =>
  (await client.query<Row>(text, values)).rows[0] as Row

/** Copies the cluster of a data directory while it is in use. What was acknowledged before the call is in the copy. */
export const backUp = async (dataDir: string, folder: string): Promise<Backup> => {
  if (existsSync(folder)) throw new Error(`${folder} is there already`)
  const cluster = clusterOf(resolve(dataDir))
  const part = `${resolve(folder)}.part`
  const client = await administrator(resolve(dataDir))
  try {
    // Held by this connection and gone with it, however it ends.
    const { free } = await one<{ free: boolean }>(client, 'select pg_try_advisory_lock($1) as free', [LOCK])
    if (!free) throw new Error('another backup of this house is running')
    await rm(part, { recursive: true, force: true })
    await mkdir(dirname(part), { recursive: true })
    await mkdir(part, { mode: 0o700 })
    // Keeps the log of the meantime from being recycled; it ends with this connection, and so does the backup.
    await client.query(`select pg_create_physical_replication_slot($1, true, true)`, [`tapete_backup_${process.pid}`])
    const { lsn: from } = await one<{ lsn: string }>(client, `select pg_backup_start('tapete', true)::text as lsn`)
    const copied: Copied = { files: 0, bytes: 0 }
    const target = join(part, 'cluster')
    await copyFolder(cluster, target, (name) => !LEFT_OUT.test(name), copied)
    const stopped = await one<{ lsn: string; labelfile: string }>(
      client,
      'select lsn::text, labelfile from pg_backup_stop(false)',
    )
    await write(join(target, 'backup_label'), stopped.labelfile)
    const { last, version } = await one<{ last: string; version: string }>(
      client,
      `select pg_walfile_name($1) as last, current_setting('server_version') as version`,
      [stopped.lsn],
    )
    const first = /\(file ([0-9A-F]{24})\)/.exec(stopped.labelfile)?.[1] ?? ''
    await copyLog(join(cluster, 'pg_wal'), join(target, 'pg_wal'), first, last, copied)
    const about: Backup = { at: new Date().toISOString(), version, from, to: stopped.lsn, ...copied }
    await write(join(part, ABOUT), `${JSON.stringify(about, null, 2)}\n`)
    await sync(target)
    await sync(part)
    await rename(part, folder)
    await sync(dirname(part))
    return about
  } finally {
    await client.end()
  }
}

/** What a backup says of itself. */
export const aboutBackup = async (folder: string): Promise<Backup> =>
  JSON.parse(await readFile(join(folder, ABOUT), 'utf8')) as Backup

/** Puts a copy where a house finds its data. The next start recovers it to the moment the backup ended. */
export const restore = async (
  folder: string,
  dataDir: string,
  // A copy that is only tried is thrown away: it need not outlive a power cut.
  { sync: durable = true }: { readonly sync?: boolean } = {},
): Promise<Backup> => {
  const about = await aboutBackup(folder)
  const cluster = clusterOf(resolve(dataDir))
  if (existsSync(cluster)) throw new Error(`${cluster} is there already: move it away first`)
  await mkdir(dirname(cluster), { recursive: true, mode: 0o700 })
  const part = `${cluster}.part`
  await rm(part, { recursive: true, force: true })
  const copied: Copied = { files: 0, bytes: 0 }
  await copyWhole(join(folder, 'cluster'), part, copied, durable)
  // The label is not counted: it was written, not copied.
  if (copied.files !== about.files + 1) throw new Error(`${folder} has ${copied.files - 1} of ${about.files} files`)
  await write(join(part, RESTORED), `${JSON.stringify({ backup: about.at, at: new Date().toISOString() })}\n`)
  await sync(part)
  await rename(part, cluster)
  await sync(dirname(cluster))
  return about
}

/** Whether the house of this data directory was restored and nobody has seen to its draws yet. */
export const isRestored = (dataDir: string): boolean => existsSync(join(clusterOf(resolve(dataDir)), RESTORED))

export const restoreSeenTo = (dataDir: string): void =>
  rmSync(join(clusterOf(resolve(dataDir)), RESTORED), { force: true })

const copyWhole = async (from: string, to: string, copied: Copied, durable: boolean): Promise<void> => {
  await mkdir(to, { mode: 0o700 })
  await severally(await readdir(from, { withFileTypes: true }), async (entry) => {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) await copyWhole(source, target, copied, durable)
    else await copyFile(source, target, copied, durable)
  })
  if (durable) await sync(to)
}
