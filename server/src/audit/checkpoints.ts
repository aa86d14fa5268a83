// A checkpoint: the heads of every record of the house at one moment, signed, to be kept where the house cannot reach it.
// An end that was cut off, or a history written anew, is found by any checkpoint from before. Practice is left out: it is
// no money.

import { createHash, type KeyObject } from 'node:crypto'
import { canonicalJson } from '../tables/chain.js'
import { fingerprintOf, isSignedBy, type PublicKey, publicKeyOf, signText } from '../verify/key.js'

export const CHECKPOINT_FORMAT = 'tapete-checkpoint'

/** How far a record goes, and the hash there. */
export interface Head {
  readonly seq: number
  readonly hash: string
}

export interface TableHead extends Head {
  readonly id: string
  /** Of what is said about the table and in no log: room, name, robot, owner, when it was made. */
  readonly about: string
}

/** The chains there is one of. */
export const RECORDS = ['ledger', 'administration', 'sessions'] as const
export type RecordName = (typeof RECORDS)[number]

/** Everything a checkpoint says of the house. */
export interface Heads {
  readonly tables: readonly TableHead[]
  readonly records: { readonly [name in RecordName]: Head }
  /** What the accounts of each class hold, practice left out. */
  readonly balances: { readonly [kind: string]: number }
  /** The migrations applied, and what they defined: tables, laws, triggers, functions. */
  readonly schema: { readonly migrations: string; readonly defined: string }
}

export interface Checkpoint extends Heads {
  readonly format: typeof CHECKPOINT_FORMAT
  readonly version: 1
  readonly n: number
  readonly at: string
  /** The hash of the one before. */
  readonly previous: string | null
  readonly key: PublicKey
}

export interface Signed {
  /** Canonical JSON: what the signature covers, and the hash is taken of. */
  readonly said: string
  readonly signature: string
}

export const signCheckpoint = (
  heads: Heads,
  place: { readonly n: number; readonly at: string; readonly previous: string | null },
  key: KeyObject,
): Signed => {
  const { tables, records, balances, schema } = heads
  const checkpoint: Checkpoint = {
    ...{ format: CHECKPOINT_FORMAT, version: 1, ...place },
    ...{ tables, records, balances, schema, key: publicKeyOf(key) },
  }
  const said = canonicalJson(checkpoint)
  return { said, signature: signText(said, key) }
}

export const hashOf = (said: string): string => createHash('sha256').update(said).digest('hex')

const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const CODE_LETTERS = 24

/** The first 120 bits of the hash in letters nobody mistakes, by fours: short enough to print, to read out, or for a QR. */
export const codeOf = (said: string): string => {
  let bits = BigInt(`0x${hashOf(said).slice(0, (CODE_LETTERS * 5) / 4)}`)
  let letters = ''
  for (let count = 0; count < CODE_LETTERS; count += 1) {
    letters = LETTERS[Number(bits % 32n)] + letters
    bits /= 32n
  }
  return (letters.match(/.{4}/g) ?? []).join('-')
}

export const sameCode = (one: string, other: string): boolean => {
  const plain = (code: string) => code.toUpperCase().replace(/[^0-9A-Z]/g, '')
  return plain(one) === plain(other)
}

export const checkpointIn = (said: string): Checkpoint => JSON.parse(said) as Checkpoint

/** One line to print or to send: number, moment, code, and whose key signed it. */
export const printedLine = (said: string): string => {
  const { n, at, key } = checkpointIn(said)
  return `tapete ${n} ${at} ${codeOf(said)} ${fingerprintOf(key)}`
}

/** As a file has it: one JSON object a line. */
export const writtenLine = ({ said, signature }: Signed): string => JSON.stringify({ said, signature })

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The checkpoint of a line, or what is wrong with it. */
export const readLine = (line: string): { readonly checkpoint: Checkpoint; readonly said: string } | string => {
  try {
    const value: unknown = JSON.parse(line)
    if (!isRecord(value) || typeof value.said !== 'string' || typeof value.signature !== 'string')
      return 'is no checkpoint'
    const checkpoint = checkpointIn(value.said)
    if (checkpoint.format !== CHECKPOINT_FORMAT || checkpoint.version !== 1) return 'is no checkpoint'
    return isSignedBy(value.said, value.signature, checkpoint.key)
      ? { checkpoint, said: value.said }
      : 'its signature does not fit'
  } catch {
    return 'is no checkpoint'
  }
}

interface Mark {
  readonly hash: string
  readonly by: string
}

/** What checkpoints say, looked up place by place while the records are read. */
export interface Marks {
  /** What is wrong with an entry of a table's log; null when no checkpoint says otherwise. */
  at(table: string, seq: number, hash: string): string | null
  /** Whether a checkpoint saw more of the log than there is. */
  after(table: string, last: number): string | null
  record(name: RecordName, seq: number, hash: string): string | null
  recordAfter(name: RecordName, last: number): string | null
  readonly checkpoints: readonly Checkpoint[]
}

export const marksOf = (checkpoints: readonly Checkpoint[]): Marks => {
  const places = new Map<string, Map<number, Mark>>()
  const mark = (place: string, { seq, hash }: Head, by: string) => {
    const marks = places.get(place) ?? new Map<number, Mark>()
    places.set(place, marks.set(seq, { hash, by }))
  }
  for (const { n, at, tables, records } of checkpoints) {
    const by = `checkpoint ${n} of ${at}`
    for (const head of tables) mark(`table:${head.id}`, head, by)
    for (const name of RECORDS) mark(name, records[name], by)
  }
  const apart = (place: string, seq: number, hash: string): string | null => {
    const known = places.get(place)?.get(seq)
    return known && known.hash !== hash ? `entry ${seq}: its hash is not the one of ${known.by}` : null
  }
  const cut = (place: string, last: number): string | null => {
    const beyond = [...(places.get(place) ?? [])].find(([seq]) => seq > last)
    return beyond ? `ends at entry ${last}, and ${beyond[1].by} saw entry ${beyond[0]}` : null
  }
  return {
    at: (table, seq, hash) => apart(`table:${table}`, seq, hash),
    after: (table, last) => cut(`table:${table}`, last),
    record: apart,
    recordAfter: cut,
    checkpoints,
  }
}
