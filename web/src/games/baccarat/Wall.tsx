// Baccarat on the wall: both hands, and the boards of the shoe.

import type { Event, View } from '../../app/types.js'
import { handsOf, playOf } from './play.js'
import { Roads } from './roads/Roads.js'
import { Hands } from './table/Hands.js'
import './styles/cloth.css'
import './styles/wall.css'

export const Wall = ({ view, events }: { view: View; events: readonly Event[] }) => (
  <>
    <section className="result bac-wall">
      <Hands hands={handsOf(view, events)} narrow={false} />
    </section>
    <section className="before bac-wall-roads">
      <Roads road={playOf(view).road} />
    </section>
  </>
)
