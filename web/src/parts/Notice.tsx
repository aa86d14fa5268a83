import type { ReactNode } from 'react'
import { Cite, type OnCite } from './Cite.js'

export type NoticeKind = 'refused' | 'error' | 'offline' | 'reconnecting' | 'info'

const DRAWN: Record<NoticeKind, { tone: string; path: string }> = {
  refused: { tone: 'n-warn', path: 'M11 2a9 9 0 1 0 0 18 9 9 0 0 0 0-18M5 17 17 5' },
  error: { tone: 'n-loss', path: 'M11 3 20 19H2ZM11 9v4M11 15.500v.5' },
  offline: { tone: 'n-loss', path: 'M2 8a13 13 0 0 1 18 0M5.500 12a8 8 0 0 1 11 0M9 15.500a3 3 0 0 1 4 0M3 3l16 16' },
  reconnecting: { tone: 'n-info', path: 'M3 9a8 8 0 0 1 15-1M19 13a8 8 0 0 1-15 1M18 3v5h-5M4 19v-5h5' },
  info: { tone: 'n-info', path: 'M11 2a9 9 0 1 0 0 18 9 9 0 0 0 0-18M11 10v5M11 6.500v.5' },
}

export interface NoticeProps {
  kind: NoticeKind
  /** The fact. */
  title: string
  /** The consequence. */
  children?: ReactNode
  /** The rule it rests on. */
  rule?: string | undefined
  onCite?: OnCite
  action?: ReactNode
}

/** What happened, what did not change, and the article: in the page, never over the cloth. */
export const Notice = ({ kind, title, children, rule, onCite, action }: NoticeProps) => {
  const { tone, path } = DRAWN[kind]
  const urgent = kind === 'refused' || kind === 'error' || kind === 'offline'
  return (
    <div className={`note ${tone}`} role={urgent ? 'alert' : 'status'}>
      <svg viewBox="0 0 22 22" aria-hidden="true">
        <path d={path} />
      </svg>
      <div>
        <b>{title}</b>
        {children && <p>{children}</p>}
        {rule && <Cite rule={rule} named={onCite !== undefined} onOpen={onCite} short />}
        {action && <div className="act">{action}</div>}
      </div>
    </div>
  )
}
