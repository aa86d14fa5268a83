import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { useId } from 'react'
import { classes } from './classes.js'

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
        {hint && <kbd aria-hidden="true">{hint}</kbd>}
      </button>
      {because && (
        <span className="sr" id={why}>
          {because}
        </span>
      )}
    </>
  )
}
