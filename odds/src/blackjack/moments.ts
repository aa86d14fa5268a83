// What is known of a result as a random number: its mean, its square, the square of what the hand alone promises (two
// hands of the bank share the player's), and its mean together with each end of the bank (two hands of the player share
// the bank's).

import { ENDS } from './bank.js'

export const MEAN = 0
export const SQUARE = 1
export const PROMISE = 2
export const WITH_END = 3
const LENGTH = WITH_END + ENDS

export type Moments = Float64Array

export const noMoments = (): Moments => new Float64Array(LENGTH)

export const meanOf = (moments: Moments): number => moments[MEAN] as number

export const addTo = (into: Moments, weight: number, part: Moments): void => {
  for (let at = 0; at < LENGTH; at += 1) into[at] = (into[at] as number) + weight * (part[at] as number)
}

/** The same result whatever the bank does. */
export const certain = (result: number, ends: Float64Array): Moments => {
  const moments = noMoments()
  moments.set([result, result * result, result * result])
  for (let end = 0; end < ENDS; end += 1) moments[WITH_END + end] = result * (ends[end] as number)
  return moments
}

/** Adds a payment on top of a result it does not depend on: `mean` and `square` are those of the payment. */
export const addPayment = (
  into: Moments,
  weight: number,
  result: number,
  payment: { readonly mean: number; readonly square: number },
  ends: Float64Array,
): void => {
  const squares = weight * (2 * payment.mean * result + payment.square)
  into[MEAN] = (into[MEAN] as number) + weight * payment.mean
  into[SQUARE] = (into[SQUARE] as number) + squares
  into[PROMISE] = (into[PROMISE] as number) + squares
  for (let end = 0; end < ENDS; end += 1)
    into[WITH_END + end] = (into[WITH_END + end] as number) + weight * payment.mean * (ends[end] as number)
}

/** `hands` alike at one table: apart from the bank's end they are taken as independent. */
export const together = (hands: number, one: Moments, ends: Float64Array): Moments => {
  const moments = noMoments()
  const pairs = hands * (hands - 1)
  let joint = 0
  for (let end = 0; end < ENDS; end += 1) {
    const chance = ends[end] as number
    const mean = one[WITH_END + end] as number
    if (chance > 0) joint += (mean * mean) / chance
    moments[WITH_END + end] = hands * mean
  }
  moments[MEAN] = hands * meanOf(one)
  moments[SQUARE] = hands * (one[SQUARE] as number) + pairs * joint
  moments[PROMISE] = hands * (one[PROMISE] as number) + pairs * meanOf(one) ** 2
  return moments
}
