// A card of a physical shoe: rank and suit, drafted with its consequence, confirmed or dropped.

import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { entryValues, singly } from '../console/entries.js'
import type { EntryProps } from '../games/family.js'
import { useCardWords } from '../i18n/cards/index.js'
import { DraftEntry } from '../parts/DraftEntry.js'
import { Card } from './Card.js'
import { CardPad } from './CardPad.js'

export interface CardEntryProps extends EntryProps {
  /** What is entered, for whom, and how it is typed. */
  label: string
  title: string
  aside: string
  /** What follows from the card that is drafted. */
  consequence: string
}

interface Picked {
  readonly rank: string | null
  readonly suit: string | null
}

const NOTHING: Picked = { rank: null, suit: null }

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, select, textarea, dialog') !== null

export const CardEntry = (props: CardEntryProps) => {
  const { option, onDraft, onConfirm, label, title, aside, consequence } = props
  const draft = singly(props.draft)
  const { card: nameOf } = useCardWords()
  const values = useMemo(() => entryValues(option), [option])
  const [picked, setPicked] = useState<Picked>(NOTHING)
  const rank = draft?.[0] ?? picked.rank
  const suit = draft?.[1] ?? picked.suit

  // Two keys may be faster than a drawing: the second adds to the first, not to what was last drawn.
  const latest = useRef<Picked>(NOTHING)
  const pick = useCallback(
    (part: Partial<Picked>) => {
      latest.current = { ...latest.current, ...part }
      const card = latest.current.rank && latest.current.suit ? `${latest.current.rank}${latest.current.suit}` : null
      setPicked(latest.current)
      onDraft(card && values.includes(card) ? card : null)
    },
    [values, onDraft],
  )
  const clear = useCallback(() => pick(NOTHING), [pick])
  const onRank = useCallback((next: string) => pick({ rank: next }), [pick])
  const onSuit = useCallback((next: string) => pick({ suit: next }), [pick])

  useLayoutEffect(() => {
    const key = (event: KeyboardEvent) => {
      if (isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.key === 'Backspace' || event.key === 'Escape') clear()
      else if (event.key === 'Enter' && draft !== null) {
        const button = event.target instanceof Element ? event.target.closest('button') : null
        if (button && button.getAttribute('aria-pressed') !== 'true') return
        event.preventDefault()
        onConfirm(draft)
      }
    }
    window.addEventListener('keydown', key)
    return () => window.removeEventListener('keydown', key)
  }, [draft, clear, onConfirm])

  const below = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (draft !== null) below.current?.scrollIntoView({ block: 'nearest' })
  }, [draft])

  return (
    <section className="pad panel" aria-label={label}>
      <h2 className="head">
        <b>{title}</b>
        <span className="aside">{aside}</span>
      </h2>
      <CardPad values={values} rank={rank} suit={suit} onRank={onRank} onSuit={onSuit} />
      {draft !== null && (
        <div className="below" ref={below}>
          <DraftEntry
            figure={<Card code={draft} width={60} silent />}
            what={nameOf(draft)}
            short={nameOf(draft)}
            consequence={consequence}
            onConfirm={() => onConfirm(draft)}
            onUndo={clear}
          />
        </div>
      )}
    </section>
  )
}
