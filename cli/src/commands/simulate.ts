import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { ANALYSES, type Manner, simulate as run } from '@tapete/odds'
import { type Command, configFrom, gameNamed, Misuse, noMore, OK, wholeNumber } from '../command.js'
import { grouped, listed, percent, table } from '../format.js'
import { progress } from '../progress.js'

const ROUNDS_MAX = 10_000_000_000

/** What the families let a simulation be told, each as an option of this command. */
const MANNERS: readonly (readonly [string, Manner])[] = ANALYSES.flatMap(({ rounds }) =>
  Object.entries(rounds.manners ?? {}),
)

const usage = MANNERS.map(([name, manner]) => `[--${name} ${'choices' in manner ? manner.choices.join('|') : 'n'}]`)

const explained = MANNERS.map(([name, manner]) => {
  const option = `--${name} ${'choices' in manner ? 'choice' : 'n'}`
  return `  ${option.padEnd(19)}  ${manner.about}`
})

const mannerFrom = (values: { readonly [name: string]: unknown }): Record<string, string | number> => {
  const told: Record<string, string | number> = {}
  for (const [name, manner] of MANNERS) {
    const text = values[name]
    if (typeof text !== 'string') continue
    if ('choices' in manner && !manner.choices.includes(text))
      throw new Misuse(`--${name} takes ${manner.choices.join(' or ')}`)
    told[name] = 'choices' in manner ? text : wholeNumber(name, text, manner.min, manner.max)
  }
  return told
}

export const simulate: Command = {
  name: 'simulate',
  summary: 'play a game many times and compare with its exact odds',
  help: `tapete simulate <game> [--rounds n] [--bet name[=stake]]... [--seed text] [--workers n]
                ${usage.join(' ')} [--set name=value]... [--json]

Plays the real engine, move by move, and reports the mean result per unit staked with its standard error. Games of these
families are played at a fast table of their own, which is held to the engine's settlement, by their best play:
${listed(ANALYSES.filter(({ fast }) => fast).map(({ family }) => family))}.

  --rounds n           rounds to play (default 100000)
  --bet name[=stake]   a bet made every round (may be repeated)
  --seed text          the same seed and workers give the same result (default 1)
  --workers n          threads (default: the cores of this machine)
${explained.join('\n')}`,
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
        ...Object.fromEntries(MANNERS.map(([name]) => [name, { type: 'string' } as const])),
      },
    })
    noMore(positionals, 1)
    const game = gameNamed(positionals[0])
    const config = configFrom(game, values.set)
    const bets = (values.bet ?? []).map((text) => {
      const [bet = '', stake] = text.split('=')
      return { bet, ...(stake === undefined ? {} : { stake: wholeNumber('bet stake', stake, 1) }) }
    })
    const manner = mannerFrom(values)
    const bar = progress(io, 'rounds')
    const report = await run({
      game: game.id,
      config,
      bets,
      rounds: wholeNumber('rounds', values.rounds, 100_000, ROUNDS_MAX),
      seed: values.seed ?? '1',
      workers: wholeNumber('workers', values.workers, availableParallelism(), 256),
      manner,
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
