import { fractions, rowLaw } from '@tapete/odds'
import { describe, expect, it } from 'vitest'

const { add, format, fraction, mul, ONE, sum, ZERO } = fractions
type Fraction = ReturnType<typeof fraction>

/** Card by card, without a thought: every order of a small shoe. */
const byHand = (counts: readonly number[]): Map<string, Fraction> => {
  const law = new Map<string, Fraction>()
  const left = [...counts]
  const deal = (black: number, red: number, chance: Fraction): void => {
    if (black >= 31 && red >= 31) {
      const key = `${black} ${red}`
      law.set(key, add(law.get(key) ?? ZERO, chance))
      return
    }
    const cards = left.reduce((total, n) => total + n, 0)
    for (const [at, n] of left.entries()) {
      if (n === 0) continue
      left[at] = n - 1
      const points = at + 1
      const likely = mul(chance, fraction(n, cards))
      if (black < 31) deal(black + points, red, likely)
      else deal(black, red + points, likely)
      left[at] = n
    }
  }
  deal(0, 0, ONE)
  return law
}

const asMap = (law: readonly (readonly Fraction[])[]): Map<string, string> =>
  new Map(
    law.flatMap((row, i) =>
      row.flatMap((chance, j) => (chance.num === 0n ? [] : [[`${31 + i} ${31 + j}`, format(chance)] as const])),
    ),
  )

// Of the values 1 to 10: enough points for two rows whatever comes.
const SHOES = [
  [2, 0, 0, 0, 0, 0, 0, 0, 2, 8],
  [1, 1, 0, 0, 1, 0, 0, 1, 0, 8],
  [0, 0, 0, 0, 0, 0, 6, 5, 0, 0],
]

describe('the law of the two rows', () => {
  it.each(SHOES.map((counts) => [counts]))(
    '[TYC-12 TYC-14] of a small shoe %j is what every order of it gives',
    (counts) => {
      const counted = byHand(counts)
      expect(format(sum(counted.values()))).toBe('1')
      const law = rowLaw(counts)
      expect([...asMap(law)].sort()).toEqual([...counted].map(([key, chance]) => [key, format(chance)]).sort())
      // Ties alone are the same ties.
      const ties = rowLaw(counts, 'ties')
      expect(ties.map((row, at) => format(row[at] as Fraction))).toEqual(
        law.map((row, at) => format(row[at] as Fraction)),
      )
    },
  )

  it('[TYC-15] the rows may change places', () => {
    const law = rowLaw(SHOES[1] as number[])
    for (let i = 0; i < 10; i += 1) for (let j = 0; j < 10; j += 1) expect(law[i]?.[j]).toEqual(law[j]?.[i])
  })
})
