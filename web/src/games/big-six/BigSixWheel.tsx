import { memo, useId, useLayoutEffect, useRef } from 'react'
import { useReducedMotion } from '../../parts/motion.js'
import { Materials, polar, sector } from '../../wheel/paint.js'
import { discRest, type Turning } from '../../wheel/spin.js'
import { DRAWINGS, lookOf } from './looks.js'
import '../../wheel/wheel.css'

export interface BigSixWheelProps {
  /** The 54 places of the disc, clockwise. */
  disc: readonly string[]
  state: 'still' | 'spinning'
  /** The place under the stopper: see `placeOf`, which picks one from the symbol. */
  place: number | null
  /** What it shows, in words; a picture needs none. */
  label?: string
  turning?: Turning
  stopMs?: number
  onRest?: () => void
}

const SPEED = 150

const Disc = memo(({ disc, id }: { disc: readonly string[]; id: string }) => {
  const width = 360 / disc.length
  const brass = `url(#${id}brass)`
  return (
    <>
      {disc.map((symbol, index) => {
        const look = lookOf(symbol)
        const angle = index * width
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: symbols repeat, a place is its position
          <g key={index}>
            <path d={sector(112, 184, angle, width)} fill={look.fill} stroke="var(--brass-300)" strokeWidth={0.8} />
            <g transform={`rotate(${angle})`} fill={look.ink}>
              <text
                y="-160"
                textAnchor="middle"
                fontSize={look.shown.length > 1 ? 14 : 17}
                fontWeight={750}
                style={{ fontStretch: look.shown.length > 1 ? '76%' : '95%' }}
              >
                {look.shown}
              </text>
              {look.drawing && (
                <path
                  d={DRAWINGS[look.drawing]}
                  transform="translate(0 -140) scale(.66)"
                  stroke={look.ink}
                  strokeWidth="1.5"
                />
              )}
              {!look.drawing && <circle cy="-132" r="2.4" opacity={0.55} />}
            </g>
            <path
              d={`M${polar(184, angle + width / 2)}L${polar(194, angle + width / 2)}`}
              stroke="var(--brass-200)"
              strokeWidth={2.2}
              strokeLinecap="round"
            />
          </g>
        )
      })}
      <circle r="112" fill={`url(#${id}cone)`} stroke={brass} strokeWidth={3} />
      {[0, 60, 120, 180, 240, 300].map((angle) => (
        <path
          key={angle}
          d="M-4 0-2.500-104h5L4 0Z"
          transform={`rotate(${angle + 30})`}
          fill={brass}
          stroke="#5c431a"
          strokeWidth={0.6}
        />
      ))}
      <circle r="30" fill={brass} stroke="#5c431a" />
      <circle r="14" fill="var(--brass-200)" stroke="#7a5a22" />
    </>
  )
})
Disc.displayName = 'Disc'

/** A standing disc of 54 places and a stopper at the top. It stops where it was told. */
export const BigSixWheel = (props: BigSixWheelProps) => {
  const { disc, state, place, label, turning = 'clockwise', stopMs = 4200, onRest } = props
  const id = useId()
  const reduced = useReducedMotion()
  const node = useRef<SVGGElement>(null)
  const run = useRef<{ from: number; turning: Turning; since: number } | null>(null)
  const rest = useRef(0)
  const told = useRef(onRest)
  told.current = onRest
  const count = disc.length

  useLayoutEffect(() => {
    const g = node.current
    if (!g) return
    const at = (angle: number) => `rotate(${angle}deg)`
    if (state === 'spinning') {
      run.current = { from: rest.current, turning, since: performance.now() }
      g.style.transform = at(rest.current)
      if (reduced) return
      const way = turning === 'clockwise' ? 1 : -1
      const turns = g.animate([{ transform: at(rest.current) }, { transform: at(rest.current + way * 360) }], {
        duration: 360_000 / SPEED,
        iterations: Number.POSITIVE_INFINITY,
      })
      return () => turns.cancel()
    }
    const before = run.current
    run.current = null
    if (place === null || place < 0) {
      g.style.transform = at(rest.current)
      return
    }
    if (!before || reduced) {
      rest.current = -(place * 360) / count
      g.style.transform = at(rest.current)
      if (before) told.current?.()
      return
    }
    const way = before.turning === 'clockwise' ? 1 : -1
    const from = before.from + (way * SPEED * (performance.now() - before.since)) / 1000
    const end = discRest(from, before.turning, place, count, 2)
    rest.current = end % 360
    g.style.transform = at(end)
    const slows = g.animate([{ transform: at(from) }, { transform: at(end) }], {
      duration: stopMs,
      easing: 'cubic-bezier(.15,.6,.25,1)',
    })
    slows.addEventListener('finish', () => told.current?.())
    return () => slows.cancel()
  }, [state, place, turning, reduced, count, stopMs])

  return (
    <svg
      className="wheel"
      viewBox="-204 -214 408 418"
      role="img"
      aria-label={label}
      aria-hidden={label === undefined || undefined}
    >
      <Materials id={id} />
      <circle r="202" fill={`url(#${id}wood)`} />
      <circle r="201" fill="none" stroke={`url(#${id}brass)`} strokeWidth={3} />
      <circle r="196" fill="#170e08" />
      <g ref={node}>
        <Disc disc={disc} id={id} />
      </g>
      <path d="M-10-213H10L7.500-202 0-181-7.500-202Z" fill="var(--bone-50)" stroke="#5c431a" strokeWidth={1.2} />
      <circle cy="-205" r="3" fill="#7a5a22" />
    </svg>
  )
}
