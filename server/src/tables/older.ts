// Tables of a rule set this program has no more. Their log cannot be played on, so nobody can leave them any more: what the players
// had there goes back to their purses, by one new set of the ledger for each table.
//
// The rules that would say what stands on the cloth are gone, but not needed: the ledger has an account for whatever a
// seat holds, and the log says who sat there last. A round that cannot be finished is nobody's: stakes go back whole,
// chips of a colour at their value, a held payment to whom it was held for (GEN-42 lets it wait for half an hour, no
// longer) unless the pit boss had already voided it: then back to the player whose bank had paid it, and else to the tray, what
// a pot had paid too, whose log takes nothing but by a move of its own. Coupons lapse, on the cloth too, as when a seat is freed.
// What the game declared as the house's (its bank, tips, promotions, commissions) stays. So do the chips of practice, which
// are no money and are filled up anyway.

import { findGame, LINK } from '@tapete/engine'
import { together } from '../administration/record.js'
import { type Pool, run, statement } from '../database/pool.js'
import {
  type Holding,
  holdings,
  isPurse,
  type Line,
  OLDER_RULE_SET,
  post,
  practiceOf,
  tableAccount,
} from '../ledger/ledger.js'
import { isDatabaseTrouble } from './aside.js'
import { houseDay } from './days.js'
import { type LogEntry, listTables, logPages, readHead, type TableRow } from './log.js'
import { purseOf } from './money.js'
import { type FindGame, rulesOf } from './replica.js'

export interface Returned {
  readonly table: string
  readonly players: number
  readonly amount: number
}

/** A payment held: for whom, from whose bank where a player has it, and whether it was voided. */
interface Held {
  readonly player: string | undefined
  readonly against: { readonly seat: string; readonly player: string } | undefined
  void: boolean
}

/** What a table left in the ledger, and what its log says of it. */
interface Left {
  readonly row: TableRow
  readonly instruments: Set<string>
  /** Its accounts by the names the log has for them. */
  readonly accounts: ReadonlyMap<string, Holding>
  /** Who sat at each seat last. */
  readonly players: Map<string, string>
  readonly holds: Map<string, Held>
  /** How much of the stakes of a seat are coupons. */
  readonly coupons: Map<string, number>
}

/** Whose bank paid what is held there: nobody's where it was the house's, or came from another log. */
const payerOf = ({ accounts, players }: Left, { events }: LogEntry, hold: string): Held['against'] => {
  const paid = events.flatMap(({ transfers = [] }) => transfers).find(({ to }) => to === hold)
  if (!paid || accounts.get(paid.from)?.owner !== 'seat') return undefined
  const [seat = ''] = paid.from.split('/')
  const player = players.get(seat)
  return player === undefined ? undefined : { seat, player }
}

const note = (left: Left, entry: LogEntry): void => {
  const { instruments, accounts, players, holds, coupons } = left
  const { move, events } = entry
  const counts = (account: string) => accounts.get(account)?.class
  const isCoupon = (account: string) => instruments.has(account.split('/')[1] ?? '')
  const add = (stakes: string, more: number) => coupons.set(stakes, (coupons.get(stakes) ?? 0) + more)
  if (move.do === 'sit') players.set(move.by, String(move.player))
  for (const { type, seat, hold, verdict, with: kind, transfers = [] } of events) {
    if (type === 'payment-held') {
      const against = payerOf(left, entry, String(hold))
      holds.set(String(hold), { player: players.get(String(seat)), against, void: false })
    }
    const held = type === 'hold-cleared' && holds.get(String(hold))
    if (held) held.void = verdict === 'void'
    for (const { from, to, amount } of transfers) {
      // What the house issued as a promotion is a coupon, whatever a game calls it.
      if (counts(from) === 'promotions' && to.includes('/')) instruments.add(to.split('/')[1] as string)
      if (counts(to) === 'stakes' && isCoupon(from)) add(to, amount)
      if (counts(from) === 'stakes' && to === LINK) coupons.delete(from)
      const lost = counts(to) === 'bank' && instruments.has(String(kind))
      if (counts(from) === 'stakes' && (isCoupon(to) || lost)) add(from, -amount)
    }
  }
}

const trayOf = ({ id }: TableRow) => tableAccount(id, 'bank')

/** Where what an account of the table holds belongs, in parts; nothing for what the log gives to nobody. */
const owed = ({ row, instruments, accounts, players, holds, coupons }: Left, name: string, amount: number): Line[] => {
  const own = (counts: string) =>
    [...accounts.values()].find((each) => each.owner === 'house' && each.class === counts)?.account ?? ''
  const [seat = '', kind = ''] = name.split('/')
  const hold = holds.get(name)
  if (hold?.void) {
    // Whoever had the bank has it back unless somebody else sits there now.
    const { against } = hold
    const isThere = against !== undefined && players.get(against.seat) === against.player
    return [{ account: isThere ? purseOf(row)(against.player) : trayOf(row), amount }]
  }
  const coupon = instruments.has(kind) ? amount : Math.min(amount, Math.max(0, coupons.get(name) ?? 0))
  const player = hold ? hold.player : players.get(seat)
  if (player === undefined) return []
  const money = { account: purseOf(row)(player), amount: amount - coupon }
  return coupon > 0 ? [{ account: own('promotions'), amount: coupon }, money] : [money]
}

/** Where players had the bank, the ledger may never have heard of the tray. */
const TRAY = statement(
  'older-tray',
  `insert into ledger_account (id, class, owner) values ($1, 'bank', 'house') on conflict do nothing`,
)
const CLOSED = statement('older-closed', 'select play_closed($1, $2, $3, $4, $5)')

const returnFrom = async (pool: Pool, row: TableRow, now: Date): Promise<Returned | undefined> => {
  const prefix = tableAccount(row.id, '')
  const accounts = new Map((await holdings(pool, prefix)).map((each) => [each.account.slice(prefix.length), each]))
  const held = [...accounts].filter(([, { owner, balance }]) => balance > 0 && owner === 'seat')
  if (held.length === 0) return undefined
  const { version } = (await readHead(pool, row.id)) ?? { version: 0 }
  const instruments = new Set(row.config.instruments.map(({ id }) => id))
  const left: Left = { row, instruments, accounts, players: new Map(), holds: new Map(), coupons: new Map() }
  for await (const entries of logPages(pool, row.id)) for (const entry of entries) note(left, entry)
  const lines = held.flatMap(([name, { account, balance }]): Line[] => {
    const parts = owed(left, name, balance)
    return parts.length > 0 ? [{ account, amount: -balance }, ...parts] : []
  })
  if (lines.length === 0) return undefined
  const back = lines.filter(({ account, amount }) => amount > 0 && !account.startsWith(prefix))
  const purses = back.filter((line) => isPurse(line.account))
  const people = purses.map(({ account }) => Number(account.split(':')[1]))
  // The version is part of the key: two nodes that start together post it once, with the same lines.
  const key = `${OLDER_RULE_SET}:${row.id}:${version}`
  const isFirst = await together(pool, async (db) => {
    if (lines.some(({ account }) => account === trayOf(row))) await run(db, TRAY, [trayOf(row)])
    const posted = await post(db, { kind: OLDER_RULE_SET, key, memo: row.id, lines })
    if (!posted.ok) throw new Error(`its chips could not be returned: ${posted.code} ${posted.account ?? ''}`.trim())
    if (posted.repeated) return false
    await run(db, CLOSED, [row.id, version + 1, houseDay(now), people, purses.map(({ amount }) => amount)])
    return true
  })
  if (!isFirst) return undefined
  return {
    table: row.id,
    players: new Set(back.map(({ account }) => account)).size,
    amount: back.reduce((sum, { amount }) => sum + amount, 0),
  }
}

/**
 * For the start of a node: an upgrade stops them all, so the first start of the newer program is when a table closes. A table
 * whose chips cannot be returned keeps them and stops nobody: `failed` hears of it, and the next start tries again.
 */
export const returnOlderChips = async (
  pool: Pool,
  now: Date,
  find: FindGame = findGame,
  failed?: (table: string, error: Error) => void,
): Promise<Returned[]> => {
  const returned: Returned[] = []
  for (const row of await listTables(pool)) {
    if (rulesOf(row, find) || purseOf(row) === practiceOf) continue
    const done = await returnFrom(pool, row, now).catch((error: Error) => {
      if (!failed || isDatabaseTrouble(error)) throw error
      failed(row.id, error)
    })
    if (done) returned.push(done)
  }
  return returned
}
