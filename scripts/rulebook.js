// Writes engine/src/rulebook.ts from docs/rules, so that code can cite only rules that exist.

import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { readRules } from './rules.js'

const target = new URL('../engine/src/rulebook.ts', import.meta.url)

const quote = (/** @type {string} */ text) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`

const entries = readRules().map(
  ({ id, rule, article, games }) =>
    `  ${quote(id)}: {\n    article: ${quote(article)},\n    games: [${games.map(quote).join(', ')}],\n    reading: ${quote(rule)},\n  },`,
)

const text = [
  '// Written by scripts/rulebook.js from docs/rules. Change the rule there, then build.',
  '// biome-ignore-all format: generated',
  '',
  'export interface RuleEntry {',
  '  readonly article: string',
  '  readonly games: readonly string[]',
  '  readonly reading: string',
  '}',
  '',
  'export const RULEBOOK = {',
  ...entries,
  '} as const satisfies { readonly [rule: string]: RuleEntry }',
  '',
  'export type RuleId = keyof typeof RULEBOOK',
  '',
].join('\n')

if (!existsSync(target) || readFileSync(target, 'utf8') !== text) writeFileSync(target, text)
