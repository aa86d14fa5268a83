import type { ReactNode } from 'react'
import { useMessages } from '../i18n/language.js'
import { Button } from './Button.js'

export interface DraftEntryProps {
  /** The number, symbol or card, drawn large. */
  figure: ReactNode
  /** "17 negro". */
  what: string
  /** What the button says is confirmed: "17". */
  short: string
  /** What follows if it is confirmed, computed by the engine. */
  consequence: ReactNode
  onConfirm: () => void
  onUndo: () => void
}

/** An entry is a dashed draft: Confirm commits it, Undo drops it; afterwards only the pit boss corrects. */
export const DraftEntry = ({ figure, what, short, consequence, onConfirm, onUndo }: DraftEntryProps) => {
  const { pad } = useMessages()
  return (
    <>
      <div className="draft" role="status">
        {figure}
        <div>
          <b>{pad.unconfirmed(what)}</b>
          <p>{consequence}</p>
        </div>
      </div>
      <div className="go">
        <Button hint="Backspace" onClick={onUndo}>
          {pad.undo}
        </Button>
        <Button look="main" hint="Enter" onClick={onConfirm}>
          {pad.confirm(short)}
        </Button>
      </div>
    </>
  )
}
