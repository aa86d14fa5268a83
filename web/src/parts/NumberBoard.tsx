import { Fragment } from 'react'
import { familyOf } from '../games/families.js'
import { Result } from '../games/Result.js'
import { useMessages } from '../i18n/language.js'

export interface NumberBoardProps {
  /** The newest first. */
  history: readonly string[]
  game: string
}

export const NumberBoard = ({ history, game }: NumberBoardProps) => {
  const { board, colour } = useMessages()
  const numbers = familyOf(game) === 'roulette'
  const title = numbers ? board.numbers : board.symbols
  return (
    <section className="board panel" aria-label={title}>
      <h2 className="head">
        <span className="caps">{title}</span>
        {numbers && (
          <span className="aside key">
            {(['red', 'black', 'zero'] as const).map((kind) => (
              <Fragment key={kind}>
                {colour[kind]}
                <i className={kind} />
              </Fragment>
            ))}
          </span>
        )}
      </h2>
      <ol className={numbers ? 'last' : 'last symbols'}>
        {history.map((result, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a history is positional, numbers repeat
          <li key={index} aria-current={index === 0 ? 'true' : undefined}>
            <Result game={game} result={result} latest={index === 0} />
          </li>
        ))}
      </ol>
    </section>
  )
}
