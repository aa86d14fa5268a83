// The card that is due: whose it will be, and what it makes of the hand.

import { blackjackClassic, challenge21, handTotal, isBust, type Move } from '@tapete/engine'
import { useMemo } from 'react'
import type { View } from '../../../app/types.js'
import { CardEntry } from '../../../cards/CardEntry.js'
import { entryValues, singly } from '../../../console/entries.js'
import { rehearse, tableOf } from '../../../console/rehearse.js'
import { capital } from '../../../i18n/format.js'
import { useTeller } from '../../../i18n/staff/index.js'
import type { EntryProps } from '../../family.js'
import { playOf } from '../table/table.js'
import { useBlackjackStaffWords } from '../words.js'

/** Which card is due: what was picked for one is not for the next. */
export const cardDue = (view: View): string => {
  const { shoe, turn, bank, hands } = playOf(view)
  const lying = [...hands, bank].reduce((sum, hand) => sum + hand.cards.length, 0)
  return [view.round, view.phase, shoe.out, lying, turn].join(' ')
}

const withCard = (view: View, card: string) =>
  rehearse(view.game, tableOf(view), { by: 'chance', do: 'card', card } as Move)

/** Where the card that is due will lie: asked of the engine with any card that can come. */
export const receiverOf = (view: View, card: string): string | undefined => {
  const dealt = withCard(view, card).events.find((event) => event.type === 'card-dealt')
  return dealt ? String(dealt.hand) : undefined
}

/** A card of a tie-break belongs to no hand. */
export const isDuelling = (view: View): boolean => view.phase === 'tie-break'

/** Neither a pair, nor a bonus, nor a tie is told by suits at these. */
const SUITLESS: readonly string[] = [blackjackClassic.id, challenge21.id]

export const Entry = (props: EntryProps) => {
  const { option, view } = props
  const suitless = SUITLESS.includes(view.game)
  const draft = singly(props.draft)
  const { console: w, phases } = useBlackjackStaffWords()
  const tell = useTeller(view.game)
  const to = useMemo(() => receiverOf(view, entryValues(option)[0] ?? 'As'), [view, option])
  const consequence = useMemo(() => {
    if (draft === null) return ''
    const { events, table } = withCard(view, draft)
    const dealt = events.find((event) => event.type === 'card-dealt')
    if (!dealt) return events.map((event) => tell.event(event)).join('. ')
    if (isDuelling(view)) return `${phases['tie-break']}: ${tell.event(dealt)}`
    const after = (table.play as ReturnType<typeof playOf>) ?? playOf(view)
    const cards = dealt.hand === 'bank' ? after.bank.cards : after.hands.find((hand) => hand.id === dealt.hand)?.cards
    const sum = `${capital(tell.value('hand', dealt.hand))}${cards ? `: ${handTotal(cards)}` : ''}`
    return [sum, cards && isBust(cards) ? w.over : ''].filter(Boolean).join('. ')
  }, [draft, view, tell, w, phases])
  return (
    <CardEntry
      {...props}
      label={w.cardEntry}
      title={w.cardFor(to ? tell.value('hand', to) : '')}
      aside={suitless ? w.typeRank : w.typeCard}
      suitless={suitless}
      consequence={consequence}
    />
  )
}
