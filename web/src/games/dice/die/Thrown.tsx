// Dice in the air and at rest: cubes that tumble while nobody knows what will come, and stop on the side that came. The
// drawing decides nothing. Without motion they lie there, as they came.

import { useLayoutEffect, useRef } from 'react'
import { classes } from '../../../parts/classes.js'
import { useReducedMotion } from '../../../parts/motion.js'
import { Side } from './Face.js'
import '../styles/die.css'

/** The turn that brings a side to the front: the sides as they lie on a die, opposite ones making seven. */
const TURNS = [
  'rotateY(0deg)',
  'rotateX(-90deg)',
  'rotateY(-90deg)',
  'rotateY(90deg)',
  'rotateX(90deg)',
  'rotateY(180deg)',
]

const LAND_MS = 760
const TUMBLE_MS = 620
/** At rest a die is seen a little from above and from one side, each its own way. */
const LEANS = [
  'rotateX(-14deg) rotateY(-11deg) rotateZ(-5deg)',
  'rotateX(-13deg) rotateY(13deg) rotateZ(6deg)',
  'rotateX(-15deg) rotateY(-4deg) rotateZ(-2deg)',
]

export interface ThrownProps {
  /** The six sides: pips or figures. */
  sides: readonly string[]
  /** What came, or is coming down; null where nothing lies there. */
  faces: readonly string[] | null
  count: number
  tumbling: boolean
  /** What it shows, in words. */
  label: string
  onRest?: () => void
}

interface CubeProps {
  sides: readonly string[]
  /** The side that is seen. */
  front: string | undefined
  style: (node: HTMLDivElement | null) => void
}

const Cube = ({ sides, front, style }: CubeProps) => (
  <div className="cube-room">
    <div className="cube" ref={style}>
      {sides.map((side, index) => (
        <svg
          key={side}
          className={classes('face', `face-${index + 1}`, side === front && 'front')}
          viewBox="-50 -50 100 100"
          aria-hidden="true"
        >
          <rect className="die-fill" x="-50" y="-50" width="100" height="100" rx="9" />
          <Side face={side} />
        </svg>
      ))}
    </div>
  </div>
)

const resting = (sides: readonly string[], face: string | undefined, index: number): string =>
  `${LEANS[index % LEANS.length]} ${TURNS[Math.max(0, sides.indexOf(face ?? ''))]}`

export const Thrown = ({ sides, faces, count, tumbling, label, onRest }: ThrownProps) => {
  const reduced = useReducedMotion()
  const cubes = useRef<(HTMLDivElement | null)[]>([])
  const ran = useRef(false)
  const told = useRef(onRest)
  told.current = onRest
  const shown = faces?.join('-') ?? ''

  useLayoutEffect(() => {
    const nodes = cubes.current.slice(0, count)
    if (tumbling) {
      ran.current = true
      if (reduced) return
      const running = nodes.flatMap((node, index) =>
        node
          ? [
              node.animate(
                [
                  { transform: `translateY(-14%) rotateX(0deg) rotateY(${index * 40}deg) rotateZ(0deg)` },
                  { transform: `translateY(10%) rotateX(-180deg) rotateY(${index * 40 + 170}deg) rotateZ(80deg)` },
                  { transform: `translateY(-14%) rotateX(-360deg) rotateY(${index * 40 + 360}deg) rotateZ(0deg)` },
                ],
                { duration: TUMBLE_MS + index * 90, iterations: Number.POSITIVE_INFINITY },
              ),
            ]
          : [],
      )
      return () => {
        for (const each of running) each.cancel()
      }
    }
    const came = shown ? shown.split('-') : []
    nodes.forEach((node, index) => {
      if (node) node.style.transform = resting(sides, came[index], index)
    })
    if (!ran.current || !shown) return
    ran.current = false
    if (reduced) {
      told.current?.()
      return
    }
    const falls = nodes.flatMap((node, index) => {
      if (!node) return []
      const end = resting(sides, came[index], index)
      const spun = `rotateZ(${index % 2 ? 200 : -240}deg) rotateX(-520deg)`
      return [
        node.animate(
          [
            { transform: `translate(-150%, -50%) ${spun} ${end}`, offset: 0 },
            { transform: `translate(10%, 3%) rotateZ(14deg) rotateX(-40deg) ${end}`, offset: 0.8 },
            { transform: `translate(0, -5%) rotateZ(4deg) rotateX(-8deg) ${end}`, offset: 0.92 },
            { transform: end, offset: 1 },
          ],
          { duration: LAND_MS + index * 80, easing: 'cubic-bezier(.1,.6,.2,1)' },
        ),
      ]
    })
    falls.at(-1)?.addEventListener('finish', () => told.current?.())
    return () => {
      for (const each of falls) each.cancel()
    }
  }, [tumbling, shown, count, sides, reduced])

  const nothing = !tumbling && !shown
  return (
    <div className={classes('thrown', nothing && 'none', reduced && tumbling && 'air')} role="img" aria-label={label}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a die is its position
        <div className="spot-of-die" key={index}>
          <i className="shadow" />
          <Cube
            sides={sides}
            front={tumbling ? undefined : faces?.[index]}
            style={(node) => {
              cubes.current[index] = node
            }}
          />
        </div>
      ))}
    </div>
  )
}
