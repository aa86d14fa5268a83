// What staff never does at a table whose results are drawn, as the rules declare it: what only happens to things, and what
// players do with their own hands. The server decides; the console only says why.

import { gameOf } from '../games/loaded.js'

export const neverAt = (mode: string, game: string, move: string): string | undefined => {
  const rule = mode === 'live' ? undefined : gameOf(game)?.rules.find((each) => each.do === move)
  if (rule?.physical) return 'cause-is-physical'
  return rule && Object.hasOwn(rule.fields, 'for') && rule.by.includes('seat') ? 'player-did-not-ask' : undefined
}
