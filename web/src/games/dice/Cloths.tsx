// The cloth to look at or to choose from: a table draws its own.

import type { View } from '../../app/types.js'
import type { FeltSpot } from '../../felt/types.js'
import { spotsOf } from '../../i18n/staff/tell.js'
import { stakesOf } from '../../pages/table/stakes.js'
import type { OddsClothProps, PastProps } from '../family.js'
import { resultAt } from '../stakesAt.js'
import { ThreeCloth } from './boxes/ThreeCloth.js'
import { CrapsCloth } from './craps/CrapsCloth.js'
import { clothState } from './craps/clothState.js'
import { isCraps, playOf } from './play.js'
import { resultOf, VOIDED, viewAt, wonAt } from './projection.js'

interface Looked {
  view: View
  spots: readonly FeltSpot[]
  me: string | null
  roll: string | null
  won?: ReadonlySet<string>
}

const ToLookAt = ({ view, spots, me, roll, won }: Looked) => {
  const stakes = stakesOf(view.bets, me)
  if (!isCraps(view.game)) return <ThreeCloth game={view.game} spots={spots} stakes={stakes} open={false} roll={roll} />
  const state = clothState(view, me)
  return (
    <CrapsCloth
      game={view.game}
      spots={spots}
      stakes={stakes}
      open={false}
      state={{ ...state, won: won ?? state.won }}
    />
  )
}

/** As the events of one round leave it; at craps also what stood when it began. */
export const Past = ({ view, spots, events, before, me }: PastProps) => (
  <ToLookAt
    view={viewAt(view, [...before, ...events])}
    spots={spots}
    me={me}
    roll={resultAt(events, resultOf, VOIDED)}
    won={wonAt(events, me)}
  />
)

export const ConsoleCloth = ({ view }: { view: View }) => (
  <ToLookAt view={view} spots={[...spotsOf(view.game).values()]} me={null} roll={playOf(view).roll ?? null} />
)

export const OddsCloth = ({ game, spots, bet, onPlace }: OddsClothProps) => {
  const stakes = [{ spot: bet, amount: 1000, mine: true }]
  return isCraps(game) ? (
    <CrapsCloth game={game} spots={spots} stakes={stakes} chosen={bet} whole onPlace={onPlace} />
  ) : (
    <ThreeCloth game={game} spots={spots} stakes={stakes} onPlace={onPlace} />
  )
}
