// Kills the player and PostgreSQL with signal 9 at random moments, again and again, and checks after each restart that
// nothing acknowledged is lost. Usage: node crash.js [kills=100] [seed]. How far it is, and how long the rest will take, stands
// on the standard error every ten kills.

import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { CATALOGUE } from '@tapete/engine'
import { random } from '@tapete/engine/testkit'
import {
  auditLedger,
  balances,
  catchUp,
  chainBreak,
  HOUSE,
  launch,
  move,
  openAccount,
  prepareDatabase,
  readLog,
  rebuild,
  tableBalances,
  walletOf,
} from '../dist/index.js'
import { openHouse, patiently } from './patience.js'

const PLAYER = fileURLToPath(new URL('player.js', import.meta.url))
const TABLES = CATALOGUE.map((game) => ({ id: `t-${game.id}`, game: game.id }))
const SEATS = [1, 2]
const PURSE = 1_000_000_000

const ensure = (holds, what) => {
  if (!holds) throw new Error(`BROKEN: ${what}`)
}

const prepare = async (url) => {
  const { pool, tables } = await openHouse(url)
  for (const seat of SEATS) {
    await openAccount(pool, walletOf(seat))
    await move(pool, { kind: 'deposit', key: `purse-${seat}`, from: HOUSE, to: walletOf(seat), amount: PURSE })
  }
  for (const { id, game } of TABLES) {
    await tables.create({ id, game, room: 'sala', name: id, mode: 'digital' })
    const moves = [
      { by: 'room-head', do: 'post', role: 'pit-boss', person: '901' },
      { by: 'pit-boss', do: 'post', role: 'croupier', person: '902' },
      { by: 'pit-boss', do: 'post', role: 'croupier', person: '903' },
      { by: 'pit-boss', do: 'open' },
      ...SEATS.flatMap((seat) => [
        { by: `seat:${seat}`, do: 'sit', player: String(seat) },
        { by: `seat:${seat}`, do: 'buy', amount: 1_000_000 },
      ]),
    ]
    for (const made of moves) {
      const command = { table: id, person: null, role: 'staff', move: made, key: crypto.randomUUID() }
      const answer = await patiently(() => tables.command(command))
      ensure(answer.ok, `${id}: ${JSON.stringify(made)}: ${JSON.stringify(answer)}`)
    }
  }
  await tables.stop()
  await pool.end()
}

/** The postmaster and every backend at once: left alone, a backend would still finish its commit. */
const killAll = (postmaster) => {
  const children =
    process.platform === 'linux'
      ? readdirSync('/proc')
          .filter((name) => /^\d+$/.test(name))
          .filter((name) => parentOf(name) === postmaster)
          .map(Number)
      : []
  for (const pid of [postmaster, ...children])
    try {
      process.kill(pid, 'SIGKILL')
    } catch (error) {
      if (error.code !== 'ESRCH') throw error
    }
}

const parentOf = (pid) => {
  try {
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[1])
  } catch {
    return undefined
  }
}

/** Lets a player play, and takes the life of it, of PostgreSQL, or of both. */
const round = async (server, seed, victim, lifeMs) => {
  const child = spawn(process.execPath, [PLAYER, server.url, String(seed), ...TABLES.map(({ id }) => id)])
  const [acknowledged, pending, refused] = [[], new Map(), []]
  let complaint = ''
  child.stderr.on('data', (data) => {
    complaint += data
  })
  const lines = createInterface({ input: child.stdout })
  const first = new Promise((resolve, reject) => {
    lines.on('line', (text) => {
      let line
      try {
        line = JSON.parse(text)
      } catch {
        return // cut off by the kill
      }
      if (line.try) pending.set(line.try.key, line.try)
      if (line.refused) refused.push(line.code)
      if (line.ack) {
        acknowledged.push({ key: line.ack, table: line.table, version: line.version })
        resolve()
      }
      pending.delete(line.ack ?? line.refused)
    })
    child.once('exit', () => reject(new Error(`the player ended by itself: ${complaint}`)))
  })
  const read = new Promise((resolve) => {
    lines.once('close', resolve)
  })
  await first
  await sleep(lifeMs)
  if (victim !== 'player') killAll(server.pid)
  // A player that outlives the database must not take a commit for done that is not.
  if (victim === 'postgres') await sleep(20)
  child.kill('SIGKILL')
  await read
  return { acknowledged, pending: [...pending.values()], refused }
}

const check = async (url, replicas, { acknowledged, pending }) => {
  const { pool, tables } = await openHouse(url)
  try {
    for (const { key, table, version } of acknowledged) {
      const at = 'select key from log_entry where table_id = $1 and seq = $2'
      const { rows } = await patiently(() => pool.query(at, [table, version]))
      ensure(rows[0]?.key === key, `acknowledged ${key} is not entry ${version} of ${table}`)
    }
    // Whoever got no answer asks again under the same key: done once, or refused because the table went on.
    let found = 0
    for (const command of pending) {
      const times = 'select count(*) as n from log_entry where key = $1'
      const there = () => patiently(async () => (await pool.query(times, [command.key])).rows[0].n)
      const before = await there()
      const answer = await patiently(() => tables.command(command))
      ensure(!before || (answer.ok && answer.repeated), `unanswered ${command.key} is there and was not recognised`)
      const after = await there()
      ensure(after === (answer.ok ? 1 : 0), `${command.key} is there ${after} times`)
      found += before
    }
    for (const { id } of TABLES) {
      const known = replicas.get(id)
      // Follows every new entry: chain, rules and events must agree with it.
      const follow = () => (known ? catchUp(pool, known) : rebuild(pool, id, { snapshots: false }))
      const replica = await patiently(follow)
      const held = await patiently(() => balances(pool, `table:${id}:`))
      const engine = tableBalances(replica)
      for (const account of new Set([...held.keys(), ...engine.keys()]))
        ensure((held.get(account) ?? 0) === (engine.get(account) ?? 0), `${account}: ledger and engine disagree`)
      replicas.set(id, replica)
    }
    const audit = await patiently(() => auditLedger(pool))
    ensure(
      audit.total === 0 && !audit.brokenSets.length && !audit.brokenAccounts.length,
      `ledger: ${JSON.stringify(audit)}`,
    )
    return found
  } finally {
    await tables.stop()
    await pool.end()
  }
}

const checkAll = async (url) => {
  const { pool, tables } = await openHouse(url)
  try {
    let entries = 0
    for (const { id } of TABLES) {
      const fast = await rebuild(pool, id)
      const slow = await rebuild(pool, id, { snapshots: false })
      ensure(JSON.stringify(fast.state) === JSON.stringify(slow.state), `${id}: the snapshot is not the log`)
      const log = await readLog(pool, id)
      ensure(chainBreak(slow.row, log) === undefined, `${id}: broken chain`)
      entries += log.length
    }
    return entries
  } finally {
    await tables.stop()
    await pool.end()
  }
}

/** How far it is, and how long it will take at this pace. */
const progress = (total, kills, began) => {
  const seconds = (Date.now() - began) / 1000
  const left = Math.round((seconds / total.kills) * (kills - total.kills))
  return `${total.kills} of ${kills} kills, ${Math.round(seconds)} s, about ${left} s left: ${JSON.stringify(total)}`
}

const kills = Number(process.argv[2] ?? 100)
const seed = Number(process.argv[3] ?? Date.now() % 1_000_000)
const dice = random(seed)
const dataDir = mkdtempSync(join(tmpdir(), 'tapete-crash-'))
const began = Date.now()
let server = await launch({ dataDir })
try {
  await prepareDatabase(server)
  await prepare(server.url)
  const replicas = new Map()
  const total = { kills: 0, player: 0, postgres: 0, both: 0, acknowledged: 0, unanswered: 0, committedUnanswered: 0 }
  for (let count = 0; count < kills; count += 1) {
    const victim = dice.pick(['player', 'postgres', 'both', 'both'])
    const played = await round(server, seed + count, victim, dice.below(400))
    server = await launch({ dataDir })
    ensure(server.adopted === (victim === 'player'), 'a living server is adopted, a killed one started again')
    total.committedUnanswered += await check(server.url, replicas, played)
    total.kills += 1
    total[victim] += 1
    total.acknowledged += played.acknowledged.length
    total.unanswered += played.pending.length
    if (total.kills % 10 === 0) process.stderr.write(`${progress(total, kills, began)}\n`)
  }
  const entries = await patiently(() => checkAll(server.url))
  process.stdout.write(
    `${JSON.stringify({ ok: true, ...total, lost: 0, entries, seed, seconds: Math.round((Date.now() - began) / 1000) })}\n`,
  )
} finally {
  await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
