// The seeds a house keeps against what its logs committed to: each seed gives the commitment it stands beside, and nothing the
// log committed to is missing.

import { type Queryable, run, statement } from '../database/pool.js'
import { answer } from '../draws/bounded.js'
import { chacha20 } from '../draws/chacha20.js'
import type { Composition, Deck } from '../draws/deck.js'
import type { Commit, Deal, Draw, DrawNotes } from '../draws/notes.js'
import { cardsAsked, chanceQuestion } from '../draws/questions.js'
import { Secret } from '../draws/secret.js'
import { commitmentOf, deckIn, deckSeedOf, keyCommitmentOf } from '../draws/series.js'
import { canonicalJson } from '../tables/chain.js'
import type { LogEntry } from '../tables/log.js'
import type { Replica } from '../tables/replica.js'
import { pages } from './findings.js'

interface Row {
  readonly n: number
  readonly size: number
  readonly commitment: string
  readonly seed: Buffer
  readonly key: Buffer | null
  readonly deck: Composition | null
}

const COLUMNS = `n, size, encode(commitment, 'hex') as commitment, seed, deck_key as key, deck`
const FROM = statement(
  'audit-series',
  `select ${COLUMNS} from draw_series where table_id = $1 and (n, commitment) > ($2, decode($3, 'hex'))
    order by n, commitment limit $4`,
)
const NAMED = statement(
  'audit-series-named',
  `select ${COLUMNS} from draw_series where table_id = $1 and commitment = any (select decode(c, 'hex') from unnest($2::text[]) c)`,
)

const isCommit = (note: { readonly kind: string }): note is Commit => note.kind === 'commit'
const commitsIn = (draw: DrawNotes): readonly Commit[] => (draw ?? []).filter(isCommit)

const deckOf = (table: string, { n, size, commitment, seed, deck }: Row): Deck | undefined =>
  deck ? deckIn({ table, n, size, commitment, seed: new Secret(seed), deck }) : undefined

/** Whether a row gives its own commitment. */
const unfit = (table: string, row: Row): string | null => {
  const { n, size, commitment, seed, deck } = row
  if (!deck)
    return commitmentOf(table, n, seed) === commitment ? null : `series ${n}: its seed does not fit its commitment`
  try {
    const made = deckOf(table, row)
    return made?.root === commitment && made.cards.length === size ? null : `deck ${n}: its seed does not fit its root`
  } catch (error) {
    return `deck ${n}: ${(error as Error).message}`
  }
}

/** Every seed there is, used or only prepared; `last` is the number the log committed to last. */
export const seedsApart = async (db: Queryable, table: string, last: number): Promise<string | null> => {
  const more = (after: Row | undefined, limit: number) =>
    run<Row & Record<string, unknown>>(db, FROM, [table, after?.n ?? 0, after?.commitment ?? '', limit])
  for await (const row of pages(more)) {
    const wrong = unfit(table, row)
    if (wrong) return wrong
    if (row.n > last + 1) return `series ${row.n}: nothing in the log leads to it`
  }
  return null
}

/** What a table asked of chance against what the log answered, where the draw begins and what its seed gives there. */
const misdrawn = ({ game, state, cursor }: Replica, { move }: LogEntry, draw: Draw, seed: Buffer | undefined) => {
  if (draw.series !== cursor?.series || draw.index !== cursor.drawn || draw.word !== cursor.word)
    return 'drawn elsewhere than where the draw before it ended'
  const question = chanceQuestion(game, state)
  if (!question || !seed) return 'drawn where nothing was asked'
  const due = answer(question, chacha20(seed, draw.word))
  const same = canonicalJson(due.move) === canonicalJson(move) && due.words === draw.words
  return same ? null : `the seed gives ${canonicalJson(due.move)}, the log has ${canonicalJson(move)}`
}

const misdealt = ({ game, state, cursor }: Replica, { move }: LogEntry, deal: Deal, deck: Deck | undefined) => {
  if (deal.series !== cursor?.deck?.series || deal.index !== cursor.deck.dealt)
    return 'dealt elsewhere than from the top'
  const question = chanceQuestion(game, state)
  const cards = question && cardsAsked(game, question)
  if (!cards || !deck) return 'dealt where no cards were asked for'
  const due = cards.asDetail(deck.cards.slice(deal.index, deal.index + deal.count))
  return canonicalJson(due) === canonicalJson(move[cards.field]) ? null : 'other cards than the deck gives'
}

export interface SeriesAudit {
  /** Before its entries are followed: what they committed to. */
  page(entries: readonly LogEntry[]): Promise<void>
  /** An entry on the table it finds. */
  entry(before: Replica, entry: LogEntry): string | null
}

/** Follows what a log committed to and what it drew, page by page. */
export const seriesAudit = (db: Queryable, table: string): SeriesAudit => {
  /** Of the commitments of this page, and those still in use. */
  let kept = new Map<string, Row>()
  let running: Row | undefined
  let deck: Deck | undefined

  const committed = ({ series: n, size, commitment, key: keyed, deck: isDeck }: Commit): string | null => {
    const row = kept.get(commitment)
    if (row?.n !== n) return `${isDeck ? 'deck' : 'series'} ${n} is not kept`
    if (row.size !== size || (row.deck !== null) !== (isDeck ?? false)) return `series ${n} is not kept as committed to`
    if (isDeck) {
      const wrong = unfit(table, row)
      if (wrong) return wrong
      deck = deckOf(table, row)
      const ours = running?.key && deckSeedOf(table, n, running.key).equals(row.seed)
      return ours ? null : `deck ${n}: not of the key of its series`
    }
    running = row
    const fits = row.key ? keyCommitmentOf(table, n, row.key) === keyed : keyed === undefined
    return fits ? null : `series ${n}: its key for decks does not fit its commitment`
  }

  return {
    page: async (entries) => {
      const named = entries.flatMap(({ draw }) => commitsIn(draw).map(({ commitment }) => commitment))
      if (named.length === 0) return
      const rows = await run<Row & Record<string, unknown>>(db, NAMED, [table, named])
      kept = new Map(rows.map((row) => [row.commitment, row]))
    },
    entry: (before, entry) => {
      const about = (wrong: string | null) => wrong && `entry ${entry.seq}: ${wrong}`
      for (const commit of commitsIn(entry.draw)) {
        const wrong = committed(commit)
        if (wrong) return about(wrong)
      }
      if (entry.move.by !== 'chance' || before.cursor === null || before.outdated) return null
      const note = (entry.draw ?? []).find((each) => each.kind === 'draw' || each.kind === 'deal')
      if (!note) return about('no draw is recorded for this result')
      return about(
        note.kind === 'draw' ? misdrawn(before, entry, note, running?.seed) : misdealt(before, entry, note, deck),
      )
    },
  }
}
