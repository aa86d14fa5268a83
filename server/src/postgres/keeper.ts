// Brings a server back that went away without being asked to: killed, or out of disk. It is tried for as long as the
// house is open, ever less often, for only a person can free a disk.

import { setTimeout as sleep } from 'node:timers/promises'

export interface Kept {
  isUp(): boolean
  bringBack(): Promise<void>
  /** Hears that it went, that it did not come back yet, and that it did. */
  onEvent(event: 'lost' | 'still-away' | 'back', error?: Error): void
}

const LOOK_MS = 200
const FIRST_PAUSE_MS = 200
const PAUSE_MAX_MS = 5_000

/** Answers how to let it be; what is under way then is waited for. */
export const keepUp = ({ isUp, bringBack, onEvent }: Kept): (() => Promise<void>) => {
  let stopped = false
  const attempt = async (): Promise<boolean> => {
    try {
      await bringBack()
      onEvent('back')
      return true
    } catch (error) {
      onEvent('still-away', error as Error)
      return false
    }
  }
  const revive = async (): Promise<void> => {
    onEvent('lost')
    for (let pause = FIRST_PAUSE_MS; !stopped && !(await attempt()); pause = Math.min(PAUSE_MAX_MS, pause * 2))
      for (let waited = 0; waited < pause && !stopped; waited += LOOK_MS) await sleep(LOOK_MS)
  }
  let reviving: Promise<void> | undefined
  const timer = setInterval(() => {
    if (reviving || isUp()) return
    reviving = revive().finally(() => {
      reviving = undefined
    })
  }, LOOK_MS)
  timer.unref()
  return async () => {
    stopped = true
    clearInterval(timer)
    await reviving
  }
}
