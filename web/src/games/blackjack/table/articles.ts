import { findGame, RULEBOOK } from '@tapete/engine'

/** The article a move of this game rests on. */
export const ruleArticle = (game: string, move: string): string => {
  const rule = findGame(game)?.rules.find((each) => each.do === move)?.cite
  return rule ? RULEBOOK[rule].article : ''
}
