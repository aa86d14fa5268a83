// The files of a cluster: making one, its passwords, and the postmaster that may still be running on it.

import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { give, invoke, own, type Programs, type RunAs } from './binaries.js'

const PASSWORDS = 'tapete-passwords.json'

/** `postgres` administers the cluster, `tapete_owner` migrates and owns the schema, `tapete` plays and owns nothing. */
export interface Passwords {
  readonly postgres: string
  readonly owner: string
  readonly tapete: string
}

export const clusterOf = (dataDir: string): string => join(dataDir, 'cluster')

export const readPasswords = (cluster: string): Passwords =>
  JSON.parse(readFileSync(join(cluster, PASSWORDS), 'utf8')) as Passwords

const run = (runAs: RunAs, program: string, args: readonly string[], cwd: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const { command, args: all, options } = invoke(runAs, program, args, cwd)
    const child = spawn(command, all, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
    let said = ''
    const hear = (data: Buffer) => {
      said += data.toString()
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.once('error', reject)
    child.once('close', (code) => (code === 0 ? resolve() : reject(new Error(`${program} failed (${code}): ${said}`))))
  })

/** Makes the cluster aside and renames it into place: a crash or a second launcher never leaves half of one. */
export const makeCluster = async (
  dataDir: string,
  programs: Programs,
  runAs: RunAs,
  { sync }: { readonly sync: boolean },
): Promise<void> => {
  const cluster = clusterOf(dataDir)
  if (existsSync(cluster)) return
  for (const name of readdirSync(dataDir)) {
    const maker = /^making-(\d+)-/.exec(name)?.[1]
    if (maker && !isAlive(Number(maker))) rmSync(join(dataDir, name), { recursive: true, force: true })
  }
  const making = join(dataDir, `making-${process.pid}-${randomBytes(4).toString('hex')}`)
  own(making, runAs)
  const passwords: Passwords = { postgres: secret(), owner: secret(), tapete: secret() }
  const passwordFile = join(making, 'password')
  writeFileSync(passwordFile, passwords.postgres, { mode: 0o600 })
  const fresh = join(making, 'cluster')
  try {
    give(passwordFile, runAs)
    const args = ['-D', fresh, '-U', 'postgres', '--no-locale', '-E', 'UTF8', '--data-checksums']
    args.push('-A', 'scram-sha-256', `--pwfile=${passwordFile}`, ...(sync ? [] : ['--no-sync']))
    await run(runAs, programs.initdb, args, making)
    writeFileSync(join(fresh, PASSWORDS), JSON.stringify(passwords), { mode: 0o600 })
    give(join(fresh, PASSWORDS), runAs)
    try {
      renameSync(fresh, cluster)
    } catch (error) {
      if (!existsSync(cluster)) throw error
    }
  } finally {
    rmSync(making, { recursive: true, force: true })
  }
}

const secret = (): string => randomBytes(24).toString('base64url')

export interface Postmaster {
  readonly pid: number
  readonly port: number
  readonly ready: boolean
}

/** What `postmaster.pid` tells of the server on this cluster; undefined when none is running. */
export const findPostmaster = (cluster: string): Postmaster | undefined => {
  let lines: string[]
  try {
    lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')
  } catch {
    return undefined
  }
  const pid = Number(lines[0])
  if (!Number.isInteger(pid) || pid <= 0 || !isPostmaster(pid, cluster)) return undefined
  return { pid, port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' }
}

/** After a crash the pid in the file may belong to a stranger. */
export const isPostmaster = (pid: number, cluster: string): boolean => {
  if (!isAlive(pid)) return false
  if (process.platform !== 'linux') return true
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').includes(cluster)
  } catch {
    return false
  }
}

/** A zombie counts as dead: in a container nobody may ever reap an adopted server. */
export const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
  if (process.platform !== 'linux') return true
  try {
    return !/\) [ZX] /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}
