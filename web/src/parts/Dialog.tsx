import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useMessages } from '../i18n/language.js'

export interface DialogProps {
  open: boolean
  title: string
  onClose: () => void
  children: ReactNode
  actions?: ReactNode
}

/** A modal: the browser keeps the focus inside, Escape closes it, and the focus goes back where it was. */
export const Dialog = ({ open, title, onClose, children, actions }: DialogProps) => {
  const node = useRef<HTMLDialogElement>(null)
  const heading = useId()
  const { common } = useMessages()
  useEffect(() => {
    if (open && !node.current?.open) {
      node.current?.showModal()
      // The browser would choose the button that closes it.
      node.current?.querySelector<HTMLElement>('[data-first]')?.focus()
    }
    if (!open && node.current?.open) node.current.close()
  }, [open])
  return (
    <dialog ref={node} className="dialog" aria-labelledby={heading} onClose={onClose}>
      {open && (
        <>
          <header>
            <h2 className="voice" id={heading}>
              {title}
            </h2>
            <button type="button" className="icon" aria-label={common.close} onClick={onClose}>
              <svg viewBox="0 0 20 20" aria-hidden="true">
                <path
                  d="m5 5 10 10M15 5 5 15"
                  fill="none"
                  stroke="currentColor"
                  strokeWidth="1.8"
                  strokeLinecap="round"
                />
              </svg>
            </button>
          </header>
          <div className="body">{children}</div>
          {actions && <footer>{actions}</footer>}
        </>
      )}
    </dialog>
  )
}
