// Packs the five packages, installs the tarballs where nothing of this repository is, and uses them: `npm run pack-check`.
// Everything must be built. Their dependencies come from the registry, as they would for anybody.

import { execFileSync, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

/** @typedef {{ name: string, filename: string, unpackedSize: number, files: { path: string }[] }} Packed */

const root = fileURLToPath(new URL('../', import.meta.url))
const home = mkdtempSync(join(tmpdir(), 'tapete-pack-'))
const { version } = /** @type {{ version: string }} */ (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')))

/** What each package cannot do without, besides its licence. @type {Record<string, string[]>} */
const NEEDED = {
  '@tapete/engine': ['dist/index.js', 'dist/index.d.ts', 'scenario.schema.json'],
  '@tapete/odds': ['dist/index.js', 'dist/index.d.ts', 'dist/worker.js'],
  '@tapete/server': [
    'dist/serve.js',
    'dist/serve.d.ts',
    ...readdirSync(join(root, 'server/migrations')).map((name) => `migrations/${name}`),
  ],
  '@tapete/web': readdirSync(join(root, 'web/dist'), { recursive: true, withFileTypes: true, encoding: 'utf8' })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(root, 'web/').length)),
  '@tapete/cli': ['bin/tapete.js', 'dist/main.js'],
}
const SUPERFLUOUS = /\.map$|\.tsbuildinfo$|(?<!\.d)\.tsx?$|(^|\/)(src|test|e2e|scripts)\//

const run = (/** @type {string} */ command, /** @type {string[]} */ args, cwd = home) =>
  execFileSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] })

/** @param {string} what @param {boolean} holds */
const must = (what, holds) => {
  if (!holds) throw new Error(`not so: ${what}`)
  console.log(`ok  ${what}`)
}

const pack = () => {
  const told = run('npm', ['pack', '--workspaces', '--json', '--pack-destination', home], root)
  const packed = /** @type {Packed[]} */ (JSON.parse(told))
  for (const { name, files, unpackedSize } of packed) {
    const paths = files.map(({ path }) => path)
    const missing = ['LICENSE', 'package.json', ...(NEEDED[name] ?? [])].filter((path) => !paths.includes(path))
    const superfluous = paths.filter((path) => SUPERFLUOUS.test(path))
    must(`${name}: nothing missing ${missing.join(' ')}`.trim(), missing.length === 0)
    must(`${name}: nothing superfluous ${superfluous.join(' ')}`.trim(), superfluous.length === 0)
    console.log(`    ${paths.length} files, ${(unpackedSize / 1e6).toFixed(2)} MB`)
  }
  must('all five are packed', packed.length === Object.keys(NEEDED).length)
  return packed.map(({ filename }) => `./${filename}`)
}

const tapete = (/** @type {string[]} */ ...args) => run(join(home, 'node_modules/.bin/tapete'), args)

const useCommands = () => {
  must('tapete --version', tapete('--version') === `${version}\n`)
  must('tapete games', JSON.parse(tapete('games', '--json')).games.length > 0)
  must('tapete odds roulette-french', tapete('odds', 'roulette-french').includes('-1/37'))
  const simulated = JSON.parse(tapete('simulate', 'big-six', '--rounds', '10000', '--json'))
  must('tapete simulate, in threads', simulated.rounds === 10000)
  const scenarios = join(root, 'scenarios/big-six')
  must(
    'tapete conform, by the schema',
    tapete('conform', scenarios).includes(`${readdirSync(scenarios).length} passed`),
  )
}

const useLibrary = () => {
  const schema = `import('@tapete/engine/scenario.schema.json', { with: { type: 'json' } })
    .then(({ default: schema }) => console.log(schema.$schema))`
  must('the scenario schema is imported', run('node', ['--no-warnings', '-e', schema]).includes('json-schema.org'))
  const typed = `import { rouletteFrench } from '@tapete/engine'
import { keepsTheLaws } from '@tapete/engine/testkit'
import { analyse } from '@tapete/odds'
export const used = [rouletteFrench.id, keepsTheLaws, analyse] as const
`
  mkdirSync(join(home, 'typed'))
  writeFileSync(join(home, 'typed/index.ts'), typed)
  const flags = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2023', '--types', '']
  const said = run(join(root, 'node_modules/.bin/tsc'), [...flags, join(home, 'typed/index.ts')])
  must('the types of engine and odds are found', said === '')
}

/** Migrations, pages and the embedded PostgreSQL, all from the tarballs. */
const useHouse = async () => {
  const command = join(home, 'node_modules/.bin/tapete')
  const house = spawn(command, ['serve', '--ephemeral', '--port', '0'], {
    cwd: home,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, DATABASE_URL: undefined },
  })
  const ended = new Promise((resolve) => house.once('exit', resolve))
  try {
    let url = ''
    for await (const line of createInterface({ input: house.stdout })) {
      url = /^Tapete\s+(http\S+)/.exec(line)?.[1] ?? ''
      if (url) break
    }
    must('tapete serve opens', url !== '')
    must('its health is well', (await fetch(`${url}/api/health`)).ok)
    const page = await fetch(url)
    must('its pages are served', page.ok && (await page.text()).includes('<script'))
    const api = /** @type {{ info: { version: string } }} */ (await (await fetch(`${url}/api/openapi.json`)).json())
    must('its API tells the version', api.info.version === version)
  } finally {
    house.kill('SIGTERM')
    await ended
  }
}

try {
  const tarballs = pack()
  writeFileSync(join(home, 'package.json'), '{ "private": true, "type": "module" }\n')
  run('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline', ...tarballs])
  useCommands()
  useLibrary()
  await useHouse()
} finally {
  rmSync(home, { recursive: true, force: true })
}
