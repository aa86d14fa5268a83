// The dice of a live throw, die by die: typed (1 to 6, one key a die) or touched.

import { FACES } from '@tapete/engine'
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { entryValues, singly } from '../../../console/entries.js'
import { ResultEntry } from '../../../console/ResultEntry.js'
import type { EntryProps } from '../../family.js'
import { DiceRow, Side } from '../die/Face.js'
import { FIGURES, facesOf, pointsOf } from '../die/faces.js'
import { isCraps } from '../play.js'
import { useDiceWords } from '../words.js'
import '../styles/die.css'
import '../styles/console.css'

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.closest('input, select, textarea, dialog') !== null || target.isContentEditable)

type Faces = readonly (string | null)[]

const Pad = ({
  sides,
  faces,
  onPick,
}: {
  sides: readonly string[]
  faces: Faces
  onPick: (die: number, face: string) => void
}) => {
  const w = useDiceWords()
  const figures = sides.some((side) => FIGURES[side])
  const pad = useRef<HTMLDivElement>(null)
  // Whatever was pressed before keeps no focus: Enter confirms these dice, and presses nothing a second time.
  useEffect(() => {
    if (!isTyping(document.activeElement)) pad.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div className="dice-pad" ref={pad} tabIndex={-1}>
      {faces.map((face, die) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a die is its position
        <fieldset key={die} aria-label={w.entry.die(die + 1)}>
          <legend aria-hidden="true">{w.entry.die(die + 1)}</legend>
          {sides.map((side, index) => (
            <button
              key={side}
              type="button"
              className="k"
              aria-pressed={face === side}
              aria-label={w.pair([side])}
              onClick={() => onPick(die, side)}
            >
              <svg viewBox="-52 -52 104 104" aria-hidden="true">
                <Side face={side} />
              </svg>
              {figures && <kbd>{index + 1}</kbd>}
            </button>
          ))}
        </fieldset>
      ))}
    </div>
  )
}

/** As many dice as a roll of the game has, and what their sides show. */
const diceOf = (values: readonly string[]): { count: number; sides: readonly string[] } => {
  const count = facesOf(values[0] ?? '').length
  const known = new Set(values.flatMap(facesOf))
  const figures = Object.keys(FIGURES).filter((figure) => known.has(figure))
  return { count, sides: figures.length ? figures : FACES.map(String) }
}

export const Entry = (props: EntryProps) => {
  const w = useDiceWords()
  const { option, view, onDraft } = props
  const values = useMemo(() => entryValues(option), [option])
  const { count, sides } = useMemo(() => diceOf(values), [values])
  const draft = singly(props.draft)
  const [faces, setFaces] = useState<Faces>(() => Array(count).fill(null))
  // What was confirmed or dropped leaves the keys up.
  useEffect(() => {
    if (draft === null) setFaces((now) => (now.includes(null) ? now : Array(count).fill(null)))
  }, [draft, count])

  const pick = useCallback(
    (die: number, face: string) => {
      const next = faces.map((each, index) => (index === die ? face : each))
      setFaces(next)
      const roll = next.join('-')
      onDraft(!next.includes(null) && values.includes(roll) ? roll : null)
    },
    [faces, values, onDraft],
  )
  // Before it is painted: whoever sees the keys may type.
  useLayoutEffect(() => {
    const key = (event: KeyboardEvent) => {
      if (isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.key === 'Backspace' || event.key === 'Escape') setFaces(Array(count).fill(null))
      const side = /^[1-6]$/.test(event.key) ? sides[Number(event.key) - 1] : undefined
      if (side === undefined) return
      const free = faces.indexOf(null)
      if (free >= 0) pick(free, side)
      else {
        onDraft(null)
        setFaces([side, ...Array(count - 1).fill(null)])
      }
    }
    window.addEventListener('keydown', key)
    return () => window.removeEventListener('keydown', key)
  }, [faces, sides, count, pick, onDraft])

  const title = isCraps(view.game)
    ? w.entry.craps
    : count === 3 && FIGURES[sides[0] ?? '']
      ? w.entry.figures
      : w.entry.cage
  const what = (roll: string): string => {
    const points = pointsOf(roll)
    const said = w.pair(facesOf(roll))
    return points === undefined ? said : `${points}: ${said}`
  }
  return (
    <ResultEntry
      {...props}
      title={title}
      aside={w.entry.typed}
      values={values}
      pad={<Pad sides={sides} faces={faces} onPick={pick} />}
      figure={(roll) => <DiceRow faces={facesOf(roll)} size={44} tilted />}
      what={what}
      short={(roll) => String(pointsOf(roll) ?? w.pair(facesOf(roll)))}
    />
  )
}
