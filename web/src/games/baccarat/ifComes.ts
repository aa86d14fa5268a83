// What each end of a coup would bring the bets that lie there.

import { type BaccaratConfig, baccaratCommission, share } from '@tapete/engine'
import type { View } from '../../app/types.js'
import type { Told } from './play.js'

/** As the scoreboards are read: the bank first. */
export const ENDS = ['banca', 'punto', 'tie'] as const satisfies readonly Told['winner'][]

/** The tie pays eight times. */
const TIE_PAYS = 8

const netOf = (on: string, amount: number, winner: Told['winner'], config: BaccaratConfig): number => {
  if (on === 'tie') return winner === 'tie' ? TIE_PAYS * amount : -amount
  if (winner === 'tie') return 0
  if (on !== winner) return -amount
  return on === 'banca' ? amount - share(amount, baccaratCommission(config)) : amount
}

export interface End {
  readonly winner: Told['winner']
  readonly net: number
  /** Each bet with what it wins or loses: nothing where it goes back. */
  readonly parts: readonly { readonly on: string; readonly net: number }[]
}

export const endsFor = (view: View, me: string): readonly End[] => {
  const bets = view.bets.filter((bet) => bet.seat === me)
  if (bets.length === 0) return []
  return ENDS.map((winner) => {
    const parts = bets.map(({ on, amount }) => ({
      on,
      net: netOf(on, amount, winner, view.config as unknown as BaccaratConfig),
    }))
    return { winner, parts, net: parts.reduce((sum, part) => sum + part.net, 0) }
  })
}
