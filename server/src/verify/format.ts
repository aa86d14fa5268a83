// The exported log of a table, a line at a time: what table it is and where its log ends, the series its results came from,
// the whole log from its first entry, and a signature over all of that. Every line is canonical JSON, so there is one way to
// write a file, and it can be read, written and cut at a line by whoever holds one line in memory.

import type { Config, Event, Move } from '@tapete/engine'
import type { DrawNotes } from '../draws/notes.js'
import type { Hidden } from '../tables/chain.js'
import type { PublicKey } from './key.js'

export const FORMAT = 'tapete-log'
export const FORMAT_VERSION = 2
export const MEDIA_TYPE = 'application/x-ndjson'
export const MODES = ['digital', 'live', 'practice'] as const
export type Mode = (typeof MODES)[number]

export interface ExportEntry {
  readonly seq: number
  readonly at: string
  readonly person: number | null
  readonly role: string
  readonly move: Move
  readonly events: readonly Event[]
  readonly draw: DrawNotes
  /** Where the entry hides something: with the salt in the auditor's file, with the digest in every other. */
  readonly hidden?: Hidden
  readonly hash: string
}

export interface ExportSeries {
  readonly n: number
  readonly size: number
  readonly commitment: string
  readonly seed: string | null
  /** Its seed is for the auditor alone. */
  readonly deck?: true
  /** Where the seeds of its decks come from, for the auditor alone. */
  readonly key?: string | null
}

/** The first line. */
export interface ExportHead {
  readonly format: typeof FORMAT
  readonly version: typeof FORMAT_VERSION
  readonly exportedAt: string
  /** The digest of the program that wrote the file (`tapete digests`). */
  readonly program: string | null
  readonly table: {
    readonly id: string
    readonly game: string
    readonly config: Config
    readonly mode: Mode
    readonly rules: string
  }
  readonly genesis: string
  readonly head: { readonly seq: number; readonly hash: string }
  readonly key: PublicKey
}

/** What stands before the entries, as far as checking them needs it. */
export interface Opening {
  readonly table: ExportHead['table']
  readonly series: readonly ExportSeries[]
}

/** The last line: over the hash of all bytes before it. */
export interface ExportSeal {
  readonly signature: string
}

/** What is wrong with a value, or undefined. */
type Shape = (value: unknown) => string | undefined

const HASH = /^[0-9a-f]{64}$/
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/
const BASE64URL = /^[A-Za-z0-9_-]+$/

const shape =
  (fine: (value: unknown) => boolean, what: string): Shape =>
  (value) =>
    fine(value) ? undefined : `is not ${what}`
const matching = (pattern: RegExp, what: string) =>
  shape((value) => typeof value === 'string' && pattern.test(value), what)
const only = (constant: unknown) => shape((value) => value === constant, JSON.stringify(constant))
const count = shape((value) => Number.isSafeInteger(value) && (value as number) >= 0, 'a whole number')
const text = shape((value) => typeof value === 'string' && value !== '', 'a text')
const hash = matching(HASH, '32 bytes in hex')
const instant = matching(INSTANT, 'an instant in UTC with milliseconds')
const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const plain = shape(isPlain, 'an object')
const orNull =
  (inner: Shape): Shape =>
  (value) =>
    value === null ? undefined : inner(value)

const listOf =
  (inner: Shape): Shape =>
  (value) => {
    if (!Array.isArray(value)) return 'is not a list'
    for (const [index, item] of value.entries()) {
      const why = inner(item)
      if (why) return `[${index}] ${why}`
    }
    return undefined
  }

/** Exactly these members: one that is not known could mean something to another reader. */
const record =
  (members: { readonly [name: string]: Shape }): Shape =>
  (value) => {
    if (!isPlain(value)) return 'is not an object'
    for (const [name, inner] of Object.entries(members)) {
      const why = Object.hasOwn(value, name) ? inner(value[name]) : 'is missing'
      if (why) return `.${name} ${why}`
    }
    const stray = Object.keys(value).find((name) => !Object.hasOwn(members, name))
    return stray === undefined ? undefined : `.${stray.slice(0, 40)} is not known`
  }

type Members = { readonly [name: string]: Shape }

/** One member more, where the value has it. */
const withOwn = (members: Members, value: unknown, name: string, inner: Shape): Members =>
  isPlain(value) && Object.hasOwn(value, name) ? { ...members, [name]: inner } : members

/** The members that may be there besides, each the constant true. */
const withMarks =
  (members: Members, ...marks: readonly string[]): Shape =>
  (value) => {
    const there = isPlain(value) ? marks.filter((mark) => Object.hasOwn(value, mark)) : []
    return record({ ...members, ...Object.fromEntries(there.map((mark) => [mark, only(true)])) })(value)
  }

/** More cards than any deck has would only cost time. */
const DECK_MAX = 1000
const cards = shape(
  (value) => Number.isSafeInteger(value) && (value as number) >= 1 && (value as number) <= DECK_MAX,
  'a number of cards',
)
const holder = matching(/^(bank|seat:[1-9][0-9]{0,3})$/, 'a seat or the bank')
const commit = { kind: only('commit'), series: count, size: count, commitment: hash }
const deal = { kind: only('deal'), series: count, index: count, count: cards }
const salt = matching(/^[0-9a-f]{32}$/, '16 bytes in hex')
const shown = record({
  index: count,
  card: text,
  salt,
  path: listOf(hash),
})
const NOTES: { readonly [kind: string]: Shape } = {
  commit: (value) =>
    isPlain(value) && Object.hasOwn(value, 'deck')
      ? withMarks({ ...commit, size: cards, deck: only(true) }, 'besides')(value)
      : withMarks(withOwn(commit, value, 'key', hash), 'left', 'restored')(value),
  draw: record({ kind: only('draw'), series: count, index: count, word: count, words: count }),
  deal: (value) => record(withOwn(deal, value, 'to', listOf(holder)))(value),
  open: record({ kind: only('open'), series: count, cards: listOf(shown) }),
}
const note: Shape = (value) => {
  const known = isPlain(value) && typeof value.kind === 'string' && Object.hasOwn(NOTES, value.kind)
  return known ? NOTES[value.kind as string]?.(value) : 'is not a note about chance'
}
const series: Shape = (value) => {
  const members = { n: count, size: count, commitment: hash, seed: orNull(hash) }
  return withMarks(withOwn(members, value, 'key', orNull(hash)), 'deck')(value)
}

/** An entry that says nothing says null: one way to write it, one hash. */
const notes: Shape = (value) =>
  Array.isArray(value) && value.length === 0 ? 'is an empty list' : orNull(listOf(note))(value)

const hidden: Shape = (value) =>
  record({ fields: listOf(text), ...(isPlain(value) && Object.hasOwn(value, 'salt') ? { salt } : { digest: hash }) })(
    value,
  )

const entry: Shape = (value) => {
  const said = { seq: count, at: instant, person: orNull(count), role: text, move: plain, events: listOf(plain) }
  return record(withOwn({ ...said, draw: notes, hash }, value, 'hidden', hidden))(value)
}

const mode = shape((value) => (MODES as readonly unknown[]).includes(value), MODES.join(', '))

const head = record({
  format: only(FORMAT),
  version: only(FORMAT_VERSION),
  table: record({ id: text, game: text, config: plain, mode, rules: text }),
  exportedAt: instant,
  program: orNull(hash),
  genesis: hash,
  head: record({ seq: count, hash }),
  key: record({ kty: only('OKP'), crv: only('Ed25519'), x: matching(BASE64URL, 'base64url') }),
})

const seal = record({ signature: matching(BASE64URL, 'base64url') })

const SHAPES = { head, series, entry, seal }
export type LineKind = keyof typeof SHAPES

/** What a line is, after the first: told by what it has, so that one that is missing is not taken for another. */
export const kindOf = (value: unknown): Exclude<LineKind, 'head'> => {
  if (isPlain(value) && Object.hasOwn(value, 'signature')) return 'seal'
  return isPlain(value) && Object.hasOwn(value, 'n') ? 'series' : 'entry'
}

/** What is wrong with the form of a line; undefined when it can be read as what it is. */
export const lineProblem = (kind: LineKind, value: unknown): string | undefined => {
  const why = SHAPES[kind](value)
  return why && `${kind}${why.startsWith('is') ? ' ' : ''}${why}`
}
