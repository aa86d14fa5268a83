// The exported log of a table: the whole log from its first entry, the series its results came from, and a signature
// over the canonical JSON of everything but the signature.

import type { Config, Event, Move } from '@tapete/engine'
import type { DrawNote } from '../draws/notes.js'
import type { PublicKey } from './key.js'

export const FORMAT = 'tapete-log'
export const FORMAT_VERSION = 1
export const MODES = ['digital', 'live', 'practice'] as const
export type Mode = (typeof MODES)[number]

export interface ExportEntry {
  readonly seq: number
  readonly at: string
  readonly person: number | null
  readonly role: string
  readonly move: Move
  readonly events: readonly Event[]
  readonly draw: DrawNote | null
  readonly hash: string
}

export interface ExportSeries {
  readonly n: number
  readonly size: number
  readonly commitment: string
  readonly seed: string | null
}

export interface ExportFile {
  readonly format: typeof FORMAT
  readonly version: typeof FORMAT_VERSION
  readonly exportedAt: string
  readonly table: {
    readonly id: string
    readonly game: string
    readonly config: Config
    readonly mode: Mode
    readonly rules: string
  }
  readonly genesis: string
  readonly head: { readonly seq: number; readonly hash: string }
  readonly entries: readonly ExportEntry[]
  readonly series: readonly ExportSeries[]
  readonly key: PublicKey
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

const commit = record({ kind: only('commit'), series: count, size: count, commitment: hash })
const restored = record({
  ...{ kind: only('commit'), series: count, size: count, commitment: hash },
  restored: only(true),
})
const draw = record({ kind: only('draw'), series: count, index: count, word: count, words: count })
const note: Shape = (value) => {
  if (!isPlain(value) || value.kind !== 'commit') return draw(value)
  return (Object.hasOwn(value, 'restored') ? restored : commit)(value)
}

const entry = record({
  seq: count,
  at: instant,
  person: orNull(count),
  role: text,
  move: plain,
  events: listOf(plain),
  draw: orNull(note),
  hash,
})

const mode = shape((value) => (MODES as readonly unknown[]).includes(value), MODES.join(', '))

const file = record({
  format: only(FORMAT),
  version: only(FORMAT_VERSION),
  table: record({ id: text, game: text, config: plain, mode, rules: text }),
  exportedAt: instant,
  genesis: hash,
  head: record({ seq: count, hash }),
  entries: listOf(entry),
  series: listOf(record({ n: count, size: count, commitment: hash, seed: orNull(hash) })),
  key: record({ kty: only('OKP'), crv: only('Ed25519'), x: matching(BASE64URL, 'base64url') }),
  signature: matching(BASE64URL, 'base64url'),
})

/** What is wrong with the form of an export; undefined when it can be read as an `ExportFile`. */
export const formatProblem = (value: unknown): string | undefined => {
  const why = file(value)
  return why && `export${why.startsWith('is') ? ' ' : ''}${why}`
}
