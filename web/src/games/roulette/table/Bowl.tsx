import type { TableState } from '../../../app/types.js'
import { pocketsOf } from '../../GameArt.js'
import { useMessages } from '../../../i18n/language.js'
import { pocketKind } from '../pockets.js'
import { Wheel } from '../wheel/Wheel.js'
import { Apparatus, outcomeOf } from '../../../pages/table/Apparatus.js'
import { FALL_MS } from '../../../pages/table/hold.js'
import type { SeatPlay } from '../../../pages/table/useSeat.js'
import { useTableWords } from '../../../pages/table/words.js'

/** The chances a number wins, in the words of the cloth. */
const useTraits = (): ((pocket: string) => string) => {
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

export const Bowl = ({ play, state }: { play: SeatPlay; state: TableState }) => {
  const w = useTableWords()
  const { colour } = useMessages()
  const { view } = state
  const outcome = outcomeOf(play, state)
  return (
    <Apparatus
      label={w.wheel}
      game={view.game}
      outcome={outcome}
      inPlay={w.inPlay}
      name={(pocket) => w.zeros[pocket] ?? `${pocket} ${colour[pocketKind(pocket)]}`}
      detail={useTraits()}
    >
      <Wheel
        pockets={pocketsOf(view.game)}
        state={outcome.turning ? 'spinning' : 'still'}
        result={outcome.shown}
        turning={view.play.direction ?? 'clockwise'}
        fallMs={FALL_MS}
        onRest={play.shown.rested}
      />
    </Apparatus>
  )
}
