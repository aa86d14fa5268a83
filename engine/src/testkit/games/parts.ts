// What the small games of the test kit share. They are no games of a regulation: they show, and hold by the laws, what the
// contract carries beyond a bank and a croupier, until families that need it arrive. The rules they cite are the general ones.

import { chipRules } from '../../kernel/chips.js'
import type { RuleId } from '../../kernel/citations.js'
import { conductRules } from '../../kernel/conduct.js'
import type { Kind, Rule, Spot } from '../../kernel/contract.js'
import type { ConductPart, RoundPart, StaffPart, StakePart } from '../../kernel/customs.js'
import { disputeRules } from '../../kernel/disputes.js'
import { EVEN, type Odds } from '../../kernel/money.js'
import { roundRules } from '../../kernel/rounds.js'
import { seatRules } from '../../kernel/seats.js'
import { staffRules } from '../../kernel/staff.js'
import { staking } from '../../kernel/stakes.js'
import type { Table } from '../../kernel/table.js'

export const RULE: RuleId = 'GEN-01'

export const spotsOf = (...ids: readonly (readonly [id: string, pays: Odds])[]): ReadonlyMap<string, Spot> =>
  new Map(ids.map(([id, pays]) => [id, { id, kind: id, pays, cite: RULE, covers: [id] }]))

export const oneToOne = (...ids: readonly string[]): ReadonlyMap<string, Spot> =>
  spotsOf(...ids.map((id) => [id, EVEN] as const))

export const STAFF: StaffPart = {
  staff: { croupier: 1, 'pit-boss': 1, rule: RULE },
  capacity: RULE,
  closing: { rounds: 1, phrase: 'último juego', rule: RULE, seal: RULE },
}

export const CONDUCT: ConductPart = { infractions: {} }

export type PartTable<G extends Kind> = StaffPart & RoundPart<G> & StakePart<G> & ConductPart

/** A croupier's table without limits to overlook and without holds: the parts it needs, and no more. */
export const rulesOf = <G extends Kind>(parts: PartTable<G>, own: readonly Rule<G>[]): Rule<G>[] => [
  ...staffRules<G>(parts),
  ...seatRules(parts),
  ...chipRules<G>(parts),
  ...roundRules(parts),
  ...staking(parts).rules,
  ...own,
  ...conductRules<G>(parts),
  ...disputeRules<G>(parts),
]

/** A round that starts in this phase and can be broken off until the first settlement. */
export const roundOf = <G extends Kind>(
  phase: G['phase'],
  breaksIn: readonly G['phase'][],
): Omit<RoundPart<G>, keyof StaffPart> => ({
  start: { phrase: 'hagan su juego', rule: RULE, phase },
  outOfOrder: RULE,
  canBreakOff: (s: Table<G>) => breaksIn.some((each) => each === s.phase),
})
