// What chance asks for at a live table: one field, and what it may be.

import type { Detail, Option } from '@tapete/engine'
import { valuesOf } from './choices.js'

export const entryField = (option: Option): string => Object.keys(option.fields)[0] ?? ''

export const entryValues = (option: Option): readonly string[] =>
  valuesOf(option.fields[entryField(option)]).map(String)

/** A draft of one thing: a number, a symbol, a card. */
export const singly = (draft: Detail | null): string | null => (typeof draft === 'string' ? draft : null)
