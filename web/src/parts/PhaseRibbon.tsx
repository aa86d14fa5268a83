import type { ReactNode } from 'react'
import { useMessages } from '../i18n/language.js'
import { Announcement } from './Announcement.js'
import { Countdown } from './Countdown.js'
import { classes } from './classes.js'

export interface PhaseStep {
  id: string
  label: string
}

export interface PhaseRibbonProps {
  phrase: string
  gloss?: string | undefined
  /** What comes next, or what happened. */
  next?: ReactNode
  steps: readonly PhaseStep[]
  current: string
  countdown?: { left: number; total: number } | undefined
  /** Bets are closed: the ribbon turns brass. */
  closed?: boolean
  /** On phones, beside the phrase: the latest results. */
  latest?: ReactNode
}

export const PhaseRibbon = ({ phrase, gloss, next, steps, current, countdown, closed, latest }: PhaseRibbonProps) => {
  const { phase } = useMessages()
  const now = steps.findIndex((step) => step.id === current)
  return (
    <section className={classes('ribbon', closed && 'closed')} aria-label={phase.title}>
      {countdown && <Countdown {...countdown} />}
      <div className="said">
        <Announcement phrase={phrase} gloss={gloss} />
        {next && <p className="next">{next}</p>}
      </div>
      {latest}
      <ol className="steps" aria-label={phase.steps}>
        {steps.map((step, index) => (
          <li
            key={step.id}
            className={classes('step', index < now && 'done')}
            aria-current={index === now ? 'step' : undefined}
          >
            {step.label}
            {index < now && <span className="sr">, {phase.done}</span>}
          </li>
        ))}
      </ol>
    </section>
  )
}
