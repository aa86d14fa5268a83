import type { ReactNode } from 'react'
import { classes } from './classes.js'

export interface EntryPadProps {
  label: string
  /** What the game offers, in the order it is looked for. */
  values: readonly string[]
  value: string | null
  /** How the keys are laid out. */
  layout?: string | undefined
  /** The look of one key, and its name where the drawing says nothing. */
  look?: (value: string) => string | false
  name?: (value: string) => string
  children: (value: string) => ReactNode
  onPick: (value: string) => void
}

/** What it asks for comes from the game's options; picking only drafts. */
export const EntryPad = ({ label, values, value, layout, look, name, children, onPick }: EntryPadProps) => (
  <fieldset className={classes('nums', layout)} aria-label={label}>
    {values.map((each) => (
      <button
        key={each}
        type="button"
        className={classes('k', look?.(each))}
        aria-pressed={each === value}
        aria-label={name?.(each)}
        onClick={() => onPick(each)}
      >
        {children(each)}
      </button>
    ))}
  </fieldset>
)
