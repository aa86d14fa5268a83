// The card that is due: whose it will be, and what follows from it.

import type { Move } from '@tapete/engine'
import { useMemo } from 'react'
import type { View } from '../../app/types.js'
import { CardEntry } from '../../cards/CardEntry.js'
import { usePackWords } from '../../cards/packs/PackCut.js'
import { entryValues, singly } from '../../console/entries.js'
import { rehearse, tableOf } from '../../console/rehearse.js'
import { useTeller } from '../../i18n/staff/index.js'
import type { EntryProps } from '../family.js'
import { playOf } from './play.js'
import { useBaccaratWords } from './words.js'

/** Which card is due: what was picked for one is not for the next. */
export const cardDue = (view: View): string => {
  const { shoe, punto, banca } = playOf(view)
  return [view.round, view.phase, shoe.out, punto.cards.length, banca.cards.length].join(' ')
}

const withCard = (view: View, card: string) =>
  rehearse(view.game, tableOf(view), { by: 'chance', do: 'card', card } as Move).events

/** Where the card will lie: asked of the engine with any card that can come. */
const dealtTo = (view: View, card: string): string | undefined => {
  const event = withCard(view, card).find(({ type }) => type === 'card-dealt')
  return event && String(event.hand)
}

/** What the croupier is told by a card: the totals, the rule, the result. */
const TOLD = new Set(['said', 'rule-told', 'natural', 'result', 'cut-card-shown', 'five-asked'])

export const Entry = (props: EntryProps) => {
  const { option, view } = props
  const draft = singly(props.draft)
  const { console: w } = useBaccaratWords()
  const packs = usePackWords()
  const tell = useTeller(view.game)
  const to = useMemo(() => dealtTo(view, entryValues(option)[0] ?? 'As'), [view, option])
  const consequence = useMemo(() => {
    if (draft === null) return ''
    const events = withCard(view, draft)
    const told = events.filter(({ type }) => TOLD.has(type))
    return (told.length > 0 ? told : events).map((event) => tell.event(event)).join('. ')
  }, [draft, view, tell])
  const whose = to === undefined ? undefined : (w.hands[to] ?? to)
  const title = whose === undefined ? w.lost : view.phase === 'third' ? w.third(whose) : w.cardFor(whose)
  return (
    <CardEntry
      key={cardDue(view)}
      {...props}
      label={packs.entry.label}
      title={title}
      aside={packs.entry.typed}
      consequence={consequence}
      suitless
    />
  )
}
