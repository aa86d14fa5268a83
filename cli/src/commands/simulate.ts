import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { simulate as run } from '@tapete/odds'
import { type Command, configFrom, gameNamed, Misuse, noMore, OK, wholeNumber } from '../command.js'
import { grouped, percent, table } from '../format.js'
import { progress } from '../progress.js'

const ROUNDS_MAX = 10_000_000_000

export const simulate: Command = {
  name: 'simulate',
  summary: 'play a game many times and compare with its exact odds',
  help: `tapete simulate <game> [--rounds n] [--bet name[=stake]]... [--seed text] [--workers n] [--zero half|prison]
                [--cut n] [--set name=value]... [--json]

Plays the real engine, move by move, and reports the mean result per unit staked with its standard error. The games of the
blackjack family are played at a fast table of their own, which is held to the engine's settlement, by their best play.

  --rounds n           rounds to play (default 100000)
  --bet name[=stake]   a bet made every round (may be repeated)
  --seed text          the same seed and workers give the same result (default 1)
  --workers n          threads (default: the cores of this machine)
  --zero choice        what even chances do on zero in French roulette (default: the table's)
  --cut n              blackjack: cards behind the cut card (default: a full shoe for every round, as the odds assume)`,
  run: async (args, io) => {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        json: { type: 'boolean' },
        set: { type: 'string', multiple: true },
        bet: { type: 'string', multiple: true },
        rounds: { type: 'string' },
        seed: { type: 'string' },
        workers: { type: 'string' },
        zero: { type: 'string' },
        cut: { type: 'string' },
      },
    })
    noMore(positionals, 1)
    const game = gameNamed(positionals[0])
    const config = configFrom(game, values.set)
    const bets = (values.bet ?? []).map((text) => {
      const [bet = '', stake] = text.split('=')
      return { bet, ...(stake === undefined ? {} : { stake: wholeNumber('bet stake', stake, 1) }) }
    })
    if (values.zero !== undefined && values.zero !== 'half' && values.zero !== 'prison')
      throw new Misuse('--zero takes half or prison')
    const bar = progress(io, 'rounds')
    const report = await run({
      game: game.id,
      config,
      bets,
      rounds: wholeNumber('rounds', values.rounds, 100_000, ROUNDS_MAX),
      seed: values.seed ?? '1',
      workers: wholeNumber('workers', values.workers, availableParallelism(), 256),
      ...(values.zero ? { zero: values.zero } : {}),
      ...(values.cut === undefined ? {} : { cut: wholeNumber('cut', values.cut, 1, 208) }),
      onProgress: ({ done, total }) => bar.show(done, total),
    })
    bar.end()
    if (values.json) {
      io.out(JSON.stringify(report, null, 2))
      return OK
    }
    io.out(
      `${game.title.es} (${game.id}): ${grouped(report.rounds)} rounds, seed ${report.seed}, ${report.workers} workers\n`,
    )
    io.out(
      table(
        [
          { title: 'bet', text: (row) => row.bet },
          { title: 'mean', align: 'right', text: (row) => row.mean.toFixed(6) },
          { title: 'standard error', align: 'right', text: (row) => row.standardError.toFixed(6) },
          { title: 'expected', align: 'right', text: (row) => row.exact ?? row.ev?.toFixed(6) ?? '' },
          { title: 'z', align: 'right', text: (row) => (row.z === undefined ? '' : row.z.toFixed(2)) },
          { title: 'wins', align: 'right', text: (row) => percent(row.hit, 2) },
        ],
        report.bets,
      ),
    )
    io.out(`\n${grouped(report.roundsPerSecond)} rounds a second`)
    return OK
  },
}
