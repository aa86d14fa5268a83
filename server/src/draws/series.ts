// A series of results of one table: one seed, its commitment published before the first draw, the seed after the last.
// A deck is kept alike; its seed is published to nobody but the auditor.

import { createHash, createHmac } from 'node:crypto'
import { canonicalJson } from '../tables/chain.js'
import { type Composition, type Deck, deckOf, type Shuffled, shuffled } from './deck.js'
import { type Cursor, decksOf } from './notes.js'
import { Secret } from './secret.js'

export const SERIES_SIZE = 100
const DOMAIN = 'tapete-series-1'
const KEY_DOMAIN = 'tapete-deck-key-1'
const SEED_DOMAIN = 'tapete-deck-seed-1'

export interface Series {
  readonly table: string
  readonly n: number
  readonly size: number
  readonly commitment: string
  readonly seed: Secret
  /** Of a series of a game that deals face down: where the seeds of its decks come from. */
  readonly key?: Secret
  /** What a deck was made of; a series has none. */
  readonly deck?: Composition
}

/** Both included. */
export interface Which {
  readonly from: number
  readonly to: number
}

/** Keeps seeds. Two may be kept under one number, when it was prepared twice: the log commits to one of them. */
export interface SeriesStore {
  load(table: string, n: number, commitment: string): Promise<Series | null>
  /** Series and decks the log has committed to, in order. */
  list(table: string, which: Which): Promise<readonly Series[]>
  save(series: Series): Promise<void>
}

/** sha256, in hex, of {"domain":"tapete-series-1","seed":"<hex>","series":n,"table":"<id>"}. */
export const commitmentOf = (table: string, n: number, seed: Uint8Array): string =>
  createHash('sha256')
    .update(canonicalJson({ domain: DOMAIN, table, series: n, seed: Buffer.from(seed).toString('hex') }))
    .digest('hex')

/** sha256, in hex, of {"domain":"tapete-deck-key-1","key":"<hex>","series":n,"table":"<id>"}. */
export const keyCommitmentOf = (table: string, n: number, key: Uint8Array): string =>
  createHash('sha256')
    .update(canonicalJson({ domain: KEY_DOMAIN, table, series: n, key: Buffer.from(key).toString('hex') }))
    .digest('hex')

/**
 * The seed of a deck: HMAC-SHA256 of {"domain":"tapete-deck-seed-1","series":n,"table":"<id>"} under the key its series
 * committed to. So every deck is settled before the first bet of its round, though its root is told when it is asked for:
 * a house that knows the bets has nothing left to choose.
 */
export const deckSeedOf = (table: string, n: number, key: Uint8Array): Buffer =>
  createHmac('sha256', key)
    .update(canonicalJson({ domain: SEED_DOMAIN, table, series: n }))
    .digest()

export const newSeries = (table: string, n: number, size: number, seed: Uint8Array, key?: Uint8Array): Series => ({
  table,
  n,
  size,
  commitment: commitmentOf(table, n, seed),
  seed: new Secret(seed),
  ...(key && { key: new Secret(key) }),
})

export type Shuffle = (seed: Uint8Array, composition: Composition) => Shuffled

/** The deck as it is dealt; undefined of a series. */
export const deckIn = ({ table, n, seed, deck }: Series, shuffle: Shuffle = shuffled): Deck | undefined =>
  deck && deckOf({ table, series: n }, deck, shuffle(seed.reveal(), deck))

export const newDeck = (
  table: string,
  n: number,
  composition: Composition,
  seed: Uint8Array,
  shuffle: Shuffle = shuffled,
): Series => {
  const { root, cards } = deckOf({ table, series: n }, composition, shuffle(seed, composition))
  return { table, n, size: cards.length, commitment: root, seed: new Secret(seed), deck: composition }
}

declare const opened: unique symbol
/** A seed in hex that may be shown. Only `publicSeries` makes one, and only of a series that has ended. */
export type OpenedSeed = string & { readonly [opened]: true }

/** What anybody may know of a series. There is no place in it for the seed of one that runs. */
export interface PublicSeries {
  readonly n: number
  readonly size: number
  readonly commitment: string
  readonly seed: OpenedSeed | null
  readonly deck?: true
}

const factsOf = ({ n, size, commitment, deck }: Series): Omit<PublicSeries, 'seed'> => ({
  ...{ n, size, commitment },
  ...(deck && { deck: true }),
})

const hex = (secret: Secret): string => Buffer.from(secret.reveal()).toString('hex')

/**
 * The series as anybody may know it: a series has ended when the log has committed to the next. The seed of a deck and the
 * key it comes from are shown to nobody: they would open the hands that were never shown.
 */
export const publicSeries = (series: Series, cursor: Cursor): PublicSeries => ({
  ...factsOf(series),
  seed: !series.deck && series.n < cursor.series ? (hex(series.seed) as OpenedSeed) : null,
})

declare const audited: unique symbol
type AuditedSeed = string & { readonly [audited]: true }

/** What the auditor may know: seeds and keys as soon as nothing comes from them and nothing of theirs is in play. */
export interface AuditedSeries extends Omit<PublicSeries, 'seed'> {
  readonly seed: AuditedSeed | null
  readonly key?: AuditedSeed | null
}

/** Whether draws, decks or cards in play still come from the series or deck of this number. */
export const isRunning = (n: number, cursor: Cursor): boolean =>
  n === cursor.series || decksOf(cursor).some(({ series }) => series === n)

/** Whether decks that are dealt from, or to come, have their seed of the key of this series. */
export const isKeyInUse = (n: number, cursor: Cursor): boolean =>
  n === cursor.series || decksOf(cursor).some(({ under }) => under === n)

export const auditedSeries = (series: Series, cursor: Cursor): AuditedSeries => {
  const { n, seed, key } = series
  return {
    ...factsOf(series),
    seed: isRunning(n, cursor) ? null : (hex(seed) as AuditedSeed),
    ...(key && { key: isKeyInUse(n, cursor) ? null : (hex(key) as AuditedSeed) }),
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
    list: async (table, { from, to }) =>
      Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => kept.get(key(table, from + index))).filter(
        (series) => series !== undefined,
      ),
    save: async (series) => {
      kept.set(key(series.table, series.n), series)
    },
  }
}
