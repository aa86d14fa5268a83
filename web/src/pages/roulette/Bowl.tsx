import { isTurning } from '../../games/families.js'
import { pocketsOf } from '../../games/GameArt.js'
import { useMessages } from '../../i18n/language.js'
import { Pocket } from '../../parts/Pocket.js'
import { pocketKind } from '../../parts/pockets.js'
import { Wheel } from '../../wheel/Wheel.js'
import { FALL_MS } from '../table/hold.js'
import type { SeatPlay } from '../table/useSeat.js'
import { useTableWords } from '../table/words.js'

/** The chances a number wins, in the words of the cloth. */
export const useTraits = (): ((pocket: string) => string) => {
  const { bets } = useMessages()
  return (pocket) => {
    const n = Number(pocket)
    if (pocket === '0' || pocket === '00') return ''
    const chance = (id: string) => bets.chances[id] ?? id
    return [
      chance(n % 2 ? 'odd' : 'even'),
      chance(n < 19 ? 'low' : 'high'),
      bets.dozen(Math.ceil(n / 12)),
      bets.column(((n - 1) % 3) + 1),
    ].join(' · ')
  }
}

export const Bowl = ({ play }: { play: SeatPlay }) => {
  const w = useTableWords()
  const { colour } = useMessages()
  const traits = useTraits()
  const { shown, state } = play
  if (!state) return null
  const { view } = state
  const turning = shown.running || (isTurning('roulette', view.phase) && shown.falling === null)
  const resting = turning ? null : (view.play.pocket ?? view.play.history[0] ?? null)
  const told = turning || shown.falling !== null ? null : resting
  return (
    <section className="bowl panel" aria-label={w.wheel}>
      <Wheel
        pockets={pocketsOf(view.game)}
        state={turning ? 'spinning' : 'still'}
        result={shown.falling ?? resting}
        turning={view.play.direction ?? 'clockwise'}
        fallMs={FALL_MS}
        onRest={shown.rested}
      />
      <div className="res">
        {told !== null ? (
          <>
            <Pocket pocket={told} size="xl" />
            <div>
              <p className="voice">
                {told} {colour[pocketKind(told)]}
              </p>
              <p>{traits(told)}</p>
            </div>
          </>
        ) : (
          <div>
            <p className={turning || shown.falling !== null ? 'voice' : 'voice none'}>
              {turning || shown.falling !== null ? w.inPlay : w.noneYet}
            </p>
          </div>
        )}
      </div>
    </section>
  )
}
