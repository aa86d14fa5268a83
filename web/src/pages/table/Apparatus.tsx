// What decides a round, on the page: turning, falling, or at rest on a result that may be told.

import type { ReactNode } from 'react'
import type { TableState } from '../../app/types.js'
import { isTurning } from '../../games/families.js'
import { useMessages } from '../../i18n/language.js'
import type { SeatPlay } from './useSeat.js'

export interface Outcome {
  readonly turning: boolean
  /** Where it falls or rests. */
  readonly shown: string | null
  /** The same, once it lies there. */
  readonly told: string | null
}

/** `last` is the result of this round, or the last there was. */
export const outcomeOf = ({ shown }: SeatPlay, { view }: TableState, last: string | null): Outcome => {
  const turning = shown.running || (isTurning(view.game, view.phase) && shown.falling === null)
  const resting = turning ? null : last
  return { turning, shown: shown.falling ?? resting, told: shown.falling === null ? resting : null }
}

export interface ApparatusProps {
  label: string
  outcome: Outcome
  /** What is said while it turns. */
  inPlay: string
  figure: (result: string) => ReactNode
  name: (result: string) => string
  detail: (result: string) => string
  /** The drawing. */
  children: ReactNode
}

export const Apparatus = ({ label, outcome, inPlay, figure, name, detail, children }: ApparatusProps) => {
  const { noResults } = useMessages()
  const { told, shown, turning } = outcome
  const waits = turning || shown !== null
  return (
    <section className="bowl panel" aria-label={label} data-bank="">
      {children}
      <div className="res">
        {told !== null ? (
          <>
            {figure(told)}
            <div>
              <p className="voice">{name(told)}</p>
              <p>{detail(told)}</p>
            </div>
          </>
        ) : (
          <p className={waits ? 'voice' : 'voice none'}>{waits ? inPlay : noResults}</p>
        )}
      </div>
    </section>
  )
}
