// Aligned tables for people; numbers to the right, texts to the left.

export interface Column<T> {
  readonly title: string
  readonly align?: 'right'
  text(row: T): string
}

export const table = <T>(columns: readonly Column<T>[], rows: readonly T[]): string => {
  const cells = rows.map((row) => columns.map((column) => column.text(row)))
  const widths = columns.map((column, index) =>
    Math.max(column.title.length, ...cells.map((line) => (line[index] ?? '').length)),
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
    ...cells.map(line),
  ].join('\n')
}

export const percent = (share: number, digits = 4): string => `${(share * 100).toFixed(digits)} %`

export const grouped = (value: number): string => Math.round(value).toLocaleString('en-US')
