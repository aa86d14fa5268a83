// The cards that were shown: each was dealt face down from a deck of this table, was told to everybody by the very entry,
// and its path leads to the root committed to before the deal. And none was shown without that.

import { type AnyGame, isCard } from '@tapete/engine'
import { type Shown, verifyPath } from '../draws/deck.js'
import type { NotesDue } from '../draws/due.js'
import { told } from '../draws/hands.js'
import { type Cursor, type DeckCursor, decksOf } from '../draws/notes.js'
import { ruleOf } from '../draws/questions.js'
import type { ExportEntry } from './format.js'
import type { LoggedDecks } from './logged-decks.js'
import type { Tally } from './report.js'

export interface OpensCheck {
  /** `due` is what the entry must show, where it could be played again. The cursor stands after its deal. */
  entry(entry: ExportEntry, game: AnyGame, cursor: Cursor | null, due: NotesDue['opens'] | undefined): void
}

type Place = { readonly series: number; readonly index: number }
const name = ({ series, index }: Place): string => `card ${index} of deck ${series}`

/** The cards of a deck that chance lays on the table for everybody to see. */
const dealtOpenly = ({ draw }: ExportEntry): readonly Place[] =>
  (draw ?? []).flatMap((note) =>
    note.kind === 'deal' && !note.to
      ? Array.from({ length: note.count }, (_, at) => ({ series: note.series, index: note.index + at }))
      : [],
  )

export const opensCheck = (table: string, draws: Tally, decks: LoggedDecks): OpensCheck => {
  const unproved = ({ commitment, size }: DeckCursor, series: number, shown: Shown): string | undefined => {
    const { index, card, salt, path } = shown
    const dealt = decks.known().get(series)?.cards[index]
    if (!verifyPath(commitment, size, { table, series, index, card, salt }, path))
      return `${name({ series, index })} is not ${card}: the path does not lead to the root committed to`
    return dealt === undefined || dealt === card ? undefined : `${name({ series, index })} was dealt as ${dealt}`
  }

  /** Judges one card that an entry shows; `openly` are those it deals for everybody to see. */
  const judge = (entry: ExportEntry, cursor: Cursor | null, openly: ReadonlySet<string>) => {
    const everybody = told(entry.events)
    const onTable = new Map(decksOf(cursor).map((deck) => [deck.series, deck]))
    const covered = new Set(
      [...onTable].flatMap(([series, deck]) => deck.covered.map(({ index }) => name({ series, index }))),
    )
    return (series: number, card: Shown): string | undefined => {
      const deck = onTable.get(series)
      if (!deck) return `shows a card of deck ${series}, which is not on the table`
      const place = name({ series, index: card.index })
      if (!openly.has(place)) {
        if (!covered.has(place)) return `${place} does not lie face down`
        if (!everybody.has(card.card)) return `${place} is opened and nobody is told of it`
      }
      return unproved(deck, series, card)
    }
  }

  return {
    entry: (entry, game, cursor, due) => {
      const { seq, move, events, draw } = entry
      const openly = new Set(dealtOpenly(entry).map(name))
      const wrong = judge(entry, cursor, openly)
      const noted = new Set<string>()
      for (const open of draw ?? []) {
        if (open.kind !== 'open') continue
        for (const card of open.cards) {
          const place = name({ series: open.series, index: card.index })
          const why = noted.has(place) ? `${place} is shown twice` : wrong(open.series, card)
          draws.note(seq, why)
          noted.add(place)
          if (why === undefined) decks.shown(open.series, card)
        }
      }
      const shown = new Set(
        (due ?? []).flatMap(({ series, indices }) => indices.map((index) => name({ series, index }))),
      )
      for (const place of [...openly, ...shown])
        if (!noted.has(place)) draws.note(seq, `${place} is shown without its proof`)
      if (due)
        for (const place of noted)
          if (!openly.has(place) && !shown.has(place)) draws.note(seq, `${place} is opened and not shown`)
      // Where the table is not known, the names of the cards have to do.
      if (!due && ruleOf(game, move.do)?.opens)
        for (const card of told(events))
          if (isCard(card) && !decks.isProved(card)) draws.note(seq, `${card} is shown without its proof`)
    },
  }
}
