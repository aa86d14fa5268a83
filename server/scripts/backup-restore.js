// Plays, backs up while people play, plays on, destroys the house, restores it, and checks that it is the house of the
// backup: everything acknowledged before is there, nothing made after is, chain and ledger are sound.
// Usage: node backup-restore.js [seconds=3] [keep]

import { spawn, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { firstMove } from '@tapete/engine'
import { openPool } from '../dist/index.js'
import { serve } from '../dist/serve.js'

const TAPETE = fileURLToPath(new URL('../../cli/bin/tapete.js', import.meta.url))
const seconds = Number(process.argv[2] ?? 3)
const place = mkdtempSync(join(tmpdir(), 'tapete-backup-'))
const [data, copy, restored] = ['data', 'backup', 'restored'].map((name) => join(place, name))

const ensure = (holds, what) => {
  if (!holds) throw new Error(`BROKEN: ${what}`)
}

const tapete = (...args) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [TAPETE, ...args], { encoding: 'utf8' })
  ensure(status === 0, `tapete ${args.join(' ')}: ${status}\n${stdout}${stderr}`)
  return stdout
}

/** A house that plays by itself, fast: a robot at every table and a player who always bets. */
const HOUSE = `
import { serve } from ${JSON.stringify(new URL('../dist/serve.js', import.meta.url).href)}
import { randomUUID } from 'node:crypto'
const pace = { 'first-bets': 30, 'last-bets': 30, bets: 60, result: 20, step: 10, between: 30, errand: 10 }
const { house } = await serve({ port: 0, dataDir: ${JSON.stringify(data)}, webRoot: null, floor: { pace }, robotPlayers: 0 })
const say = (line) => process.stdout.write(JSON.stringify(line) + '\\n')
const play = async (table) => {
  const person = await house.people.guest()
  const seated = await house.floor.sit(person, table)
  if (!seated.ok) throw new Error(JSON.stringify(seated))
  house.floor.presence(person, table, true)
  const moves = [{ do: 'buy', amount: 500000 }]
  for (;;) {
    const move = moves.shift() ?? { do: 'bet', on: table === 'mesa-5' ? 'value:1' : 'red', amount: 1000 }
    const key = randomUUID()
    say({ key, table, sent: Date.now() })
    const answer = await house.floor.act(person, table, { move, key })
    say({ key, ok: answer.ok, code: answer.refusal?.code, heard: Date.now() })
    await new Promise((done) => setTimeout(done, answer.ok ? 5 : 20))
  }
}
await Promise.all(['mesa-1', 'mesa-2', 'mesa-5'].map(play))
`

const startHouse = async () => {
  const file = join(place, 'house.mjs')
  writeFileSync(file, HOUSE)
  const child = spawn(process.execPath, [file], { stdio: ['ignore', 'pipe', 'inherit'] })
  const commands = new Map()
  const lines = createInterface({ input: child.stdout })
  await new Promise((begun, failed) => {
    child.once('exit', () => failed(new Error('the house ended by itself')))
    lines.on('line', (text) => {
      const line = JSON.parse(text)
      commands.set(line.key, { ...commands.get(line.key), ...line })
      begun()
    })
  })
  return { child, commands }
}

const stateOf = async (url) => {
  const pool = openPool(url, { max: 2 })
  const { rows: log } = await pool.query(
    `select table_id as table, seq, key, encode(hash, 'hex') as hash, draw, move from log_entry order by table_id, seq`,
  )
  const { rows: sets } = await pool.query(
    'select set_id, table_id, seq, account, amount from ledger_line order by set_id, table_id, seq, account',
  )
  await pool.end()
  return { log, sets }
}

const exported = async (url, table) => {
  const call = (path, body, cookie) =>
    fetch(url + path, {
      headers: { 'x-tapete': '1', 'content-type': 'application/json', ...(cookie && { cookie }) },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    })
  const { accounts } = await (await call('/api/demo')).json()
  const { name, password } = accounts.find(({ role }) => role === 'regulator')
  const login = await call('/api/login', { name, password })
  const cookie = login.headers.get('set-cookie').split(';')[0]
  const file = await call(`/api/tables/${table}/export`, undefined, cookie)
  ensure(file.ok, `export of ${table}: ${file.status}`)
  return file.text()
}

const { child, commands } = await startHouse()
try {
  await sleep(seconds * 1000)
  const began = Date.now()
  const backup = JSON.parse(tapete('backup', copy, '--data', data, '--json'))
  const ended = Date.now()
  await sleep(seconds * 1000)

  // What the first house had in the end, to compare with; then it is lost, all at once.
  child.removeAllListeners('exit')
  child.kill('SIGKILL')
  const { launch } = await import('../dist/index.js')
  const lost = await launch({ dataDir: data })
  const whole = await stateOf(lost.url)
  process.kill(lost.pid, 'SIGKILL')
  await sleep(500)
  rmSync(data, { recursive: true, force: true, maxRetries: 5 })

  tapete('restore', copy, '--data', restored)
  const audit = JSON.parse(tapete('audit', '--data', restored, '--json'))
  ensure(audit.ok, JSON.stringify(audit))

  // Compared before it is served: a house that is plays its unfinished rounds out.
  const quiet = await launch({ dataDir: restored })
  const now = await stateOf(quiet.url)
  await quiet.stop()
  const served = await serve({ port: 0, dataDir: restored, webRoot: null, robotPlayers: 0 })
  const keys = new Set(now.log.map(({ key }) => key))
  const acknowledged = [...commands.values()].filter(({ ok, heard }) => ok && heard < began)
  for (const { key, table } of acknowledged) ensure(keys.has(key), `acknowledged ${key} of ${table} is not there`)
  const later = [...commands.values()].filter(({ sent }) => sent > ended)
  for (const { key, table } of later) ensure(!keys.has(key), `${key} of ${table} was made after the backup`)
  const at = new Map(whole.log.map((entry) => [`${entry.table} ${entry.seq}`, entry]))
  // Entries the restored house makes by itself (seats of who is away) come after; those it had are the first house's.
  for (const { table } of audit.tables) {
    const { entries, head } = audit.tables.find((each) => each.table === table)
    if (entries > 0) ensure(at.get(`${table} ${entries}`)?.hash === head, `${table}: another history`)
  }
  const before = new Set(whole.sets.map((line) => JSON.stringify(line)))
  const money = now.sets.filter((line) => !before.has(JSON.stringify(line))).length

  const verified = []
  for (const table of ['mesa-1', 'mesa-2', 'mesa-5']) {
    const path = join(place, `${table}.json`)
    writeFileSync(path, await exported(served.url, table))
    const report = JSON.parse(tapete('verify', path, '--fingerprint', served.fingerprint, '--json'))
    ensure(report.ok && report.restored.length === 1, `export of ${table}`)
    verified.push({ table, ok: report.ok, restored: report.restored })
  }

  // What was drawn in the lost time is not drawn again: the tables went on to a series nobody has seen.
  const { dealer, tables } = served.house
  const next = []
  ensure(
    ['mesa-1', 'mesa-2', 'mesa-5'].every((table) => served.restarted.includes(table)),
    'a series went on',
  )
  for (const table of ['mesa-1', 'mesa-2']) {
    const { entries: known } = audit.tables.find((each) => each.table === table)
    const lost = whole.log.filter((entry) => entry.table === table).flatMap(({ draw }) => draw ?? [])
    const commitments = new Set(lost.map(({ commitment }) => commitment))
    ensure(
      !commitments.has((await dealer.cursor(table)).commitment),
      `${table} goes on with a series of the lost house`,
    )
    for (let step = 0; step < 20; step += 1) {
      const { log } = await stateOf(served.databaseUrl)
      const later = log.filter((entry) => entry.table === table && entry.seq > known)
      const drawn = later.flatMap(({ draw }) => draw ?? []).find(({ kind }) => kind === 'draw')
      if (drawn) {
        const { series, index, word } = drawn
        ensure(index === 0 && word === 0, `${table} goes on within a series`)
        next.push({ table, series, index, word })
        break
      }
      const { game, state } = await tables.load(table)
      const [due] = game.due(state)
      if (!due) break
      if (due.option.by === 'chance') {
        await dealer.deal(table)
        continue
      }
      const move = firstMove(due.option)
      await tables.command({ table, person: null, role: 'house', move, key: randomUUID() })
    }
  }
  await served.stop()
  const report = {
    ok: true,
    backup: { ms: ended - began, megabytes: Math.round(backup.bytes / 1e6), files: backup.files },
    ...{ acknowledgedBefore: acknowledged.length, lost: 0, madeAfter: later.length, found: 0 },
    ...{
      entriesAtTheEnd: whole.log.length,
      entriesRestored: audit.tables.reduce((sum, { entries }) => sum + entries, 0),
    },
    ...{ ledgerLinesNotOfTheFirstHouse: money, ledger: audit.ledger, verified, firstDraws: next },
  }
  process.stdout.write(`${JSON.stringify(report, null, 2)}\n`)
} finally {
  child.kill('SIGKILL')
  if (process.argv[3] === 'keep') process.stderr.write(`${place}\n`)
  else rmSync(place, { recursive: true, force: true, maxRetries: 5 })
}
