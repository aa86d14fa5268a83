// What a verification says: every check, how much it covered, and where it first failed.

import type { Json } from '@tapete/engine'

export const CHECKS = [
  'format',
  'signature',
  'signer',
  'genesis',
  'sequence',
  'hashes',
  'rules',
  'moves',
  'events',
  'commitments',
  'draws',
  'money',
] as const

export type CheckName = (typeof CHECKS)[number]

export interface Check {
  readonly name: CheckName
  /** `not-run`: something before it failed so badly that there was nothing to check. */
  readonly result: 'ok' | 'failed' | 'not-run'
  readonly checked: number
  readonly failed: number
  /** What could not be checked: draws of a series that still runs, or all that follows a move the game refuses. */
  readonly skipped: number
  readonly first: Failure | null
}

/** What is wrong, for whoever tells it in their own words. */
export interface Difference {
  readonly expected?: Json
  readonly found?: Json
  /** The rules do not allow the move. */
  readonly refusal?: { readonly code: string; readonly cite: string }
}

export interface Failure extends Difference {
  readonly seq: number | null
  /** For developers, in a line. */
  readonly why: string
}

/** Only what was looked at, all of it, is correct: what waits for its seed, or was never reached, is pending. */
export const standingOf = ({
  result,
  checked,
  skipped,
}: Pick<Check, 'result' | 'checked' | 'skipped'>): 'ok' | 'failed' | 'pending' => {
  if (result === 'failed') return 'failed'
  return result === 'not-run' || skipped > 0 || checked === 0 ? 'pending' : 'ok'
}

export interface VerifyReport {
  readonly ok: boolean
  readonly table: string | null
  readonly game: string | null
  readonly mode: string | null
  /** The rule set the table was opened under, and the one in force here; null where the game is not known. */
  readonly rules: { readonly opened: string; readonly here: string | null } | null
  readonly entries: number
  /** The hash of the last entry: two exports of one table agree when one's head is in the other. */
  readonly head: string | null
  /** The fingerprint of the key that signed the file. */
  readonly key: string | null
  /** The last of them; `totals` counts all. */
  readonly series: readonly {
    readonly n: number
    readonly commitment: string
    readonly opened: boolean
    readonly draws: number
    /** How often while it ran a move threw away what came, or let it come anew. */
    readonly voids: number
    /** Of a deck: what was dealt and not shown, only the auditor can check. */
    readonly cards?: { readonly dealt: number; readonly shown: number }
  }[]
  /** The last entries at which the house says it was restored from a backup, and so ended a series before its time. */
  readonly restored: readonly number[]
  /** The last entries of a drawn table that threw away what came: who looks into it finds there who did, and why. */
  readonly voids: readonly number[]
  readonly totals: {
    readonly series: number
    readonly restored: number
    readonly voids: number
    /** Cards dealt from decks that are not opened, and never shown: only the auditor can check them. */
    readonly unshown: number
  }
  readonly checks: readonly Check[]
}

/** Counts one check. */
export interface Tally {
  /** One thing checked: `why` says what is wrong with it, undefined that nothing is. */
  note(seq: number | null, why: string | undefined, difference?: Difference): void
  skip(): void
}

export interface Tallies {
  of(name: CheckName): Tally
  checks(): Check[]
}

const WHY_MAX = 300

export const tallies = (): Tallies => {
  const counted = new Map<CheckName, { checked: number; failed: number; skipped: number; first: Check['first'] }>()
  return {
    of: (name) => {
      const count = counted.get(name) ?? { checked: 0, failed: 0, skipped: 0, first: null }
      counted.set(name, count)
      return {
        note: (seq, why, difference = {}) => {
          count.checked++
          if (why === undefined) return
          count.failed++
          count.first ??= { seq, why: why.slice(0, WHY_MAX), ...difference }
        },
        skip: () => {
          count.skipped++
        },
      }
    },
    checks: () =>
      CHECKS.map((name): Check => {
        const count = counted.get(name)
        if (!count) return { name, result: 'not-run', checked: 0, failed: 0, skipped: 0, first: null }
        return { name, result: count.failed > 0 ? 'failed' : 'ok', ...count }
      }),
  }
}
