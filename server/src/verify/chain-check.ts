// The chain: the log begins at its table, counts without a gap, and every hash follows from the one before.

import { chainHash, chainStart, tellsHidden } from '../tables/chain.js'
import type { ExportFile } from './format.js'
import type { Tallies } from './report.js'

export const checkChain = ({ table, genesis, head, entries }: ExportFile, tallies: Tallies): void => {
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
  for (const [index, { hash, ...entry }] of entries.entries()) {
    sequence.note(entry.seq, entry.seq === index + 1 ? undefined : `stands where ${index + 1} belongs`)
    const computed = chainHash(before, { ...entry, table: id }).toString('hex')
    const loose = entry.hidden && tellsHidden(entry, entry.hidden) ? 'tells what it hides' : undefined
    hashes.note(entry.seq, computed === hash ? loose : `should be ${computed}, is ${hash}`)
    before = Buffer.from(hash, 'hex')
  }
  const last = entries.at(-1)
  sequence.note(
    head.seq,
    head.seq === (last?.seq ?? 0) ? undefined : `the log ends at ${last?.seq ?? 0}, its head is ${head.seq}`,
  )
  hashes.note(
    head.seq,
    head.hash === (last?.hash ?? genesis) ? undefined : 'the head is not the hash of the last entry',
  )
}
