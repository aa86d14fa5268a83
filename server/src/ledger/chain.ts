// The chain over what no log of a table tells: deposits, withdrawals, what the house issues and returns. The database
// writes it with each set (migrations/001-ledger.sql, ledger_said); here it is computed again.

import { createHash } from 'node:crypto'
import type { Line } from './ledger.js'

export const LEDGER_START: Buffer = createHash('sha256').update('tapete-ledger-1').digest()

/** A set as its hash covers it. */
export interface ChainedSet {
  readonly seq: number
  readonly set: number
  /** Since 1970, in microseconds. */
  readonly micros: number
  readonly kind: string
  readonly key: string | null
  readonly person: number | null
  readonly memo: string | null
  readonly corrects: number | null
  readonly lines: readonly Line[]
}

export const ledgerHash = (previous: Uint8Array, chained: ChainedSet): Buffer => {
  const { seq, set, micros, kind, key, person, memo, corrects, lines } = chained
  const money = lines.map(({ account, amount }) => [account, amount])
  const said = JSON.stringify([seq, set, micros, kind, key, person, memo, corrects, money])
  return createHash('sha256').update(previous).update(said).digest()
}
