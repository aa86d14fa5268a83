import type { Event, View } from '../app/types.js'
import { clothOf } from './roulette/felt/cloths.js'
import { Felt } from '../felt/Felt.js'
import type { FeltSpot, Stake } from '../felt/types.js'
import { BlackjackCloth } from './blackjack/table/Cloth.js'
import { useNarrow } from '../pages/table/useNarrow.js'
import { BigSixFelt } from './big-six/BigSixFelt.js'
import { familyOf, isCards } from './families.js'
import { viewAt } from './blackjack/projection.js'

export interface GameClothProps {
  /** A table of cards is drawn from its view and the events of the round. */
  view?: View
  events?: readonly Event[]
  me?: string | null
  game: string
  spots: readonly FeltSpot[]
  stakes?: readonly Stake[]
  open?: boolean
  winner?: string | null
  hot?: readonly string[]
  stance?: 'standing' | 'lying' | 'auto'
  onPlace?: (spot: string) => void
}

/** The cloth of any game, to look at or to point at: replays, reviews, odds. A table draws its own. */
export const GameCloth = ({ game, hot, stance, view, events, me = null, ...rest }: GameClothProps) => {
  const narrow = useNarrow()
  if (view && events && isCards(game))
    return <BlackjackCloth view={viewAt(view, events)} events={events} me={me} narrow={narrow} past />
  return familyOf(game) === 'big-six' ? (
    <BigSixFelt {...rest} />
  ) : (
    <Felt cloth={clothOf(game)} {...rest} {...(hot ? { hot } : {})} {...(stance ? { stance } : {})} />
  )
}
