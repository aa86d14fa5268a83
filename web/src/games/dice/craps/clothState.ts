// What the cloth shows of a table of craps: the marker, what does not play, where no chip goes and why.

import { type Craps, isInPlay, type SeatId } from '@tapete/engine'
import { useMemo } from 'react'
import type { Spot, View } from '../../../app/types.js'
import { rehearse, settlement, tableOf } from '../../../console/rehearse.js'
import { linesOf } from '../../../pages/table/payments.js'
import { playOf } from '../play.js'
import { useDiceWords } from '../words.js'
import { aloneAt } from './net.js'
import type { ClothState } from './state.js'

type Known = Omit<ClothState, 'sought'>
type Reasons = { readonly [code: string]: string }

const NONE: ReadonlyMap<string, string> = new Map()

/** Why this player may put no chip on a spot now, where it is a matter of the game and not of chips. */
const barredTo = (view: View, me: string, spots: readonly Spot[], reasons: Reasons): ReadonlyMap<string, string> => {
  const table = tableOf(view)
  const amount = Number(view.config.chip ?? 1)
  return new Map(
    spots.flatMap(({ id }) => {
      const { refusal } = rehearse(view.game, table, { by: me as SeatId, do: 'bet', on: id, amount })
      const reason = refusal && reasons[refusal.code]
      return reason ? [[id, reason] as const] : []
    }),
  )
}

/** What the dice on the table pay, of this player or of all. */
const wonBy = (view: View, me: string | null): ReadonlySet<string> => {
  if (view.phase !== 'collect' && view.phase !== 'pay') return new Set()
  const table = me === null ? tableOf(view) : aloneAt(view, me)
  const { events } = settlement(view.game, table)
  return new Set(
    events
      .flatMap((event) => linesOf(event, {}))
      .filter(({ net }) => net > 0)
      .map(({ on }) => on),
  )
}

export const clothState = (view: View, me: string | null): Known => {
  const { point = null, marks = [] } = playOf(view)
  const table = tableOf(view) as Craps
  const seen = table.bets.filter(({ seat }) => me === null || seat === me)
  return {
    point: point === null ? null : String(point),
    off: new Set(seen.filter((bet) => !isInPlay(table, bet)).map(({ on }) => on)),
    working: new Set(
      marks.filter(({ seat, as }) => as === 'on' && point === null && (me === null || seat === me)).map(({ on }) => on),
    ),
    barred: NONE,
    won: wonBy(view, me),
  }
}

export const useClothStateOf = (view: View, me: string | null, spots: readonly Spot[]): Known => {
  const { craps } = useDiceWords()
  return useMemo(() => {
    const known = clothState(view, me)
    return me && view.phase === 'betting' ? { ...known, barred: barredTo(view, me, spots, craps.barred) } : known
  }, [view, me, spots, craps])
}
