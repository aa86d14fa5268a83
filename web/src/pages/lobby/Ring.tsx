// The time left at a table, among many: one clock ticks for all of them, and only the rings are drawn again.

import { type ReactNode, useState, useSyncExternalStore } from 'react'
import { deadlineOf, secondsLeft } from '../../app/clock.js'
import type { Deadline, LobbyTable } from '../../app/types.js'
import { Countdown } from '../../parts/Countdown.js'

const STEP_MS = 500
const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  timer ??= setInterval(() => {
    for (const each of listeners) each()
  }, STEP_MS)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

const step = (): number => Math.floor(Date.now() / STEP_MS)

/** Where nobody knows when bets close, `rest` in its place. */
export const Ring = ({ table, rest = null }: { table: LobbyTable; rest?: ReactNode }) => {
  const now = useSyncExternalStore(subscribe, step) * STEP_MS
  // The same deadline polled again is the same deadline.
  const [kept, setKept] = useState<Deadline | null>(null)
  const fresh = deadlineOf(table.countdown ?? null, kept)
  if (fresh && (!kept || Math.abs(fresh.closesAt - kept.closesAt) > 1000)) setKept(fresh)
  if (!fresh && kept) setKept(null)
  const left = kept ? secondsLeft(kept, now) : 0
  return left > 0 ? <Countdown silent left={left} total={Math.max(left, kept?.total ?? left)} /> : rest
}
