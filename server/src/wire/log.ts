// What happened: entries of the log as somebody heard them, the signed export, the proof of the draws.

import { type Static, Type } from 'typebox'
import { answers } from './route.js'
import { Event, HolderName, Move } from './rules.js'
import {
  Config,
  Count,
  Digits,
  exactly,
  Hash,
  Instant,
  listOf,
  Nothing,
  optional,
  orNull,
  TableId,
  Text,
  Yes,
} from './shapes.js'
import { Mode } from './sight.js'

const tags = ['log']
const params = exactly({ id: TableId })

const heard = { version: Count, at: Instant, events: listOf(Event) }
export const HeardEntry = exactly(heard, { title: 'HeardEntry' })
export type HeardEntry = Static<typeof HeardEntry>

const committed = { kind: Type.Literal('commit'), series: Count, size: Count, commitment: Hash }
const proof = { index: Count, card: Text, salt: Text, path: listOf(Hash) }
export const Shown = exactly(proof, {
  title: 'Shown',
  description: 'A card of a deck, and the way from it to the root that was committed to.',
})
export type Shown = Static<typeof Shown>
export const DrawNote = Type.Union(
  [
    exactly({ ...committed, key: optional(Hash), left: optional(Yes), restored: optional(Yes) }),
    exactly({ ...committed, deck: Yes, besides: optional(Yes) }),
    exactly({ kind: Type.Literal('draw'), series: Count, index: Count, word: Count, words: Count }),
    exactly({
      ...{ kind: Type.Literal('deal'), series: Count, index: Count, count: Count },
      to: optional(listOf(HolderName)),
    }),
    exactly({ kind: Type.Literal('open'), series: Count, cards: listOf(Shown) }),
  ],
  { title: 'DrawNote', description: 'One of the things an entry says about chance.' },
)
export type DrawNote = Static<typeof DrawNote>

const fields = listOf(Text)
export const Hidden = Type.Union([exactly({ fields, digest: Hash }), exactly({ fields, salt: Text })], {
  title: 'Hidden',
  description:
    'Fields of the move, and secrets of the events, that most readers are not told. The hash covers their digest.',
})

const made = { person: orNull(Count), role: Text, move: Move, draw: orNull(listOf(DrawNote)), hash: Hash }
/** The rest than what was heard is there for those who review. */
export const LogEntry = exactly(
  {
    ...heard,
    person: optional(made.person),
    role: optional(made.role),
    move: optional(made.move),
    draw: optional(made.draw),
    hidden: optional(Hidden),
    hash: optional(made.hash),
  },
  { title: 'LogEntry' },
)
export type LogEntry = Static<typeof LogEntry>

const range = { from: Count, to: Count, entries: listOf(LogEntry) }
export const LogPage = exactly({ version: Count, ...range }, { title: 'LogPage' })
export type LogPage = Static<typeof LogPage>
export const RoundLog = exactly({ round: Count, ...range }, { title: 'RoundLog' })
export type RoundLog = Static<typeof RoundLog>

/** The lines of an exported log: the head, the series, the entries, the seal. */
export const ExportedLines = {
  head: exactly(
    {
      format: Text,
      version: Count,
      exportedAt: Instant,
      program: orNull(Hash),
      table: exactly({ id: Text, game: Text, config: Config, mode: Mode, rules: Text }),
      genesis: Hash,
      head: exactly({ seq: Count, hash: Hash }),
      key: exactly({ kty: Text, crv: Text, x: Text }),
    },
    { title: 'ExportedHead' },
  ),
  series: exactly(
    {
      ...{ n: Count, size: Count, commitment: Hash, seed: orNull(Hash) },
      ...{ deck: optional(Yes), key: optional(orNull(Hash)) },
    },
    { title: 'ExportedSeries' },
  ),
  entry: exactly(
    { seq: Count, at: Instant, events: listOf(Event), ...made, hidden: optional(Hidden) },
    { title: 'ExportedEntry' },
  ),
  seal: exactly({ signature: Text }, { title: 'ExportedSeal' }),
}

export const ExportedLog = Type.String({
  title: 'ExportedLog',
  contentMediaType: 'application/x-ndjson',
  description:
    'One canonical JSON value a line: an ExportedHead, ExportedSeries, ExportedEntry from seq 1 on, and an ExportedSeal, which signs the SHA-256 of all bytes before it.',
})

export const Series = exactly(
  {
    n: Count,
    size: Count,
    commitment: Hash,
    opened: orNull(Type.String({ description: 'The seed, once the series is over; of a deck never.' })),
    draws: Type.Integer({ description: 'Results drawn; of a deck its cards dealt.' }),
    voids: Type.Integer({ description: 'How often while it ran staff threw away what came, or had it come anew.' }),
    deck: optional(Yes),
  },
  { title: 'Series' },
)
export type Series = Static<typeof Series>

export const DeckProofs = exactly(
  {
    n: Count,
    size: Count,
    commitment: Hash,
    committed: Type.Integer({ description: 'The entry of the log that committed to it, before any of its cards.' }),
    shown: listOf(exactly({ version: Type.Integer({ description: 'The entry that showed it.' }), ...proof })),
    mine: Type.Immutable(Type.Array(Shown, { description: 'Of those that lie face down: what who asks has in hand.' })),
  },
  { title: 'DeckProofs' },
)
export type DeckProofs = Static<typeof DeckProofs>

export const logRoutes = {
  'GET /api/tables/:id/log': {
    tags,
    params,
    querystring: exactly({
      ...{ from: optional(Digits), to: optional(Digits) },
      by: optional(
        Type.String({
          pattern: '^[a-z-]{1,30}(,[a-z-]{1,30}){0,7}$',
          description: 'Only the last entries that these roles made: for those who review.',
        }),
      ),
    }),
    response: answers(LogPage),
  },
  'GET /api/tables/:id/rounds/:n': {
    tags,
    params: exactly({ id: TableId, n: Type.String({ pattern: '^[1-9][0-9]{0,8}$' }) }),
    querystring: Nothing,
    response: answers(RoundLog),
  },
  'GET /api/tables/:id/export': {
    tags,
    params,
    querystring: exactly({
      as: optional(
        Type.Literal('auditor', { description: 'With everything that is hidden: for the regulator, between rounds.' }),
      ),
    }),
    response: answers(ExportedLog),
  },
  'GET /api/tables/:id/fairness': {
    tags,
    params,
    querystring: exactly({
      to: optional(Digits),
    }),
    response: answers(exactly({ last: Count, series: listOf(Series) })),
  },
  'GET /api/tables/:id/decks/:n': {
    tags,
    params: exactly({ id: TableId, n: Type.String({ pattern: '^[1-9][0-9]{0,8}$' }) }),
    querystring: Nothing,
    response: answers(DeckProofs),
  },
}
