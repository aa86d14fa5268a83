// What the pages read of a shoe of several packs.

import { inShoe, type Packs } from '@tapete/engine'
import type { TableState, View } from '../../app/types.js'
import type { PackWords } from './es.js'

export interface PackPlay {
  readonly packs: Packs
}

/** The props of the drawn shoe. */
export const shoeOf = (view: View, { packs }: PackPlay) => ({
  left: inShoe(packs),
  cut: packs.cutCard ?? undefined,
  out: packs.cutCardShown,
  machine: view.config.shoeMode === 'machine',
})

/** What comes next between rounds. */
export const nextBetween = ({ view, table }: TableState, { packs }: PackPlay, w: PackWords['next']): string => {
  if (typeof view.closing === 'number') return w.last(view.closing)
  if (packs.stage === 'cut') return w.cut
  if (table.mode === 'practice') return w.idlePractice
  return packs.stage === 'ready' ? w.idle : w.preparing
}
