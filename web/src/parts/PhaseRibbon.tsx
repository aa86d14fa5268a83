import type { ReactNode } from 'react'
import { useMessages } from '../i18n/language.js'
import { Announcement } from './Announcement.js'
import { Countdown } from './Countdown.js'
import { classes } from './classes.js'

export interface PhaseStep {
  id: string
  label: string
}

/** What concerns the player: larger than what is said to everybody. */
export interface Headline {
  readonly tone: 'turn' | 'win' | 'loss' | 'push'
  readonly title: string
  /** The amount, or the total of the hand. */
  readonly figure?: string | undefined
}

export interface PhaseRibbonProps {
  /** What was said in one breath. */
  phrases: readonly string[]
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
  headline?: Headline | undefined
}

export const PhaseRibbon = (props: PhaseRibbonProps) => {
  const { phrases, gloss, next, steps, current, countdown, closed, latest, headline } = props
  const { phase } = useMessages()
  const now = steps.findIndex((step) => step.id === current)
  return (
    <section className={classes('ribbon', closed && 'closed')} data-own={headline?.tone} aria-label={phase.title}>
      {countdown && <Countdown {...countdown} />}
      <div className="said">
        {headline && (
          <p className="headline" role="status">
            <span>{headline.title}</span> {headline.figure && <b className="num">{headline.figure}</b>}
          </p>
        )}
        <Announcement phrases={phrases} gloss={gloss} />
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
