// A pot that pays is the moment of its round: the hand, who has it, the amount. The same for one's own and for another's.

import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { TableState } from '../../../app/types.js'
import { money, signed } from '../../../i18n/format.js'
import { Button } from '../../../parts/Button.js'
import { classes } from '../../../parts/classes.js'
import { useReducedMotion } from '../../../parts/motion.js'
import { isBetting } from '../../families.js'
import { seatNumber } from '../play.js'
import { usePotWords } from '../words.js'
import { type HitLine, hitsOf } from './hits.js'

/** How long it is read once everything is paid. */
const READ_MS = 8000

export interface HitCardProps {
  lines: readonly HitLine[]
  me: string | null
  /** What the main pot held when it was computed. */
  held?: number | undefined
  onClose?: (() => void) | undefined
}

export const HitCard = ({ lines, me, held, onClose }: HitCardProps) => {
  const w = usePotWords()
  const reduced = useReducedMotion()
  const node = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    if (reduced) return
    const show = (part: string, from: Keyframe, delay: number) =>
      node.current
        ?.querySelector(part)
        ?.animate([from, {}], { duration: 320, delay, fill: 'backwards', easing: 'ease-out' })
    show('.hand', { transform: 'scale(.6)', opacity: 0 }, 0)
    show('ul', { opacity: 0 }, 320)
  }, [reduced])
  const [first] = lines
  if (!first) return null
  const hands = [...new Set(lines.map(({ category }) => category))]
  return (
    <section ref={node} className="pot-hit" aria-label={w.hit.title} aria-live="polite">
      <h2 className="caps">{w.hit.title}</h2>
      <p className="hand voice">{hands.map(w.category).join(' · ')}</p>
      {held !== undefined && <p className="muted num">{w.hit.was(money(held))}</p>}
      <ul>
        {lines.map(({ seat, category, pot, amount, paid }) => (
          <li key={`${seat} ${pot} ${category}`} className={seat === me ? 'me' : undefined}>
            <span>
              <b>{seat === me ? w.hit.mine : w.hit.seat(seatNumber(seat))}</b>
              <small>
                {hands.length > 1 && `${w.category(category)} · `}
                {paid ? w.hit.paid : w.hit.due}
              </small>
            </span>
            <b className={classes('amt num', seat === me && 'plus')}>{seat === me ? signed(amount) : money(amount)}</b>
          </li>
        ))}
      </ul>
      {onClose && (
        <Button look="main" onClick={onClose}>
          {w.hit.close}
        </Button>
      )}
    </section>
  )
}

export interface HitShown {
  readonly lines: readonly HitLine[]
  readonly close: () => void
}

/** The prizes of the round while they are to be seen; who came later than the bets was not there. */
export const useHit = ({ view, events }: TableState): HitShown | undefined => {
  const { game, phase, round } = view
  const [closed, setClosed] = useState(-1)
  const followed = useRef(-1)
  const lines = hitsOf(events)
  if (isBetting(game, phase) || lines.length === 0) followed.current = round
  const over = lines.length > 0 && lines.every(({ paid }) => paid)
  useEffect(() => {
    if (!over) return
    const timer = setTimeout(() => setClosed(round), READ_MS)
    return () => clearTimeout(timer)
  }, [over, round])
  if (lines.length === 0 || closed === round || followed.current !== round || isBetting(game, phase)) return undefined
  return { lines, close: () => setClosed(round) }
}
