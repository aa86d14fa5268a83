import type { View } from '../app/types.js'
import { useFamily } from '../games/loaded.js'
import { useStaff } from '../i18n/staff/index.js'

/** The cloth as the croupier sees it, where the game has one apart from its seats. */
export const Cloth = ({ view }: { view: View }) => {
  const w = useStaff().croupier
  const { Cloth: Drawn } = useFamily(view.game).console
  return (
    Drawn && (
      <section className="clothp" aria-label={w.cloth}>
        <Drawn view={view} />
      </section>
    )
  )
}
