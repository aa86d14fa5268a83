import type { ReactNode } from 'react'
import type { Link } from '../app/live.js'
import type { TableState } from '../app/types.js'
import { useCurrentInView } from '../app/useCurrentInView.js'
import { phasesOf } from '../games/loaded.js'
import { useLanguage, useMessages } from '../i18n/language.js'
import { useStaff, useTeller } from '../i18n/staff/index.js'
import { classes } from '../parts/classes.js'

/** Which console, which table, which phase, and whether the line is up. */
export const Strip = ({
  title,
  state,
  link,
  children,
}: {
  title: string
  state: TableState
  link: Link
  children?: ReactNode
}) => {
  const w = useStaff()
  const { phase } = useMessages()
  const { language } = useLanguage()
  const { table, view } = state
  const steps = phasesOf(view.game)
  const now = steps.indexOf(view.phase)
  const live = link.state === 'live'
  const row = useCurrentInView<HTMLOListElement>(view.phase)
  const { phase: name } = useTeller(view.game)
  return (
    <section className="strip" aria-label={title}>
      <div className="where">
        <h1>
          <span className="pre">{title} · </span>
          {table.name}
        </h1>
        <p className="muted num">
          {table.title?.[language === 'en' ? 'en' : 'es'] ?? view.game} · {w.mode[table.mode]} · {w.round(view.round)}
        </p>
      </div>
      <ol className="steps" ref={row} aria-label={phase.steps}>
        {view.status === 'open' ? (
          <>
            {now < 0 && (
              <li className="step" aria-current="step">
                {name(view.phase)}
              </li>
            )}
            {steps.map((step, index) => (
              <li
                key={step}
                className={classes('step', index < now && 'done')}
                aria-current={index === now ? 'step' : undefined}
              >
                {name(step)}
                {index < now && <span className="sr">, {phase.done}</span>}
              </li>
            ))}
          </>
        ) : (
          <li className="step" aria-current="step">
            {w.status[view.status]}
          </li>
        )}
      </ol>
      <div className="right">
        {children}
        <span className={classes('tag', live ? 'win' : 'warn')} role="status">
          {live ? `● ${w.online}` : `○ ${link.state === 'loading' ? w.connecting : w.offline}`}
        </span>
      </div>
    </section>
  )
}
