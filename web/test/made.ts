import { type Bound, type Detail, firstIn, type Move, type Option } from '@tapete/engine'
import type { Random } from '@tapete/engine/testkit'

const PEOPLE = ['ana', 'beto', 'carla', 'dora', 'eva', 'flor', 'gil']

const valueIn = (name: string, bound: Bound, dice: Random): Detail => {
  if ('any' in bound) {
    const words = name === 'player' || name === 'person' ? PEOPLE : ['plan-1']
    return words.find((word) => !bound.except?.includes(word)) ?? `p${dice.below(1_000_000)}`
  }
  if ('min' in bound)
    return bound.min + bound.step * dice.below(Math.min(Math.floor((bound.max - bound.min) / bound.step) + 1, 30))
  return 'oneOf' in bound && !('deal' in bound) ? dice.pick(bound.oneOf) : (firstIn(bound) ?? [])
}

/** A move that an option covers; what may be left out mostly is. */
export const made = (option: Option, dice: Random): Move => {
  const fields = Object.entries(option.fields).flatMap(([name, bound]) =>
    bound.optional && dice.chance(0.7) ? [] : [[name, valueIn(name, bound, dice)] as const],
  )
  return { ...Object.fromEntries(fields), by: option.by, do: option.do }
}
