// How nodes wake each other: NOTIFY after commit on a connection of its own, many tables in one message. It carries only
// where each table is; whoever cares reads the log. A message that is lost costs time, never an entry.

import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { connectionOptions } from '../database/pool.js'

export interface Wake {
  /** Tell the other nodes that a table is at this version. */
  tell(table: string, version: number): void
  stop(): Promise<void>
}

export interface WakeOptions {
  readonly url: string
  readonly hear: (table: string, version: number) => void
  /** Messages may have been missed while the connection was down: look at everything that matters. */
  readonly reconnected: () => void
  readonly onError: (error: Error) => void
}

const CHANNEL = 'tapete'
const PAYLOAD_MAX = 7_900
const RETRY_MS = 500
const CONNECT_MS = 4_000
const ANSWER_MS = 10_000
/** The first change goes out at once; those that follow within this time share a message. */
const COALESCE_MS = 25

/** As many messages as needed: PostgreSQL takes less than 8000 bytes in one. Table ids are plain ASCII. */
export const messages = (node: string, versions: ReadonlyMap<string, number>): string[] => {
  const all: string[] = []
  let now = node
  for (const [table, version] of versions) {
    const item = ` ${table}=${version}`
    if (now.length + item.length > PAYLOAD_MAX) {
      all.push(now)
      now = node
    }
    now += item
  }
  if (now !== node) all.push(now)
  return all
}

export const startWake = async ({ url, hear, reconnected, onError }: WakeOptions): Promise<Wake> => {
  const node = randomUUID()
  let dirty = new Map<string, number>()
  let client: pg.Client | undefined
  let sending: Promise<void> | undefined
  let stopped = false
  let retry: NodeJS.Timeout | undefined

  const receive = (payload: string): void => {
    const [sender, ...items] = payload.split(' ')
    if (sender === node) return
    for (const item of items) {
      const [table, version] = item.split('=')
      if (table && version) hear(table, Number(version))
    }
  }

  const connect = async (): Promise<void> => {
    const fresh = new pg.Client({
      ...connectionOptions(url),
      connectionTimeoutMillis: CONNECT_MS,
      query_timeout: ANSWER_MS,
    })
    fresh.on('notification', ({ payload }) => receive(payload ?? ''))
    fresh.on('error', onError)
    fresh.once('end', () => lose(fresh))
    await fresh.connect()
    // A NOTIFY commits like any other transaction; waiting for the disk for it would halve the writes of everybody.
    await fresh.query(`set synchronous_commit = off; listen ${CHANNEL}`)
    client = fresh
  }

  const lose = (lost: pg.Client): void => {
    if (client === lost) client = undefined
    if (!stopped) again()
  }

  const again = (): void => {
    if (retry || stopped || client) return
    retry = setTimeout(async () => {
      retry = undefined
      try {
        await connect()
        reconnected()
        flush()
      } catch (error) {
        onError(error as Error)
        again()
      }
    }, RETRY_MS)
    retry.unref()
  }

  // One message is under way at a time; what changes meanwhile goes together in the next.
  const flush = (): void => {
    if (sending || !client || dirty.size === 0) return
    const [batch, by] = [dirty, client]
    dirty = new Map()
    const send = async () => {
      for (const message of messages(node, batch))
        await by.query({ name: 'wake', text: 'select pg_notify($1, $2)', values: [CHANNEL, message] })
      if (!stopped) await sleep(COALESCE_MS)
    }
    sending = send()
      .catch((error: Error) => {
        onError(error)
        for (const [table, version] of batch) dirty.set(table, Math.max(version, dirty.get(table) ?? 0))
        // A broken connection refuses at once, before it says that it ended: asked again, it would never come to say so.
        lose(by)
        by.end().catch(() => {})
      })
      .finally(() => {
        sending = undefined
        if (client && dirty.size > 0) flush()
      })
  }

  try {
    await connect()
  } catch (error) {
    // Whoever is refused a start tries again as a whole: this one must not come back by itself, heard by nobody.
    stopped = true
    clearTimeout(retry)
    throw error
  }
  return {
    tell: (table, version) => {
      dirty.set(table, Math.max(version, dirty.get(table) ?? 0))
      flush()
    },
    stop: async () => {
      stopped = true
      clearTimeout(retry)
      await sending
      flush()
      await sending
      await client?.end().catch(() => {})
    },
  }
}
