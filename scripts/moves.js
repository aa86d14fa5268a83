// Writes docs/moves: for each game its phases, bets, moves, refusals, infractions and events, for people who write scenarios
// without reading the program. Moves, fields, phases and codes are what the engine declares; what it does not declare was
// observed (observed.js); the words are those of the pages. With --check it writes nothing and fails when a page is out of
// date, when a word is missing, or when a move was never met.

import { once } from 'node:events'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { CATALOGUE, fieldKind, POTS, REFUSALS } from '@tapete/engine'
import { articleOf } from '@tapete/engine/rulebook'
import { createViteServer } from 'vitest/node'
import { defaultsOf, eventsNamedIn, infractionsOf } from './observed.js'

/** @typedef {import('@tapete/engine').AnyGame} AnyGame */
/** @typedef {import('@tapete/engine').RuleId} RuleId */
/** @typedef {import('./observed.js').Observed} Observed */
/** @typedef {{ readonly [word: string]: string }} Words */
/** @typedef {{ moves: Words, ofSeat: Words, phases: Words, values: Words, events: Words, refusal(code: string): string | undefined }} Told */

const root = new URL('../', import.meta.url)
const folder = new URL('docs/moves/', root)

/** Tables, and what stands beside them. */
const GAMES = [...CATALOGUE, ...POTS]

/** @type {string[]} */
const problems = []

/** @param {Words} words @param {string} word @param {string} what */
const wordFor = (words, word, what) => {
  const told = words[word]
  if (told === undefined) problems.push(`no word for ${what} ${word}`)
  return told ?? ''
}

const NATURES = /** @type {const} */ ({
  household: 'Staff, seats, chips, limits, conduct, disputes',
  stake: 'Bets, and what prepares them',
  decision: 'What a player is asked in the course of a round',
  course: 'What the croupier does to go on with the round',
  settle: 'Collecting, approving, paying, giving back, taking the cards away',
  errand: 'What staff does on the side while the round waits',
  irregular: 'Irregular plays, faults, corrections',
  chance: 'What chance answers',
})

/** More than these are not a list anybody reads. */
const WORDS_MOST = 14

/** @param {string} text */
const cell = (text) => text.replaceAll('|', '\\|')
/** @param {readonly string[]} head @param {readonly (readonly string[])[]} rows */
const table = (head, rows) => [
  `| ${head.join(' | ')} |`,
  `|${head.map(() => '---').join('|')}|`,
  ...rows.map((row) => `| ${row.map(cell).join(' | ')} |`),
  '',
]
/** @param {Iterable<string>} words */
const listed = (words) => [...words].map((word) => `\`${word}\``).join(', ')
/** @param {RuleId} rule */
const cited = (rule) => `${rule}, ${articleOf(rule)}`

/** The kinds of a detail, as the README of the folder explains them. @param {AnyGame['rules'][number]} rule */
const written = (rule) =>
  [
    rule.do,
    ...Object.entries(rule.fields).map(([name, declared]) => {
      const { kind, optional } = fieldKind(declared)
      const shown = kind === 'text' ? `"<${name}>"` : `<${name}>`
      return optional ? `[${name}=${shown}]` : shown
    }),
  ].join(' ')

/** What a detail may be, where it is a word: all of a short list, a spot of the cloth, or something like these. */
const wordsOf = (
  /** @type {string[]} */ words,
  /** @type {ReadonlySet<string>} */ spots,
  /** @type {Words} */ known,
) => {
  if (words.every((word) => spots.has(word))) return 'a spot'
  const listed = words.length <= WORDS_MOST && words.every((word) => word in known)
  return listed ? words.join(', ') : `as ${words.slice(0, 3).join(', ')}`
}

/** @param {AnyGame} game @param {AnyGame['rules'][number]} rule @param {Observed} seen @param {Told} told */
const details = (game, rule, seen, told) => {
  const spots = new Set(spotsOf(game).map(({ id }) => id))
  return Object.entries(rule.fields)
    .map(([name, declared]) => {
      const { kind } = fieldKind(declared)
      const words = [...(seen.moves.get(rule.do)?.words.get(name) ?? [])].sort()
      return `\`${name}\` ${kind === 'word' && words.length > 0 ? wordsOf(words, spots, told.values) : kind}`
    })
    .join('; ')
}

/** @param {AnyGame} game @param {Observed} seen @param {Told} told */
const moves = (game, seen, told) =>
  Object.entries(NATURES).flatMap(([nature, what]) => {
    const rules = game.rules.filter((rule) => rule.nature === nature)
    if (rules.length === 0) return []
    const rows = rules.map((rule) => {
      const { phases = new Set(), example = '' } = seen.moves.get(rule.do) ?? {}
      if (example === '') problems.push(`${game.id}: ${rule.do} is never met`)
      const met = game.phases.filter((phase) => phases.has(phase))
      return [
        `\`${written(rule)}\``,
        (rule.by[0] === 'seat' && told.ofSeat[rule.do]) || wordFor(told.moves, rule.do, `${game.id}, move`),
        rule.by.join(', '),
        details(game, rule, seen, told),
        met.length === game.phases.length ? 'any' : met.join(', '),
        `\`${example}\``,
        cited(rule.cite),
      ]
    })
    return [
      `### ${what} (\`${nature}\`)`,
      '',
      ...table(['move', 'what', 'by', 'details', 'met in', 'as in', 'rule'], rows),
    ]
  })

/** @param {AnyGame} game */
const spotsOf = (game) => game.bets(defaultsOf(game))

/** @param {AnyGame} game */
const bets = (game) => {
  /** @type {Map<string, import('@tapete/engine').Spot[]>} */
  const byKind = new Map()
  for (const spot of spotsOf(game)) byKind.set(spot.kind, [...(byKind.get(spot.kind) ?? []), spot])
  if (byKind.size === 0) return []
  const rows = [...byKind].map(([kind, spots]) => {
    const [first] = spots
    const ids = spots.map(({ id }) => id)
    const shown = ids.length > WORDS_MOST ? `${listed(ids.slice(0, 3))}... (${ids.length})` : listed(ids)
    const pays = [...new Set(spots.map((spot) => `${spot.pays.num} to ${spot.pays.den}`))].join(', ')
    const how = first?.decided ? 'by a decision' : 'bet'
    return [`\`${kind}\``, shown, how, pays, first ? cited(first.cite) : '']
  })
  return table(['kind', 'spots', 'how', 'pays', 'rule'], rows)
}

/** @param {AnyGame} game @param {Told} told */
const refusals = (game, told) => {
  const rows = (/** @type {readonly string[]} */ codes) =>
    table(
      ['code', 'what'],
      [...codes].sort().map((code) => {
        const what = told.refusal(code)
        if (what === undefined) problems.push(`no word for ${game.id}, refusal ${code}`)
        return [`\`${code}\``, what ?? '']
      }),
    )
  /** @type {readonly string[]} */
  const shared = REFUSALS
  return [
    'Of this family; a game of it meets those of its own moves:',
    '',
    ...rows(game.refusals.filter((code) => !shared.includes(code))),
    'Of every table:',
    '',
    ...rows(game.refusals.filter((code) => shared.includes(code))),
  ]
}

/** @param {AnyGame} game @param {Told} told */
const infractions = (game, told) => {
  const known = infractionsOf(game)
  if (known.length === 0) return []
  return table(
    ['infraction', 'what', 'rule'],
    known.map(({ id, rule }) => [`\`${id}\``, wordFor(told.values, id, `${game.id}, infraction`), cited(rule)]),
  )
}

/** @param {AnyGame} game @param {Observed} seen @param {Told} told */
const events = (game, seen, told) =>
  table(
    ['event', 'what', 'details', 'money', 'as expected'],
    [...seen.events]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([type, { times, fields, money, label, apart }]) => [
        `\`${type}\``,
        `${wordFor(told.events, type, `${game.id}, event`)}${apart ? ' (told to that seat and staff)' : ''}`,
        [...fields]
          .sort(([a], [b]) => (a < b ? -1 : 1))
          .map(([name, field]) => {
            const kinds = [...field.kinds].sort().join(' or ')
            return `\`${name}\`${field.times < times ? '?' : ''} ${kinds}`
          })
          .join('; '),
        [...money].sort().join(', '),
        `\`${label}\``,
      ]),
  )

/** A pot has no cloth, and nobody to warn. @param {string} title @param {readonly string[]} lines */
const part = (title, lines) => (lines.length === 0 ? [] : [`## ${title}`, '', ...lines])

/** @param {AnyGame} game @param {Observed} seen @param {Told} told */
const page = (game, seen, told) => {
  for (const type of seen.events.keys()) seenEvents.add(type)
  return [
    `# ${game.title.en} (\`${game.id}\`)`,
    '',
    `Rule set \`${game.ruleSet}\`. Written by \`npm run moves\`; [how to read it](README.md).`,
    '',
    '## Phases',
    '',
    ...table(
      ['phase', 'what'],
      game.phases.map((phase) => [`\`${phase}\``, wordFor(told.phases, phase, `${game.id}, phase`)]),
    ),
    ...part('Bets', bets(game)),
    '## Moves',
    '',
    ...moves(game, seen, told),
    '## Refusals',
    '',
    ...refusals(game, told),
    ...part('Infractions', infractions(game, told)),
    '## Events',
    '',
    ...events(game, seen, told),
  ]
    .join('\n')
    .trimEnd()
}

const README = `# Moves, refusals, infractions and events

Written by \`npm run moves\` from the engine itself; \`npm test\` fails when a page is out of date. How to write a scenario
with them: [auditing](../auditing.md).

${table(
  ['game', 'page'],
  GAMES.map((game) => [game.title.en, `[${game.id}](${game.id}.md)`]),
).join('\n')}
## How to read a page

- **Moves.** \`bet <on> <amount> [with=<with>]\` is written \`seat:1 bet red 1000\` or \`seat:1 bet red 1000 with=coupon\`: who, what,
  then the details in this order; optional ones by name. A detail in double quotes is a text.
- **by** says who may make it: \`seat\` is any of \`seat:1\`, \`seat:2\`...; where \`croupier\` stands beside \`seat\` the croupier does it
  for the player and names the seat: \`croupier hit for=seat:1\`.
- **details**: \`money\` is a whole amount, \`integer\` a whole number, \`seat\` a seat, \`word\` one word without spaces, \`text\` free
  text, \`words\` and \`cards\` several with commas between them, *a spot* one of the bets above. Where the words are few they are
  all listed; \`as\` gives some of many.
- **met in** are the phases in which it was accepted at the tables of the scenarios and some lively ones: at least these.
- **Events** are told as the pages tell them, details in braces (\`{moved}\` is the money it moves), and carry the details listed;
  \`?\` marks those that some have and others not. Every event also has \`type\` and \`cite\`, the rule it rests on. \`money\` says
  between which accounts it moves money: \`seat\` is a player's chips, \`seat/stakes\` what lies on the cloth. **as expected** is an
  example of what \`expect.events\` takes: the type alone, or type, seat and bet (\`on\`). They were told at the same tables, and
  every event that the sources name was.
- **Refusals** are told as the pages tell them; \`...\` stands for an amount.
- The number of a rule leads to its text in [docs/rules](../rules/README.md).`

/** Some refusals tell an amount, which a page has none of. */
const AMOUNT = 987_654_321
const SOME_AMOUNTS = new Proxy({}, { get: () => AMOUNT })
const SHOWN = /\$?\s?987.654.321/g

/** The English words of the pages, of a family and of the house. @returns {Promise<(game: AnyGame) => Promise<Told>>} */
const words = async () => {
  const server = await createViteServer({
    root: fileURLToPath(root),
    configFile: false,
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  })
  const load = (/** @type {string} */ path) => server.ssrLoadModule(`/web/src/${path}.ts`)
  const house = await load('i18n/staff/en-moves')
  const { eventsEn } = await load('i18n/staff/en-events')
  const { refusalsEn } = await load('i18n/refusals/en')
  const { pagesEn } = await load('i18n/staff/en-pages')
  const { rounds } = await load('i18n/staff/rounds')
  const { tell } = await load('pages/table/refusals')
  const { FAMILIES } = await load('games/registry')
  closing = () => server.close()
  return async ({ family }) => {
    const module = await load(`games/${family}/index`)
    const { en } = module.family.words
    const facts = FAMILIES.find((/** @type {{ id: string }} */ each) => each.id === family)
    const own = facts?.rounds === 'rounds' ? rounds.en : {}
    const all = (/** @type {string} */ part, /** @type {Words} */ shared) => ({ ...shared, ...own[part], ...en[part] })
    const refused = all('refusals', refusalsEn)
    const unknown = tell({ code: 'unknown' }, 'en', en).fact
    return {
      moves: all('moves', house.movesEn),
      ofSeat: house.movesOfSeatEn,
      phases: all('phases', pagesEn.phases),
      values: all('values', house.valuesEn),
      events: all('events', eventsEn),
      refusal: (code) => {
        const { fact } = tell({ code, params: SOME_AMOUNTS }, 'en', en)
        return refused[code] ?? (fact === unknown ? undefined : fact.replace(SHOWN, '...'))
      },
    }
  }
}
/** Every event that was told at some table. @type {Set<string>} */
const seenEvents = new Set()
/** @type {() => Promise<void>} */
let closing = async () => {}

/** @returns {Promise<Map<AnyGame, Observed>>} */
const observeAll = async () => {
  const left = [...GAMES]
  /** @type {Map<AnyGame, Observed>} */
  const seen = new Map()
  const observeSome = async () => {
    const worker = new Worker(new URL('observing.js', import.meta.url))
    for (let game = left.shift(); game; game = left.shift()) {
      worker.postMessage(game.id)
      // Fails where the worker does.
      const [tables] = await once(worker, 'message')
      seen.set(game, tables)
    }
    await worker.terminate()
  }
  await Promise.all(Array.from({ length: availableParallelism() }, observeSome))
  return seen
}

const checking = process.argv.includes('--check')
const [toldOf, observed] = await Promise.all([words(), observeAll()])
const pages = new Map([['README.md', `${README}\n`]])
for (const [game, seen] of observed) pages.set(`${game.id}.md`, `${page(game, seen, await toldOf(game))}\n`)
await closing()
const unseen = new Set(
  eventsNamedIn(['kernel', ...GAMES.map(({ family }) => family)]).filter((type) => !seenEvents.has(type)),
)
for (const type of unseen) problems.push(`event ${type} is told by the engine and was seen at no table`)

mkdirSync(folder, { recursive: true })
const kept = readdirSync(folder)
for (const [name, text] of pages) {
  const file = new URL(name, folder)
  if (kept.includes(name) && readFileSync(file, 'utf8') === text) continue
  if (checking) problems.push(`docs/moves/${name} is out of date: npm run moves`)
  else writeFileSync(file, text)
}
for (const name of kept.filter((each) => !pages.has(each)))
  if (checking) problems.push(`docs/moves/${name} is of no game`)
  else rmSync(new URL(name, folder))

for (const problem of problems) console.error(problem)
console.log(`moves: ${GAMES.length} games, ${GAMES.reduce((sum, game) => sum + game.rules.length, 0)} moves`)
process.exitCode = problems.length > 0 ? 1 : 0
