import type { TableState } from '../../../app/types.js'
import { Apparatus, outcomeOf } from '../../../pages/table/Apparatus.js'
import { FALL_MS } from '../../../pages/table/hold.js'
import type { SeatPlay } from '../../../pages/table/useSeat.js'
import { Pocket } from '../Pocket.js'
import { playOf } from '../play.js'
import { pocketKind } from '../pockets.js'
import { pocketsOf } from '../wheel/orders.js'
import { Wheel } from '../wheel/Wheel.js'
import { type RouletteWords, useRouletteWords } from '../words.js'

/** The chances a number wins, in the words of the cloth. */
const traitsOf = ({ bets }: RouletteWords, pocket: string): string => {
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

export const Bowl = ({ play, state }: { play: SeatPlay; state: TableState }) => {
  const w = useRouletteWords()
  const { view } = state
  const outcome = outcomeOf(play, state, playOf(view).pocket ?? playOf(view).history?.[0] ?? null)
  const { shown, turning } = outcome
  return (
    <Apparatus
      label={w.table.wheel}
      outcome={outcome}
      inPlay={w.table.inPlay}
      figure={(pocket) => <Pocket result={pocket} size="xl" />}
      name={(pocket) => w.table.zeros[pocket] ?? `${pocket} ${w.colour[pocketKind(pocket)]}`}
      detail={(pocket) => traitsOf(w, pocket)}
    >
      <Wheel
        pockets={pocketsOf(view.game)}
        state={turning ? 'spinning' : 'still'}
        result={shown}
        label={turning ? w.wheel.spinning : shown ? w.wheel.at(shown, w.colour[pocketKind(shown)]) : w.wheel.still}
        turning={playOf(view).direction ?? 'clockwise'}
        fallMs={FALL_MS}
        onRest={play.shown.rested}
      />
    </Apparatus>
  )
}
