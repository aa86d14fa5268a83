import { Suspense } from 'react'
import type { ResultProps } from './family.js'
import { useLists } from './loaded.js'

const Drawn = ({ game, ...props }: ResultProps & { game: string }) => {
  const { Result: OfGame } = useLists(game)
  return OfGame ? <OfGame {...props} /> : null
}

/** What a round gave, as this game shows it. */
export const Result = (props: ResultProps & { game: string }) => (
  <Suspense fallback={null}>
    <Drawn {...props} />
  </Suspense>
)

/** The last results, the newest first. */
export const Results = ({ game, history, shown = 5 }: { game: string; history: readonly string[]; shown?: number }) => (
  <span className="results">
    {history.slice(0, shown).map((result, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a history is positional, numbers repeat
      <Result key={index} game={game} result={result} size="s" />
    ))}
  </span>
)
