// What a house sets about protecting its players and its consoles, in its file. What it does not say is so.

export interface Protection {
  /** A player nobody heard of for so long gives the password again. */
  readonly idleMinutes: number
  /** A console nobody touches for so long is locked. */
  readonly consoleIdleMinutes: number
  /** So many wrong passwords end a session that is locked. */
  readonly failuresMax: number
  /** A limit becomes looser only so much later. */
  readonly looserAfterHours: number
  /** How often a player at a table is told the time and the net position. */
  readonly reminderMinutes: number
}

/** What a player may limit. */
export const LIMIT_KINDS = ['loss', 'stake', 'time'] as const
export type LimitKind = (typeof LIMIT_KINDS)[number]

export const PERIODS = ['day', 'week', 'month'] as const
export type Period = (typeof PERIODS)[number]

/** In which a year is written for a spreadsheet. */
export const CSV_LANGUAGES = ['es', 'en'] as const
export type CsvLanguage = (typeof CSV_LANGUAGES)[number]

export const PROTECTION: Protection = {
  idleMinutes: 30,
  consoleIdleMinutes: 5,
  failuresMax: 3,
  looserAfterHours: 24,
  reminderMinutes: 60,
}
