// Called bets: asked for on the racetrack, placed on the cloth by the croupier.

import { CALLS } from '@tapete/engine'
import type { ReactNode } from 'react'
import type { Spot } from '../../../app/types.js'
import { money } from '../../../i18n/format.js'
import { useNarrow } from '../../../pages/table/useNarrow.js'
import type { SeatPlay } from '../../../pages/table/useSeat.js'
import { useTableWords } from '../../../pages/table/words.js'
import { Cite, type OnCite } from '../../../parts/Cite.js'
import { playOf } from '../play.js'
import { pocketsOf } from '../wheel/orders.js'
import { type CalledBet, Racetrack } from '../wheel/Racetrack.js'
import { useRouletteWords } from '../words.js'

export const calledBets = (spots: readonly Spot[]): CalledBet[] =>
  Object.entries(CALLS).map(([id, parts]) => {
    const covers = parts.flatMap(([spot]) => spots.find((each) => each.id === spot)?.covers ?? [])
    return { id, numbers: [...new Set(covers)], chips: parts.reduce((sum, [, chips]) => sum + chips, 0) }
  })

export interface CallsProps {
  play: SeatPlay
  spots: readonly Spot[]
  unit: number
  means: string
  onHot: (numbers: readonly string[]) => void
  onCite: OnCite
  /** Beside the racetrack, instead of the list of calls. */
  beside?: ReactNode
}

export const Calls = ({ play, spots, unit, means, onHot, onCite, beside }: CallsProps) => {
  const { table: w, track } = useRouletteWords()
  const { because } = useTableWords()
  const narrow = useNarrow()
  const { state, me, mayBet } = play
  if (!state || !spots.length) return null
  const calls = calledBets(spots)
  const asked = new Set(
    playOf(state.view)
      .calls?.filter((call) => call.seat === me)
      .map((call) => call.call),
  )
  const call = (id: string) => {
    if (mayBet) play.ask({ do: 'call', call: id, unit, ...(means === 'money' ? {} : { with: means }) })
  }
  return (
    <div className="under">
      <div className="oval">
        <Racetrack
          pockets={pocketsOf(state.view.game)}
          calls={calls}
          unit={unit}
          standing={narrow}
          disabled={!mayBet}
          onCall={call}
          onSeek={(found) => onHot(found?.numbers ?? [])}
        />
        {asked.size > 0 && (
          <p className="asked" role="status">
            {[...asked].map((id) => track.calls[id] ?? id).join(', ')}: {w.callAsked}
          </p>
        )}
      </div>
      {beside ?? (
        <section className="callist panel" aria-label={w.calls}>
          <h2 className="head">
            <span className="caps">{w.calls}</span>
            <Cite rule={state.view.game === 'roulette-french' ? 'RF-12' : 'RA-26'} onOpen={onCite} />
          </h2>
          <ul>
            {calls.map(({ id, chips, numbers }) => (
              <li key={id}>
                <button
                  type="button"
                  aria-disabled={!mayBet || asked.has(id)}
                  title={mayBet ? undefined : because.closed}
                  onClick={() => !asked.has(id) && call(id)}
                  onPointerEnter={() => onHot(numbers)}
                  onPointerLeave={() => onHot([])}
                >
                  <span>
                    <b>{track.calls[id] ?? id}</b>
                    <small>{asked.has(id) ? w.callAsked : w.callCost(chips, numbers.length)}</small>
                  </span>
                  <b className="num">{money(chips * unit)}</b>
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
