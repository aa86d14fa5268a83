import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useMessages } from '../i18n/language.js'
import { IconButton } from './IconButton.js'

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
            <IconButton label={common.close} d="m5 5 10 10M15 5 5 15" onClick={onClose} />
          </header>
          <div className="body">{children}</div>
          {actions && <footer>{actions}</footer>}
        </>
      )}
    </dialog>
  )
}
