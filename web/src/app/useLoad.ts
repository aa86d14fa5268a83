// Something asked of the server: on its way, here, or refused. `again` asks once more and keeps what is shown.

import { useCallback, useEffect, useState } from 'react'
import { faultOf, NO_DATABASE } from './api.js'
import type { Fault } from './types.js'

export interface Loaded<T> {
  readonly data: T | undefined
  readonly fault: Fault | undefined
  readonly again: () => void
}

/** How soon a page asks again while the house has no database. */
export const AWAY_MS = 2500

/**
 * `key` names what is asked for: another key is another question. `keep` shows the answer before until the next is
 * here: a list that is searched does not blink with every letter.
 */
export const useLoad = <T>(
  key: string,
  ask: () => Promise<T>,
  { everyMs, keep = false }: { readonly everyMs?: number; readonly keep?: boolean } = {},
): Loaded<T> => {
  const [answer, setAnswer] = useState<{ key: string; data?: T | undefined; fault?: Fault | undefined }>({ key })
  const [turn, setTurn] = useState(0)
  const again = useCallback(() => setTurn((n) => n + 1), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for `ask`, `turn` asks again
  useEffect(() => {
    let over = false
    let later: ReturnType<typeof setTimeout> | undefined
    const run = () =>
      ask().then(
        (data) => !over && setAnswer({ key, data }),
        (error) => {
          if (over) return
          const fault = faultOf(error)
          setAnswer((before) => ({ key, data: before.key === key ? before.data : undefined, fault }))
          // It comes back by itself, and so does the page.
          if (fault.code === NO_DATABASE && !everyMs) later = setTimeout(run, AWAY_MS)
        },
      )
    run()
    const timer = everyMs ? setInterval(() => !document.hidden && run(), everyMs) : undefined
    return () => {
      over = true
      clearInterval(timer)
      clearTimeout(later)
    }
  }, [key, turn, everyMs])
  const mine = answer.key === key ? answer : undefined
  return { data: mine || keep ? answer.data : undefined, fault: mine?.fault, again }
}
