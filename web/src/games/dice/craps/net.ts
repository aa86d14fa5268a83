// What each throw would bring a player: every roll is played through the engine, with that player's own bets, up to the end
// of its settlement. Nothing of it is sent.

import { formatRoll, rolls, type Table, total } from '@tapete/engine'
import type { View } from '../../../app/types.js'
import { rehearse, settlement, tableOf } from '../../../console/rehearse.js'
import { linesOf } from '../../../pages/table/payments.js'

export interface NetRow {
  readonly total: number
  /** Told apart only where it matters how the total is made. */
  readonly made: 'hard' | 'easy' | 'any'
  readonly ways: number
  readonly net: number
}

/** The table with this player's bets alone: what others have in hand is not known here. */
export const aloneAt = (view: View, me: string): Table => {
  const table = tableOf(view)
  const bets = table.bets.filter((bet) => bet.seat === me)
  const stakes = bets.reduce((sum, bet) => sum + bet.amount, 0)
  return { ...table, bets, accounts: { ...table.accounts, [`${me}/stakes`]: stakes } }
}

const netOf = (table: Table, me: string, dice: string): number => {
  const thrown = rehearse(table.game, table, { by: 'chance', do: 'roll', dice })
  const { events } = settlement(table.game, thrown.table)
  return events
    .filter((event) => event.seat === me)
    .flatMap((event) => linesOf(event, {}))
    .reduce((sum, line) => sum + line.net, 0)
}

const ROLLS = rolls(2)

export const netsOf = (view: View, me: string): readonly NetRow[] => {
  const table: Table = { ...aloneAt(view, me), phase: 'rolling' }
  if (table.bets.length === 0) return []
  const rows: NetRow[] = []
  for (let points = 2; points <= 12; points++) {
    const ways = ROLLS.filter((roll) => total(roll) === points)
    const hard = ways.filter(([first, second]) => first === second)
    const easy = ways.filter(([first, second]) => first !== second)
    const brings = (all: typeof ways) => (all[0] ? netOf(table, me, formatRoll(all[0])) : undefined)
    const [asHard, asEasy] = [brings(hard), brings(easy)]
    if (asHard === undefined || asEasy === undefined || asHard === asEasy)
      rows.push({ total: points, made: 'any', ways: ways.length, net: asEasy ?? asHard ?? 0 })
    else
      rows.push(
        { total: points, made: 'easy', ways: easy.length, net: asEasy },
        { total: points, made: 'hard', ways: hard.length, net: asHard },
      )
  }
  return rows
}
