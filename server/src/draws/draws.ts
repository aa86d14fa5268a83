// The draws of tables: what their entries say about chance, and the answers of chance, from the seeds that are kept.

import type { AnyGame, Move, Option, SeatId, Table } from '@tapete/engine'
import { answer } from './bounded.js'
import { chacha20 } from './chacha20.js'
import type { Deck } from './deck.js'
import { deckFits, inHand, type NotesDue, notesDue, type Played } from './due.js'
import { type Commit, type Cursor, type Deal, type DrawNote, type DrawNotes, decksOf, type Open } from './notes.js'
import { type CardsAsked, cardsAsked, chanceQuestion, ruleOf } from './questions.js'
import { type Decks, type DrawsOptions, seedsOf } from './seeds.js'
import {
  type AuditedSeries,
  auditedSeries,
  keyCommitmentOf,
  type PublicSeries,
  publicSeries,
  type Series,
  type SeriesStore,
  type Which,
} from './series.js'

export interface Drawing {
  readonly move: Move
  readonly draw: DrawNotes
}

export interface Draws {
  /** What an entry that is not of chance says about it; mostly null. */
  note(table: string, cursor: Cursor | null, played: Played): Promise<DrawNotes>
  /** The same of an entry that ends series and deck though they need not end, because their seeds may be known. */
  restart(table: string, cursor: Cursor, played: Played): Promise<DrawNotes>
  /** The answer to what the table asks. Asked again at the same place it is the same answer: a lost race redraws nothing. */
  draw(table: string, cursor: Cursor | null, game: AnyGame, state: Table): Promise<Drawing>
  /** Every series and deck the log has committed to, as anybody may know it. */
  published(table: string, cursor: Cursor | null, which?: Which): Promise<PublicSeries[]>
  /** The same for the auditor, who may know every seed that is drawn from no more. */
  audited(table: string, cursor: Cursor | null): Promise<AuditedSeries[]>
  /** The proofs of the cards that somebody has in hand, for themselves. */
  proofsFor(table: string, cursor: Cursor | null, state: Table, viewer: SeatId): Promise<readonly Open[]>
}

const openOf = (decks: Decks, { series, indices }: NotesDue['opens'][number]): Open => ({
  kind: 'open',
  series,
  cards: indices.map((index) => (decks.get(series) as Deck).shown(index)),
})

const commitTo = ({ table, n, size, commitment, key, deck }: Series): Commit => ({
  ...{ kind: 'commit', series: n, size, commitment },
  ...(key && { key: keyCommitmentOf(table, n, key.reveal()) }),
  ...(deck && { deck: true }),
})

/** The next cards of the running deck; what everybody sees of them is proved at once. */
const dealFrom = (deck: Deck, at: { series: number; dealt: number }, question: Option, asked: CardsAsked): Drawing => {
  const { series, dealt: index } = at
  const { field, count, to } = asked
  const cards = deck.cards.slice(index, index + count)
  const deal: Deal = { kind: 'deal', series, index, count, ...(to && { to }) }
  const move = { by: question.by, do: question.do, [field]: asked.asDetail(cards) }
  if (to) return { move, draw: [deal] }
  const indices = cards.map((_, place) => index + place)
  return { move, draw: [deal, openOf(new Map([[series, deck]]), { series, indices })] }
}

export const drawsOf = (store: SeriesStore, options: DrawsOptions = {}): Draws => {
  const { current, decksAt, prepareSeries, prepareDeck } = seedsOf(store, options)

  const notes = async (
    table: string,
    cursor: Cursor | null,
    decks: Decks,
    { opens, series, deck }: NotesDue,
  ): Promise<readonly DrawNote[]> => {
    const all: DrawNote[] = opens.map((open) => openOf(decks, open))
    const begun = series && (await prepareSeries(table, series.n, series.faceDown))
    if (begun) all.push({ ...commitTo(begun), ...(series.left && { left: true }) })
    if (!deck) return all
    const under = begun ?? (await current(table, cursor as Cursor))
    const next = await prepareDeck(table, deck.n, deck.composition, under)
    return [...all, { ...commitTo(next), ...(deck.besides && { besides: true }) }]
  }

  const orNull = (all: readonly DrawNote[]): DrawNotes => (all.length > 0 ? all : null)

  /** A move of chance may itself show hands. */
  const shownBy = async (table: string, cursor: Cursor, game: AnyGame, before: Table, move: Move, decks: Decks) => {
    if (!ruleOf(game, move.do)?.opens) return []
    const step = game.step(before, move)
    if (!step.ok) throw new Error(`${move.do} is refused: ${step.refusal.code}`)
    return notes(
      table,
      cursor,
      decks,
      notesDue(cursor, { game, before, move, after: step.state, events: step.events }, decks),
    )
  }

  const answered = async (table: string, cursor: Cursor, question: Option): Promise<Drawing> => {
    const { seed } = await current(table, cursor)
    const { move, word, words } = answer(question, chacha20(seed.reveal(), cursor.word))
    return { move, draw: [{ kind: 'draw', series: cursor.series, index: cursor.drawn, word, words }] }
  }

  const listed = async (table: string, cursor: Cursor | null, which?: Which): Promise<readonly Series[]> =>
    cursor ? store.list(table, which ?? { from: 1, to: cursor.last }) : []

  return {
    note: async (table, cursor, played) => {
      const decks = await decksAt(table, cursor)
      return orNull(await notes(table, cursor, decks, notesDue(cursor, played, decks)))
    },

    restart: async (table, cursor, played) => {
      const decks = await decksAt(table, cursor)
      const all = await notes(table, cursor, decks, notesDue(cursor, played, decks, { restored: true }))
      return all.map((note) => (note.kind === 'commit' && !note.deck ? { ...note, restored: true } : note))
    },

    draw: async (table, cursor, game, state) => {
      options.generator?.mustRun()
      const question = chanceQuestion(game, state)
      if (!question) throw new Error(`table ${table} asks nothing of chance`)
      if (!cursor) throw new Error(`table ${table} has committed to no series`)
      const asked = cardsAsked(game, question)
      const decks = await decksAt(table, cursor)
      const deck = cursor.deck && decks.get(cursor.deck.series)
      const fits = asked && deckFits(cursor.deck, decks, asked.composition)
      if (asked?.to && !fits) throw new Error(`table ${table} has committed to no deck of the cards it asks for`)
      const drawing =
        asked && fits && deck && cursor.deck
          ? dealFrom(deck, cursor.deck, question, asked)
          : await answered(table, cursor, question)
      const shown = await shownBy(table, cursor, game, state, drawing.move, decks)
      return shown.length > 0 ? { ...drawing, draw: [...(drawing.draw ?? []), ...shown] } : drawing
    },

    published: async (table, cursor, which) =>
      (await listed(table, cursor, which)).map((series) => publicSeries(series, cursor as Cursor)),

    audited: async (table, cursor) =>
      (await listed(table, cursor)).map((series) => auditedSeries(series, cursor as Cursor)),

    proofsFor: async (table, cursor, state, viewer) => {
      const decks = await decksAt(table, cursor)
      const hand = inHand(cursor, state, viewer, decks)
      return decksOf(cursor).flatMap(({ series }) => {
        const indices = hand.filter((card) => card.series === series).map(({ index }) => index)
        return indices.length > 0 ? [openOf(decks, { series, indices })] : []
      })
    },
  }
}
