// Verifies an exported log without trusting who exported it: bytes in as they come, the report out at the end. It never
// throws, and holds one line and one table, however long the log is (and a few hundred bytes for each series).

import { createHash } from 'node:crypto'
import { findGame } from '@tapete/engine'
import { canonicalJson } from '../tables/chain.js'
import type { FindGame } from '../tables/replica.js'
import { chainCheck } from './chain-check.js'
import { type Counts, countsOf } from './counts.js'
import { sealedText } from './export.js'
import { type ExportEntry, type ExportHead, type ExportSeal, type ExportSeries, kindOf, lineProblem } from './format.js'
import { fingerprintOf, isSignedBy } from './key.js'
import { lineReader } from './lines.js'
import { replayCheck, ruleSets } from './replay-check.js'
import { type CheckName, type Tallies, tallies, type VerifyReport } from './report.js'

export interface VerifyOptions {
  /** The fingerprint of whoever must have signed it. Without it nobody is known, and nothing is ok. */
  readonly key?: string | undefined
  /** The games of whoever verifies; those of the catalogue by itself. */
  readonly find?: FindGame
}

export interface Verifier {
  /** The next bytes of the file. False when it is no export: the rest changes nothing any more. */
  take(bytes: Uint8Array): boolean
  /** After the last bytes. */
  report(): VerifyReport
}

interface EntryCheck {
  entry(entry: ExportEntry): void
  end(): void
}

const UNKNOWN = {
  ...{ table: null, game: null, mode: null, rules: null, entries: 0, head: null, key: null },
  ...{ series: [], restored: [], voids: [], totals: { series: 0, restored: 0, voids: 0, unshown: 0 } },
}

const checkSignature = ({ key }: ExportHead, { signature }: ExportSeal, digest: string): string | undefined =>
  isSignedBy(sealedText(digest), signature, key) ? undefined : 'does not fit the file and its key'

/** Anybody can make a key and sign with it: whose it is, only a fingerprint known from elsewhere tells. */
const checkSigner = ({ key }: ExportHead, known: string | undefined): string | undefined => {
  const fingerprint = fingerprintOf(key)
  if (known === undefined) return `is of the key ${fingerprint}: nobody said whose that is`
  return known === fingerprint ? undefined : `is of the key ${fingerprint}, not of ${known}`
}

/** A check that breaks down has failed, once: what cannot be read cannot be believed. */
const guarded = (counted: Tallies, name: CheckName, begin: () => EntryCheck): EntryCheck => {
  let check: EntryCheck | undefined
  const attempt = (doing: () => void): void => {
    try {
      doing()
    } catch (error) {
      check = undefined
      counted.of(name).note(null, `cannot be checked: ${String(error)}`)
    }
  }
  attempt(() => {
    check = begin()
  })
  return { entry: (entry) => attempt(() => check?.entry(entry)), end: () => attempt(() => check?.end()) }
}

/** The checks of the entries, begun when everything before them is known. */
interface Begun extends EntryCheck {
  readonly counts: Counts
}

class NoExport extends Error {}

const utf8 = new TextDecoder('utf-8', { fatal: true })

const valueIn = (line: Buffer): unknown => {
  let text: string
  let value: unknown
  try {
    text = utf8.decode(line)
    value = JSON.parse(text)
  } catch {
    throw new NoExport('is not JSON')
  }
  // One way to write it: a member written twice, or in other letters, could mean something else to another reader.
  if (canonicalJson(value) !== text) throw new NoExport('is not written canonically')
  return value
}

export const verifier = ({ key: trusted, find = findGame }: VerifyOptions = {}): Verifier => {
  const counted = tallies()
  const lines = lineReader()
  const hash = createHash('sha256')
  const series: ExportSeries[] = []
  let head: ExportHead | undefined
  let seal: ExportSeal | undefined
  let begun: Begun | undefined
  let entries = 0
  let count = 0
  let problem: string | undefined

  const begin = (first: ExportHead): Begun => {
    const { table } = first
    const opening = { table, series }
    const game = table.mode === 'live' ? undefined : (find(table.game, table.rules) ?? find(table.game))
    const counts = countsOf(opening, game)
    const checks = [
      guarded(counted, 'hashes', () => chainCheck(first, counted)),
      guarded(counted, 'moves', () => replayCheck(opening, counted, find)),
    ]
    return {
      counts,
      entry: (entry) => {
        for (const check of checks) check.entry(entry)
        counts.entry(entry)
      },
      end: () => {
        for (const check of checks) check.end()
      },
    }
  }

  /** The value of a line in the form it must have where it stands. */
  const read = (line: Buffer): void => {
    if (seal) throw new NoExport('stands after the signature')
    const value = valueIn(line)
    const kind = head ? kindOf(value) : 'head'
    const why = lineProblem(kind, value)
    if (why !== undefined) throw new NoExport(why)
    if (!head) head = value as ExportHead
    else if (kind === 'seal') seal = value as ExportSeal
    else if (kind === 'series') {
      if (begun) throw new NoExport('is a series after the first entry')
      series.push(value as ExportSeries)
    } else {
      begun ??= begin(head)
      begun.entry(value as ExportEntry)
      entries += 1
    }
    if (!seal) hash.update(line).update('\n')
  }

  const fail = (error: unknown): void => {
    problem = `export, line ${count}: ${error instanceof NoExport ? error.message : String(error)}`
  }

  const whole = (): string | undefined => {
    if (problem !== undefined) return problem
    if (!head) return 'export is empty'
    return seal && lines.rest() === 0 ? undefined : 'export ends before its signature'
  }

  return {
    take: (bytes) => {
      if (problem !== undefined) return false
      try {
        for (const line of lines.take(bytes)) {
          count += 1
          read(line)
        }
      } catch (error) {
        fail(error)
      }
      return problem === undefined
    },

    report: () => {
      const why = whole()
      if (why !== undefined || !head || !seal) {
        const only = tallies()
        only.of('format').note(null, why)
        return { ok: false, ...UNKNOWN, checks: only.checks() }
      }
      counted.of('format').note(null, undefined)
      const checks = begun ?? begin(head)
      checks.end()
      const signed = { head, seal, digest: hash.digest('hex') }
      const once = (name: CheckName, check: () => string | undefined) =>
        guarded(counted, name, () => {
          counted.of(name).note(null, check())
          return { entry: () => {}, end: () => {} }
        })
      once('signature', () => checkSignature(signed.head, signed.seal, signed.digest))
      once('signer', () => checkSigner(signed.head, trusted))
      const done = counted.checks()
      const { table, key } = head
      return {
        ok: done.every(({ result }) => result === 'ok'),
        ...{ table: table.id, game: table.game, mode: table.mode, rules: ruleSets({ table, series }, find) },
        ...{ entries, head: head.head.hash, key: fingerprintOf(key) },
        ...checks.counts.told(),
        checks: done,
      }
    },
  }
}

/** A whole file, in as many parts as it comes. */
export const verifyFile = async (
  parts: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  options?: VerifyOptions,
): Promise<VerifyReport> => {
  const check = verifier(options)
  for await (const part of parts) if (!check.take(part)) break
  return check.report()
}
