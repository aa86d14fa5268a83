// Time that plays only goes forward. The clock on the wall is read in this folder and nowhere else: it can be put back, put
// forward, or differ from the one of the next node.

export interface Clock {
  /** Milliseconds since 1970, as the house counts them. Never less than a moment before. */
  now(): number
}

/** The wall as it was when the process began, and what has gone by since. */
export const PROCESS_CLOCK: Clock = { now: () => Math.floor(performance.timeOrigin + performance.now()) }

export const dateOf = (clock: Clock): Date => new Date(clock.now())
