// Breaks the engine in every small way, one at a time, and counts what its tests notice: `npm run mutation [part...]`.
// A part is a folder of the engine and is held by the tests of the same name and the scenarios; what only other tests
// would notice counts as a survivor. Reports are written to reports/mutation/<part>.

import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'

/** The kernel and every family: what the test kit does is seen by the laws. */
const PARTS = readdirSync(new URL('../engine/src/', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'testkit')
  .map((entry) => entry.name)
const asked = process.argv.slice(2)
const unknown = asked.filter((part) => !PARTS.includes(part))
if (unknown.length) {
  console.error(`no such part: ${unknown.join(', ')} (there are ${PARTS.join(', ')})`)
  process.exit(2)
}
const failed = (asked.length ? asked : PARTS).filter((part) => {
  console.log(`\n${part}\n`)
  const env = { ...process.env, MUTATION_PART: part }
  return spawnSync('npx', ['stryker', 'run', 'stryker.config.js'], { stdio: 'inherit', env }).status !== 0
})
if (failed.length) console.error(`below the threshold or broken: ${failed.join(', ')}`)
process.exit(failed.length ? 1 : 0)
