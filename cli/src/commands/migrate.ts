import { parseArgs } from 'node:util'
import { type Command, Misuse, noMore, OK } from '../command.js'

export const migrate: Command = {
  name: 'migrate',
  summary: 'bring a database of your own up to date, as its owner',
  help: `tapete migrate [--database url] [--owner url]

Makes or updates the schema in a PostgreSQL of your own and opens it to the role the house plays as, which owns nothing and
can neither change nor delete what is append only. The house itself then needs the first address alone: whoever gets hold
of it does not get hold of the owner. The embedded PostgreSQL needs none of this.

  --database url   as which the house plays (or DATABASE_URL); the role is made where the owner may make it
  --owner url      who owns the schema (or DATABASE_OWNER_URL)`,
  run: async (args, io) => {
    const text = { type: 'string' } as const
    const options = { database: text, owner: text }
    const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options })
    noMore(positionals, 0)
    const url = values.database ?? process.env.DATABASE_URL
    const ownerUrl = values.owner ?? process.env.DATABASE_OWNER_URL
    if (url === undefined || ownerUrl === undefined) throw new Misuse('give --database and --owner, or their variables')
    const { prepareDatabase } = await import('@tapete/server')
    const applied = await prepareDatabase({ url, ownerUrl })
    io.out(applied.length > 0 ? applied.join('\n') : 'up to date')
    return OK
  },
}
