import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import type { Served } from '@tapete/server/serve'
import { type Command, noMore, OK, wholeNumber } from '../command.js'
import { table } from '../format.js'

const announced = ({ url, fingerprint, demonstration, firstOperators, restarted, returned }: Served): string => {
  const lines = [`Tapete  ${url}`, `API     ${url}/api/openapi.json`, `Key     ${fingerprint}`]
  if (demonstration.length > 0)
    lines.push(
      '',
      'Demonstration accounts (never with --production):',
      table(
        [
          { title: 'name', text: ({ name }) => name },
          { title: 'password', text: ({ password }) => password },
          { title: 'role', text: ({ role }) => role },
        ],
        demonstration,
      ),
    )
  if (restarted.length > 0) lines.push('', `Restored: a new series of results at ${restarted.length} tables`)
  for (const { table, players, amount } of returned)
    lines.push('', `Closed by a newer rule set: ${table}. ${amount} went back to the wallets of ${players} players`)
  if (firstOperators.length > 0)
    lines.push(
      '',
      'First operators, shown once, for two people: what makes staff takes both',
      ...firstOperators.map(({ name, password }) => `  ${name} / ${password}`),
      'The passwords are replaced when they are first used',
    )
  return lines.join('\n')
}

/** The first signal stops in good order; the second does not wait for it. */
const untilSignal = (): Promise<void> =>
  new Promise((stopped) => {
    const stop = () => {
      process.once('SIGINT', () => process.exit(130))
      stopped()
    }
    process.once('SIGINT', stop)
    process.once('SIGTERM', stop)
  })

export const serve: Command = {
  name: 'serve',
  summary: 'open the house: tables, pages and API in one process',
  help: `tapete serve [--port 4600] [--host 127.0.0.1] [--data dir] [--house file] [--ephemeral] [--production]
             [--database url]

Starts PostgreSQL (embedded), the tables and the pages, prints the address and the demonstration accounts, and runs until
Ctrl-C. Nothing acknowledged is lost, however it ends.

  --port n         the port to listen on; 0 chooses a free one
  --host address   the address to listen on
  --data dir       where the house keeps its data (.tapete in this folder)
  --house file     its games, rooms and tables; the demonstration where there is none, outside production
  --ephemeral      data in a temporary place, removed at the end
  --database url   a PostgreSQL of your own (or DATABASE_URL); several nodes may share it. With DATABASE_OWNER_URL the
                   schema is made by its owner, and the house plays as a role that owns nothing: production asks for it
  --production     secure cookies, no demonstration accounts, two first operators with passwords shown once
  --robot-players n  players of the house at each robot table of its file, at most (3); none with --production
  --requests n     requests a minute from one address, at most (1200), and logins in proportion (30): more where many
                   people share an address
  --names a,b      the names the house is reached by, as casino.example; asked for by another it does not answer.
                   Numbers and localhost need not be named
  --restored       the database comes from a backup: new series of results, and every session ended (by itself after
                   tapete restore)
  --checkpoints path          a file, or a folder, that the signed heads of all records are added to, besides the one in the
                              data directory; may be given several times. Best one that others keep
  --checkpoint-command text   a command that gets each of them on its standard input
  --checkpoint-minutes n      how often (15)
  --backups dir    a backup of every day in this folder, and of some weeks; with --production in the data's own folder by
                   itself. Of a PostgreSQL of your own by its pg_dump
  --keep-daily n, --keep-weekly n  how many of them are kept (7 and 4)
  --accept-program digest  with --production: serve a program that is not what was built, as tapete digests names it. The
                   record of administration says so
  --trust-proxy    behind a proxy: believe its X-Forwarded-For
  --log level      structured logs on the standard output: info, debug, warn, error (silent by itself)`,
  run: async (args, io) => {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        port: { type: 'string' },
        host: { type: 'string' },
        data: { type: 'string' },
        house: { type: 'string' },
        ephemeral: { type: 'boolean' },
        production: { type: 'boolean' },
        database: { type: 'string' },
        log: { type: 'string' },
        'robot-players': { type: 'string' },
        requests: { type: 'string' },
        names: { type: 'string' },
        restored: { type: 'boolean' },
        checkpoints: { type: 'string', multiple: true },
        'checkpoint-command': { type: 'string' },
        'checkpoint-minutes': { type: 'string' },
        backups: { type: 'string' },
        'keep-daily': { type: 'string' },
        'keep-weekly': { type: 'string' },
        'accept-program': { type: 'string' },
        'trust-proxy': { type: 'boolean' },
      },
    })
    noMore(positionals, 0)
    const databaseUrl = values.database ?? process.env.DATABASE_URL
    const ownerUrl = process.env.DATABASE_OWNER_URL
    // Loaded only here: the other commands need neither a database nor a web server.
    const { RATES, ratesFor, serve: serveHouse, testClockOf } = await import('@tapete/server/serve')
    const skew = testClockOf(process.env, values.production ?? false)
    const signal = untilSignal()
    const served = await serveHouse({
      port: values.port === '0' ? 0 : wholeNumber('port', values.port, 4600, 65_535),
      host: values.host ?? '127.0.0.1',
      dataDir: resolve(values.data ?? '.tapete'),
      ephemeral: values.ephemeral ?? false,
      production: values.production ?? false,
      restored: values.restored ?? false,
      hosts: values.names?.split(',').flatMap((name) => name.trim() || []) ?? [],
      robotPlayers: values['robot-players'] === '0' ? 0 : wholeNumber('robot-players', values['robot-players'], 3, 20),
      checkpoints: {
        files: (values.checkpoints ?? []).map((path) => resolve(path)),
        minutes: wholeNumber('checkpoint-minutes', values['checkpoint-minutes'], 15, 1440),
        ...(values['checkpoint-command'] !== undefined && { command: values['checkpoint-command'] }),
      },
      trustProxy: values['trust-proxy'] ?? false,
      backups: values.backups === undefined ? undefined : resolve(values.backups),
      keep: {
        daily: wholeNumber('keep-daily', values['keep-daily'], 7, 366),
        weekly: wholeNumber('keep-weekly', values['keep-weekly'], 4, 520),
      },
      acceptProgram: values['accept-program'],
      rates: ratesFor(wholeNumber('requests', values.requests, RATES.all, 1_000_000)),
      logger: values.log === undefined ? false : { level: values.log },
      webRoot: fileURLToPath(new URL('.', import.meta.resolve('@tapete/web/dist/index.html'))),
      ...(databaseUrl !== undefined && { databaseUrl }),
      ...(skew && { skew }),
      ...(ownerUrl !== undefined && { ownerUrl }),
      ...(values.house !== undefined && { houseFile: resolve(values.house) }),
    })
    for (const warning of served.warnings) io.err(`warning: ${warning}\n`)
    io.out(announced(served))
    await signal
    io.err('closing the house\n')
    await served.stop()
    return OK
  },
}
