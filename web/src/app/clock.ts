// Deadlines: the server says when a phase closes; the page only counts down to it.

import { useEffect, useState } from 'react'
import type { Clock, Deadline } from './types.js'

/** The same deadline heard again keeps the length it was first heard with. */
export const deadlineOf = (clock: Clock, before: Deadline | null, now = Date.now()): Deadline | null => {
  if (clock === null || clock.closesAt === null) return null
  // The server's clock may differ from this one: what counts is how long is left.
  const closesAt = clock.closesAt + (clock.now === undefined ? 0 : now - clock.now)
  if (before && Math.abs(before.closesAt - closesAt) < 1000) return { ...before, closesAt }
  return { closesAt, total: Math.max(1, Math.ceil((closesAt - now) / 1000)) }
}

export const secondsLeft = (deadline: Deadline, now: number): number =>
  Math.max(0, Math.ceil((deadline.closesAt - now) / 1000))

/** Seconds left and in all, ticking; undefined when nothing is awaited. */
export const useCountdown = (deadline: Deadline | null): { left: number; total: number } | undefined => {
  const [now, setNow] = useState(() => Date.now())
  const running = deadline !== null && deadline.closesAt > now
  useEffect(() => {
    if (!deadline) return
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), 250)
    return () => clearInterval(timer)
  }, [deadline])
  if (!deadline || !running) return undefined
  const left = secondsLeft(deadline, now)
  return { left, total: Math.max(left, deadline.total ?? left) }
}
