import type { TableState } from '../../../app/types.js'
import { capital } from '../../../i18n/format.js'
import { Apparatus, outcomeOf } from '../../../pages/table/Apparatus.js'
import { FALL_MS } from '../../../pages/table/show/useShow.js'
import type { GameParts } from '../../../pages/table/TablePage.js'
import type { SeatPlay } from '../../../pages/table/useSeat.js'
import { placeOf } from '../../../wheel/spin.js'
import { BigSixSymbol } from '../BigSixSymbol.js'
import { BigSixWheel } from '../BigSixWheel.js'
import { playOf } from '../play.js'
import { type BigSixWords, useBigSixWords } from '../words.js'

interface DiscProps {
  play: SeatPlay
  state: TableState
}

const outcome = ({ play, state }: DiscProps) =>
  outcomeOf(play, state, playOf(state.view).symbol ?? playOf(state.view).history?.[0] ?? null)

const nameOf = (w: BigSixWords, symbol: string): string =>
  w.spot({ id: `value:${symbol}`, kind: 'value', covers: [symbol] })

const Turning = ({ play, state }: DiscProps) => {
  const w = useBigSixWords()
  const { view, events } = state
  const disc = view.config.disc as readonly string[]
  const { shown, turning } = outcome({ play, state })
  const spun = events.findLast((event) => event.type === 'disc-spun')
  return (
    <BigSixWheel
      disc={disc}
      state={turning ? 'spinning' : 'still'}
      place={shown === null ? null : placeOf(disc, shown, view.round)}
      label={turning ? w.disc.spinning : shown ? w.disc.at(nameOf(w, shown)) : w.disc.still}
      turning={spun?.disc === 'counter-clockwise' ? 'counter-clockwise' : 'clockwise'}
      stopMs={FALL_MS}
      onRest={play.shown.rested}
    />
  )
}

type Pays = (num: number, den: number) => string

const payOf = (pays: Pays, symbol: string): string => pays(Number(symbol.split('-')[0]), 1)

/** The disc and its symbol beside the cloth, and over it when it counts. */
export const discOf = (
  w: BigSixWords,
  pays: Pays,
  play: SeatPlay,
  state: TableState,
): Pick<GameParts, 'apparatus' | 'moment'> => {
  const drawing = <Turning play={play} state={state} />
  const figure = (symbol: string) => <BigSixSymbol result={symbol} size="xl" />
  const name = (symbol: string) => nameOf(w, symbol)
  return {
    apparatus: (
      <Apparatus
        label={w.table.disc}
        outcome={outcome({ play, state })}
        inPlay={w.table.turns}
        figure={figure}
        name={name}
        detail={(symbol) => payOf(pays, symbol)}
      >
        {drawing}
      </Apparatus>
    ),
    moment: { label: w.table.disc, drawing, figure, name, facts: (symbol) => [capital(payOf(pays, symbol))] },
  }
}
