// The decisive moment of a round: from «no más apuestas» until what it came to has been read. Any family whose rounds have a
// result gets it; what its result looks like is all it says.

import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { TableState } from '../../../app/types.js'
import { isBetting, isClosed, isTurning } from '../../../games/families.js'
import type { FamilyModule } from '../../../games/family.js'
import { resultAt } from '../../../games/stakesAt.js'
import { isOver } from '../payments.js'
import { freePuts, type Put } from '../stakes.js'
import type { SeatPlay } from '../useSeat.js'

/** What a family draws of the moment. */
export interface MomentParts {
  /** What is looked at: the wheel, the dice, the hand. */
  readonly label: string
  /** What decides, as large as its place; without it the moment begins with the result. */
  readonly drawing?: ReactNode
  /** What came out, at 160 pixels. */
  readonly figure: (result: string) => ReactNode
  readonly name: (result: string) => string
  /** What it makes win, a line each. */
  readonly facts: (result: string) => readonly string[]
}

export interface Moment {
  /** Bets are closed and nothing is told yet, or the result is. */
  readonly stage: 'none' | 'closed' | 'told'
  readonly result: string | null
  /** Over the cloth; lowered by a touch, or by itself once it was read. */
  readonly up: boolean
  /** Everything of this player's is settled. */
  readonly settled: boolean
  /** What stands on the cloth while nothing is told. */
  readonly puts: readonly Put[]
  readonly lower: () => void
}

/** How long what it came to is read. */
export const READ_MS = 4000

/** What the round on the cloth gave; nothing once the next has begun, or it was void. */
export const resultNow = ({ events }: TableState, { resultOf, voidedBy }: FamilyModule): string | null =>
  resultOf ? resultAt(events, resultOf, voidedBy) : null

const stageOf = (state: TableState, { shown }: SeatPlay, result: string | null, draws: boolean): Moment['stage'] => {
  const { game, phase, round } = state.view
  const thrown = shown.running || shown.falling !== null
  const closed = isClosed(game, phase) || (isTurning(game, phase) && !isBetting(game, phase))
  if (thrown || (result === null && closed)) return draws ? 'closed' : 'none'
  return result !== null && round > 0 ? 'told' : 'none'
}

export const useMoment = (
  play: SeatPlay,
  state: TableState,
  result: string | null,
  parts: MomentParts | undefined,
): Moment => {
  const { game, phase, round, bets } = state.view
  const stage = parts ? stageOf(state, play, result, parts.drawing !== undefined) : 'none'
  const puts = freePuts(bets, play.me)
  const settled = stage === 'told' && (puts.length === 0 || isOver(state.events))
  const [lowered, setLowered] = useState<string | null>(null)
  // A result that was there when the page opened is nobody's moment any more.
  const followed = useRef<number | null>(null)
  if (isBetting(game, phase) || stage === 'closed') followed.current = round
  const here = followed.current === round
  // The one sheet is lowered for the ball, and rises again with the number.
  const moment = `${round} ${stage}`
  const up = here && stage !== 'none' && lowered !== moment
  useEffect(() => {
    // A throw that is repeated, or the next, rises again.
    if (stage === 'none') setLowered(null)
  }, [stage])
  useEffect(() => {
    if (!settled || !here) return
    const timer = setTimeout(() => setLowered(moment), READ_MS)
    return () => clearTimeout(timer)
  }, [settled, here, moment])
  return { stage, result, up, settled, puts, lower: () => setLowered(moment) }
}
