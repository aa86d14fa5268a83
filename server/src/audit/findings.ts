// What an audit found wrong: the first of each kind in full, the others counted.

import type { Queryable } from '../database/pool.js'

/** Reads everything in one snapshot of the database. */
export type Reading = Queryable

export interface Findings {
  add(what: string): void
  readonly told: readonly string[]
  readonly count: number
}

const TOLD_MAX = 100

export const findings = (): Findings => {
  const told: string[] = []
  let count = 0
  return {
    add: (what) => {
      count += 1
      if (told.length < TOLD_MAX) told.push(what)
    },
    told,
    get count() {
      return count
    },
  }
}

const PAGE = 500

/** Rows in the order of their key, as many at a time as are well held in memory. `more` reads those after the last. */
export async function* pages<Row>(more: (after: Row | undefined, limit: number) => Promise<readonly Row[]>) {
  let after: Row | undefined
  for (;;) {
    const rows = await more(after, PAGE)
    yield* rows
    if (rows.length < PAGE) return
    after = rows.at(-1)
  }
}
