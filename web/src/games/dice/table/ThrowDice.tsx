// It is this player's turn: one key throws the dice.

import { useLayoutEffect } from 'react'
import { ruleOf } from '../../../console/reasons.js'
import { Button } from '../../../parts/Button.js'
import { Cite, type OnCite } from '../../../parts/Cite.js'
import { useDiceWords } from '../words.js'
import '../../../cards/styles/decide.css'

const KEY = 'T'

export interface ThrowDiceProps {
  game: string
  onThrow: () => void
  onCite: OnCite
}

export const ThrowDice = ({ game, onThrow, onCite }: ThrowDiceProps) => {
  const { shooter: w } = useDiceWords()
  const rule = ruleOf(game, 'throw')
  // Before it is painted: whoever sees the key may press it.
  useLayoutEffect(() => {
    const key = (event: KeyboardEvent) => {
      if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.target instanceof Element && event.target.closest('input, select, textarea, dialog')) return
      if (event.key.toUpperCase() !== KEY) return
      event.preventDefault()
      onThrow()
    }
    window.addEventListener('keydown', key)
    return () => window.removeEventListener('keydown', key)
  }, [onThrow])
  return (
    <section className="decide throw-dice" aria-label={w.turn}>
      <div>
        <p className="voice" role="status">
          {w.turn}
        </p>
        <p className="muted">{w.throwNote}</p>
        {rule && <Cite rule={rule} onOpen={onCite} />}
      </div>
      <Button look="main" hint={KEY} onClick={onThrow}>
        {w.throw}
      </Button>
    </section>
  )
}
