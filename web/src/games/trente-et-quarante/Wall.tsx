// Treinta y Cuarenta on the wall: the rows as they are dealt, then what they came to, and the rounds before.

import type { Event, View } from '../../app/types.js'
import { Card } from '../../cards/Card.js'
import { useStaff } from '../../i18n/staff/index.js'
import { Outcome } from './Outcome.js'
import { playOf, ROWS, resultIn, totalOf } from './play.js'
import { useTrenteWords } from './words.js'
import './styles/wall.css'

const SHOWN = 12

export const Wall = ({ view }: { view: View; events: readonly Event[] }) => {
  const { table: w } = useTrenteWords()
  const { history: named } = useStaff().display
  const play = playOf(view)
  const result = resultIn(play)
  const before = result === undefined ? play.history : play.history.slice(1)
  return (
    <>
      <section className="result tq-wall" aria-label={w.cloth}>
        {ROWS.map((row) => (
          <p key={row} className={row}>
            <b>{w.rows[row]}</b>
            <span className="cards">
              {play[row].map((card, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a card keeps its place in the row
                <Card key={`${index}${card}`} code={card} width={80} />
              ))}
            </span>
            {play[row].length > 0 && <b className="num">{totalOf(play[row])}</b>}
          </p>
        ))}
        {result !== undefined && <Outcome result={result} size="xl" />}
      </section>
      <section className="before" aria-label={named}>
        <ol>
          {before.slice(0, SHOWN).map((each, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a history is positional, results repeat
            <li key={index}>
              <Outcome result={each} />
            </li>
          ))}
        </ol>
      </section>
    </>
  )
}
