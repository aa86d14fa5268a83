// What a command does to the table it finds: decided on that very table, answered by the rules in memory, and told as the
// entries and the money that would be written. Nothing is written here.

import { randomBytes, randomUUID } from 'node:crypto'
import { type AnyGame, type Event, type Move, type Refusal, type RuleId, secretsOf, type Table } from '@tapete/engine'
import type { Draws } from '../draws/draws.js'
import type { Played } from '../draws/due.js'
import { advance, type DrawNotes } from '../draws/notes.js'
import { RulesFailed } from './aside.js'
import { chainHash, type Hidden } from './chain.js'
import type { LogEntry } from './log.js'
import { moneyOf } from './money.js'
import { lyingOf, playsOf } from './plays.js'
import type { Replica } from './replica.js'
import type { Posting } from './writer.js'

/** What one entry says that somebody did. */
export interface Deed {
  /** Null for chance, the clock, and robots without a person. */
  readonly person: number | null
  readonly role: string
  readonly move: Move
  /** What an answer of chance was made of. What other entries say of chance is found when they are stepped. */
  readonly draw?: DrawNotes
}

export interface Plan extends Deed {
  /** What must be in the log before it, in the same unit. What of it the rules refuse is left out. */
  readonly before?: readonly Deed[]
}

/** A refusal of the rules, or of the floor itself, which cites an article only where one applies. */
export type FloorRefusal = Omit<Refusal, 'cite'> & { readonly cite?: RuleId }

export interface Refused {
  readonly refusal: FloorRefusal
}

/** What a command does to its table, in this attempt. */
export interface Stepped {
  readonly before: Replica
  readonly after: Replica
  /** The entry of the deed itself, the last of them. */
  readonly entry: LogEntry
  /** Every entry with its money, and the table it leaves. */
  readonly steps: readonly { readonly posting: Posting; readonly after: Replica }[]
}

export const floorNo = (code: string, params: FloorRefusal['params'] = {}, cite?: RuleId): Refused => ({
  refusal: { code, params, ...(cite && { cite }) },
})

const LONE_HALF = /\p{Surrogate}/u

/** A lone half of a character has no JSON that PostgreSQL would keep. */
const unstorable = (move: Move): string | undefined =>
  Object.keys(move).find((field) => {
    const value = move[field]
    if (typeof value === 'string') return LONE_HALF.test(value)
    return typeof value === 'object' && value.some((each) => LONE_HALF.test(each))
  })

/** As many bits as the salt of a card has. */
const SALT_BYTES = 16

/** Whether an entry hides anything, and what: under a new salt. */
export const hiddenIn = ({ rules }: AnyGame, move: Move, events: readonly Event[]): Hidden | null => {
  const hides = rules.find((rule) => rule.do === move.do)?.hides ?? []
  const fields = hides.filter((field) => Object.hasOwn(move, field))
  if (fields.length === 0 && Object.keys(secretsOf(events, 'auditor')).length === 0) return null
  return { fields, salt: randomBytes(SALT_BYTES).toString('hex') }
}

const rulesAnswer = <T>(table: string, { by }: Move, work: () => T): T => {
  try {
    return work()
  } catch (error) {
    throw new RulesFailed(table, by, error)
  }
}

const waitsForDraws = ({ rules }: AnyGame, state: Table): boolean =>
  rules.some(({ drawn, comesDue }) => drawn && comesDue?.(state))

/** One entry after another, each on the table the one before leaves. `at` is one for a unit: its halves are of one day. */
export const stepperOf = (draws: Draws | undefined) => {
  /** What the entry says of chance; the same step result that is written tells what begins here and what is shown. */
  const noteOf = async ({ row, cursor }: Replica, { draw }: Deed, played: Played): Promise<DrawNotes> => {
    if (draw) return draw
    if (!draws || row.mode === 'live') return null
    if (played.move.by === 'chance') throw new Error('the results of a digital table are dealt')
    return draws.note(row.id, cursor, played)
  }

  const stepOne = async (replica: Replica, deed: Deed, key: string, unit: readonly string[], at: string) => {
    const { row, game, state, version, head, cursor, lying } = replica
    const field = unstorable(deed.move)
    if (field !== undefined) return floorNo('malformed', { field }, 'GEN-25')
    const step = rulesAnswer(row.id, deed.move, () => game.step(state, deed.move))
    if (!step.ok) return { refusal: step.refusal }
    const after: Table = step.state
    if (row.mode === 'live' && waitsForDraws(game, after) && !waitsForDraws(game, state))
      return floorNo('nothing-is-drawn', { table: row.id })
    const { events } = step
    const { person, role, move } = deed
    const draw = await noteOf(replica, deed, { game, before: state, move, after, events })
    const hidden = hiddenIn(game, move, events)
    const said = { table: row.id, seq: version + 1, at, person, role, move, events, draw, hidden }
    const entry: LogEntry = { ...said, hash: chainHash(head, said) }
    const moved = { row, game, before: state, after, events }
    const played = { ...moved, move, at, lying }
    const plays = playsOf(played)
    const posting: Posting = { ...moneyOf({ ...moved, unit }), entry, key, plays }
    const { seq, hash } = entry
    const told = lyingOf(played)
    const next = { ...replica, version: seq, head: hash, state: after, cursor: advance(cursor, draw), lying: told }
    return { posting, after: next }
  }

  return async (
    replica: Replica,
    { before = [], ...deed }: Plan,
    key: string,
    unit: readonly string[],
    at: string,
  ): Promise<Stepped | Refused> => {
    const steps: Stepped['steps'][number][] = []
    const now = () => steps.at(-1)?.after ?? replica
    for (const first of before) {
      const step = await stepOne(now(), first, randomUUID(), unit, at)
      if (!('refusal' in step)) steps.push(step)
    }
    const last = await stepOne(now(), deed, key, unit, at)
    if ('refusal' in last) return last
    return { before: replica, after: last.after, entry: last.posting.entry, steps: [...steps, last] }
  }
}
