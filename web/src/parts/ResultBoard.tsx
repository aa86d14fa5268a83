import type { ReactNode } from 'react'
import { useMessages } from '../i18n/language.js'
import { classes } from './classes.js'

export interface ResultBoardProps {
  title: string
  /** What the shapes mean. */
  aside?: ReactNode
  /** The newest first. */
  history: readonly string[]
  layout?: string
  children: (result: string, latest: boolean) => ReactNode
}

/** The last results, where everybody sees them. They change nothing. */
export const ResultBoard = ({ title, aside, history, layout, children }: ResultBoardProps) => {
  const { noResults } = useMessages()
  return (
    <section className="board panel" aria-label={title}>
      <h2 className="head">
        <span className="caps">{title}</span>
        {aside}
      </h2>
      {history.length === 0 && <p className="muted">{noResults}</p>}
      <ol className={classes('last', layout)}>
        {history.map((result, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a history is positional, numbers repeat
          <li key={index} aria-current={index === 0 ? 'true' : undefined}>
            {children(result, index === 0)}
          </li>
        ))}
      </ol>
    </section>
  )
}
