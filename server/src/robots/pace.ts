// What a robot croupier does next, and when. Both follow from the log alone, so any node can go on where another stopped
// and every display counts down to the same moment.

import { type AnyGame, betweenRounds, firstMove, type Move, type Option, type Seat, type Table } from '@tapete/engine'

/** Milliseconds between what a robot croupier does. */
export interface Pace {
  /** From «hagan su juego» to the throw. */
  readonly spin: number
  /** From «hagan su juego» to «no más apuestas». */
  readonly close: number
  /** From «no más apuestas» to the result. */
  readonly result: number
  /** Between collecting, approving, paying and checking. */
  readonly step: number
  /** From the end of a round to the next. */
  readonly between: number
  /** Before a called bet is placed, the room head told, a cleared payment made. */
  readonly errand: number
}

export const PACE: Pace = { spin: 15_000, close: 22_000, result: 3_000, step: 1_500, between: 4_000, errand: 700 }

/** What the table waits for, and since when. */
export interface Turn {
  readonly place: string
  readonly due: string
  readonly since: number
  /** The entry that brought it here. */
  readonly seq: number
  /** Since when something must be done on the side first. */
  readonly errand?: number
}

/** What staff does on the side: the round waits for the same thing as before. */
const ERRANDS: readonly string[] = ['place-call', 'notify-room-head', 'authorise']
/** What the croupier does when it can be done, though the round does not ask for it. */
const ASIDES: readonly string[] = ['pay-held', 'free-seat']

/** The moves after which a table may wait for something else; where a node begins to read in the middle of a log. */
export const TURNING: readonly string[] = [
  ...['open', 'resume', 'start', 'spin', 'no-more-bets', 'ball', 'stop', 'collect', 'approve', 'pay', 'check-ball'],
  ...['irregular', 'repaired', 'out-of-order', 'give-back', 'announce-last'],
]

export const turnAfter = (turn: Turn | undefined, game: AnyGame, state: Table, since: number, seq: number): Turn => {
  const place = `${state.status} ${state.round} ${state.phase}`
  const due = game.due(state)[0]?.do ?? ''
  const onTheSide = ERRANDS.includes(due)
  if (turn?.place !== place || !(turn.due === due || onTheSide)) return { place, due, since, seq }
  if (onTheSide) return { ...turn, errand: turn.errand ?? since }
  return turn.errand === undefined ? turn : { place, due, since: turn.since, seq: turn.seq }
}

const closesWithTheThrow = (game: AnyGame): boolean => game.rules.every((rule) => rule.do !== 'no-more-bets')

const delayOf = (game: AnyGame, pace: Pace, due: Option): number => {
  if (due.by === 'chance') return pace.result
  if (due.do === 'start') return pace.between
  if (due.do === 'spin') return closesWithTheThrow(game) ? pace.close : pace.spin
  return due.do === 'no-more-bets' ? pace.close - pace.spin : pace.step
}

/** When bets close; null while nobody knows, as at a disc that waits for the first bet. */
export const closesAt = (turn: Turn, pace: Pace): number | null => {
  if (turn.due === 'spin') return turn.since + pace.close
  return turn.due === 'no-more-bets' ? turn.since + pace.close - pace.spin : null
}

export interface Served {
  readonly game: AnyGame
  readonly state: Table
  readonly turn: Turn
  /** Whether a robot serves it; at other digital tables only chance answers by itself. */
  readonly robot: boolean
  readonly digital: boolean
  /** Whether anybody is there to play for. */
  readonly awake: boolean
}

export type Next = { readonly at: number; readonly move: Move | 'deal' }

const aside = ({ game, state }: Served): Move | undefined => {
  const asked = state.holds.some((hold) => hold.verdict !== null) || Object.values(state.seats).some(isAsked)
  const option = asked && game.options(state, 'croupier').find((each) => ASIDES.includes(each.do))
  return option ? firstMove(option) : undefined
}

const isAsked = (seat: Seat): boolean => seat.askedToLeave

export const nextOf = (served: Served, pace: Pace): Next | undefined => {
  const { game, state, turn, robot, digital, awake } = served
  if (!digital) return undefined
  const [due] = game.due(state)
  if (due?.by === 'chance') return { at: turn.since + delayOf(game, pace, due), move: 'deal' }
  if (!robot) return undefined
  const first = aside(served)
  if (first) return { at: 0, move: first }
  // Stakes on the cloth (a prisoner, a choice to be made) are played out even when nobody is left.
  if (!due || (betweenRounds(state) && !awake && state.bets.length === 0)) return undefined
  const move = firstMove(due)
  if (!move) return undefined
  if (ERRANDS.includes(due.do)) return { at: (turn.errand ?? turn.since) + pace.errand, move }
  return { at: turn.since + delayOf(game, pace, due), move }
}
