import type { ReactNode } from 'react'
import { useMessages } from '../i18n/language.js'
import { Announcement } from './Announcement.js'
import { Countdown } from './Countdown.js'
import { classes } from './classes.js'
import { Pocket } from '../games/roulette/Pocket.js'

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
  /** On phones, the latest numbers stand beside the phrase. */
  latest?: readonly string[]
}

export const PhaseRibbon = ({
  phrase,
  gloss,
  next,
  steps,
  current,
  countdown,
  closed,
  latest = [],
}: PhaseRibbonProps) => {
  const { phase } = useMessages()
  const now = steps.findIndex((step) => step.id === current)
  return (
    <section className={classes('ribbon', closed && 'closed')} aria-label={phase.title}>
      {countdown && <Countdown {...countdown} />}
      <div className="said">
        <Announcement phrase={phrase} gloss={gloss} />
        {next && <p className="next">{next}</p>}
      </div>
      {latest.length > 0 && (
        <ul className="mini" aria-label={phase.latest}>
          {latest.slice(0, 3).map((pocket, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a history is positional, numbers repeat
            <li key={index}>
              <Pocket pocket={pocket} size={index ? 's' : 'm'} />
            </li>
          ))}
        </ul>
      )}
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
