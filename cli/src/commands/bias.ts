import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { findGame } from '@tapete/engine'
import type { DeviceReport } from '@tapete/server'
import { type Command, FAILED, Misuse, noMore, OK } from '../command.js'
import { grouped, table } from '../format.js'

const judged = ({ looks: [last], missing }: DeviceReport): string => {
  if (!last) return `${grouped(missing)} results more before it is looked at`
  const tests = last.tests.map(({ test, p }) => `${test} p=${p.toPrecision(2)}`).join(', ')
  return `${last.biased ? 'BIASED' : 'sound'} at ${grouped(last.results)} (${tests}, found below ${last.level.toPrecision(2)})`
}

export const bias: Command = {
  name: 'bias',
  summary: 'test the wheels of live tables by all their results',
  help: `tapete bias [--data dir | --database url] [--json]

Collects what croupiers entered at every live table whose game has a wheel, and tests after every 10,000 results whether each
comes as often as its places, and whether one side of the wheel comes more than another. A sound wheel is called biased in
its whole life with a probability of 1 in 1,000 at most, however often it is looked at. Exit code 1 when one is biased.`,
  run: async (args, io) => {
    const options = { data: { type: 'string' }, database: { type: 'string' }, json: { type: 'boolean' } } as const
    const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options })
    noMore(positionals, 0)
    const data = resolve(values.data ?? '.tapete')
    const database = values.database ?? process.env.DATABASE_URL
    // To look for a house must not make one.
    if (database === undefined && !existsSync(join(data, 'cluster'))) throw new Misuse(`no house in ${data}`)
    const { devicesOf, launch, openPool } = await import('@tapete/server')
    const server = database === undefined ? await launch({ dataDir: data }) : undefined
    const pool = openPool(server?.url ?? (database as string), { max: 2 })
    try {
      const found = await devicesOf({ pool, find: findGame }).reports()
      const rows = table(
        [
          { title: 'table', text: (row) => row.table },
          { title: 'game', text: (row) => row.game },
          { title: 'results', align: 'right', text: (row) => grouped(row.results) },
          { title: '', text: judged },
        ],
        found,
      )
      io.out(values.json ? JSON.stringify(found, null, 2) : found.length > 0 ? rows : 'no live table has a wheel')
      return found.some(({ looks }) => looks.some(({ biased }) => biased)) ? FAILED : OK
    } finally {
      await pool.end()
      // A database somebody else started goes on.
      if (server && !server.adopted) await server.stop()
    }
  },
}
