// What one person proposes and another confirms. A one-time password made this way has two halves, each told to one of the
// two: neither of them alone can come in as the person it is for.

import { randomBytes } from 'node:crypto'
import { dateOf, PROCESS_CLOCK } from '../clock/clock.js'
import { type Pool, type Queryable, run, statement } from '../database/pool.js'
import { createIn, isNameTaken, setDisabledIn, setPasswordIn } from '../people/people.js'
import type { AccountAct, Person, Role } from '../people/roles.js'
import { readmitIn } from '../protection/exclusions.js'
import { actorOf, append, type Order, together } from './record.js'

export const PROPOSAL_HOURS = 24

export type ProposedAct = AccountAct | 'readmit'

export interface Wanted {
  readonly act: ProposedAct
  /** Whose account; null of one that is to be made. */
  readonly person: number | null
  readonly name: string
  readonly role: Role
  readonly why: string
}

export interface Proposal extends Wanted {
  readonly id: number
  readonly at: Date
  readonly proposer: number
  readonly proposerName: string
}

export type Confirmed =
  | { readonly ok: true; readonly person: number; readonly half?: string }
  | {
      readonly ok: false
      readonly code:
        | 'no-such-proposal'
        | 'not-yourself'
        | 'name-taken'
        | 'no-password'
        | 'not-excluded'
        | 'excluded-since'
    }

export interface Proposals {
  /** With the first half of the password where there will be one. */
  propose(by: Person, wanted: Wanted): Promise<{ readonly proposal: Proposal; readonly half?: string }>
  open(): Promise<Proposal[]>
  /** By another than who proposed it. */
  confirm(id: number, by: Person): Promise<Confirmed>
  /** By whoever may propose, who proposed it too. False when it is not open. */
  withdraw(id: number, by: Person): Promise<boolean>
}

const COLUMNS = `id, at, proposer, act, person, name, role, why,
  (select p.name from person p where p.id = proposer) as "proposerName"`
const INSERT = statement(
  'proposal-insert',
  `insert into admin_proposal (at, proposer, act, person, name, role, why, half)
   values ($1, $2, $3, $4, $5, $6, $7, $8) returning ${COLUMNS}`,
)
// What somebody proposed whose account was closed since is nobody's proposal any more.
const STANDING = `closed_at is null and exists (
  select from person p where p.id = admin_proposal.proposer and p.disabled_at is null)`
const OPEN = statement(
  'proposal-open',
  `select ${COLUMNS} from admin_proposal where ${STANDING} and at > $1 order by id desc`,
)
const TAKE = statement(
  'proposal-take',
  `select ${COLUMNS}, half, (select max(e.seq) from admin_entry e
      where e.act = 'proposed' and e.subject = 'proposal:' || admin_proposal.id) as entry
    from admin_proposal where id = $1 and ${STANDING} and at > $2 for update`,
)
const CLOSE = statement('proposal-close', 'update admin_proposal set closed_at = $2, half = null where id = $1')
const LAPSE = statement(
  'proposal-lapse',
  'update admin_proposal set closed_at = $2, half = null where closed_at is null and at <= $1',
)

type Taken = Proposal & { readonly half: string | null; readonly entry: number }

const newHalf = (): string => randomBytes(6).toString('base64url')
const hasPassword = (act: ProposedAct): boolean => act === 'create' || act === 'password'
const subjectOf = ({ id }: { readonly id: number }): string => `proposal:${id}`
const told = ({ act, person, name, role }: Wanted) => ({ act, person, name, role })

/** Does it; answers whose account it was, or why it cannot be done. */
const carryOut = async (
  db: Queryable,
  wanted: Taken,
  password: string,
  order: Order,
  now: Date,
): Promise<number | 'no-password' | 'not-excluded' | 'excluded-since'> => {
  const { act, name, role } = wanted
  if (act === 'create') return (await createIn(db, { name, role, password, given: true }, order)).id
  const person = wanted.person as number
  if (act === 'password') return (await setPasswordIn(db, person, password, true, order)) ? person : 'no-password'
  if (act === 'readmit') {
    const done = await readmitIn(db, person, order, { proposed: wanted.entry, now })
    return done.ok ? person : done.code
  }
  await setDisabledIn(db, person, act === 'disable', order)
  return person
}

export const proposalsOf = (pool: Pool, clock: () => Date = () => dateOf(PROCESS_CLOCK)): Proposals => {
  const lapsedAt = (): Date => new Date(clock().getTime() - PROPOSAL_HOURS * 3_600_000)
  const take = async (db: Queryable, id: number): Promise<Taken | undefined> =>
    (await run<Taken & Record<string, unknown>>(db, TAKE, [id, lapsedAt()]))[0]

  return {
    propose: (by, wanted) =>
      together(pool, async (db) => {
        const { act, person, name, role, why } = wanted
        const half = hasPassword(act) ? newHalf() : null
        await run(db, LAPSE, [lapsedAt(), clock()])
        const values = [clock(), by.id, act, person, name, role, why, half]
        const [made] = await run<Proposal & Record<string, unknown>>(db, INSERT, values)
        const proposal = made as Proposal
        const deed = { act: 'proposed', subject: subjectOf(proposal), before: null, after: told(wanted) }
        await append(db, { by: actorOf(by), why }, deed)
        return { proposal, ...(half !== null && { half }) }
      }),
    open: () => run<Proposal & Record<string, unknown>>(pool, OPEN, [lapsedAt()]),
    confirm: async (id, by) => {
      try {
        return await together(pool, async (db): Promise<Confirmed> => {
          const proposal = await take(db, id)
          if (!proposal) return { ok: false, code: 'no-such-proposal' }
          if (proposal.proposer === by.id || proposal.person === by.id) return { ok: false, code: 'not-yourself' }
          const half = hasPassword(proposal.act) ? newHalf() : undefined
          const two = { persons: [proposal.proposer, by.id], names: [], role: by.role }
          const order = { by: two, why: proposal.why }
          const person = await carryOut(db, proposal, `${proposal.half}${half}`, order, clock())
          if (typeof person === 'string') return { ok: false, code: person }
          await run(db, CLOSE, [id, clock()])
          return { ok: true, person, ...(half !== undefined && { half }) }
        })
      } catch (error) {
        if (isNameTaken(error)) return { ok: false, code: 'name-taken' }
        throw error
      }
    },
    withdraw: (id, by) =>
      together(pool, async (db) => {
        const proposal = await take(db, id)
        if (!proposal) return false
        await run(db, CLOSE, [id, clock()])
        const deed = { act: 'withdrawn', subject: subjectOf(proposal), before: told(proposal), after: null }
        await append(db, { by: actorOf(by), why: null }, deed)
        return true
      }),
  }
}
