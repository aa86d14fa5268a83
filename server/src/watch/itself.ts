// The program checks itself: at its start, every day while it runs, and when somebody asks. Each result is an entry of the record
// of administration, which is never shortened, and the digest of what runs stands in exports and at /api/health.

import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Json } from '@tapete/engine'
import { append, BY_ITSELF, type Order, together } from '../administration/record.js'
import type { Pool, Queryable } from '../database/pool.js'
import { checkProgram, isBuilt, PROGRAM_ROOT, type ProgramCheck } from './program.js'

export const CHECKED = 'program-checked'
export const CHANGED = 'program-changed'
export const ACCEPTED = 'program-accepted'
const SUBJECT = 'program'
/** Of a program that was replaced, everything differs: who wants all of it asks `tapete digests`. */
const NAMED_MAX = 20

export interface ItselfOptions {
  readonly node: string
  /** Where the packages lie; tests have a program of their own. */
  readonly root?: string
  /** The file of the house is the operator's own: its digest is noted, and held against nothing. */
  readonly houseFile?: string | undefined
}

export interface Itself {
  /** The last result; null until the first is there, and while the program runs from its sources. */
  last(): ProgramCheck | null
  /** Reads every file again. Null: it runs from its sources, and nothing was built to hold it against. */
  check(): Promise<ProgramCheck | null>
  /** The same, with an entry in the record. */
  note(pool: Pool, order?: Order): Promise<ProgramCheck | null>
  /** Notes a result that is there already. */
  noteLast(pool: Pool): Promise<void>
  /** Ends a check that is under way. */
  stop(): void
  /** What was turned away at the start. */
  refuse(pool: Pool, checked: ProgramCheck): Promise<void>
  /** What the operator said at the start: this very program is to be served, though it is not what was built. */
  accept(pool: Pool, checked: ProgramCheck): Promise<void>
}

const AT_THE_START: Order = { by: { persons: [], names: [], role: 'command-line' }, why: null }

/** So many digits of a digest name it. */
const DIGITS_MIN = 16

/** Whether the operator named this program and no other: what is changed again has to be accepted again. */
export const isAccepted = ({ digest }: ProgramCheck, named: string | undefined): boolean =>
  named !== undefined && named.length >= DIGITS_MIN && digest.startsWith(named.toLowerCase())

export const toldDifferences = ({ changed, missing, added, expected }: ProgramCheck): string => {
  if (expected === null) return 'nothing tells what was built (npm run build)'
  const names = [...changed.map((name) => `${name} changed`), ...missing.map((name) => `${name} missing`)]
  const all = [...names, ...added.map((name) => `${name} added`)]
  const more = all.length > 3 ? ` and ${all.length - 3} more` : ''
  return `${all.slice(0, 3).join(', ')}${more}`
}

const noteOf = (check: ProgramCheck, node: string): { readonly [name: string]: Json } => {
  const { ok, digest, expected, changed, missing, added } = check
  const first = (names: readonly string[]): Json => names.slice(0, NAMED_MAX)
  return {
    ...{ ok, digest, expected, node },
    ...(!ok && { changed: first(changed), missing: first(missing), added: first(added) }),
  }
}

const fileDigest = async (path: string | undefined): Promise<string | null> =>
  path === undefined
    ? null
    : createHash('sha256')
        .update(await readFile(path))
        .digest('hex')

export const itselfOf = ({ node, root, houseFile }: ItselfOptions): Itself => {
  let last: ProgramCheck | null = null
  const over = new AbortController()
  const check = async (): Promise<ProgramCheck | null> => {
    if (root === undefined && !isBuilt()) return null
    last = await checkProgram(root ?? PROGRAM_ROOT, over.signal)
    return last
  }
  const write = async (db: Queryable, act: string, checked: ProgramCheck, order: Order): Promise<void> => {
    const after = { ...noteOf(checked, node), houseFile: await fileDigest(houseFile) }
    await append(db, order, { act, subject: SUBJECT, before: null, after })
  }

  return {
    last: () => last,
    check,
    note: async (pool, order = BY_ITSELF) => {
      const checked = await check()
      if (checked) await together(pool, (db) => write(db, checked.ok ? CHECKED : CHANGED, checked, order))
      return checked
    },
    noteLast: async (pool) => {
      const found = last
      if (found) await together(pool, (db) => write(db, found.ok ? CHECKED : CHANGED, found, BY_ITSELF))
    },
    stop: () => over.abort(),
    refuse: (pool, checked) => together(pool, (db) => write(db, CHANGED, checked, BY_ITSELF)),
    accept: (pool, checked) => together(pool, (db) => write(db, ACCEPTED, checked, AT_THE_START)),
  }
}
