import { useId, useLayoutEffect, useRef } from 'react'
import { useReducedMotion } from '../../../parts/motion.js'
import { Materials } from '../../../wheel/paint.js'
import { type Angles, fall, resting, running, SPEED, type Turning } from '../../../wheel/spin.js'
import { Rotor } from './Rotor.js'
import '../../../wheel/wheel.css'

export interface WheelProps {
  /** The pockets in their order, clockwise. */
  pockets: readonly string[]
  /** `spinning`: the ball runs on the rim. `still`: it lies in `result`, or there is no ball. */
  state: 'still' | 'spinning'
  result: string | null
  /** What it shows, in words; a picture needs none. */
  label?: string
  turning?: Turning
  /** How long the ball takes to fall once the result is known, in ms. */
  fallMs?: number
  onRest?: () => void
}

const RIM = -184
const POCKET = -106
const START: Angles = { rotor: 64, ball: 205 }

interface Run {
  readonly from: Angles
  readonly turning: Turning
  readonly since: number
}

/**
 * The ball always decelerates into the pocket already decided: the drawing never decides anything. Only transforms
 * move, through the animation interface, so that no style is written into the page.
 */
export const Wheel = (props: WheelProps) => {
  const { pockets, state, result, label, turning = 'clockwise', fallMs = 4200, onRest } = props
  const id = useId()
  const reduced = useReducedMotion()
  const rotor = useRef<SVGGElement>(null)
  const ball = useRef<SVGGElement>(null)
  const drop = useRef<SVGGElement>(null)
  const run = useRef<Run | null>(null)
  const rest = useRef<Angles>(START)
  const told = useRef(onRest)
  told.current = onRest
  const index = result === null ? -1 : pockets.indexOf(result)
  const count = pockets.length

  useLayoutEffect(() => {
    const [r, b, d] = [rotor.current, ball.current, drop.current]
    if (!r || !b || !d) return
    const set = (angles: Angles, depth: number) => {
      r.style.transform = `rotate(${angles.rotor}deg)`
      b.style.transform = `rotate(${angles.ball}deg)`
      d.style.transform = `translateY(${depth}px)`
    }
    const turn = (from: number, to: number) => [{ transform: `rotate(${from}deg)` }, { transform: `rotate(${to}deg)` }]

    if (state === 'spinning') {
      const from = run.current?.from ?? rest.current
      run.current = { from, turning, since: performance.now() }
      set(from, RIM)
      if (reduced) return
      const way = turning === 'clockwise' ? 1 : -1
      const forever = { iterations: Number.POSITIVE_INFINITY, easing: 'linear' }
      const turns = [
        r.animate(turn(from.rotor, from.rotor + way * 360), { ...forever, duration: 360_000 / SPEED.rotor }),
        b.animate(turn(from.ball, from.ball - way * 360), { ...forever, duration: 360_000 / SPEED.ball }),
      ]
      return () => {
        for (const each of turns) each.cancel()
      }
    }

    const before = run.current
    run.current = null
    if (index < 0) {
      set(rest.current, RIM)
      return
    }
    if (!before || reduced) {
      const end = resting(before?.from.rotor ?? rest.current.rotor, index, count)
      rest.current = end
      set(end, POCKET)
      if (before) told.current?.()
      return
    }
    const passed = (performance.now() - before.since) / 1000
    const from = running(before.from, before.turning, passed)
    const end = fall(from, before.turning, index, count, fallMs / 1000)
    rest.current = { rotor: end.rotor % 360, ball: end.ball % 360 }
    set(end, POCKET)
    const settle = { duration: fallMs, easing: 'cubic-bezier(.2,.55,.35,1)' }
    const falls = [
      r.animate(turn(from.rotor, end.rotor), settle),
      b.animate(turn(from.ball, end.ball), settle),
      d.animate(
        [
          { transform: `translateY(${RIM}px)`, offset: 0 },
          { transform: `translateY(${RIM}px)`, offset: 0.52 },
          { transform: `translateY(${POCKET - 22}px)`, offset: 0.74 },
          { transform: `translateY(${POCKET - 34}px)`, offset: 0.8 },
          { transform: `translateY(${POCKET}px)`, offset: 0.9 },
          { transform: `translateY(${POCKET}px)`, offset: 1 },
        ],
        { duration: fallMs },
      ),
    ]
    const done = () => told.current?.()
    falls[0]?.addEventListener('finish', done)
    return () => {
      for (const each of falls) each.cancel()
    }
  }, [state, index, turning, reduced, count, fallMs])

  const brass = `url(#${id}brass)`
  return (
    <svg
      className="wheel"
      viewBox="-204 -204 408 408"
      role="img"
      aria-label={label}
      aria-hidden={label === undefined || undefined}
    >
      <Materials id={id} />
      <circle r="202" fill={`url(#${id}wood)`} />
      <circle r="201" fill="none" stroke={brass} strokeWidth={3} />
      <circle r="192" fill="none" stroke="#1c110a" strokeWidth={2} opacity={0.8} />
      <circle r="175" fill="none" stroke="#1c110a" strokeWidth={24} opacity={0.32} />
      {Array.from({ length: 8 }, (_, each) => each).map((each) => (
        <path
          key={each}
          transform={`rotate(${each * 45 + 22}) translate(0 -175)`}
          d={each % 2 ? 'M0-8 3.500 0 0 8-3.500 0Z' : 'M-8 0 0-3.500 8 0 0 3.500Z'}
          fill="var(--brass-300)"
          stroke="#5c431a"
          strokeWidth={0.8}
        />
      ))}
      <circle r="160" fill="#170e08" />
      <circle r="158.5" fill="none" stroke={brass} strokeWidth={3} />
      <g ref={rotor}>
        <Rotor pockets={pockets} id={id} />
      </g>
      <g ref={ball} visibility={state === 'spinning' || index >= 0 ? 'visible' : 'hidden'}>
        <g ref={drop}>
          <circle cy="2" r="8" fill="rgb(0 0 0 / .5)" />
          <circle r="7.5" fill="#fffdf6" />
          <circle cx="-2" cy="-2.5" r="2.5" fill="#fff" />
        </g>
      </g>
    </svg>
  )
}
