import { parseArgs } from 'node:util'
import { type AnyGame, beyondTheRules, type Config } from '@tapete/engine'
import { ANALYSES, analysisOf, type BetOdds, type OddsOfGame, oddsOf, optionWorths, published } from '@tapete/odds'
import { type Command, configFrom, gameNamed, Misuse, noMore, OK, type Output } from '../command.js'
import { type Column, listed, percent, shown, table } from '../format.js'
import { progress } from '../progress.js'

const DECIDED = ANALYSES.filter(({ best }) => best)

const COLUMNS: readonly Column<BetOdds>[] = [
  { title: 'bet', text: (row) => row.bet },
  { title: 'pays', align: 'right', text: (row) => row.pays },
  { title: 'expected value', align: 'right', text: (row) => row.exact },
  { title: 'house edge', align: 'right', text: (row) => percent(row.houseEdge) },
  { title: 'variance', align: 'right', text: (row) => row.variance.toFixed(4) },
  { title: 'wins', align: 'right', text: (row) => percent(row.hit, 2) },
  { title: 'article', text: (row) => row.article },
]

/** Said plainly, because nobody expects it. */
const gifts = (bets: readonly BetOdds[]): string =>
  bets
    .filter(({ ev, reached }) => ev > 0 && !reached)
    .map(({ bet, ev }) => `\nAs written, the bet ${bet} favours the player by ${percent(ev)} of what is staked on it.`)
    .join('')

/** What was supposed of the table that no table may have. */
const supposed = (game: AnyGame, config: Config): string =>
  beyondTheRules(game.settings, config)
    .map(({ option, why, rule }) => `Supposed: ${option}=${String(config[option])}. By ${rule} it ${why}.\n`)
    .join('')

/** Bets with the same odds, told once. */
interface Alike {
  readonly first: BetOdds
  readonly bets: readonly BetOdds[]
}

const alike = (bets: readonly BetOdds[]): readonly Alike[] => {
  const groups = new Map<string, BetOdds[]>()
  for (const bet of bets) {
    const { kind, choice, pays, exact, varianceExact, hitExact, rule } = bet
    const key = JSON.stringify([kind, choice, pays, exact, varianceExact, hitExact, rule])
    groups.set(key, [...(groups.get(key) ?? []), bet])
  }
  return [...groups.values()].map((group) => ({ first: group[0] as BetOdds, bets: group }))
}

const nameOf = ({ first, bets }: Alike): string =>
  bets.length === 1 ? first.bet : `${first.kind}${first.choice ? `:${first.choice}` : ''}`

const GROUPED: readonly Column<Alike>[] = [
  { title: 'bet', text: nameOf },
  { title: 'bets', align: 'right', text: ({ bets }) => String(bets.length) },
  ...COLUMNS.slice(1).map(({ text, ...column }) => ({ ...column, text: ({ first }: Alike) => text(first) })),
]

const worthsOf = async (found: OddsOfGame, io: Output) => {
  const bar = progress(io, 'options')
  const worths = await optionWorths(found, bar.show)
  bar.end()
  return worths
}

export const odds: Command = {
  name: 'odds',
  summary: 'the exact odds of every bet of a game',
  help: `tapete odds <game> [--bet name] [--set name=value]... [--all] [--json]

Enumerates every outcome of the game's own settlement and prints, for each bet, the expected value as an exact
fraction, the edge of the house, the variance and how often it wins, all per unit staked.

  --all              a line for each bet; without it, bets with equal odds share one
  --bet name         only bets whose name begins so (may be repeated)
  --set name=value   an option of the game (see: tapete games <game>); the packs of the games of baccarat may be
                     supposed, from 1 to 8, also where the regulation fixes them
  --json             { game, options, bets: [{ bet, houseEdge, ev, exact, variance, hit, distribution, ... }] }

For a game of decisions, as ${listed(DECIDED.map(({ family }) => family))}, also the best play: the edge it leaves, charts, and
what each option is worth, found by taking it away.
${DECIDED.map(({ best }) => `${best?.about}\n`).join('')}
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
        all: { type: 'boolean' },
      },
    })
    noMore(positionals, 1)
    const game = gameNamed(positionals[0])
    const wanted = values.bet
    const bar = progress(io, 'bets')
    const config = configFrom(game, values.set, true)
    const found = oddsOf(game, config, {
      supposing: true,
      ...(wanted ? { only: (bet: string) => wanted.some((name) => bet.startsWith(name)) } : {}),
      onProgress: bar.show,
    })
    bar.end()
    const { play, bets } = found
    const { best, summary } = analysisOf(game)
    const head = `${game.title.es} (${game.id}), ${game.source}\n${supposed(game, config)}`
    if (best && play) {
      const worths = values.quick ? [] : await worthsOf(found, io)
      if (values.json) io.out(JSON.stringify({ ...published(found), worths }, null, 2))
      else io.out(`${head}\n${shown(best.told(bets, play, worths))}`)
      return OK
    }
    if (bets.length === 0) throw new Misuse(`no bet of ${game.id} begins with ${wanted?.join(' or ')}`)
    if (values.json) io.out(JSON.stringify(published(found), null, 2))
    else {
      const rows = values.all ? table(COLUMNS, bets) : table(GROUPED, alike(bets))
      const told = summary ? ['', shown(summary.told(found.facts))] : []
      io.out([head, `${rows}${gifts(bets)}`, ...told].join('\n'))
    }
    return OK
  },
}
