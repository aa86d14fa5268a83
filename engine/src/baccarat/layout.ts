// The three boxes of every place: punto, banca and the tie, which Chemin de Fer does not have.

import type { RuleId } from '../kernel/citations.js'
import type { Spot } from '../kernel/contract.js'
import { EVEN, type Odds, odds } from '../kernel/money.js'
import type { BaccaratConfig } from './play.js'
import type { Variant } from './variants.js'

export const SIDES = ['punto', 'banca'] as const
export type Side = (typeof SIDES)[number]

export const isSide = (on: string): on is Side => on === 'punto' || on === 'banca'

export const TIE_PAYS: Odds = odds(8, 1)

/** Hundredths of a percent. */
const WHOLE = 10_000

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b))

/** What the house keeps of a winning of banca (BAC-28), in lowest terms. */
export const commissionOf = ({ commission }: Pick<BaccaratConfig, 'commission'>): Odds => {
  const common = gcd(WHOLE, commission)
  return odds(commission / common, WHOLE / common)
}

const spot = (id: string, pays: Odds, cite: RuleId, shares: readonly Odds[] = []): Spot => ({
  id,
  kind: id,
  pays,
  cite,
  covers: [id],
  ...(shares.length > 0 ? { shares } : {}),
})

/** The same configuration gives the same map. */
export const spotsOf = (variant: Variant): ((config: BaccaratConfig) => ReadonlyMap<string, Spot>) => {
  const known = new Map<string, ReadonlyMap<string, Spot>>()
  return (config) => {
    const sideBets = config.sideBancaBets !== false
    const key = `${config.commission} ${sideBets}`
    const found = known.get(key)
    if (found) return found
    const kept = config.commission === 0 ? [] : [commissionOf(config)]
    const made = [
      spot('punto', EVEN, 'BAC-27'),
      ...(sideBets ? [spot('banca', EVEN, 'BAC-28', kept)] : []),
      ...(variant.tie ? [spot('tie', TIE_PAYS, variant.articles.tie)] : []),
    ]
    const spots = new Map(made.map((each) => [each.id, each]))
    known.set(key, spots)
    return spots
  }
}
