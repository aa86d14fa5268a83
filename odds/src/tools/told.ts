// What is told to people, as paragraphs and grids of text; whoever shows it sees to their looks.

export interface Grid {
  readonly columns: readonly { readonly title: string; readonly align?: 'right' }[]
  readonly rows: readonly (readonly string[])[]
}

export type Told = readonly (string | Grid)[]

export interface Column<T> {
  readonly title: string
  readonly align?: 'right'
  text(row: T): string
}

export const grid = <T>(columns: readonly Column<T>[], rows: readonly T[]): Grid => ({
  columns,
  rows: rows.map((row) => columns.map((column) => column.text(row))),
})

export const percent = (share: number, digits = 4): string => `${(share * 100).toFixed(digits)} %`
