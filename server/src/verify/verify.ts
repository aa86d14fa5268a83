// Verifies an exported log without trusting who exported it. Pure: the file in, the report out; it never throws.

import { findGame, voidsResult } from '@tapete/engine'
import type { FindGame } from '../tables/replica.js'
import { checkChain } from './chain-check.js'
import { signedText } from './export.js'
import { type ExportFile, formatProblem } from './format.js'
import { fingerprintOf, isSignedBy } from './key.js'
import { checkReplay, ruleSets } from './replay-check.js'
import { type CheckName, type Tallies, tallies, type VerifyReport } from './report.js'

export interface VerifyOptions {
  /** The fingerprint of whoever must have signed it. Without it nobody is known, and nothing is ok. */
  readonly key?: string | undefined
  /** The games of whoever verifies; those of the catalogue by itself. */
  readonly find?: FindGame
}

const checkSignature = (file: ExportFile): string | undefined =>
  isSignedBy(signedText(file), file.signature, file.key) ? undefined : 'does not fit the file and its key'

/** Anybody can make a key and sign with it: whose it is, only a fingerprint known from elsewhere tells. */
const checkSigner = ({ key }: ExportFile, known: string | undefined): string | undefined => {
  const fingerprint = fingerprintOf(key)
  if (known === undefined) return `is of the key ${fingerprint}: nobody said whose that is`
  return known === fingerprint ? undefined : `is of the key ${fingerprint}, not of ${known}`
}

/** A check that breaks down has failed: what cannot be read cannot be believed. */
const guarded = (counted: Tallies, name: CheckName, check: () => void): void => {
  try {
    check()
  } catch (error) {
    counted.of(name).note(null, `cannot be checked: ${String(error)}`)
  }
}

interface Void {
  readonly seq: number
  /** The series that ran. */
  readonly series: number
}

/** The entries whose rule says that it throws away what came; at a live table no series would show it. */
const voidsOf = ({ table, entries }: ExportFile, find: FindGame): readonly Void[] => {
  const game = table.mode === 'live' ? undefined : (find(table.game, table.rules) ?? find(table.game))
  const found: Void[] = []
  let running = 0
  for (const { seq, move, draw } of entries) {
    if (game && voidsResult(game, move)) found.push({ seq, series: running })
    for (const note of draw ?? []) if (note.kind === 'commit' && !note.deck) running = note.series
  }
  return found
}

const seriesOf = ({ series, entries }: ExportFile, voids: readonly Void[]): VerifyReport['series'] => {
  const draws = new Map<number, number>()
  const count = (into: Map<number, number>, n: number, more = 1) => into.set(n, (into.get(n) ?? 0) + more)
  const [dealt, shown] = [new Map<number, number>(), new Map<number, number>()]
  for (const note of entries.flatMap(({ draw }) => draw ?? [])) {
    if (note.kind === 'draw' || note.kind === 'deal') count(draws, note.series)
    if (note.kind === 'deal') count(dealt, note.series, note.count)
    if (note.kind === 'open') count(shown, note.series, note.cards.length)
  }
  return series.map(({ n, commitment, seed, deck }) => ({
    ...{ n, commitment, opened: seed !== null, draws: draws.get(n) ?? 0 },
    voids: voids.filter((each) => each.series === n).length,
    ...(deck && { cards: { dealt: dealt.get(n) ?? 0, shown: shown.get(n) ?? 0 } }),
  }))
}

const readable = (file: unknown): string | undefined => {
  try {
    return formatProblem(file)
  } catch (error) {
    return `export cannot be read: ${String(error)}`
  }
}

export const verifyExport = (value: unknown, options: VerifyOptions = {}): VerifyReport => {
  const counted = tallies()
  const problem = readable(value)
  counted.of('format').note(null, problem)
  if (problem !== undefined) {
    const unknown = {
      table: null,
      game: null,
      mode: null,
      rules: null,
      entries: 0,
      head: null,
      key: null,
      series: [],
      restored: [],
      voids: [],
    }
    return { ok: false, ...unknown, checks: counted.checks() }
  }
  const file = value as ExportFile
  const { find = findGame } = options
  guarded(counted, 'signature', () => counted.of('signature').note(null, checkSignature(file)))
  guarded(counted, 'signer', () => counted.of('signer').note(null, checkSigner(file, options.key)))
  guarded(counted, 'hashes', () => checkChain(file, counted))
  guarded(counted, 'moves', () => checkReplay(file, counted, find))
  const checks = counted.checks()
  const voids = voidsOf(file, find)
  return {
    ok: checks.every(({ result }) => result === 'ok'),
    table: file.table.id,
    game: file.table.game,
    mode: file.table.mode,
    rules: ruleSets(file, find),
    entries: file.entries.length,
    head: file.head.hash,
    key: fingerprintOf(file.key),
    series: seriesOf(file, voids),
    restored: file.entries.flatMap(({ seq, draw }) =>
      (draw ?? []).some((note) => note.kind === 'commit' && note.restored) ? [seq] : [],
    ),
    voids: voids.map(({ seq }) => seq),
    checks,
  }
}
