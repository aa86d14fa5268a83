// The year of a player as a file for a spreadsheet: one line for each day and table, and for each day at the desk.

import type { YearLine } from './playing.js'
import type { CsvLanguage } from './settings.js'

const HEAD: { readonly [language in CsvLanguage]: readonly string[] } = {
  es: ['fecha', 'concepto', 'mesa', 'depositado', 'retirado', 'comprado', 'canjeado', 'apostado', 'resultado'],
  en: ['date', 'kind', 'table', 'deposited', 'withdrawn', 'bought', 'cashed out', 'staked', 'result'],
}
const CONCEPT: { readonly [language in CsvLanguage]: { readonly [kind in YearLine['kind']]: string } } = {
  es: { table: 'juego', desk: 'caja' },
  en: { table: 'play', desk: 'desk' },
}

/** A name that a spreadsheet would take for a formula is text. */
const cell = (value: string | number): string => {
  if (typeof value === 'number') return String(value)
  const text = /^[=+\-@\t]/.test(value) ? `'${value}` : value
  return /[",\n\r;]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

const row = (cells: readonly (string | number)[]): string => `${cells.map(cell).join(',')}\r\n`

/** The mark at the beginning tells spreadsheets that it is UTF-8. */
export async function* csvOf(pages: AsyncIterable<readonly YearLine[]>, language: CsvLanguage): AsyncGenerator<string> {
  yield `\uFEFF${row(HEAD[language])}`
  for await (const lines of pages)
    yield lines
      .map(({ day, kind, name, deposited, withdrawn, bought, cashed, staked, net }) =>
        row([day, CONCEPT[language][kind], name ?? '', deposited, withdrawn, bought, cashed, staked, net]),
      )
      .join('')
}
