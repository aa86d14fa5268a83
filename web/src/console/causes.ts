// Irregular plays a game knows, each with its article and who settles it: asked of the engine.

import type { Actor, Option, RuleFacts } from '@tapete/engine'
import type { View } from '../app/types.js'
import { customsOf, gameOf } from '../games/loaded.js'
import { valuesOf } from './choices.js'
import { neverAt } from './drawn.js'
import { rehearse, tableOf } from './rehearse.js'

export interface Cause {
  readonly cause: string
  readonly by: string
  readonly rule: string
}

/** Whether a move declares an irregular play: they stand in a list of their own. */
const declares = ({ nature, fields }: RuleFacts): boolean => nature === 'irregular' && Object.hasOwn(fields, 'cause')

/** The rule by which one is declared. */
const declaring = (game: string) => gameOf(game)?.rules.find(declares)

export const isDeclared = (game: string, move: string): boolean => declaring(game)?.do === move

/** Why nobody may declare any at this table. */
export const neverDeclared = (game: string, mode: string): string | undefined =>
  neverAt(mode, game, declaring(game)?.do ?? '')

/** Where they void the round, whatever has happened in it: asked in a phase in which all of them can happen. */
export const voiding = (view: View, { phase, voidedBy }: { phase: string; voidedBy: string }): readonly Cause[] => {
  const rule = declaring(view.game)
  if (!rule) return []
  const by = rule.by[0] as Actor
  const table = { ...tableOf(view), status: 'open' as const, phase }
  const bound = rule.options(table, by)[0]?.fields.cause
  return (bound ? valuesOf(bound) : []).map(String).flatMap((cause) => {
    const voided = rehearse(view.game, table, { by, do: rule.do, cause }).events.find(({ type }) => type === voidedBy)
    return voided ? [{ cause, by, rule: voided.cite }] : []
  })
}

/** Where each has its own moment and its own resolution: the engine lists them when asked for one that does not exist. */
export const listed = (view: View): readonly Cause[] => {
  const table = { ...tableOf(view), status: 'open' as const }
  const rule = declaring(view.game)
  if (!rule) return []
  const ask = (by: Actor, cause: string) => rehearse(view.game, table, { by, do: rule.do, cause })
  const known = ask('croupier', 'none').refusal?.params.causes
  return ((known ?? []) as readonly string[]).flatMap((cause) => {
    const { refusal, events } = ask('croupier', cause)
    const by = refusal?.code === 'not-your-move' ? 'pit-boss' : 'croupier'
    const cite = refusal?.cite ?? events[0]?.cite
    return cite ? [{ cause, by, rule: cite }] : []
  })
}

export const causesOf = (view: View): readonly Cause[] => customsOf(view.game)?.console.causes?.(view) ?? []

/** What is offered of one cause: by itself, or with whose hand it is and what was seen. */
export const offersOf = (game: string, options: readonly Option[], cause: string): readonly Option[] =>
  options
    .filter((option) => isDeclared(game, option.do) && valuesOf(option.fields.cause).includes(cause))
    .map((option) => ({ ...option, fields: { ...option.fields, cause: { oneOf: [cause] } } }))

/** Whether more is asked than what happened. */
export const asksMore = (options: readonly Option[]): boolean =>
  options.some(({ fields }) => Object.keys(fields).length > 1)

/** Why whoever settles it may not declare a cause at this moment. */
export const refusalOf = (view: View, { by, cause }: Cause): string | undefined =>
  rehearse(view.game, tableOf(view), { by: by as Actor, do: declaring(view.game)?.do ?? '', cause }).refusal?.code
