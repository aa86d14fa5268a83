import { Fragment } from 'react'
import { useMessages } from '../i18n/language.js'
import { BigSixSymbol } from '../wheel/BigSixSymbol.js'
import { Pocket } from './Pocket.js'

export interface NumberBoardProps {
  /** The newest first. */
  history: readonly string[]
  kind?: 'roulette' | 'big-six'
  title?: string
}

export const NumberBoard = ({ history, kind = 'roulette', title }: NumberBoardProps) => {
  const { board, colour } = useMessages()
  return (
    <section className="board panel" aria-label={title ?? board.title}>
      <h2 className="head">
        <span className="caps">{title ?? board.title}</span>
        {kind === 'roulette' && (
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
      <ol className={kind === 'roulette' ? 'last' : 'last symbols'}>
        {history.map((result, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a history is positional, numbers repeat
          <li key={index} aria-current={index === 0 ? 'true' : undefined}>
            {kind === 'roulette' ? (
              <Pocket pocket={result} latest={index === 0} />
            ) : (
              <BigSixSymbol symbol={result} latest={index === 0} />
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
