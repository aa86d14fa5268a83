import type { TableState } from '../../app/types.js'
import { isBetting } from '../../games/families.js'
import { signed } from '../../i18n/format.js'
import type { Headline } from '../../parts/PhaseRibbon.js'
import { toneOf } from './moment/Outcome.js'
import { type Account, isOver } from './payments.js'
import { freePuts } from './stakes.js'
import type { SeatPlay } from './useSeat.js'
import { useTableWords } from './words.js'

/** What the round on the cloth came to for this player, once nothing of theirs is left to settle. */
export const useOutcome = ({ me }: SeatPlay, state: TableState, account: Account): Headline | undefined => {
  const w = useTableWords()
  const { view, events } = state
  const mine = account.round === view.round && account.lines.length > 0 && !isBetting(view.game, view.phase)
  if (!mine || (freePuts(view.bets, me).length > 0 && !isOver(events))) return undefined
  const tone = toneOf(account.net)
  return { tone, title: w.outcome[tone], figure: signed(account.net) }
}
