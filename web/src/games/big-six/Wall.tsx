import type { Event, View } from '../../app/types.js'
import { ResultWall } from '../../pages/display/ResultWall.js'
import { BigSixSymbol } from './BigSixSymbol.js'
import { useBigSixWords } from './words.js'
import './styles/wall.css'
import { playOf } from './play.js'

/** The last symbol and those before it. */
export const Wall = ({ view }: { view: View; events: readonly Event[] }) => {
  const { wall } = useBigSixWords()
  const { symbol = null, history = [] } = playOf(view)
  // Until the payment the symbol is not among the last ones yet.
  const results = symbol !== null && view.phase === 'collect' ? [symbol, ...history] : history
  return <ResultWall title={wall} results={results} Result={BigSixSymbol} />
}
