// The cloth to look at or to choose from: a table draws its own.

import type { View } from '../../app/types.js'
import { spotsOf } from '../../i18n/staff/tell.js'
import { stakesOf } from '../../pages/table/stakes.js'
import { useNarrow } from '../../pages/table/useNarrow.js'
import type { OddsClothProps, PastProps } from '../family.js'
import { RouletteFelt } from './felt/RouletteFelt.js'
import { playOf } from './play.js'
import { clothAt } from './projection.js'
import { colourOf } from './purse.js'

/** As the events of one round leave it. */
export const Past = ({ view, spots, events, me }: PastProps) => {
  const { stakes, result } = clothAt(events, me, playOf(view).colours)
  return <RouletteFelt game={view.game} spots={spots} stakes={stakes} open={false} winner={result} />
}

/** As the croupier sees it: every stake where it stands, in the chips it was made with. */
export const ConsoleCloth = ({ view }: { view: View }) => {
  const narrow = useNarrow()
  return (
    <RouletteFelt
      game={view.game}
      spots={[...spotsOf(view.game).values()]}
      stakes={stakesOf(view.bets, null, (bet) => colourOf(view, bet))}
      stance={narrow ? 'standing' : 'lying'}
      open={false}
      winner={playOf(view).pocket ?? null}
    />
  )
}

export const OddsCloth = ({ game, spots, bet, hot, onPlace }: OddsClothProps) => {
  const narrow = useNarrow()
  return (
    <RouletteFelt
      game={game}
      stance={narrow ? 'standing' : 'lying'}
      spots={spots}
      stakes={[{ spot: bet, amount: 1000, mine: true }]}
      hot={hot}
      onPlace={onPlace}
    />
  )
}
