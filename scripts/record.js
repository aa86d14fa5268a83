// Plays random tables of each game and writes them to engine/test/recorded: `npm run record [game...]`. A recording of the
// rule set a game has now is kept as it is; one that no longer plays again asks for the next revision first.

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { TOLD } from '@tapete/engine'
import { departure, record, rulesOfRecording } from '@tapete/engine/testkit'

const folder = new URL('../engine/test/recorded/', import.meta.url)
const asked = process.argv.slice(2)
mkdirSync(folder, { recursive: true })
let refused = false
for (const game of TOLD.filter(({ id }) => asked.length === 0 || asked.includes(id))) {
  const file = new URL(`${game.id}.txt`, folder)
  const kept = existsSync(file) ? readFileSync(file, 'utf8') : undefined
  if (kept === undefined || rulesOfRecording(kept) !== game.ruleSet) {
    writeFileSync(file, record(game))
    console.log(`${game.id}: recorded under ${game.ruleSet}`)
    continue
  }
  const why = departure(game, kept)
  if (why === undefined) {
    console.log(`${game.id}: plays as recorded`)
    continue
  }
  refused = true
  console.error(`${why}\n  logs of ${game.ruleSet} would break: give ${game.id} the next revision in its \`ruleSet\``)
}
process.exit(refused ? 1 : 0)
