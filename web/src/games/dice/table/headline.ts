// What a throw meant, in few words: the point set, made or lost, a come-out that decided, or only its total.

import type { Event, TableState } from '../../../app/types.js'
import { isVoid } from '../../../pages/table/payments.js'
import { facesOf, pointsOf } from '../die/faces.js'
import { isCraps, playOf } from '../play.js'
import { VOIDED } from '../projection.js'
import type { DiceWords } from '../words.js'

export interface Headline {
  readonly title: string
  readonly note?: string
}

type Seen = Pick<TableState, 'view' | 'events'>

/** The point before the last throw: once it is settled only its events tell. */
const pointBefore = ({ view, events }: Seen): number | null => {
  const now = playOf(view).point ?? null
  if (playOf(view).roll) return now
  const since: readonly Event[] = events.slice(events.findLastIndex(({ type }) => type === 'dice-rolled') + 1)
  const moved = since.find(({ type }) => type === 'puck-on' || type === 'puck-off')
  if (!moved) return now
  return moved.type === 'puck-on' ? null : Number(moved.point)
}

/** Where come bets of this player went by the last throw. */
export const travelledBy = ({ events }: TableState, me: string | null): readonly string[] =>
  events
    .slice(events.findLastIndex(({ type }) => type === 'dice-rolled') + 1)
    .flatMap(({ type, seat, onto }) =>
      type === 'bet-travelled' && seat === me ? [String(onto).split(':')[1] ?? ''] : [],
    )

const NATURAL = [7, 11]
const CRAPS = [2, 3, 12]

const crapsHeadline = (state: Seen, total: number, { moment }: DiceWords): Headline => {
  const point = pointBefore(state)
  if (point === null) {
    if (NATURAL.includes(total)) return { title: moment.natural(total) }
    return { title: CRAPS.includes(total) ? moment.craps(total) : moment.pointSet(total) }
  }
  if (total === point) return { title: moment.pointMade(total) }
  return total === 7 ? { title: moment.sevenOut, note: moment.dicePass } : { title: moment.total(total) }
}

/** What a throw that lies on the table means, for whoever only looks. */
export const meaningOf = (state: Seen, roll: string, w: DiceWords): string =>
  crapsHeadline(state, pointsOf(roll) ?? 0, w).title

/** Bets are closed and nothing is thrown yet: whose throw it is. */
const awaited = ({ view, you }: TableState, { shooter: w, craps }: DiceWords): Headline | undefined => {
  const { shooter = null, point = null } = playOf(view)
  if (view.phase !== 'throw' || shooter === null) return undefined
  const mine = shooter === you.actor
  const stands = point === null ? craps.comeOut : craps.point(point)
  return { title: stands, note: mine ? w.throwNote : w.waits(Number(shooter.split(':')[1])) }
}

export const headlineOf = (state: TableState, roll: string | null, w: DiceWords): Headline => {
  const waits = awaited(state, w)
  if (waits) return waits
  if (isVoid(state.events, { voidedBy: VOIDED })) return { title: w.moment.voided, note: w.moment.voidedBody }
  if (roll === null) return { title: w.moment.none }
  const total = pointsOf(roll)
  if (total === undefined) return { title: w.capital(w.pair(facesOf(roll))) }
  const faces = w.pair(facesOf(roll))
  return { note: faces, ...(isCraps(state.view.game) ? crapsHeadline(state, total, w) : { title: w.sum(total) }) }
}
