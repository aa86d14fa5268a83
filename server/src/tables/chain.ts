// The hash chain of a table's log: each entry carries the hash of the one before it, so no entry can be changed, dropped
// or moved without breaking every hash that follows. `verify` imports this file: the server and the auditor hash alike.
//
// What an entry keeps from most of its readers (hidden fields of its move, secrets in its events) is covered by a digest
// under a salt: who may not read it checks every hash all the same, and finds no card by trying each of them.

import { createHash } from 'node:crypto'
import { redact, secretsOf } from '@tapete/engine'

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
  readonly hidden?: Hidden | null
}

/** The hidden fields of a move, with the salt for who reads everything, with the digest for everybody else. */
export type Hidden = { readonly fields: readonly string[] } & ({ readonly salt: string } | { readonly digest: string })

/** In place, as `sort` would: of the few keys of an object that makes more lists than it moves keys. */
const sorted = (keys: string[]): string[] => {
  for (let next = 1; next < keys.length; next += 1) {
    const key = keys[next] as string
    let at = next
    for (; at > 0 && (keys[at - 1] as string) > key; at -= 1) keys[at] = keys[at - 1] as string
    keys[at] = key
  }
  return keys
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
  for (const key of sorted(Object.keys(value))) {
    const member = (value as Record<string, unknown>)[key]
    if (member !== undefined) text += `${text === '' ? '' : ','}${JSON.stringify(key)}:${canonicalJson(member)}`
  }
  return `{${text}}`
}

/** The hash before entry 1: it binds the log to its table, game, configuration, mode and rule set. */
export const chainStart = ({ id: table, game, config, mode, rules }: ChainStart): Buffer => {
  return createHash('sha256').update(canonicalJson({ table, game, config, mode, rules })).digest()
}

const HIDDEN = 'tapete-hidden-1'

interface Said<M = unknown, E = unknown> {
  readonly move: M
  readonly events: readonly E[]
}

const fieldsOf = (move: unknown, wanted: (field: string) => boolean) =>
  Object.fromEntries(Object.entries(move as object).filter(([field]) => wanted(field)))

/** sha256, in hex, of {"domain","events","fields","salt"}: the fields by name, the secrets by their place in the events. */
const digestOf = ({ move, events }: Said, { fields, salt }: Extract<Hidden, { salt: string }>): string => {
  const kept = { fields: fieldsOf(move, (field) => fields.includes(field)), events: secretsOf(events, 'auditor') }
  return createHash('sha256')
    .update(canonicalJson({ domain: HIDDEN, salt, ...kept }))
    .digest('hex')
}

/** What of an entry nobody is kept from, and the digest of the rest. */
export const shownOf = <M, E>(said: Said<M, E>, hidden: Hidden): Said<M, E> & { readonly hidden: Hidden } => ({
  move: fieldsOf(said.move, (field) => !hidden.fields.includes(field)) as M,
  events: redact(said.events, 'public'),
  hidden: { fields: hidden.fields, digest: 'salt' in hidden ? digestOf(said, hidden) : hidden.digest },
})

/** Whether an entry tells what it is said to hide: nothing would hold it to that. */
export const tellsHidden = ({ move, events }: Said, hidden: Hidden): boolean =>
  'digest' in hidden && canonicalJson({ move, events, hidden }) !== canonicalJson(shownOf({ move, events }, hidden))

/** The hash of an entry, given the hash before it. A draw that is absent hashes as null. */
export const chainHash = (previous: Uint8Array, entry: ChainEntry): Buffer => {
  const { table, seq, at, person, role, move, events, draw, hidden } = entry
  const said = hidden ? shownOf({ move, events }, hidden) : { move, events }
  const covered = { table, seq, at, person, role, ...said, draw: draw ?? null }
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
