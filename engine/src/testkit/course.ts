// The course of a round. No dead ends: from every table some sequence of legal moves ends the round. What is due is followed
// first; where that does not lead out, whatever else people may do is tried. And nobody decides who is not there.

import type { SeatId } from '../kernel/actors.js'
import type { Game, Kind, Move, Nature, Option, Rule } from '../kernel/contract.js'
import { natureOf } from '../kernel/rules.js'
import { betweenRounds, type Table } from '../kernel/table.js'
import { ensure } from './ensure.js'
import type { Random } from './random.js'
import { moveOf, nextOption } from './wander.js'

const WALKS = 8
/** Longer than any round that gets on with it: twenty seats of cards, and all that may be asked of each. */
const LENGTH = 400

/** What carries a round on by itself. */
const CARRIES_ON: readonly Nature[] = ['course', 'settle', 'chance', 'decision', 'errand', 'stake']
/** Breaking a round off is no way out of it: that would excuse every dead end before the result. */
const BREAKS_OFF = 'out-of-order'

/** A round that waits for a stake waits for somebody with chips. */
const BRINGS_PLAYERS: readonly string[] = ['come-back', 'sit', 'buy', 'unblock-seat']

/** One option of a random kind of these that somebody may do now. Asking every kind would cost most of a long walk. */
const someOf = <G extends Kind>(rules: readonly Rule<G>[], s: Table<G>, dice: Random): Option | undefined => {
  const left = [...rules]
  while (left.length > 0) {
    const [rule] = left.splice(dice.below(left.length), 1)
    const options = rule?.options(s) ?? []
    if (options.length > 0) return dice.pick(options)
  }
  return undefined
}

/** Mostly what carries on, or else what brings players; now and then anything. */
const wayOn = <G extends Kind>({ rules }: Game<G>, s: Table<G>, dice: Random): Option | undefined => {
  const mostly = (fits: (rule: Rule<G>) => boolean) =>
    dice.chance(0.7) ? someOf(rules.filter(fits), s, dice) : undefined
  return (
    mostly((rule) => CARRIES_ON.includes(rule.nature) && rule.do !== BREAKS_OFF) ??
    mostly((rule) => BRINGS_PLAYERS.includes(rule.do)) ??
    someOf(
      rules.filter((rule) => rule.do !== BREAKS_OFF),
      s,
      dice,
    )
  )
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
    const option = follow ? nextOption([], due, 0, dice) : wayOn(game, s, dice)
    if (option === undefined) return s
    const move: Move = moveOf(richly(option), dice)
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
