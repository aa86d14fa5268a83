// A family is a folder in every package, and nothing outside names what is inside. This reads every source file outside the
// families' folders and fails where a text in it is a move, a phase, a spot, a game or a refusal of a family.
// docs/adding-a-game.md says which lines a new family adds.

import { readdirSync, readFileSync } from 'node:fs'
import { TOLD } from '@tapete/engine'

const root = new URL('../', import.meta.url)

/** The one line a family adds to each package, and the names it exports. */
const REGISTRIES = new Set([
  'engine/src/catalogue.ts',
  'engine/src/index.ts',
  'odds/src/families.ts',
  'web/src/games/registry.ts',
])

/** Written from the rules; their words are not the code's. */
const GENERATED = new Set(['engine/src/rulebook.ts', 'web/src/i18n/rulebook-es.ts', 'web/src/i18n/sources.ts'])

/**
 * Texts that happen to be a family's word and mean something else, with the reason. A word is added here only when it cannot
 * be the family's at that place.
 * @type {{ readonly [word: string]: { readonly files: RegExp, readonly why: string } }}
 */
const HOMONYMS = {
  load: { files: /^server\/src\/http\/house\.ts$/, why: 'reading a table, a part of an interface' },
  check: { files: /^cli\/src\/commands\/verify\.ts$/, why: 'the heading of a column' },
  main: { files: /^web\/src\/(console|gallery|parts|pages\/table)\//, why: 'the look of a button' },
  round: {
    files: /^web\/src\/(console\/fields|pages\/pit-boss\/index)\.tsx$/,
    why: 'the number of a round, a word of the kernel',
  },
  standing: { files: /^web\/src\/(felt|i18n\/cards)\//, why: 'a cloth that stands up on a phone, a hand that stands' },
  turn: {
    files: /^server\/src\/day\/day\.ts$|^web\/src\/(cards|parts|sound|pages\/table)\//,
    why: 'whose turn it is, and the sound of it',
  },
  go: { files: /^server\/src\/floor\/practice\.ts$/, why: 'to make a move of a practice table' },
  hands: {
    files: /^cli\/src\/commands\/bench\.ts$|^web\/src\/cards\//,
    why: 'a part of the bench, the hands of a table',
  },
  serve: { files: /^cli\/src\/commands\/serve\.ts$/, why: 'the name of the command' },
  connect: { files: /^server\/src\/database\//, why: 'a connection to the database' },
  disconnect: { files: /^server\/src\/(bench|day)\//, why: 'a process that was started is gone' },
  light: {
    files: /^web\/src\/(app\/(App|theme)|console\/Frame|gallery\/main)\.tsx?$/,
    why: 'the light theme of a page',
  },
  even: { files: /^web\/src\/pages\/report\//, why: 'neither won nor lost' },
}

const families = [...new Set(TOLD.map((game) => game.family))]
/** The small games of the test kit are a family too. */
const KIT = 'engine/src/testkit/games/'
/** What hands are worth is told in its own words, to every family that plays poker. */
const HANDS = 'engine/src/hands/'

const isFamilys = (/** @type {string} */ file) =>
  file.startsWith(KIT) ||
  file.startsWith(HANDS) ||
  families.some((family) =>
    [`engine/src/${family}/`, `odds/src/${family}/`, `server/src/${family}/`, `web/src/games/${family}/`].some(
      (folder) => file.startsWith(folder),
    ),
  )

/** @param {string} folder @returns {string[]} */
const sources = (folder) =>
  readdirSync(new URL(`${folder}/`, root), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)

/** Texts of a source, comments left out. @param {string} file @returns {{ text: string, line: number }[]} */
const textsIn = (file) => {
  const code = readFileSync(new URL(file, root), 'utf8')
  const found = []
  const tokens = /\/\/[^\n]*|\/\*[\s\S]*?\*\/|'((?:[^'\\\n]|\\.)*)'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g
  for (const token of code.matchAll(tokens))
    if (token[1] !== undefined) found.push({ text: token[1], line: code.slice(0, token.index).split('\n').length })
  return found
}

const kernel = new Set(
  sources('engine/src/kernel')
    .flatMap(textsIn)
    .map(({ text }) => text),
)

/** @type {Map<string, string>} every word of a family, with what it is */
const words = new Map()
for (const game of TOLD) {
  const own = {
    game: [game.id],
    move: game.rules.map((rule) => rule.do),
    phase: game.phases,
    refusal: game.refusals,
    spot: game.bets(defaults(game)).flatMap(({ id, kind }) => [id, kind]),
  }
  for (const [what, names] of Object.entries(own))
    for (const name of names) if (!kernel.has(name)) words.set(name, `${what} of ${game.family}`)
}

/** @param {import('@tapete/engine').AnyGame} game */
function defaults(game) {
  return Object.fromEntries(Object.entries(game.settings).map(([name, { default: value }]) => [name, value]))
}

const outside = ['engine/src', 'odds/src', 'server/src', 'cli/src', 'web/src']
  .flatMap(sources)
  .filter((file) => !isFamilys(file) && !REGISTRIES.has(file) && !GENERATED.has(file))

const faults = outside.flatMap((file) =>
  textsIn(file).flatMap(({ text, line }) => {
    const what = words.get(text)
    if (what === undefined || HOMONYMS[text]?.files.test(file)) return []
    return [`${file}:${line}: '${text}' is a ${what}`]
  }),
)

for (const fault of faults) console.error(fault)
if (faults.length > 0) {
  console.error(`${faults.length} places outside the families' folders name what is inside`)
  process.exitCode = 1
} else
  console.log(
    `families: ${words.size} words of ${families.length} families, none named in ${outside.length} other sources`,
  )
