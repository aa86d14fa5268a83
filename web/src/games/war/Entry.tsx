// The card that is due: whose it will be, and what it comes to.

import { type Card, compareWar, type Move } from '@tapete/engine'
import { useMemo } from 'react'
import type { View } from '../../app/types.js'
import { CardEntry } from '../../cards/CardEntry.js'
import { usePackWords } from '../../cards/packs/PackCut.js'
import { entryValues, singly } from '../../console/entries.js'
import { rehearse, tableOf } from '../../console/rehearse.js'
import { useTeller } from '../../i18n/staff/index.js'
import type { EntryProps } from '../family.js'
import { playOf } from './play.js'
import { useWarWords, type WarWords } from './words.js'

/** Which card is due: what was picked for one is not for the next. */
export const cardDue = (view: View): string => {
  const { packs, dealt, drawn } = playOf(view)
  return [view.round, view.phase, packs.out, dealt.length, drawn.length].join(' ')
}

const withCard = (view: View, card: string) =>
  rehearse(view.game, tableOf(view), { by: 'chance', do: 'card', card } as Move)

/** Where the card that is due will lie: asked of the engine with any card that can come. */
const dealtTo = (view: View, card: string) => withCard(view, card).events.find((event) => event.type === 'card-dealt')

const whose = (event: { readonly [detail: string]: unknown } | undefined, w: WarWords['console']): string =>
  !event ? '' : event.hand === 'bank' ? w.bank : w.place(Number(event.hand))

export const Entry = (props: EntryProps) => {
  const { option, view } = props
  const draft = singly(props.draft)
  const { console: w } = useWarWords()
  const packs = usePackWords()
  const tell = useTeller(view.game)
  const to = useMemo(() => dealtTo(view, entryValues(option)[0] ?? 'As'), [view, option])
  const consequence = useMemo(() => {
    if (draft === null) return ''
    const { events, table } = withCard(view, draft)
    const dealt = events.find((event) => event.type === 'card-dealt')
    if (!dealt) return events.map((event) => tell.event(event)).join('. ')
    const after = table.play as ReturnType<typeof playOf>
    if (dealt.hand !== 'bank') return view.phase === 'war' ? w.firstBurn : tell.event(dealt)
    const compared = after.hands.filter((hand) => (view.phase === 'war' ? after.fighting.includes(hand.seat) : true))
    return compared
      .map((hand) => {
        const mine = view.phase === 'war' ? hand.warCard : hand.card
        return mine ? `${w.place(hand.box)}: ${w.results[compareWar(mine, draft as Card)]}` : ''
      })
      .filter(Boolean)
      .join(' · ')
  }, [draft, view, tell, w])
  return (
    <CardEntry
      key={cardDue(view)}
      {...props}
      label={packs.entry.label}
      title={to ? w.cardFor(whose(to, w)) : w.burned}
      aside={packs.entry.typed}
      consequence={consequence}
    />
  )
}
