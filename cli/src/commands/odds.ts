import { parseArgs } from 'node:util'
import { analyse, optionWorths, rulesOfTable } from '@tapete/odds'
import { blackjackText } from '../blackjack.js'
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
  --json             { game, options, bets: [{ bet, houseEdge, ev, exact, variance, hit, distribution, ... }] }

For a game of decisions, as blackjack, also the best play from a full shoe: the edge it leaves, charts, and what each option
is worth, found by taking it away. Over every card without replacement, in floating point; split hands as
docs/odds-blackjack.md says.

  --quick            leave out what each option is worth`,
  run: async (args, io) => {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        json: { type: 'boolean' },
        set: { type: 'string', multiple: true },
        bet: { type: 'string', multiple: true },
        quick: { type: 'boolean' },
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
    const { blackjack } = report
    if (blackjack) {
      const options = progress(io, 'options')
      const worths = values.quick
        ? []
        : await optionWorths(rulesOfTable(game, config), blackjack.ev, (done, total) => options.show(done, total))
      options.end()
      if (values.json) io.out(JSON.stringify({ ...report, worths }, null, 2))
      else io.out(`${game.title.es} (${game.id}), ${game.source}\n\n${blackjackText({ ...report, blackjack }, worths)}`)
      return OK
    }
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
