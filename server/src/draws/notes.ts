// What the log says about chance. A table's results come in series; the log itself holds the commitment of each series,
// before its first draw, and which words of the stream every draw used. Where a table stands is folded from these notes
// and from nothing else: the place of the next draw is written with the draw, in the same transaction.

import type { AnyGame, Move, Option, Table } from '@tapete/engine'

/** Stands on an entry that is not of chance: the next series begins here, and the one before it may be opened. */
export interface Commit {
  readonly kind: 'commit'
  readonly series: number
  /** How many draws at least; fixed now, so that nobody ends a series because of what would come. */
  readonly size: number
  readonly commitment: string
  /** On an entry of the clock: the house was restored from a backup, so the series before ends though it had not to. */
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

export type DrawNote = Commit | Draw

/** Where a table stands in its series; null before the first commitment. */
export interface Cursor {
  readonly series: number
  readonly size: number
  readonly commitment: string
  readonly drawn: number
  readonly word: number
}

export const advance = (cursor: Cursor | null, note: DrawNote | null): Cursor | null => {
  if (note === null) return cursor
  if (note.kind === 'commit') {
    const { series, size, commitment } = note
    return { series, size, commitment, drawn: 0, word: 0 }
  }
  if (cursor === null || note.series !== cursor.series)
    throw new RangeError(`a draw of series ${note.series}, which does not run`)
  return { ...cursor, drawn: note.index + 1, word: note.word + note.words }
}

/**
 * The series this entry must begin, or null. It leaves the house no choice: who knows the seed knows what would come,
 * and could end a series to escape it. A series ends with the first move after its last draw that is not of chance,
 * and when the table leaves play, so that what was drawn can be checked.
 */
export const seriesDue = (cursor: Cursor | null, move: Move, after: Table): number | null => {
  if (move.by === 'chance') return null
  if (cursor === null) return 1
  const left = after.status === 'closed' || after.status === 'sealed'
  return cursor.drawn >= cursor.size || (left && cursor.drawn > 0) ? cursor.series + 1 : null
}

/** What the table asks of chance now: the most urgent question, the same for who draws and who verifies. */
export const chanceQuestion = (game: AnyGame, state: Table): Option | undefined =>
  game.due(state).find(({ option }) => option.by === 'chance')?.option ?? game.options(state, 'chance')[0]
