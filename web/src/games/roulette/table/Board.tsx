import { Fragment } from 'react'
import { ResultBoard } from '../../../parts/ResultBoard.js'
import { Pocket } from '../Pocket.js'
import { useRouletteWords } from '../words.js'

/** The last numbers beside the wheel, and what their shapes mean. */
export const Board = ({ history }: { history: readonly string[] }) => {
  const { board, colour } = useRouletteWords()
  return (
    <ResultBoard
      title={board}
      history={history}
      aside={
        <span className="aside key">
          {(['red', 'black', 'zero'] as const).map((kind) => (
            <Fragment key={kind}>
              {colour[kind]}
              <i className={kind} />
            </Fragment>
          ))}
        </span>
      }
    >
      {(result, latest) => <Pocket result={result} latest={latest} />}
    </ResultBoard>
  )
}

/** On the ribbon of a phone. */
export const Latest = ({ history }: { history: readonly string[] }) => {
  const { board } = useRouletteWords()
  if (history.length === 0) return null
  return (
    <ul className="mini" aria-label={board}>
      {history.slice(0, 3).map((result, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a history is positional, numbers repeat
        <li key={index}>
          <Pocket result={result} size={index ? 's' : 'm'} />
        </li>
      ))}
    </ul>
  )
}
