// What the log says about chance. A table's results come in series and its hidden cards from decks; the log itself holds
// the commitment to each, before its first draw, which words or cards every draw used, and the proof of every card shown.
// Where a table stands is folded from these notes and from nothing else: the place of the next draw is written with the
// draw, in the same transaction. All of them are for everybody to read.

import type { Holder } from '@tapete/engine'
import type { Shown } from './deck.js'

/** Stands on an entry that is not of chance: a series or a deck begins here. Both are numbered in one row. */
export interface Commit {
  readonly kind: 'commit'
  readonly series: number
  /** How many draws at least; fixed now, so that nobody ends a series because of what would come. Of a deck its cards. */
  readonly size: number
  /** Of a series the hash of its seed, which may be opened when the next begins; of a deck the root over its cards. */
  readonly commitment: string
  /** Of a series of a game that deals face down: the hash of the key that the seeds of its decks come from. */
  readonly key?: string
  readonly deck?: true
  /** Of a deck: cards of the decks before are still in somebody's hand. */
  readonly besides?: true
  /** Of a series: the table left play, so its decks end too, and nobody has cards of theirs any more. */
  readonly left?: true
  /** On an entry of the clock: the house was restored from a backup, so series and deck end though they had not to. */
  readonly restored?: true
}

/** Stands on a move of chance: the answer was made of `words` words of the stream, from word `word` on. */
export interface Draw {
  readonly kind: 'draw'
  readonly series: number
  readonly index: number
  readonly word: number
  readonly words: number
}

/** Stands on a move of chance: the next `count` cards of the deck, from place `index` on. */
export interface Deal {
  readonly kind: 'deal'
  readonly series: number
  readonly index: number
  readonly count: number
  /** Whose each card is that lies face down; absent where everybody sees them, and then their proofs stand beside. */
  readonly to?: readonly Holder[]
}

/** Stands on the move that shows cards to everybody, with the proof of each. */
export interface Open {
  readonly kind: 'open'
  readonly series: number
  readonly cards: readonly Shown[]
}

export type DrawNote = Commit | Draw | Deal | Open

/** What one entry says about chance; null where it says nothing. */
export type DrawNotes = readonly DrawNote[] | null

/** A deck that is dealt from, or of which cards may still lie face down. */
export interface DeckCursor {
  readonly series: number
  /** The series that ran when it began, whose key gave its seed. */
  readonly under: number
  readonly size: number
  readonly commitment: string
  readonly dealt: number
  /** The cards that were dealt face down and not shown since, by their place in the deck. */
  readonly covered: readonly { readonly index: number; readonly holder: Holder }[]
}

/** Where a table stands in its series and decks; null before the first commitment. */
export interface Cursor {
  /** The number of the last series or deck committed to. */
  readonly last: number
  readonly series: number
  readonly size: number
  readonly commitment: string
  readonly drawn: number
  readonly word: number
  readonly deck: DeckCursor | null
  /** Decks that ended while their cards were in somebody's hand, oldest first. */
  readonly older: readonly DeckCursor[]
}

/** Every deck of which cards may still be shown, oldest first. */
export const decksOf = (cursor: Cursor | null): readonly DeckCursor[] =>
  cursor ? [...cursor.older, ...(cursor.deck ? [cursor.deck] : [])] : []

const begun = (cursor: Cursor | null, { series, size, commitment, left, restored }: Commit): Cursor => {
  const fresh = { last: series, series, size, commitment, drawn: 0, word: 0 }
  if (left || !cursor) return { ...fresh, deck: null, older: [] }
  return { ...cursor, ...fresh, ...(restored && { deck: null, older: decksOf(cursor) }) }
}

const shuffled = (cursor: Cursor | null, { series, size, commitment, besides }: Commit): Cursor => {
  if (cursor === null) throw new RangeError('a deck before the first series')
  const deck = { series, under: cursor.series, size, commitment, dealt: 0, covered: [] }
  return { ...cursor, last: series, deck, older: besides ? decksOf(cursor) : [] }
}

const dealt = (cursor: Cursor | null, { series, index, count, to = [] }: Deal): Cursor => {
  if (cursor?.deck?.series !== series) throw new RangeError(`a deal of deck ${series}, which does not run`)
  const covered = to.map((holder, at) => ({ index: index + at, holder }))
  const { deck } = cursor
  return { ...cursor, deck: { ...deck, dealt: index + count, covered: [...deck.covered, ...covered] } }
}

const shown = (cursor: Cursor | null, { series, cards }: Open): Cursor => {
  if (!cursor || !decksOf(cursor).some((deck) => deck.series === series))
    throw new RangeError(`cards of deck ${series}, which is not on the table`)
  const open = new Set(cards.map(({ index }) => index))
  const without = (deck: DeckCursor): DeckCursor =>
    deck.series === series ? { ...deck, covered: deck.covered.filter(({ index }) => !open.has(index)) } : deck
  return { ...cursor, deck: cursor.deck && without(cursor.deck), older: cursor.older.map(without) }
}

const drawn = (cursor: Cursor | null, { series, index, word, words }: Draw): Cursor => {
  if (cursor?.series !== series) throw new RangeError(`a draw of series ${series}, which does not run`)
  return { ...cursor, drawn: index + 1, word: word + words }
}

const noted = (cursor: Cursor | null, note: DrawNote): Cursor => {
  if (note.kind === 'commit') return note.deck ? shuffled(cursor, note) : begun(cursor, note)
  if (note.kind === 'draw') return drawn(cursor, note)
  return note.kind === 'deal' ? dealt(cursor, note) : shown(cursor, note)
}

export const advance = (cursor: Cursor | null, notes: DrawNotes): Cursor | null =>
  (notes ?? []).reduce<Cursor | null>(noted, cursor)
