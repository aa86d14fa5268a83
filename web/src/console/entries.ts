// What is entered at a live table, a result of chance or cards that are turned: one field, and what it may be.

import type { Detail, Option } from '@tapete/engine'
import { valuesOf } from './choices.js'

export const entryField = (option: Option): string => Object.keys(option.fields)[0] ?? ''

export const entryValues = (option: Option): readonly string[] =>
  valuesOf(option.fields[entryField(option)]).map(String)

/** Cards that come together: how many, and what they may be. */
export const entryCards = (option: Option): { readonly count: number; readonly values: readonly string[] } => {
  const bound = option.fields[entryField(option)]
  return bound && 'deal' in bound ? { count: bound.deal, values: bound.oneOf } : { count: 0, values: [] }
}

/** A draft of several. */
export const severally = (draft: Detail | null): readonly string[] => (typeof draft === 'object' && draft ? draft : [])

/** A draft of one thing: a number, a symbol, a card. */
export const singly = (draft: Detail | null): string | null => (typeof draft === 'string' ? draft : null)
