// A table as staff works it: the live table, and moves that say why they were refused instead of throwing.

import { useCallback, useMemo, useRef, useState } from 'react'
import { faultOf } from '../app/api.js'
import { type LiveTable, useTable } from '../app/live.js'
import type { Fault, Intent } from '../app/types.js'
import { LOCKED } from './lock.js'

export interface Console extends LiveTable {
  readonly fault: Fault | undefined
  readonly busy: boolean
  /** Answers whether it was made. */
  readonly act: (intent: Intent) => Promise<boolean>
  readonly forget: () => void
}

export const useConsole = (id: string): Console => {
  const table = useTable(id)
  const [fault, setFault] = useState<Fault>()
  // The table may be heard to have moved on before the answer comes: what it asks for then is not held back.
  const [sentAt, setSentAt] = useState<number>()
  const version = table.state?.version
  const busy = sentAt !== undefined && sentAt === version
  const latest = useRef(version)
  latest.current = version
  const { move } = table
  const act = useCallback(
    async (intent: Intent) => {
      setSentAt(latest.current)
      try {
        await move(intent)
        setFault(undefined)
        return true
      } catch (error) {
        const found = faultOf(error)
        if (found.code === 'session-locked') window.dispatchEvent(new Event(LOCKED))
        else setFault(found)
        return false
      } finally {
        setSentAt(undefined)
      }
    },
    [move],
  )
  const forget = useCallback(() => setFault(undefined), [])
  return useMemo(() => ({ ...table, fault, busy, act, forget }), [table, fault, busy, act, forget])
}
