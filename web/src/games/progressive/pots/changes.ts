// Who changed the terms of a pot, when, from what to what and why: from the entries people made in its log.

import type { Event, FullEntry } from '../../../app/types.js'
import type { ChangeSeen } from '../play.js'

export interface Hand {
  readonly person: number | null
  readonly role: string
  readonly at: string
}

export interface Changed extends ChangeSeen {
  readonly version: number | null
  readonly verdict: 'confirm' | 'reject' | null
  readonly proposed: Hand | undefined
  readonly decided: Hand | undefined
}

const handOf = ({ person, role, at }: FullEntry): Hand => ({ person: person ?? null, role: role ?? '', at })

const changeIn = (event: Event): ChangeSeen => ({
  what: String(event.what),
  before: Number(event.before),
  after: Number(event.after),
  approval: String(event.approval),
  reason: String(event.reason),
})

/** Newest first; a proposal that waits is the first, without a decision. */
export const changesOf = (entries: readonly FullEntry[]): readonly Changed[] => {
  const found: Changed[] = []
  let waiting: Changed | undefined
  for (const entry of entries.toSorted((a, b) => a.version - b.version))
    for (const event of entry.events) {
      if (event.type === 'terms-proposed')
        waiting = {
          ...changeIn(event),
          ...{ version: null, verdict: null, proposed: handOf(entry), decided: undefined },
        }
      if (event.type !== 'terms-changed' && event.type !== 'terms-rejected') continue
      const confirmed = event.type === 'terms-changed'
      found.unshift({
        ...changeIn(event),
        version: confirmed ? Number(event.version) : null,
        verdict: confirmed ? 'confirm' : 'reject',
        proposed: waiting?.proposed,
        decided: handOf(entry),
      })
      waiting = undefined
    }
  return waiting ? [waiting, ...found] : found
}
