import { useId, useState } from 'react'
import { money } from '../../../i18n/format.js'
import { pocketFill, pocketKind } from '../pockets.js'
import { useRouletteWords } from '../words.js'
import { LYING, runs, type Spot, STANDING, trackOf } from './track.js'
import '../styles/track.css'

export interface CalledBet {
  id: string
  numbers: readonly string[]
  chips: number
}

export interface RacetrackProps {
  pockets: readonly string[]
  calls: readonly CalledBet[]
  /** The value of one chip; with it each sector says what it costs. */
  unit?: number
  standing?: boolean
  hot?: readonly string[]
  disabled?: boolean
  onCall?: (id: string) => void
  onSeek?: (call: CalledBet | null) => void
}

const path = (points: readonly Spot[]): string =>
  `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`

const Plate = ({ pocket, at: [x, y], k }: { pocket: string; at: Spot; k: number }) => {
  const kind = pocketKind(pocket)
  const fill = pocketFill(pocket)
  return (
    <g transform={`translate(${x} ${y})`}>
      {kind === 'red' && <circle r={k} fill={fill} />}
      {kind === 'black' && (
        <rect x={-k * 0.94} y={-k * 0.94} width={k * 1.88} height={k * 1.88} rx={4} fill={fill} stroke="#5d6f68" />
      )}
      {kind === 'zero' && (
        <rect x={-k * 0.8} y={-k * 0.8} width={k * 1.6} height={k * 1.6} rx={3} transform="rotate(45)" fill={fill} />
      )}
      <text y="5" textAnchor="middle" fontSize="14" fontWeight="700" fill="var(--pocket-text)">
        {pocket}
      </text>
    </g>
  )
}

const centre = (points: readonly Spot[]): Spot => {
  const xs = points.map((p) => p[0])
  const ys = points.map((p) => p[1])
  return [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2]
}

/** Called bets where they lie on the wheel. Each sector is one button. */
export const Racetrack = (props: RacetrackProps) => {
  const { pockets, calls, unit, standing, hot = [], disabled, onCall, onSeek } = props
  const { track: words } = useRouletteWords()
  const [over, setOver] = useState<string | null>(null)
  const title = useId()
  const size = standing ? STANDING : LYING
  const track = trackOf(pockets, size)
  const shown = calls.find((call) => call.id === over)?.numbers ?? hot
  const seek = (call: CalledBet | null) => {
    setOver(call?.id ?? null)
    onSeek?.(call)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing of several buttons cannot be a fieldset
    <svg
      className={standing ? 'track standing' : 'track'}
      viewBox={`0 0 ${track.width} ${track.height}`}
      role="group"
      aria-labelledby={title}
    >
      <title id={title}>{words.title}</title>
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in a drawing takes the focus */}
      <g aria-hidden="true">
        {track.pockets.map(({ pocket, outline, at }) => (
          <g key={pocket}>
            <path className={shown.includes(pocket) ? 'pocket hot' : 'pocket'} d={path(outline)} />
            <Plate pocket={pocket} at={at} k={size.band * 0.34} />
          </g>
        ))}
      </g>
      {calls.map((call) => {
        const area = runs(pockets, call.numbers).flatMap((run) => track.inner(run))
        const [x, y] = centre(area)
        const name = words.calls[call.id] ?? call.id
        const note = unit ? `${words.chips(call.chips)} · ${money(unit * call.chips)}` : words.chips(call.chips)
        return (
          // biome-ignore lint/a11y/useSemanticElements: a shape of a drawing cannot be a button element
          <g
            key={call.id}
            className={over === call.id ? 'call-area over' : 'call-area'}
            role="button"
            tabIndex={disabled ? -1 : 0}
            aria-disabled={disabled}
            aria-label={`${name} ${note}, ${words.numbers(call.numbers.length)}`}
            onClick={() => !disabled && onCall?.(call.id)}
            onKeyDown={(event) => {
              if (disabled || (event.key !== 'Enter' && event.key !== ' ')) return
              event.preventDefault()
              onCall?.(call.id)
            }}
            onPointerEnter={() => seek(call)}
            onPointerLeave={() => seek(null)}
            onFocus={() => seek(call)}
            onBlur={() => seek(null)}
          >
            <path d={path(area)} />
            <text className="serif" x={x} y={y - 1} textAnchor="middle" fontSize={standing ? 17 : 19} fontWeight="600">
              {`${name} `}
            </text>
            <text className="soft" x={x} y={y + 17} textAnchor="middle" fontSize="13" fontWeight="500">
              {note}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
