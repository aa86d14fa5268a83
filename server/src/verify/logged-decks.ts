// What a log tells of its decks as it is read: which cards were dealt, and which of them shown.

import type { Composition, Deck, Shown } from '../draws/deck.js'
import type { KnownDecks } from '../draws/due.js'
import type { Commit, Deal } from '../draws/notes.js'

export interface LoggedDecks {
  /** What it is made of is known where the log could be played again, and its order where its seed is in the file. */
  begin(commit: Commit, composition: Composition | undefined, shuffled: Deck | undefined): void
  dealt(deal: Deal, cards: readonly string[]): void
  shown(series: number, card: Shown): void
  /** Whether every card of a deal was shown. */
  isShown(deal: Deal): boolean
  /** Whether a card of this name was shown from a deck that may still be on the table. */
  isProved(card: string): boolean
  shuffled(series: number): Deck | undefined
  /** Forgets every deck but these: no card of the others can be dealt or shown any more. */
  keep(series: ReadonlySet<number>): void
  /** The cards that were dealt, as the log has them. */
  known(): KnownDecks
}

interface Logged {
  readonly composition: Composition
  readonly cards: string[]
  readonly shuffled: Deck | undefined
  readonly shown: Map<number, string>
}

const UNKNOWN: Composition = { oneOf: [], weights: [] }

export const loggedDecks = (): LoggedDecks => {
  const decks = new Map<number, Logged>()
  let onTable: readonly Logged[] = []
  return {
    begin: ({ series, besides }, composition = UNKNOWN, shuffled) => {
      const deck: Logged = { composition, cards: [], shuffled, shown: new Map() }
      decks.set(series, deck)
      onTable = besides ? [...onTable, deck] : [deck]
    },
    dealt: ({ series, index }, cards) => {
      const deck = decks.get(series)
      for (const [at, card] of cards.entries()) if (deck) deck.cards[index + at] = card
    },
    shown: (series, { index, card }) => {
      decks.get(series)?.shown.set(index, card)
    },
    isShown: ({ series, index, count }) =>
      Array.from({ length: count }, (_, at) => decks.get(series)?.shown.has(index + at)).every(Boolean),
    isProved: (card) => onTable.some(({ shown }) => [...shown.values()].includes(card)),
    shuffled: (series) => decks.get(series)?.shuffled,
    keep: (series) => {
      for (const n of decks.keys()) if (!series.has(n)) decks.delete(n)
    },
    known: () => decks,
  }
}
