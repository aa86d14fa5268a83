// The cage of chuck a luck: an hourglass of wire with three dice in it, turned over until they lie on its base.

import { useLayoutEffect, useRef } from 'react'
import { useReducedMotion } from '../../../parts/motion.js'
import { Thrown, type ThrownProps } from '../die/Thrown.js'

const WIRES = [-46, -31, -16, 0, 16, 31, 46]
const TURN_MS = 900

const bell = (up: 1 | -1): string[] =>
  WIRES.map((x) => `M${x * 0.22} ${up * 4}C${x * 0.3} ${up * 30} ${x} ${up * 26} ${x} ${up * 78}`)

const Wire = () => (
  <>
    {[...bell(-1), ...bell(1)].map((d) => (
      <path key={d} className="wire" d={d} />
    ))}
    {[-54, -30, 30, 54].map((y) => {
      const half = Math.abs(y) > 40 ? 43 : 32
      return <path key={y} className="wire thin" d={`M${-half} ${y}Q0 ${y + (y > 0 ? 8 : -8)} ${half} ${y}`} />
    })}
    <rect className="plate" x="-52" y="-86" width="104" height="9" rx="3" />
    <rect className="plate" x="-52" y="77" width="104" height="9" rx="3" />
    <rect className="waist" x="-13" y="-5" width="26" height="10" rx="4" />
  </>
)

/** At rest, for lists. */
export const CagePicture = () => (
  <svg className="cage-picture" viewBox="-84 -96 168 204" aria-hidden="true">
    <path className="stand" d="M-70 102H70M-62 102V0M62 102V0M-62 0H-12M62 0H12" />
    <Wire />
  </svg>
)

export const Cage = (props: Omit<ThrownProps, 'count'>) => {
  const reduced = useReducedMotion()
  const node = useRef<SVGGElement>(null)
  const { tumbling } = props
  useLayoutEffect(() => {
    if (!tumbling || reduced) return
    const turning = node.current?.animate([{ transform: 'rotate(0deg)' }, { transform: 'rotate(360deg)' }], {
      duration: TURN_MS,
      iterations: Number.POSITIVE_INFINITY,
      easing: 'cubic-bezier(.45,.05,.55,.95)',
    })
    return () => turning?.cancel()
  }, [tumbling, reduced])
  return (
    <div className="cage">
      <svg viewBox="-84 -96 168 204" aria-hidden="true">
        <path className="stand" d="M-70 102H70M-62 102V0M62 102V0M-62 0H-12M62 0H12" />
        <g ref={node}>
          <Wire />
        </g>
      </svg>
      <Thrown {...props} count={3} />
    </div>
  )
}
