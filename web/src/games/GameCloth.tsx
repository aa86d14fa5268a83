import { clothOf } from '../felt/cloths.js'
import { Felt } from '../felt/Felt.js'
import type { FeltSpot, Stake } from '../felt/types.js'
import { BigSixFelt } from '../wheel/BigSixFelt.js'
import { familyOf } from './families.js'

export interface GameClothProps {
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
export const GameCloth = ({ game, hot, stance, ...rest }: GameClothProps) =>
  familyOf(game) === 'big-six' ? (
    <BigSixFelt {...rest} />
  ) : (
    <Felt cloth={clothOf(game)} {...rest} {...(hot ? { hot } : {})} {...(stance ? { stance } : {})} />
  )
