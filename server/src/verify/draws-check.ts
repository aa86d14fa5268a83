// The draws: each series committed to in the log when it was due and opened to a seed that fits, every draw where the
// one before it ended, every answer the one its words give; each deck committed to before its first card, every card dealt
// in the order of the deck and shown with its proof. So nothing was drawn again and nothing left out. Where the seed of a
// deck is not in the file, what was never shown is not checked, only counted.

import type { AnyGame, Table } from '@tapete/engine'
import { deckOf, shuffled } from '../draws/deck.js'
import { type NotesDue, notesDue } from '../draws/due.js'
import { advance, type Commit, type Cursor, type DrawNote, decksOf } from '../draws/notes.js'
import { answersCheck, attempt } from './answers-check.js'
import { commitsCheck, commitsIn } from './commits-check.js'
import type { ExportEntry, Opening } from './format.js'
import { loggedDecks } from './logged-decks.js'
import { opensCheck } from './opens-check.js'
import type { Tallies } from './report.js'

/** The table before and after an entry, where the file has what it takes to play it again. */
export interface Replayed {
  readonly before: Table
  /** Undefined where the game refuses the move. */
  readonly after: Table | undefined
}

export interface DrawsCheck {
  entry(entry: ExportEntry, game: AnyGame, replayed?: Replayed): void
  /** When the log is through. */
  end(): void
}

export const drawsCheck = (opening: Opening, tallies: Tallies): DrawsCheck => {
  const { table, series } = opening
  const draws = tallies.of('draws')
  const decks = loggedDecks()
  const seedOf = (n: number): Buffer | undefined => {
    const listed = series[n - 1]
    return listed?.n === n && listed.seed !== null ? Buffer.from(listed.seed, 'hex') : undefined
  }
  const answers = answersCheck(draws, decks, seedOf)
  const opens = opensCheck(table.id, draws, decks)
  const commits = commitsCheck(opening, tallies)
  let cursor: Cursor | null = null

  const follow = (note: DrawNote): void => {
    try {
      cursor = advance(cursor, [note])
    } catch {
      // It has been told; go on from what the log says, so that one wrong note is told once.
    }
  }

  /** What the entry must say, where it could be played again. */
  const dueAt = (entry: ExportEntry, game: AnyGame, replayed?: Replayed): NotesDue | undefined => {
    if (!replayed?.after) return undefined
    const { seq, move, events, draw } = entry
    const { before, after } = replayed
    // A restored house cannot prove that it was; the report counts how often it says so.
    const restored = cursor !== null && move.by === 'clock' && commitsIn(draw).some((commit) => commit.restored)
    const due = attempt(() => notesDue(cursor, { game, before, move, after, events }, decks.known(), { restored }))
    if (typeof due !== 'string') return due
    draws.note(seq, due)
    return undefined
  }

  const begin = (commit: Commit, due: NotesDue | undefined): void => {
    const composition = due?.deck?.composition
    const seed = seedOf(commit.series)
    const again =
      seed &&
      composition &&
      deckOf({ table: table.id, series: commit.series }, composition, shuffled(seed, composition))
    if (again) commits.deck(commit, again, cursor?.series ?? 0)
    decks.begin(commit, composition, again)
  }

  const forget = (): void => {
    const onTable = new Set(decksOf(cursor).map((deck) => deck.series))
    answers.settle(onTable)
    decks.keep(onTable)
  }

  return {
    entry: (entry, game, replayed) => {
      const { seq, move, draw } = entry
      const notes = draw ?? []
      if (table.mode === 'live') {
        liveEntry(entry, tallies)
        return
      }
      const before = cursor
      const due = dueAt(entry, game, replayed)
      if (move.by === 'chance') {
        const answer = answers.entry(entry, game, cursor, replayed?.before)
        if (answer) follow(answer)
      } else if (notes.some(({ kind }) => kind === 'draw' || kind === 'deal'))
        draws.note(seq, 'a draw on a move that is not of chance')
      opens.entry(entry, game, cursor, due?.opens)
      commits.entry(entry, before, due)
      for (const note of notes) {
        if (note.kind === 'commit' && note.deck) begin(note, due)
        if (note.kind === 'open' || note.kind === 'commit') follow(note)
      }
      if (notes.some(({ kind }) => kind === 'commit')) forget()
    },

    end: () => {
      commits.end(cursor)
      answers.settle(new Set())
    },
  }
}

/** Where people turn the wheel and shuffle nothing is drawn. */
const liveEntry = ({ seq, move, draw }: ExportEntry, tallies: Tallies): void => {
  const begun = commitsIn(draw)
  if (move.by === 'chance' || (draw && draw.length > begun.length))
    tallies.of('draws').note(seq, draw ? 'a live table draws nothing' : undefined)
  for (const { series } of begun) tallies.of('commitments').note(seq, `a live table commits to no series ${series}`)
}
