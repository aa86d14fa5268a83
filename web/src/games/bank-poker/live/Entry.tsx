// The real cards that are turned: what they are, what is announced, and what is paid or taken for them.

import type { Event, Move } from '@tapete/engine'
import { useMemo } from 'react'
import type { View } from '../../../app/types.js'
import { CardsEntry } from '../../../cards/CardsEntry.js'
import { severally } from '../../../console/entries.js'
import { rehearse, tableOf } from '../../../console/rehearse.js'
import { capital, money } from '../../../i18n/format.js'
import { useTeller } from '../../../i18n/staff/index.js'
import type { EntryProps } from '../../family.js'
import { askedBy, cardsDue } from './due.js'
import { type LiveWords, useLiveWords } from './words.js'

interface Paid {
  readonly amount: number
}

const sum = (events: readonly Event[], of: (event: Event) => number): number =>
  events.reduce((total, event) => total + of(event), 0)

/** What the croupier then pays to a hand, or takes. */
const settled = (events: readonly Event[], w: LiveWords): string => {
  const paid = sum(events, ({ type, lines }) =>
    type === 'paid'
      ? ((lines ?? []) as unknown as readonly Paid[]).reduce((total, { amount }) => total + amount, 0)
      : 0,
  )
  const taken = sum(events, ({ type, amount }) => (type === 'collected' ? Number(amount) : 0))
  const parts = [...(paid > 0 ? [w.pays(money(paid))] : []), ...(taken > 0 ? [w.takes(money(taken))] : [])]
  return parts.length > 0 ? parts.join(' · ') : w.leaves
}

/** What follows of these cards: the phrase in short, and everything in words. */
const followsOf = (
  view: View,
  move: Move,
  w: LiveWords,
  tell: ReturnType<typeof useTeller>,
): { readonly what: string; readonly consequence: string } => {
  const table = tableOf(view)
  const { events } = rehearse(view.game, table, move)
  const said = events.filter(({ type }) => type === 'said').map(({ phrase }) => capital(String(phrase)))
  const shown = events.find(({ type }) => type === 'hand-shown')
  if (!shown) {
    return { what: said.at(-1) ?? capital(tell.value('cards', move.cards)), consequence: said.slice(0, -1).join('. ') }
  }
  const then = view.phase === 'hands' ? 'settle-hand' : 'retire'
  const after = rehearse(view.game, table, move, { by: 'croupier', do: then })
  const result = typeof shown.result === 'string' ? `${tell.value('result', shown.result)}. ` : ''
  // What waits for the room head is told instead of what would be paid.
  const follows = after.refusal
    ? (tell.refusal(after.refusal.code) ?? '')
    : settled(after.events.slice(events.length), w)
  return { what: said[0] ?? tell.event(shown), consequence: `${result}${follows}` }
}

export const Entry = (props: EntryProps) => {
  const { option, view } = props
  const w = useLiveWords()
  const tell = useTeller(view.game)
  const { title, places } = useMemo(() => askedBy(view, option, w), [view, option, w])
  const cards = severally(props.draft)
  const follows = useMemo(
    () =>
      cards.length > 0
        ? followsOf(view, { by: option.by, do: option.do, cards }, w, tell)
        : { what: '', consequence: '' },
    [cards, view, option, w, tell],
  )
  return (
    <CardsEntry
      key={cardsDue(view)}
      {...props}
      {...follows}
      label={w.entry.label}
      title={title}
      aside={w.entry.typed}
      places={places}
    />
  )
}
