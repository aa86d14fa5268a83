import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { useId } from 'react'
import { classes } from './classes.js'

/** Keys drawn instead of written: few fonts have their signs. */
const KEYS: { readonly [key: string]: string } = {
  Enter: 'M12 2v3.500a1 1 0 0 1-1 1H2.500M5.500 3.500l-3 3 3 3',
  Backspace: 'M5 2h7.500v8H5L1.500 6ZM7 4.500l3 3M10 4.500l-3 3',
}

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled'> {
  look?: 'main' | 'plain' | 'quiet'
  /** The key that does the same, shown beside the word. */
  hint?: string
  /** Why it cannot be done now. The button stays, dashed, and says so. */
  because?: string | undefined
  children: ReactNode
}

export const Button = ({ look = 'plain', hint, because, children, className, onClick, ...rest }: ButtonProps) => {
  const why = useId()
  return (
    <>
      <button
        type="button"
        {...rest}
        className={classes('btn', look !== 'plain' && look, className)}
        aria-disabled={because ? true : undefined}
        aria-describedby={because ? why : undefined}
        aria-keyshortcuts={hint}
        title={because}
        onClick={because ? undefined : onClick}
      >
        {children}
        {hint && (
          <kbd>
            {KEYS[hint] ? (
              <svg viewBox="0 0 14 12" aria-hidden="true">
                <path d={KEYS[hint]} />
              </svg>
            ) : (
              hint
            )}
          </kbd>
        )}
      </button>
      {because && (
        <span className="sr" id={why}>
          {because}
        </span>
      )}
    </>
  )
}
