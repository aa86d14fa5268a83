// One play of a table has the word of its family: a «tirada» of the wheel, a «pase» of the cards. A page says which table
// it is about; words that name it are given for both.

import { createContext, type ReactNode, use } from 'react'
import { roundsOf } from '../games/families.js'
import type { Rounds } from '../games/family.js'

const GameContext = createContext<string | undefined>(undefined)

/** Everything inside speaks of a table of this game. */
export const AboutGame = ({ game, children }: { game: string | undefined; children: ReactNode }) => (
  <GameContext value={game}>{children}</GameContext>
)

export const useGameSpokenOf = (): string | undefined => use(GameContext)

export const useRounds = (): Rounds => {
  const game = useGameSpokenOf()
  return game === undefined ? 'spins' : roundsOf(game)
}

/** Some of the words, at any depth. */
export type Some<W> = W extends (...args: never) => unknown
  ? W
  : W extends readonly unknown[]
    ? W
    : W extends object
      ? { readonly [K in keyof W]?: Some<W[K]> }
      : W

const isGroup = (words: unknown): words is Record<string, unknown> =>
  typeof words === 'object' && words !== null && !Array.isArray(words)

/** The words, with these in the place of their own. */
export const inPlaceOf = <W,>(words: W, others: NoInfer<Some<W>>): W => {
  if (!isGroup(words) || !isGroup(others)) return others as W
  const changed = Object.entries(others).map(([name, each]) => [name, inPlaceOf(words[name], each as never)])
  return { ...words, ...Object.fromEntries(changed) }
}
