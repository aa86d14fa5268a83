import { type Citation, cite, type RuleId } from '@tapete/engine'
import type { No } from '../tables/command.js'
import type { FloorRefusal } from '../tables/deed.js'

/** A refusal of the floor itself. */
export const no = (code: string, params: FloorRefusal['params'] = {}, rule?: RuleId, version = 0): No => {
  const citation: { cite?: Citation } = rule ? { cite: cite(rule) } : {}
  return { ok: false, version, refusal: { code, params, ...citation } }
}
