// The cloth to look at or to choose from: a table draws its own.

import type { View } from '../../app/types.js'
import type { FeltSpot, Stake } from '../../felt/types.js'
import { spotsOf } from '../../i18n/staff/tell.js'
import { stakesOf } from '../../pages/table/stakes.js'
import type { OddsClothProps, PastProps } from '../family.js'
import { resultAt } from '../stakesAt.js'
import { ThreeCloth } from './boxes/ThreeCloth.js'
import { CrapsCloth } from './craps/CrapsCloth.js'
import { clothState } from './craps/clothState.js'
import { AT_REST } from './craps/state.js'
import { isCraps, playOf } from './play.js'
import { pointAt, resultOf, standingAt, VOIDED } from './projection.js'

interface Looked {
  game: string
  spots: readonly FeltSpot[]
  stakes: readonly Stake[]
  roll: string | null
  point: number | null
  view?: View
}

const ToLookAt = ({ game, spots, stakes, roll, point, view }: Looked) =>
  isCraps(game) ? (
    <CrapsCloth
      game={game}
      spots={spots}
      stakes={stakes}
      open={false}
      state={view ? clothState(view, null) : { ...AT_REST, point: point === null ? null : String(point) }}
    />
  ) : (
    <ThreeCloth game={game} spots={spots} stakes={stakes} open={false} roll={roll} />
  )

/** As the events of one round leave it. */
export const Past = ({ view, spots, events, me }: PastProps) => (
  <ToLookAt
    game={view.game}
    spots={spots}
    stakes={standingAt(events, me)}
    roll={resultAt(events, resultOf, VOIDED)}
    point={pointAt(events)}
  />
)

export const ConsoleCloth = ({ view }: { view: View }) => (
  <ToLookAt
    game={view.game}
    spots={[...spotsOf(view.game).values()]}
    stakes={stakesOf(view.bets, null)}
    roll={playOf(view).roll ?? null}
    point={playOf(view).point ?? null}
    view={view}
  />
)

export const OddsCloth = ({ game, spots, bet, onPlace }: OddsClothProps) => {
  const stakes = [{ spot: bet, amount: 1000, mine: true }]
  return isCraps(game) ? (
    <CrapsCloth game={game} spots={spots} stakes={stakes} chosen={bet} whole onPlace={onPlace} />
  ) : (
    <ThreeCloth game={game} spots={spots} stakes={stakes} onPlace={onPlace} />
  )
}
