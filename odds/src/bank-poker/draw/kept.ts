// What is kept of Draw Poker for one reading of four to a straight.

export interface Kept {
  /** By way: folded first, then as `search.ts` counts the ends, in whole numbers too long for a number. */
  readonly counts: { readonly [way: string]: readonly string[] }
  /** What is best with a hand of each class of `classes.ts`, deflated and in base 64. */
  readonly strategy: string
}

/** Four in a row, or with a gap among them (BV-09). */
export interface Readings {
  readonly row: Kept
  readonly gap?: Kept
}
