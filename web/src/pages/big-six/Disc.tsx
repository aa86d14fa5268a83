import { isTurning } from '../../games/families.js'
import { useMessages } from '../../i18n/language.js'
import { spotName } from '../../i18n/spots.js'
import { BigSixSymbol } from '../../wheel/BigSixSymbol.js'
import { BigSixWheel } from '../../wheel/BigSixWheel.js'
import { placeOf } from '../../wheel/spin.js'
import { FALL_MS } from '../table/hold.js'
import type { SeatPlay } from '../table/useSeat.js'
import { useTableWords } from '../table/words.js'

export const Disc = ({ play }: { play: SeatPlay }) => {
  const w = useTableWords()
  const { bets, pays } = useMessages()
  const { shown, state } = play
  if (!state) return null
  const { view } = state
  const disc = view.config.disc as readonly string[]
  const turning = shown.running || (isTurning('big-six', view.phase) && shown.falling === null)
  const resting = turning ? null : (view.play.symbol ?? view.play.history[0] ?? null)
  const symbol = shown.falling ?? resting
  const told = turning || shown.falling !== null ? null : resting
  const spun = play.state?.events.findLast((event) => event.type === 'disc-spun')
  return (
    <section className="bowl panel" aria-label={w.tab.disc}>
      <BigSixWheel
        disc={disc}
        state={turning ? 'spinning' : 'still'}
        place={symbol === null ? null : placeOf(disc, symbol, view.round)}
        turning={spun?.disc === 'counter-clockwise' ? 'counter-clockwise' : 'clockwise'}
        stopMs={FALL_MS}
        onRest={shown.rested}
      />
      <div className="res">
        {told !== null ? (
          <>
            <BigSixSymbol symbol={told} size="xl" />
            <div>
              <p className="voice">{spotName(bets, { id: `value:${told}`, kind: 'value', covers: [told] })}</p>
              <p>{pays(Number(told.split('-')[0]), 1)}</p>
            </div>
          </>
        ) : (
          <div>
            <p className={turning || shown.falling !== null ? 'voice' : 'voice none'}>
              {turning || shown.falling !== null ? w.discTurns : w.noneYet}
            </p>
          </div>
        )}
      </div>
    </section>
  )
}
