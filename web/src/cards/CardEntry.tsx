// A card of a physical shoe, drafted with its consequence. The next card that is typed confirms it, or Enter; a reader enters
// its cards at once.

import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { entryValues, singly } from '../console/entries.js'
import { confirms, useEntryKeys } from '../console/keys.js'
import type { EntryProps } from '../games/family.js'
import { useCardWords } from '../i18n/cards/index.js'
import { DraftEntry } from '../parts/DraftEntry.js'
import { Card } from './Card.js'
import { CardPad } from './CardPad.js'
import { cardKey, cardOfCode } from './cardKeys.js'

export interface CardEntryProps extends EntryProps {
  /** What is entered, for whom, and how it is typed. */
  label: string
  title: string
  aside: string
  /** What follows from the card that is drafted. */
  consequence: string
  /** Nothing at this table depends on the suit: a rank alone is a card. */
  suitless?: boolean
}

interface Picked {
  readonly rank: string | null
  readonly suit: string | null
}

const NOTHING: Picked = { rank: null, suit: null }

/** A card typed before the one it follows was answered: it waits for its turn, wherever the pad is drawn anew. */
let ahead: Picked = NOTHING

/** Without a suit, the first that is still in the shoe: the rank is what counts and what is checked. */
const cardOf = ({ rank, suit }: Picked, values: readonly string[], suitless: boolean): string | null => {
  if (rank === null) return null
  if (suit !== null) return values.includes(`${rank}${suit}`) ? `${rank}${suit}` : null
  return suitless ? (values.find((card) => card.startsWith(rank)) ?? null) : null
}

export const CardEntry = (props: CardEntryProps) => {
  const { option, awaited, onDraft, onConfirm, label, title, aside, consequence, suitless = false } = props
  const draft = singly(props.draft)
  const w = useCardWords()
  const values = useMemo(() => entryValues(option), [option])
  const [picked, setPicked] = useState<Picked>(NOTHING)

  // Keys may be faster than drawings: what they add to is this, not what was last drawn.
  const latest = useRef<Picked>(NOTHING)
  const take = useCallback(
    (next: Picked) => {
      latest.current = next
      setPicked(next)
      onDraft(cardOf(next, values, suitless))
    },
    [values, suitless, onDraft],
  )
  const clear = useCallback(() => take(NOTHING), [take])
  const onRank = useCallback((rank: string) => take({ ...latest.current, rank }), [take])
  const onSuit = useCallback((suit: string) => take({ ...latest.current, suit }), [take])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another card is due, and what was typed for it is its draft
  useEffect(() => {
    const waiting = ahead
    ahead = NOTHING
    take(waiting)
  }, [awaited])

  /** Confirms, and keeps what was typed for the card after it; refused, that becomes the draft here. */
  const confirm = useCallback(
    async (card: string, next: Picked = NOTHING) => {
      ahead = next
      latest.current = next
      const made = await onConfirm(card)
      if (made === false && ahead === next) take(next)
    },
    [onConfirm, take],
  )

  const typedRank = (rank: string): void => {
    const before = cardOf(latest.current, values, suitless)
    if (before === null) onRank(rank)
    else confirm(before, { rank, suit: null })
  }

  useEntryKeys({
    onKey: (key, event) => {
      const typed = cardKey(key, w.suitKeys)
      if (typed) {
        if ('rank' in typed) typedRank(typed.rank)
        else onSuit(typed.suit)
        // Enter confirms the card that was typed, never the button that was pressed before it.
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
        return true
      }
      if (key === 'Backspace' || key === 'Escape') {
        clear()
        return true
      }
      if (key !== 'Enter' || !confirms(event)) return false
      const card = cardOf(latest.current, values, suitless)
      if (card === null) return false
      event?.preventDefault()
      confirm(card)
      return true
    },
    onCode: (code) => {
      const card = cardOfCode(code)
      if (card === undefined) return false
      confirm(card)
      return true
    },
  })

  const below = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (draft !== null) below.current?.scrollIntoView({ block: 'nearest' })
  }, [draft])

  const unsuited = suitless && draft !== null && picked.suit === null
  const name =
    draft === null
      ? ''
      : unsuited
        ? w.rankOnly(w.rankName(draft[0] ?? ''), w.suitName[draft[1] ?? ''] ?? '')
        : w.card(draft)
  return (
    <section className="pad panel" aria-label={label}>
      <h2 className="head">
        <b>{title}</b>
        <span className="aside">{aside}</span>
      </h2>
      <CardPad
        values={values}
        rank={draft?.[0] ?? picked.rank}
        suit={unsuited ? null : (draft?.[1] ?? picked.suit)}
        onRank={onRank}
        onSuit={onSuit}
      />
      {draft !== null && (
        <div className="below" ref={below}>
          <DraftEntry
            figure={<Card code={draft} width={60} silent />}
            what={name}
            short={unsuited ? w.rankName(draft[0] ?? '') : name}
            consequence={consequence}
            onConfirm={() => confirm(draft)}
            onUndo={clear}
          />
        </div>
      )}
    </section>
  )
}
