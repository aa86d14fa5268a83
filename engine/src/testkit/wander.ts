// Random moves: legal ones taken from the options, and others bent a little so that most are not.

import { type Actor, STAFF, seat } from '../kernel/actors.js'
import { DECK } from '../kernel/cards.js'
import type { Bound, Detail, Move, Option, RuleFacts } from '../kernel/contract.js'
import { groupBy } from '../kernel/lists.js'
import { fieldKind } from '../kernel/moves.js'
import type { Random } from './random.js'

const WORDS = ['money', 'ana', 'none', 'coupon']
const TEXTS = ['a "quoted" reason', 'cayó una ficha', 'x']

const PEOPLE = ['ana', 'beto', 'carla', 'dora']

/** So many of a list, each place at most once. */
const some = (list: readonly string[], count: number, dice: Random): string[] => {
  const left = [...list]
  return Array.from({ length: count }, () => left.splice(dice.below(left.length), 1)[0] as string)
}

const valueIn = (name: string, bound: Bound, dice: Random): Detail => {
  if ('someOf' in bound) return some(bound.someOf, bound.least + dice.below(bound.most - bound.least + 1), dice)
  if ('deal' in bound)
    return some(
      bound.oneOf.flatMap((item, at) => Array<string>(bound.weights[at] ?? 0).fill(item)),
      bound.deal,
      dice,
    )
  if ('oneOf' in bound) return dice.pick(bound.oneOf)
  if ('any' in bound) {
    const free = (
      name === 'player' || name === 'person' ? PEOPLE : bound.any === 'word' ? ['plan-1', 'plan-2'] : TEXTS
    ).filter((word) => !bound.except?.includes(word))
    return free.length ? dice.pick(free) : `someone-${dice.below(1_000_000)}`
  }
  // Small amounts mostly, so that tables live long; the bounds themselves often, because that is where errors are.
  const steps = Math.floor((bound.max - bound.min) / bound.step)
  if (dice.chance(0.2)) return bound.min
  if (dice.chance(0.05)) return bound.min + steps * bound.step
  return bound.min + bound.step * dice.below(Math.min(steps + 1, 20))
}

/** A random move of those the option covers. */
export const moveOf = (option: Option, dice: Random): Move => {
  const fields: Record<string, Detail> = {}
  for (const [name, bound] of Object.entries(option.fields))
    if (!bound.optional || dice.chance(0.5)) fields[name] = valueIn(name, bound, dice)
  return { ...fields, by: option.by, do: option.do }
}

const someActor = (dice: Random): Actor => dice.pick([...STAFF, 'chance', 'clock', seat(1 + dice.below(10))] as Actor[])

/** A word of the game, out of place more often than not, or one of nobody's. */
const someWord = (options: readonly Option[], dice: Random): string => {
  const bounds = options.length ? Object.values(dice.pick(options).fields) : []
  const named = bounds
    .flatMap((bound) => ('oneOf' in bound ? bound.oneOf : []))
    .filter((word) => typeof word === 'string')
  return named.length && dice.chance(0.7) ? dice.pick(named) : dice.pick(WORDS)
}

const someValue = (kind: string, options: readonly Option[], dice: Random): Detail => {
  switch (kind) {
    case 'words':
      return [someWord(options, dice)]
    case 'cards':
      return Array.from({ length: dice.below(4) }, () => dice.pick(DECK))
    case 'money':
    case 'integer':
      return dice.pick([1, 3, 50, 100, 500, 1000, 1500, 5000, 100_000, 0, -100, 10_000_000_000_000, 2.5])
    case 'seat':
      return seat(1 + dice.below(10))
    default:
      return kind === 'text' ? dice.pick(TEXTS) : someWord(options, dice)
  }
}

/** A move of this rule by anybody, its details plausible but blind to the state. */
export const blindMoveOf = (rule: RuleFacts, options: readonly Option[], dice: Random): Move => {
  const fields: Record<string, Detail> = {}
  for (const [name, declared] of Object.entries(rule.fields)) {
    const { kind, optional } = fieldKind(declared)
    if (!optional || dice.chance(0.3)) fields[name] = someValue(kind, options, dice)
  }
  return { ...fields, by: someActor(dice), do: rule.do }
}

/** An offered move with one thing changed. */
const bentMove = (option: Option, options: readonly Option[], dice: Random): Move => {
  const move = { ...moveOf(option, dice) } as Record<string, Detail>
  const names = Object.keys(option.fields)
  const kind = dice.below(4)
  if (kind === 0 || names.length === 0) move.by = someActor(dice)
  else {
    const name = dice.pick(names)
    const bound = option.fields[name] as Bound
    if (kind === 1) delete move[name]
    else if ('someOf' in bound || 'deal' in bound) move[name] = some(DECK, 1 + dice.below(3), dice)
    else if ('min' in bound)
      move[name] = dice.pick([bound.min - bound.step, bound.max + bound.step, bound.min + 1, bound.max, bound.min])
    else move[name] = someWord(options, dice)
  }
  return move as unknown as Move
}

export const strayMove = (rules: readonly RuleFacts[], options: readonly Option[], dice: Random): Move =>
  options.length && dice.chance(0.6)
    ? bentMove(dice.pick(options), options, dice)
    : blindMoveOf(dice.pick(rules), options, dice)

/** What happens next: with haste what is due, otherwise anything. */
export const nextOption = (due: readonly Option[], options: readonly Option[], haste: number, dice: Random): Option => {
  if (due.length && dice.chance(haste)) return dice.pick(due)
  // By kind of move first: otherwise the many ways to bet would crowd out everything else.
  const kinds = [...groupBy(options, (option) => option.do).values()]
  return dice.pick(dice.pick(kinds))
}
