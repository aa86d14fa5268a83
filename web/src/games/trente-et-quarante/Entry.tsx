// The card that is due: the row it goes to, and what the row counts with it.

import type { Move } from '@tapete/engine'
import { useMemo } from 'react'
import type { View } from '../../app/types.js'
import { CardEntry } from '../../cards/CardEntry.js'
import { usePackWords } from '../../cards/packs/PackCut.js'
import { singly } from '../../console/entries.js'
import { rehearse, tableOf } from '../../console/rehearse.js'
import { useLanguage } from '../../i18n/language.js'
import { useTeller } from '../../i18n/staff/index.js'
import type { EntryProps } from '../family.js'
import { outcomeName } from './Outcome.js'
import { isFull, playOf, totalOf } from './play.js'
import { useTrenteWords } from './words.js'

/** Which card is due: what was picked for one is not for the next. */
export const cardDue = (view: View): string => {
  const { packs, black, red, burning } = playOf(view)
  return [view.round, view.phase, packs.out, black.length, red.length, burning?.cards ?? 0].join(' ')
}

export const Entry = (props: EntryProps) => {
  const { view } = props
  const draft = singly(props.draft)
  const { console: w, table } = useTrenteWords()
  const packs = usePackWords()
  const tell = useTeller(view.game)
  const { language } = useLanguage()
  const play = playOf(view)
  const row = isFull(play.black) ? 'red' : 'black'
  const rowName = table.rows[row] ?? row
  const consequence = useMemo(() => {
    if (draft === null) return ''
    const { events } = rehearse(view.game, tableOf(view), { by: 'chance', do: 'card', card: draft } as Move)
    const dealt = events.find((event) => event.type === 'card-dealt')
    if (!dealt) return events.map((event) => tell.event(event)).join('. ')
    const full = events.find((event) => event.type === 'rows-full')
    return [
      w.becomes(rowName, Number(dealt.total)),
      full && outcomeName(String(full.result), language),
      events.some((event) => event.type === 'round-held') && w.held,
    ]
      .filter(Boolean)
      .join('. ')
  }, [draft, view, tell, w, rowName, language])
  return (
    <CardEntry
      key={cardDue(view)}
      {...props}
      label={packs.entry.label}
      title={play.burning ? w.burned : w.cardFor(rowName, totalOf(play[row]))}
      aside={packs.entry.typed}
      consequence={consequence}
    />
  )
}
