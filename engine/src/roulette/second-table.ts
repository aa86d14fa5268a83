// A player may play at two tables; at the second only the even chances.

import type { SeatId } from '../kernel/actors.js'
import type { RuleId } from '../kernel/citations.js'
import type { Change, Refused, Spot } from '../kernel/contract.js'
import type { SeatPart } from '../kernel/customs.js'
import { change, unchanged } from '../kernel/table.js'
import { playing, type Roulette, type RouletteKind } from './play.js'
import { refuse } from './refusals.js'

const SECOND = 'second'
const KIND = 'even-chance'

export const sittingAt = (rule: RuleId): NonNullable<SeatPart<RouletteKind>['sitting']> => ({
  fields: { table: 'word?' },
  bounds: () => ({ table: { oneOf: [SECOND], optional: true } }),
  refusal: (_s, m) => (m.table === undefined || m.table === SECOND ? undefined : refuse('no-second-table', rule)),
  apply: (s, id, m) =>
    m.table === SECOND ? change(s, playing(s, { secondTable: [...s.play.secondTable, id] })) : unchanged(s),
})

export const evenChancesOnly = (s: Roulette, rule: RuleId, id: SeatId, spot: Spot): Refused | undefined =>
  s.play.secondTable.includes(id) && spot.kind !== KIND ? refuse('second-table-even-chances-only', rule) : undefined

export const leaveSecond = (s: Roulette, id: SeatId): Change<RouletteKind> =>
  s.play.secondTable.includes(id)
    ? change(s, playing(s, { secondTable: s.play.secondTable.filter((other) => other !== id) }))
    : unchanged(s)
