import { type FormEvent, useState } from 'react'
import { useMessages } from '../i18n/language.js'
import { findSpot, spotName } from '../games/roulette/spots.js'
import { Button } from '../parts/Button.js'
import { Dialog } from '../parts/Dialog.js'
import type { FeltSpot } from './types.js'

export interface FindSpotProps {
  open: boolean
  spots: readonly FeltSpot[]
  onFind: (spot: string) => void
  onClose: () => void
}

/** A bet by its words, for whoever would rather write than aim: "cuadro 25". */
export const FindSpot = ({ open, spots, onFind, onClose }: FindSpotProps) => {
  const m = useMessages()
  const [text, setText] = useState('')
  const found = findSpot(spots, text)
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
          <span className="muted">{m.cloth.findHint}</span>
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
              <b>{spotName(m.bets, found)}</b> <span className="muted">{m.pays(found.pays.num, found.pays.den)}</span>
            </>
          ) : text.trim() ? (
            m.cloth.findNone
          ) : (
            ' '
          )}
        </p>
        <Button
          type="submit"
          look="main"
          because={found ? undefined : text.trim() ? m.cloth.findNone : m.cloth.findHint}
        >
          {found ? m.cloth.place(spotName(m.bets, found)) : m.cloth.find}
        </Button>
      </form>
    </Dialog>
  )
}
