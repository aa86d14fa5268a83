// Money: every event moves as much out of accounts as into them, and what the log moved is what the table holds.

import type { Event, Table } from '@tapete/engine'
import type { ExportEntry } from './format.js'
import type { Tallies } from './report.js'

export interface MoneyCheck {
  entry(entry: ExportEntry): void
  /** The table as the replay leaves it; undefined when the replay stopped on the way. */
  end(state: Table | undefined): void
}

type Deltas = Map<string, number>

const isAccount = (value: unknown): value is string => typeof value === 'string' && value !== ''

/** What an event moves, or what is wrong with it. */
const deltasOf = (event: Event): Deltas | string => {
  const transfers: unknown = event.transfers ?? []
  if (!Array.isArray(transfers)) return 'its transfers are not a list'
  const deltas: Deltas = new Map()
  for (const transfer of transfers as unknown[]) {
    const { from, to, amount } = (transfer ?? {}) as { from?: unknown; to?: unknown; amount?: unknown }
    if (!isAccount(from) || !isAccount(to)) return 'a transfer without two accounts'
    if (!Number.isSafeInteger(amount) || (amount as number) <= 0) return `a transfer of ${String(amount)}`
    deltas.set(from, (deltas.get(from) ?? 0) - (amount as number))
    deltas.set(to, (deltas.get(to) ?? 0) + (amount as number))
  }
  return deltas
}

const sum = (deltas: Deltas): number => [...deltas.values()].reduce((total, delta) => total + delta, 0)

export const moneyCheck = (tallies: Tallies): MoneyCheck => {
  const money = tallies.of('money')
  const balances: Deltas = new Map()

  const take = (event: Event): string | undefined => {
    const deltas = deltasOf(event)
    if (typeof deltas === 'string') return `${String(event.type)}: ${deltas}`
    if (sum(deltas) !== 0) return `${String(event.type)}: does not sum to zero`
    for (const [account, delta] of deltas) balances.set(account, (balances.get(account) ?? 0) + delta)
    return [...deltas.keys()].every((account) => Number.isSafeInteger(balances.get(account)))
      ? undefined
      : `${String(event.type)}: a balance too large to be exact`
  }

  const misbalanced = (state: Table): string | undefined => {
    const accounts = new Set([...balances.keys(), ...Object.keys(state.accounts)])
    for (const account of accounts) {
      const [logged, held] = [balances.get(account) ?? 0, state.accounts[account] ?? 0]
      if (logged !== held) return `${account} holds ${held}, the events of the log leave ${logged}`
    }
    return undefined
  }

  return {
    entry: ({ seq, events }) => {
      for (const event of events) money.note(seq, take(event))
    },
    end: (state) => {
      money.note(null, sum(balances) === 0 ? undefined : 'the balances do not sum to zero')
      if (state) money.note(null, misbalanced(state))
      else money.skip()
    },
  }
}
