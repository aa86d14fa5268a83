// Fair turns: whoever asks for much waits behind themself, not before everybody else. Each asker has a row of their own, the
// rows are served in turn, nobody has two things done at once, and a row that is full is told so.

import { busy } from './problems.js'

export interface FairOptions {
  /** How many askers are served at the same time. */
  readonly atOnce: number
  /** How much one asker may have waiting, and all of them together. */
  readonly waitingEach: number
  readonly waitingAll: number
}

export interface FairQueue {
  /** Does it when it is the asker's turn, or throws at once that the house is busy. */
  turn<T>(asker: string, work: () => Promise<T>): Promise<T>
}

export const fairQueue = ({ atOnce, waitingEach, waitingAll }: FairOptions): FairQueue => {
  /** In the order of their turns. */
  const rows = new Map<string, (() => void)[]>()
  const served = new Set<string>()
  let waiting = 0

  const next = (): void => {
    for (const [asker, row] of rows) {
      if (served.size >= atOnce) return
      if (served.has(asker)) continue
      const begin = row.shift()
      rows.delete(asker)
      if (row.length > 0) rows.set(asker, row)
      waiting -= 1
      served.add(asker)
      begin?.()
    }
  }

  return {
    turn: async (asker, work) => {
      const row = rows.get(asker) ?? []
      if (row.length >= waitingEach || waiting >= waitingAll) throw busy()
      await new Promise<void>((begin) => {
        row.push(begin)
        rows.set(asker, row)
        waiting += 1
        next()
      })
      try {
        return await work()
      } finally {
        served.delete(asker)
        next()
      }
    },
  }
}
