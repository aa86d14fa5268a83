// A citation names the rule (docs/rules) and the article of the regulation it comes from.

import { RULEBOOK, type RuleId } from '../rulebook.js'

export type { RuleId }

export interface Citation {
  readonly rule: RuleId
  readonly article: string
}

const CITATIONS = new Map<string, Citation>(
  Object.entries(RULEBOOK).map(([rule, { article }]) => [rule, Object.freeze({ rule: rule as RuleId, article })]),
)

export const cite = (rule: RuleId): Citation => {
  const citation = CITATIONS.get(rule)
  if (!citation) throw new Error(`no rule ${rule} in the rulebook`)
  return citation
}

/** The rules a game obeys, for whoever asks at the table (GEN-20). */
export const rulesOf = (game: string): { rule: RuleId; article: string; reading: string }[] =>
  Object.entries(RULEBOOK)
    .filter(([, entry]) => entry.games.some((id) => id === game || id === 'general'))
    .map(([rule, { article, reading }]) => ({ rule: rule as RuleId, article, reading }))
