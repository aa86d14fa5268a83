// Tables that a newer rule set closed. Their log cannot be played on, so nobody can leave them any more: what the players
// had there goes back to their purses, by one new set of the ledger for each table.
//
// The rules that would say what stands on the cloth are gone, but not needed: the ledger has an account for whatever a
// seat holds, and the log says who sat there last. A round that cannot be finished is nobody's: stakes go back whole,
// chips of a colour at their value, a held payment to whom it was held for (GEN-42 lets it wait for half an hour, no
// longer) unless the pit boss had already voided it. Coupons lapse, on the cloth too, as when a seat is freed. Bank, tips and
// promotions are the house's, and stay. So do the chips of practice, which are no money and are filled up anyway.

import type { Pool, Queryable } from '../database/pool.js'
import { balances, type Line, OLDER_RULE_SET, post, practiceOf, tableAccount } from '../ledger/ledger.js'
import { type LogEntry, listTables, logPages, readHead, type TableRow } from './log.js'
import { purseOf } from './money.js'
import { rulesOfTable } from './replica.js'

export interface Returned {
  readonly table: string
  readonly players: number
  readonly amount: number
}

interface Standing {
  /** Who sat at each seat last. */
  readonly players: Map<string, string>
  readonly holds: Map<string, { readonly player: string | undefined; void: boolean }>
  /** How much of the stakes of a seat are coupons. */
  readonly coupons: Map<string, number>
}

const instrumentsOf = ({ config }: TableRow): ReadonlySet<string> =>
  new Set(((config.instruments ?? []) as readonly { readonly id: string }[]).map(({ id }) => id))

const note = (standing: Standing, instruments: ReadonlySet<string>, { move, events }: LogEntry): void => {
  const { players, holds, coupons } = standing
  if (move.do === 'sit') players.set(move.by, String(move.player))
  for (const { type, seat, hold, verdict, with: kind, transfers = [] } of events) {
    if (type === 'payment-held') holds.set(String(hold), { player: players.get(String(seat)), void: false })
    const held = type === 'hold-cleared' && holds.get(String(hold))
    if (held) held.void = verdict === 'void'
    for (const { from, to, amount } of transfers) {
      const add = (stakes: string, more: number) => coupons.set(stakes, (coupons.get(stakes) ?? 0) + more)
      const coupon = (account: string) => instruments.has(account.split('/')[1] ?? '')
      if (to.endsWith('/stakes') && coupon(from)) add(to, amount)
      if (from.endsWith('/stakes') && (coupon(to) || (to === 'bank' && instruments.has(String(kind)))))
        add(from, -amount)
    }
  }
}

const standingOf = async (db: Queryable, row: TableRow): Promise<Standing> => {
  const standing: Standing = { players: new Map(), holds: new Map(), coupons: new Map() }
  const instruments = instrumentsOf(row)
  for await (const entries of logPages(db, row.id)) for (const entry of entries) note(standing, instruments, entry)
  return standing
}

/** Where what an account of the table holds belongs, in parts; nothing for what the log gives to nobody. */
const owed = (row: TableRow, { players, holds, coupons }: Standing, account: string, amount: number): Line[] => {
  const own = (name: string) => tableAccount(row.id, name)
  const [seat = '', kind = ''] = account.split('/')
  const hold = holds.get(account)
  if (hold?.void) return [{ account: own('bank'), amount }]
  const coupon = instrumentsOf(row).has(kind) ? amount : Math.min(amount, Math.max(0, coupons.get(account) ?? 0))
  const player = hold ? hold.player : players.get(seat)
  if (player === undefined) return []
  return [
    { account: own('promotions'), amount: coupon },
    { account: purseOf(row)(player), amount: amount - coupon },
  ]
}

const returnFrom = async (db: Queryable, row: TableRow): Promise<Returned | undefined> => {
  const prefix = tableAccount(row.id, '')
  const held = [...(await balances(db, prefix))]
    .map(([account, amount]) => ({ account, name: account.slice(prefix.length), amount }))
    .filter(({ name, amount }) => amount > 0 && /^(seat|hold):/.test(name))
  if (held.length === 0) return undefined
  const { version } = (await readHead(db, row.id)) ?? { version: 0 }
  const standing = await standingOf(db, row)
  const lines = held.flatMap(({ account, name, amount }): Line[] => {
    const parts = owed(row, standing, name, amount)
    return parts.length > 0 ? [{ account, amount: -amount }, ...parts] : []
  })
  if (lines.length === 0) return undefined
  // The version is part of the key: two nodes that start together post it once, with the same lines.
  const key = `${OLDER_RULE_SET}:${row.id}:${version}`
  const posted = await post(db, { kind: OLDER_RULE_SET, key, memo: row.id, lines })
  if (!posted.ok) throw new Error(`table ${row.id}: its chips could not be returned: ${posted.code}`)
  if (posted.repeated) return undefined
  const back = lines.filter(({ account, amount }) => amount > 0 && !account.startsWith(prefix))
  return {
    table: row.id,
    players: new Set(back.map(({ account }) => account)).size,
    amount: back.reduce((sum, { amount }) => sum + amount, 0),
  }
}

/** For the start of a node: an upgrade stops them all, so the first start of the newer program is when a table closes. */
export const returnOlderChips = async (pool: Pool): Promise<Returned[]> => {
  const returned: Returned[] = []
  for (const row of await listTables(pool)) {
    const { opened, now } = rulesOfTable(row)
    if (opened === now || purseOf(row) === practiceOf) continue
    const done = await returnFrom(pool, row)
    if (done) returned.push(done)
  }
  return returned
}
