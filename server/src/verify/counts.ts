// What a report tells of the series and of what was thrown away, counted as the entries come.

import { type AnyGame, voidsResult } from '@tapete/engine'
import type { ExportEntry, Opening } from './format.js'
import type { VerifyReport } from './report.js'

/** A report names so many of a kind; it counts all of them. */
export const LISTED_MAX = 200

export interface Counts {
  entry(entry: ExportEntry): void
  told(): Pick<VerifyReport, 'series' | 'restored' | 'voids' | 'totals'>
}

interface Counted {
  draws: number
  voids: number
  dealt: number
  shown: number
}

/** The newest are named, in order. */
const kept = (list: number[], seq: number): void => {
  list.push(seq)
  if (list.length > LISTED_MAX) list.shift()
}

/** `game` is undefined where no series would show that a result was thrown away: at a live table. */
export const countsOf = ({ series }: Opening, game: AnyGame | undefined): Counts => {
  const counted = new Map<number, Counted>()
  const totals = { voids: 0, restored: 0 }
  const voids: number[] = []
  const restored: number[] = []
  let running = 0

  const of = (n: number): Counted => {
    const known = counted.get(n) ?? { draws: 0, voids: 0, dealt: 0, shown: 0 }
    // Only what the file lists: numbers in an entry may be anything.
    if (series[n - 1]?.n === n) counted.set(n, known)
    return known
  }

  return {
    entry: ({ seq, move, draw }) => {
      if (game && voidsResult(game, move)) {
        totals.voids += 1
        of(running).voids += 1
        kept(voids, seq)
      }
      for (const note of draw ?? []) {
        if (note.kind === 'commit' && !note.deck) running = note.series
        if (note.kind === 'commit' && note.restored) {
          totals.restored += 1
          kept(restored, seq)
        }
        if (note.kind === 'draw' || note.kind === 'deal') of(note.series).draws += 1
        if (note.kind === 'deal') of(note.series).dealt += note.count
        if (note.kind === 'open') of(note.series).shown += note.cards.length
      }
    },

    told: () => {
      const unshown = series.reduce((sum, { n, seed, deck }) => {
        const { dealt, shown } = of(n)
        return deck && seed === null ? sum + dealt - shown : sum
      }, 0)
      return {
        series: series.slice(-LISTED_MAX).map(({ n, commitment, seed, deck }) => {
          const { draws, voids: voided, dealt, shown } = of(n)
          return {
            ...{ n, commitment, opened: seed !== null, draws, voids: voided },
            ...(deck && { cards: { dealt, shown } }),
          }
        }),
        ...{ restored, voids, totals: { series: series.length, ...totals, unshown } },
      }
    },
  }
}
