import type { Event, View } from '../../app/types.js'
import { ResultWall } from '../../pages/display/ResultWall.js'
import { BigSixSymbol } from './BigSixSymbol.js'
import { playOf } from './play.js'
import { useBigSixWords } from './words.js'
import './styles/wall.css'

/** The last symbol and those before it. */
export const Wall = ({ view }: { view: View; events: readonly Event[] }) => {
  const { wall } = useBigSixWords()
  const { symbol = null, history = [] } = playOf(view)
  // Until the payment the symbol is not among the last ones yet.
  const results = symbol !== null && view.phase === 'collect' ? [symbol, ...history] : history
  return <ResultWall title={wall} results={results} Result={BigSixSymbol} />
}
