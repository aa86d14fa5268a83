// The exact odds of each bet, as the odds service gives them.

export interface BetOdds {
  readonly bet: string
  readonly kind: string
  readonly covers: readonly string[]
  readonly pays: string
  readonly choice?: string
  readonly units?: number
  /** It is not made like this: it travelled here. */
  readonly reached?: boolean
  readonly houseEdge: number
  readonly exact: string
  readonly hit: number
  readonly hitExact: string
  readonly push?: number
  readonly variance: number
  readonly distribution?: readonly { readonly net: number; readonly probability: number; readonly exact: string }[]
  readonly article: string
  readonly rule?: string
}

export interface Fraction {
  readonly num: number
  readonly den: number
}

/** `-1/37`, `0`, `2/5`. */
export const parseFraction = (text: string): Fraction | undefined => {
  const found = /^(-?\d+)(?:\/(\d+))?$/.exec(text.trim())
  return found ? { num: Number(found[1]), den: Number(found[2] ?? 1) } : undefined
}

export const oddsList = (answer: unknown): readonly BetOdds[] => {
  const inner = (answer as { odds?: unknown })?.odds ?? answer
  const bets = (inner as { bets?: unknown })?.bets ?? inner
  return Array.isArray(bets) ? (bets as BetOdds[]) : []
}

/** A bet that is alike at every place is told once, without the place. */
const PLACE = /:\d+$/

/** The odds of a bet; of several, those of the choice that is made. */
export const oddsOf = (list: readonly BetOdds[], bet: string, choice?: string): BetOdds | undefined => {
  const named = (name: string) => list.filter((each) => each.bet === name)
  const own = named(bet)
  const all = own.length > 0 ? own : named(bet.replace(PLACE, ''))
  return all.find((each) => each.choice === choice) ?? all[0]
}

/** What the house keeps of each peso, exactly. */
export const edgeOf = (odds: BetOdds): Fraction | undefined => {
  const ev = parseFraction(odds.exact)
  return ev && { num: -ev.num, den: ev.den }
}
