// Writes from docs/rules: engine/src/rulebook.ts, so that code can cite only rules that exist, and for the web the
// Spanish readings and the titles of what is cited.

import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { readRules, readSources, readSpanish } from './rules.js'

const quote = (/** @type {string} */ text) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`

const write = (/** @type {string} */ path, /** @type {string[]} */ lines) => {
  const target = new URL(`../${path}`, import.meta.url)
  const text = [
    '// Written by scripts/rulebook.js from docs/rules. Change the rule there, then build.',
    '// biome-ignore-all format: generated',
    '',
    ...lines,
    '',
  ].join('\n')
  if (!existsSync(target) || readFileSync(target, 'utf8') !== text) writeFileSync(target, text)
}

const rules = readRules()
const spanish = readSpanish(rules)
const { sources, sections } = readSources(rules)

write('engine/src/rulebook.ts', [
  'export interface RuleEntry {',
  '  readonly article: string',
  '  readonly games: readonly string[]',
  '  readonly reading: string',
  '}',
  '',
  'export const RULEBOOK = {',
  ...rules.map(
    ({ id, rule, article, games }) =>
      `  ${quote(id)}: {\n    article: ${quote(article)},\n    games: [${games.map(quote).join(', ')}],\n    reading: ${quote(rule)},\n  },`,
  ),
  '} as const satisfies { readonly [rule: string]: RuleEntry }',
  '',
  'export type RuleId = keyof typeof RULEBOOK',
])

write('web/src/i18n/rulebook-es.ts', [
  "import type { RuleId } from '@tapete/engine'",
  '',
  'export const READINGS: { readonly [rule in RuleId]: string } = {',
  ...spanish.map(([id, reading]) => `  ${quote(id)}: ${quote(reading)},`),
  '}',
])

write('web/src/i18n/sources.ts', [
  'interface Title {',
  '  readonly es: string',
  '  readonly en: string',
  '}',
  '',
  'export const SOURCES: { readonly [source: string]: Title & { readonly short: string } } = {',
  ...sources.map(
    ([id, { short, es, en }]) =>
      `  ${quote(id)}: {\n    short: ${quote(short)},\n    es: ${quote(es)},\n    en: ${quote(en)},\n  },`,
  ),
  '}',
  '',
  'export const SECTIONS: { readonly [section: string]: Title } = {',
  ...sections.map(([id, { es, en }]) => `  ${quote(id)}: { es: ${quote(es)}, en: ${quote(en)} },`),
  '}',
])
