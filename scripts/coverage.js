// Writes docs/coverage.md: every rule, its article, and the tests and scenarios that carry its id.
// With --check it writes nothing and fails when a rule of a built game has no test, when a test names a rule that
// does not exist, or when the document is out of date.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { TOLD } from '@tapete/engine'
import { readRules } from './rules.js'

const root = new URL('../', import.meta.url)
const target = new URL('docs/coverage.md', root)

/** @param {string} folder @param {string} ending @returns {string[]} */
const filesUnder = (folder, ending) =>
  readdirSync(new URL(`${folder}/`, root), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending) && !name.includes('node_modules'))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .sort()

const ID = '[A-Z][A-Z0-9]*-\\d{2,}'
const BRACKET = new RegExp(`\\[(${ID}(?: ${ID})*)\\]`, 'g')

/** @type {Map<string, Map<string, number>>} rule id to files, with how many titles carry it */
const covered = new Map()

/** @param {string} id @param {string} file */
const count = (id, file) => {
  const files = covered.get(id) ?? new Map()
  covered.set(id, files.set(file, (files.get(file) ?? 0) + 1))
}

for (const folder of ['engine/test', 'odds/test', 'cli/test'])
  for (const file of filesUnder(folder, '.test.ts'))
    for (const [, ids = ''] of readFileSync(new URL(file, root), 'utf8').matchAll(BRACKET))
      for (const id of ids.split(' ')) count(id, file)

for (const file of filesUnder('scenarios', '.json'))
  for (const id of JSON.parse(readFileSync(new URL(file, root), 'utf8')).rule.split(' ')) count(id, file)

const rules = readRules()
const built = ['general', ...TOLD.map((game) => game.id)]
const required = rules.filter((rule) => rule.games.some((game) => built.includes(game)) && rule.heldBy === 'engine')
const known = new Set(rules.map((rule) => rule.id))
const uncovered = required.filter((rule) => !covered.has(rule.id)).map((rule) => rule.id)
const unknown = [...covered.keys()].filter((id) => !known.has(id))

/** @param {string} id */
const tests = (id) => {
  const files = [...(covered.get(id) ?? [])]
  const inTests = files
    .filter(([file]) => file.endsWith('.ts'))
    .map(([file, times]) => `${file}${times > 1 ? ` ×${times}` : ''}`)
  const scenarios = files.filter(([file]) => file.endsWith('.json')).length
  return [...inTests, ...(scenarios ? [`${scenarios} scenario${scenarios > 1 ? 's' : ''}`] : [])].join('<br>')
}

const groups = built
  .map((game) => ({ game, rows: rules.filter((rule) => rule.games[0] === game) }))
  .filter(({ rows }) => rows.length)

const text = [
  '# Coverage',
  '',
  'Written by `npm run coverage` from [the rules](rules/README.md) and from the ids that tests and scenarios carry.',
  'A rule that only the floor of a casino can hold says so and why.',
  '',
  '| game | rules | held by the engine | with a test |',
  '|---|---|---|---|',
  ...groups.map(({ game, rows }) => {
    const engine = rows.filter((row) => row.heldBy === 'engine')
    return `| [${game}](#${game}) | ${rows.length} | ${engine.length} | ${engine.filter((row) => covered.has(row.id)).length} |`
  }),
  '',
  ...groups.flatMap(({ game, rows }) => [
    `## ${game}`,
    '',
    '| rule | what it says | article | reading | tests |',
    '|---|---|---|---|---|',
    ...rows.map(
      (row) =>
        `| ${row.id} | ${row.rule} | ${row.article} | ${row.doubts.join(' ')} | ${row.heldBy === 'engine' ? tests(row.id) : row.heldBy} |`,
    ),
    '',
  ]),
].join('\n')

const stale = readFileSync(target, { encoding: 'utf8', flag: 'a+' }) !== text
const checking = process.argv.includes('--check')
if (!checking && stale) writeFileSync(target, text)

const problems = [
  ...uncovered.map((id) => `rule ${id} has no test`),
  ...unknown.map((id) => `no rule ${id}, named by ${[...(covered.get(id) ?? new Map()).keys()].join(', ')}`),
  ...(checking && stale ? ['docs/coverage.md is out of date: npm run coverage'] : []),
]
for (const problem of problems) console.error(problem)
console.log(`${required.length - uncovered.length} of ${required.length} rules have a test`)
process.exitCode = problems.length > 0 ? 1 : 0
