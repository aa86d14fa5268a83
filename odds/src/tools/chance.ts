// What chance may answer to the question the table asks it.

import type { Bound, Move, Option } from '@tapete/engine'
import type { Random } from './random.js'

interface Values {
  readonly values: readonly (string | number)[]
  /** How many ways each value has; one each when absent. */
  readonly weights: readonly number[] | undefined
  readonly total: number
}

const valuesOf = (name: string, bound: Bound): Values => {
  // Whole hands are counted by the family, with the tools for combinations: one by one they are too many.
  if ('deal' in bound) throw new Error(`${name} deals ${bound.deal} at once`)
  if ('oneOf' in bound) {
    const { oneOf, weights } = bound
    if (!weights) return { values: oneOf, weights, total: oneOf.length }
    if (weights.length !== oneOf.length || !weights.every((weight) => Number.isSafeInteger(weight) && weight >= 0))
      throw new Error(`the weights of ${name} must be whole numbers, one for each value`)
    return { values: oneOf, weights, total: weights.reduce((total, weight) => total + weight, 0) }
  }
  if ('any' in bound) throw new Error(`chance cannot invent a ${bound.any} for ${name}`)
  if ('someOf' in bound) throw new Error(`chance chooses nothing for ${name}`)
  const length = Math.floor((bound.max - bound.min) / bound.step) + 1
  const values = Array.from({ length }, (_, index) => bound.min + index * bound.step)
  return { values, weights: undefined, total: length }
}

const asked = ({ fields }: Option): [string, Values][] =>
  Object.entries(fields)
    .filter(([, bound]) => !bound.optional)
    .map(([name, bound]) => [name, valuesOf(name, bound)])

export interface Outcome {
  readonly move: Move
  /** How many of the equally likely ways lead here. */
  readonly ways: bigint
}

/** Every answer with its number of ways; the fields of one question are independent. */
export const outcomes = (option: Option): Outcome[] => {
  let all: Outcome[] = [{ move: { by: option.by, do: option.do }, ways: 1n }]
  for (const [name, { values, weights }] of asked(option))
    all = all.flatMap(({ move, ways }) =>
      values.map((value, index) => ({
        move: { ...move, [name]: value },
        ways: ways * BigInt(weights ? (weights[index] as number) : 1),
      })),
    )
  return all.filter(({ ways }) => ways > 0n)
}

const pick = ({ values, weights, total }: Values, random: Random): string | number => {
  let left = random.below(total)
  if (!weights) return values[left] as string | number
  const index = weights.findIndex((weight) => {
    left -= weight
    return left < 0
  })
  return values[index] as string | number
}

/** One answer, as likely as its ways. */
export const draw = (option: Option, random: Random): Move => {
  const fields = Object.fromEntries(asked(option).map(([name, values]) => [name, pick(values, random)]))
  return { ...fields, by: option.by, do: option.do }
}
