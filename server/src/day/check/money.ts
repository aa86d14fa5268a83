// The money of the day: what everybody's own book says against the ledger, line by line, and the ledger against itself.

import { type AnyGame, classOf } from '@tapete/engine'
import { groupBy } from '@tapete/engine/testkit'
import type { Pool } from '../../database/pool.js'
import { walletOf } from '../../ledger/ledger.js'
import { isPlayer, type Role } from '../../people/roles.js'
import type { Event } from '../../wire/index.js'
import type { Asked, Book, Paid } from '../book.js'
import type { Plan } from '../plan.js'

interface Line {
  readonly account: string
  readonly amount: number
  readonly key: string | null
  readonly kind: string
  readonly table: string | null
  readonly seq: number | null
  readonly author: number | null
  readonly moveKey: string | null
}

const LINES = `
  select l.account, l.amount, l.key, l.kind, l.table_id as "table", l.seq, e.person as author, e.key::text as "moveKey"
    from ledger_line l left join log_entry e on e.table_id = l.table_id and e.seq = l.seq
   where l.account like 'wallet:%'`

const DESK = 'desk:'
const SHOWN_MAX = 10

/** What a move brought to wallets, as its maker heard it: chips bought are money that left one. */
const broughtBy = ({ accounts }: AnyGame, events: readonly Event[]): number => {
  const isCash = (account: string): boolean => {
    const { owner, counts } = classOf(accounts, account)
    return owner === 'external' && counts === 'cash'
  }
  return events
    .flatMap(({ transfers = [] }) => transfers)
    .reduce((sum, { from, to, amount }) => sum + (isCash(to) ? amount : 0) - (isCash(from) ? amount : 0), 0)
}

const ofWallet = (lines: readonly Line[], person: number): readonly Line[] =>
  lines.filter(({ account }) => account === walletOf(person))

const sumOf = (lines: readonly Line[]): number => lines.reduce((sum, { amount }) => sum + amount, 0)

/** A player hears of their own money alone, staff of everybody's. */
const moveFaults = (plan: Plan, asked: Asked, lines: readonly Line[]): string[] => {
  const { key, table, person, role, answer } = asked
  const game = plan.tables.find(({ id }) => id === table)?.game
  if (!game || !answer?.ok) return []
  const posted = sumOf(isPlayer(role as Role) ? ofWallet(lines, person) : lines)
  const said = broughtBy(game, answer.events)
  return posted === said ? [] : [`${key}: ${role} ${person} was told ${said}, the ledger has ${posted}`]
}

const deskFaults = ({ key, kind, person, amount, lost, answer }: Paid, lines: readonly Line[]): string[] => {
  const [wallet, ...more] = lines
  if (answer === undefined) return [`${kind} ${key} was never answered`]
  if (!answer.ok) return wallet && lost === 0 ? [`refused ${kind} ${key} was posted`] : []
  const said = kind === 'deposit' ? amount : -amount
  return wallet?.account === walletOf(person) && wallet.amount === said && more.length === 0
    ? []
    : [`${kind} ${key} of ${said} is ${wallet?.amount}`]
}

/** Lines of people's wallets that neither they nor the desk asked for, nor anybody else at the table. */
const strangers = ({ asked, paid }: Book, people: ReadonlySet<number>, lines: readonly Line[]): string[] =>
  lines.flatMap(({ account, amount, key, kind, author, moveKey, table, seq }) => {
    const person = Number(account.slice(walletOf('').length))
    const posted = key?.startsWith(DESK) ? paid.has(key.slice(DESK.length)) : true
    const known = table === null ? posted : author !== person || asked.has(moveKey ?? '')
    return known || !people.has(person)
      ? []
      : [`${account} has ${amount} of ${kind} ${table ?? key} ${seq ?? ''} that nobody asked for`]
  })

export interface MoneyTold {
  readonly faults: string[]
  /** What people brought in and took out over the counter. */
  readonly deposits: number
  readonly withdrawals: number
  readonly lines: number
}

export const checkMoney = async (pool: Pool, plan: Plan, book: Book): Promise<MoneyTold> => {
  const { rows: lines } = await pool.query<Line>(LINES)
  const { rows: sums } = await pool.query<{ total: number }>(
    'select coalesce(sum(balance), 0)::bigint as total from ledger_account',
  )
  const byMove = groupBy(lines, ({ moveKey }) => moveKey ?? '')
  const byDesk = groupBy(lines, ({ key }) => key ?? '')
  const asked = [...book.asked.values()]
  const paid = [...book.paid.values()]
  const people = new Set([...asked, ...paid].map(({ person }) => person))
  const total = sums[0]?.total
  const done = (kind: Paid['kind']) =>
    paid.reduce((sum, each) => sum + (each.kind === kind && each.answer?.ok ? each.amount : 0), 0)
  return {
    faults: [
      ...(total === 0 ? [] : [`all accounts together hold ${total}`]),
      ...asked.flatMap((each) => moveFaults(plan, each, byMove.get(each.key) ?? [])).slice(0, SHOWN_MAX),
      ...paid.flatMap((each) => deskFaults(each, byDesk.get(DESK + each.key) ?? [])).slice(0, SHOWN_MAX),
      ...strangers(book, people, lines).slice(0, SHOWN_MAX),
    ],
    ...{ deposits: done('deposit'), withdrawals: done('withdraw'), lines: lines.length },
  }
}
