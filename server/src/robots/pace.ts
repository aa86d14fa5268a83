// What a robot croupier does next, and when. Both follow from the log alone, so any node can go on where another stopped
// and every display counts down to the same moment.

import { type AnyGame, betweenRounds, firstMove, type Move, type Seat, type Table } from '@tapete/engine'

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
  /** From one card to the next. */
  readonly card: number
  /** How long a player may think before the croupier goes on without an answer. */
  readonly decide: number
}

export const PACE: Pace = {
  ...{ spin: 15_000, close: 22_000, result: 3_000, step: 1_500, between: 4_000, errand: 700 },
  ...{ card: 800, decide: 20_000 },
}

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
  ...['card', 'hit', 'stand', 'double', 'split', 'surrender', 'tie-break', 'decline', 'pay-prize', 'settle-pairs'],
  ...['no-more-insurance', 'no-more-surrenders', 'settle-insurance', 'collect-cards', 'choose-stuck', 'choose-owed'],
  ...['show-cards', 'open-packs', 'shuffle', 'cut', 'pass-cut', 'load', 'burn', 'pass-positions', 'take-positions'],
]

/** What follows one another at the same place: each card, and each player's decision, has a time of its own. */
const EACH: readonly string[] = ['card', 'stand', 'pass-cut', 'pass-positions', 'decline']

export const turnAfter = (
  turn: Turn | undefined,
  game: AnyGame,
  state: Table,
  since: number,
  seq: number,
  move?: string,
): Turn => {
  const place = `${state.status} ${state.round} ${state.phase}`
  const due = game.due(state)[0]?.do ?? ''
  const onTheSide = ERRANDS.includes(due)
  const again = EACH.includes(due) && move !== undefined && TURNING.includes(move)
  if (turn?.place !== place || !(turn.due === due || onTheSide) || again) return { place, due, since, seq }
  if (onTheSide) return { ...turn, errand: turn.errand ?? since }
  return turn.errand === undefined ? turn : { place, due, since: turn.since, seq: turn.seq }
}

const has = (game: AnyGame, move: string): boolean => game.rules.some((rule) => rule.do === move)

/** What closes an offer to the players. */
const CLOSES: readonly string[] = ['no-more-insurance', 'no-more-surrenders']

/** What the croupier does for a player who does not answer. */
const ANSWERS: readonly string[] = [
  'stand',
  'decline',
  'sit-out',
  'pass-cut',
  'pass-positions',
  'choose-stuck',
  'choose-owed',
]

const delayOf = (game: AnyGame, pace: Pace, due: string): number => {
  if (due === 'card') return pace.card
  if (due === 'ball' || due === 'stop') return pace.result
  if (due === 'start') return pace.between
  if (due === 'spin') return has(game, 'no-more-bets') ? pace.spin : pace.close
  if (due === 'no-more-bets') return has(game, 'spin') ? pace.close - pace.spin : pace.spin
  if (CLOSES.includes(due)) return pace.decide / 2
  return ANSWERS.includes(due) ? pace.decide : pace.step
}

/** When bets close, or an offer, or a player's time; null while nobody knows, as at a disc that waits for the first bet. */
export const closesAt = (turn: Turn, pace: Pace, game: AnyGame): number | null => {
  if (turn.due === 'spin') return turn.since + pace.close
  const timed = turn.due === 'no-more-bets' || CLOSES.includes(turn.due) || ANSWERS.includes(turn.due)
  return timed ? turn.since + delayOf(game, pace, turn.due) : null
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
  if (due?.by === 'chance') return { at: turn.since + delayOf(game, pace, due.do), move: 'deal' }
  if (!robot) return undefined
  const first = aside(served)
  if (first) return { at: 0, move: first }
  // Stakes on the cloth (a prisoner, a choice to be made) are played out even when nobody is left.
  if (!due || (betweenRounds(state) && !awake && state.bets.length === 0)) return undefined
  const move = firstMove(due)
  if (!move) return undefined
  if (ERRANDS.includes(due.do)) return { at: (turn.errand ?? turn.since) + pace.errand, move }
  return { at: turn.since + delayOf(game, pace, due.do), move }
}
