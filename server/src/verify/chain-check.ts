// The chain: the log begins at its table, counts without a gap, and every hash follows from the one before.

import { chainHash, chainStart, tellsHidden } from '../tables/chain.js'
import type { ExportEntry, ExportHead } from './format.js'
import type { Tallies } from './report.js'

export interface ChainCheck {
  entry(entry: ExportEntry): void
  end(): void
}

export const chainCheck = ({ table, genesis, head }: ExportHead, tallies: Tallies): ChainCheck => {
  const { id } = table
  const start = chainStart(table)
  tallies
    .of('genesis')
    .note(
      null,
      start.toString('hex') === genesis
        ? undefined
        : 'is not the hash of this table, its game, configuration, mode and rule set',
    )

  const sequence = tallies.of('sequence')
  const hashes = tallies.of('hashes')
  // From the recorded hash before, not the computed one: each broken link is told once, where it is.
  let before: Buffer = start
  let count = 0
  let last: { readonly seq: number; readonly hash: string } = { seq: 0, hash: genesis }
  return {
    entry: ({ hash, ...entry }) => {
      count += 1
      last = { seq: entry.seq, hash }
      const place = { expected: count, found: entry.seq }
      sequence.note(entry.seq, entry.seq === count ? undefined : `stands where ${count} belongs`, place)
      const computed = chainHash(before, { ...entry, table: id }).toString('hex')
      const loose = entry.hidden && tellsHidden(entry, entry.hidden) ? 'tells what it hides' : undefined
      const prints = computed === hash ? {} : { expected: computed, found: hash }
      hashes.note(entry.seq, computed === hash ? loose : `should be ${computed}, is ${hash}`, prints)
      before = Buffer.from(hash, 'hex')
    },
    end: () => {
      sequence.note(
        head.seq,
        head.seq === last.seq ? undefined : `the log ends at ${last.seq}, its head is ${head.seq}`,
      )
      hashes.note(head.seq, head.hash === last.hash ? undefined : 'the head is not the hash of the last entry')
    },
  }
}
