// In which line of a JSON text each value begins, by its JSON pointer (RFC 6901). The text must have been parsed before.

import { pointer } from '@tapete/engine'

const TEXT = /"(?:[^"\\]|\\.)*"/y
const SCALAR = /[^\s,\]}]+/y
const BLANK = /\s*/y

/** A place in the text that goes forward. */
class Cursor {
  private at = 0
  private line = 1
  constructor(private readonly text: string) {}

  /** Takes what the pattern covers from here. */
  take(pattern: RegExp): string {
    pattern.lastIndex = this.at
    const [taken = ''] = pattern.exec(this.text) ?? []
    this.at += taken.length
    this.line += taken.split('\n').length - 1
    return taken
  }

  /** The next sign that is not blank, and its line. */
  next(): { readonly sign: string; readonly line: number } {
    this.take(BLANK)
    return { sign: this.text[this.at] ?? '', line: this.line }
  }

  /** Goes over one sign, and says whether it was this one. */
  skip(sign: string): boolean {
    const found = this.next().sign === sign
    if (found) this.at += 1
    return found
  }
}

export const linesOf = (text: string): ReadonlyMap<string, number> => {
  const lines = new Map<string, number>()
  const cursor = new Cursor(text)
  const value = (path: readonly string[]): void => {
    const { sign, line } = cursor.next()
    lines.set(pointer(...path), line)
    if (sign === '"') cursor.take(TEXT)
    else if (sign === '[') elements(path)
    else if (sign === '{') members(path)
    else cursor.take(SCALAR)
  }
  const elements = (path: readonly string[]): void => {
    cursor.skip('[')
    for (let index = 0; cursor.next().sign !== ']'; index += 1) {
      value([...path, String(index)])
      cursor.skip(',')
    }
    cursor.skip(']')
  }
  const members = (path: readonly string[]): void => {
    cursor.skip('{')
    while (cursor.next().sign !== '}') {
      const name = JSON.parse(cursor.take(TEXT)) as string
      cursor.skip(':')
      value([...path, name])
      cursor.skip(',')
    }
    cursor.skip('}')
  }
  value([])
  return lines
}

/** The line of the value at a pointer, or of the nearest one around it. */
export const lineAt = (lines: ReadonlyMap<string, number>, at: string): number => {
  const line = lines.get(at)
  if (line !== undefined) return line
  return at === '' ? 1 : lineAt(lines, at.slice(0, at.lastIndexOf('/')))
}
