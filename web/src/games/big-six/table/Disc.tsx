import type { TableState } from '../../../app/types.js'
import { useMessages } from '../../../i18n/language.js'
import { spotName } from '../../roulette/spots.js'
import { BigSixWheel } from '../BigSixWheel.js'
import { placeOf } from '../../../wheel/spin.js'
import { Apparatus, outcomeOf } from '../../../pages/table/Apparatus.js'
import { FALL_MS } from '../../../pages/table/hold.js'
import type { SeatPlay } from '../../../pages/table/useSeat.js'
import { useTableWords } from '../../../pages/table/words.js'

export const Disc = ({ play, state }: { play: SeatPlay; state: TableState }) => {
  const w = useTableWords()
  const { bets, pays } = useMessages()
  const { view, events } = state
  const disc = view.config.disc as readonly string[]
  const outcome = outcomeOf(play, state)
  const spun = events.findLast((event) => event.type === 'disc-spun')
  return (
    <Apparatus
      label={w.tab.disc}
      game={view.game}
      outcome={outcome}
      inPlay={w.discTurns}
      name={(symbol) => spotName(bets, { id: `value:${symbol}`, kind: 'value', covers: [symbol] })}
      detail={(symbol) => pays(Number(symbol.split('-')[0]), 1)}
    >
      <BigSixWheel
        disc={disc}
        state={outcome.turning ? 'spinning' : 'still'}
        place={outcome.shown === null ? null : placeOf(disc, outcome.shown, view.round)}
        turning={spun?.disc === 'counter-clockwise' ? 'counter-clockwise' : 'clockwise'}
        stopMs={FALL_MS}
        onRest={play.shown.rested}
      />
    </Apparatus>
  )
}
