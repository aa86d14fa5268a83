import type { ComponentType } from 'react'
import type { ResultProps } from '../../games/family.js'
import { useStaff } from '../../i18n/staff/index.js'

const SHOWN = 12

export interface ResultWallProps {
  title: string
  /** The newest first. */
  results: readonly string[]
  Result: ComponentType<ResultProps>
}

/** The last result, to be read from six metres, and the ones before. */
export const ResultWall = ({ title, results: [last, ...before], Result }: ResultWallProps) => {
  const w = useStaff().display
  return (
    <>
      <section className="result" aria-label={title}>
        {last === undefined ? <p>{w.none}</p> : <Result result={last} size="xl" />}
      </section>
      <section className="before" aria-label={w.history}>
        <ol>
          {before.slice(0, SHOWN).map((result, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a history is positional, numbers repeat
            <li key={index}>
              <Result result={result} />
            </li>
          ))}
        </ol>
      </section>
    </>
  )
}
