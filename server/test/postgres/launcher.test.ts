import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { createConnection } from 'node:net'
import { networkInterfaces, tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, describe, expect, it } from 'vitest'
import { howToRun } from '../../src/postgres/binaries.js'
import { type Launched, launch } from '../../src/postgres/launcher.js'

const folders: string[] = []
const started: Launched[] = []
const folder = (): string => {
  const made = mkdtempSync(join(tmpdir(), 'tapete-launcher-'))
  folders.push(made)
  return made
}
const up = async (options: Parameters<typeof launch>[0]): Promise<Launched> => {
  const server = await launch(options)
  started.push(server)
  return server
}
const ask = async (url: string, sql: string): Promise<Record<string, unknown>[]> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

afterAll(async () => {
  for (const server of started) await server.stop()
  for (const made of folders) rmSync(made, { recursive: true, force: true })
}, 60_000)

describe('the embedded PostgreSQL', () => {
  it('keeps its data over a stop, durable and checksummed, as a role that owns nothing', async () => {
    const dataDir = folder()
    const first = await up({ dataDir })
    const [settings] = await ask(
      first.url,
      `select current_setting('data_checksums') as checksums, current_setting('fsync') as fsync,
              current_setting('synchronous_commit') as commit, current_setting('server_encoding') as encoding,
              current_setting('lc_collate', true) as collate, (select rolsuper from pg_roles where rolname = current_user) as super`,
    )
    expect(settings).toMatchObject({ checksums: 'on', fsync: 'on', commit: 'on', encoding: 'UTF8', super: false })
    await ask(first.ownerUrl, 'create table kept as select 42 as answer')
    await first.stop()
    const second = await up({ dataDir })
    expect(second.adopted).toBe(false)
    expect(await ask(second.ownerUrl, 'select answer from kept')).toEqual([{ answer: 42 }])
    await second.stop()
    await second.stop()
  })

  it('listens on the loopback only, without a unix socket, and wants its password', async () => {
    const server = await up({ ephemeral: true })
    const url = new URL(server.url)
    const secrets = join(server.dataDir, 'cluster', 'tapete-passwords.json')
    expect(statSync(secrets).mode & 0o777).toBe(0o600)
    expect(existsSync(`/tmp/.s.PGSQL.${url.port}`)).toBe(false)
    const wrong = server.url.replace(url.password, 'guess')
    await expect(ask(wrong, 'select 1')).rejects.toMatchObject({ code: '28P01' })
    const outside = Object.values(networkInterfaces())
      .flat()
      .find((face) => face && !face.internal && face.family === 'IPv4')
    if (outside) {
      const reached = await new Promise<boolean>((resolve) => {
        const socket = createConnection({ host: outside.address, port: Number(url.port) })
        socket.once('connect', () => resolve(true))
        socket.once('error', () => resolve(false))
      })
      expect(reached).toBe(false)
    }
    await server.stop()
    expect(existsSync(server.dataDir)).toBe(false)
  })

  it('adopts the server that a killed process left running, and can stop it', async () => {
    const dataDir = folder()
    const first = await up({ dataDir })
    const second = await up({ dataDir })
    expect(second).toMatchObject({ adopted: true, pid: first.pid, url: first.url })
    await second.stop()
    await expect(ask(first.url, 'select 1')).rejects.toThrow()
  })

  it('starts again at once after its postmaster was killed', async () => {
    const dataDir = folder()
    const first = await up({ dataDir })
    await ask(first.ownerUrl, 'create table kept as select 42 as answer')
    process.kill(first.pid, 'SIGKILL')
    const second = await up({ dataDir })
    expect(second.pid).not.toBe(first.pid)
    expect(await ask(second.ownerUrl, 'select answer from kept')).toEqual([{ answer: 42 }])
    await second.stop()
  })

  it('two launchers on one directory end with one server', async () => {
    const dataDir = folder()
    const [one, two] = await Promise.all([up({ dataDir }), up({ dataDir })])
    expect(one.pid).toBe(two.pid)
    expect(readdirSync(dataDir).filter((name) => name.startsWith('making'))).toEqual([])
    await one.stop()
  })

  it.runIf(process.getuid?.() === 0)(
    'runs as nobody where user namespaces are forbidden, and moves between',
    async () => {
      const dataDir = folder()
      const nobody = await up({ dataDir, runAs: 'nobody' })
      const user = spawnSync('ps', ['-o', 'uid=', '-p', String(nobody.pid)])
      if (user.status === 0) expect(user.stdout.toString().trim()).toBe('65534')
      await ask(nobody.ownerUrl, 'create table kept as select 42 as answer')
      await nobody.stop()
      if (howToRun() !== 'namespace') return
      const namespace = await up({ dataDir })
      expect(await ask(namespace.ownerUrl, 'select answer from kept')).toEqual([{ answer: 42 }])
      await namespace.stop()
    },
  )
})
