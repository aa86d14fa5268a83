import type { View } from '../app/types.js'
import { GameCloth } from '../games/GameCloth.js'
import { useStaff } from '../i18n/staff/index.js'
import { spotsOf } from '../i18n/staff/tell.js'
import { stakesOf } from '../pages/table/stakes.js'
import { useNarrow } from '../pages/table/useNarrow.js'

/** The cloth as the croupier sees it: every stake where it stands, in the chips it was made with. */
export const Cloth = ({ view }: { view: View }) => {
  const w = useStaff().croupier
  const narrow = useNarrow()
  return (
    <section className="clothp" aria-label={w.cloth}>
      <GameCloth
        game={view.game}
        spots={[...spotsOf(view.game).values()]}
        stakes={stakesOf(view.bets, null, view.play.colours)}
        stance={narrow ? 'standing' : 'lying'}
        open={false}
        winner={view.play.pocket ?? view.play.symbol ?? null}
      />
    </section>
  )
}
