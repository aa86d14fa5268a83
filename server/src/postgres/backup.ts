// A copy of a running cluster, and a cluster from a copy. The embedded PostgreSQL comes without pg_dump and
// pg_basebackup: this is what pg_basebackup does, with PostgreSQL's own backup functions and a copy of the files.

import {
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
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
const SEGMENT = /^[0-9A-F]{24}$/

const sync = (path: string): void => {
  const file = openSync(path, 'r')
  try {
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}

const isGone = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT'

interface Copied {
  files: number
  bytes: number
}

const copyFile = (from: string, to: string, copied: Copied): void => {
  copyFileSync(from, to)
  sync(to)
  copied.files += 1
  copied.bytes += statSync(to).size
}

/** Files may come, grow and go meanwhile: whatever is half copied, the write-ahead log makes whole. */
const copyFolder = (from: string, to: string, wanted: (name: string) => boolean, copied: Copied): void => {
  mkdirSync(to, { mode: 0o700 })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (!wanted(entry.name)) continue
    if (entry.isSymbolicLink()) throw new Error(`${source}: a cluster with tablespaces elsewhere is not backed up here`)
    if (entry.isDirectory()) copyFolder(source, target, EMPTY.has(entry.name) ? () => false : wanted, copied)
    else
      try {
        copyFile(source, target, copied)
      } catch (error) {
        if (!isGone(error)) throw error
        rmSync(target, { force: true })
      }
  }
  sync(to)
}

const copyLog = (from: string, to: string, first: string, last: string, copied: Copied): void => {
  mkdirSync(join(to, 'archive_status'), { mode: 0o700 })
  const names = readdirSync(from).filter((name) => SEGMENT.test(name) && name >= first && name <= last)
  // A log with a hole would only be missed on the day of the restore.
  if (!names.includes(first) || !names.includes(last)) throw new Error(`the log from ${first} to ${last} is not whole`)
  for (const name of names) copyFile(join(from, name), join(to, name), copied)
  sync(to)
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
  rmSync(part, { recursive: true, force: true })
  const client = await administrator(resolve(dataDir))
  try {
    mkdirSync(dirname(part), { recursive: true })
    mkdirSync(part, { mode: 0o700 })
    // Keeps the log of the meantime from being recycled; it ends with this connection, and so does the backup.
    await client.query(`select pg_create_physical_replication_slot($1, true, true)`, [`tapete_backup_${process.pid}`])
    const { lsn: from } = await one<{ lsn: string }>(client, `select pg_backup_start('tapete', true)::text as lsn`)
    const copied: Copied = { files: 0, bytes: 0 }
    const target = join(part, 'cluster')
    copyFolder(cluster, target, (name) => !LEFT_OUT.test(name), copied)
    const stopped = await one<{ lsn: string; labelfile: string }>(
      client,
      'select lsn::text, labelfile from pg_backup_stop(false)',
    )
    writeFileSync(join(target, 'backup_label'), stopped.labelfile, { mode: 0o600 })
    sync(join(target, 'backup_label'))
    const { last, version } = await one<{ last: string; version: string }>(
      client,
      `select pg_walfile_name($1) as last, current_setting('server_version') as version`,
      [stopped.lsn],
    )
    const first = /\(file ([0-9A-F]{24})\)/.exec(stopped.labelfile)?.[1] ?? ''
    copyLog(join(cluster, 'pg_wal'), join(target, 'pg_wal'), first, last, copied)
    const about: Backup = { at: new Date().toISOString(), version, from, to: stopped.lsn, ...copied }
    writeFileSync(join(part, ABOUT), `${JSON.stringify(about, null, 2)}\n`, { mode: 0o600 })
    sync(join(part, ABOUT))
    sync(target)
    sync(part)
    renameSync(part, folder)
    sync(dirname(part))
    return about
  } finally {
    await client.end()
  }
}

/** Puts a copy where a house finds its data. The next start recovers it to the moment the backup ended. */
export const restore = (folder: string, dataDir: string): Backup => {
  const about = JSON.parse(readFileSync(join(folder, ABOUT), 'utf8')) as Backup
  const cluster = clusterOf(resolve(dataDir))
  if (existsSync(cluster)) throw new Error(`${cluster} is there already: move it away first`)
  mkdirSync(dirname(cluster), { recursive: true, mode: 0o700 })
  const part = `${cluster}.part`
  rmSync(part, { recursive: true, force: true })
  const copied: Copied = { files: 0, bytes: 0 }
  copyWhole(join(folder, 'cluster'), part, copied)
  // The label is not counted: it was written, not copied.
  if (copied.files !== about.files + 1) throw new Error(`${folder} has ${copied.files - 1} of ${about.files} files`)
  writeFileSync(join(part, RESTORED), `${JSON.stringify({ backup: about.at, at: new Date().toISOString() })}\n`)
  sync(join(part, RESTORED))
  sync(part)
  renameSync(part, cluster)
  sync(dirname(cluster))
  return about
}

/** Whether the house of this data directory was restored and nobody has seen to its draws yet. */
export const isRestored = (dataDir: string): boolean => existsSync(join(clusterOf(resolve(dataDir)), RESTORED))

export const restoreSeenTo = (dataDir: string): void =>
  rmSync(join(clusterOf(resolve(dataDir)), RESTORED), { force: true })

const copyWhole = (from: string, to: string, copied: Copied): void => {
  mkdirSync(to, { mode: 0o700 })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) copyWhole(source, target, copied)
    else copyFile(source, target, copied)
  }
  sync(to)
}
