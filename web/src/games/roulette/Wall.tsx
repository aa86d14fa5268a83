import type { Event, View } from '../../app/types.js'
import { money } from '../../i18n/format.js'
import { ResultWall } from '../../pages/display/ResultWall.js'
import { Chip } from '../../parts/Chip.js'
import { Pocket } from './Pocket.js'
import { playOf } from './play.js'
import { useRouletteWords } from './words.js'
import './styles/wall.css'

/** The last number and those before it, and what each colour is worth. */
export const Wall = ({ view }: { view: View; events: readonly Event[] }) => {
  const { wall, table } = useRouletteWords()
  const { pocket = null, history = [], colours = {} } = playOf(view)
  // Until the payment the number is not among the last ones yet.
  const results = pocket !== null && view.phase === 'collect' ? [pocket, ...history] : history
  return (
    <>
      <ResultWall title={wall.last} results={results} Result={Pocket} />
      {Object.keys(colours).length > 0 && (
        <section className="values" aria-label={wall.values}>
          <h2>{wall.values}</h2>
          <ul>
            {Object.entries(colours).map(([seat, { colour, unit }]) => (
              <li key={seat}>
                <Chip value={unit} colour={colour} bare />
                <span>
                  {table.coloursNamed[colour] ?? colour} <b>{money(unit)}</b>
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
