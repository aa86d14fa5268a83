// Which rules a log was played under. A change after which the same moves would give other events, or be refused, takes
// the next number of its game: logs of the number before are then kept and checked, but not played on.

/** Every game begins here; so does every log from before the number was written down. */
export const FIRST_RULE_SET = 1

const LATER: { readonly [game: string]: number } = {
  // A 21 that declined the tie-break is void by its own article, CAN-45, no longer by that of equal totals.
  'canal-21': 2,
}

export const ruleSetOf = (game: string): number =>
  Object.hasOwn(LATER, game) ? (LATER[game] as number) : FIRST_RULE_SET
