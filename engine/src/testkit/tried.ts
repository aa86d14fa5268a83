// Which rules were tried in which phases, and how it went: random tables that never meet a rule prove nothing about it.

import type { RuleFacts } from '../kernel/contract.js'

export interface Tried {
  note(move: string, phase: string, accepted: boolean): void
  /** The rules nobody has tried in this phase yet. */
  untried(phase: string): readonly RuleFacts[]
  /** The phases that were met. */
  readonly phases: ReadonlySet<string>
  /** The rules that were accepted somewhere, and those that were refused somewhere. */
  readonly accepted: ReadonlySet<string>
  readonly refused: ReadonlySet<string>
}

export const tried = (rules: readonly RuleFacts[]): Tried => {
  const left = new Map<string, RuleFacts[]>()
  const phases = new Set<string>()
  const accepted = new Set<string>()
  const refused = new Set<string>()
  const untried = (phase: string): RuleFacts[] => {
    const known = left.get(phase) ?? [...rules]
    left.set(phase, known)
    phases.add(phase)
    return known
  }
  return {
    note: (move, phase, ok) => {
      const open = untried(phase)
      const at = open.findIndex((rule) => rule.do === move)
      if (at >= 0) open.splice(at, 1)
      if (ok) accepted.add(move)
      else refused.add(move)
    },
    untried,
    phases,
    accepted,
    refused,
  }
}
