// A spot taken apart, and its name: the bet and the box it stands at.

import type { NamedSpot } from '../family.js'

/** `war:3`, `go-to-war:3`, `bonus:3`. */
const SPOT = /^(war|tie|go-to-war|bonus):(\d+)$/

export const kindOf = (on: string): string => SPOT.exec(on)?.[1] ?? on
export const boxOf = (on: string): number => Number(SPOT.exec(on)?.[2] ?? 0)
export const saysWhose = (id: string): boolean => SPOT.test(id)

export interface BetWords {
  readonly bets: { readonly [bet: string]: string }
  readonly at: (bet: string, box: number) => string
}

export const spotName = (words: BetWords, { id }: NamedSpot): string =>
  SPOT.test(id) ? words.at(words.bets[kindOf(id)] ?? id, boxOf(id)) : id
