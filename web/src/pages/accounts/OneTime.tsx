import { useEffect, useRef, useState } from 'react'
import { Button } from '../../parts/Button.js'
import { useAccountWords } from './words.js'

/** What of a password is shown: all of it, or the half that this person may know. */
export type Part = 'whole' | 'first' | 'second'

export interface Shown {
  readonly title: string
  readonly password: string
  readonly part: Part
}

/** The password the house made up, while it is shown: nobody can ask for it again. */
export const OneTime = ({ title, password, part, onHide }: Shown & { onHide: () => void }) => {
  const w = useAccountWords()
  const [copied, setCopied] = useState(false)
  const shown = useRef<HTMLElement>(null)
  useEffect(() => shown.current?.focus(), [])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(password)
      setCopied(true)
    } catch {
      // No clipboard without a secure page: it is selected, to be copied by hand.
      getSelection()?.selectAllChildren(shown.current as HTMLElement)
    }
  }
  return (
    <section className="box panel once" aria-label={w.once[part]}>
      <h2 className="voice who">{title}</h2>
      <p>
        <small className="muted">{w.once[part]}</small>
        <code ref={shown} tabIndex={-1}>
          {password}
        </code>
      </p>
      <p className="muted">{w.onceBody[part]}</p>
      <div className="go">
        <Button onClick={copy}>{copied ? w.copied : w.copy}</Button>
        <Button look="main" onClick={onHide}>
          {w.hide}
        </Button>
      </div>
    </section>
  )
}
