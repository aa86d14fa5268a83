// What an entry must say about chance: one function for who writes the log and who verifies it. It leaves the house no
// choice. Who knows a seed knows what would come, and could end a series or a deck to escape it.

import type { AnyGame, Event, Holder, Move, Table } from '@tapete/engine'
import { type Composition, isLeft } from './deck.js'
import { heldBy, told } from './hands.js'
import { type Cursor, type DeckCursor, decksOf } from './notes.js'
import { cardsAsked, chanceQuestion, dealsFaceDown, ruleOf } from './questions.js'

/** One entry as it was played. */
export interface Played {
  readonly game: AnyGame
  readonly before: Table
  readonly move: Move
  readonly after: Table
  readonly events: readonly Event[]
}

/** The cards of a deck by place, at least those that were dealt. */
export interface KnownDeck {
  readonly composition: Composition
  readonly cards: readonly string[]
}
/** By the number of the deck. */
export type KnownDecks = ReadonlyMap<number, KnownDeck>

export interface NotesDue {
  /** The cards to show, by deck. */
  readonly opens: readonly { readonly series: number; readonly indices: readonly number[] }[]
  /** `left`: the table leaves play and its decks end; `faceDown`: it has a key for the decks to come. */
  readonly series: { readonly n: number; readonly left: boolean; readonly faceDown: boolean } | null
  readonly deck: { readonly n: number; readonly composition: Composition; readonly besides: boolean } | null
}

const hasLeft = ({ status }: Table): boolean => status === 'closed' || status === 'sealed'

/**
 * The number of the series this entry must begin, or null. A series ends with the first move after its last draw that is
 * not of chance, and when the table leaves play, so that what was drawn can be checked.
 */
export const seriesDue = (cursor: Cursor | null, move: Move, after: Table): number | null => {
  if (move.by === 'chance') return null
  if (cursor === null) return 1
  const used = cursor.drawn > 0 || (cursor.deck?.dealt ?? 0) > 0
  return cursor.drawn >= cursor.size || (hasLeft(after) && used) ? cursor.last + 1 : null
}

/** Whether the running deck has exactly the cards that are asked for. */
export const deckFits = (deck: DeckCursor | null | undefined, decks: KnownDecks, asked: Composition): boolean => {
  const known = deck && decks.get(deck.series)
  return known ? isLeft(known.composition, known.cards.slice(0, deck.dealt), asked) : false
}

/** A deck for the cards that are asked for next, where the running one has others. */
const deckDue = (
  cursor: Cursor | null,
  { game, after }: Played,
  decks: KnownDecks,
  ended: boolean,
): Omit<NonNullable<NotesDue['deck']>, 'n'> | null => {
  // Most games have no decks: their every bet shall not ask what chance is asked next.
  const question = dealsFaceDown(game) ? chanceQuestion(game, after) : undefined
  const asked = question && cardsAsked(game, question)
  if (!asked || (!ended && deckFits(cursor?.deck, decks, asked.composition))) return null
  const holders = new Set(decksOf(cursor).flatMap(({ covered }) => covered.map(({ holder }) => holder)))
  return {
    composition: asked.composition,
    besides: [...holders].some((holder) => heldBy(after, holder).length > 0),
  }
}

/** The places of the covered cards that a holder has in hand; of equal ones those dealt last. */
export const inHand = (
  cursor: Cursor | null,
  state: Table,
  holder: Holder,
  decks: KnownDecks,
): readonly { readonly series: number; readonly index: number; readonly card: string }[] => {
  const held = heldBy(state, holder)
  return decksOf(cursor)
    .flatMap(({ series, covered }) =>
      covered
        .filter((card) => card.holder === holder)
        .map(({ index }) => ({ series, index, card: decks.get(series)?.cards[index] ?? '' })),
    )
    .toReversed()
    .filter(({ card }) => {
      const at = held.indexOf(card)
      if (at >= 0) held.splice(at, 1)
      return at >= 0
    })
    .toReversed()
}

/** What the move shows: of those whose hidden cards it opens, what its events tell everybody, and nothing else. */
const opensDue = (cursor: Cursor | null, played: Played, decks: KnownDecks): NotesDue['opens'] => {
  const { game, before, move, events } = played
  const holders = ruleOf(game, move.do)?.opens?.(before, move) ?? []
  if (holders.length === 0) return []
  const everybody = told(events)
  const open = [...new Set(holders)].flatMap((holder) => {
    const hand = inHand(cursor, before, holder, decks)
    const shown = hand.filter(({ card }) => everybody.has(card))
    if (hand.length > 0 && shown.length === 0)
      throw new Error(`${move.do} opens the cards of ${holder} and tells none of them`)
    return shown
  })
  return decksOf(cursor).flatMap(({ series }) => {
    const indices = open.filter((card) => card.series === series).map(({ index }) => index)
    return indices.length > 0 ? [{ series, indices: indices.sort((a, b) => a - b) }] : []
  })
}

/** `restored` ends the series and the deck that run though they need not end, because their seeds may be known. */
export const notesDue = (
  cursor: Cursor | null,
  played: Played,
  decks: KnownDecks,
  { restored = false }: { readonly restored?: boolean } = {},
): NotesDue => {
  const { move, after } = played
  const opens = opensDue(cursor, played, decks)
  if (move.by === 'chance') return { opens, series: null, deck: null }
  const last = cursor?.last ?? 0
  const n = restored ? last + 1 : seriesDue(cursor, move, after)
  const left = n !== null && hasLeft(after) && decksOf(cursor).length > 0
  const deck = deckDue(cursor, played, decks, left || restored)
  const series = n === null ? null : { n, left, faceDown: dealsFaceDown(played.game) }
  return { opens, series, deck: deck && { n: (n ?? last) + 1, ...deck } }
}
