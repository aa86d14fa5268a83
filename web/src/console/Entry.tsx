// The number of the ball, or the symbol of the disc: typed or touched, drafted, confirmed.

import type { Move, Option } from '@tapete/engine'
import { Fragment, useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import type { View } from '../app/types.js'
import { money, signed } from '../i18n/format.js'
import { useMessages } from '../i18n/language.js'
import { useStaff } from '../i18n/staff/index.js'
import { DraftEntry } from '../parts/DraftEntry.js'
import { EntryPad } from '../parts/EntryPad.js'
import { Pocket } from '../games/roulette/Pocket.js'
import { pocketKind } from '../games/roulette/pockets.js'
import { BigSixSymbol } from '../games/big-six/BigSixSymbol.js'
import { rehearse, settlement, tableOf } from './rehearse.js'

export interface EntryProps {
  option: Option
  view: View
  draft: string | null
  onDraft: (value: string | null) => void
  onConfirm: (value: string) => void
}

/** Numbers as they are looked for: zeros first, then in order; anything else as the game lists it. */
const inPadOrder = (values: readonly (string | number)[]): readonly string[] => {
  const texts = values.map(String)
  if (!texts.every((value) => /^\d{1,2}$/.test(value))) return texts
  return texts.toSorted((a, b) => Number(a) - Number(b) || a.length - b.length)
}

export const entryField = (option: Option): string => Object.keys(option.fields)[0] ?? 'pocket'

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.closest('input, select, textarea, dialog') !== null || target.isContentEditable)

export const Entry = ({ option, view, draft, onDraft, onConfirm }: EntryProps) => {
  const m = useMessages()
  const w = useStaff()
  const field = entryField(option)
  const bound = option.fields[field]
  const values = useMemo(() => inPadOrder(bound && 'oneOf' in bound ? bound.oneOf : []), [bound])
  const kind = field === 'pocket' ? 'number' : 'symbol'

  const typed = useRef<{ text: string; at: number }>({ text: '', at: 0 })
  // Before it is painted: whoever sees the pad may type.
  useLayoutEffect(() => {
    const key = (event: KeyboardEvent) => {
      if (isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey) return
      if (/^\d$/.test(event.key) && kind === 'number') {
        // Two digits within a moment are one number.
        const fresh = Date.now() - typed.current.at > 1500
        const text = fresh ? event.key : typed.current.text + event.key
        const value = values.includes(text) ? text : values.includes(event.key) ? event.key : null
        typed.current = { text: value ?? '', at: Date.now() }
        if (value) onDraft(value)
      } else if (event.key === 'Backspace' || event.key === 'Escape') onDraft(null)
      else if (event.key === 'Enter' && draft !== null) {
        const button = event.target instanceof Element ? event.target.closest('button') : null
        // On a key of the pad that is not the draft, Enter drafts it; on the buttons below, it presses them.
        if (button && button.getAttribute('aria-pressed') !== 'true') return
        event.preventDefault()
        onConfirm(draft)
      }
    }
    window.addEventListener('keydown', key)
    return () => window.removeEventListener('keydown', key)
  }, [values, kind, draft, onDraft, onConfirm])

  // On a phone the draft lies below the pad: bring it, and its buttons, into view.
  const below = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (draft !== null) below.current?.scrollIntoView({ block: 'nearest' })
  }, [draft])

  const consequence = useMemo(() => {
    if (draft === null) return null
    const after = rehearse(view.game, tableOf(view), { by: 'chance', do: option.do, [field]: draft } as Move)
    const { events } = settlement(view.game, after.table)
    const paid = events.filter((event) => event.type === 'paid').reduce((sum, event) => sum + Number(event.amount), 0)
    const taken = events
      .filter((event) => event.type === 'collected' || event.type === 'halved')
      .reduce((sum, event) => sum + Number(event.amount), 0)
    const parts = [
      `${w.croupier.payTag} ${money(paid)}`,
      `${w.croupier.collectTag} ${money(taken)}`,
      `${w.croupier.bank} ${signed(taken - paid)}`,
    ]
    return parts.map((part, index) => (
      <Fragment key={part}>
        {index > 0 && ' · '}
        <span className="num">{part}</span>
      </Fragment>
    ))
  }, [draft, view, option, field, w])

  const shown = draft?.split('-')[0] ?? ''
  const colour = kind === 'number' && draft !== null ? pocketKind(draft) : 'zero'
  return (
    <section className="pad panel" aria-label={kind === 'number' ? m.pad.number : m.pad.symbol}>
      <h2 className="head">
        <b>{kind === 'number' ? m.pad.number : m.pad.symbol}</b>
        <span className="aside">{kind === 'number' ? w.croupier.typeNumber : ''}</span>
      </h2>
      <EntryPad kind={kind} values={values} value={draft} onPick={onDraft} />
      {draft !== null && (
        <div className="below" ref={below}>
          <DraftEntry
            figure={kind === 'number' ? <Pocket pocket={draft} size="xl" /> : <BigSixSymbol symbol={draft} size="xl" />}
            what={kind === 'number' && colour !== 'zero' ? `${shown} ${m.colour[colour]}` : shown}
            short={shown}
            consequence={consequence}
            onConfirm={() => onConfirm(draft)}
            onUndo={() => onDraft(null)}
          />
        </div>
      )}
    </section>
  )
}
