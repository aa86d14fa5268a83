// One line a move: `seat:1 bet split:17-20 1000 with=colour`. Who, what, then the details in the order the move
// declares them; optional ones by name. A text is written in double quotes as in JSON, a list with commas: `exchange 2h,5c`.

import type { Detail, Fields, Move } from './contract.js'
import { fieldKind } from './moves.js'

/** All the notation needs to know of a game. */
export interface Written {
  readonly rules: readonly { readonly do: string; readonly fields: Fields }[]
}

/** No word begins so: a list of nothing. */
const NONE = '-'

const show = (kind: string, value: Detail): string => {
  if (typeof value === 'object') return value.length ? value.join(',') : NONE
  return kind === 'text' ? JSON.stringify(value) : String(value)
}

export const formatMove = (game: Written, move: Move): string => {
  const fields: Fields = game.rules.find((rule) => rule.do === move.do)?.fields ?? {}
  const words = Object.entries(fields).flatMap(([name, declared]) => {
    const { kind, optional } = fieldKind(declared)
    const value = move[name]
    if (value === undefined) return []
    return [optional ? `${name}=${show(kind, value)}` : show(kind, value)]
  })
  return [move.by, move.do, ...words].join(' ')
}

export type Parsed = { readonly ok: true; readonly move: Move } | { readonly ok: false; readonly error: string }

const TOKEN = /\s*([a-z]+=)?("(?:[^"\\]|\\.)*"|[^\s"]+)/giy

const tokens = (line: string): { name: string | undefined; text: string }[] | undefined => {
  const found: { name: string | undefined; text: string }[] = []
  TOKEN.lastIndex = 0
  while (TOKEN.lastIndex < line.trimEnd().length) {
    const at = TOKEN.exec(line)
    if (!at) return undefined
    found.push({ name: at[1]?.slice(0, -1), text: at[2] as string })
  }
  return found
}

const read = (kind: string, text: string): Detail | undefined => {
  if (kind === 'words' || kind === 'cards') return text === NONE ? [] : text.split(',')
  if (kind === 'money' || kind === 'integer') return /^-?[0-9]+$/.test(text) ? Number(text) : undefined
  if (!text.startsWith('"')) return text
  try {
    return JSON.parse(text) as string
  } catch {
    return undefined
  }
}

/** Reads a line. What it says may still be refused: the notation only knows the shape of a move. */
export const parseMove = (game: Written, line: string): Parsed => {
  const fail = (error: string): Parsed => ({ ok: false, error: `${error} in "${line.trim()}"` })
  const [by, name, ...rest] = tokens(line) ?? []
  if (!by || !name || by.name !== undefined || name.name !== undefined) return fail('expected who and what')
  const rule = game.rules.find((each) => each.do === name.text)
  if (!rule) return fail(`no move "${name.text}"`)
  const move: Record<string, Detail> = { by: by.text, do: name.text }
  const required = Object.entries(rule.fields).filter(([, declared]) => !fieldKind(declared).optional)
  for (const token of rest) {
    const [field, declared] =
      token.name === undefined
        ? (required.shift() ?? [])
        : [token.name, Object.hasOwn(rule.fields, token.name) ? rule.fields[token.name] : undefined]
    if (field === undefined || declared === undefined) return fail(`nothing expects ${token.text}`)
    const value = read(fieldKind(declared).kind, token.text)
    if (value === undefined || Object.hasOwn(move, field)) return fail(`${field} cannot be ${token.text}`)
    move[field] = value
  }
  return { ok: true, move: move as unknown as Move }
}
