// From words to results without bias. `verify` answers the same questions with the same words, so nothing here may
// change once a series has been drawn with it.

import type { Bound, Detail, Move, Option } from '@tapete/engine'
import type { WordStream } from './chacha20.js'

const WORD = 2 ** 32

/** A whole number from 0 to below `bound`, every one equally likely: words past the last full multiple are rejected. */
export const below = (bound: number, stream: WordStream): number => {
  if (!Number.isSafeInteger(bound) || bound < 1) throw new RangeError(`cannot draw below ${bound}`)
  if (bound > WORD) return belowWide(BigInt(bound), stream)
  const limit = WORD - (WORD % bound)
  let word = stream.next()
  while (word >= limit) word = stream.next()
  return word % bound
}

/** Two words, the first one the high half, for bounds that do not fit one. */
const belowWide = (bound: bigint, stream: WordStream): number => {
  const wide = () => (BigInt(stream.next()) << 32n) | BigInt(stream.next())
  const limit = (1n << 64n) - ((1n << 64n) % bound)
  let word = wide()
  while (word >= limit) word = wide()
  return Number(word % bound)
}

/** The place of one weight, each as likely as it weighs. */
export const weighted = (weights: readonly number[], stream: WordStream): number => {
  if (!weights.every((weight) => Number.isSafeInteger(weight) && weight >= 0))
    throw new RangeError('weights are whole numbers, none below zero')
  let left = below(
    weights.reduce((total, weight) => total + weight, 0),
    stream,
  )
  return weights.findIndex((weight) => {
    left -= weight
    return left < 0
  })
}

const perValue = (
  name: string,
  { oneOf, weights }: { oneOf: readonly unknown[]; weights: readonly number[] },
): void => {
  if (weights.length !== oneOf.length) throw new RangeError(`${name} needs one weight for each value`)
}

/** One after another without replacement: what has come weighs one less for the next. */
const dealt = (name: string, bound: Extract<Bound, { deal: number }>, stream: WordStream): readonly string[] => {
  perValue(name, bound)
  const left = [...bound.weights]
  return Array.from({ length: bound.deal }, () => {
    const place = weighted(left, stream)
    left[place] = (left[place] as number) - 1
    return bound.oneOf[place] as string
  })
}

const valueIn = (name: string, bound: Bound, stream: WordStream): Detail => {
  if ('any' in bound) throw new RangeError(`chance cannot invent a ${bound.any} for ${name}`)
  if ('someOf' in bound) throw new RangeError(`chance has no reason to choose some of several for ${name}`)
  if ('deal' in bound) return dealt(name, bound, stream)
  if ('min' in bound) {
    if (!(bound.step > 0)) throw new RangeError(`${name} has no step`)
    return bound.min + bound.step * below(Math.floor((bound.max - bound.min) / bound.step) + 1, stream)
  }
  const { oneOf, weights } = bound
  if (weights) perValue(name, { oneOf, weights })
  return oneOf[weights ? weighted(weights, stream) : below(oneOf.length, stream)] as string | number
}

export interface Answer {
  readonly move: Move
  /** The position of the first word used, and how many were, the rejected ones among them. */
  readonly word: number
  readonly words: number
}

/**
 * The answer of chance to an option. The fields that must be filled are drawn in the order of their names: the order
 * in which a game happens to write them must not decide which word falls to which.
 */
export const answer = (option: Option, stream: WordStream): Answer => {
  const word = stream.position
  const fields: Record<string, Detail> = {}
  for (const name of Object.keys(option.fields).sort()) {
    const bound = option.fields[name] as Bound
    if (!bound.optional) fields[name] = valueIn(name, bound, stream)
  }
  return { move: { ...fields, by: option.by, do: option.do }, word, words: stream.position - word }
}
