// A series of results of one table: one seed, its commitment published before the first draw, the seed after the last.

import { createHash, randomBytes } from 'node:crypto'
import type { AnyGame, Move, Table } from '@tapete/engine'
import { canonicalJson } from '../tables/chain.js'
import { answer } from './bounded.js'
import { chacha20, KEY_BYTES } from './chacha20.js'
import { type Commit, type Cursor, chanceQuestion, type Draw, seriesDue } from './notes.js'
import { Secret } from './secret.js'

export const SERIES_SIZE = 100
const DOMAIN = 'tapete-series-1'

export interface Series {
  readonly table: string
  readonly n: number
  readonly size: number
  readonly commitment: string
  readonly seed: Secret
}

/** Keeps seeds. Two may be kept under one number, when it was prepared twice: the log commits to one of them. */
export interface SeriesStore {
  load(table: string, n: number, commitment: string): Promise<Series | null>
  /** The series the log has committed to, from 1 to `last`, in order. */
  loadUpTo(table: string, last: number): Promise<readonly Series[]>
  save(series: Series): Promise<void>
}

/** sha256, in hex, of {"domain":"tapete-series-1","seed":"<hex>","series":n,"table":"<id>"}. */
export const commitmentOf = (table: string, n: number, seed: Uint8Array): string =>
  createHash('sha256')
    .update(canonicalJson({ domain: DOMAIN, table, series: n, seed: Buffer.from(seed).toString('hex') }))
    .digest('hex')

export const newSeries = (
  table: string,
  n: number,
  size: number,
  seed: Uint8Array = randomBytes(KEY_BYTES),
): Series => ({
  table,
  n,
  size,
  commitment: commitmentOf(table, n, seed),
  seed: new Secret(seed),
})

declare const opened: unique symbol
/** A seed in hex that may be shown. Only `publicSeries` makes one, and only of a series that has ended. */
export type OpenedSeed = string & { readonly [opened]: true }

/** What anybody may know of a series. There is no place in it for the seed of one that runs. */
export interface PublicSeries {
  readonly n: number
  readonly size: number
  readonly commitment: string
  readonly seed: OpenedSeed | null
}

/** The series as anybody may know it: a series has ended when the log has committed to the next. */
export const publicSeries = ({ n, size, commitment, seed }: Series, cursor: Cursor): PublicSeries => ({
  n,
  size,
  commitment,
  seed: n < cursor.series ? (Buffer.from(seed.reveal()).toString('hex') as OpenedSeed) : null,
})

export interface Drawing {
  readonly move: Move
  readonly draw: Draw
}

export interface Draws {
  /** The note of an entry that is not of chance; mostly null. `after` is the table the move leaves. */
  note(table: string, cursor: Cursor | null, move: Move, after: Table): Promise<Commit | null>
  /** Ends the series though it need not end, because its seed may be known. */
  restart(table: string, cursor: Cursor): Promise<Commit>
  /** The answer to what the table asks. Asked again at the same place it is the same answer: a lost race redraws nothing. */
  draw(table: string, cursor: Cursor | null, game: AnyGame, state: Table): Promise<Drawing>
  /** Every series the log has committed to. */
  published(table: string, cursor: Cursor | null): Promise<PublicSeries[]>
}

export interface DrawsOptions {
  readonly size?: number
  readonly newSeed?: () => Uint8Array
}

export const drawsOf = (store: SeriesStore, options: DrawsOptions = {}): Draws => {
  const { size = SERIES_SIZE, newSeed = () => randomBytes(KEY_BYTES) } = options
  /** The running series of each table, to spare the store a question at every draw. */
  const running = new Map<string, Series>()
  /** The next series of each table, prepared for a move that was not written in the end. */
  const prepared = new Map<string, Series>()

  const current = async (table: string, cursor: Cursor): Promise<Series> => {
    const known = running.get(table)
    const { series: n, commitment } = cursor
    // A seed that does not belong to the commitment in the log would make every draw of the series unprovable.
    const series = known?.commitment === commitment ? known : await store.load(table, n, commitment)
    if (!series) throw new Error(`series ${n} of table ${table} is not kept`)
    running.set(table, series)
    prepared.delete(table)
    return series
  }

  const prepare = async (table: string, n: number): Promise<Commit> => {
    const before = prepared.get(table)
    const series = before?.n === n ? before : newSeries(table, n, size, newSeed())
    if (series !== before) await store.save(series)
    prepared.set(table, series)
    return { kind: 'commit', series: n, size: series.size, commitment: series.commitment }
  }

  return {
    note: async (table, cursor, move, after) => {
      const due = seriesDue(cursor, move, after)
      return due === null ? null : prepare(table, due)
    },

    restart: async (table, cursor) => ({ ...(await prepare(table, cursor.series + 1)), restored: true }),

    draw: async (table, cursor, game, state) => {
      const question = chanceQuestion(game, state)
      if (!question) throw new Error(`table ${table} asks nothing of chance`)
      if (!cursor) throw new Error(`table ${table} has committed to no series`)
      const { seed } = await current(table, cursor)
      const { move, word, words } = answer(question, chacha20(seed.reveal(), cursor.word))
      return { move, draw: { kind: 'draw', series: cursor.series, index: cursor.drawn, word, words } }
    },

    published: async (table, cursor) => {
      if (!cursor) return []
      const all = await store.loadUpTo(table, cursor.series)
      return all.map((series) => publicSeries(series, cursor))
    },
  }
}

/** Seeds in memory, for tests and for tables that live as long as the process. */
export const memorySeriesStore = (): SeriesStore => {
  const kept = new Map<string, Series>()
  const key = (table: string, n: number) => `${n} ${table}`
  return {
    load: async (table, n, commitment) => {
      const series = kept.get(key(table, n))
      return series?.commitment === commitment ? series : null
    },
    loadUpTo: async (table, last) =>
      Array.from({ length: last }, (_, index) => kept.get(key(table, index + 1))).filter(
        (series) => series !== undefined,
      ),
    save: async (series) => {
      kept.set(key(series.table, series.n), series)
    },
  }
}
