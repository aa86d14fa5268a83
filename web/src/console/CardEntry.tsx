// A card of a physical shoe: rank and suit, drafted with its consequence, confirmed or dropped.

import { handTotal, isBust, type Move, type Option } from '@tapete/engine'
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { View } from '../app/types.js'
import { Card } from '../cards/Card.js'
import { CardPad } from '../cards/CardPad.js'
import { useStaff, useTeller } from '../i18n/staff/index.js'
import { playOf } from '../games/blackjack/table/table.js'
import { DraftEntry } from '../parts/DraftEntry.js'
import { rehearse, tableOf } from './rehearse.js'

export interface CardEntryProps {
  option: Option
  view: View
  draft: string | null
  onDraft: (card: string | null) => void
  onConfirm: (card: string) => void
}

interface Picked {
  readonly rank: string | null
  readonly suit: string | null
}

const NOTHING: Picked = { rank: null, suit: null }

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, select, textarea, dialog') !== null

/** Which card is due: what was picked for one is not for the next. */
export const cardDue = (view: View): string => {
  const { shoe, turn, bank, hands } = playOf(view)
  const lying = [...hands, bank].reduce((sum, hand) => sum + hand.cards.length, 0)
  return [view.round, view.phase, shoe.out, lying, turn].join(' ')
}

export const CardEntry = ({ option, view, draft, onDraft, onConfirm }: CardEntryProps) => {
  const w = useStaff()
  const tell = useTeller(view.game)
  const bound = option.fields.card
  const values = useMemo(() => (bound && 'oneOf' in bound ? bound.oneOf.map(String) : []), [bound])
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

  const to = useMemo(() => receiverOf(view, values[0] ?? 'As'), [view, values])
  const consequence = useMemo(() => {
    if (draft === null) return ''
    const { events, table } = rehearse(view.game, tableOf(view), {
      by: 'chance',
      do: 'card',
      card: draft,
    } as Move)
    const dealt = events.find((event) => event.type === 'card-dealt')
    if (!dealt) return events.map((event) => tell.event(event)).join('. ')
    // A card of a tie-break belongs to no hand.
    if (view.phase === 'tie-break') return `${w.phases['tie-break']}: ${tell.event(dealt)}`
    const after = (table.play as ReturnType<typeof playOf>) ?? playOf(view)
    const cards = dealt.hand === 'bank' ? after.bank.cards : after.hands.find((hand) => hand.id === dealt.hand)?.cards
    const whose = tell.value('hand', dealt.hand)
    const sum = `${whose.charAt(0).toUpperCase()}${whose.slice(1)}${cards ? `: ${handTotal(cards)}` : ''}`
    const over = cards && isBust(cards) ? w.croupier.over : ''
    return [sum, over].filter(Boolean).join('. ')
  }, [draft, view, tell, w])

  return (
    <section className="pad panel" aria-label={w.croupier.cardEntry}>
      <h2 className="head">
        <b>{w.croupier.cardFor(to ? tell.value('hand', to) : '')}</b>
        <span className="aside">{w.croupier.typeCard}</span>
      </h2>
      <CardPad values={values} rank={rank} suit={suit} onRank={onRank} onSuit={onSuit} />
      {draft !== null && (
        <div className="below" ref={below}>
          <DraftEntry
            figure={<Card code={draft} width={60} silent />}
            what={w.card(draft)}
            short={w.card(draft)}
            consequence={consequence}
            onConfirm={() => onConfirm(draft)}
            onUndo={clear}
          />
        </div>
      )}
    </section>
  )
}

/** Where the card that is due will lie: asked of the engine with any card that can come. */
export const receiverOf = (view: View, card: string): string | undefined => {
  const { events } = rehearse(view.game, tableOf(view), { by: 'chance', do: 'card', card } as Move)
  const dealt = events.find((event) => event.type === 'card-dealt')
  return dealt ? String(dealt.hand) : undefined
}
