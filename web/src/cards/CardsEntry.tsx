// Several real cards that are told together, in the order they lie: rank and suit a card, or a reader; drafted with what
// follows from them. Enter confirms, Backspace takes the last one back.

import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { entryCards, severally } from '../console/entries.js'
import { confirms, useEntryKeys } from '../console/keys.js'
import type { EntryProps } from '../games/family.js'
import { useCardWords } from '../i18n/cards/index.js'
import { classes } from '../parts/classes.js'
import { DraftEntry } from '../parts/DraftEntry.js'
import { Card } from './Card.js'
import { CardPad } from './CardPad.js'
import { cardKey, cardOfCode } from './cardKeys.js'
import './styles/told.css'

export interface CardsEntryProps extends EntryProps {
  /** What is entered, whose it is, and how it is typed. */
  label: string
  title: string
  aside: string
  /** What each place is called. */
  places: readonly string[]
  /** What the cards are together, in short, and what follows from them. */
  what: string
  consequence: ReactNode
}

type Told = readonly (string | null)[]

interface Half {
  readonly rank: string | null
  readonly suit: string | null
}

const NOTHING: Half = { rank: null, suit: null }

const whole = (told: Told): told is readonly string[] => !told.includes(null)

export const CardsEntry = (props: CardsEntryProps) => {
  const { option, awaited, onDraft, onConfirm, label, title, aside, places, what, consequence } = props
  const w = useCardWords()
  const { count, values } = useMemo(() => entryCards(option), [option])
  const [told, setTold] = useState<Told>(() => Array(count).fill(null))
  const [half, setHalf] = useState<Half>(NOTHING)
  const [seen, setSeen] = useState<string | null>(null)

  // Keys may be faster than drawings: what they add to is this, not what was last drawn.
  const latest = useRef({ told, half })
  const put = useCallback(
    (next: { readonly told: Told; readonly half: Half }) => {
      latest.current = next
      setTold(next.told)
      setHalf(next.half)
      onDraft(whole(next.told) ? next.told : null)
    },
    [onDraft],
  )
  const clear = useCallback(() => put({ told: Array(count).fill(null), half: NOTHING }), [put, count])
  // biome-ignore lint/correctness/useExhaustiveDependencies: other cards are due
  useEffect(clear, [awaited])

  const take = (card: string): void => {
    const now = latest.current.told
    const place = now.indexOf(null)
    const fits = place >= 0 && values.includes(card) && !now.includes(card)
    setSeen(place >= 0 && !fits ? card : null)
    put({ told: fits ? now.with(place, card) : now, half: NOTHING })
  }
  const choose = (part: Partial<Half>): void => {
    const next = { ...latest.current.half, ...part }
    if (next.rank !== null && next.suit !== null) take(`${next.rank}${next.suit}`)
    else put({ ...latest.current, half: next })
  }
  const back = (): void => {
    setSeen(null)
    const { told: now, half: typed } = latest.current
    const last = now.findLastIndex((card) => card !== null)
    const begun = typed.rank !== null || typed.suit !== null
    put({ told: begun || last < 0 ? now : now.with(last, null), half: NOTHING })
  }
  const confirm = async (): Promise<void> => {
    const cards = latest.current.told
    if (whole(cards)) await onConfirm(cards)
  }

  useEntryKeys({
    onKey: (key, event) => {
      const typed = cardKey(key, w.suitKeys)
      if (typed) {
        choose(typed)
        // Enter confirms the cards that were typed, never the button that was pressed before them.
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
        return true
      }
      if (key === 'Backspace') back()
      else if (key === 'Escape') clear()
      else if (key === 'Enter' && confirms(event) && whole(latest.current.told)) {
        event?.preventDefault()
        confirm()
      } else return false
      return true
    },
    onCode: (code) => {
      const card = cardOfCode(code)
      if (card !== undefined) take(card)
      return card !== undefined
    },
  })

  const below = useRef<HTMLDivElement>(null)
  const full = severally(props.draft).length > 0
  useEffect(() => {
    if (full) below.current?.scrollIntoView({ block: 'nearest' })
  }, [full])

  const next = told.indexOf(null)
  const free = values.filter((card) => !told.includes(card))
  return (
    <section className="pad panel" aria-label={label}>
      <h2 className="head">
        <b>{title}</b>
        <span className="aside">{aside}</span>
      </h2>
      <ol className="told-cards">
        {told.map((card, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a card keeps its place
          <li key={at} className={classes(at === next && 'next')}>
            {card === null ? (
              <span className="gap" aria-hidden="true">
                {at === next && (half.rank === 'T' ? '10' : half.rank)}
              </span>
            ) : (
              <button
                type="button"
                aria-label={w.takeBack(w.card(card))}
                onClick={() => put({ told: told.with(at, null), half: NOTHING })}
              >
                <Card code={card} width={46} silent />
              </button>
            )}
            <small>{places[at] ?? ''}</small>
          </li>
        ))}
      </ol>
      {seen !== null && (
        <p className="minus" role="status">
          {w.alreadySeen(w.card(seen))}
        </p>
      )}
      {next >= 0 && (
        <CardPad
          values={free}
          rank={half.rank}
          suit={half.suit}
          onRank={(rank) => choose({ rank })}
          onSuit={(suit) => choose({ suit })}
        />
      )}
      {full && (
        <div className="below" ref={below}>
          <DraftEntry
            figure={null}
            what={what}
            short={w.theCards(count)}
            consequence={consequence}
            onConfirm={confirm}
            onUndo={clear}
          />
        </div>
      )}
    </section>
  )
}
