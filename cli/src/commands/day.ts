import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { DayReport } from '@tapete/server/day'
import { type Command, FAILED, Misuse, noMore, OK, wholeNumber } from '../command.js'
import { grouped } from '../format.js'

const told = (report: DayReport): string => {
  const { seed, struck, spared, counts, entries, acknowledged, views, heard, money, course, seconds, starved } = report
  const list = (values: { readonly [name: string]: number | string }): string =>
    Object.entries(values)
      .map(([name, value]) => `  ${name}: ${typeof value === 'number' ? grouped(value) : value}`)
      .join('\n')
  return [
    `seed ${seed}, ${seconds} s, course ${course}`,
    `${grouped(entries)} entries, ${grouped(acknowledged)} acknowledged, ${grouped(views)} views and ${grouped(heard)} tellings held against the logs`,
    `${grouped(money.deposits)} paid in, ${grouped(money.withdrawals)} paid out, ${grouped(money.lines)} lines of wallets`,
    ...(starved > 0
      ? [`${grouped(starved)} s without a processor for the house, which was allowed to be late then`]
      : []),
    `what befell the house:\n${list(struck)}`,
    ...(Object.keys(spared).length > 0 ? [`what was spared it:\n${list(spared)}`] : []),
    `what happened:\n${list(counts)}`,
    ...(report.ok
      ? ['everything agrees']
      : [`WRONG, journal in ${report.folder}:`, ...report.faults.map((fault) => `  ${fault}`)]),
  ].join('\n')
}

export const day: Command = {
  name: 'day',
  summary: 'a day of a casino under faults, from one seed; at the end everything must agree',
  help: `tapete day [--seed n] [--minutes n] [--players n] [--lockstep] [--faults a,b] [--folder dir] [--database url] [--json]

Opens a house of every game on two nodes and a database of its own, lets people of every role play there over HTTP and
sockets, and meanwhile kills and freezes nodes and database, cuts and slows connections, moves clocks and fills the disk.
At the end all money, every acknowledged command, every log, every view anybody received and the audit must agree. Exit
code 1 when anything does not; the journal of what was sent, answered and broken then stays.

  --seed n        what everybody intends and which fault comes when follow from it (by the clock)
  --minutes n     how long people play (1)
  --players n     how many come, guests among them (60)
  --lockstep      one after another, without robots: the same seed gives the same logs
  --seconds n     instead of --minutes
  --faults a,b    only these kinds of faults; none for nothing but play
  --folder dir    where the journal lies (in a temporary place)
  --database url  an empty PostgreSQL of your own (or DATABASE_URL): its process and disk are spared`,
  run: async (args, io) => {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        ...{ seed: { type: 'string' }, minutes: { type: 'string' }, seconds: { type: 'string' } },
        ...{ players: { type: 'string' }, faults: { type: 'string' }, folder: { type: 'string' } },
        ...{ database: { type: 'string' }, lockstep: { type: 'boolean' }, json: { type: 'boolean' } },
      },
    })
    noMore(positionals, 0)
    const { FAULTS, runDay } = await import('@tapete/server/day')
    const kinds = values.faults === 'none' ? [] : values.faults?.split(',')
    const unknown = kinds?.find((kind) => !FAULTS.some((each) => each === kind))
    if (unknown !== undefined) throw new Misuse(`no fault "${unknown}"; the faults are ${FAULTS.join(', ')}`)
    const seed = wholeNumber('seed', values.seed, 1 + (Date.now() % 1_000_000))
    const minutes = wholeNumber('minutes', values.minutes, 1, 1440)
    const databaseUrl = values.database ?? process.env.DATABASE_URL
    io.err(`seed ${seed}\n`)
    const report = await runDay({
      ...{ seed, players: wholeNumber('players', values.players, 60, 2_000), lockstep: values.lockstep ?? false },
      minutes: values.seconds === undefined ? minutes : wholeNumber('seconds', values.seconds, 60, 86_400) / 60,
      folder: values.folder ? resolve(values.folder) : mkdtempSync(join(tmpdir(), `tapete-day-${seed}-`)),
      onProgress: (text) => io.err(`${text}\n`),
      ...(kinds && { faults: FAULTS.filter((kind) => kinds.includes(kind)) }),
      ...(databaseUrl !== undefined && { databaseUrl }),
    })
    io.out(values.json ? JSON.stringify(report, null, 2) : told(report))
    return report.ok ? OK : FAILED
  },
}
