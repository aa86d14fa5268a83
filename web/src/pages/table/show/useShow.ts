// The page follows what is shown, not what was already reached: while the ball falls and chips move, the table stays as it
// was. The money is posted; cutting what moves changes nothing, and nothing waits for it: when bets open, the present is shown.

import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { LiveTable } from '../../../app/live.js'
import type { TableState } from '../../../app/types.js'
import { isBetting } from '../../../games/families.js'
import type { FamilyModule } from '../../../games/family.js'
import { useReducedMotion } from '../../../parts/motion.js'
import { ballRun, play } from '../../../sound/sound.js'
import { useNarrow } from '../useNarrow.js'
import { type Flight, landedAt, type Scene, sceneAfter, shownAt } from './scenes.js'

export const FALL_MS = 2600
/** What is thrown and lands in one breath runs at least this long. */
const RUN_MS = 1500
/** A drawing that does not say it is at rest. */
const LATE_MS = 250

export interface Shown {
  /** The table as it is shown. */
  readonly state: TableState | undefined
  /** The ball runs towards a result that is already decided. */
  readonly running: boolean
  /** The result the ball is falling into; null when nothing falls. */
  readonly falling: string | null
  readonly rested: () => void
  /** Something is still to be seen: nobody bets on what is over. */
  readonly busy: boolean
  /** Chips on their way, and those that were paid and lie there. */
  readonly flights: readonly Flight[]
  readonly landed: readonly Flight[]
  /** To the end of what moves. The result and the phrase are told all the same. */
  readonly skip: () => void
}

const NONE: readonly Flight[] = []

const kindsOf = ({ games }: FamilyModule, state: TableState | undefined): ReadonlyMap<string, string> => {
  const game = games.find(({ id }) => id === state?.view.game)
  return new Map((game && state ? game.bets(state.view.config) : []).map(({ id, kind }) => [id, kind]))
}

/** Bets of a later round are open: whatever still moves is over. */
const isPast = (shown: TableState, now: TableState | undefined): boolean =>
  now !== undefined && now.view.round > shown.view.round && isBetting(now.view.game, now.view.phase)

const useHidden = (): boolean => {
  const [hidden, setHidden] = useState(document.hidden)
  useEffect(() => {
    const changed = () => setHidden(document.hidden)
    document.addEventListener('visibilitychange', changed)
    return () => document.removeEventListener('visibilitychange', changed)
  }, [])
  return hidden
}

interface At {
  readonly version: number
  readonly beat: number
  readonly ran: boolean
}

/** The clock of one scene. */
const usePlaying = (scene: Scene | undefined, at: At, setAt: (at: At) => void, over: (version: number) => void) => {
  const version = scene?.version ?? 0
  const beat = scene?.kind === 'beats' ? scene.beats[at.beat] : undefined
  const ms = beat?.ms
  const cue = beat?.cue
  const last = scene?.kind === 'beats' && at.beat >= scene.beats.length - 1
  const index = at.beat
  useEffect(() => {
    if (ms === undefined) return
    if (cue) play(cue)
    const timer = setTimeout(() => (last ? over(version) : setAt({ version, beat: index + 1, ran: false })), ms)
    return () => clearTimeout(timer)
  }, [version, index, ms, cue, last, over, setAt])
  const thrown = scene?.kind === 'fall'
  const ran = scene?.kind === 'fall' && scene.ran
  useEffect(() => {
    if (!thrown) return
    const wait = ran ? 0 : RUN_MS
    const run = setTimeout(() => setAt({ version, beat: 0, ran: true }), wait)
    const rest = setTimeout(() => over(version), wait + FALL_MS + LATE_MS)
    return () => {
      clearTimeout(run)
      clearTimeout(rest)
    }
  }, [thrown, ran, version, over, setAt])
}

/** The ball is heard while it runs and as it falls. */
const useBall = (turns: boolean, falls: boolean): void => {
  const stop = useRef<((seconds: number) => void) | null>(null)
  useEffect(() => {
    if (turns && !stop.current) stop.current = ballRun()
    if (turns || !stop.current) return
    stop.current(falls ? FALL_MS / 1000 : 0)
    stop.current = null
  }, [turns, falls])
  useEffect(() => () => stop.current?.(0), [])
}

export const useShow = (
  live: LiveTable,
  family: FamilyModule,
  me: string | null,
  turning: (state: TableState) => boolean,
): Shown => {
  const { state, trail } = live
  const reduced = useReducedMotion()
  const narrow = useNarrow()
  const hidden = useHidden()
  const [seen, setSeen] = useState(0)
  const [at, setAt] = useState<At>({ version: 0, beat: 0, ran: false })
  const game = state?.view.game
  // biome-ignore lint/correctness/useExhaustiveDependencies: the spots of a table are those of its game and configuration
  const kinds = useMemo(() => kindsOf(family, state), [family, game, state?.table.id])
  // On a phone what decides rises over the cloth, and says in words what is collected and paid under it.
  const still = narrow && family.resultOf !== undefined
  const scene = useMemo(() => {
    if (reduced || hidden) return undefined
    const next = sceneAfter(trail, seen, { family, me, still, kindOf: (spot) => kinds.get(spot) ?? spot })
    return next && !isPast(next.after, state) ? next : undefined
  }, [reduced, hidden, trail, seen, family, me, still, kinds, state])

  const latest = trail.at(-1)?.state.version ?? 0
  useEffect(() => {
    // What was cut is not seen later.
    if (!scene) setSeen(latest)
  }, [scene, latest])
  const over = useCallback((version: number) => setSeen((before) => Math.max(before, version)), [])
  const now = at.version === scene?.version ? at : { version: scene?.version ?? 0, beat: 0, ran: false }
  usePlaying(scene, now, setAt, over)

  const falls = scene?.kind === 'fall' && (scene.ran || now.ran)
  const running = scene?.kind === 'fall' && !falls
  const shown = !scene ? state : scene.kind === 'fall' ? scene.before : shownAt(scene, now.beat)
  useBall(running || (shown !== undefined && !falls && turning(shown)), falls)

  const rested = useCallback(() => {
    if (falls && scene) over(scene.version)
  }, [falls, scene, over])
  const skip = useCallback(() => {
    if (scene) over(scene.kind === 'fall' ? scene.version : latest)
  }, [scene, latest, over])
  const moving = scene?.kind === 'beats' && scene.settles
  return {
    state: shown,
    running,
    falling: falls ? scene.result : null,
    rested,
    busy: scene !== undefined && (scene.kind === 'fall' || moving || scene.version < latest),
    flights: (moving && scene.beats[now.beat]?.flights) || NONE,
    landed: moving ? landedAt(scene, now.beat) : NONE,
    skip,
  }
}
