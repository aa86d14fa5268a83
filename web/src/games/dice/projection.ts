// The cloth as the events of a round leave it: for replays and reviews.

import type { CrapsPlay } from '@tapete/engine'
import type { Bet, Event, View } from '../../app/types.js'
import { linesOf } from '../../pages/table/payments.js'
import { betsAfter } from '../stakesAt.js'
import { playOf } from './play.js'

/** What the dice showed, where these events tell it. */
export const resultOf = (events: readonly Event[]): string | undefined => {
  const rolled = events.findLast((event) => event.type === 'dice-rolled')
  return rolled && String(rolled.dice)
}

export const VOIDED = 'round-voided'

/** A come bet that travels leaves one spot and stands on another. */
const standing = (bets: readonly Bet[], event: Event): readonly Bet[] => {
  if (event.type !== 'bet-travelled') return betsAfter(bets, event)
  const travels = ({ seat, on, with: kind }: Bet) => seat === event.seat && on === event.on && kind === event.with
  return bets.map((bet) => (travels(bet) ? { ...bet, on: String(event.onto) } : bet))
}

const pointAfter = (point: CrapsPlay['point'], event: Event): CrapsPlay['point'] =>
  event.type === 'puck-on' ? (event.point as CrapsPlay['point']) : event.type === 'puck-off' ? null : point

/** A marker lies where a bet is not as it would be without: a hard way in play at the come-out, another one out of it. */
const marksAfter = (marks: CrapsPlay['marks'], event: Event): CrapsPlay['marks'] => {
  if (event.type !== 'bet-marked') return marks
  const { seat, on, as } = event as unknown as CrapsPlay['marks'][number]
  const others = marks.filter((mark) => mark.seat !== seat || mark.on !== on)
  return as === (on.startsWith('hard-') ? 'on' : 'off') ? [...others, { seat, on, as }] : others
}

/** The view of a table with what these events left on it. Before them nothing lay there. */
export const viewAt = (view: View, events: readonly Event[]): View => {
  let bets: readonly Bet[] = []
  let point: CrapsPlay['point'] = null
  let marks: CrapsPlay['marks'] = []
  for (const event of events) {
    bets = standing(bets, event)
    point = pointAfter(point, event)
    marks = marksAfter(marks, event).filter(({ seat, on }) => bets.some((bet) => bet.seat === seat && bet.on === on))
  }
  return {
    ...view,
    phase: 'betting',
    bets,
    play: { ...playOf(view), point, marks, roll: null } as unknown as View['play'],
  }
}

/** The spots these events paid, one player's or everybody's. */
export const wonAt = (events: readonly Event[], me: string | null): ReadonlySet<string> =>
  new Set(
    events
      .filter(({ type, seat }) => type === 'paid' && (me === null || seat === me))
      .flatMap((event) => linesOf(event, {}))
      .map(({ on }) => on),
  )
