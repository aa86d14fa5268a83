// Reads docs/rules: the rules (*.md), their Spanish readings (es/*.md), and the sources and sections they cite.

import { readdirSync, readFileSync } from 'node:fs'

/** @typedef {{ id: string, rule: string, article: string, heldBy: string, doubts: string[], games: string[], file: string }} RuleRow */
/** @typedef {{ short: string, es: string, en: string }} SourceRow */
/** @typedef {{ es: string, en: string }} SectionRow */

const folder = new URL('../docs/rules/', import.meta.url)

const RULE_ID = /^[A-Z][A-Z0-9]*-\d{2,}$/

const linesOf = (/** @type {string} */ file) => readFileSync(new URL(file, folder), 'utf8').split('\n')

const cellsOf = (/** @type {string} */ line) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())

const markdownIn = (/** @type {string} */ path) =>
  readdirSync(new URL(path, folder))
    .filter((name) => name.endsWith('.md') && name !== 'README.md')
    .map((name) => path + name)

/** Every table row whose first cell is a rule id, under a heading that is a game's id. @returns {RuleRow[]} */
export const readRules = () => {
  /** @type {Map<string, RuleRow>} */
  const rows = new Map()
  /** @type {[string, string][]} */
  const shared = []
  for (const file of markdownIn('')) {
    let game = ''
    for (const line of linesOf(file)) {
      if (line.startsWith('## ')) game = line.slice(3).trim()
      if (line.startsWith('Also applies:'))
        for (const id of line.slice('Also applies:'.length).trim().split(/\s+/)) shared.push([id, game])
      const cells = cellsOf(line)
      const [id = '', rule = '', article = '', heldBy = '', doubts = ''] = cells
      if (!RULE_ID.test(id) || cells.length !== 5) continue
      if (rows.has(id)) throw new Error(`${file}: rule ${id} stands twice`)
      rows.set(id, { id, rule, article, heldBy, doubts: doubts.split(/\s+/).filter(Boolean), games: [game], file })
    }
  }
  for (const [id, game] of shared) {
    const row = rows.get(id)
    if (!row) throw new Error(`${game} takes a rule ${id} that does not exist`)
    row.games.push(game)
  }
  return [...rows.values()]
}

/** The Spanish reading of every rule, in the order of the rules. @returns {[id: string, reading: string][]} */
export const readSpanish = (rules = readRules()) => {
  /** @type {Map<string, string>} */
  const readings = new Map()
  for (const file of markdownIn('es/'))
    for (const line of linesOf(file)) {
      const [id = '', reading = ''] = cellsOf(line)
      if (!RULE_ID.test(id)) continue
      if (readings.has(id)) throw new Error(`${file}: rule ${id} stands twice`)
      if (!rules.some((rule) => rule.id === id)) throw new Error(`${file}: rule ${id} does not exist`)
      readings.set(id, reading)
    }
  return rules.map(({ id, file }) => {
    const reading = readings.get(id)
    if (!reading) throw new Error(`docs/rules/es: rule ${id} of ${file} has no Spanish reading`)
    return [id, reading]
  })
}

const SOURCE = /^[a-z]+-\d{4}$/

/** The places an article names: `scj-2023 I.1; I.2 Juego` gives `scj-2023 I.1` and `scj-2023 I.2 Juego`. */
const placesOf = (/** @type {string} */ article) => {
  let source = ''
  return article.split('; ').map((part) => {
    const [first = '', ...rest] = part.split(' ')
    if (!SOURCE.test(first)) return `${source} ${part}`
    source = first
    return `${source} ${rest.join(' ')}`
  })
}

/** What citations point to. @returns {{ sources: [string, SourceRow][], sections: [string, SectionRow][] }} */
export const readSources = (rules = readRules()) => {
  /** @type {Map<string, SourceRow>} */
  const sources = new Map()
  /** @type {Map<string, SectionRow>} */
  const sections = new Map()
  let table = ''
  for (const line of linesOf('sources.md')) {
    if (line.startsWith('## ')) table = line.slice(3).trim()
    const [source = '', second = '', es = '', en = ''] = cellsOf(line)
    if (!SOURCE.test(source)) continue
    if (table === 'Sources') sources.set(source, { short: second, es, en })
    else sections.set(`${source} ${second}`, { es, en })
  }
  const unused = new Set(sections.keys())
  for (const { id, article } of rules)
    for (const place of placesOf(article)) {
      const section = [...sections.keys()].find((each) => `${place} `.startsWith(`${each} `))
      if (!section || !sources.has(section.split(' ')[0] ?? ''))
        throw new Error(`docs/rules/sources.md does not list ${place}, which ${id} cites`)
      unused.delete(section)
    }
  if (unused.size) throw new Error(`docs/rules/sources.md lists what no rule cites: ${[...unused].join(', ')}`)
  return { sources: [...sources], sections: [...sections] }
}
