// Whether the house draws. Where the source of seeds fails on any node, every node stops: what one prepared the others draw
// from. What is drawn stays; nothing more is drawn until the tests pass again and somebody of the staff says so. The state is
// the last entry about it in the record of administration, and so outlives every node.

import type { Json } from '@tapete/engine'
import { append, BY_ITSELF, lastOf, type Order, together } from '../administration/record.js'
import type { Pool } from '../database/pool.js'
import type { SourceFault } from './health.js'
import { type Source, SourceDegraded } from './source.js'

const SUBJECT = 'generator'
export const STOPPED = 'generator-stopped'
const RESUMED = 'generator-resumed'
const ACTS = [STOPPED, RESUMED]

/** Asked to draw, or for a seed, while the house does not. */
export class DrawsStopped extends Error {
  constructor() {
    super('the generator of the house is stopped')
  }
}

export interface Stop {
  /** Since when; null until it is in the record. */
  readonly since: string | null
  readonly fault: SourceFault
  readonly node: string
}

export interface Generator {
  /** Throws `DrawsStopped` where nothing may be drawn. */
  mustRun(): void
  /** For a new series, from a source that passes. Throws `DrawsStopped` otherwise. */
  seed(): Uint8Array
  stopped(): Stop | null
  /** Tests the source, the first time as at a start, and learns what other nodes found. */
  look(): Promise<void>
  /** Learns what other nodes found. */
  hear(): Promise<void>
  /** Tests the source from the beginning; draws again when it passes. Answers what is still wrong. */
  resume(order: Order): Promise<SourceFault | null>
  onChange(listener: () => void): () => void
}

export interface GeneratorOptions {
  readonly pool: Pool
  readonly source: Source
  /** Which node of the house it is, for the record. */
  readonly node: string
  readonly onError?: (error: Error) => void
}

const stopIn = (after: Json, since: string): Stop => {
  const { fault, node } = after as Json & Omit<Stop, 'since'>
  return { since, fault, node }
}

export const generatorOf = ({ pool, source, node, onError = () => {} }: GeneratorOptions): Generator => {
  const listeners = new Set<() => void>()
  let stop: Stop | null = null
  /** The last entry this node acted on. */
  let seen = 0
  let begun = false

  const set = (next: Stop | null): void => {
    const changed = (stop === null) !== (next === null)
    stop = next
    if (changed) for (const listener of listeners) listener()
  }

  /** In the record once, though several nodes may find it at the same moment. */
  const record = async (fault: SourceFault): Promise<void> =>
    together(pool, async (db) => {
      await db.query('select pg_advisory_xact_lock(7416)')
      if ((await lastOf(db, SUBJECT, ACTS))?.act === STOPPED) return
      await append(db, BY_ITSELF, {
        act: STOPPED,
        subject: SUBJECT,
        before: null,
        after: { fault: { ...fault }, node },
      })
    })

  /** What the record says last, and what this node's own source says besides. */
  const read = async (): Promise<void> => {
    const last = await lastOf(pool, SUBJECT, ACTS)
    // Resumed by another node, whose source passed: this one's has to pass as well.
    if (last?.act === RESUMED && last.seq > seen && stop) source.tried()
    seen = last?.seq ?? 0
    const fault = source.fault()
    if (last?.act === STOPPED) set(stopIn(last.after, last.at))
    else if (fault) await found(fault)
    else set(null)
  }

  /** Nothing is drawn from this moment on; the record follows as soon as the database takes it. */
  const found = async (fault: SourceFault): Promise<void> => {
    set(stop ?? { since: null, fault, node })
    await record(fault)
  }

  const mustRun = (): void => {
    if (stop) throw new DrawsStopped()
  }

  return {
    mustRun,
    seed: () => {
      mustRun()
      try {
        return source.seed()
      } catch (error) {
        if (!(error instanceof SourceDegraded)) throw error
        found(error.fault).catch(onError)
        throw new DrawsStopped()
      }
    },
    stopped: () => stop,
    look: async () => {
      if (begun) source.look()
      else source.tried()
      begun = true
      // Before anybody else is asked: a database that does not answer must not keep this node drawing.
      const fault = source.fault()
      if (fault) set(stop ?? { since: null, fault, node })
      await read()
    },
    hear: read,
    resume: async (order) => {
      const fault = source.tried()
      if (fault) return fault
      await together(pool, async (db) => {
        await db.query('select pg_advisory_xact_lock(7416)')
        const last = await lastOf(db, SUBJECT, ACTS)
        if (last?.act !== STOPPED) return
        await append(db, order, { act: RESUMED, subject: SUBJECT, before: last.after, after: { node } })
      })
      await read()
      return source.fault()
    },
    onChange: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
