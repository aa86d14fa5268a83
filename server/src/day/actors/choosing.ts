// Which of the moves that are offered an actor makes: by what the rules say a move is, never by its name.

import { type AnyGame, type Nature, natureOf, type Option } from '@tapete/engine'
import { moveOf, nextOption, type Random, strayMove } from '@tapete/engine/testkit'
import type { Intent } from '../../wire/index.js'

/** Without `by`, which is not the client's to say. */
export const intentOf = ({ by: _, ...move }: { readonly by: string; readonly do: string }): Intent => move

export const ofNature = (game: AnyGame, options: readonly Option[], ...natures: readonly Nature[]): Option[] =>
  options.filter((option) => {
    const nature = natureOf(game, option.do)
    return nature !== undefined && natures.includes(nature)
  })

/** By kind of move first: otherwise the many ways to bet would crowd out everything else. */
export const someOf = (options: readonly Option[], dice: Random): Intent | undefined =>
  options.length === 0 ? undefined : intentOf(moveOf(nextOption([], options, 0, dice), dice))

/** Out of turn, out of bounds, or of nobody's; now and then it happens to be legal. */
export const strayOf = (game: AnyGame, options: readonly Option[], dice: Random): Intent =>
  intentOf(strayMove(game.rules, options, dice))
