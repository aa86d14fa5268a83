// What lists draw of Big Six, without opening a table.

import type { FamilyLists } from '../family.js'
import { BigSixSymbol } from './BigSixSymbol.js'
import { BigSixWheel } from './BigSixWheel.js'
import { phases } from './phases.js'

/** The customary order of the disc; a table's own configuration wins over it. */
const DISC =
  '1 2 1 5 2 1 10 40-a 1 2 1 5 1 2 20 1 2 1 5 1 2 10 1 2 1 2 1 5 1 2 1 10 1 40-b 2 5 1 2 1 20 1 2 1 5 1 2 1 10 1 2 1 5 1 2'.split(
    ' ',
  )

export const lists: FamilyLists = {
  Picture: () => <BigSixWheel disc={DISC} state="still" place={7} />,
  Result: BigSixSymbol,
  about: {
    es: { 'big-six': 'Una rueda de 54 lugares y siete apuestas.' },
    en: { 'big-six': 'A wheel of 54 places and seven bets.' },
  },
  phases,
}
