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
  /** The same as it is now, whatever is tried later. */
  soFar(): Tried
}

interface Known {
  readonly left: ReadonlyMap<string, ReadonlySet<string>>
  readonly accepted: ReadonlySet<string>
  readonly refused: ReadonlySet<string>
}

const NOTHING: Known = { left: new Map(), accepted: new Set(), refused: new Set() }

export const tried = (rules: readonly RuleFacts[], known: Known = NOTHING): Tried => {
  const left = new Map([...known.left].map(([phase, names]) => [phase, new Set(names)]))
  const accepted = new Set(known.accepted)
  const refused = new Set(known.refused)
  const phases = new Set(left.keys())
  const open = (phase: string): Set<string> => {
    const names = left.get(phase) ?? new Set(rules.map((rule) => rule.do))
    left.set(phase, names)
    phases.add(phase)
    return names
  }
  return {
    note: (move, phase, ok) => {
      open(phase).delete(move)
      if (ok) accepted.add(move)
      else refused.add(move)
    },
    untried: (phase) => {
      const names = open(phase)
      return names.size === 0 ? [] : rules.filter((rule) => names.has(rule.do))
    },
    phases,
    accepted,
    refused,
    soFar: () => tried(rules, { left, accepted, refused }),
  }
}
