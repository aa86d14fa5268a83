// A covered card with its corner folded over. What is under it is bare: the card comes from chance when it is turned.

import { type PointerEvent, useId, useState } from 'react'
import { Card, COVERED } from '../../../cards/Card.js'
import { useNarrow } from '../../../pages/table/useNarrow.js'
import { type Fold, foldAt } from './fold.js'

const at = ([x, y]: Fold['tip']): string => `${x.toFixed(2)} ${y.toFixed(2)}`

interface PeelProps {
  readonly label: string
  /** How far it is lifted, from 0 to 1. */
  readonly lift: number
  readonly onLift: (lift: number) => void
}

/** As far as the corner travels across the card, in its widths. */
const WAY = 1.15

export const Peel = ({ label, lift, onLift }: PeelProps) => {
  const shade = useId()
  const narrow = useNarrow()
  const [held, setHeld] = useState(false)
  const { right, foot, tip } = foldAt(lift)
  const middle: Fold['tip'] = [(right[0] + foot[0]) / 2, (right[1] + foot[1]) / 2]
  const drag = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLDivElement>) => {
    const box = currentTarget.getBoundingClientRect()
    onLift(Math.hypot(box.right - clientX, box.bottom - clientY) / (box.width * WAY))
  }
  return (
    <div
      className="peel"
      role="img"
      aria-label={label}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        setHeld(true)
      }}
      onPointerMove={(event) => held && drag(event)}
      onPointerUp={() => setHeld(false)}
      onPointerCancel={() => setHeld(false)}
    >
      <span style={{ clipPath: `polygon(0 0, 100% 0, 100% ${(right[1] / 140) * 100}%, ${foot[0]}% 100%, 0 100%)` }}>
        <Card code={COVERED} width={narrow ? 190 : 128} silent />
      </span>
      <svg viewBox="0 0 100 140" aria-hidden="true">
        <defs>
          <linearGradient
            id={shade}
            gradientUnits="userSpaceOnUse"
            x1={middle[0]}
            y1={middle[1]}
            x2={tip[0]}
            y2={tip[1]}
          >
            <stop offset="0" stopColor="#000" stopOpacity=".42" />
            <stop offset=".24" stopColor="#000" stopOpacity=".03" />
            <stop offset="1" stopColor="#000" stopOpacity=".14" />
          </linearGradient>
        </defs>
        <path className="cast" d={`M${at(right)}L${at(foot)}L${at([tip[0] - 2.5, tip[1] - 2.5])}Z`} />
        <path className="under" d={`M${at(right)}L${at(foot)}L${at(tip)}Z`} />
        <path d={`M${at(right)}L${at(foot)}L${at(tip)}Z`} fill={`url(#${shade})`} />
        <path className="way" d={`M100 140L${at(tip)}`} />
        <circle className="grip" cx={tip[0]} cy={tip[1]} r="7" />
      </svg>
    </div>
  )
}
