// The cloth to look at or to choose from: a table draws its own.

import type { View } from '../../app/types.js'
import { spotsOf } from '../../i18n/staff/tell.js'
import { stakesOf } from '../../pages/table/stakes.js'
import type { OddsClothProps, PastProps } from '../family.js'
import { resultAt, stakesAt } from '../stakesAt.js'
import { BigSixFelt } from './BigSixFelt.js'
import { playOf } from './play.js'
import { resultOf, VOIDED } from './projection.js'

/** As the events of one round leave it. */
export const Past = ({ spots, events, me }: PastProps) => (
  <BigSixFelt spots={spots} stakes={stakesAt(events, me)} open={false} winner={resultAt(events, resultOf, VOIDED)} />
)

export const ConsoleCloth = ({ view }: { view: View }) => (
  <BigSixFelt
    spots={[...spotsOf(view.game).values()]}
    stakes={stakesOf(view.bets, null)}
    open={false}
    winner={playOf(view).symbol ?? null}
  />
)

export const OddsCloth = ({ spots, bet, onPlace }: OddsClothProps) => (
  <BigSixFelt spots={spots} stakes={[{ spot: bet, amount: 1000, mine: true }]} onPlace={onPlace} />
)
