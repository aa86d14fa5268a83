// The set lies before the player: two of its dice are chosen, the rest stay in reserve.

import { useState } from 'react'
import type { Option } from '../../../app/types.js'
import { Button } from '../../../parts/Button.js'
import { Side } from '../die/Face.js'
import { useDiceWords } from '../words.js'

const TWO = 2

/** Dice have names, not faces: they lie there as they fell. */
const lying = (name: string): string => String(((Number(name) * 5) % 6) + 1)

export const PickDice = ({ option, onPick }: { option: Option; onPick: (dice: readonly string[]) => void }) => {
  const { shooter: w } = useDiceWords()
  const [chosen, setChosen] = useState<readonly string[]>([])
  const bound = option.fields.dice
  const set = bound && 'someOf' in bound ? bound.someOf : bound && 'oneOf' in bound ? bound.oneOf.map(String) : []
  const toggle = (name: string) =>
    setChosen((now) => (now.includes(name) ? now.filter((each) => each !== name) : [...now, name].slice(-TWO)))
  return (
    <section className="decide pick-dice" aria-label={w.pick}>
      <h2 className="head">
        <b className="voice">{w.pick}</b>
      </h2>
      <p className="muted">{w.pickBody}</p>
      <div className="set">
        {set.map((name) => (
          <button
            key={name}
            type="button"
            className="k"
            aria-pressed={chosen.includes(name)}
            aria-label={w.die(Number(name))}
            onClick={() => toggle(name)}
          >
            <svg viewBox="-52 -52 104 104" aria-hidden="true">
              <Side face={lying(name)} />
            </svg>
          </button>
        ))}
        <Button
          look="main"
          because={chosen.length < TWO ? w.take(chosen.length) : undefined}
          onClick={() => onPick(chosen)}
        >
          {w.take(chosen.length)}
        </Button>
      </div>
    </section>
  )
}
