// The squeeze: whoever has the right turns the cards, slowly or at once. The card comes from chance when it is turned: looking
// at it slowly changes nothing, and nobody knows it before.

import { useLayoutEffect, useState } from 'react'
import { Button } from '../../../parts/Button.js'
import { useReducedMotion } from '../../../parts/motion.js'
import { useBaccaratWords } from '../words.js'
import { Peel } from './Peel.js'
import '../styles/squeeze.css'

interface SqueezeProps {
  readonly side: string
  /** What this player staked on it, where that gives the right; null where the place does. */
  readonly stake: number | null
  readonly onTurn: () => void
  readonly onPass: () => void
}

const STEP = 0.2
/** Lifted all but so much, the card is turned. */
const LAST = 0.01

export const Squeeze = ({ side, stake, onTurn, onPass }: SqueezeProps) => {
  const { table } = useBaccaratWords()
  const w = table.squeeze
  const still = useReducedMotion()
  const [lift, setLift] = useState(0)
  const raise = (to: number) => {
    const next = to > 1 - LAST ? 1 : Math.max(0, to)
    setLift(next)
    // Once: a hand that goes on pulling turns no other card.
    if (next === 1 && lift < 1) onTurn()
  }
  // Before it is painted: two quick keys lift twice.
  useLayoutEffect(() => {
    const key = (event: KeyboardEvent) => {
      const on = event.target instanceof HTMLElement ? event.target : null
      if (event.ctrlKey || event.metaKey || event.altKey || on?.closest('input, dialog')) return
      if (event.key === 'ArrowRight' || event.key === 'ArrowUp') raise(lift + STEP)
      else if (event.key === 'ArrowLeft' || event.key === 'ArrowDown') raise(lift - STEP)
      // On a button the bar is the button's own.
      else if (event.key === ' ' && !on?.closest('button, a')) onTurn()
      else if (event.key.toLowerCase() === 'c') onPass()
      else return
      event.preventDefault()
    }
    window.addEventListener('keydown', key)
    return () => window.removeEventListener('keydown', key)
  })
  return (
    <section className="squeeze" aria-label={w.title(side)}>
      <div className="squeeze-text">
        <h2>{w.title(side)}</h2>
        <p>{stake === null ? w.first : w.highest(side, stake)}</p>
      </div>
      {!still && <Peel label={w.card} lift={lift} onLift={raise} />}
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
