import type { TableState } from '../../../app/types.js'
import { numberOf, playOf, turnOf, variantOf } from '../play.js'
import type { PokerTableWords } from '../words.js'

/** What comes next, for whoever does not decide it. */
export const nextLine = (state: TableState, w: PokerTableWords['next'], left: number | undefined): string => {
  const { view, table } = state
  const play = playOf(view)
  const turn = turnOf(view)
  const seat = turn ? numberOf(turn) : 0
  const step = variantOf(view.game).script[play.at]
  switch (view.phase) {
    case 'betting':
      return left ? w.bets(left) : w.betting
    case 'deal':
      return step?.do === 'deal' && step.laps !== 'hands' ? w.board : w.deal
    case 'answers':
      return turn ? w.turn(seat) : w.retire
    case 'exchange':
      return turn ? w.changing(seat) : w.retire
    case 'serve':
      return w.serve
    case 'uncover':
      return step?.do === 'uncover' && step.what === 'community' ? w.community : w.uncover
    case 'bank':
      return w.bank
    case 'hands':
      return play.bank.opens === false ? w.closed : w.hands
    case 'clear':
      return w.clear
    default:
      if (typeof view.closing === 'number') return w.last(view.closing)
      if (table.mode === 'practice') return w.idlePractice
      return play.deck.stage === 'ready' ? w.idle : w.preparing
  }
}
