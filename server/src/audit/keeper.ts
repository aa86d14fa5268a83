// Makes checkpoints as time goes by and sends each out of the house: to files that are only ever added to, and to a command
// that takes it wherever it should go. A place that cannot be reached gets what it missed the next time.

import { spawn } from 'node:child_process'
import type { KeyObject } from 'node:crypto'
import { appendFile, mkdir, open, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Pool } from '../database/pool.js'
import { readLine, type Signed, writtenLine } from './checkpoints.js'
import { checkpointsAfter, type KeptCheckpoint, makeCheckpoint, newestCheckpoint } from './kept.js'

export interface CheckpointPlaces {
  /** Files, or folders in which the file is called checkpoints.jsonl. */
  readonly files?: readonly string[]
  /** Gets each as one line of JSON on its standard input. */
  readonly command?: string
  readonly minutes?: number
}

export interface Keeper {
  /** One of this very moment, in all places. */
  make(): Promise<KeptCheckpoint>
  newest(): Promise<KeptCheckpoint | undefined>
  /** With a last one. */
  stop(): Promise<void>
}

export interface KeeperOptions extends CheckpointPlaces {
  readonly pool: Pool
  readonly key: KeyObject
  readonly onError: (error: Error) => void
}

export const CHECKPOINT_MINUTES = 15
export const CHECKPOINT_FILE = 'checkpoints.jsonl'
const COMMAND_MS = 60_000
const TAIL_BYTES = 4_000_000
const AT_ONCE = 100

interface Place {
  /** The number of the last one it has. */
  last: number | undefined
  send(checkpoint: Signed): Promise<void>
}

const fileOf = async (path: string): Promise<string> =>
  (await stat(path).catch(() => undefined))?.isDirectory() ? join(path, CHECKPOINT_FILE) : path

/** The last whole line of a file; undefined where there is none. */
const lastLine = async (path: string): Promise<string | undefined> => {
  const file = await open(path).catch(() => undefined)
  if (!file) return undefined
  try {
    const { size } = await file.stat()
    const length = Math.min(size, TAIL_BYTES)
    const { buffer } = await file.read(Buffer.alloc(length), 0, length, size - length)
    return buffer.toString('utf8').trimEnd().split('\n').at(-1)
  } finally {
    await file.close()
  }
}

const filePlace = (path: string): Place => ({
  last: undefined,
  send: async (checkpoint) => {
    const file = await fileOf(path)
    await mkdir(dirname(file), { recursive: true })
    await appendFile(file, `${writtenLine(checkpoint)}\n`, { flush: true })
  },
})

const commandPlace = (command: string): Place => ({
  last: undefined,
  send: (checkpoint) =>
    new Promise((resolve, reject) => {
      const child = spawn(command, { shell: true, stdio: ['pipe', 'ignore', 'ignore'], timeout: COMMAND_MS })
      child.once('error', reject)
      child.once('close', (code) =>
        code === 0 ? resolve() : reject(new Error(`the command for checkpoints failed (${code})`)),
      )
      // It may end without having read everything: its exit code tells.
      child.stdin.once('error', () => {})
      child.stdin.end(`${writtenLine(checkpoint)}\n`)
    }),
})

/** Where a file goes on: after its last line where the house knows that one, and else with what is made from now on. */
const resumeAt = async (pool: Pool, path: string, newest: number): Promise<number> => {
  const line = await lastLine(await fileOf(path))
  if (line === undefined || line === '') return 0
  const read = readLine(line)
  if (typeof read === 'string') return newest
  const [known] = await checkpointsAfter(pool, read.checkpoint.n - 1, 1)
  return known?.said === read.said ? known.n : newest
}

export const checkpointKeeper = async (options: KeeperOptions): Promise<Keeper> => {
  const { pool, key, onError, files = [], command, minutes = CHECKPOINT_MINUTES } = options
  const before = (await newestCheckpoint(pool))?.n ?? 0
  const places = await Promise.all(
    files.map(async (path) => Object.assign(filePlace(path), { last: await resumeAt(pool, path, before) })),
  )
  const all: Place[] = command === undefined ? places : [...places, { ...commandPlace(command), last: before }]

  const bring = async (place: Place): Promise<void> => {
    for (;;) {
      const due = await checkpointsAfter(pool, place.last ?? 0, AT_ONCE)
      for (const checkpoint of due) {
        await place.send(checkpoint)
        place.last = checkpoint.n
      }
      if (due.length < AT_ONCE) return
    }
  }

  /** One after another: two at once would send a place the same line twice. */
  let turn: Promise<unknown> = Promise.resolve()
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const done = turn.then(work, work)
    turn = done.catch(() => {})
    return done
  }
  const sendOut = async (): Promise<void> => {
    for (const place of all) await bring(place).catch(onError)
  }
  const made = (withinMs?: number): Promise<KeptCheckpoint> =>
    inTurn(async () => {
      const checkpoint = await makeCheckpoint(pool, key, withinMs)
      await sendOut()
      return checkpoint
    })

  const every = minutes * 60_000
  const tick = () => void made(every / 2).catch(onError)
  const timer = setInterval(tick, every)
  timer.unref()
  await made()
  return {
    make: () => made(),
    newest: () => newestCheckpoint(pool),
    stop: async () => {
      clearInterval(timer)
      await made().catch(onError)
    },
  }
}
