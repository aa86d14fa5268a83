// Starts the embedded PostgreSQL on a data directory, or adopts the one a killed process left running there.

import { type ChildProcess, spawn } from 'node:child_process'
import {
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { findPrograms, howToRun, invoke, own, type Programs, type RunAs, readable } from './binaries.js'
import {
  clusterOf,
  findPostmaster,
  isAlive,
  isPostmaster,
  makeCluster,
  type Passwords,
  readPasswords,
} from './cluster.js'
import { type Kept, keepUp } from './keeper.js'

export interface LaunchOptions {
  /** Where the cluster lives; made when missing. Left out with `ephemeral`. */
  readonly dataDir?: string
  /** A temporary data directory, removed by `stop`. */
  readonly ephemeral?: boolean
  /** Chosen by itself; named only to try the other ways. */
  readonly runAs?: RunAs
  /** Whether a server that is killed, or has no disk, is brought back at the same address; hears of it. */
  readonly onEvent?: Kept['onEvent']
}

export interface Launched {
  readonly url: string
  /** For migrations: the owner of the schema. */
  readonly ownerUrl: string
  readonly pid: number
  readonly dataDir: string
  /** Whether the server was already running. */
  readonly adopted: boolean
  stop(): Promise<void>
}

const OWNER = 'tapete_owner'
const READY_MS = 120_000
const STOP_MS = 60_000
const START_TRIES = 100
const RETURN_TRIES = 10
const PORT = 'port'
const LOG_BYTES_MAX = 10_000_000
const SETTINGS = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=200', 'max_wal_size=2GB']
/**
 * What a statement used stays with its connection: the allocator of GNU gives it back to the system each time and asks for it
 * again, which was a sixth of what a command costs. Others do not read it.
 */
const KEEP_MEMORY = { MALLOC_TRIM_THRESHOLD_: '33554432', MALLOC_TOP_PAD_: '1048576' }

export const launch = async (wanted: LaunchOptions): Promise<Launched> => {
  if (!wanted.ephemeral && wanted.dataDir === undefined) throw new Error('a data directory is needed')
  const runAs = wanted.runAs ?? howToRun()
  const found = await findPrograms()
  const programs = runAs === 'nobody' ? readable(found) : found
  if (wanted.ephemeral) sweep()
  const dataDir = wanted.ephemeral ? temporary() : madeReal(wanted.dataDir as string)
  own(dataDir, runAs)
  await makeCluster(dataDir, programs, runAs, { sync: !wanted.ephemeral })
  let server = await bringUp(dataDir, programs, runAs)
  const { port } = server
  const passwords = readPasswords(clusterOf(dataDir))
  const bringBack = async () => {
    server = await bringUp(dataDir, programs, runAs, { port, tries: RETURN_TRIES })
    if (server.port !== port) throw new Error(`PostgreSQL in ${dataDir} is at another address than it was`)
  }
  const isUp = () => isPostmaster(server.pid, clusterOf(dataDir))
  const letBe = wanted.onEvent && keepUp({ isUp, bringBack, onEvent: wanted.onEvent })

  const drop = () => {
    if (isPostmaster(server.pid, clusterOf(dataDir))) kill(server.pid, 'SIGKILL')
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 })
  }
  if (wanted.ephemeral) process.once('exit', drop)
  const place = `127.0.0.1:${server.port}/tapete`
  return {
    url: `postgres://tapete:${passwords.tapete}@${place}`,
    ownerUrl: `postgres://${OWNER}:${passwords.owner}@${place}`,
    get pid() {
      return server.pid
    },
    dataDir,
    adopted: server.adopted,
    stop: async () => {
      await letBe?.()
      await shutDown(clusterOf(dataDir), server.pid, wanted.ephemeral ? 'SIGQUIT' : 'SIGINT')
      if (!wanted.ephemeral) return
      process.off('exit', drop)
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

const madeReal = (folder: string): string => {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  return realpathSync(folder)
}

const PREFIX = 'tapete-ephemeral-'

const temporary = (): string => {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), PREFIX))
  writeFileSync(join(folder, 'owner'), String(process.pid))
  return folder
}

/** Removes what ephemeral servers left behind whose process was killed: their PostgreSQL would run for ever. */
const sweep = (): void => {
  const place = realpathSync(tmpdir())
  for (const name of readdirSync(place).filter((each) => each.startsWith(PREFIX))) {
    const folder = join(place, name)
    try {
      if (isAlive(Number(readFileSync(join(folder, 'owner'), 'utf8')))) continue
      const left = findPostmaster(clusterOf(folder))
      if (left) kill(left.pid, 'SIGKILL')
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    } catch {
      // Somebody else's, or being made or swept right now.
    }
  }
}

const bringUp = async (
  dataDir: string,
  programs: Programs,
  runAs: RunAs,
  { port: same, tries = START_TRIES }: { readonly port?: number; readonly tries?: number } = {},
): Promise<{ pid: number; port: number; adopted: boolean }> => {
  const cluster = clusterOf(dataDir)
  let complaint = ''
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const running = findPostmaster(cluster)
    const child = running ? undefined : start(dataDir, programs, runAs, same ?? (await portOf(dataDir)))
    const pid = running?.pid ?? (child?.pid as number)
    const port = await untilReady(cluster, pid, child)
    if (port !== undefined && (await prepare(port, readPasswords(cluster)))) {
      writeFileSync(join(dataDir, PORT), `${port}\n`)
      return { pid, port, adopted: !child }
    }
    // Another launcher was faster, the port was taken, or a killed server has not quite gone yet.
    complaint = lastLines(join(dataDir, 'postgres.log'))
    await sleep(100)
  }
  throw new Error(`PostgreSQL does not start in ${dataDir}:\n${complaint}`)
}

const start = (dataDir: string, programs: Programs, runAs: RunAs, port: number): ChildProcess => {
  const settings = [...SETTINGS, `port=${port}`].flatMap((setting) => ['-c', setting])
  const invocation = invoke(runAs, programs.postgres, ['-D', clusterOf(dataDir), ...settings], dataDir)
  const path = join(dataDir, 'postgres.log')
  const big = (statSync(path, { throwIfNoEntry: false })?.size ?? 0) > LOG_BYTES_MAX
  const log = openSync(path, big ? 'w' : 'a', 0o600)
  // Detached: Ctrl-C goes to the whole group of the terminal and must not stop the database under its server.
  const options = { ...invocation.options, env: { ...process.env, ...KEEP_MEMORY }, detached: true }
  const child = spawn(invocation.command, invocation.args, { ...options, stdio: ['ignore', log, log] })
  closeSync(log)
  child.once('error', () => {})
  child.unref()
  return child
}

/** The port once that server accepts connections; undefined when it ends before. */
const untilReady = async (cluster: string, pid: number, child?: ChildProcess): Promise<number | undefined> => {
  const deadline = performance.now() + READY_MS
  while (performance.now() < deadline) {
    if (pid === undefined || (child && child.exitCode !== null) || !isAlive(pid)) return undefined
    const server = findPostmaster(cluster)
    if (server?.pid === pid && server.ready) return server.port
    await sleep(10)
  }
  throw new Error(`PostgreSQL in ${cluster} is not ready after ${READY_MS / 1000} s`)
}

const freePort = (wanted = 0): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(wanted, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })

/** Where it was the last time, so that a node that waits for it to come back finds whoever brought it back. */
const portOf = (dataDir: string): Promise<number> => {
  let last = 0
  try {
    last = Number(readFileSync(join(dataDir, PORT), 'utf8')) || 0
  } catch {
    // The first start.
  }
  return freePort(last).catch(() => freePort())
}

const lastLines = (path: string): string => readFileSync(path, 'utf8').trim().split('\n').slice(-8).join('\n')

const isGone = (error: unknown): boolean =>
  ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', '57P01', '57P03'].includes((error as { code?: string }).code ?? '')

/** Makes the two roles and the database of the floor, once. False when the server goes away meanwhile. */
const prepare = async (port: number, passwords: Passwords): Promise<boolean> => {
  const at = { host: '127.0.0.1', port }
  const floor = new pg.Client({ ...at, user: 'tapete', password: passwords.tapete, database: 'tapete' })
  try {
    await floor.connect()
    return true
  } catch (error) {
    if (isGone(error)) return false
    const code = (error as { code?: string }).code
    // No such role, or no such database: the first start, or one that was killed between the two.
    if (code !== '28P01' && code !== '28000' && code !== '3D000') throw error
  } finally {
    await floor.end().catch(() => {})
  }
  const admin = new pg.Client({ ...at, user: 'postgres', password: passwords.postgres, database: 'postgres' })
  await admin.connect()
  try {
    await admin.query('select pg_advisory_lock(7411)')
    for (const [role, secret] of [[OWNER, passwords.owner] as const, ['tapete', passwords.tapete] as const]) {
      const { rowCount } = await admin.query('select from pg_roles where rolname = $1', [role])
      await admin.query(`${rowCount ? 'alter' : 'create'} role ${role} login password ${admin.escapeLiteral(secret)}`)
    }
    // Last: who can connect to it finds the roles made.
    const { rowCount: made } = await admin.query("select 1 from pg_database where datname = 'tapete'")
    if (!made) await admin.query(`create database tapete owner ${OWNER}`)
    return true
  } finally {
    await admin.end()
  }
}

const kill = (pid: number, signal: 'SIGINT' | 'SIGQUIT' | 'SIGKILL'): void => {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

/** SIGINT: open transactions are rolled back, everything committed is on disk. SIGQUIT: at once, nothing is kept. */
const shutDown = async (cluster: string, pid: number, signal: 'SIGINT' | 'SIGQUIT'): Promise<void> => {
  const deadline = performance.now() + STOP_MS
  if (isPostmaster(pid, cluster)) kill(pid, signal)
  while (isPostmaster(pid, cluster)) {
    if (performance.now() > deadline) throw new Error(`PostgreSQL (${pid}) does not stop`)
    await sleep(10)
  }
}
