// A round of one's own in words, and the rounds of a day as a file.

import type { PlayedRound } from '@tapete/server/wire'
import type { FamilyModule } from '../../games/family.js'
import type { Teller } from '../../i18n/staff/tell.js'

/** What came, as its family draws it; undefined where it has nothing to draw. */
export const resultOf = ({ events }: PlayedRound, family: FamilyModule): string | undefined => family.resultOf?.(events)

/** What came, in a sentence: the event that made the result, or what the family tells of a round without one. */
export const saidOf = ({ events }: PlayedRound, family: FamilyModule, tell: Teller): string | undefined => {
  const { resultOf: result, history } = family
  if (!result) return history?.outcome?.(events)
  const last = result(events)
  const at = events.findIndex((_, index) => last !== undefined && result(events.slice(0, index + 1)) === last)
  const event = events[at]
  return event && tell.event(event)
}

/** A name that a spreadsheet would take for a formula is text. */
const cell = (value: string | number): string => {
  if (typeof value === 'number') return String(value)
  const text = /^[=+\-@\t]/.test(value) ? `'${value}` : value
  return /[",\n\r;]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** The mark at the beginning tells spreadsheets that it is UTF-8. */
export const csvOf = (
  rounds: readonly PlayedRound[],
  columns: readonly string[],
  word: 'es' | 'en',
  said: (round: PlayedRound) => string,
): string => {
  const lines = rounds.map((round) => [
    ...[round.at, round.title[word], round.name, round.round, said(round), round.staked, round.returned, round.net],
  ])
  return `\uFEFF${[columns, ...lines].map((line) => `${line.map(cell).join(',')}\r\n`).join('')}`
}
