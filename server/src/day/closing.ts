// The end of the day: rounds are played out, everybody goes home, and the house comes to rest. A table that cannot end its
// round is dead, and the day has failed.

import { setTimeout as sleep } from 'node:timers/promises'
import { type Actor as At, betweenRounds, firstMove, isSeat, type Option, tellsCards } from '@tapete/engine'
import { moveOf, type Random } from '@tapete/engine/testkit'
import type { Pool } from '../database/pool.js'
import { seatOfPerson } from '../floor/acting.js'
import { purchase, startingStake } from '../robots/policy.js'
import { type Replica, rebuild } from '../tables/replica.js'
import type { Intent } from '../wire/index.js'
import { intentOf, ofNature, someOf } from './actors/choosing.js'
import type { Reception } from './actors/reception.js'
import type { Cast } from './cast.js'
import { type Client, keyFrom } from './client.js'
import { findDayGame } from './games.js'
import { type DayTable, diceOf } from './plan.js'
import { count, type World, wrong } from './world.js'

/** Who of the staff does what is due. */
export type Staff = { readonly [role in 'croupier' | 'pit-boss' | 'room-head']: Client }

/** A table at whose round nothing moves for so long is dead; one that goes on (dice may roll for long) has ten times as long to end. */
const TRIES = 600
const TRIES_GOING_ON = 10 * TRIES
const JOIN_EVERY = 30
const JOIN_TRIES = 12
const JOIN_STAKES = 40
const WAIT_MS = 100
const REST_MS = 1_500
const REST_MS_MAX = 60_000

const staffFor = (staff: Staff, by: At): Client | undefined =>
  by === 'chance' ? staff.croupier : by in staff ? staff[by as keyof Staff] : undefined

/** A table is opened, or goes on, by whoever is offered that. */
const awake = async (staff: Staff, table: DayTable, now: Replica, dice: Random): Promise<void> => {
  for (const role of ['pit-boss', 'croupier'] as const) {
    const wanted = now.game.options(now.state, role).find(({ do: name }) => ['open', 'resume'].includes(name))
    if (wanted) await staff[role].move(table.id, intentOf(moveOf(wanted, dice)), { key: keyFrom(dice, staff[role]) })
  }
}

const dueAt = ({ game, state }: Replica): Option | undefined => game.due(state)[0]?.option

/** Nothing is at stake, and the round is over or waits for somebody to stake. */
const isOver = (now: Replica): boolean =>
  now.state.bets.length === 0 && (betweenRounds(now.state) || dueAt(now) === undefined)

/** A boss may have sent the croupier away in the course of the day, and sends for them again. */
const posted = async (staff: Staff, table: DayTable, { state }: Replica, dice: Random): Promise<void> => {
  const person = String(staff.croupier.person.id)
  if (state.staff.croupier.includes(person)) return
  const boss = staff['pit-boss']
  await boss.move(table.id, { do: 'post', role: 'croupier', person }, { key: keyFrom(dice, boss) })
}

/** One thing further; whether something was done. */
const further = async (staff: Staff, table: DayTable, now: Replica, dice: Random): Promise<boolean> => {
  const due = dueAt(now)
  if (!due) return false
  if (due.by === 'chance' && table.mode === 'digital') return false
  const who = isSeat(due.by) ? undefined : staffFor(staff, due.by)
  // Cards that are told lie there for everybody to see.
  const move = due.by === 'chance' || tellsCards(due) ? moveOf(due, dice) : firstMove(due)
  if (!who || !move) return false
  if (who === staff.croupier) await posted(staff, table, now, dice)
  const answer = await who.move(table.id, intentOf(move), { key: keyFrom(dice, who) })
  return answer.ok
}

/** Goes again once the round is over. */
type Joined = () => Promise<unknown>

/**
 * A round may wait for what those who left can no longer do: a second bet (MZA-02), or being there when the first ball is
 * thrown (RA-04). Somebody else comes in and does it.
 */
const joinIn = async (
  world: World,
  pool: Pool,
  reception: Reception,
  table: DayTable,
  attempt: number,
): Promise<Joined> => {
  const { seed } = world.plan
  const dice = diceOf(seed, `last at ${table.id}`, attempt)
  const below = (bound: number): number => dice.below(bound)
  const who = await reception.guest(`last at ${table.id} ${attempt}`, 0)
  const ask = (move: Intent) => who.move(table.id, move, { key: keyFrom(dice, who) })
  await ask({ do: 'sit' })
  for (let tries = 0; tries < JOIN_TRIES; tries += 1) {
    const now = await rebuild(pool, table.id, { find: findDayGame })
    const seat = now && seatOfPerson(now.state, who.person.id)
    if (!seat || dueAt(now)) break
    const options = now.game.options(now.state, seat)
    const chips = purchase(options, JOIN_STAKES * Math.max(now.state.config.min ?? 0, now.state.config.chip))
    if (tries === 0 && chips) await ask(intentOf(chips))
    const offered = ofNature(now.game, options, 'stake')
    const stake = startingStake(now.game, now.state, offered, below)
    const move = stake ? intentOf(stake) : someOf(offered, dice)
    if (move) await ask(move)
  }
  count(world, 'rounds that waited for who had left')
  return () => ask({ do: 'leave' })
}

/** Plays the round of a table out; the robot does so by itself at its own. */
export const playOut = async (
  world: World,
  pool: Pool,
  { staff, reception }: Pick<Cast, 'staff' | 'reception'>,
  table: DayTable,
): Promise<void> => {
  const dice = diceOf(world.plan.seed, `end of ${table.id}`)
  const joined: Joined[] = []
  let now: Replica | undefined
  let [at, still] = ['', 0]
  let isTired = world.machine.patience(TRIES * WAIT_MS)
  for (let tries = 0; tries < TRIES_GOING_ON && (still < TRIES || !isTired()); tries += 1) {
    now = await rebuild(pool, table.id, { find: findDayGame })
    if (!now) break
    const here = `${now.state.round} ${now.state.phase}`
    if (here !== at) isTired = world.machine.patience(TRIES * WAIT_MS)
    still = here === at ? still + 1 : 0
    at = here
    if (now.state.status !== 'open' && !isOver(now)) await awake(staff, table, now, dice)
    if (isOver(now)) {
      for (const go of joined) await go()
      return
    }
    if (tries % JOIN_EVERY === JOIN_EVERY - 1 && now.state.status === 'open' && !dueAt(now))
      joined.push(await joinIn(world, pool, reception, table, joined.length))
    if (table.robot || !(await further(staff, table, now, dice))) await sleep(WAIT_MS)
  }
  const due = now && dueAt(now)
  wrong(world, `${table.id} is dead: ${now?.state.status} ${now?.state.phase}, due ${due?.by} ${due?.do}`)
}

const headsOf = async (pool: Pool): Promise<string> =>
  JSON.stringify((await pool.query('select table_id, version from table_head order by table_id')).rows)

/** Until no log has grown for a while. */
export const rest = async (world: World, pool: Pool): Promise<void> => {
  const isTired = world.machine.patience(REST_MS_MAX)
  let before = await headsOf(pool)
  for (;;) {
    await sleep(REST_MS)
    const now = await headsOf(pool)
    if (now === before) return
    if (isTired()) return wrong(world, 'the house does not come to rest')
    before = now
    count(world, 'waits for rest')
  }
}
