// The squeeze: whoever has the right turns the cards, slowly or at once. The card comes from chance when it is turned: looking
// at it slowly changes nothing, and nobody knows it before.

import { type PointerEvent, useEffect, useState } from 'react'
import { Card, COVERED } from '../../../cards/Card.js'
import { Button } from '../../../parts/Button.js'
import { useReducedMotion } from '../../../parts/motion.js'
import { useBaccaratWords } from '../words.js'

interface SqueezeProps {
  readonly side: string
  /** What this player staked on it, where that gives the right; null where the place does. */
  readonly stake: number | null
  readonly onTurn: () => void
  readonly onPass: () => void
}

/** Lifted so far, the card is turned. */
const FULL = 100
const STEP = 20

export const Squeeze = ({ side, stake, onTurn, onPass }: SqueezeProps) => {
  const { table } = useBaccaratWords()
  const w = table.squeeze
  const still = useReducedMotion()
  const [lift, setLift] = useState(0)
  const [held, setHeld] = useState<number | null>(null)
  const raise = (to: number) => {
    const next = Math.min(FULL, Math.max(0, to))
    setLift(next)
    if (next === FULL) onTurn()
  }
  useEffect(() => {
    const key = (event: KeyboardEvent) => {
      if (event.target instanceof HTMLElement && event.target.closest('input, button, dialog')) return
      if (event.key === 'ArrowRight' || event.key === 'ArrowUp') raise(lift + STEP)
      else if (event.key === 'ArrowLeft' || event.key === 'ArrowDown') raise(lift - STEP)
      else if (event.key === ' ') onTurn()
      else if (event.key.toLowerCase() === 'c') onPass()
      else return
      event.preventDefault()
    }
    window.addEventListener('keydown', key)
    return () => window.removeEventListener('keydown', key)
  })
  const drag = (event: PointerEvent<HTMLDivElement>) => {
    if (held !== null) raise(((held - event.clientY) / 140) * FULL)
  }
  return (
    <section className="squeeze" aria-label={w.title(side)}>
      <div className="squeeze-text">
        <h2>{w.title(side)}</h2>
        <p>{stake === null ? w.first : w.highest(side, stake)}</p>
      </div>
      {!still && (
        <div
          className="peel"
          style={{ '--lift': lift } as React.CSSProperties}
          role="img"
          aria-label={w.card}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId)
            setHeld(event.clientY + (lift / FULL) * 140)
          }}
          onPointerMove={drag}
          onPointerUp={() => setHeld(null)}
          onPointerCancel={() => setHeld(null)}
        >
          <Card code={COVERED} width={120} silent />
          <span className="corner" aria-hidden="true" />
        </div>
      )}
      <div className="squeeze-acts">
        {!still && <p className="muted">{w.how}</p>}
        <Button look="main" hint="␣" onClick={onTurn}>
          {w.turn}
        </Button>
        {!still && (
          <Button hint="→" onClick={() => raise(lift + STEP)}>
            {w.more}
          </Button>
        )}
        <Button hint="C" onClick={onPass}>
          {w.pass}
        </Button>
      </div>
    </section>
  )
}
