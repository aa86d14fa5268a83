// What is looked up when a rule is shown: its article, its reading, the games it belongs to. An entry of its own
// (`@tapete/engine/rulebook`), so that nobody loads five hundred readings to play a game.

import { RULEBOOK, type RuleEntry, type RuleId } from './rulebook.js'

export { RULEBOOK, type RuleEntry, type RuleId }

export const articleOf = (rule: RuleId): string => RULEBOOK[rule].article

/** The rules a game obeys, for whoever asks at the table (GEN-20). */
export const rulesOf = (game: string): { rule: RuleId; article: string; reading: string }[] =>
  (Object.entries(RULEBOOK) as [RuleId, RuleEntry][])
    .filter(([, { games }]) => games.some((id) => id === game || id === 'general'))
    .map(([rule, { article, reading }]) => ({ rule, article, reading }))
