// What is blackjack's own at the consoles.

import { handTotal } from '@tapete/engine'
import { listed } from '../../../console/causes.js'
import type { ConsoleParts } from '../../family.js'
import { saysWhose } from '../spots.js'
import { playOf } from '../table/table.js'
import { words } from '../words.js'
import { cardDue, Entry } from './Entry.js'
import { HandsTable } from './HandsTable.js'

export const parts: ConsoleParts = {
  Entry,
  entryOf: cardDue,
  Seats: HandsTable,
  causes: listed,
  asks: (view, tell, language) => {
    const { hands, turn } = playOf(view)
    const hand = view.phase === 'turns' ? hands.find((each) => each.id === turn) : undefined
    return hand && words[language].console.asks(tell.value('hand', hand.id), handTotal(hand.cards))
  },
  groups: {
    irregular: ['no-cards', 'end-shoe', 'bettor-skipped'],
    table: ['cut', 'new-cards', 'rearm'],
  },
  saysWhose,
}
