// The seeds a node works with: those of the running series and decks, from the store, and those prepared for what comes
// next.

import type { Composition, Deck } from './deck.js'
import type { Generator } from './generator.js'
import { type Cursor, decksOf } from './notes.js'
import {
  deckIn,
  deckSeedOf,
  newDeck,
  newSeries,
  SERIES_SIZE,
  type Series,
  type SeriesStore,
  type Shuffle,
} from './series.js'
import { sourceOf } from './source.js'

export interface DrawsOptions {
  readonly size?: number
  /** Where seeds come from, and whether anything is drawn now; a source of one's own where nobody watches a house. */
  readonly generator?: Pick<Generator, 'seed' | 'mustRun'>
  /** Tests know beforehand what chance will say. */
  readonly newSeed?: () => Uint8Array
  /** Another order of the cards than the seed gives: tests ask what changes with it. */
  readonly shuffle?: Shuffle
}

/** By their number. */
export type Decks = ReadonlyMap<number, Deck>
const NO_DECKS: Decks = new Map()

export interface Seeds {
  /** The series the log commits to last. */
  current(table: string, cursor: Cursor): Promise<Series>
  /** The decks that are dealt from or of which cards lie face down. */
  decksAt(table: string, cursor: Cursor | null): Promise<Decks>
  /** A new series, with a key for its decks where the game deals face down. */
  prepareSeries(table: string, n: number, faceDown: boolean): Promise<Series>
  /** A new deck of these cards, under a series: the same on every node. */
  prepareDeck(table: string, n: number, composition: Composition, under: Series): Promise<Series>
}

export const seedsOf = (store: SeriesStore, options: DrawsOptions): Seeds => {
  const { size = SERIES_SIZE, generator, shuffle } = options
  const newSeed = options.newSeed ?? generator?.seed ?? sourceOf().seed
  /** The running series of each table, to spare the store a question at every draw. */
  const running = new Map<string, Series>()
  /** The decks of each table that are dealt from or of which cards lie face down. */
  const shuffled = new Map<string, Decks>()
  /** The next series of each table, prepared for a move that was not written in the end. */
  const prepared = new Map<string, Series>()

  const load = async (table: string, n: number, commitment: string): Promise<Series> => {
    const series = await store.load(table, n, commitment)
    // A seed that does not belong to the commitment in the log would make every draw of the series unprovable.
    if (!series) throw new Error(`series ${n} of table ${table} is not kept`)
    return series
  }

  const current = async (table: string, { series: n, commitment }: Cursor): Promise<Series> => {
    const known = running.get(table)
    const series = known?.commitment === commitment ? known : await load(table, n, commitment)
    running.set(table, series)
    prepared.delete(table)
    return series
  }

  const decksAt = async (table: string, cursor: Cursor | null): Promise<Decks> => {
    const needed = decksOf(cursor)
    if (needed.length === 0) return NO_DECKS
    const known = shuffled.get(table)
    const decks = new Map<number, Deck>()
    for (const { series: n, commitment } of needed) {
      const before = known?.get(n)
      const deck = before?.root === commitment ? before : deckIn(await load(table, n, commitment), shuffle)
      if (!deck) throw new Error(`deck ${n} of table ${table} is not kept`)
      decks.set(n, deck)
    }
    shuffled.set(table, decks)
    return decks
  }

  /** What is prepared twice, because its first move was not written, is the same: nobody chooses between two. */
  const prepareSeries = async (table: string, n: number, faceDown: boolean): Promise<Series> => {
    const before = prepared.get(table)
    generator?.mustRun()
    if (before?.n === n) return before
    const series = newSeries(table, n, size, newSeed(), faceDown ? newSeed() : undefined)
    await store.save(series)
    prepared.set(table, series)
    return series
  }

  const prepareDeck = async (table: string, n: number, composition: Composition, under: Series): Promise<Series> => {
    generator?.mustRun()
    if (!under.key) throw new Error(`series ${under.n} of table ${table} has no key for decks`)
    const deck = newDeck(table, n, composition, deckSeedOf(table, n, under.key.reveal()), shuffle)
    await store.save(deck)
    return deck
  }

  return { current, decksAt, prepareSeries, prepareDeck }
}
