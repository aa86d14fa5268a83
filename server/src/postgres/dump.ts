// A backup of a PostgreSQL of one's own, by its own programs: pg_dump writes it, pg_restore reads it again.

import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { rename, rm, stat } from 'node:fs/promises'

export interface Dumping {
  readonly dump: string
  readonly list: string
}

const PROGRAMS: Dumping = { dump: 'pg_dump', list: 'pg_restore' }
/** Without these it is no house. */
const NEEDED = ['log_entry', 'ledger_set', 'admin_entry', 'draw_series']

/** Where the database is, as the programs read it: a password among the arguments everybody on the machine could see. */
const placeOf = (url: string): NodeJS.ProcessEnv => {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url)
  const ssl = searchParams.get('sslmode')
  return {
    ...process.env,
    PGHOST: searchParams.get('host') ?? hostname,
    ...(port && { PGPORT: port }),
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    ...(ssl && { PGSSLMODE: ssl }),
  }
}

const run = (program: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<string> =>
  new Promise((done, failed) => {
    const child = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
    let [said, complaint] = ['', '']
    child.stdout.on('data', (part: Buffer) => {
      said += part.toString()
    })
    child.stderr.on('data', (part: Buffer) => {
      complaint += part.toString()
    })
    child.once('error', (error: NodeJS.ErrnoException) =>
      failed(error.code === 'ENOENT' ? new Error(`${program} is not on this machine`) : error),
    )
    child.once('close', (code) =>
      code === 0 ? done(said) : failed(new Error(`${program} failed (${code}): ${complaint.trim()}`)),
    )
  })

const digestOf = (path: string): Promise<string> =>
  new Promise((found, failed) => {
    const hash = createHash('sha256')
    createReadStream(path)
      .on('data', (part) => hash.update(part))
      .once('error', failed)
      .once('end', () => found(hash.digest('hex')))
  })

/** Answers its size and sha256 once its list of contents was read again and names what a house cannot do without. */
export const dump = async (
  databaseUrl: string,
  file: string,
  programs: Dumping = PROGRAMS,
): Promise<{ readonly bytes: number; readonly digest: string }> => {
  const part = `${file}.part`
  const env = placeOf(databaseUrl)
  try {
    await run(programs.dump, ['--format=custom', '--no-password', `--file=${part}`], env)
    const listed = await run(programs.list, ['--list', part], env)
    const missing = NEEDED.filter((table) => !new RegExp(`TABLE DATA \\S+ ${table} `).test(listed))
    if (missing.length > 0) throw new Error(`the dump has no ${missing.join(', ')}`)
    await rename(part, file)
  } finally {
    await rm(part, { force: true })
  }
  return { bytes: (await stat(file)).size, digest: await digestOf(file) }
}
