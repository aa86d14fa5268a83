// The database of the day behind a door: the embedded PostgreSQL on a disk of its own, or one that is given.

import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { launch } from '../postgres/launcher.js'
import { type Door, openDoor } from './door.js'

export interface DayDatabase {
  /** Through the door, as the nodes reach it. */
  readonly url: string
  /** Past the door, for the checks. */
  readonly direct: string
  /** Past the door, as whom the schema belongs to; undefined where it is the house's own. */
  readonly owner: string | undefined
  readonly door: Door
  /** What this database cannot suffer here, and why. */
  readonly spared: ReadonlyMap<string, string>
  kill(): void
  freeze(): void
  thaw(): void
  /** Nothing more can be written to its disk; and again. */
  fill(): void
  free(): void
  /** Once it can be written to again. */
  isBack(): Promise<void>
  stop(): Promise<void>
}

const DISK = '4g'
const BACK_TRIES = 120
const BACK_MS = 500

const parentOf = (pid: string): number | undefined => {
  try {
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[1])
  } catch {
    return undefined
  }
}

/** The postmaster and every backend: left alone, a backend would still finish its commit. */
const family = (postmaster: number): number[] =>
  process.platform === 'linux'
    ? [
        postmaster,
        ...readdirSync('/proc')
          .filter((name) => /^\d+$/.test(name) && parentOf(name) === postmaster)
          .map(Number),
      ]
    : [postmaster]

const signal = (pids: readonly number[], name: 'SIGKILL' | 'SIGSTOP' | 'SIGCONT'): void => {
  for (const pid of pids)
    try {
      process.kill(pid, name)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
    }
}

/** A disk in memory that can be made as small as what lies on it; only root may. */
const mounted = (folder: string): boolean => {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK},mode=700`, 'tapete-day', folder], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

const resize = (folder: string, size: string): void =>
  void execFileSync('mount', ['-o', `remount,size=${size}`, folder], { stdio: 'ignore' })

const through = (url: string, door: Door): string => {
  const at = new URL(url)
  at.hostname = '127.0.0.1'
  at.port = String(door.port)
  return at.href
}

const FILL_TRIES = 50

const NOT_OURS = 'the database was given'

const given = async (url: string): Promise<DayDatabase> => {
  const door = await openDoor()
  const at = new URL(url)
  door.lead(Number(at.port || 5432), at.hostname)
  const kinds = ['kill-database', 'freeze-database', 'full-disk']
  return {
    ...{ door, url: through(url, door), direct: url, owner: undefined },
    spared: new Map(kinds.map((kind) => [kind, NOT_OURS])),
    kill: () => {},
    freeze: () => {},
    thaw: () => {},
    fill: () => {},
    free: () => {},
    isBack: () => Promise.resolve(),
    stop: () => door.close(),
  }
}

const embedded = async (folder: string, onEvent: (text: string) => void): Promise<DayDatabase> => {
  const dataDir = join(folder, 'data')
  mkdirSync(dataDir, { recursive: true })
  const disk = mounted(dataDir)
  const door = await openDoor()
  // Killed, it is brought back by whoever started it, at the same address.
  const server = await launch({ dataDir, onEvent: (event) => onEvent(`the database is ${event}`) })
  door.lead(Number(new URL(server.url).port))
  const url = through(server.url, door)
  return {
    ...{ door, url, direct: server.url, owner: server.ownerUrl },
    spared: disk ? new Map() : new Map([['full-disk', 'a disk of its own takes root and Linux']]),
    kill: () => signal(family(server.pid), 'SIGKILL'),
    freeze: () => signal(family(server.pid), 'SIGSTOP'),
    thaw: () => signal(family(server.pid), 'SIGCONT'),
    fill: () => {
      // What is written between the look and the change makes the disk smaller than what lies on it, which it refuses.
      for (let tries = 1; ; tries += 1)
        try {
          const { blocks, bfree, bsize } = statfsSync(dataDir)
          return resize(dataDir, String((blocks - bfree) * bsize))
        } catch (error) {
          if (tries === FILL_TRIES) throw error
        }
    },
    free: () => resize(dataDir, DISK),
    isBack: async () => {
      for (let tries = 1; ; tries += 1)
        try {
          const client = new pg.Client({ connectionString: server.ownerUrl, connectionTimeoutMillis: 2_000 })
          await client.connect()
          await client.query('create temporary table written (it text)')
          return await client.end()
        } catch (error) {
          if (tries === BACK_TRIES) throw error
          await sleep(BACK_MS)
        }
    },
    stop: async () => {
      await server.stop()
      await door.close()
      // A backend that is still going holds it: it goes with the last of them.
      if (disk) execFileSync('umount', ['--lazy', dataDir])
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

export const databaseOf = (
  folder: string,
  url: string | undefined,
  onEvent: (text: string) => void,
): Promise<DayDatabase> => (url === undefined ? embedded(folder, onEvent) : given(url))
