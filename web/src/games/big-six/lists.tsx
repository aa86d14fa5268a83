// What lists draw of Big Six, without opening a table.

import { BIG_SIX_DISC } from '@tapete/engine'
import type { FamilyLists } from '../family.js'
import { BigSixSymbol } from './BigSixSymbol.js'
import { BigSixWheel } from './BigSixWheel.js'
import { phases } from './phases.js'

export const lists: FamilyLists = {
  Picture: () => <BigSixWheel disc={BIG_SIX_DISC} state="still" place={7} />,
  Result: BigSixSymbol,
  about: {
    es: { 'big-six': 'Un disco de 54 lugares y siete apuestas.' },
    en: { 'big-six': 'A wheel of 54 places and seven bets.' },
  },
  phases,
}
