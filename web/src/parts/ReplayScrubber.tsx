import type { ReactNode } from 'react'
import { useMessages } from '../i18n/language.js'
import { Button } from './Button.js'

export interface ReplayStep {
  kind: 'move' | 'money'
  label: string
}

export interface ReplayScrubberProps {
  steps: readonly ReplayStep[]
  at: number
  playing: boolean
  onSeek: (at: number) => void
  onPlay: (playing: boolean) => void
  /** Time and entry number of the step. */
  detail?: ReactNode
}

/** A circle is a move, a square is money. The slider over them is the control; the marks are the picture. */
export const ReplayScrubber = ({ steps, at, playing, onSeek, onPlay, detail }: ReplayScrubberProps) => {
  const { replay } = useMessages()
  const last = Math.max(1, steps.length - 1)
  const left = (index: number): string => `calc(10px + ${index / last} * (100% - 20px))`
  return (
    <div className="replay">
      <div className="scrub">
        <Button aria-label={playing ? replay.pause : replay.play} onClick={() => onPlay(!playing)}>
          <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
            <path d={playing ? 'M3 2h4v12H3zM9 2h4v12H9z' : 'M4 2l10 6-10 6Z'} fill="currentColor" />
          </svg>
        </Button>
        <div className="line">
          {steps.map((step, index) => (
            <i
              // biome-ignore lint/suspicious/noArrayIndexKey: steps are positional
              key={index}
              className={`${step.kind}${index === at ? ' now' : ''}${index < at ? ' past' : ''}`}
              style={{ left: left(index) }}
            />
          ))}
          <input
            type="range"
            min={0}
            max={steps.length - 1}
            value={at}
            aria-label={replay.position}
            aria-valuetext={`${replay.of(at + 1, steps.length)}: ${steps[at]?.label ?? ''}`}
            onChange={(event) => onSeek(Number(event.currentTarget.value))}
          />
        </div>
        <span className="num muted">{replay.of(at + 1, steps.length)}</span>
      </div>
      <p>
        <b>{steps[at]?.label}</b> <span className="muted num">{detail}</span>
      </p>
    </div>
  )
}
