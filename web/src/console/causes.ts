// The causes that void a spin, each with its article: asked of the engine at a moment when it would accept them.

import { type Actor, findGame } from '@tapete/engine'
import type { View } from '../app/types.js'
import { rehearse, tableOf } from './rehearse.js'

export interface Causes {
  readonly by: string
  readonly list: readonly { readonly cause: string; readonly article: string; readonly rule: string }[]
}

export const causesOf = (view: View): Causes => {
  const rule = findGame(view.game)?.rules.find((each) => each.do === 'irregular')
  const by = (rule?.by[0] ?? 'pit-boss') as Actor
  const table = { ...tableOf(view), status: 'open' as const, phase: 'spinning' }
  const bound = rule?.options(table, by)[0]?.fields.cause
  const causes = bound && 'oneOf' in bound ? bound.oneOf.map(String) : []
  return {
    by,
    list: causes.flatMap((cause) => {
      const voided = rehearse(view.game, table, { by, do: 'irregular', cause }).events.find(
        (event) => event.type === 'round-voided',
      )
      return voided ? [{ cause, article: voided.cite.article, rule: voided.cite.rule }] : []
    }),
  }
}
