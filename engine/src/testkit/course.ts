// The course of a round. No dead ends: from every table some sequence of legal moves ends the round. What is due is followed
// first; where that does not lead out, whatever else people may do is tried. And nobody decides who is not there.

import type { SeatId } from '../kernel/actors.js'
import type { Game, Kind, Move, Nature, Option } from '../kernel/contract.js'
import { natureOf } from '../kernel/rules.js'
import { betweenRounds, type Table } from '../kernel/table.js'
import { ensure } from './ensure.js'
import type { Random } from './random.js'
import { moveOf, nextOption } from './wander.js'

const WALKS = 8
/** Longer than any round that gets on with it: twenty seats of cards, and all that may be asked of each. */
const LENGTH = 400

/** What carries a round on by itself. */
const CARRIES_ON: readonly (Nature | undefined)[] = ['course', 'settle', 'chance', 'decision', 'errand', 'stake']
/** Breaking a round off is no way out of it: that would excuse every dead end before the result. */
const BREAKS_OFF = 'out-of-order'

/** A round that waits for a stake waits for somebody with chips. */
const BRINGS_PLAYERS: readonly string[] = ['come-back', 'sit', 'buy', 'unblock-seat']

/** Mostly what carries on, or else what brings players; now and then anything. */
const waysOn = <G extends Kind>(game: Game<G>, s: Table<G>, dice: Random): readonly Option[] => {
  const legal = game.options(s).filter((option) => option.do !== BREAKS_OFF)
  const on = legal.filter((option) => CARRIES_ON.includes(natureOf(game, option.do)))
  if (on.length > 0 && dice.chance(0.7)) return on
  const players = legal.filter((option) => BRINGS_PLAYERS.includes(option.do))
  return players.length > 0 && dice.chance(0.7) ? players : legal
}

/** Chips enough for any stake the limits ask for. */
const richly = ({ fields, ...option }: Option): Option => {
  const bound = fields.amount
  return option.do === 'buy' && bound && 'max' in bound
    ? { ...option, fields: { ...fields, amount: { ...bound, min: bound.max } } }
    : { ...option, fields }
}

/** One walk; the first never leaves what is due while something is. */
const walk = <G extends Kind>(game: Game<G>, start: Table<G>, haste: number, dice: Random): Table<G> => {
  let s = start
  for (let count = 0; count < LENGTH && !betweenRounds(s); count += 1) {
    const due = game.due(s).map(({ option }) => option)
    const follow = due.length > 0 && dice.chance(haste)
    const options = follow ? due : waysOn(game, s, dice)
    if (options.length === 0) return s
    const move: Move = moveOf(richly(nextOption([], options, 0, dice)), dice)
    const step = game.step(s, move)
    if (!step.ok) return s
    s = Object.freeze(step.state)
  }
  return s
}

const endsSomehow = <G extends Kind>(game: Game<G>, s: Table<G>, dice: Random): void => {
  if (betweenRounds(s)) return
  let last = s
  for (let count = 0; count < WALKS; count += 1) {
    last = walk(game, s, count === 0 ? 1 : 0.7, dice)
    if (betweenRounds(last)) return
  }
  ensure(false, 'from every table some sequence of legal moves ends the round', () => ({
    phase: s.phase,
    stuckIn: last.phase,
    due: game.due(last).map(({ option }) => `${option.by} ${option.do}`),
    legal: [...new Set(game.options(last).map((option) => option.do))],
    bets: last.bets,
  }))
}

/** Who is not there decides nothing (GEN-24). */
const keepsPresence = <G extends Kind>(game: Game<G>, s: Table<G>): void => {
  for (const [id, seat] of Object.entries(s.seats)) {
    if (seat.present) continue
    const decides = game.options(s, id as SeatId).filter((option) => natureOf(game, option.do) === 'decision')
    ensure(decides.length === 0, 'who is not there decides nothing', () => ({ id, decides }))
  }
}

export const keepsCourse = <G extends Kind>(game: Game<G>, s: Table<G>, dice: Random): void => {
  keepsPresence(game, s)
  endsSomehow(game, s, dice)
}
