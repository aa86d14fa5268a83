// The draws: each series committed to in the log when it was due and opened to a seed that fits, every draw where the
// one before it ended, every answer the one its words give. So nothing was drawn again and nothing left out.

import type { AnyGame, Move, Option, Table } from '@tapete/engine'
import { type Answer, answer } from '../draws/bounded.js'
import { chacha20 } from '../draws/chacha20.js'
import { advance, type Commit, type Cursor, chanceQuestion, type Draw, seriesDue } from '../draws/notes.js'
import { commitmentOf } from '../draws/series.js'
import { canonicalJson } from '../tables/chain.js'
import type { ExportEntry, ExportFile, ExportSeries } from './format.js'
import type { Tallies } from './report.js'

export interface DrawsCheck {
  /** Before the entry is played: the answer of chance, from the state that asked. */
  before(entry: ExportEntry, game: AnyGame, state: Table): void
  /** After it: whether a series begins here. */
  after(entry: ExportEntry, state: Table): void
  /** When the log is through. */
  end(): void
}

const seedOf = (series: ExportSeries): Buffer | undefined =>
  series.seed === null ? undefined : Buffer.from(series.seed, 'hex')

/** A position past the end of the stream, or a question chance cannot answer, is a wrong draw like any other. */
const answered = (question: Option, seed: Buffer, word: number): Answer | string => {
  try {
    return answer(question, chacha20(seed, word))
  } catch (error) {
    return String(error)
  }
}

export const drawsCheck = ({ table, series }: ExportFile, tallies: Tallies): DrawsCheck => {
  const commitments = tallies.of('commitments')
  const draws = tallies.of('draws')
  const isLive = table.mode === 'live'
  let cursor: Cursor | null = null

  const misplaced = (draw: Draw): string | undefined => {
    if (!cursor) return 'drawn before any commitment'
    if (draw.series !== cursor.series) return `drawn from series ${draw.series} while ${cursor.series} runs`
    if (draw.index !== cursor.drawn) return `is draw ${draw.index} where ${cursor.drawn} belongs`
    if (draw.word !== cursor.word) return `begins at word ${draw.word}, the draw before ended at ${cursor.word}`
    return undefined
  }

  const misdrawn = (move: Move, draw: Draw, seed: Buffer, game: AnyGame, state: Table): string | undefined => {
    const question = chanceQuestion(game, state)
    if (!question) return 'the table asked nothing of chance'
    const due = answered(question, seed, draw.word)
    if (typeof due === 'string') return due
    if (canonicalJson(due.move) !== canonicalJson(move))
      return `the seed gives ${canonicalJson(due.move)}, the log has ${canonicalJson(move)}`
    return due.words === draw.words ? undefined : `takes ${due.words} words, the log says ${draw.words}`
  }

  const listed = (n: number): ExportSeries | undefined => (series[n - 1]?.n === n ? series[n - 1] : undefined)

  const takeDraw = (seq: number, move: Move, draw: Draw, game: AnyGame, state: Table): void => {
    const place = misplaced(draw)
    const of = listed(draw.series)
    const seed = of && seedOf(of)
    if (place !== undefined) draws.note(seq, place)
    else if (seed) draws.note(seq, misdrawn(move, draw, seed, game, state))
    else draws.skip()
    // Go on from what the log says, so that one wrong draw is told once.
    if (cursor?.series === draw.series) cursor = advance(cursor, draw)
  }

  const wrongCommit = (commit: Commit): string | undefined => {
    const told = listed(commit.series)
    if (!told) return `series ${commit.series} is not in the file`
    if (told.commitment !== commit.commitment) return `the log commits to another seed of series ${commit.series}`
    return told.size === commit.size ? undefined : `series ${commit.series} was announced with ${commit.size} draws`
  }

  return {
    before: ({ seq, move, draw }, game, state) => {
      const isDraw = draw?.kind === 'draw'
      if (move.by !== 'chance') {
        if (isDraw) draws.note(seq, 'a draw on a move that is not of chance')
      } else if (isLive) draws.note(seq, draw ? 'a live table draws nothing' : undefined)
      else if (isDraw) takeDraw(seq, move, draw, game, state)
      else draws.note(seq, 'no draw is recorded for this result')
    },

    after: ({ seq, move, draw }, state) => {
      const commit = draw?.kind === 'commit' ? draw : null
      // A restored house cannot prove that it was; the report counts how often it says so.
      const restored = commit?.restored && cursor !== null && move.by === 'clock'
      const due = isLive ? null : restored ? (cursor as Cursor).series + 1 : seriesDue(cursor, move, state)
      if (due === null && commit === null) return
      if (commit === null) commitments.note(seq, `no commitment to series ${due}, which begins here`)
      else if (commit.series !== due)
        commitments.note(seq, `a commitment to series ${commit.series}, which does not begin here`)
      else commitments.note(seq, wrongCommit(commit))
      cursor = advance(cursor, commit)
    },

    end: () => {
      const running = cursor?.series ?? 0
      for (const [index, each] of series.entries()) {
        const seed = seedOf(each)
        if (each.n !== index + 1) commitments.note(null, `series ${each.n} stands where ${index + 1} belongs`)
        else if (each.n > running) commitments.note(null, `the log never commits to series ${each.n}`)
        else if (seed && each.n === running) commitments.note(null, `series ${each.n} still runs and its seed is known`)
        else if (seed) {
          const fits = commitmentOf(table.id, each.n, seed) === each.commitment
          commitments.note(null, fits ? undefined : `the seed of series ${each.n} does not fit its commitment`)
        } else if (each.n < running) commitments.note(null, `series ${each.n} has ended and is not opened`)
      }
    },
  }
}
