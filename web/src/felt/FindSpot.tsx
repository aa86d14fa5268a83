import { type FormEvent, useState } from 'react'
import { useMessages } from '../i18n/language.js'
import { Button } from '../parts/Button.js'
import { Dialog } from '../parts/Dialog.js'
import type { FeltSpot } from './types.js'

export interface FindSpotProps {
  open: boolean
  /** An example of what may be written. */
  hint: string
  find: (text: string) => FeltSpot | undefined
  name: (spot: FeltSpot) => string
  onFind: (spot: string) => void
  onClose: () => void
}

/** A bet by its words, for whoever would rather write than aim: "cuadro 25". */
export const FindSpot = ({ open, hint, find, name, onFind, onClose }: FindSpotProps) => {
  const m = useMessages()
  const [text, setText] = useState('')
  const found = find(text)
  const close = () => {
    setText('')
    onClose()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!found) return
    setText('')
    onFind(found.id)
  }
  return (
    <Dialog open={open} title={m.cloth.find} onClose={close}>
      <form className="find" onSubmit={submit}>
        <label>
          <span className="muted">{hint}</span>
          <input
            data-first
            value={text}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => setText(event.currentTarget.value)}
          />
        </label>
        <p role="status" className="found">
          {found ? (
            <>
              <b>{name(found)}</b> <span className="muted">{m.pays(found.pays.num, found.pays.den)}</span>
            </>
          ) : text.trim() ? (
            m.cloth.findNone
          ) : (
            ' '
          )}
        </p>
        <Button type="submit" look="main" because={found ? undefined : text.trim() ? m.cloth.findNone : hint}>
          {found ? m.cloth.place(name(found)) : m.cloth.find}
        </Button>
      </form>
    </Dialog>
  )
}
