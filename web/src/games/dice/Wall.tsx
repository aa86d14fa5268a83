import type { Event, View } from '../../app/types.js'
import { ResultWall } from '../../pages/display/ResultWall.js'
import { isCraps, playOf } from './play.js'
import { Roll } from './Roll.js'
import { meaningOf } from './table/headline.js'
import { useDiceWords } from './words.js'
import './styles/wall.css'

/** The last throw and those before it; of craps, the marker, and the point or what the throw on the table did to it. */
export const Wall = ({ view, events }: { view: View; events: readonly Event[] }) => {
  const w = useDiceWords()
  const { roll = null, history = [], point = null } = playOf(view)
  // Until it is settled the throw is not among the last ones yet.
  const results = roll !== null && history[0] !== roll ? [roll, ...history] : history
  return (
    <>
      <ResultWall title={w.wall.last} results={results} Result={Roll} />
      {isCraps(view.game) && (
        <section className="values point-wall" aria-label={w.wall.point}>
          <b className={point === null ? 'marker off' : 'marker'}>{point === null ? 'OFF' : 'ON'}</b>
          <p className="voice">
            {roll !== null ? meaningOf({ view, events }, roll, w) : point === null ? w.wall.none : w.craps.point(point)}
          </p>
        </section>
      )}
    </>
  )
}
