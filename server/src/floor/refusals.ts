import type { RuleId } from '@tapete/engine'
import type { No } from '../tables/command.js'
import { type FloorRefusal, floorNo } from '../tables/deed.js'

/** A refusal of the floor itself. */
export const no = (code: string, params: FloorRefusal['params'] = {}, rule?: RuleId, version = 0): No => ({
  ...{ ok: false, version },
  ...floorNo(code, params, rule),
})
