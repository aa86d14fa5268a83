import type { TableState } from '../../../app/types.js'
import { useMessages } from '../../../i18n/language.js'
import { Apparatus, outcomeOf } from '../../../pages/table/Apparatus.js'
import { FALL_MS } from '../../../pages/table/hold.js'
import type { SeatPlay } from '../../../pages/table/useSeat.js'
import { placeOf } from '../../../wheel/spin.js'
import { BigSixSymbol } from '../BigSixSymbol.js'
import { BigSixWheel } from '../BigSixWheel.js'
import { playOf } from '../play.js'
import { useBigSixWords } from '../words.js'

export const Disc = ({ play, state }: { play: SeatPlay; state: TableState }) => {
  const w = useBigSixWords()
  const { pays } = useMessages()
  const { view, events } = state
  const disc = view.config.disc as readonly string[]
  const outcome = outcomeOf(play, state, playOf(view).symbol ?? playOf(view).history?.[0] ?? null)
  const { shown, turning } = outcome
  const spun = events.findLast((event) => event.type === 'disc-spun')
  const nameOf = (symbol: string): string => w.spot({ id: `value:${symbol}`, kind: 'value', covers: [symbol] })
  return (
    <Apparatus
      label={w.table.disc}
      outcome={outcome}
      inPlay={w.table.turns}
      figure={(symbol) => <BigSixSymbol result={symbol} size="xl" />}
      name={nameOf}
      detail={(symbol) => pays(Number(symbol.split('-')[0]), 1)}
    >
      <BigSixWheel
        disc={disc}
        state={turning ? 'spinning' : 'still'}
        place={shown === null ? null : placeOf(disc, shown, view.round)}
        label={turning ? w.disc.spinning : shown ? w.disc.at(nameOf(shown)) : w.disc.still}
        turning={spun?.disc === 'counter-clockwise' ? 'counter-clockwise' : 'clockwise'}
        stopMs={FALL_MS}
        onRest={play.shown.rested}
      />
    </Apparatus>
  )
}
