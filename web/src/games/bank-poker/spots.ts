import type { NamedSpot } from '../family.js'

/** What a bet is called; those of the three lines are counted. */
export const spotName = (names: { readonly [spot: string]: string }, { id }: NamedSpot): string => names[id] ?? id
