// Random play at both tables, the fast one and the engine's, with the same cards: every net must be the same.

import type { Config } from '@tapete/engine'
import type { Difference } from '../analysis.js'
import type { Random } from '../tools/random.js'
import { engineTables } from './engine-table.js'
import { ACE, HANDS, handOf, MOST, NATURAL, TEN, TOTAL, VALUES } from './hands.js'
import { unitOf } from './outcomes.js'
import { type BlackjackRules, mayDouble, maySurrender } from './rules.js'
import { DOUBLE, EVEN_MONEY, emptyStrategy, firstAt, HIT, SPLIT, STAND, type Strategy, SURRENDER } from './strategy.js'
import { openTable } from './table.js'

/** Whether each hand asks for a card, the less likely the higher its total. They are many: a byte of chance decides each. */
const drawAtRandom = (decisions: Uint8Array, random: Random): void => {
  const words = new Uint32Array(Math.ceil(decisions.length / 4))
  random.fill(words)
  const bytes = new Uint8Array(words.buffer)
  for (let at = 0, hand = 0; at < decisions.length; hand = (hand + 1) % HANDS) {
    const total = TOTAL[hand] as number
    for (const end = at + VALUES; at < end; at += 1)
      decisions[at] = total < MOST && ((bytes[at] as number) * MOST) >> 8 >= total - 6 ? HIT : STAND
  }
}

/** Any legal decision everywhere, drawing a little less than the totals would bear. */
export const randomStrategy = (rules: BlackjackRules, random: Random): Strategy => {
  const strategy = emptyStrategy()
  const oneOf = (codes: readonly number[]): number => codes[random.below(codes.length)] as number
  const coin = (): number => random.below(2)
  const ofNatural = (up: number): number => {
    const offered = up === ACE ? rules.evenMoney.ace : up === TEN && rules.evenMoney.ten
    return offered ? oneOf([STAND, EVEN_MONEY]) : STAND
  }
  for (let up = 0; up < VALUES; up += 1) {
    const insured = (up === ACE && rules.insurance.ace) || (up === TEN && rules.insurance.ten)
    for (let a = 0; a < VALUES; a += 1) {
      strategy.again[a * VALUES + up] = coin()
      for (let b = 0; b < VALUES; b += 1) {
        const hand = handOf([a, b])
        const total = TOTAL[hand] as number
        const draws = total < MOST ? [HIT] : []
        strategy.insures[(a * VALUES + b) * VALUES + up] = insured ? coin() : 0
        for (const suited of [0, 1]) {
          strategy.first[firstAt(suited, a, b, up)] =
            hand === NATURAL
              ? ofNatural(up)
              : oneOf([
                  STAND,
                  ...draws,
                  ...(mayDouble(rules, total) ? [DOUBLE] : []),
                  ...(a === b ? [SPLIT, SPLIT] : []),
                  ...(maySurrender(rules, up) ? [SURRENDER] : []),
                ])
          strategy.splitFirst[firstAt(suited, a, b, up)] = oneOf([
            STAND,
            ...(a === ACE || total === MOST ? [] : [HIT, ...(mayDouble(rules, total) ? [DOUBLE] : [])]),
            ...(rules.surrenderAfterSplit && maySurrender(rules, up) && total < MOST ? [SURRENDER] : []),
          ])
        }
      }
    }
  }
  drawAtRandom(strategy.later, random)
  drawAtRandom(strategy.splitLater, random)
  strategy.tieBreak = coin() === 1
  return strategy
}

const ROUNDS_OF_A_STRATEGY = 500
/** Cards that are mixed anew for a round. Whoever draws more finds those of earlier rounds: any cards will do. */
const MIXED = 80

/** Plays at both tables and tells where they part; `pulse` hears of the rounds played, now and then. */
export const playBesideEngine = (
  rules: BlackjackRules,
  rounds: number,
  random: Random,
  config: Config = {},
  pulse: (done: number) => void = () => {},
): Difference[] => {
  const shoe = Uint8Array.from({ length: rules.packs * 52 }, (_, at) => at % 52)
  const mix = (cards: number): void => {
    for (let at = 0; at < cards; at += 1) {
      const other = at + random.below(shoe.length - at)
      const card = shoe[at] as number
      shoe[at] = shoe[other] as number
      shoe[other] = card
    }
  }
  const differences: Difference[] = []
  const openEngine = engineTables(rules, config)
  const unit = unitOf(rules)
  mix(shoe.length)
  for (let begun = 0; begun < rounds; begun += ROUNDS_OF_A_STRATEGY) {
    const strategy = randomStrategy(rules, random)
    const tables = { fast: openTable(rules, strategy, random), engine: openEngine(strategy) }
    const end = Math.min(rounds, begun + ROUNDS_OF_A_STRATEGY)
    for (let round = begun; round < end; round += 1) {
      mix(MIXED)
      tables.fast.stack(shoe, shoe.length)
      // The side bet is half a bet.
      const fast = tables.fast.round() / unit + (rules.perfectPairs ? tables.fast.side() / 2 : 0)
      const engine = tables.engine.round(shoe)
      if (fast !== engine) differences.push({ round, fast, engine, drawn: [...shoe.slice(0, tables.fast.dealt())] })
    }
    pulse(end)
  }
  return differences
}
