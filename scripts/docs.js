// The documents name files, folders and commands that are there. A path may be written from the root or from any folder of
// the project, as the text around it makes clear; a place holder (`<family>`, `*`, `…`) stands for whatever fits.

import { readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'

const root = new URL('../', import.meta.url)
const read = (/** @type {string} */ file) => readFileSync(new URL(file, root), 'utf8')

/** @param {string} folder @returns {string[]} */
const filesIn = (folder) =>
  readdirSync(new URL(folder, root), { withFileTypes: true }).flatMap((entry) => {
    const path = folder + entry.name
    if (entry.isDirectory())
      return ['node_modules', 'dist', '.git', '.stryker-tmp', 'reports'].includes(entry.name) ? [] : filesIn(`${path}/`)
    return path
  })

const files = filesIn('')
const folders = new Set(files.flatMap((file) => file.split('/').map((_, at, parts) => parts.slice(0, at).join('/'))))
const known = [...files, ...folders]
const PATH =
  /^[\w.@-]+(?:\/[\w.@-]+)*\.(?:ts|tsx|js|md|sql|json|css|sh|txt|yaml|yml|html)$|^[\w.@-]+(?:\/[\w.@-]+)+\/?$/
/** Of the generated and of the rules only links are read: they speak of articles, not of code. */
const isProse = (/** @type {string} */ file) => !/^docs\/(?:rules\/|moves\/|coverage\.md)/.test(file)
/** Not of this repository: what is given to a command, what another program has, the accounts of a table. */
const ELSEWHERE = [/^@/, /^\//, /^seat:/, /^application\//, /^mesa-/]

const scripts = JSON.parse(read('package.json')).scripts

const isThere = (/** @type {string} */ path) => {
  const bare = path.replace(/\/$/, '')
  return known.some((each) => each === bare || each.endsWith(`/${bare}`))
}

/** @param {string} file @param {string} line @returns {string[]} */
const missingIn = (file, line) => {
  const links = [...line.matchAll(/\]\(([^)\s#]+)[^)\s]*\)/g)]
    .map((match) => match[1] ?? '')
    .filter((link) => !/^[a-z]+:/.test(link))
    .filter((link) => !known.includes(posix.join(posix.dirname(file), link).replace(/\/$/, '')))
  if (!isProse(file)) return links
  const named = [...line.matchAll(/`([^`\s]+)`/g)].map((match) => match[1] ?? '')
  const paths = named.filter(
    (name) => PATH.test(name) && !ELSEWHERE.some((pattern) => pattern.test(name)) && !isThere(name),
  )
  const commands = [...line.matchAll(/npm run ([\w-]+)/g)].map((match) => match[1] ?? '')
  return [...links, ...paths, ...commands.filter((name) => !(name in scripts)).map((name) => `npm run ${name}`)]
}

const wrong = files
  .filter((file) => file.endsWith('.md'))
  .flatMap((file) =>
    read(file)
      .split('\n')
      .flatMap((line, at) =>
        missingIn(file, line).map((name) => `${file}:${at + 1} names ${name}, which is not there`),
      ),
  )
for (const each of wrong) process.stderr.write(`${each}\n`)
if (wrong.length > 0) process.exitCode = 1
