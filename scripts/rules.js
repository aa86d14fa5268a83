// Reads docs/rules/*.md: every table row whose first cell is a rule id, under a heading that is a game's id.

import { readdirSync, readFileSync } from 'node:fs'

/** @typedef {{ id: string, rule: string, article: string, heldBy: string, doubts: string[], games: string[], file: string }} RuleRow */

const folder = new URL('../docs/rules/', import.meta.url)

/** @returns {RuleRow[]} */
export const readRules = () => {
  /** @type {Map<string, RuleRow>} */
  const rows = new Map()
  /** @type {[string, string][]} */
  const shared = []
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.md') && name !== 'README.md')) {
    let game = ''
    for (const line of readFileSync(new URL(file, folder), 'utf8').split('\n')) {
      if (line.startsWith('## ')) game = line.slice(3).trim()
      if (line.startsWith('Also applies:'))
        for (const id of line.slice('Also applies:'.length).trim().split(/\s+/)) shared.push([id, game])
      const cells = line.split('|').map((cell) => cell.trim())
      const id = cells[1] ?? ''
      if (!/^[A-Z][A-Z0-9]*-\d{2,}$/.test(id) || cells.length !== 7) continue
      if (rows.has(id)) throw new Error(`${file}: rule ${id} stands twice`)
      const [, , rule = '', article = '', heldBy = '', doubts = ''] = cells
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
