// What entries tell other logs (`Event.tells`), done there with them, and what that tells in turn, until nobody has anything left to
// say: all of it is one unit. Which logs those are shows only when it is done once; the unit then takes its place in all their
// queues, and is done again on what is there by then.

import { randomUUID } from 'node:crypto'
import { type Event, logActor, type Move } from '@tapete/engine'
import { floorNo, type Refused, type Stepped, type stepperOf } from './deed.js'
import type { Replica } from './replica.js'

interface Tidings {
  readonly to: string
  readonly move: Move
  /** Money comes with it. */
  readonly paid: boolean
}

const tidingsOf = (from: string, events: readonly Event[]): Tidings[] =>
  events.flatMap(({ tells, transfers = [] }) => {
    if (!tells) return []
    const { log, ...said } = tells
    return [{ to: log, move: { ...said, by: logActor(from) } as Move, paid: transfers.length > 0 }]
  })

/** Whether a log that is played at no more need not hear of it: all else would be owed to somebody for ever. */
const isNews = ({ game }: Replica, { move, paid }: Tidings): boolean =>
  !paid && game.rules.some((rule) => rule.do === move.do && rule.notice === true)

const saidIn = ({ before, steps }: Pick<Stepped, 'before' | 'steps'>): Tidings[] =>
  steps.flatMap(({ posting }) => tidingsOf(before.row.id, posting.entry.events))

/** A log cannot be told so often in one unit: two that answer each other for ever are a fault of their rules. */
const SAID_MAX = 1_000

export interface ToldStore {
  cachedOrNewest(table: string): Promise<Replica | undefined>
  isRetired(table: string): boolean
}

/** A log that said no, as it was then. */
export interface NotTold extends Refused {
  readonly table: string
  readonly replica: Replica | undefined
}

export type Told = { readonly stepped: readonly Stepped[]; readonly others: readonly Replica[] }

/** Steps every log that is told something; `ids` are the logs the unit is written with. */
export const tellingOf = (store: ToldStore, step: ReturnType<typeof stepperOf>) => {
  const goneFor = (table: string, { outdated, row, game }: Replica): Refused | undefined => {
    if (store.isRetired(table)) return floorNo('table-retired')
    return outdated ? floorNo('older-rule-set', { opened: row.rules, now: game.ruleSet }) : undefined
  }

  return async (first: readonly Stepped[], ids: readonly string[]): Promise<Told | NotTold> => {
    const waiting = first.flatMap(saidIn)
    if (waiting.length === 0) return { stepped: first, others: [] }
    const logs = new Map(first.map((each) => [each.before.row.id, each]))
    const others = new Map<string, Replica>()
    const { at } = (first[0] as Stepped).entry
    for (let said = 0; said < waiting.length; said += 1) {
      if (said > SAID_MAX) throw new Error('two logs tell each other something for ever')
      const tidings = waiting[said] as Tidings
      const { to, move } = tidings
      const known = logs.get(to)
      const replica = known?.after ?? (await store.cachedOrNewest(to))
      // At a practice table nobody plays for money: no log of the house knows it.
      if (!replica || replica.row.mode === 'practice')
        return { table: to, replica: undefined, ...floorNo('no-such-table', { table: to }) }
      if (!known) others.set(to, replica)
      const gone = goneFor(to, replica)
      if (gone && isNews(replica, tidings)) {
        others.delete(to)
        continue
      }
      if (gone) return { table: to, replica, ...gone }
      const done = await step(replica, { person: null, role: 'log', move }, randomUUID(), ids, at)
      if ('refusal' in done) return { table: to, replica: known?.before ?? replica, ...done }
      logs.set(to, known ? { ...known, after: done.after, steps: [...known.steps, ...done.steps] } : done)
      waiting.push(...saidIn(done))
    }
    return { stepped: [...logs.values()], others: [...others.values()] }
  }
}
