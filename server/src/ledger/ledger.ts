// Posting and reading the ledger. The laws (sum zero, no forbidden debt, append only) are the database's own: see
// migrations/001-ledger.sql. Here they become values a caller can answer with.

import type { AccountClass } from '@tapete/engine'
import { isConnectionLost, isSerialization, type Queryable, run, statement } from '../database/pool.js'

export type AccountId = string

export const HOUSE: AccountId = 'house'
/** The kind of the sets by which a table that a newer rule set closed gives back what its players had there. */
export const OLDER_RULE_SET = 'older-rule-set'
export const walletOf = (person: number | string): AccountId => `wallet:${person}`
/** Issues the chips of practice tables, which are no money: nothing changes them for any. */
export const PRACTICE: AccountId = 'practice'
export const practiceOf = (person: number | string): AccountId => `practice:${person}`
/** Whether a player of practice tables is one of the house, whom no person stands behind. */
export const isCompanion = (player: string): boolean => /^robot-\d+$/.test(player)
/** Whether an account is somebody's own, wallet or practice chips. */
export const isPurse = (account: AccountId): boolean => /^(wallet|practice):/.test(account)
export const tableAccount = (table: string, account: string): AccountId => `table:${table}:${account}`
/** Between logs that pay each other: empty but while a unit of all of them is posted. */
export const linkOf = (tables: readonly string[]): AccountId => `link:${[...tables].sort().join(':')}`

/** One line of a set: above zero the account receives, below it gives. */
export interface Line {
  readonly account: AccountId
  readonly amount: number
}

export interface Posting {
  /** What it is for: `deposit`, `withdrawal`, `correction`... */
  readonly kind: string
  /** The same key posts once, however often it is sent. */
  readonly key: string
  readonly lines: readonly Line[]
  /** Who asked for it. */
  readonly person?: number
  readonly memo?: string
  /** The set this one puts right. Nothing is ever changed: a mistake is corrected by a new set. */
  readonly corrects?: number
}

export type LedgerNo =
  | 'overdrawn'
  | 'unbalanced'
  | 'no-such-account'
  | 'key-reused'
  | 'practice-is-no-money'
  | 'guest-money'

export type Posted =
  | { readonly ok: true; readonly set: number; readonly repeated: boolean }
  | { readonly ok: false; readonly code: LedgerNo; readonly account?: AccountId }

const CODES: { readonly [sqlstate: string]: LedgerNo } = {
  TPL01: 'overdrawn',
  TPL02: 'unbalanced',
  TPL03: 'no-such-account',
  TPL05: 'key-reused',
  TPL06: 'guest-money',
}

/** The ledger's own refusal in an error of the database; undefined for any other error. */
export const ledgerNo = (error: unknown): { code: LedgerNo; account?: AccountId } | undefined => {
  const { code, detail } = error as { code?: string; detail?: string }
  const no = CODES[code ?? '']
  return no && (detail === undefined ? { code: no } : { code: no, account: detail })
}

const OPEN = statement(
  'ledger-open',
  `insert into ledger_account (id, class, owner, payable) values ($1, $2, 'external', $3) on conflict do nothing`,
)
const POST = statement('ledger-post', 'select set_id, repeated from ledger_post($1, $2, $3, $4, $5, $6, $7)')
const BALANCE = statement('ledger-balance', 'select balance from ledger_account where id = $1')
const HOLDINGS = statement(
  'ledger-holdings',
  `select id as account, class, owner, balance, may_be_negative as negative, payable from ledger_account where starts_with(id, $1) order by id collate "C"`,
)

/** Opens an account of a person, once; the first word of its name is its class. What is not payable is no money. */
export const openAccount = async (db: Queryable, account: AccountId, payable = true): Promise<void> => {
  await run(db, OPEN, [account, account.split(':')[0], payable])
}

/** One line for each account, in the order of their names; what nets to nothing is left out. */
export const netLines = (lines: Iterable<Line>): Line[] => {
  const net = new Map<AccountId, number>()
  for (const { account, amount } of lines) {
    if (!Number.isSafeInteger(amount)) throw new RangeError(`${amount} is not a whole amount`)
    net.set(account, (net.get(account) ?? 0) + amount)
  }
  return [...net]
    .filter(([, amount]) => amount !== 0)
    .map(([account, amount]) => ({ account, amount }))
    .sort((a, b) => (a.account < b.account ? -1 : 1))
}

const isPractice = ({ account }: Line): boolean => account === PRACTICE || account.startsWith(`${PRACTICE}:`)

const TRIES = 5

export const post = async (db: Queryable, posting: Posting): Promise<Posted> => {
  const { kind, key, person = null, memo = null, corrects = null } = posting
  const lines = netLines(posting.lines)
  if (lines.length < 2) return { ok: false, code: 'unbalanced' }
  if (lines.some(isPractice) && !lines.every(isPractice)) return { ok: false, code: 'practice-is-no-money' }
  const values = [kind, key, person, memo, corrects, lines.map((l) => l.account), lines.map((l) => l.amount)]
  for (let attempt = 1; ; attempt += 1) {
    try {
      const [row] = await run<{ set_id: number; repeated: boolean }>(db, POST, values)
      return { ok: true, set: row?.set_id as number, repeated: row?.repeated as boolean }
    } catch (error) {
      const no = ledgerNo(error)
      if (no) return { ok: false, ...no }
      // The key makes it safe to ask again when nobody knows whether it was committed.
      if (attempt >= TRIES || !(isConnectionLost(error) || isSerialization(error))) throw error
    }
  }
}

/** Moves one amount from an account to another. */
export const move = (
  db: Queryable,
  { from, to, amount, ...posting }: Omit<Posting, 'lines'> & { from: AccountId; to: AccountId; amount: number },
): Promise<Posted> =>
  post(db, {
    ...posting,
    lines: [
      { account: from, amount: -amount },
      { account: to, amount },
    ],
  })

/** Undefined when there is no such account. */
export const balance = async (db: Queryable, account: AccountId): Promise<number | undefined> =>
  (await run<{ balance: number }>(db, BALANCE, [account]))[0]?.balance

export interface Holding {
  readonly account: AccountId
  readonly class: string
  readonly owner: AccountClass['owner']
  readonly balance: number
  /** Whether it may be below zero. */
  readonly negative: boolean
  readonly payable: boolean
}

/** All accounts whose name begins so; all there are with ''. */
export const holdings = (db: Queryable, prefix: string): Promise<Holding[]> =>
  run<Holding & Record<string, unknown>>(db, HOLDINGS, [prefix])

export const balances = async (db: Queryable, prefix: string): Promise<Map<AccountId, number>> =>
  new Map((await holdings(db, prefix)).map(({ account, balance: held }) => [account, held]))

export interface StatementLine {
  readonly set: number
  readonly at: Date
  readonly kind: string
  readonly amount: number
  /** What the account held once this line was posted. */
  readonly balance: number
  readonly memo: string | null
  readonly corrects: number | null
  readonly table: string | null
  readonly seq: number | null
}

// Newest first, so the balance after a line is today's less everything later.
const STATEMENT = statement(
  'ledger-statement',
  `select * from (
     select l.set_id as set, l.at, l.kind, l.amount::bigint as amount, l.memo, l.corrects, l.table_id as table, l.seq,
            (a.balance - coalesce(sum(l.amount) over (order by l.set_id desc
                           rows between unbounded preceding and 1 preceding), 0))::bigint as balance
       from ledger_account a, ledger_lines($1) l where a.id = $1
   ) line
    where $2::bigint is null or set < $2
    order by set desc
    limit $3`,
)

/** The movements of an account, newest first; `before` is the set of the last line of the page before. */
export const accountStatement = (
  db: Queryable,
  account: AccountId,
  { before, limit = 50 }: { readonly before?: number; readonly limit?: number } = {},
): Promise<StatementLine[]> =>
  run<StatementLine & Record<string, unknown>>(db, STATEMENT, [account, before ?? null, limit])

export interface LedgerAudit {
  /** The sum of all balances: zero, or money was made or lost. */
  readonly total: number
  /** Sets that do not sum to zero or are not whole: by their number, or by the table and the entry they stand in. */
  readonly brokenSets: string[]
  /** Accounts whose balance is not the sum of their entries, or is below zero without leave. */
  readonly brokenAccounts: AccountId[]
}

/** Adds up the whole ledger from its entries, trusting no trigger and no stored balance. */
export const auditLedger = async (db: Queryable): Promise<LedgerAudit> => {
  const { rows } = await db.query<{ total: number; sets: string[]; accounts: string[] }>(
    `select (select coalesce(sum(balance), 0)::bigint from ledger_account) as total,
            array(select coalesce(table_id || '/' || seq, set_id::text) from ledger_line group by table_id, seq, set_id
                   having sum(amount) <> 0 or count(*) < 2 or count(distinct account) <> count(*) or count(amount) <> count(*)
                   order by 1) as sets,
            array(select coalesce(a.id, e.account) from ledger_account a
                    full join (select account, sum(amount) as amount from ledger_line group by account) e
                      on e.account = a.id
                   where a.balance is distinct from coalesce(e.amount, 0) or (a.balance < 0 and not a.may_be_negative)
                   order by 1) as accounts`,
  )
  const row = rows[0] as { total: number; sets: string[]; accounts: string[] }
  return { total: row.total, brokenSets: row.sets, brokenAccounts: row.accounts }
}
