// The best play as a person would learn it: by total, soft total and pair. Each cell is the average over the two cards that
// make it, so a hand or two may be played differently by who looks at the cards themselves.

import type { UpcardOdds } from './analyse.js'
import type { Decision } from './choices.js'
import { ACE, handOf, NATURAL, pointsOf, SOFT, TEN, TOTAL } from './hands.js'
import { meanOf } from './moments.js'

export interface Cell {
  readonly up: string
  readonly best: Decision
  /** Expected net of each decision, per unit of the bet; the best when all that follows is played well. */
  readonly values: { readonly [decision in Decision]?: number }
}

export interface ChartRow {
  readonly hand: string
  readonly cells: readonly Cell[]
}

export interface Chart {
  readonly hard: readonly ChartRow[]
  readonly soft: readonly ChartRow[]
  readonly pairs: readonly ChartRow[]
}

export const valueName = (value: number): string =>
  value === ACE ? 'A' : value === TEN ? '10' : String(pointsOf(value))

type Part = keyof Chart

const placeOf = (a: number, b: number): { part: Part; hand: string } | undefined => {
  const hand = handOf([a, b])
  if (hand === NATURAL) return undefined
  if (a === b) return { part: 'pairs', hand: `${valueName(a)}-${valueName(b)}` }
  if (SOFT[hand]) return { part: 'soft', hand: `A-${valueName(Math.max(a, b))}` }
  return { part: 'hard', hand: String(TOTAL[hand]) }
}

const cellOf = ({ up, plays }: UpcardOdds, part: Part, hand: string): Cell => {
  const sums = new Map<Decision, number>()
  let chance = 0
  for (const play of plays) {
    const place = placeOf(...play.cards)
    if (place?.part !== part || place.hand !== hand) continue
    chance += play.chance
    for (const { decision, moments } of play.choices)
      sums.set(decision, (sums.get(decision) ?? 0) + play.chance * meanOf(moments))
  }
  const values = Object.fromEntries([...sums].map(([decision, sum]) => [decision, sum / chance]))
  const best = [...sums].reduce((most, each) => (each[1] > most[1] ? each : most))[0]
  return { up: valueName(up), best, values }
}

const HARD = Array.from({ length: 15 }, (_, at) => String(19 - at))
const SOFT_HANDS = Array.from({ length: 8 }, (_, at) => `A-${9 - at}`)
const PAIRS = [ACE, ...Array.from({ length: 9 }, (_, at) => TEN - at)].map((value) => {
  const name = valueName(value)
  return `${name}-${name}`
})

/** Upcards in the order of every chart: 2 to 10, then the ace. */
export const chartOf = (upcards: readonly UpcardOdds[]): Chart => {
  const columns = [...upcards.slice(1), ...upcards.slice(0, 1)]
  const rows = (part: Part, hands: readonly string[]): ChartRow[] =>
    hands.map((hand) => ({ hand, cells: columns.map((upcard) => cellOf(upcard, part, hand)) }))
  return { hard: rows('hard', HARD), soft: rows('soft', SOFT_HANDS), pairs: rows('pairs', PAIRS) }
}
