// What decides a round, on the page: turning, falling, or at rest on a result that may be told.

import type { ReactNode } from 'react'
import type { TableState } from '../../app/types.js'
import { isTurning } from '../../games/families.js'
import { Result } from '../../games/Result.js'
import type { SeatPlay } from './useSeat.js'
import { useTableWords } from './words.js'

export interface Outcome {
  readonly turning: boolean
  /** Where it falls or rests. */
  readonly shown: string | null
  /** The same, once it lies there. */
  readonly told: string | null
}

export const outcomeOf = ({ shown, family }: SeatPlay, { view }: TableState): Outcome => {
  const turning = shown.running || (isTurning(family, view.phase) && shown.falling === null)
  const resting = turning ? null : (view.play.pocket ?? view.play.symbol ?? view.play.history?.[0] ?? null)
  return { turning, shown: shown.falling ?? resting, told: shown.falling === null ? resting : null }
}

export interface ApparatusProps {
  label: string
  game: string
  outcome: Outcome
  /** What is said while it turns. */
  inPlay: string
  name: (result: string) => string
  detail: (result: string) => string
  /** The drawing. */
  children: ReactNode
}

export const Apparatus = ({ label, game, outcome, inPlay, name, detail, children }: ApparatusProps) => {
  const w = useTableWords()
  const { told, shown, turning } = outcome
  const waits = turning || shown !== null
  return (
    <section className="bowl panel" aria-label={label}>
      {children}
      <div className="res">
        {told !== null ? (
          <>
            <Result game={game} result={told} size="xl" />
            <div>
              <p className="voice">{name(told)}</p>
              <p>{detail(told)}</p>
            </div>
          </>
        ) : (
          <p className={waits ? 'voice' : 'voice none'}>{waits ? inPlay : w.noneYet}</p>
        )}
      </div>
    </section>
  )
}
