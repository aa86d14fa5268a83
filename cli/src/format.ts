// Aligned tables for people; numbers to the right, texts to the left.

import { type Column, type Grid, grid, type Told } from '@tapete/odds'

export { type Column, percent } from '@tapete/odds'

const aligned = ({ columns, rows }: Grid): string => {
  const widths = columns.map((column, index) =>
    Math.max(column.title.length, ...rows.map((line) => (line[index] ?? '').length)),
  )
  const line = (texts: readonly string[]) =>
    texts
      .map((text, index) =>
        columns[index]?.align === 'right' ? text.padStart(widths[index] ?? 0) : text.padEnd(widths[index] ?? 0),
      )
      .join('  ')
      .trimEnd()
  return [
    line(columns.map((column) => column.title)),
    line(widths.map((width) => '-'.repeat(width))),
    ...rows.map(line),
  ].join('\n')
}

export const table = <T>(columns: readonly Column<T>[], rows: readonly T[]): string => aligned(grid(columns, rows))

/** Paragraphs and grids, an empty line between them. */
export const shown = (told: Told): string =>
  told.map((part) => (typeof part === 'string' ? part : aligned(part))).join('\n\n')

export const grouped = (value: number): string => Math.round(value).toLocaleString('en-US')

/** `a`, `a and b`, `a, b and c`. */
export const listed = (names: readonly string[]): string =>
  names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : (names[0] ?? '')
