// Whether a thing shows what it should as often as it should. Results are looked at after every 10,000, and each look is the
// first so many results of the thing, so that every node and every auditor sees the same.
//
// Looking again and again must not cry wolf. A sound thing is called biased at some look of its whole life with a probability
// of LIFETIME at most: look k may spend LIFETIME * 6 / (pi^2 k^2) of it, and these shares add up to LIFETIME over all k. That
// holds however much the looks have in common (Bonferroni), and where two tests are made each gets half.

/** Fewer say nothing. */
export const RESULTS_MIN = 10_000
/** How likely a sound thing is ever called biased. */
export const LIFETIME = 0.001

export interface Outcome {
  readonly outcome: string
  readonly places: number
}

export interface BiasTest {
  /** `outcomes`: each as often as its places; `sides`: no side of a wheel more than another. */
  readonly test: 'outcomes' | 'sides'
  readonly statistic: number
  readonly freedom: number
  /** How likely a sound thing differs as much or more, at one look. */
  readonly p: number
}

export interface Look {
  readonly look: number
  readonly results: number
  /** Below it a test has found something. */
  readonly level: number
  readonly tests: readonly BiasTest[]
  readonly biased: boolean
}

const TINY = 1e-300
const EXACT = 1e-15

/** The natural logarithm of the gamma function, by Lanczos (g = 7, nine terms). */
const logGamma = (z: number): number => {
  const terms = [
    676.5203681218851, -1259.1392167224028, 771.3234287776531, -176.6150291621406, 12.507343278686905,
    -0.13857109526572012, 9.984369578019572e-6, 1.5056327351493116e-7,
  ]
  const sum = terms.reduce((total, term, index) => total + term / (z + index), 0.9999999999998099)
  const t = z + 6.5
  return 0.5 * Math.log(2 * Math.PI) + (z - 0.5) * Math.log(t) - t + Math.log(sum)
}

/** P(a, x) as a series: for x below a + 1. */
const lowerGamma = (a: number, x: number): number => {
  let term = 1 / a
  let sum = term
  for (let n = 1; term > sum * EXACT; n++) {
    term *= x / (a + n)
    sum += term
  }
  return sum * Math.exp(-x + a * Math.log(x) - logGamma(a))
}

/** Q(a, x) as a continued fraction, by Lentz: for x from a + 1 on. */
const upperGamma = (a: number, x: number): number => {
  let b = x + 1 - a
  let c = 1 / TINY
  let d = 1 / b
  let h = d
  for (let n = 1; n < 10_000; n++) {
    const an = -n * (n - a)
    b += 2
    d = an * d + b
    if (Math.abs(d) < TINY) d = TINY
    c = b + an / c
    if (Math.abs(c) < TINY) c = TINY
    d = 1 / d
    const factor = d * c
    h *= factor
    if (Math.abs(factor - 1) < EXACT) break
  }
  return h * Math.exp(-x + a * Math.log(x) - logGamma(a))
}

/** The probability that chi-square with so many degrees of freedom is `statistic` or more. */
export const chiSquareTail = (statistic: number, freedom: number): number => {
  const [a, x] = [freedom / 2, statistic / 2]
  if (x <= 0) return 1
  return x < a + 1 ? 1 - lowerGamma(a, x) : upperGamma(a, x)
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0)

const byOutcome = (outcomes: readonly Outcome[], counts: readonly number[]): BiasTest => {
  const [results, places] = [sumOf(counts), sumOf(outcomes.map((each) => each.places))]
  const statistic = sumOf(
    outcomes.map((each, index) => {
      const expected = (results * each.places) / places
      return ((counts[index] ?? 0) - expected) ** 2 / expected
    }),
  )
  const freedom = outcomes.length - 1
  return { test: 'outcomes', statistic, freedom, p: chiSquareTail(statistic, freedom) }
}

/**
 * A wheel that is not level favours a side: places that lie together. The results as arrows from the centre, one direction for
 * each place, add up to little on a sound wheel; twice the square of their sum by their number is chi-square with 2.
 */
const bySide = (counts: readonly number[]): BiasTest => {
  const arrow = (part: (angle: number) => number): number =>
    sumOf(counts.map((count, index) => count * part((2 * Math.PI * index) / counts.length)))
  const statistic = (2 * (arrow(Math.cos) ** 2 + arrow(Math.sin) ** 2)) / sumOf(counts)
  return { test: 'sides', statistic, freedom: 2, p: Math.exp(-statistic / 2) }
}

/** What look k may spend of the lifetime, for each of its tests. */
export const levelOf = (look: number, tests: number): number => (LIFETIME * 6) / (Math.PI * look) ** 2 / tests

export const lookAt = (look: number, outcomes: readonly Outcome[], counts: readonly number[], round: boolean): Look => {
  const tests = [byOutcome(outcomes, counts), ...(round ? [bySide(counts)] : [])]
  const level = levelOf(look, tests.length)
  return { look, results: sumOf(counts), level, tests, biased: tests.some(({ p }) => p < level) }
}
