// Irregular plays a game knows, each with its article and who settles it: asked of the engine.

import { type Actor, findGame } from '@tapete/engine'
import type { View } from '../app/types.js'
import { type Irregular, irregularOf } from '../games/families.js'
import { rehearse, tableOf } from './rehearse.js'

export interface Cause {
  readonly cause: string
  readonly by: string
  readonly article: string
  readonly rule: string
}

export interface Causes {
  /** Who settles them, where one post settles all. */
  readonly by: string
  readonly way: Irregular
  readonly list: readonly Cause[]
}

/** At a wheel they void the spin, at any moment of it. */
const voiding = (view: View, by: Actor): readonly Cause[] => {
  const rule = findGame(view.game)?.rules.find((each) => each.do === 'irregular')
  const table = { ...tableOf(view), status: 'open' as const, phase: 'spinning' }
  const bound = rule?.options(table, by)[0]?.fields.cause
  const causes = bound && 'oneOf' in bound ? bound.oneOf.map(String) : []
  return causes.flatMap((cause) => {
    const voided = rehearse(view.game, table, { by, do: 'irregular', cause }).events.find(
      (event) => event.type === 'round-voided',
    )
    return voided ? [{ cause, by, ...voided.cite }] : []
  })
}

/** At a table of cards each has its own moment: the engine lists them when asked for one that does not exist. */
const listed = (view: View): readonly Cause[] => {
  const table = { ...tableOf(view), status: 'open' as const }
  const ask = (by: Actor, cause: string) => rehearse(view.game, table, { by, do: 'irregular', cause })
  const known = ask('croupier', 'none').refusal?.params.causes
  return ((known ?? []) as readonly string[]).flatMap((cause) => {
    const { refusal, events } = ask('croupier', cause)
    const by = refusal?.code === 'not-your-move' ? 'pit-boss' : 'croupier'
    const cite = refusal?.cite ?? events[0]?.cite
    return cite ? [{ cause, by, ...cite }] : []
  })
}

const LISTS: { readonly [way in Irregular]: (view: View, by: Actor) => readonly Cause[] } = {
  voids: voiding,
  own: listed,
}

export const causesOf = (view: View): Causes => {
  const game = findGame(view.game)
  const by = (game?.rules.find((each) => each.do === 'irregular')?.by[0] ?? 'pit-boss') as Actor
  const way = irregularOf(view.game)
  return { by, way, list: LISTS[way](view, by) }
}

/** Why whoever settles it may not declare a cause at this moment. */
export const refusalOf = (view: View, { by, cause }: Cause): string | undefined =>
  rehearse(view.game, tableOf(view), { by: by as Actor, do: 'irregular', cause }).refusal?.code
