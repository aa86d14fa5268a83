// A game is assembled from its moves. What is common to every step stands here, in this order of precedence:
// the move is well formed, the move exists, this actor may make it; then the move's own reasons.

import { classOf } from './accounts.js'
import { isSeat, roleOf, type SeatId } from './actors.js'
import type { Due, Event, Game, Kind, Move, Option, Rule, RuleFacts, Step } from './contract.js'
import { groupBy } from './lists.js'
import { isMoveShape, malformedIn } from './moves.js'
import { REFUSALS, refuse } from './refusals.js'
import { remember } from './settled.js'
import { balance, type Table } from './table.js'

export interface GameSpec<G extends Kind> extends Omit<Game<G>, 'options' | 'step' | 'due'> {
  /**
   * The moves the table waits for in each phase, most urgent first; the first that can be made is due. Staff and chance make
   * them, or a seat where the game says `waitsFor`.
   */
  readonly next: { readonly [phase in Table<G>['phase']]: readonly string[] }
  /** The seat whose own move the table waits for, where nobody else may make it. */
  waitsFor?(s: Table<G>, move: string): SeatId | undefined
}

/** A game that overdraws is a bug, never a refusal: stop before anything is acknowledged. */
const overdrawn = (accounts: Game['accounts'], s: Table, events: readonly Event[]): void => {
  for (const { type, transfers = [] } of events)
    for (const { from } of transfers)
      if (balance(s, from) < 0 && !classOf(accounts, from).mayBeNegative)
        throw new Error(`${from} overdrawn by ${type}`)
}

/** What the croupier does for a player is an answer the table waits for. */
const answersFor = ({ nature }: RuleFacts, { fields }: Option): SeatId | undefined => {
  const bound = nature === 'decision' ? fields.for : undefined
  return bound && 'oneOf' in bound ? (bound.oneOf[0] as SeatId) : undefined
}

export const defineGame = <G extends Kind>({ next, waitsFor, ...game }: GameSpec<G>): Game<G> => {
  const byName = new Map(game.rules.map((rule) => [rule.do, { rule, malformed: malformedIn(rule.fields) }]))
  if (byName.size !== game.rules.length) throw new Error(`${game.id}: two rules for one move`)
  const byRole = groupBy(
    game.rules.flatMap((rule) => rule.by.map((role) => ({ role, rule }))),
    ({ role }) => role,
  )

  const step = (s: Table<G>, m: Move): Step<G> => {
    if (!isMoveShape(m)) return refuse('malformed', 'GEN-25', { field: 'by' })
    const known = byName.get(m.do)
    if (!known) return refuse('no-such-move', 'GEN-25', { moves: [...byName.keys()] })
    const { rule, malformed } = known
    const field = malformed(m)
    if (field !== undefined) return refuse('malformed', 'GEN-25', { field })
    if (!rule.by.includes(roleOf(m.by))) return refuse('not-your-move', rule.cite, { by: rule.by })
    const done = rule.step(s, m)
    if (!done.ok) return done
    overdrawn(game.accounts, done.state, done.events)
    return { ok: true, ...remember(s, done, rule.nature) }
  }

  const dueBy = (s: Table<G>, rule: Rule<G>): readonly Due[] => {
    const seat = waitsFor?.(s, rule.do)
    if (seat !== undefined) return rule.options(s, seat).map((option) => ({ option, waitsFor: seat }))
    return rule
      .options(s)
      .filter((option) => !isSeat(option.by))
      .map((option) => {
        const silent = answersFor(rule, option)
        return silent === undefined ? { option } : { option, waitsFor: silent }
      })
  }

  return {
    ...game,
    refusals: [...new Set([...REFUSALS, ...game.refusals])],
    step,
    options: (s, by, served) => {
      if (by === undefined) return game.rules.flatMap((rule) => rule.options(s))
      const found: Option[] = []
      for (const { rule } of byRole.get(roleOf(by)) ?? [])
        for (const option of rule.options(s, by, served)) if (option.by === by) found.push(option)
      return found
    },
    due: (s, leftUndone = () => false) => {
      for (const name of next[s.phase]) {
        const known = byName.get(name)
        const due = known ? dueBy(s, known.rule).filter(({ option }) => !leftUndone(option)) : []
        if (due.length > 0) return due
      }
      return []
    },
  }
}
