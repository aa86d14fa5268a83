import type { Spot, View } from '../../app/types.js'
import type { FamilyModule } from '../../games/family.js'
import { useFamilyWords } from '../../games/loaded.js'
import { OddsTip } from '../../parts/OddsTip.js'
import { edgeOf, oddsOf, parseFraction } from './odds.js'
import type { GameFacts } from './useGame.js'
import { useNarrow } from './useNarrow.js'

interface SpotTipProps {
  spot: Spot
  game: GameFacts
  view: View
  stake: number
  family: FamilyModule
}

/** The bet one is about to make, on the tray: over the cloth it would cover what one is about to click. */
export const SpotTip = ({ spot, game, view, stake, family }: SpotTipProps) => {
  const { spot: nameOf } = useFamilyWords()
  const narrow = useNarrow()
  const odds = oddsOf(game.odds, spot.id, family.table?.oddsChoice?.(view.config))
  return (
    <OddsTip
      name={nameOf(spot)}
      spot={spot}
      stake={stake}
      hit={odds && parseFraction(odds.hitExact)}
      edge={odds && edgeOf(odds)}
      docked
      short={narrow}
    />
  )
}
