// A day of the casino, from opening to audit. One seed, two nodes, every role, all games, faults; at the end money, logs, views
// and audits agree, or the day has failed and its journal stays.

import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openPool, type Pool } from '../database/pool.js'
import { prepareDatabase } from '../database/prepare.js'
import { auditHouse } from '../verify/house-audit.js'
import { newBook } from './book.js'
import { type Cast, castOf } from './cast.js'
import { checkCommands, readLogged } from './check/commands.js'
import { courseOf } from './check/course.js'
import { checkMoney } from './check/money.js'
import { checkNodes, checkWitness } from './check/views.js'
import { playOut, rest } from './closing.js'
import { type DayDatabase, databaseOf } from './database.js'
import { strike } from './faults.js'
import { findDayGame } from './games.js'
import { journalIn } from './journal.js'
import { type DayNode, nodeOf } from './nodes.js'
import { comesAt, type DayOptions, diceOf, houseFileOf, type Plan, planOf } from './plan.js'
import { watchMachine } from './starving.js'
import { newWitness } from './witness.js'
import { type Actor, count, type World, wrong } from './world.js'

export interface DayRun extends DayOptions {
  /** Where the journal and the logs of the nodes lie; removed when nothing was wrong. */
  readonly folder: string
  readonly databaseUrl?: string
  readonly onProgress?: (text: string) => void
}

export interface DayReport {
  readonly ok: boolean
  readonly seed: number
  readonly faults: readonly string[]
  /** What befell the house, and what was spared it, with the reason. */
  readonly struck: { readonly [kind: string]: number }
  readonly spared: { readonly [kind: string]: string }
  readonly entries: number
  readonly acknowledged: number
  readonly views: number
  readonly heard: number
  readonly money: { readonly deposits: number; readonly withdrawals: number; readonly lines: number }
  readonly counts: { readonly [name: string]: number }
  /** How long the machine had no processor for the house: then it was allowed to be late. */
  readonly starved: number
  /** What was done at all tables, without when: in lockstep the same for the same seed. */
  readonly course: string
  readonly seconds: number
  readonly folder: string
}

const AFTERMATH_MS = 8_000
const PROGRESS_MS = 10_000
/** So long a fault waits where the machine has no processor for the house: on top of that it would tell nothing. */
const BREATH_MS_MAX = 20_000

interface Stage {
  readonly world: World
  readonly database: DayDatabase
  readonly pool: Pool
  readonly struck: Map<string, number>
  /** Faults that are not over. */
  readonly underWay: Set<Promise<void>>
}

const troubles = () => {
  let active = 0
  let until = 0
  return {
    begin: () => {
      active += 1
    },
    end: () => {
      active -= 1
      until = performance.now() + AFTERMATH_MS
    },
    /** Something that nobody did to the house. */
    pass: () => {
      until = performance.now() + AFTERMATH_MS
    },
    now: () => active > 0 || performance.now() < until,
  }
}
type Troubles = ReturnType<typeof troubles>

const befall = (stage: Stage, trouble: Troubles, index: number): Promise<void> => {
  const { world, database, struck, underWay } = stage
  const fault = world.plan.planned[index] as Plan['planned'][number]
  const { kind } = fault
  if (database.spared.has(kind)) return Promise.resolve()
  world.journal.note('fault', fault)
  struck.set(kind, (struck.get(kind) ?? 0) + 1)
  trouble.begin()
  const over = strike({ nodes: world.nodes, database }, fault)
    .catch((error: Error) => wrong(world, `${kind}: ${error.message}`))
    .finally(() => {
      world.journal.note('over', { kind })
      trouble.end()
      underWay.delete(over)
    })
  underWay.add(over)
  return over
}

/**
 * How long the doors have been open, in milliseconds with a processor: a machine that does other work makes a day longer, at most
 * twice as long, instead of leaving its faults out.
 */
const timeOf = ({ machine, plan: { lengthMs } }: World): (() => number) => {
  const [began, before] = [performance.now(), machine.starvedMs()]
  return () => performance.now() - began - Math.min(machine.starvedMs() - before, lengthMs)
}

/** Everybody at their own pace, and the faults when their time comes. */
const together = async (stage: Stage, trouble: Troubles, cast: readonly Actor[]): Promise<void> => {
  const { world } = stage
  const { seed, planned, lengthMs } = world.plan
  const open = timeOf(world)
  /** The doors stay open for the least number of faults, however late these are. */
  let awaited = planned.length > 0
  const at = async (ms: number): Promise<void> => {
    for (let early = ms - open(); early > 0; early = ms - open()) await sleep(early)
  }
  const acts = async (actor: Actor): Promise<void> => {
    for (let turn = 0; open() < lengthMs || awaited; turn += 1) {
      const dice = diceOf(seed, actor.name, turn)
      await sleep(actor.pause(dice))
      // Whoever is stopped by something that must not be stays away; the others play on.
      const well = await actor.turn(dice).then(
        () => true,
        (error: Error) => wrong(world, `${actor.name}: ${error.stack ?? error.message}`),
      )
      if (!well) return
      count(world, 'turns taken')
    }
  }
  const fates = async (): Promise<void> => {
    let over = Number.NEGATIVE_INFINITY
    for (const [index, fault] of planned.entries()) {
      const struck = [...stage.struck.values()].reduce((sum, times) => sum + times, 0)
      const ms = comesAt(world.plan, fault, { over, struck })
      if (ms === undefined) break
      await at(ms)
      await world.machine.breathes(BREATH_MS_MAX)
      await befall(stage, trouble, index)
      over = open()
    }
    awaited = false
  }
  await Promise.all([...cast.map(acts), fates()])
}

/** One after another in the order of the dice; a fault is over before the next turn. */
const inLockstep = async (stage: Stage, trouble: Troubles, cast: readonly Actor[], settled: () => Promise<void>) => {
  const { world } = stage
  const { seed, planned, turns } = world.plan
  const taken = new Map<string, number>()
  for (let turn = 0; turn < turns; turn += 1) {
    for (const [index, fault] of planned.entries()) if (fault.at === turn) await befall(stage, trouble, index)
    const actor = diceOf(seed, 'turn', turn).pick(cast)
    const own = taken.get(actor.name) ?? 0
    taken.set(actor.name, own + 1)
    await actor.turn(diceOf(seed, actor.name, own))
    await settled()
    count(world, 'turns taken')
  }
}

/** Rounds are played out while everybody leaves; in lockstep one table after another, and then one person. */
const close = async (world: World, pool: Pool, staged: Cast): Promise<void> => {
  const { tables, lockstep } = world.plan
  const steps = [
    ...tables.map((table) => () => playOut(world, pool, staged, table)),
    ...staged.cast.map((actor) => () => actor.leave()),
  ]
  if (lockstep) for (const step of steps) await step()
  else await Promise.all(steps.map((step) => step()))
}

const check = async ({ world, pool }: Stage, lookers: Parameters<typeof checkNodes>[0]) => {
  const { plan, book, witness, nodes } = world
  const logged = await readLogged(pool)
  for (const fault of checkCommands(book, logged)) wrong(world, fault)
  const { faults, ...money } = await checkMoney(pool, plan, book)
  for (const fault of faults) wrong(world, fault)
  const tables = plan.tables.map(({ id }) => id)
  for (const fault of await checkNodes(lookers, tables)) wrong(world, fault)
  for (const node of nodes) await node.kill()
  const audit = await auditHouse(pool, findDayGame)
  if (!audit.ok)
    wrong(
      world,
      `the audit is not sound: ${JSON.stringify({ ...audit, tables: audit.tables.filter((each) => each.wrong) })}`,
    )
  for (const fault of await checkWitness(pool, witness)) wrong(world, fault)
  return { money, entries: logged.length, course: await courseOf(pool) }
}

const nodesOf = async (
  run: DayRun,
  databaseUrl: string,
  houseFile: string,
  died: (index: number, how: string) => void,
): Promise<readonly [DayNode, DayNode]> => {
  const wanted = { databaseUrl, houseFile, lockstep: run.lockstep ?? false, seed: run.seed }
  const [one, two] = [0, 1].map((index) =>
    nodeOf(`node-${index + 1}`, wanted, run.folder, (how) => died(index, how)),
  ) as [Promise<DayNode>, Promise<DayNode>]
  return [await one, await two]
}

/** Before two nodes do it at once, and so that a database that is not empty is found out here. */
const prepared = async (pool: Pool, { direct: url, owner: ownerUrl }: DayDatabase): Promise<void> => {
  await prepareDatabase({ url, ownerUrl })
  const { rows } = await pool.query<{ n: number }>('select count(*)::int as n from game_table')
  if (rows[0]?.n) throw new Error('the database of a day must be empty')
}

interface Opened extends Stage {
  readonly trouble: Troubles
  /** From now on nobody who dies is missed. */
  ending(): void
  stop(): Promise<void>
}

const open = async (run: DayRun, plan: Plan): Promise<Opened> => {
  const { folder } = run
  mkdirSync(folder, { recursive: true })
  const journal = journalIn(folder)
  const houseFile = join(folder, 'house.json')
  writeFileSync(houseFile, JSON.stringify(houseFileOf(plan)))
  const trouble = troubles()
  const database = await databaseOf(folder, run.databaseUrl, (text) => journal.note('database', { text }))
  const pool = openPool(database.direct, { max: 4, patient: true })
  let [ended, stopped] = [false, false]
  const nodes = await nodesOf(run, database.url, houseFile, (index, how) => {
    if (ended) return
    wrong(world, how)
    nodes[index]?.start().catch((error: Error) => wrong(world, error.message))
  })
  const machine = watchMachine(() => [process.pid, ...nodes.map((node) => node.pid())], trouble.pass)
  const world: World = {
    ...{ plan, machine, nodes, journal, book: newBook(), witness: newWitness(), counts: new Map(), faults: [] },
    troubled: trouble.now,
    over: () => stopped,
  }
  return {
    ...{ world, database, pool, trouble, struck: new Map(), underWay: new Set() },
    ending: () => {
      ended = true
    },
    stop: async () => {
      stopped = true
      machine.stop()
      for (const node of nodes) await node.stop()
      await pool.end()
      await database.stop()
      await journal.close()
    },
  }
}

type Checked = Awaited<ReturnType<typeof check>>

/** From opening to closing, and what the checks found. */
const live = async (opened: Opened, say: (text: string) => void): Promise<Checked> => {
  const { world, pool, database, trouble, underWay } = opened
  const { plan, nodes } = world
  await prepared(pool, database)
  // Nodes that start at once make each other's people twice over, and numbers are lost on the way.
  if (plan.lockstep) for (const node of nodes) await node.start()
  else await Promise.all(nodes.map((node) => node.start()))
  const staged = await castOf(world, pool)
  say(`${plan.tables.length} tables, ${staged.cast.length} actors, ${plan.planned.length} faults; seed ${plan.seed}`)
  if (plan.lockstep) await inLockstep(opened, trouble, staged.cast, staged.settled)
  else await together(opened, trouble, staged.cast)
  await Promise.all(underWay)
  say('closing')
  await close(world, pool, staged)
  await rest(world, pool)
  opened.ending()
  return check(opened, await staged.lookers())
}

const NOTHING: Checked = { money: { deposits: 0, withdrawals: 0, lines: 0 }, entries: 0, course: '' }

export const runDay = async (run: DayRun): Promise<DayReport> => {
  const { folder, onProgress = () => {} } = run
  const began = performance.now()
  const opened = await open(run, planOf(run))
  const { world, struck, database } = opened
  const { book, witness, counts, faults, plan } = world
  const told = setInterval(() => onProgress(progressOf(opened, began)), PROGRESS_MS)
  const found = await live(opened, onProgress).catch((error: Error) => {
    wrong(world, error.stack ?? error.message)
    return NOTHING
  })
  clearInterval(told)
  opened.ending()
  if (faults.length > 0) await keepLogs(opened.pool, folder).catch(() => {})
  await opened.stop()
  const ok = faults.length === 0
  if (ok) rmSync(folder, { recursive: true, force: true })
  return {
    ...{ ok, seed: plan.seed, faults, folder, ...found },
    struck: Object.fromEntries(struck),
    spared: Object.fromEntries(database.spared),
    acknowledged: [...book.asked.values()].filter(({ answer }) => answer?.ok).length,
    ...{ views: witness.views.length, heard: witness.heard.length },
    counts: Object.fromEntries([...counts].sort(([one], [other]) => (one < other ? -1 : 1))),
    starved: Math.round(world.machine.starvedMs() / 1000),
    seconds: Math.round((performance.now() - began) / 1000),
  }
}

/** What the tables say, for whoever looks for the reason. */
const keepLogs = async (pool: Pool, folder: string): Promise<void> => {
  const { rows } = await pool.query<{ entry: string }>(
    `select (to_jsonb(l) - 'hash')::text as entry from log_entry l order by table_id, seq`,
  )
  writeFileSync(join(folder, 'logs.jsonl'), `${rows.map(({ entry }) => entry).join('\n')}\n`)
}

const progressOf = ({ world, struck }: Stage, began: number): string => {
  const done = world.counts.get('moves done') ?? 0
  const faults = [...struck.values()].reduce((sum, each) => sum + each, 0)
  const seconds = Math.round((performance.now() - began) / 1000)
  const starved = Math.round(world.machine.starvedMs() / 1000)
  return `${seconds} s, ${starved} without a processor: ${done} moves done, ${faults} faults, ${world.faults.length} wrong`
}
