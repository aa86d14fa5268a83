import { parseArgs } from 'node:util'
import { type AnyGame, CATALOGUE, type Json, type Setting } from '@tapete/engine'
import { rulesOf } from '@tapete/engine/rulebook'
import { type Command, gameNamed, noMore, OK } from '../command.js'
import { table } from '../format.js'

const bounds = (setting: Setting): string => {
  switch (setting.kind) {
    case 'integer':
      return `${setting.min} to ${setting.max}${setting.default === null ? ', or null' : ''}`
    case 'choice':
      return setting.choices.join(' | ')
    case 'switch':
      return 'true | false'
    default:
      return setting.kind
  }
}

const options = (game: AnyGame) =>
  Object.entries(game.settings).map(([name, setting]) => ({
    name,
    default: setting.default as Json,
    bounds: bounds(setting),
    about: setting.about,
    rule: setting.rule,
  }))

const summary = (game: AnyGame) => ({ game: game.id, family: game.family, title: game.title, source: game.source })

export const games: Command = {
  name: 'games',
  summary: 'list the games, or one game with its options, moves and rules',
  help: `tapete games [game] [--json]

Without a game: every game of the catalogue.
With one: its options (for --set), the moves it knows and the rules it obeys.`,
  run: (args, io) => {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { json: { type: 'boolean' } },
    })
    noMore(positionals, 1)
    if (positionals[0] === undefined) {
      const rows = CATALOGUE.map(summary)
      io.out(
        values.json
          ? JSON.stringify({ games: rows }, null, 2)
          : table(
              [
                { title: 'game', text: (row) => row.game },
                { title: 'family', text: (row) => row.family },
                { title: 'title', text: (row) => row.title.es },
                { title: 'regulation', text: (row) => row.source },
              ],
              rows,
            ),
      )
      return OK
    }
    const game = gameNamed(positionals[0])
    const moves = game.rules.map((rule) => ({ do: rule.do, by: rule.by, fields: rule.fields }))
    if (values.json) {
      io.out(JSON.stringify({ ...summary(game), options: options(game), moves, rules: rulesOf(game.id) }, null, 2))
      return OK
    }
    io.out(`${game.title.es} (${game.title.en}), ${game.source}\n\nOptions`)
    io.out(
      table(
        [
          { title: 'name', text: (row) => row.name },
          { title: 'default', text: (row) => JSON.stringify(row.default).slice(0, 24) },
          { title: 'values', text: (row) => row.bounds },
          { title: 'what it is', text: (row) => row.about },
          { title: 'rule', text: (row) => row.rule },
        ],
        options(game),
      ),
    )
    io.out('\nMoves')
    io.out(
      table(
        [
          { title: 'move', text: (row) => row.do },
          { title: 'by', text: (row) => row.by.join(', ') },
          {
            title: 'details',
            text: (row) =>
              Object.entries(row.fields)
                .map(([name, kind]) => `${name}:${kind}`)
                .join(' '),
          },
        ],
        moves,
      ),
    )
    io.out('\nRules')
    io.out(
      table(
        [
          { title: 'rule', text: (row) => row.rule },
          { title: 'article', text: (row) => row.article },
          { title: 'reading', text: (row) => row.reading },
        ],
        rulesOf(game.id),
      ),
    )
    return OK
  },
}
