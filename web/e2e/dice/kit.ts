// A table of dice, brought to where a test begins.

import type { APIRequestContext } from '@playwright/test'
import { play, tableSeen } from '../kit.js'

/** At a practice table of craps with open bets: the set presented, two dice picked. Other games need nothing. */
export const ready = async (request: APIRequestContext, table: string): Promise<void> => {
  const { view } = await tableSeen(request, table)
  const dice = view.play.dice as { readonly picked: readonly string[] } | undefined
  if (!dice || dice.picked.length > 0) return
  await play(request, table, { do: 'continue' })
  await play(request, table, { do: 'pick-dice', dice: ['1', '4'] })
}

export const bet = (request: APIRequestContext, table: string, on: string, amount: number): Promise<unknown> =>
  play(request, table, { do: 'bet', on, amount })
