// What a bet of Treinta y Cuarenta is worth, by what its player does after a 31-31, in each reading of it. Every round is taken
// from a full shoe. All four bets are alike: rows may change places, and so may the colours of all the cards.

import { type Distribution, distribution } from '../tools/distribution.js'
import { add, compare, div, type Fraction, fraction, mul, ONE, sub } from '../tools/fraction.js'
import { type RowLaw, rowLaw, shoeOf } from './rows.js'

export const CHOICES = ['yield', 'wait', 'insure'] as const
export type Choice = (typeof CHOICES)[number]

/** How a round comes out for a bet: `wins` and `loses` are equally likely. */
export interface Chances {
  readonly wins: Fraction
  readonly refait: Fraction
  /** A tie at more than 31. */
  readonly neutral: Fraction
}

export interface Reading {
  readonly refaitMode: 'literal' | 'partage'
  readonly insurance: 'blocked' | 'before'
  readonly insurancePercent: number
}

const HALF = fraction(1, 2)

const laws = new Map<string, RowLaw>()

/** Worked out once: the law of a shoe never changes. */
export const lawOf = (decks: number, only?: 'ties'): RowLaw => {
  const key = `${decks} ${only ?? ''}`
  const known = laws.get(`${decks} `) ?? laws.get(key)
  if (known) return known
  const law = rowLaw(shoeOf(decks), only)
  laws.set(key, law)
  return law
}

export const chancesOf = (law: RowLaw): Chances => {
  const ties = law.reduce((total, row, at) => add(total, row[at] as Fraction), fraction(0))
  const refait = (law[0] as readonly Fraction[])[0] as Fraction
  return { wins: mul(HALF, sub(ONE, ties)), refait, neutral: sub(ties, refait) }
}

/** Mean and mean square of a net. */
export interface Worth {
  readonly mean: Fraction
  readonly square: Fraction
}

const certain = (net: Fraction): Worth => ({ mean: net, square: mul(net, net) })

/** What a unit that met a 31-31 comes to in the end. */
const afterRefait = (chances: Chances, reading: Reading, choice: Choice): Worth => {
  const { wins, refait, neutral } = chances
  const literal = reading.refaitMode === 'literal'
  const blocked = literal ? HALF : ONE
  const lost = sub(ONE, blocked)
  if (choice === 'yield') return certain(literal ? fraction(-1) : fraction(-1, 2))
  if (choice === 'wait') {
    // Released, or lost to the other row or another 31-31; a neutral tie leaves it where it is.
    const released = div(wins, sub(ONE, neutral))
    const net = mul(fraction(-1), lost)
    return {
      mean: sub(mul(released, net), sub(ONE, released)),
      square: add(mul(released, mul(net, net)), sub(ONE, released)),
    }
  }
  // Insured every time: released or lost with equal chance, after so many premiums as there are rounds until then.
  const again = add(refait, neutral)
  const ends = sub(ONE, again)
  const premium = mul(blocked, fraction(reading.insurancePercent, 100))
  const rounds = div(ONE, ends)
  const roundsSquare = div(add(ONE, again), mul(ends, ends))
  const paid = mul(premium, rounds)
  const nets = [mul(fraction(-1), lost), fraction(-1)]
  const squares = nets.map((net) =>
    add(sub(mul(net, net), mul(fraction(2), mul(net, paid))), mul(mul(premium, premium), roundsSquare)),
  )
  return {
    mean: sub(mul(HALF, add(nets[0] as Fraction, nets[1] as Fraction)), paid),
    square: mul(HALF, add(squares[0] as Fraction, squares[1] as Fraction)),
  }
}

/** Choices that a house with this reading offers. */
export const choicesOf = ({ insurance }: Reading): readonly Choice[] =>
  insurance === 'blocked' ? CHOICES : CHOICES.filter((choice) => choice !== 'insure')

/** A unit bet until it leaves the cloth: a neutral tie leaves it standing. */
export const worthOf = (chances: Chances, reading: Reading, choice: Choice): Worth => {
  const decided = sub(ONE, chances.neutral)
  const struck = afterRefait(chances, reading, choice)
  const refait = div(chances.refait, decided)
  const either = div(mul(fraction(2), chances.wins), decided)
  return { mean: mul(refait, struck.mean), square: add(either, mul(refait, struck.square)) }
}

/** Insured before every deal until it is decided: a premium a round, and nothing but wins and losses besides. */
export const insuredBefore = ({ wins }: Chances, { insurancePercent }: Reading): Worth => {
  const premium = fraction(insurancePercent, 100)
  const ends = mul(fraction(2), wins)
  const roundsSquare = div(sub(fraction(2), ends), mul(ends, ends))
  return {
    mean: div(fraction(-insurancePercent, 100), ends),
    square: add(ONE, mul(mul(premium, premium), roundsSquare)),
  }
}

/** What insuring a blocked unit once is worth, per unit of premium: the pledge it keeps is worth what its player makes of it. */
export const insuranceWorth = (chances: Chances, reading: Reading): Fraction => {
  const keeps = add(ONE, afterRefait(chances, { ...reading, refaitMode: 'partage' }, 'insure').mean)
  const waits = add(ONE, afterRefait(chances, { ...reading, refaitMode: 'partage' }, 'wait').mean)
  const pledge = compare(keeps, waits) > 0 ? keeps : waits
  return sub(div(mul(chances.refait, pledge), fraction(reading.insurancePercent, 100)), ONE)
}

/** The nets of a stake that divides by two, until it leaves the cloth: handed over or waited with after a 31-31. */
export const netsOfBet = (
  chances: Chances,
  literal: boolean,
  choice: Exclude<Choice, 'insure'>,
  stake: number,
): Distribution => {
  const decided = sub(ONE, chances.neutral)
  const wins = div(chances.wins, decided)
  const refait = div(chances.refait, decided)
  const half = stake / 2
  if (choice === 'yield')
    return distribution([
      [stake, wins],
      [-stake, wins],
      [literal ? -stake : -half, refait],
    ])
  const freed = mul(refait, wins)
  return distribution([
    [stake, wins],
    [-stake, add(wins, sub(refait, freed))],
    [literal ? -half : 0, freed],
  ])
}
