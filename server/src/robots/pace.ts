// What a robot croupier does next, and when. Both follow from the log and from what the rules say of their moves, so any
// node can go on where another stopped and every display counts down to the same moment.

import {
  type AnyGame,
  betweenRounds,
  type Due,
  type Pace as EachPace,
  firstMove,
  isSeat,
  type Move,
  type Nature,
  type Option,
  type RuleFacts,
  type SeatId,
  seatOf,
  type Table,
} from '@tapete/engine'

/** Milliseconds a robot croupier lets pass before a move of each pace. */
export type Pace = { readonly [pace in EachPace]: number }

export const PACE: Pace = {
  ...{ 'first-bets': 15_000, 'last-bets': 7_000, bets: 15_000, offer: 10_000, answer: 20_000 },
  ...{ between: 4_000, result: 3_000, card: 800, step: 1_500, errand: 700 },
}

/** What the table waits for, and since when. */
export interface Turn {
  readonly place: string
  readonly due: string
  readonly since: number
  /** The entry that brought it here. */
  readonly seq: number
  /** Whose answer it waits for. */
  readonly waitsFor: readonly SeatId[]
  /** Since when something must be done on the side first. */
  readonly errand?: number
}

const ruleOf = ({ rules }: AnyGame, move: string): RuleFacts | undefined => rules.find((rule) => rule.do === move)

/** What leaves the round where it is, whoever does it. */
const BESIDE: readonly Nature[] = ['household', 'stake', 'errand']

/**
 * The moves after which a table may wait for something else; where a node begins to read in the middle of a log. Staff
 * opens a table and stops it, players do not.
 */
export const turningMoves = ({ rules }: AnyGame): string[] =>
  rules
    .filter(({ nature, by }) => !BESIDE.includes(nature) || (nature === 'household' && !by.includes('seat')))
    .map((rule) => rule.do)

/** Whether the time runs anew at the same place: for each card and each hand, and for each player who is asked, or asked again. */
const isAnew = (game: AnyGame, turn: Turn, [due]: readonly Due[], move: Move): boolean => {
  if (move.do === turn.due) return true
  const made = ruleOf(game, move.do)
  if (!due || !made || BESIDE.includes(made.nature)) return false
  const { waitsFor } = due
  if (waitsFor !== undefined) return !turn.waitsFor.includes(waitsFor) || seatOf(move) === waitsFor
  return ruleOf(game, due.option.do)?.pace === 'card'
}

export const turnAfter = (
  turn: Turn | undefined,
  game: AnyGame,
  state: Table,
  since: number,
  seq: number,
  move?: Move,
): Turn => {
  const place = `${state.status} ${state.round} ${state.phase}`
  const dues = game.due(state)
  const due = dues[0]?.option.do ?? ''
  const waitsFor = dues.flatMap((each) => each.waitsFor ?? [])
  const onTheSide = ruleOf(game, due)?.nature === 'errand'
  const begun: Turn = { place, due, since, seq, waitsFor }
  if (turn?.place !== place || !(turn.due === due || onTheSide)) return begun
  if (move && isAnew(game, turn, dues, move)) return begun
  if (onTheSide) return { ...turn, errand: turn.errand ?? since }
  return { place, due, since: turn.since, seq: turn.seq, waitsFor }
}

/** What closes something that people may still do. */
const CLOSES: readonly EachPace[] = ['last-bets', 'bets', 'offer', 'answer']

/** When bets close, or an offer, or a player's time; null while nobody knows, as at a disc that waits for the first bet. */
export const closesAt = ({ due, since }: Turn, pace: Pace, game: AnyGame): number | null => {
  const rule = ruleOf(game, due)
  if (!rule || rule.by.every((role) => role === 'seat')) return null
  if (rule.pace === 'first-bets') return since + pace['first-bets'] + pace['last-bets']
  return CLOSES.includes(rule.pace) ? since + pace[rule.pace] : null
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
  /** What was refused for the sake of its player, and is left undone: nobody else waits for it. */
  isHeld?(move: Move): boolean
}

export type Next = { readonly at: number; readonly move: Move | 'deal' }

/** What the croupier does when it can be done, though the round does not ask for it. */
const aside = ({ game, state, isHeld = () => false }: Served): Move | undefined => {
  for (const rule of game.rules) {
    if (rule.nature !== 'errand' || !rule.by.includes('croupier')) continue
    for (const option of rule.options(state, 'croupier')) {
      const move = firstMove(option)
      if (move && !isHeld(move)) return move
    }
  }
  return undefined
}

export const nextOf = (served: Served, pace: Pace): Next | undefined => {
  const { game, state, turn, robot, digital, awake } = served
  if (!digital) return undefined
  const { isHeld } = served
  const leftUndone = (option: Option): boolean => {
    const move = firstMove(option)
    return move !== undefined && (isHeld?.(move) ?? false)
  }
  const [due] = isHeld ? game.due(state, leftUndone) : game.due(state)
  const rule = due && ruleOf(game, due.option.do)
  if (due?.option.by === 'chance') return { at: turn.since + pace[rule?.pace ?? 'result'], move: 'deal' }
  if (!robot) return undefined
  const isErrand = rule?.nature === 'errand'
  const first = isErrand ? undefined : aside(served)
  if (first) return { at: 0, move: first }
  // Stakes on the cloth (a prisoner, a choice to be made) are played out even when nobody is left.
  if (!due || !rule || (betweenRounds(state) && !awake && state.bets.length === 0)) return undefined
  // What only a player may do, the table waits for.
  const move = isSeat(due.option.by) ? undefined : firstMove(due.option)
  if (!move) return undefined
  return { at: (isErrand ? (turn.errand ?? turn.since) : turn.since) + pace[rule.pace], move }
}
