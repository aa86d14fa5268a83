// A game is assembled from its moves. What is common to every step stands here, in this order of precedence:
// the move is well formed, the move exists, this actor may make it; then the move's own reasons.

import { isSeat, roleOf } from './actors.js'
import type { Game, Move, Option, Step } from './contract.js'
import { isMoveShape, malformedIn } from './moves.js'
import { refuse, type Table } from './table.js'

export interface GameSpec<P> extends Omit<Game<P>, 'options' | 'step' | 'due'> {
  /** The moves the regulation asks staff or chance for, most urgent first; the first that can be made is due. */
  next(s: Table<P>): readonly string[]
}

const NONE: readonly Option[] = []

export const defineGame = <P>({ next, ...game }: GameSpec<P>): Game<P> => {
  const byName = new Map(game.rules.map((rule) => [rule.do, { rule, malformed: malformedIn(rule.fields) }]))
  if (byName.size !== game.rules.length) throw new Error(`${game.id}: two rules for one move`)

  const step = (s: Table<P>, m: Move): Step<P> => {
    if (!isMoveShape(m)) return refuse('malformed', 'GEN-25', { field: 'by' })
    const known = byName.get(m.do)
    if (!known) return refuse('no-such-move', 'GEN-25', { moves: [...byName.keys()] })
    const { rule, malformed } = known
    const field = malformed(m)
    if (field !== undefined) return refuse('malformed', 'GEN-25', { field })
    if (!rule.by.includes(roleOf(m.by))) return refuse('not-your-move', rule.cite, { by: rule.by })
    return rule.step(s, m)
  }

  return {
    ...game,
    step,
    options: (s, by) =>
      by === undefined
        ? game.rules.flatMap((rule) => rule.options(s))
        : game.rules
            .filter((rule) => rule.by.includes(roleOf(by)))
            .flatMap((rule) => rule.options(s, by).filter((option) => option.by === by)),
    due: (s) => {
      for (const name of next(s)) {
        const options = byName.get(name)?.rule.options(s) ?? NONE
        const asked = options.filter((option) => !isSeat(option.by))
        if (asked.length > 0) return asked
      }
      return NONE
    },
  }
}
