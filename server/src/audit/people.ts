// People, tables and proposals against the record of administration, which says how each was left.

import type { Json } from '@tapete/engine'
import { auditRecord, type RecordAudit } from '../administration/record.js'
import { SETTINGS_CHANGED } from '../administration/settings.js'
import { nameKey } from '../people/names.js'
import { protectionWrong } from '../protection/audit.js'
import { canonicalJson } from '../tables/chain.js'
import { RETIRED } from '../tables/retired.js'
import type { Marks } from './checkpoints.js'
import { type Findings, pages, type Reading } from './findings.js'

type Fields = { readonly [name: string]: Json }

interface Proposed {
  readonly proposer: number | undefined
  readonly told: Json
  readonly why: string | null
  withdrawn: boolean
}

/** What the record says was made, and how it was left. */
interface Recorded {
  readonly tables: Map<string, Fields>
  readonly proposals: Map<string, Proposed>
  /** The fingerprint the house was last started with. */
  key: string | undefined
}

const TABLES = `
  select id, jsonb_build_object('game', game, 'config', config, 'room', room, 'name', name, 'mode', mode, 'robot', robot,
         'rules', rules, 'display', display)
           || case when h.retired then '{"retired": true}'::jsonb else '{}'::jsonb end as said
    from game_table left join table_head h on h.table_id = id where mode <> 'practice' order by id`

const tablesApart = async (db: Reading, { tables }: Recorded, found: Findings): Promise<void> => {
  const gone = new Set(tables.keys())
  for (const { id, said } of (await db.query<{ id: string; said: Fields }>(TABLES)).rows) {
    const subject = `table:${id}`
    gone.delete(subject)
    const known = tables.get(subject)
    if (!known) found.add(`table ${id} is one the record does not know`)
    else if (canonicalJson(known) !== canonicalJson(said)) {
      const names = [...new Set([...Object.keys(said), ...Object.keys(known)])]
      const apart = names.filter((name) => canonicalJson(said[name] ?? null) !== canonicalJson(known[name] ?? null))
      found.add(`table ${id} is not as the record left it: ${apart.join(', ')}`)
    }
  }
  for (const subject of gone) found.add(`${subject.replace(':', ' ')} is in the record and not there`)
}

const PROPOSALS = `
  select id, proposer, act, person, name, role, why, closed_at is not null as closed,
         half is not null as half from admin_proposal order by id`

interface Proposal {
  readonly id: number
  readonly proposer: number
  readonly act: string
  readonly person: number | null
  readonly name: string
  readonly role: string
  readonly why: string
  readonly closed: boolean
  readonly half: boolean
}

const proposalApart = (proposal: Proposal, known: Proposed | undefined): string | null => {
  const { proposer, act, person, name, role, why, closed, half } = proposal
  if (!known) return 'is one the record does not know'
  const same = known.proposer === proposer && known.why === why
  if (!same || canonicalJson(known.told) !== canonicalJson({ act, person, name, role })) return 'is not as it was made'
  if (known.withdrawn && !closed) return 'is open, and was withdrawn'
  return closed && half ? 'is closed, and keeps half of a password' : null
}

const proposalsApart = async (db: Reading, { proposals }: Recorded, found: Findings): Promise<void> => {
  const gone = new Set(proposals.keys())
  for (const proposal of (await db.query<Proposal>(PROPOSALS)).rows) {
    const subject = `proposal:${proposal.id}`
    gone.delete(subject)
    const wrong = proposalApart(proposal, proposals.get(subject))
    if (wrong) found.add(`proposal ${proposal.id} ${wrong}`)
  }
  for (const subject of gone) found.add(`${subject.replace(':', ' ')} is in the record and not there`)
}

/** Who cannot log in is a guest or a robot, and a robot is nobody else. */
const NOBODY = `
  select p.id, p.name, p.name_key as key, p.role, r.person is not null as robot, p.password is not null as "logsIn", p.demonstration,
         p.password_given or p.disabled_at is not null as strange, r.n
    from person p left join robot_player r on r.person = p.id
   where (p.password is null or r.person is not null) and p.id > $1 order by p.id limit $2`

interface Nobody {
  readonly id: number
  readonly name: string
  readonly key: string
  readonly role: string
  readonly robot: boolean
  readonly logsIn: boolean
  readonly demonstration: boolean
  readonly strange: boolean
  readonly n: number | null
}

const nobodyApart = ({ name, key, role, robot, logsIn, demonstration, strange, n }: Nobody): string | null => {
  if (robot && logsIn) return 'is a robot, and logs in'
  if (robot && (role !== 'player' || name !== `Robot ${n}`)) return 'is not the robot of that place'
  if (!robot && role !== 'guest') return `is a ${role} whom nobody made`
  return key !== nameKey(name) || demonstration || strange ? 'is not as guests and robots are' : null
}

const nobodiesApart = async (db: Reading, found: Findings): Promise<void> => {
  const more = async (after: Nobody | undefined, limit: number) =>
    (await db.query<Nobody>(NOBODY, [after?.id ?? 0, limit])).rows
  for await (const person of pages(more)) {
    const wrong = nobodyApart(person)
    if (wrong) found.add(`person ${person.id} ${wrong}`)
  }
}

/** The record itself, and what hangs on it. */
export const auditAdministration = async (
  db: Reading,
  key: string | null,
  marks: Marks,
  found: Findings,
): Promise<RecordAudit> => {
  const recorded: Recorded = { tables: new Map(), proposals: new Map(), key: undefined }
  const { tables, proposals } = recorded
  const record = await auditRecord(db, ({ seq, hash, act, subject, persons, before, after, why }) => {
    if (act === 'table-created' || act === 'display-set' || act === RETIRED)
      tables.set(subject, { ...tables.get(subject), ...(after as Fields) })
    if (act === 'proposed') proposals.set(subject, { proposer: persons[0], told: after, why, withdrawn: false })
    const open = act === 'withdrawn' ? proposals.get(subject) : undefined
    if (open) open.withdrawn = true
    if (act === 'withdrawn' && !open) return `entry ${seq}: withdraws what was never proposed, ${canonicalJson(before)}`
    if (act === SETTINGS_CHANGED) recorded.key = (after as { readonly key?: string }).key
    return marks.record('administration', seq, hash)
  })
  const cut = marks.recordAfter('administration', record.entries)
  if (record.wrong === null && cut !== null) return { ...record, wrong: `the record ${cut}` }
  if (record.wrong === null) {
    await tablesApart(db, recorded, found)
    await proposalsApart(db, recorded, found)
  }
  await nobodiesApart(db, found)
  const apart = await protectionWrong(db)
  if (apart !== null) found.add(apart)
  if (recorded.key !== undefined && recorded.key !== key)
    found.add(`the house signs with the key ${key}, and was started with ${recorded.key}`)
  return record
}
