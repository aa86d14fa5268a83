import { Pocket } from './roulette/Pocket.js'
import { BigSixSymbol } from './big-six/BigSixSymbol.js'
import { familyOf } from './families.js'

export interface ResultProps {
  game: string
  result: string
  size?: 's' | 'm' | 'xl'
  latest?: boolean
}

/** What a round gave, as this game shows it: a pocket of the wheel or a symbol of the disc. */
export const Result = ({ game, result, size = 'm', latest = false }: ResultProps) =>
  familyOf(game) === 'big-six' ? (
    <BigSixSymbol symbol={result} size={size === 'xl' ? 'xl' : 'm'} latest={latest} />
  ) : (
    <Pocket pocket={result} size={size} latest={latest} />
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
