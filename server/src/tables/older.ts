// Tables of a rule set this program has no more. Their log cannot be played on, so nobody can leave them any more: what the players
// had there goes back to their purses, by one new set of the ledger for each table.
//
// The rules that would say what stands on the cloth are gone, but not needed: the ledger has an account for whatever a
// seat holds, and the log says who sat there last. A round that cannot be finished is nobody's: stakes go back whole,
// chips of a colour at their value, a held payment to whom it was held for (GEN-42 lets it wait for half an hour, no
// longer) unless the pit boss had already voided it: then back to the player whose bank had paid it, and else to the tray, what
// a pot had paid too, whose log takes nothing but by a move of its own. A prize that a pot has paid to the table goes to whoever
// it is due to. Coupons lapse, on the cloth too, as when a seat is freed.
// What the game declared as the house's (its bank, tips, promotions, commissions) stays. So do the chips of practice, which
// are no money and are filled up anyway. Whatever it held, nobody sits at such a table or is kept by it any more.

import { type Event, findGame, LINK } from '@tapete/engine'
import { BY_ITSELF, together } from '../administration/record.js'
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
import { isDatabaseTrouble, takeOff } from './aside.js'
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

/** What a pot has paid to the table for a player, until it is handed over. */
interface Due {
  readonly account: string
  readonly player: string
  readonly amount: number
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
  readonly dues: Map<string, Due>
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

/** A prize is told by its pot, its seat and what brought it, when it comes, when it is handed over and when it goes back. */
const prizeOf = ({ pot, category }: Event, seat: unknown, own: unknown = category): string => [pot, seat, own].join(' ')

const noteDue = ({ accounts, players, dues }: Left, event: Event): void => {
  const isPot = (account: string) => {
    const { owner, class: counts } = accounts.get(account) ?? {}
    return owner === 'house' && counts === 'pot'
  }
  const { seat, prizes, transfers = [] } = event
  for (const { from, to, amount } of transfers) {
    const player = players.get(String(seat))
    if (from === LINK && isPot(to) && player !== undefined)
      dues.set(prizeOf(event, seat), { account: to, player, amount })
    if (!isPot(from)) continue
    dues.delete(prizeOf(event, seat))
    if (Array.isArray(prizes)) for (const each of prizes) dues.delete(prizeOf(event, each.seat, each.category))
  }
}

const note = (left: Left, entry: LogEntry): void => {
  const { instruments, accounts, players, holds, coupons } = left
  const { move, events } = entry
  const counts = (account: string) => accounts.get(account)?.class
  const isCoupon = (account: string) => instruments.has(account.split('/')[1] ?? '')
  const add = (stakes: string, more: number) => coupons.set(stakes, (coupons.get(stakes) ?? 0) + more)
  if (move.do === 'sit') players.set(move.by, String(move.player))
  for (const event of events) {
    const { type, seat, hold, verdict, with: kind, transfers = [] } = event
    noteDue(left, event)
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

/** What is due of an account of the house; nothing where it has not what the log says. */
const dueOf = ({ row, dues }: Left, name: string, balance: number): Line[] => {
  const lines = [...dues.values()]
    .filter(({ account }) => account === name)
    .map(({ player, amount }) => ({ account: purseOf(row)(player), amount }))
  return sumOf(lines) <= balance ? lines : []
}

const sumOf = (lines: readonly Line[]): number => lines.reduce((sum, { amount }) => sum + amount, 0)

/** Where players had the bank, the ledger may never have heard of the tray. */
const TRAY = statement(
  'older-tray',
  `insert into ledger_account (id, class, owner) values ($1, 'bank', 'house') on conflict do nothing`,
)
const CLOSED = statement('older-closed', 'select play_closed($1, $2, $3, $4, $5)')
const UNCLAIMED = statement('older-unclaimed', 'delete from floor_claim where table_id = $1')
/** Tables somebody sits at, or is held by. */
const KEEPING = statement(
  'older-keeps',
  `select exists (select from floor_claim where table_id = $1) or exists (
     select from (select distinct on (seat) sat from play_sitting where table_id = $1 order by seat, seq desc) last where sat
   ) as keeps`,
)

/** What goes from its accounts to whom. */
const linesOf = async (pool: Pool, row: TableRow): Promise<Line[]> => {
  const prefix = tableAccount(row.id, '')
  const accounts = new Map((await holdings(pool, prefix)).map((each) => [each.account.slice(prefix.length), each]))
  // Where there are no seats a pot is nobody's, and its log need not be read.
  if (![...accounts.values()].some(({ owner }) => owner === 'seat')) return []
  const held = [...accounts].filter(
    ([, { owner, class: counts, balance }]) =>
      balance > 0 && (owner === 'seat' || (owner === 'house' && counts === 'pot')),
  )
  if (held.length === 0) return []
  const instruments = new Set(row.config.instruments.map(({ id }) => id))
  const told = { players: new Map(), holds: new Map(), dues: new Map(), coupons: new Map() }
  const left: Left = { row, instruments, accounts, ...told }
  for await (const entries of logPages(pool, row.id)) for (const entry of entries) note(left, entry)
  return held.flatMap(([name, { account, owner, balance }]): Line[] => {
    const parts = owner === 'seat' ? owed(left, name, balance) : dueOf(left, name, balance)
    return parts.length > 0 ? [{ account, amount: -sumOf(parts) }, ...parts] : []
  })
}

const returnFrom = async (pool: Pool, row: TableRow, now: Date): Promise<Returned | undefined> => {
  const lines = await linesOf(pool, row)
  const [keeping] = await run<{ keeps: boolean }>(pool, KEEPING, [row.id])
  if (lines.length === 0 && !keeping?.keeps) return undefined
  const { version } = (await readHead(pool, row.id)) ?? { version: 0 }
  const prefix = tableAccount(row.id, '')
  const back = lines.filter(({ account, amount }) => amount > 0 && !account.startsWith(prefix))
  const purses = back.filter((line) => isPurse(line.account))
  const people = purses.map(({ account }) => Number(account.split(':')[1]))
  // The version is part of the key: two nodes that start together post it once, with the same lines.
  const key = `${OLDER_RULE_SET}:${row.id}:${version}`
  const isFirst = await together(pool, async (db) => {
    if (lines.some(({ account }) => account === trayOf(row))) await run(db, TRAY, [trayOf(row)])
    if (lines.length > 0) {
      const posted = await post(db, { kind: OLDER_RULE_SET, key, memo: row.id, lines })
      if (!posted.ok) throw new Error(`its chips could not be returned: ${posted.code} ${posted.account ?? ''}`.trim())
      if (posted.repeated) return false
    }
    await run(db, CLOSED, [row.id, version + 1, houseDay(now), people, purses.map(({ amount }) => amount)])
    await run(db, UNCLAIMED, [row.id])
    await takeOff(db, row.id, BY_ITSELF)
    return lines.length > 0
  })
  if (!isFirst) return undefined
  return { table: row.id, players: new Set(back.map(({ account }) => account)).size, amount: sumOf(back) }
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
