// Sessions. The token is in the person's cookie and nowhere else: the database has its hash.

import { createHash, randomBytes } from 'node:crypto'
import { dateOf, PROCESS_CLOCK } from '../clock/clock.js'
import { type Pool, run, statement } from '../database/pool.js'
import { isConsole, type Person, type Role } from './roles.js'

export interface Session {
  /** The hash, in hex: names the session without being it. */
  readonly id: string
  readonly person: Person
  /** Nobody touched this console for a while: it shows nothing until its person gives the password again. */
  readonly locked: boolean
  /** Opened with a password that somebody else gave: it opens nothing until its person has replaced it. */
  readonly passwordDue: boolean
  readonly seenAt: Date
}

export interface Sessions {
  /** Answers the token; it is shown to its person once and not kept. */
  open(person: number): Promise<string>
  find(token: string): Promise<Session | undefined>
  findById(id: string): Promise<Session | undefined>
  /** Somebody is there. */
  touch(session: Session): Promise<void>
  /** Under a new token, unlocked. The old one is worth nothing. */
  renew(session: Session): Promise<string>
  close(id: string): Promise<void>
  /** Every session of a person. */
  closeAll(person: number): Promise<void>
  /** Every session of everybody, and every browser known: who held one when a backup was made holds nothing now. */
  closeEvery(): Promise<number>
}

export interface SessionsOptions {
  readonly production?: boolean
  /** Whether guests come in here at all. */
  readonly guests?: boolean
  readonly clock?: () => Date
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE

export const CONSOLE_IDLE_MINUTES = 15
const TOUCH_EVERY = 20_000

interface Span {
  readonly idle: number
  readonly absolute: number
}

/** A shift for staff; for a guest the session is all there is of the person, so it lasts. */
const spanOf = (role: Role): Span =>
  isConsole(role) ? { idle: 12 * HOUR, absolute: 12 * HOUR } : { idle: 7 * 24 * HOUR, absolute: 30 * 24 * HOUR }
const LONGEST = 30 * 24 * HOUR

const TOKEN = /^[A-Za-z0-9_-]{43}$/

const INSERT = statement(
  'session-insert',
  'insert into session (id, person, created_at, seen_at) values ($1, $2, $3, $3)',
)
const FIND = statement(
  'session-find',
  `select s.created_at as "createdAt", s.seen_at as "seenAt", p.id, p.name, p.role, p.demonstration,
          p.password_given as "passwordDue"
     from session s join person p on p.id = s.person where s.id = $1 and p.disabled_at is null`,
)
const TOUCH = statement('session-touch', 'update session set seen_at = $2 where id = $1 and seen_at < $3')
const CLOSE_ALL = statement('session-close-all', 'delete from session where person = $1')
const CLOSE = statement('session-close', 'delete from session where id = $1')

interface Row extends Person {
  readonly createdAt: Date
  readonly seenAt: Date
  readonly demonstration: boolean
  readonly passwordDue: boolean
}

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()

export const sessionsOf = (pool: Pool, options: SessionsOptions = {}): Sessions => {
  const { production = false, guests = true, clock = () => dateOf(PROCESS_CLOCK) } = options

  const open = async (person: number): Promise<string> => {
    const token = randomBytes(32).toString('base64url')
    await run(pool, INSERT, [hashOf(token), person, clock()])
    await pool.query('delete from session where created_at < $1', [new Date(clock().getTime() - LONGEST)])
    return token
  }

  const lookUp = async (id: Buffer): Promise<Session | undefined> => {
    const [row] = await run<Row & Record<string, unknown>>(pool, FIND, [id])
    if (!row || (row.demonstration && production) || (row.role === 'guest' && !guests)) return undefined
    const { idle, absolute } = spanOf(row.role)
    const now = clock().getTime()
    const quiet = now - row.seenAt.getTime()
    if (quiet >= idle || now - row.createdAt.getTime() >= absolute) return undefined
    return {
      id: id.toString('hex'),
      person: { id: row.id, name: row.name, role: row.role },
      locked: isConsole(row.role) && quiet >= CONSOLE_IDLE_MINUTES * MINUTE,
      passwordDue: row.passwordDue,
      seenAt: row.seenAt,
    }
  }

  const close = async (id: string): Promise<void> => {
    await run(pool, CLOSE, [Buffer.from(id, 'hex')])
  }

  return {
    open,
    find: async (token) => (TOKEN.test(token) ? lookUp(hashOf(token)) : undefined),
    findById: (id) => lookUp(Buffer.from(id, 'hex')),
    touch: async ({ id, seenAt }) => {
      const now = clock()
      const due = new Date(now.getTime() - TOUCH_EVERY)
      if (seenAt < due) await run(pool, TOUCH, [Buffer.from(id, 'hex'), now, due])
    },
    renew: async ({ id, person }) => {
      await close(id)
      return open(person.id)
    },
    close,
    closeAll: async (person) => {
      await run(pool, CLOSE_ALL, [person])
    },
    closeEvery: async () => {
      await pool.query('delete from login_device')
      return (await pool.query('delete from session')).rowCount ?? 0
    },
  }
}
