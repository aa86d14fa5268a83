// Days of the house, by its own clock: the day of the report, of a statement, of a limit.

import type { Period } from '../protection/settings.js'

const two = (value: number): string => String(value).padStart(2, '0')

/** `2026-11-16`. */
export const houseDay = (at: Date): string => `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`

export interface Start {
  readonly date: string
  readonly at: string
}

export type Starts = { readonly [period in Period]: Start }

/** When the day, the week (on Monday) and the month began in which a moment lies. */
export const periodStarts = (now: Date): Starts => {
  const [year, month, day] = [now.getFullYear(), now.getMonth(), now.getDate()]
  const start = (at: Date): Start => ({ date: houseDay(at), at: at.toISOString() })
  return {
    day: start(new Date(year, month, day)),
    week: start(new Date(year, month, day - ((now.getDay() + 6) % 7))),
    month: start(new Date(year, month, 1)),
  }
}
