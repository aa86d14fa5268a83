// The line under the announcement: what comes next, or whose turn it is.

import type { TableState } from '../../../app/types.js'
import type { BlackjackWords } from '../words.js'
import { handInTurn, playOf } from './table.js'

export const nextLine = (
  { view, table }: TableState,
  me: string | null,
  w: BlackjackWords,
  total: (cards: readonly string[]) => string,
  left: number | undefined,
): string => {
  const { turn, hands, shoe } = playOf(view)
  switch (view.phase) {
    case 'betting':
      return left ? w.next.bets(left) : w.next.betting
    case 'deal':
      return w.next.deal
    case 'pairs':
      return w.next.pairs
    case 'insurance':
      return left ? w.next.offers(left) : w.next.insurance
    case 'surrender':
      return w.next.surrender
    case 'turns': {
      const mine = handInTurn(view, me)
      if (mine) return w.next.mine(mine.box, total(mine.cards))
      const hand = hands.find((each) => each.id === turn)
      return hand ? w.next.turn(hand.box) : ''
    }
    case 'bank':
      return w.next.bank
    case 'tie-break':
      return w.next.tieBreak
    case 'reveal':
      return w.next.reveal
    case 'collect':
    case 'pay':
    case 'clear':
      return w.next.payment
    default:
      if (typeof view.closing === 'number') return w.next.last(view.closing)
      if (shoe.stage === 'cut') return w.next.cut
      if (shoe.stage === 'positions') return w.next.positions
      if (table.mode === 'practice') return w.next.idlePractice
      return shoe.stage === 'ready' ? w.next.idle : w.next.preparing
  }
}
