// What staff may do at a table whose results are drawn: nothing in the name of a player who did not ask for it (GEN-16, GEN-17),
// and nothing that only happens to things. At a live table the croupier speaks for people who stand before them, and the log
// says who spoke and for which seat.

import {
  type Actor,
  type AnyGame,
  isSeat,
  type Move,
  type Option,
  type Pace,
  type RuleFacts,
  type SeatId,
  type Table,
} from '@tapete/engine'
import { floorNo, type Refused } from '../tables/deed.js'
import type { TableRow } from '../tables/log.js'

/** Where a table stands. */
interface Place {
  readonly row: Pick<TableRow, 'id' | 'mode'>
  readonly game: AnyGame
  readonly state: Table
}

/** Whether a table still waits for the answer it waits for; also while nobody counts. */
export type Waits = (table: string) => boolean

const ruleOf = ({ rules }: AnyGame, move: string): RuleFacts | undefined => rules.find((rule) => rule.do === move)

/** What is done for players who are silent. */
const FOR_THE_SILENT: readonly Pace[] = ['answer', 'offer']

const seatIn = ({ fields }: Option): SeatId | undefined => {
  const bound = fields.for
  return bound && 'oneOf' in bound ? (bound.oneOf[0] as SeatId) : undefined
}

/** What the rules make the croupier's when a player does not answer. */
const isDue = ({ game, state }: Pick<Place, 'game' | 'state'>, rule: RuleFacts, seat: unknown): boolean =>
  FOR_THE_SILENT.includes(rule.pace) &&
  game.due(state).some(({ option, waitsFor }) => option.do === rule.do && !isSeat(option.by) && waitsFor === seat)

/** A player's own move, made by somebody else. */
const isSpokenFor = (rule: RuleFacts, by: Actor, seat: unknown): boolean =>
  !isSeat(by) && seat !== undefined && rule.by.includes('seat')

/** Why staff may not do it at this table; undefined where nothing is against it. */
export const unasked = (place: Place, { by, do: name, for: seat }: Move, waits: Waits): Refused | undefined => {
  const rule = ruleOf(place.game, name)
  if (!rule || place.row.mode === 'live') return undefined
  if (rule.physical) return floorNo('cause-is-physical', {}, rule.cite)
  if (!isSpokenFor(rule, by, seat)) return undefined
  if (!isDue(place, rule, seat)) return floorNo('player-did-not-ask', { seat: String(seat) }, 'GEN-16')
  return waits(place.row.id) ? floorNo('player-may-still-answer', { seat: String(seat) }, 'GEN-16') : undefined
}

/** What of the rules' options can be asked of staff at this table. */
export const asked = ({ row, game, state }: Place, options: readonly Option[]): readonly Option[] =>
  row.mode === 'live'
    ? options
    : options.filter((option) => {
        const rule = ruleOf(game, option.do)
        if (!rule || rule.physical) return false
        const seat = seatIn(option)
        return !isSpokenFor(rule, option.by, seat) || isDue({ game, state }, rule, seat)
      })
