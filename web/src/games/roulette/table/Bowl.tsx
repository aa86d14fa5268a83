import type { TableState } from '../../../app/types.js'
import { capital } from '../../../i18n/format.js'
import { Apparatus, outcomeOf } from '../../../pages/table/Apparatus.js'
import { FALL_MS } from '../../../pages/table/show/useShow.js'
import type { GameParts } from '../../../pages/table/TablePage.js'
import type { SeatPlay } from '../../../pages/table/useSeat.js'
import { Pocket } from '../Pocket.js'
import { playOf } from '../play.js'
import { pocketKind } from '../pockets.js'
import { pocketsOf } from '../wheel/orders.js'
import { Wheel } from '../wheel/Wheel.js'
import { type RouletteWords, useRouletteWords } from '../words.js'

/** The chances a number wins, in the words of the cloth. */
const traitsOf = ({ bets }: RouletteWords, pocket: string): string[] => {
  const n = Number(pocket)
  if (pocket === '0' || pocket === '00') return []
  const chance = (id: string) => bets.chances[id] ?? id
  return [
    `${chance(n % 2 ? 'odd' : 'even')} · ${chance(n < 19 ? 'low' : 'high')}`,
    bets.dozen(Math.ceil(n / 12)),
    bets.column(((n - 1) % 3) + 1),
  ]
}

const nameOf = (w: RouletteWords, pocket: string): string =>
  w.table.zeros[pocket] ?? `${pocket} ${w.colour[pocketKind(pocket)]}`

interface BowlProps {
  play: SeatPlay
  state: TableState
}

const outcome = ({ play, state }: BowlProps) =>
  outcomeOf(play, state, playOf(state.view).pocket ?? playOf(state.view).history?.[0] ?? null)

/** The wheel as large as its place. */
const Turning = ({ play, state }: BowlProps) => {
  const w = useRouletteWords()
  const { shown, turning } = outcome({ play, state })
  return (
    <Wheel
      pockets={pocketsOf(state.view.game)}
      state={turning ? 'spinning' : 'still'}
      result={shown}
      label={turning ? w.wheel.spinning : shown ? w.wheel.at(shown, w.colour[pocketKind(shown)]) : w.wheel.still}
      turning={playOf(state.view).direction ?? 'clockwise'}
      fallMs={FALL_MS}
      onRest={play.shown.rested}
    />
  )
}

/** The wheel and the number beside the cloth, and over it when it counts. */
export const bowlOf = (
  w: RouletteWords,
  play: SeatPlay,
  state: TableState,
): Pick<GameParts, 'apparatus' | 'moment'> => {
  const drawing = <Turning play={play} state={state} />
  return {
    apparatus: (
      <Apparatus
        label={w.table.wheel}
        outcome={outcome({ play, state })}
        inPlay={w.table.inPlay}
        figure={(pocket) => <Pocket result={pocket} size="xl" />}
        name={(pocket) => nameOf(w, pocket)}
        detail={(pocket) => traitsOf(w, pocket).join(' · ')}
      >
        {drawing}
      </Apparatus>
    ),
    moment: {
      label: w.table.wheel,
      drawing,
      figure: (pocket) => <Pocket result={pocket} size="xl" />,
      name: (pocket) => w.table.zeros[pocket] ?? capital(w.colour[pocketKind(pocket)]),
      facts: (pocket) => traitsOf(w, pocket),
    },
  }
}
