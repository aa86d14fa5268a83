// The commitments: each series and each deck begins in the log where it was due and nowhere else, and the file opens what
// has ended.

import { cardsIn, type Deck } from '../draws/deck.js'
import type { NotesDue } from '../draws/due.js'
import type { Commit, Cursor, DrawNotes } from '../draws/notes.js'
import { commitmentOf, deckSeedOf, isKeyInUse, isRunning, keyCommitmentOf } from '../draws/series.js'
import type { ExportEntry, ExportSeries, Opening } from './format.js'
import type { Tallies } from './report.js'

export interface CommitsCheck {
  /** `due` is what the entry must commit to, where it could be played again. The cursor stands before it. */
  entry(entry: ExportEntry, cursor: Cursor | null, due: NotesDue | undefined): void
  /** A deck shuffled again by the seed in the file, under the series that ran when it began. */
  deck(commit: Commit, deck: Deck, under: number): void
  end(cursor: Cursor | null): void
}

export const commitsIn = (notes: DrawNotes): readonly Commit[] =>
  (notes ?? []).filter((each): each is Commit => each.kind === 'commit')

const what = ({ series, deck }: Pick<Commit, 'series' | 'deck'>): string => `${deck ? 'deck' : 'series'} ${series}`

/** What an entry must commit to; the size of a series is for the house to say, and of a deck its cards. */
type Expected = Pick<Commit, 'series' | 'deck' | 'left' | 'besides'> & {
  readonly size?: number | undefined
  readonly hasKey: boolean
}

const expected = ({ series, deck }: NotesDue): readonly Expected[] => [
  ...(series ? [{ series: series.n, hasKey: series.faceDown, ...(series.left && { left: true as const }) }] : []),
  ...(deck
    ? [
        {
          ...{ series: deck.n, deck: true as const, size: cardsIn(deck.composition), hasKey: false },
          ...(deck.besides && { besides: true as const }),
        },
      ]
    : []),
]

/**
 * By nothing but the log: the next numbers, and no deck of as many cards as the running one has left. A deck is replaced
 * because cards came back, or because the house was restored.
 */
const counted = (cursor: Cursor | null, commits: readonly Commit[]): readonly Expected[] => {
  const deck = commits.some(({ restored, left }) => restored || left) ? null : cursor?.deck
  const replaces = ({ deck: isDeck, size }: Commit) => isDeck && deck && size === deck.size - deck.dealt
  return commits
    .map(({ size: _, key, ...commit }, at) => ({
      ...commit,
      series: (cursor?.last ?? 0) + 1 + at,
      hasKey: key !== undefined,
    }))
    .filter((_, at) => !replaces(commits[at] as Commit))
}

const isSame = (a: Expected, b: Commit): boolean =>
  a.series === b.series &&
  a.deck === b.deck &&
  a.left === b.left &&
  a.besides === b.besides &&
  a.hasKey === (b.key !== undefined)

export const commitsCheck = ({ table, series }: Opening, tallies: Tallies): CommitsCheck => {
  const commitments = tallies.of('commitments')

  const wrong = (commit: Commit, { size }: Expected): string | undefined => {
    const told: ExportSeries | undefined = series[commit.series - 1]
    if (told?.n !== commit.series) return `${what(commit)} is not in the file`
    if (told.deck !== commit.deck) return `the file has another kind of series ${commit.series}`
    if (told.commitment !== commit.commitment) return `the log commits to another seed of ${what(commit)}`
    if (size !== undefined && size !== commit.size)
      return `${what(commit)} should have ${size} cards, not ${commit.size}`
    return told.size === commit.size ? undefined : `${what(commit)} was announced with ${commit.size} draws`
  }

  /** The keys the log committed to, by their series. */
  const keys = new Map<number, string>()

  const wrongKey = ({ n, key = null }: ExportSeries, cursor: Cursor | null): string | undefined => {
    if (key === null) return undefined
    if (cursor && isKeyInUse(n, cursor)) return `decks of series ${n} are still dealt and its key is known`
    const fits = keyCommitmentOf(table.id, n, Buffer.from(key, 'hex')) === keys.get(n)
    return fits ? undefined : `the key of series ${n} does not fit its commitment`
  }

  const unopened = (each: ExportSeries, cursor: Cursor | null): string | undefined => {
    const runs = cursor !== null && isRunning(each.n, cursor)
    const told = what({ series: each.n, ...(each.deck && { deck: true }) })
    if (each.n > (cursor?.last ?? 0)) return `the log never commits to ${told}`
    if (each.seed !== null && runs) return `${told} still runs and its seed is known`
    if (each.deck) return undefined
    if (each.seed === null) return runs ? undefined : `${told} has ended and is not opened`
    const fits = commitmentOf(table.id, each.n, Buffer.from(each.seed, 'hex')) === each.commitment
    return fits ? undefined : `the seed of ${told} does not fit its commitment`
  }

  return {
    entry: ({ seq, move, draw }, cursor, due) => {
      const commits = commitsIn(draw)
      if (move.by === 'chance') {
        for (const commit of commits) commitments.note(seq, `a commitment to ${what(commit)} on a move of chance`)
        return
      }
      const all = due ? expected(due) : counted(cursor, commits)
      for (const each of all)
        if (!commits.some((commit) => isSame(each, commit)))
          commitments.note(seq, `no commitment to ${what(each)}, which begins here`)
      for (const commit of commits) {
        const one = all.find((each) => isSame(each, commit))
        const why = one ? wrong(commit, one) : `a commitment to ${what(commit)}, which does not begin here`
        commitments.note(seq, why)
        if (commit.key !== undefined) keys.set(commit.series, commit.key)
      }
    },

    deck: (commit, deck, under) => {
      const { key } = series[under - 1] ?? {}
      const seed = key && deckSeedOf(table.id, commit.series, Buffer.from(key, 'hex')).toString('hex')
      const fits = deck.root === commit.commitment
      commitments.note(null, fits ? undefined : `the seed of ${what(commit)} does not fit its commitment`)
      if (seed)
        commitments.note(
          null,
          seed === series[commit.series - 1]?.seed
            ? undefined
            : `the seed of ${what(commit)} does not come from the key of series ${under}`,
        )
    },

    end: (cursor) => {
      for (const [index, each] of series.entries()) {
        const why = each.n === index + 1 ? unopened(each, cursor) : `series ${each.n} stands where ${index + 1} belongs`
        // A series that runs is neither opened nor wrong.
        if (why !== undefined || each.seed !== null) commitments.note(null, why)
        if (each.key != null) commitments.note(null, wrongKey(each, cursor))
      }
    },
  }
}
