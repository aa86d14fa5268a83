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

export const PROTECTION: Protection = {
  idleMinutes: 30,
  consoleIdleMinutes: 5,
  failuresMax: 3,
  looserAfterHours: 24,
  reminderMinutes: 60,
}
