// The parts of Big Six with fixed data, so that two pictures of them can be compared. Development only.

import { bigSix, configure } from '@tapete/engine'
import { EntryPad } from '../../parts/EntryPad.js'
import { ResultBoard } from '../../parts/ResultBoard.js'
import { TableCard } from '../../parts/TableCard.js'
import { placeOf } from '../../wheel/spin.js'
import { betsOf } from '../defaults.js'
import { BigSixFelt } from './BigSixFelt.js'
import { BigSixSymbol } from './BigSixSymbol.js'
import { BigSixWheel } from './BigSixWheel.js'
import { useBigSixWords } from './words.js'
import './styles/console.css'
import './styles/table.css'

const SYMBOLS = ['1', '2', '5', '10', '20', '40-a', '40-b']
const HISTORY = '1 2 1 40-a 5 1 2 10 1 20 2 1 5 40-b'.split(' ')
const configured = configure(bigSix.settings)
const DISC = (configured.ok ? configured.config.disc : []) as string[]

const STAKES = [
  { spot: 'value:1', amount: 10_000, mine: true },
  { spot: 'value:10', amount: 2000, mine: true },
  { spot: 'value:10', amount: 5000, mine: false },
  { spot: 'value:40-b', amount: 1000, mine: false },
]

export const Gallery = () => {
  const w = useBigSixWords()
  return (
    <>
      <section data-shot="wheel-six">
        <h2 className="caps">Big Six</h2>
        <BigSixWheel disc={DISC} state="still" place={placeOf(DISC, '40-a', 0)} />
      </section>
      <section className="wide" data-shot="six">
        <h2 className="caps">{w.cloth}</h2>
        <BigSixFelt spots={betsOf(bigSix)} stakes={STAKES} winner="10" />
      </section>
      <section className="stack-y" data-shot="symbols">
        <p className="row">
          {SYMBOLS.map((symbol) => (
            <BigSixSymbol key={symbol} result={symbol} />
          ))}
          <BigSixSymbol result="40-a" size="xl" />
        </p>
        <ResultBoard title={w.board} history={HISTORY} layout="symbols">
          {(result, latest) => <BigSixSymbol result={result} latest={latest} />}
        </ResultBoard>
        <div className="panel box">
          <EntryPad label={w.entry} values={SYMBOLS} value="40-a" layout="symbols" onPick={() => undefined}>
            {(symbol) => <BigSixSymbol result={symbol} />}
          </EntryPad>
        </div>
        <TableCard
          href="#c"
          title={bigSix.title.es}
          name="Mesa 9"
          mode="practice"
          tone="wine"
          art={<BigSixWheel disc={DISC} state="still" place={7} />}
          phase={w.steps.bets}
          note=""
          history={HISTORY}
          game="big-six"
          limits={{ min: 1000, max: 20_000 }}
          seated={8}
          seats={8}
        />
      </section>
    </>
  )
}
