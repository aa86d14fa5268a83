// A console at one table: the frame, the strip with its controls, the state of the line. The work is each post's own.

import { type ReactNode, Suspense } from 'react'
import { Failed, LinkNotice, StoppedNotice } from '../app/shell.js'
import type { TableState } from '../app/types.js'
import { AboutGame } from '../i18n/rounds.js'
import { Skeleton } from '../parts/Skeleton.js'
import { Frame } from './Frame.js'
import { Strip } from './Strip.js'
import { type Console, useConsole } from './useConsole.js'

export interface AtConsole {
  readonly state: TableState
  readonly desk: Console
}

export interface TableConsoleProps {
  id: string
  title: string
  controls: (at: AtConsole) => ReactNode
  children: (at: AtConsole) => ReactNode
}

/** Before the table, or the words of its game, are here. */
const Waiting = ({ title, children }: { title: string; children?: ReactNode }) => (
  <main className="page" id="content">
    <h1 className="sr">{title}</h1>
    {children || <Skeleton />}
  </main>
)

export const TableConsole = ({ id, title, controls, children }: TableConsoleProps) => {
  const desk = useConsole(id)
  const { state, link } = desk
  const locked = link.state === 'failed' && link.fault.code === 'session-locked'
  return (
    <AboutGame game={state?.view.game}>
      <Frame
        title={`${title}${state ? ` · ${state.table.name}` : ''}`}
        game={state?.view.game}
        locked={locked}
        onUnlock={desk.retry}
      >
        {state ? (
          <Suspense fallback={<Waiting title={title} />}>
            <Strip title={title} state={state} link={link}>
              {controls({ state, desk })}
            </Strip>
            {link.state !== 'live' && link.state !== 'loading' && (
              <div className="line-state">
                <LinkNotice link={link} onRetry={desk.retry} />
              </div>
            )}
            {desk.stopped && (
              <div className="line-state">
                <StoppedNotice />
              </div>
            )}
            <main className="console" id="content" tabIndex={-1}>
              {children({ state, desk })}
            </main>
          </Suspense>
        ) : (
          <Waiting title={title}>
            {link.state === 'failed' && !locked && <Failed fault={link.fault} onRetry={desk.retry} />}
          </Waiting>
        )}
      </Frame>
    </AboutGame>
  )
}
