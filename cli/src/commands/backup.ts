import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type Command, FAILED, Misuse, noMore, OK } from '../command.js'
import { grouped, table } from '../format.js'

const DATA = '.tapete'

const folderAndData = (args: readonly string[]) => {
  const options = { data: { type: 'string' }, json: { type: 'boolean' } } as const
  const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options })
  const [folder] = positionals
  if (folder === undefined) throw new Misuse('name the folder of the backup')
  noMore(positionals, 1)
  return { folder: resolve(folder), data: resolve(values.data ?? DATA), json: values.json ?? false }
}

export const backup: Command = {
  name: 'backup',
  summary: 'copy the data of a house while it plays',
  help: `tapete backup <folder> [--data dir] [--json]

Copies the embedded database of a running house (.tapete in this folder, or --data) into a new folder. Nobody has to
stop. The copy holds passwords, seeds and the signing key: keep it as the house's own data is kept.`,
  run: async (args, io) => {
    const { folder, data, json } = folderAndData(args)
    const { backUp } = await import('@tapete/server')
    const made = await backUp(data, folder)
    io.out(json ? JSON.stringify(made, null, 2) : `${folder}: ${grouped(made.bytes / 1e6)} MB, as of ${made.at}`)
    return OK
  },
}

export const restore: Command = {
  name: 'restore',
  summary: 'put a backup where a house finds its data',
  help: `tapete restore <folder> [--data dir] [--json]

Copies a backup to a data directory that has no house yet. Then: tapete audit, tapete serve, which begins new series
of results at every table: those drawn after the backup are never drawn again.`,
  run: async (args, io) => {
    const { folder, data, json } = folderAndData(args)
    const { restore: putBack } = await import('@tapete/server')
    const made = await putBack(folder, data)
    io.out(json ? JSON.stringify(made, null, 2) : `${data}: the house as of ${made.at}`)
    return OK
  },
}

export const audit: Command = {
  name: 'audit',
  summary: 'check a whole house from its own records',
  help: `tapete audit [--data dir | --database url] [--json]

Plays every log again from its first entry, adds up the ledger again, and compares the two; follows the hashes of the
record of administration, and holds the accounts of people against it. For a house at rest: while
people play, money moves between two looks. Exit code 1 when anything is wrong.`,
  run: async (args, io) => {
    const options = { data: { type: 'string' }, database: { type: 'string' }, json: { type: 'boolean' } } as const
    const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options })
    noMore(positionals, 0)
    const data = resolve(values.data ?? DATA)
    // To look for a house must not make one.
    if (values.database === undefined && !existsSync(join(data, 'cluster'))) throw new Misuse(`no house in ${data}`)
    const { auditHouse, launch, openPool } = await import('@tapete/server')
    const server = values.database === undefined ? await launch({ dataDir: data }) : undefined
    const pool = openPool(server?.url ?? (values.database as string), { max: 2 })
    try {
      const found = await auditHouse(pool)
      const { total, brokenSets, brokenAccounts } = found.ledger
      const rows = table(
        [
          { title: 'table', text: (row) => row.table },
          { title: 'entries', align: 'right', text: (row) => grouped(row.entries) },
          { title: 'head', text: ({ head }) => head.slice(0, 16) },
          { title: '', text: ({ wrong, note }) => wrong ?? note ?? 'ok' },
        ],
        found.tables,
      )
      const broken = `broken sets ${brokenSets.join(' ') || 'none'}, broken accounts ${brokenAccounts.join(' ') || 'none'}`
      const { entries, head, wrong } = found.administration
      const record = `administration: ${grouped(entries)} entries, head ${head.slice(0, 16)}, ${wrong ?? 'ok'}`
      const text = `${rows}\n\n${record}\nledger: sum ${total}, owed between logs ${found.owedBetweenLogs}, ${broken}\n${found.ok ? 'sound' : 'NOT SOUND'}`
      io.out(values.json ? JSON.stringify(found, null, 2) : text)
      return found.ok ? OK : FAILED
    } finally {
      await pool.end()
      // A database somebody else started goes on.
      if (server && !server.adopted) await server.stop()
    }
  },
}
