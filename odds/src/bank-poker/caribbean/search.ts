// Every hand of Caribbean Poker against every open card, with and without a bought card: the best of what may be done, and what
// each rule of thumb does instead. All of it in numbers of ways.

import { CARDS, eachSuiting } from '../deck.js'
import { rankSets } from '../ranks.js'
import { bestOf, type Ends, newEnds, WHOLE } from './best.js'
import { ENDS, rankOdds, SCALE } from './hand.js'
import { BUYING_RULES, FOLD, type Looked, lookAt, PLAIN_RULES, STAY } from './ways.js'

const FIVE = 5
/** Ways are counted of folding, then by the end without a card bought, then with one. */
export const COLUMNS = 1 + 2 * ENDS

export interface Found {
  /** By the name of the way. */
  readonly ways: { readonly [way: string]: Float64Array }
  /** Where the best play was told apart: what it does, as weights, and what buying adds. */
  readonly told: { readonly [kind: string]: Float64Array }
}

/** The columns of `told`. */
export const TOLD = { folds: 0, stays: 1, buys: 2, keepsPair: 3, all: 4, gain: 5, goes: 6 } as const

/** What the best play may depend on besides the open card. */
export const kindOf = ({ category, values, besideFlush, besideOpen, besideInside }: Looked): string => {
  const ace = category === 'high-card' && values[0] === 14 && values[1] === 13 ? ' ace-king' : ''
  const draws = category === 'high-card' || category === 'pair' || category === 'two-pairs' || category === 'trio'
  const straight = besideOpen >= 0 ? ' open' : besideInside >= 0 ? ' inside' : ''
  // Where a pair holds four to a flush, its rank decides.
  const pair =
    category === 'pair' && besideFlush >= 0 ? ` of ${values.find((value, at) => values[at + 1] === value)}` : ''
  return `${category}${pair}${ace}${draws && besideFlush >= 0 ? ' flush' : ''}${draws ? straight : ''}`
}

const addTo = (into: Float64Array, at: number, more: number): void => {
  into[at] = (into[at] as number) + more
}

const count = (into: Float64Array, ends: Ends, up: number, action: number, weight: number): void => {
  if (action === FOLD) {
    addTo(into, 0, weight * WHOLE)
    return
  }
  const from = action === STAY ? ends.stay : (ends.buys[action] as Float64Array)
  const [to, scale] = action === STAY ? [1, SCALE] : [1 + ENDS, 1]
  for (let end = 0; end < ENDS; end += 1) addTo(into, to + end, weight * scale * (from[up * ENDS + end] as number))
}

/** One part of all hands; `nets` is what each end pays, in antes. */
export const search = (nets: readonly number[], part: number, parts: number, pulse: (done: number) => void): Found => {
  const rules = { ...PLAIN_RULES, ...BUYING_RULES }
  const ways: { [way: string]: Float64Array } = { best: new Float64Array(COLUMNS), plain: new Float64Array(COLUMNS) }
  for (const way of Object.keys(rules)) ways[way] = new Float64Array(COLUMNS)
  const told: { [kind: string]: Float64Array } = {}
  const ends = newEnds()
  for (const [at, ranks] of rankSets(FIVE).entries()) {
    if (at % parts !== part) continue
    let odds: ReturnType<typeof rankOdds> | undefined
    eachSuiting(ranks, (own, weight) => {
      odds ??= rankOdds(own)
      odds.staying(own, ends.stay)
      odds.buying(own, ends.buys)
      const looked = lookAt(own)
      const kind = kindOf(looked)
      const tells = told[kind] ?? new Float64Array(Object.keys(TOLD).length)
      told[kind] = tells
      for (let up = 0; up < CARDS; up += 1) {
        if (own.includes(up)) continue
        const { plain, best, gain } = bestOf(ends, up, nets)
        count(ways.best as Float64Array, ends, up, best, weight)
        count(ways.plain as Float64Array, ends, up, plain, weight)
        for (const [way, rule] of Object.entries(rules))
          count(ways[way] as Float64Array, ends, up, rule(looked, up), weight)
        addTo(tells, best === FOLD ? TOLD.folds : best === STAY ? TOLD.stays : TOLD.buys, weight)
        const single = best < FIVE && own.filter((card) => card % 13 === (own[best] as number) % 13).length === 1
        addTo(tells, TOLD.keepsPair, single ? weight : 0)
        addTo(tells, TOLD.all, weight)
        addTo(tells, TOLD.gain, weight * gain)
        addTo(tells, TOLD.goes, plain === STAY ? weight : 0)
      }
    })
    pulse(at)
  }
  return { ways, told }
}
