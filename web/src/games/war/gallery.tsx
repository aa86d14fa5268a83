// What only War draws, with fixed data. Development only: the parts of every card table are in src/gallery.

import { Duel } from '../../cards/Duel.js'
import { useNarrow } from '../../pages/table/useNarrow.js'
import { useWarWords } from './words.js'

export const Gallery = () => {
  const narrow = useNarrow()
  const { table: w } = useWarWords()
  return (
    <section className="wide felt-bg" data-shot="war">
      <Duel
        title={w.duel.title(3)}
        sides={[
          { name: w.player('3'), card: 'Js', won: true },
          { name: w.player('6'), card: 'Jd', won: false },
        ]}
        verdict={w.duel.ties(true)}
        net={30000}
        rule="WAR-24"
        narrow={narrow}
      />
    </section>
  )
}
