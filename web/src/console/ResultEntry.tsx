// One result of a live table, typed or touched, drafted with what it pays and takes, confirmed or dropped.

import type { Move } from '@tapete/engine'
import { Fragment, type ReactNode, useEffect, useMemo, useRef } from 'react'
import type { EntryProps } from '../games/family.js'
import { money, signed } from '../i18n/format.js'
import { useStaff } from '../i18n/staff/index.js'
import { DraftEntry } from '../parts/DraftEntry.js'
import { entryField, singly } from './entries.js'
import { confirms, useEntryKeys } from './keys.js'
import { rehearse, settlement, tableOf } from './rehearse.js'

export interface ResultEntryProps extends EntryProps {
  title: string
  aside: string
  /** What may be entered, in the order it is looked for. */
  values: readonly string[]
  /** Digits choose a value: two within a moment are one number. */
  digits?: boolean
  /** The keys. */
  pad: ReactNode
  figure: (value: string) => ReactNode
  /** What is drafted, in full and on the button. */
  what: (value: string) => string
  short: (value: string) => string
}

const TOGETHER_MS = 1500

export const ResultEntry = (props: ResultEntryProps) => {
  const { option, view, onDraft, onConfirm, title, aside, values, digits = false } = props
  const draft = singly(props.draft)
  const w = useStaff()
  const field = entryField(option)

  const typed = useRef<{ text: string; at: number }>({ text: '', at: 0 })
  useEntryKeys({
    onKey: (key, event) => {
      if (/^\d$/.test(key) && digits) {
        const fresh = Date.now() - typed.current.at > TOGETHER_MS
        const text = fresh ? key : typed.current.text + key
        const value = values.includes(text) ? text : values.includes(key) ? key : null
        typed.current = { text: value ?? '', at: Date.now() }
        if (value) onDraft(value)
        return true
      }
      if (key === 'Backspace' || key === 'Escape') {
        onDraft(null)
        return true
      }
      if (key !== 'Enter' || draft === null || !confirms(event)) return false
      event?.preventDefault()
      onConfirm(draft)
      return true
    },
    onCode: (code) => {
      const value = values.find((each) => each.toLowerCase() === code.trim().toLowerCase())
      if (value !== undefined) onConfirm(value)
      return value !== undefined
    },
  })

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

  return (
    <section className="pad panel" aria-label={title}>
      <h2 className="head">
        <b>{title}</b>
        <span className="aside">{aside}</span>
      </h2>
      {props.pad}
      {draft !== null && (
        <div className="below" ref={below}>
          <DraftEntry
            figure={props.figure(draft)}
            what={props.what(draft)}
            short={props.short(draft)}
            consequence={consequence}
            onConfirm={() => onConfirm(draft)}
            onUndo={() => onDraft(null)}
          />
        </div>
      )}
    </section>
  )
}
