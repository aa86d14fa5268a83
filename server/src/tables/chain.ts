// The hash chain of a table's log: each entry carries the hash of the one before it, so no entry can be changed, dropped
// or moved without breaking every hash that follows. `verify` imports this file: the server and the auditor hash alike.

import { createHash } from 'node:crypto'

/** A table as its chain begins. */
export interface ChainStart {
  readonly id: string
  readonly game: string
  readonly config: unknown
  readonly mode: string
  readonly rules: string
}

/** What an entry's hash covers. `at` is UTC with milliseconds, as `Date.prototype.toISOString` writes it. */
export interface ChainEntry {
  readonly table: string
  readonly seq: number
  readonly at: string
  readonly person: number | null
  readonly role: string
  readonly move: unknown
  readonly events: readonly unknown[]
  readonly draw: unknown
}

/**
 * JSON with one spelling: keys sorted by UTF-16 unit, no blanks, undefined members left out. What has no faithful JSON
 * (NaN, a function, undefined in a list) throws: a hash over a silent substitute would prove nothing.
 */
export const canonicalJson = (value: unknown): string => {
  if (typeof value === 'string') return JSON.stringify(value)
  if (value === null || typeof value === 'boolean') return String(value)
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw new TypeError(`no canonical JSON for ${value}`)
    return JSON.stringify(value)
  }
  if (typeof value !== 'object') throw new TypeError(`no canonical JSON for ${typeof value}`)
  // Every entry is hashed over this text, so it is put together piece by piece.
  let text = ''
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index += 1) text += (index > 0 ? ',' : '') + canonicalJson(value[index])
    return `[${text}]`
  }
  const prototype = Object.getPrototypeOf(value)
  if (prototype !== Object.prototype && prototype !== null)
    throw new TypeError('no canonical JSON for a class instance')
  for (const key of Object.keys(value).sort()) {
    const member = (value as Record<string, unknown>)[key]
    if (member !== undefined) text += `${text === '' ? '' : ','}${JSON.stringify(key)}:${canonicalJson(member)}`
  }
  return `{${text}}`
}

/** The hash before entry 1: it binds the log to its table, game, configuration, mode and rule set. */
export const chainStart = ({ id: table, game, config, mode, rules }: ChainStart): Buffer => {
  return createHash('sha256').update(canonicalJson({ table, game, config, mode, rules })).digest()
}

/** The hash of an entry, given the hash before it. A draw that is absent hashes as null. */
export const chainHash = (previous: Uint8Array, entry: ChainEntry): Buffer => {
  const { table, seq, at, person, role, move, events, draw } = entry
  const covered = { table, seq, at, person, role, move, events, draw: draw ?? null }
  return createHash('sha256').update(previous).update(canonicalJson(covered)).digest()
}

/** The seq of the first entry whose hash or place is wrong; undefined when the whole chain holds. */
export const chainBreak = (
  start: ChainStart,
  entries: readonly (ChainEntry & { readonly hash: Uint8Array })[],
): number | undefined => {
  let previous = chainStart(start)
  for (const [index, entry] of entries.entries()) {
    const hash = chainHash(previous, entry)
    if (entry.table !== start.id || entry.seq !== index + 1 || !hash.equals(entry.hash)) return index + 1
    previous = hash
  }
  return undefined
}
