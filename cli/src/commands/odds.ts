import { parseArgs } from 'node:util'
import { analyse } from '@tapete/odds'
import { type Command, configFrom, gameNamed, Misuse, noMore, OK } from '../command.js'
import { percent, table } from '../format.js'
import { progress } from '../progress.js'

export const odds: Command = {
  name: 'odds',
  summary: 'the exact odds of every bet of a game',
  help: `tapete odds <game> [--bet name] [--set name=value]... [--json]

Enumerates every outcome of the game's own settlement and prints, for each bet, the expected value as an exact
fraction, the edge of the house, the variance and how often it wins, all per unit staked.

  --bet name         only bets whose name begins so, e.g. straight or red (may be repeated)
  --set name=value   an option of the game (see: tapete games <game>)
  --json             { game, options, bets: [{ bet, houseEdge, ev, exact, variance, hit, distribution, ... }] }`,
  run: (args, io) => {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        json: { type: 'boolean' },
        set: { type: 'string', multiple: true },
        bet: { type: 'string', multiple: true },
      },
    })
    noMore(positionals, 1)
    const game = gameNamed(positionals[0])
    const config = configFrom(game, values.set)
    const wanted = values.bet
    const bar = progress(io, 'bets')
    const report = analyse(game, config, {
      ...(wanted ? { only: (bet: string) => wanted.some((name) => bet.startsWith(name)) } : {}),
      onProgress: bar.show,
    })
    bar.end()
    if (report.bets.length === 0) throw new Misuse(`no bet of ${game.id} begins with ${wanted?.join(' or ')}`)
    if (values.json) {
      io.out(JSON.stringify(report, null, 2))
      return OK
    }
    io.out(`${game.title.es} (${game.id}), ${game.source}\n`)
    io.out(
      table(
        [
          { title: 'bet', text: (row) => row.bet },
          { title: 'pays', align: 'right', text: (row) => row.pays },
          { title: 'expected value', align: 'right', text: (row) => row.exact },
          { title: 'house edge', align: 'right', text: (row) => percent(row.houseEdge) },
          { title: 'variance', align: 'right', text: (row) => row.variance.toFixed(4) },
          { title: 'wins', align: 'right', text: (row) => percent(row.hit, 2) },
          { title: 'article', text: (row) => row.article },
        ],
        report.bets,
      ),
    )
    return OK
  },
}
