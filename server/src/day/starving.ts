// Whether the machine gives the day a processor. A house whose threads are ready and do not run is late, and says so; that is no
// fault of the house, and the report tells for how long it was so. Known on Linux alone: elsewhere nothing is excused.

import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

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

export interface Machine {
  /** Milliseconds without a processor, all in all. */
  starvedMs(): number
  /** How somebody waits who allows the house so long: true once it had a processor for all of that. */
  patience(ms: number): () => boolean
  /** Once there is a processor, or it was waited for that long. */
  breathes(atMostMs: number): Promise<void>
  stop(): void
}

const lookAt = (pids: readonly (number | undefined)[]): Waited => {
  const known = new Map<number, number>()
  for (const pid of pids) {
    const waited = pid === undefined ? undefined : waitedMs(pid)
    if (pid !== undefined && waited !== undefined) known.set(pid, waited)
  }
  return known
}

/** Looks at the processes of the day every second; tells each time that there was no processor for them. */
export const watchMachine = (pids: () => readonly (number | undefined)[], starves: () => void): Machine => {
  let [before, at] = [lookAt(pids()), performance.now()]
  let [starved, isNow] = [0, false]
  const timer = setInterval(() => {
    const [after, now] = [lookAt(pids()), performance.now()]
    isNow = isStarving(before, after, now - at)
    if (isNow) {
      starved += now - at
      starves()
    }
    ;[before, at] = [after, now]
  }, LOOK_MS)
  return {
    starvedMs: () => starved,
    patience: (ms) => {
      const [began, then] = [performance.now(), starved]
      return () => performance.now() - began - (starved - then) > ms
    },
    breathes: async (atMostMs) => {
      const until = performance.now() + atMostMs
      while (isNow && performance.now() < until) await sleep(LOOK_MS)
    },
    stop: () => clearInterval(timer),
  }
}
