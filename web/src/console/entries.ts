// What chance asks for at a live table: one field, and what it may be.

import type { Option } from '@tapete/engine'

export const entryField = (option: Option): string => Object.keys(option.fields)[0] ?? ''

export const entryValues = (option: Option): readonly string[] => {
  const bound = option.fields[entryField(option)]
  return bound && 'oneOf' in bound ? bound.oneOf.map(String) : []
}
