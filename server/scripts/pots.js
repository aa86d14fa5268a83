// Contributions to one pot from many tables, while the node that plays them, PostgreSQL, or both are killed with signal 9 again and
// again: not a peso lost, shown or owed twice. Usage: node pots.js [contributions=50000] [tables=40] [kills=50] [seed]. How far it
// is stands on the standard error; what was found, as JSON, on the output.

import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { findTold } from '@tapete/engine'
import { random } from '@tapete/engine/testkit'
import { auditHouse, balances, HOUSE, launch, move, openAccount, prepareDatabase, walletOf } from '../dist/index.js'
import { openHouse, patiently } from './patience.js'

const PLAYER = fileURLToPath(new URL('pots-player.js', import.meta.url))
const POT = 'pozo'
const PURSE = 1_000_000_000_000

const ensure = (holds, what) => {
  if (!holds) throw new Error(`BROKEN: ${what}`)
}

const wanted = Number(process.argv[2] ?? 50_000)
const count = Number(process.argv[3] ?? 40)
const kills = Number(process.argv[4] ?? 50)
const seed = Number(process.argv[5] ?? Date.now() % 1_000_000)
const TABLES = Array.from({ length: count }, (_, at) => `m${at + 1}`)
const dice = random(seed)

const open = (url) => openHouse(url, { find: findTold })

const must = async (tables, table, ...moves) => {
  for (const made of moves) {
    const command = { table, person: null, role: 'staff', move: made, key: crypto.randomUUID() }
    const answer = await patiently(() => tables.command(command))
    ensure(answer.ok, `${table}: ${JSON.stringify(made)}: ${JSON.stringify(answer)}`)
  }
}

const prepare = async (url) => {
  const { pool, tables } = await open(url)
  const terms = {
    commission: 2_000,
    reserves: [1_000],
    base: 1_000_000,
    credit: 500,
    min: 500,
    max: 3_000,
    acceptor: 'manual',
  }
  await tables.create({ id: POT, game: 'progressive-scj', config: terms, room: 'pots', name: POT, mode: 'live' })
  for (const [at, id] of TABLES.entries()) {
    const wallet = walletOf(at + 1)
    await openAccount(pool, wallet)
    await move(pool, { kind: 'deposit', key: `purse-${id}`, from: HOUSE, to: wallet, amount: PURSE })
    const config = { shuffling: 'packets', min: 500, max: 5_000 }
    await tables.create({ id, game: 'caribbean-poker', config, room: 'sala', name: id, mode: 'live' })
    await must(
      ...[tables, id],
      { by: 'room-head', do: 'post', role: 'pit-boss', person: '901' },
      { by: 'pit-boss', do: 'post', role: 'croupier', person: '902' },
      { by: 'pit-boss', do: 'open' },
      { by: 'seat:1', do: 'sit', player: String(at + 1) },
    )
    await must(tables, POT, { by: 'room-head', do: 'connect', table: id, game: 'caribbean-poker' })
  }
  await must(tables, POT, { by: 'room-head', do: 'open-pot' })
  await tables.stop()
  await pool.end()
}

const parentOf = (pid) => {
  try {
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[1])
  } catch {
    return undefined
  }
}

/** The postmaster and every backend at once: left alone, a backend would still finish its commit. */
const killAll = (postmaster) => {
  const children =
    process.platform === 'linux'
      ? readdirSync('/proc')
          .filter((name) => /^\d+$/.test(name) && parentOf(name) === postmaster)
          .map(Number)
      : []
  for (const pid of [postmaster, ...children])
    try {
      process.kill(pid, 'SIGKILL')
    } catch (error) {
      if (error.code !== 'ESRCH') throw error
    }
}

/** Lets them play until so many contributions are acknowledged, and takes the life of the player, of PostgreSQL, or of both. */
const life = async (server, playerSeed, victim, goal) => {
  const child = spawn(process.execPath, [PLAYER, server.url, String(playerSeed), ...TABLES])
  const [acknowledged, pending] = [[], new Map()]
  let complaint = ''
  child.stderr.on('data', (data) => {
    complaint += data
  })
  const ended = new Promise((_, reject) => {
    child.once('exit', () => reject(new Error(`the player ended by itself: ${complaint}`)))
  })
  ended.catch(() => {})
  const lines = createInterface({ input: child.stdout })
  let fed = 0
  let enough
  const played = new Promise((resolve) => {
    enough = resolve
  })
  lines.on('line', (text) => {
    let line
    try {
      line = JSON.parse(text)
    } catch {
      return // cut off by the kill
    }
    if (line.try) pending.set(line.try.key, line.try)
    if (line.ack) acknowledged.push({ key: line.ack, table: line.table, version: line.version })
    pending.delete(line.ack ?? line.refused)
    if (line.did === 'no-more-bets') fed += 1
    if (fed >= goal) enough()
  })
  const read = new Promise((resolve) => {
    lines.once('close', resolve)
  })
  await Promise.race([ended, played])
  await sleep(dice.below(50))
  if (victim === 'postgres' || victim === 'both') killAll(server.pid)
  if (victim === 'postgres') await sleep(20)
  child.kill('SIGKILL')
  await read
  return { acknowledged, pending: [...pending.values()] }
}

const contributions = async (pool) =>
  (
    await pool.query(`select count(*)::int as n from log_entry where table_id = $1 and move ->> 'do' = 'contribute'`, [
      POT,
    ])
  ).rows[0].n

/** What was acknowledged is there; what got no answer is done once or not at all. */
const check = async (url, { acknowledged, pending }) => {
  const { pool, tables } = await open(url)
  try {
    const { rows: missing } = await patiently(() =>
      pool.query(
        `select a.key from unnest($1::text[], $2::text[], $3::int[]) as a (key, id, version)
           left join log_entry l on l.table_id = a.id and l.seq = a.version where l.key::text is distinct from a.key`,
        ['key', 'table', 'version'].map((field) => acknowledged.map((each) => each[field])),
      ),
    )
    ensure(missing.length === 0, `acknowledged and not where it was said: ${JSON.stringify(missing)}`)
    for (const command of pending) {
      const there = () =>
        patiently(
          async () =>
            (await pool.query('select count(*)::int as n from log_entry where key = $1', [command.key])).rows[0].n,
        )
      const before = await there()
      const answer = await patiently(() => tables.command(command))
      ensure(!before || (answer.ok && answer.repeated), `unanswered ${command.key} is there and was not recognised`)
      ensure((await there()) === (answer.ok ? 1 : 0), `${command.key} is not there once`)
    }
    return await patiently(() => contributions(pool))
  } finally {
    await tables.stop()
    await pool.end()
  }
}

/** Amounts of an event by table and round, with a mark where one stands twice. */
const sums = `
  select coalesce(json_object_agg(k, a), '{}') as all, count(*)::int as n, coalesce(sum(a), 0)::bigint as total, coalesce(max(times), 0)::int as most from (
    select $3::text as t, k, sum(a) as a, count(*) as times from (
      select case when l.table_id = $1 then e ->> 'table' else l.table_id end || ' ' || (e ->> 'round') || coalesce(' ' || (e ->> 'seat'), '') as k,
             (e ->> $4)::bigint as a
        from log_entry l, jsonb_array_elements(l.events) e
       where e ->> 'type' = $2 and (l.table_id = $1) = ($3 = 'pot')) x group by k) y`

const told = async (pool, type, where, amount) => (await pool.query(sums, [POT, type, where, amount])).rows[0]

/** Both sides of everything that passed between the pot and its tables. */
const bothSides = async (pool) => {
  const same = async (what, atTable, atPot) => {
    const [here, there] = [await told(pool, ...atTable), await told(pool, ...atPot)]
    ensure(
      JSON.stringify(Object.entries(here.all).sort()) === JSON.stringify(Object.entries(there.all).sort()),
      `${what}: ${here.total} at the tables, ${there.total} at the pot`,
    )
    return there
  }
  const fed = await same('contributions', ['side-bets-locked', 'table', 'amount'], ['contributed', 'pot', 'collected'])
  ensure(fed.most === 1, 'a round was contributed twice')
  const paid = async (type) =>
    (
      await pool.query(
        `select coalesce(sum((e ->> 'amount')::bigint), 0)::bigint as total, count(*)::int as n from log_entry l, jsonb_array_elements(l.events) e
      where e ->> 'type' = $1`,
        [type],
      )
    ).rows[0]
  const [awarded, due, handed] = [await paid('prize-awarded'), await paid('prize-due'), await paid('prize-paid')]
  ensure(awarded.total === due.total && awarded.n === due.n, 'what was awarded is not what came to the tables')
  ensure(handed.total <= due.total, 'more was paid than came')
  const reversed = (
    await pool.query(
      `select coalesce(sum((e ->> 'amount')::bigint), 0)::bigint as total from log_entry l, jsonb_array_elements(l.events) e
      where l.table_id = $1 and e ->> 'type' = 'contribution-reversed'`,
      [POT],
    )
  ).rows[0].total
  return { fed, awarded, handed, reversed }
}

const reconcile = async (url) => {
  const { pool, tables } = await open(url)
  try {
    const { fed, awarded, handed, reversed } = await bothSides(pool)
    const { state } = await tables.load(POT)
    const { main = 0, commission = 0, base = 0, advance = 0 } = state.accounts
    const reserve = state.accounts['reserve:1'] ?? 0
    ensure(state.play.meter.main === main, 'the meter is not the pot')
    // All that came in is somewhere, to the peso.
    const came = fed.total - reversed - base - advance
    ensure(
      came === main + reserve + commission + awarded.total,
      `${came} came, ${main + reserve + commission + awarded.total} are there or were paid`,
    )
    const ledger = await balances(pool, `table:${POT}:`)
    for (const [account, amount] of Object.entries(state.accounts))
      if (account !== 'link')
        ensure((ledger.get(`table:${POT}:${account}`) ?? 0) === amount, `${account}: ledger and pot disagree`)
    const audit = await auditHouse(pool, findTold)
    ensure(
      audit.ok && audit.owedBetweenLogs === 0,
      `audit: ${JSON.stringify(audit.tables.filter(({ wrong }) => wrong))} ${audit.findings}`,
    )
    const entries = (await pool.query('select count(*)::int as n from log_entry')).rows[0].n
    return {
      contributions: fed.n,
      collected: fed.total,
      reversed,
      prizes: awarded.n,
      awarded: awarded.total,
      paid: handed.total,
      main,
      reserve,
      commission,
      entries,
    }
  } finally {
    await tables.stop()
    await pool.end()
  }
}

const dataDir = mkdtempSync(join(tmpdir(), 'tapete-pots-'))
const began = Date.now()
let server = await launch({ dataDir })
try {
  await prepareDatabase(server)
  await prepare(server.url)
  const total = { kills: 0, acknowledged: 0, unanswered: 0 }
  let done = 0
  while (done < wanted || total.kills < kills) {
    const goal = Math.min(wanted, Math.ceil((wanted / kills) * (total.kills + 1)))
    const victim = dice.pick(['player', 'postgres', 'both'])
    const lived = await life(server, seed + total.kills, victim, goal - done)
    // A living server is adopted, a killed one started again.
    server = await launch({ dataDir })
    done = await check(server.url, lived)
    total.kills += 1
    total.acknowledged += lived.acknowledged.length
    total.unanswered += lived.pending.length
    process.stderr.write(
      `${done} of ${wanted} contributions, ${total.kills} kills, ${Math.round((Date.now() - began) / 1000)} s\n`,
    )
  }
  const found = await patiently(() => reconcile(server.url))
  process.stdout.write(
    `${JSON.stringify({ ok: true, tables: count, seed, ...total, ...found, seconds: Math.round((Date.now() - began) / 1000) })}\n`,
  )
} finally {
  await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
