// Who came in: the chain of all sessions ever opened, and the sessions there are against it.

import { createHash } from 'node:crypto'
import type { Head, Marks } from './checkpoints.js'
import { type Findings, pages, type Reading } from './findings.js'

export const SESSIONS_START: Buffer = createHash('sha256').update('tapete-sessions-1').digest()

interface Opened {
  readonly seq: number
  readonly session: string
  readonly person: number
  readonly micros: number
  readonly hash: string
}

/** As migrations/060-proof.sql, session_open, writes it. */
const hashAfter = (previous: Buffer, { seq, session, person, micros }: Opened): Buffer =>
  createHash('sha256')
    .update(previous)
    .update(JSON.stringify([seq, session, person, micros]))
    .digest()

const OPENED = `select seq, encode(session, 'hex') as session, person, (extract(epoch from at) * 1000000)::bigint as micros,
    encode(hash, 'hex') as hash from session_entry where seq > $1 order by seq limit $2`

const FORGED = `select encode(s.id, 'hex') as session, s.person from session s
    left join session_entry e on e.session = s.id
   where e.seq is null or e.person <> s.person or e.at <> s.created_at order by s.person limit 20`

export const auditSessions = async (db: Reading, marks: Marks, found: Findings): Promise<Head> => {
  let previous = SESSIONS_START
  let last = 0
  const more = async (after: Opened | undefined, limit: number) =>
    (await db.query<Opened>(OPENED, [after?.seq ?? 0, limit])).rows
  const wrong = (what: string | null) => what && found.add(`sessions: ${what}`)
  for await (const opened of pages(more)) {
    const hash = hashAfter(previous, opened)
    if (opened.seq !== last + 1) wrong(`entry ${last + 1} is missing`)
    else if (hash.toString('hex') !== opened.hash) wrong(`entry ${opened.seq}: its hash does not follow`)
    else wrong(marks.record('sessions', opened.seq, opened.hash))
    previous = Buffer.from(opened.hash, 'hex')
    last = opened.seq
  }
  wrong(marks.recordAfter('sessions', last))
  for (const { session, person } of (await db.query<{ session: string; person: number }>(FORGED)).rows)
    found.add(`sessions: person ${person} has a session that nobody opened (${session.slice(0, 12)})`)
  return { seq: last, hash: previous.toString('hex') }
}
