// What runs, as digests: every file of the packages that is executed, served or applied, and every package they depend on.
// The build writes down what it made (scripts/manifest.js); whoever reads the same files again finds what was changed since.

import { createHash } from 'node:crypto'
import { createReadStream, existsSync, readFileSync } from 'node:fs'
import { readdir, readlink, realpath } from 'node:fs/promises'
import { dirname, join, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { canonicalJson } from '../tables/chain.js'

export interface Manifest {
  /** sha256 of each file, by package and path. */
  readonly packages: { readonly [name: string]: { readonly [path: string]: string } }
  /** One digest for each package of others, by name and version: over the path and digest of each of its files. */
  readonly dependencies: { readonly [nameAndVersion: string]: string }
}

export interface Differences {
  readonly changed: readonly string[]
  readonly missing: readonly string[]
  readonly added: readonly string[]
}

export interface ProgramCheck extends Differences {
  readonly ok: boolean
  /** Of everything that was found; two houses with the same run the same. */
  readonly digest: string
  /** What the build made; null where it left no word. */
  readonly expected: string | null
  readonly files: number
  readonly dependencies: number
}

/** Folders beside each other, in the repository as in an installation (`@tapete/…`). */
const PACKAGES = ['engine', 'odds', 'server', 'web', 'cli'] as const
/** Its own pages are built of what it depends on. */
const DEPENDING = ['engine', 'odds', 'server', 'cli'] as const
const FOLDERS = ['dist', 'bin', 'migrations', 'houses']
const OWN = '@tapete/'
export const MANIFEST = 'server/dist/manifest.json'
/** For compilers and people: nothing of it runs. */
const IDLE = /\.d\.ts$|\.map$|\.tsbuildinfo$|^dist\/manifest\.json$/

/** Where this program lies: the folder of its packages. */
export const PROGRAM_ROOT = fileURLToPath(new URL('../../../', import.meta.url))
/** Whether these very lines were built: sources run only while the program is being written. */
export const isBuilt = (): boolean => fileURLToPath(import.meta.url).includes(`${sep}dist${sep}`)

const sha256 = (path: string): Promise<string> =>
  new Promise((found, failed) => {
    const hash = createHash('sha256')
    createReadStream(path, { highWaterMark: 1 << 20 })
      .on('data', (part) => hash.update(part))
      .once('error', failed)
      .once('end', () => found(hash.digest('hex')))
  })

/** Every file below a folder, by its path from there. A link within the folder is another name for what is there anyway. */
const filesIn = async (folder: string, signal?: AbortSignal): Promise<ReadonlyMap<string, string>> => {
  const found = new Map<string, string>()
  const walk = async (at: string, path: string): Promise<void> => {
    for (const entry of await readdir(at, { withFileTypes: true })) {
      signal?.throwIfAborted()
      const [place, name] = [join(at, entry.name), path === '' ? entry.name : `${path}/${entry.name}`]
      if (entry.isSymbolicLink()) {
        const target = await readlink(place)
        if (!resolve(at, target).startsWith(`${folder}${sep}`))
          found.set(name, createHash('sha256').update(`link ${target}`).digest('hex'))
      } else if (!entry.isDirectory()) found.set(name, await sha256(place))
      else if (entry.name !== 'node_modules') await walk(place, name)
    }
  }
  await walk(folder, '')
  return found
}

const sorted = (files: Iterable<readonly [string, string]>): { readonly [path: string]: string } =>
  Object.fromEntries([...files].sort(([a], [b]) => (a < b ? -1 : 1)))

const ownFiles = async (folder: string, signal?: AbortSignal): Promise<Manifest['packages'][string]> => {
  const files = new Map<string, string>()
  for (const part of FOLDERS.filter((name) => existsSync(join(folder, name))))
    for (const [path, digest] of await filesIn(join(folder, part), signal))
      if (!IDLE.test(`${part}/${path}`)) files.set(`${part}/${path}`, digest)
  const about = join(folder, 'package.json')
  if (existsSync(about)) files.set('package.json', await sha256(about))
  return sorted(files)
}

interface About {
  readonly name: string
  readonly version: string
  readonly dependencies?: { readonly [name: string]: string }
  readonly optionalDependencies?: { readonly [name: string]: string }
}

const aboutOf = (folder: string): About | undefined => {
  const path = join(folder, 'package.json')
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as About) : undefined
}

/** Where Node finds a package that something in a folder imports. */
const foundFrom = (folder: string, name: string): string | undefined => {
  for (let at = folder; ; at = dirname(at)) {
    const place = join(at, 'node_modules', name)
    if (existsSync(join(place, 'package.json'))) return place
    if (dirname(at) === at) return undefined
  }
}

/** Every package the program can load, its own apart; those for other machines are not there. */
const dependencyFolders = async (root: string): Promise<string[]> => {
  const found = new Set<string>()
  const follow = async (folder: string): Promise<void> => {
    const { dependencies = {}, optionalDependencies = {} } = aboutOf(folder) ?? {}
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const place = name.startsWith(OWN) ? undefined : foundFrom(folder, name)
      const real = place && (await realpath(place))
      if (real === undefined || found.has(real)) continue
      found.add(real)
      await follow(real)
    }
  }
  for (const name of DEPENDING) await follow(join(root, name))
  return [...found]
}

const dependencyDigests = async (root: string, signal?: AbortSignal): Promise<Manifest['dependencies']> => {
  const digests = new Map<string, string>()
  for (const folder of await dependencyFolders(root)) {
    const { name, version } = aboutOf(folder) as About
    const digest = createHash('sha256')
      .update(canonicalJson(sorted(await filesIn(folder, signal))))
      .digest('hex')
    const before = digests.get(`${name}@${version}`)
    // Installed twice: both count.
    digests.set(`${name}@${version}`, before === undefined || before === digest ? digest : `${before}+${digest}`)
  }
  return sorted(digests)
}

/** What lies there now. `signal` ends the reading where nobody waits for it any more. */
export const readProgram = async (root: string = PROGRAM_ROOT, signal?: AbortSignal): Promise<Manifest> => {
  const packages: [string, Manifest['packages'][string]][] = []
  for (const name of PACKAGES)
    if (existsSync(join(root, name))) packages.push([name, await ownFiles(join(root, name), signal)])
  return { packages: Object.fromEntries(packages), dependencies: await dependencyDigests(root, signal) }
}

/** What the build made; undefined where it left no word, or one that nobody can read. */
export const builtProgram = (root: string = PROGRAM_ROOT): Manifest | undefined => {
  try {
    return JSON.parse(readFileSync(join(root, MANIFEST), 'utf8')) as Manifest
  } catch {
    return undefined
  }
}

export const digestOf = (manifest: Manifest): string =>
  createHash('sha256').update(canonicalJson(manifest)).digest('hex')

const flat = ({ packages, dependencies }: Manifest): ReadonlyMap<string, string> =>
  new Map([
    ...Object.entries(packages).flatMap(([name, files]) =>
      Object.entries(files).map(([path, digest]) => [`${name}/${path}`, digest] as const),
    ),
    ...Object.entries(dependencies),
  ])

export const differences = (built: Manifest, found: Manifest): Differences => {
  const [before, now] = [flat(built), flat(found)]
  return {
    changed: [...now].filter(([name, digest]) => before.has(name) && before.get(name) !== digest).map(([name]) => name),
    missing: [...before.keys()].filter((name) => !now.has(name)),
    added: [...now.keys()].filter((name) => !before.has(name)),
  }
}

const NOTHING: Differences = { changed: [], missing: [], added: [] }

export const checkProgram = async (root: string = PROGRAM_ROOT, signal?: AbortSignal): Promise<ProgramCheck> => {
  const built = builtProgram(root)
  const found = await readProgram(root, signal)
  const apart = built ? differences(built, found) : NOTHING
  return {
    ok: built !== undefined && Object.values(apart).every((names) => names.length === 0),
    digest: digestOf(found),
    expected: built ? digestOf(built) : null,
    ...apart,
    files: Object.values(found.packages).reduce((sum, files) => sum + Object.keys(files).length, 0),
    dependencies: Object.keys(found.dependencies).length,
  }
}
