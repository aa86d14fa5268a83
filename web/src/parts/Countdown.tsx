import { useMessages } from '../i18n/language.js'

export interface CountdownProps {
  left: number
  total: number
  /** Among many nobody hears each of them. */
  silent?: boolean
}

const ROUND = 2 * Math.PI * 22
const SPOKEN = [10, 5]

/** The number is the information; the ring only repeats it. It speaks at 10 and at 5. */
export const Countdown = ({ left, total, silent = false }: CountdownProps) => {
  const { phase } = useMessages()
  const share = total > 0 ? Math.min(1, Math.max(0, left / total)) : 0
  return (
    <span className="countdown">
      <svg className="ring" viewBox="0 0 52 52" role="timer" aria-live="off" aria-label={phase.seconds(left)}>
        <circle cx="26" cy="26" r="22" fill="none" stroke="currentColor" strokeOpacity={0.18} strokeWidth="4" />
        <circle
          className="drain"
          cx="26"
          cy="26"
          r="22"
          fill="none"
          strokeWidth="4"
          strokeLinecap="round"
          strokeDasharray={`${ROUND * share} ${ROUND}`}
          strokeOpacity={share > 0 ? 1 : 0}
          transform="rotate(-90 26 26)"
        />
        <text x="26" y="32.5" textAnchor="middle">
          {left}
        </text>
      </svg>
      {!silent && (
        <span className="sr" aria-live="polite">
          {SPOKEN.includes(left) ? phase.left(left) : ''}
        </span>
      )}
    </span>
  )
}
