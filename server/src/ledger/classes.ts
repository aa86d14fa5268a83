// What the accounts of a table are to its game. Nothing else on the floor knows their names.

import type { Account, AnyGame } from '@tapete/engine'

export interface AccountClass {
  readonly id: string
  readonly owner: 'house' | 'seat' | 'external'
  readonly mayBeNegative?: true
  readonly counts: 'bank' | 'tips' | 'promotions' | 'commission' | 'cash' | 'stack' | 'stakes' | 'held' | 'pot' | 'log'
}

const ACCOUNTS: readonly AccountClass[] = [
  { id: 'cash', owner: 'external', mayBeNegative: true, counts: 'cash' },
  { id: 'bank', owner: 'house', mayBeNegative: true, counts: 'bank' },
  { id: 'promotions', owner: 'house', mayBeNegative: true, counts: 'promotions' },
  { id: 'tips', owner: 'house', counts: 'tips' },
  { id: 'seat', owner: 'seat', counts: 'stack' },
  { id: 'seat/stakes', owner: 'seat', counts: 'stakes' },
  { id: 'seat/*', owner: 'seat', counts: 'stack' },
  { id: 'hold', owner: 'seat', counts: 'held' },
  { id: 'log', owner: 'external', mayBeNegative: true, counts: 'log' },
]

const accountsOf = (game: AnyGame): readonly AccountClass[] =>
  (game as { readonly accounts?: readonly AccountClass[] }).accounts ?? ACCOUNTS

/** `seat:3/colour` is of class `seat/*` unless the game declares `seat/colour`; `hold:2` of class `hold`. */
export const classOf = (game: AnyGame, account: Account): AccountClass => {
  const [holder = '', kind] = account.split('/')
  const base = holder.split(':')[0] as string
  const wanted = kind === undefined ? [base] : [`${base}/${kind}`, `${base}/*`]
  for (const id of wanted) {
    const found = accountsOf(game).find((each) => each.id === id)
    if (found) return found
  }
  throw new Error(`${game.id} declares no account ${account}`)
}
