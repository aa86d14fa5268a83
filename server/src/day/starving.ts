// Whether the machine gives the day a processor. A house whose threads are ready and do not run is late, and says so; that is no
// fault of the house, and the report tells for how long it was so. Known on Linux alone: elsewhere nothing is excused.

import { readFileSync } from 'node:fs'

/** How long the main threads of processes had been ready and had to wait, in milliseconds since they began. */
export type Waited = ReadonlyMap<number, number>

const NS_A_MS = 1_000_000
const LOOK_MS = 1_000
/** Of the time: more than that spent waiting is no processor. */
const STARVING = 0.5

export const waitedMs = (pid: number): number | undefined => {
  try {
    const [, waited] = readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')
    return Number(waited) / NS_A_MS
  } catch {
    return undefined
  }
}

/** One of them waited for most of the time that passed between two looks. */
export const isStarving = (before: Waited, after: Waited, passedMs: number): boolean =>
  [...after].some(([pid, waited]) => waited - (before.get(pid) ?? waited) > STARVING * passedMs)

/** Tells after each look how many seconds there was no processor, if any; answers how to stop. */
export const watchStarving = (
  pids: () => readonly (number | undefined)[],
  starved: (seconds: number) => void,
): (() => void) => {
  const look = (): Waited => {
    const known = new Map<number, number>()
    for (const pid of pids()) {
      const waited = pid === undefined ? undefined : waitedMs(pid)
      if (pid !== undefined && waited !== undefined) known.set(pid, waited)
    }
    return known
  }
  let [before, at] = [look(), performance.now()]
  const timer = setInterval(() => {
    const [after, now] = [look(), performance.now()]
    if (isStarving(before, after, now - at)) starved(Math.round((now - at) / 1000))
    ;[before, at] = [after, now]
  }, LOOK_MS)
  return () => clearInterval(timer)
}
