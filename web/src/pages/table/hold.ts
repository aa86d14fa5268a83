// While the ball falls the page stays as it was: the number is told when it lies in its pocket, never before.

import { useCallback, useEffect, useRef, useState } from 'react'
import type { LiveTable, Trod } from '../../app/live.js'
import type { TableState } from '../../app/types.js'
import { isTurning } from '../../games/families.js'
import type { FamilyModule } from '../../games/family.js'
import { useReducedMotion } from '../../parts/motion.js'

export const FALL_MS = 2600
/** A practice table throws and lands in one breath: the ball runs at least this long. */
const RUN_MS = 1500

export interface Shown {
  /** The table as it is shown. */
  readonly state: TableState | undefined
  /** The ball runs towards a result that is already decided. */
  readonly running: boolean
  /** The result the ball is falling into; null when nothing falls. */
  readonly falling: string | null
  readonly rested: () => void
}

type ResultOf = NonNullable<FamilyModule['resultOf']>

/** The first result of the trail not yet shown, and the table as it was just before it. */
export const pending = (
  trail: readonly Trod[],
  seen: number,
  resultOf: ResultOf,
): { version: number; result: string; before: TableState } | undefined => {
  for (const [index, { state, events }] of trail.entries()) {
    const result = resultOf(events)
    if (result !== undefined && state.version > seen)
      return { version: state.version, result, before: (trail[index - 1] ?? trail[index])?.state ?? state }
  }
  return undefined
}

const turns = (state: TableState | undefined): boolean =>
  state !== undefined && isTurning(state.view.game, state.view.phase)

const NOTHING: ResultOf = () => undefined

export const useHeld = ({ state, trail }: LiveTable, { resultOf = NOTHING }: Pick<FamilyModule, 'resultOf'>): Shown => {
  const reduced = useReducedMotion()
  const [seen, setSeen] = useState(0)
  const [ran, setRan] = useState(0)
  const was = useRef(false)
  const next = reduced ? undefined : pending(trail, seen, resultOf)
  const version = next?.version ?? 0
  const shown = next ? next.before : state
  const falls = next !== undefined && (was.current || ran === version)
  useEffect(() => {
    // What was on screen before a result came: a ball that already ran falls at once.
    if (!version) was.current = turns(state)
  }, [version, state])
  useEffect(() => {
    if (!version) return
    const wait = was.current ? 0 : RUN_MS
    const run = setTimeout(() => setRan(version), wait)
    const rest = setTimeout(() => setSeen(version), wait + FALL_MS + 250)
    return () => {
      clearTimeout(run)
      clearTimeout(rest)
    }
  }, [version])
  const rested = useCallback(() => {
    if (version) setSeen(version)
  }, [version])
  return { state: shown, running: next !== undefined && !falls, falling: falls ? next.result : null, rested }
}
