import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type Command, FAILED, Misuse, noMore, OK } from '../command.js'

const ROLES = ['player', 'croupier', 'pit-boss', 'room-head', 'operator', 'regulator'] as const
type NewRole = (typeof ROLES)[number]
const WAYS = ['add', 'password', 'unlock'] as const
type Way = (typeof WAYS)[number]

const WHY_NOT: { readonly [code: string]: string } = {
  'no-such-person': 'nobody logs in under that name',
  'name-taken': 'somebody logs in under that name already',
  'not-two': 'name two different people with --by and --and',
  invisible: 'the name has characters that cannot be seen',
  'mixed-scripts': 'the name mixes alphabets',
  'too-long': 'the name is longer than 40 characters',
  empty: 'the name is empty',
}

const roleOf = (text: string | undefined): NewRole => {
  const role = ROLES.find((each) => each === text)
  if (!role) throw new Misuse(`--role takes one of ${ROLES.join(', ')}`)
  return role
}

const wayOf = (text: string | undefined): Way => {
  const way = WAYS.find((each) => each === text)
  if (!way) throw new Misuse(`say what to do: ${WAYS.join(', ')}`)
  return way
}

export const accounts: Command = {
  name: 'accounts',
  summary: 'make the first accounts of a house, or find the way back in',
  help: `tapete accounts unlock <name> --by <you> [--why text] [--data dir | --database url]
tapete accounts password <name> --by <you> --and <another> --why <text>
tapete accounts add <name> --role <role> --by <you> --and <another> --why <text>

For who has the machine of the house, beside a house that plays or without one. In the house itself an account of an
operator or a regulator takes two operators; the second operator of a new house, and the first regulator, are made here.

  unlock     forget the wrong passwords of a name: it may be tried again at once
  password   a one-time password, shown once; an account that was disabled opens again
  add        a new account with a one-time password: ${ROLES.join(', ')}

  --by, --and      the people who do this, by their own names: both stand in the record of administration
  --why text       why, for the record
  --data dir       where the house keeps its data (.tapete in this folder)
  --database url   a PostgreSQL of your own (or DATABASE_URL)`,
  run: async (args, io) => {
    const text = { type: 'string' } as const
    const options = { role: text, by: text, and: text, why: text, data: text, database: text }
    const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options })
    const way = wayOf(positionals[0])
    const name = positionals[1]
    if (name === undefined) throw new Misuse('name the account')
    noMore(positionals, 2)
    const by = [values.by, values.and].flatMap((each) => (each?.trim() ? [each] : []))
    if (by.length < (way === 'unlock' ? 1 : 2)) throw new Misuse(WHY_NOT['not-two'] as string)
    const why = values.why?.trim() || (way === 'unlock' ? 'unlocked at the command line' : undefined)
    if (why === undefined) throw new Misuse('say why, with --why')
    const role = way === 'add' ? roleOf(values.role) : undefined
    const data = resolve(values.data ?? '.tapete')
    const database = values.database ?? process.env.DATABASE_URL
    // To look for a house must not make one.
    if (database === undefined && !existsSync(join(data, 'cluster'))) throw new Misuse(`no house in ${data}`)
    const { accountsFromOutside, launch, openPool } = await import('@tapete/server')
    const server = database === undefined ? await launch({ dataDir: data }) : undefined
    const pool = openPool(server?.url ?? (database as string), { max: 2 })
    try {
      const outside = accountsFromOutside(pool)
      const done =
        role === undefined
          ? await outside[way as 'password' | 'unlock'](name, by, why)
          : await outside.add(name, role, by, why)
      if (!done.ok) {
        io.err(`tapete accounts: ${WHY_NOT[done.code]}\n`)
        return FAILED
      }
      io.out(
        done.password === undefined
          ? `${done.name}: may be tried again`
          : `${done.name} / ${done.password}, shown once`,
      )
      return OK
    } finally {
      await pool.end()
      // A database somebody else started goes on.
      if (server && !server.adopted) await server.stop()
    }
  },
}
