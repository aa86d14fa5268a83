import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { HouseAudit } from '@tapete/server'
import { type Command, FAILED, Misuse, noMore, OK } from '../command.js'
import { grouped, table } from '../format.js'

const shown = (found: HouseAudit): string => {
  const { total, brokenSets, brokenAccounts, chained, head } = found.ledger
  const rows = table(
    [
      { title: 'table', text: (row) => row.table },
      { title: 'entries', align: 'right', text: (row) => grouped(row.entries) },
      { title: 'head', text: (row) => row.head.slice(0, 16) },
      { title: '', text: ({ wrong, note }) => wrong ?? note ?? 'ok' },
    ],
    found.tables,
  )
  const broken = `broken sets ${brokenSets.join(' ') || 'none'}, broken accounts ${brokenAccounts.join(' ') || 'none'}`
  const { administration, sessions, checkpoints } = found
  const untold = found.found - found.findings.length
  return [
    rows,
    '',
    `administration: ${grouped(administration.entries)} entries, head ${administration.head.slice(0, 16)}, ${administration.wrong ?? 'ok'}`,
    `sessions: ${grouped(sessions.entries)} entries, head ${sessions.head.slice(0, 16)}`,
    `ledger: ${grouped(chained)} entries of its chain, head ${head.slice(0, 16)}, sum ${total}, owed between logs ${found.owedBetweenLogs}, ${broken}`,
    `checkpoints: ${grouped(checkpoints.kept)} kept, compared with ${grouped(checkpoints.compared)}`,
    `key: ${found.key ?? 'none yet'}`,
    ...found.findings,
    ...(untold > 0 ? [`and ${grouped(untold)} more`] : []),
    found.ok ? 'sound' : 'NOT SOUND',
  ].join('\n')
}

const linesOf = (path: string): string[] => {
  try {
    return readFileSync(path, 'utf8').split('\n')
  } catch {
    throw new Misuse(`cannot read ${path}`)
  }
}

export const audit: Command = {
  name: 'audit',
  summary: 'check a whole house from its own records, while it plays',
  help: `tapete audit [--data dir | --database url] [--checkpoint file]... [--code code]... [--fingerprint f] [--json]

Reads everything as it is at one moment, while the house plays on: plays every log again from its first entry, compares the
money of each with the ledger line by line, follows the chains of ledger, administration and sessions, and holds seeds,
results, snapshots, accounts, tables and the laws of the database against what they follow from. What was cut off at the
end, or written anew, is found by a checkpoint from before that the house did not hold. Exit code 1 when anything is wrong.

  --data dir          where the house keeps its data (.tapete in this folder)
  --database url      a PostgreSQL of your own (or DATABASE_URL)
  --checkpoint file   checkpoints kept elsewhere, one a line; may be given several times
  --code code         a code that was printed: the house must still have that very checkpoint
  --fingerprint f     the key the house is known by
  --json              everything that was found`,
  run: async (args, io) => {
    const many = { type: 'string', multiple: true } as const
    const text = { type: 'string' } as const
    const options = {
      ...{ data: text, database: text, fingerprint: text, checkpoint: many, code: many },
      json: { type: 'boolean' },
    } as const
    const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options })
    noMore(positionals, 0)
    const data = resolve(values.data ?? '.tapete')
    const database = values.database ?? (values.data === undefined ? process.env.DATABASE_URL : undefined)
    // To look for a house must not make one.
    if (database === undefined && !existsSync(join(data, 'cluster'))) throw new Misuse(`no house in ${data}`)
    const lines = (values.checkpoint ?? []).flatMap(linesOf)
    const { auditHouse, launch, openPool } = await import('@tapete/server')
    const server = database === undefined ? await launch({ dataDir: data }) : undefined
    const pool = openPool(server?.url ?? (database as string), { max: 2 })
    try {
      const brought = { lines, codes: values.code ?? [], fingerprint: values.fingerprint }
      const found = await auditHouse(pool, undefined, brought)
      io.out(values.json ? JSON.stringify(found, null, 2) : shown(found))
      return found.ok ? OK : FAILED
    } finally {
      await pool.end()
      // A database somebody else started goes on.
      if (server && !server.adopted) await server.stop()
    }
  },
}
