// The ledger but for the tables' own money: its chain, what belongs to no log and no chain, and every account as it must be.

import { type ChainedSet, LEDGER_START, ledgerHash } from '../ledger/chain.js'
import { HOUSE, isCompanion, linkOf, PRACTICE } from '../ledger/ledger.js'
import type { Head, Marks } from './checkpoints.js'
import { type Findings, pages, type Reading } from './findings.js'

/** As it is stored: a time before all times has no microseconds. */
interface Chained extends Omit<ChainedSet, 'micros'> {
  readonly micros: number | null
  readonly hash: string
}

const CHAINED = `
  select c.seq, c.set_id as set, encode(c.hash, 'hex') as hash, (extract(epoch from s.at) * 1000000)::bigint as micros,
         s.kind, s.key, s.person, s.memo, s.corrects,
         (select coalesce(json_agg(json_build_object('account', l.account, 'amount', l.amount) order by l.line), '[]')
            from unnest(s.accounts, s.amounts) with ordinality as l (account, amount, line)) as lines
    from ledger_chain c left join ledger_set s on s.id = c.set_id where c.seq > $1 order by c.seq limit $2`

export const auditChain = async (db: Reading, marks: Marks, found: Findings): Promise<Head> => {
  let previous = LEDGER_START
  let last = 0
  const wrong = (what: string | null) => what && found.add(`ledger: ${what}`)
  const more = async (after: Chained | undefined, limit: number) =>
    (await db.query<Chained>(CHAINED, [after?.seq ?? 0, limit])).rows
  for await (const chained of pages(more)) {
    const { seq, set, hash, micros } = chained
    if (seq !== last + 1) wrong(`entry ${last + 1} of its chain is missing`)
    else if (micros === null) wrong(`set ${set} is in the chain and not there`)
    else if (ledgerHash(previous, { ...chained, micros }).toString('hex') !== hash)
      wrong(`set ${set}: its hash does not follow`)
    else wrong(marks.record('ledger', seq, hash))
    previous = Buffer.from(hash, 'hex')
    last = seq
  }
  wrong(marks.recordAfter('ledger', last))
  return { seq: last, hash: previous.toString('hex') }
}

/** Each asks for what must not be there, and says how it is told. */
const STRAYS: readonly { readonly text: string; told(row: { readonly what: string }): string }[] = [
  {
    text: `select s.id::text as what from ledger_set s
            where not exists (select from ledger_chain c where c.set_id = s.id) order by s.id limit 20`,
    told: ({ what }) => `ledger: set ${what} is in no chain`,
  },
  {
    text: `select n::text as what from (select id as n from ledger_set union all
             select set_id from log_entry where set_id is not null) numbers group by n having count(*) > 1 order by n limit 20`,
    told: ({ what }) => `ledger: several sets have the number ${what}`,
  },
  {
    text: `select distinct l.table_id as what from log_entry l
            where l.seq < 1 or not exists (select from game_table t where t.id = l.table_id) order by 1 limit 20`,
    told: ({ what }) => `log entries of ${what} that belong to no log`,
  },
  {
    text: `select t.id as what from game_table t where not exists (select from table_head h where h.table_id = t.id)`,
    told: ({ what }) => `table ${what} has no head`,
  },
  {
    text: `select h.table_id as what from table_head h where not exists (select from game_table t where t.id = h.table_id)`,
    told: ({ what }) => `a head of ${what}, which is not there`,
  },
  {
    text: `select s.table_id as what from table_snapshot s where not exists (select from game_table t where t.id = s.table_id)`,
    told: ({ what }) => `a snapshot of ${what}, which is not there`,
  },
  {
    text: `select p.table_id as what from floor_practice p join game_table t on t.id = p.table_id
            where t.mode <> 'practice' or t.owner is distinct from p.owner`,
    told: ({ what }) => `table ${what} stands among the practice tables of somebody whose it is not`,
  },
]

export const auditStrays = async (db: Reading, found: Findings): Promise<void> => {
  for (const { text, told } of STRAYS)
    for (const row of (await db.query<{ what: string }>(text)).rows) found.add(told(row))
}

interface Account {
  readonly id: string
  readonly class: string
  readonly owner: string
  readonly negative: boolean
  readonly payable: boolean
  /** The role of whose purse it is. */
  readonly role: string | null
  readonly known: boolean
}

const ACCOUNTS = `
  select a.id, a.class, a.owner, a.may_be_negative as negative, a.payable, p.role,
         exists (select from game_table t where t.id = split_part(a.id, ':', 2)) as known
    from ledger_account a
    left join person p on a.id ~ '^(wallet|practice):' and p.id::text = split_part(a.id, ':', 2)
   where a.id collate "C" > $1 order by a.id collate "C" limit $2`

/** Numbers below were never of people. */
const FIRST_PERSON = 1001

/** What an account must be by its name alone; undefined where its table says it. */
const dueOf = ({ id, role, known }: Account): Omit<Account, 'id' | 'role' | 'known'> | string | undefined => {
  if (id === HOUSE || id === PRACTICE) return { class: id, owner: 'house', negative: true, payable: true }
  const [kind = '', of = '', ...rest] = id.split(':')
  const outside = { class: kind, owner: 'external', negative: false, payable: true }
  if ((kind === 'wallet' || kind === 'practice') && /^\d+$/.test(of) && rest.length === 0) {
    if (role === null && Number(of) >= FIRST_PERSON) return `is of person ${of}, who is not there`
    return kind === 'wallet' ? { ...outside, payable: role !== 'guest' } : outside
  }
  if (kind === 'practice' && isCompanion(of) && rest.length === 0) return outside
  if (kind === 'link') return linkOf([of, ...rest]) === id && known ? outside : 'is between no logs'
  return kind === 'table' && known ? undefined : 'belongs to nobody'
}

export const auditAccounts = async (db: Reading, found: Findings): Promise<void> => {
  const more = async (after: Account | undefined, limit: number) =>
    (await db.query<Account>(ACCOUNTS, [after?.id ?? '', limit])).rows
  for await (const account of pages(more)) {
    const due = dueOf(account)
    if (typeof due === 'string') found.add(`ledger: account ${account.id} ${due}`)
    else if (
      due &&
      (account.class !== due.class ||
        account.owner !== due.owner ||
        account.negative !== due.negative ||
        account.payable !== due.payable)
    )
      found.add(`ledger: account ${account.id} is not kept as such an account is`)
  }
}
