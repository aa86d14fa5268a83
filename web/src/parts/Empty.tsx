import type { ReactNode } from 'react'

export interface EmptyProps {
  title: string
  children: ReactNode
  action?: ReactNode
}

/** One sentence, one action. */
export const Empty = ({ title, children, action }: EmptyProps) => (
  <div className="empty">
    <svg width="44" height="62" viewBox="0 0 100 140" aria-hidden="true">
      <rect x="1" y="1" width="98" height="138" rx="9" fill="var(--card-face)" stroke="var(--card-line)" />
      <rect x="7" y="7" width="86" height="126" rx="5" fill="var(--felt-700)" />
      <g stroke="var(--brass-400)" strokeWidth="1.4" fill="none">
        {[0, 1, 2, 3, 4, 5].map((i) => (
          <path key={i} d={`M50 ${20 + i * 9} ${84 - i * 6} 70 50 ${120 - i * 9} ${16 + i * 6} 70Z`} />
        ))}
      </g>
    </svg>
    <p className="voice">{title}</p>
    <p className="muted">{children}</p>
    {action}
  </div>
)
