// Exact fractions: whole numbers without bound, always in lowest terms, the sign above the line.

export interface Fraction {
  readonly num: bigint
  readonly den: bigint
}

const gcd = (a: bigint, b: bigint): bigint => {
  let [x, y] = [a < 0n ? -a : a, b < 0n ? -b : b]
  while (y !== 0n) [x, y] = [y, x % y]
  return x
}

export const fraction = (num: bigint | number, den: bigint | number = 1n): Fraction => {
  const [above, below] = [BigInt(num), BigInt(den)]
  if (below === 0n) throw new RangeError('a fraction over zero')
  const divisor = below < 0n ? -gcd(above, below) : gcd(above, below)
  return { num: above / divisor, den: below / divisor }
}

export const ZERO = fraction(0)
export const ONE = fraction(1)

export const add = (a: Fraction, b: Fraction): Fraction => fraction(a.num * b.den + b.num * a.den, a.den * b.den)
export const sub = (a: Fraction, b: Fraction): Fraction => fraction(a.num * b.den - b.num * a.den, a.den * b.den)
export const mul = (a: Fraction, b: Fraction): Fraction => fraction(a.num * b.num, a.den * b.den)
export const div = (a: Fraction, b: Fraction): Fraction => fraction(a.num * b.den, a.den * b.num)
export const sum = (terms: Iterable<Fraction>): Fraction => {
  let total = ZERO
  for (const term of terms) total = add(total, term)
  return total
}

/** Below zero when `a` is the smaller, above zero when it is the greater. */
export const compare = (a: Fraction, b: Fraction): number => {
  const difference = a.num * b.den - b.num * a.den
  return difference < 0n ? -1 : difference > 0n ? 1 : 0
}

export const format = ({ num, den }: Fraction): string => (den === 1n ? `${num}` : `${num}/${den}`)

const bits = (value: bigint): number => value.toString(2).length
/** More than the 53 bits of a double and its rounding bit, so that rounding happens once, at the end. */
const QUOTIENT_BITS = 64
const EXPONENT_MAX = 1000

/** The nearest double, however long the terms are: `Number(num) / Number(den)` would be infinity over infinity. */
export const toNumber = ({ num, den }: Fraction): number => {
  if (num === 0n) return 0
  const magnitude = num < 0n ? -num : num
  const shift = Math.max(0, QUOTIENT_BITS - bits(magnitude) + bits(den))
  const scaled = magnitude << BigInt(shift)
  // A remainder must still tip a quotient that lies exactly between two doubles.
  const quotient = Number((scaled / den) | (scaled % den === 0n ? 0n : 1n))
  // In two parts, because 2 ** -1100 is zero although the quotient times it is not.
  const first = Math.min(shift, EXPONENT_MAX)
  return (num < 0n ? -quotient : quotient) * 2 ** -first * 2 ** -(shift - first)
}
