// A chip the table refuses: out of the rack towards its spot, and back into the rack. It covers no words and moves nothing else.

import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { ChipStack } from '../../../parts/Chip.js'
import { useReducedMotion } from '../../../parts/motion.js'
import type { Put } from '../stakes.js'
import { spotAt } from './Flights.js'

/** How far it comes, how long it stops there, and its way back, in milliseconds. */
const REACH = 0.7
const OUT_MS = 126
const STOP_MS = 60
const BACK_MS = 180
const WHOLE_MS = OUT_MS + STOP_MS + BACK_MS

/** A bet that was asked for and not made. */
export interface Returned {
  readonly put: Put
  /** The how manieth of this page: the same bet may be refused twice. */
  readonly number: number
}

const middle = (node: Element) => {
  const { left, top, width, height } = node.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}

const at = (x: number, y: number): string => `translate(${Math.round(x)}px, ${Math.round(y)}px)`

export interface GoingBackProps {
  returned: Returned
  me: string
  colour: string | undefined
  placeOf: ((spot: string) => string) | undefined
}

const Chip = ({ returned, me, colour, placeOf }: GoingBackProps) => {
  const node = useRef<HTMLSpanElement>(null)
  const [over, setOver] = useState(false)
  const { put } = returned
  useLayoutEffect(() => {
    const rack = document.querySelector('.table-page .rack [aria-checked="true"]')
    const cloth = document.querySelector('.table-page .on-cloth')
    // What was pressed is a spot of the cloth, or at one's own place of it.
    const spot =
      cloth &&
      (spotAt(cloth, { spot: put.on }, placeOf?.(put.on)) ?? spotAt(cloth, { spot: put.on, seat: me }, undefined))
    if (!node.current || !rack || !spot) return
    const [from, to] = [middle(rack), middle(spot)]
    const home = at(from.x, from.y)
    const far = at(from.x + (to.x - from.x) * REACH, from.y + (to.y - from.y) * REACH)
    const flown = node.current.animate(
      [
        { transform: home, opacity: 1, easing: 'cubic-bezier(.2,.8,.2,1)' },
        { transform: far, opacity: 1, offset: OUT_MS / WHOLE_MS },
        { transform: far, opacity: 1, offset: (OUT_MS + STOP_MS) / WHOLE_MS, easing: 'cubic-bezier(.2,.8,.2,1)' },
        { transform: home, opacity: 1 },
      ],
      { duration: WHOLE_MS, fill: 'both' },
    )
    return () => flown.cancel()
  }, [put, me, placeOf])
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), WHOLE_MS)
    return () => clearTimeout(timer)
  }, [])
  if (over) return null
  return (
    <span ref={node} className="going-back" aria-hidden="true" data-back={put.on}>
      <svg width="36" height="38" viewBox="-18 -21 36 38" aria-hidden="true">
        <ChipStack amount={put.amount} colour={colour} y={1} r={14} mine />
      </svg>
    </span>
  )
}

/** Where the person prefers stillness, and in a hidden tab, the refusal in its line says it all. */
export const GoingBack = (props: GoingBackProps) =>
  useReducedMotion() || document.hidden ? null : <Chip key={props.returned.number} {...props} />
