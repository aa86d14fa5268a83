import { parseArgs } from 'node:util'
import { ANALYSES } from '@tapete/odds'
import type { TellingBench } from '@tapete/server/bench'
import { benchEngine, type EngineBench, engineText } from '../bench/engine.js'
import { benchFast, type FastBench, fastText } from '../bench/fast.js'
import { benchTheFloor, floorText, type WholeFloorBench } from '../bench/floor.js'
import { benchHands, type HandsBench, handsText } from '../bench/hands.js'
import { benchTheTelling, tellingText } from '../bench/telling.js'
import { benchWeb, type WebBench, webText } from '../bench/web.js'
import { type Command, FAILED, Misuse, noMore, OK, wholeNumber } from '../command.js'

/** The families that are played faster than by the engine: a part each. */
const FAST = ANALYSES.filter(({ fast }) => fast)
const PARTS = ['engine', 'hands', ...FAST.map(({ family }) => family), 'floor', 'telling', 'web']

const partsNamed = (name = 'all'): readonly string[] => {
  const parts = PARTS.filter((part) => name === 'all' || name === part)
  if (parts.length === 0) throw new Misuse(`nothing expects "${name}"`)
  return parts
}

const fastHelp = FAST.map(
  ({ family, fast }) => `${family} [--seconds n] [--beside n]
  The fast tables of the ${family} games on one core for n seconds (default 3), and n random rounds (default 20000) with
  the same chance and decisions at the fast table and through the engine. Exit code 1 when one differs.
${fast?.rival ? '  Beside a simulator from npm, taken in the same run: needs the development dependencies.\n' : ''}`,
)

interface Report extends Partial<EngineBench> {
  hands?: HandsBench
  floor?: WholeFloorBench
  telling?: readonly TellingBench[]
  web?: WebBench
}

const secondsOf = (text = '3'): number => {
  const value = Number(text)
  if (!(value > 0 && value <= 3600)) throw new Misuse('--seconds takes a number above 0, 3600 at most')
  return value
}

export const bench: Command = {
  name: 'bench',
  summary: 'how fast the engine, the floor and the pages are',
  help: `tapete bench [${[...PARTS, 'all'].join('|')}] [--json]

engine [--seconds n] [--rounds n]
  Each game on one core for n seconds (default 3): rounds a second with ten bets a round, moves a second, and the ratio
  to a floor taken in the same run (a bare copy of the table for every move). Then n rounds (default 1000000) on one
  table with the live heap along the way. Exit code 1 when it grows by more than a megabyte.
hands [--seconds n]
  Random hands of seven cards ranked by the engine's tables on one core for n seconds (default 3), beside four evaluators
  from npm in the same run. Needs the development dependencies.
${fastHelp.join('')}floor [--clients n] [--tables n] [--moves n] [--think ms]
  On a PostgreSQL thrown away afterwards: durable commands a second by 1, 4, 16 and 32 writers, and the ratio to bare
  one-statement writes of the same log entry, in nine turns each of the same run. Then what clients (default 500, at 20
  tables, 6 moves each, one every 3000 ms) wait for over real sockets, and the same again beside somebody who asks for
  whatever is costly as fast as the house allows.
telling
  What it costs to tell 8, 100 and 500 seats of one step, and how many bytes are written to everybody and to single persons;
  then with 500 real sockets, and with a croupier's console.
web
  What a browser fetches for its first page of the built client, and when the page is there. Needs the development
  dependencies.`,
  run: async (args, io) => {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        json: { type: 'boolean' },
        ...{ rounds: { type: 'string' }, seconds: { type: 'string' }, beside: { type: 'string' } },
        ...{
          clients: { type: 'string' },
          tables: { type: 'string' },
          moves: { type: 'string' },
          think: { type: 'string' },
        },
      },
    })
    const parts = partsNamed(positionals[0])
    noMore(positionals, 1)
    const rounds = wholeNumber('rounds', values.rounds, 1_000_000, 1_000_000_000)
    const seconds = secondsOf(values.seconds)
    const wanted = {
      clients: wholeNumber('clients', values.clients, 500, 10_000),
      tables: wholeNumber('tables', values.tables, 20, 1_000),
      moves: wholeNumber('moves', values.moves, 6, 1_000),
      thinkMs: wholeNumber('think', values.think, 3_000, 600_000),
    }
    // What is measured is shown, whatever becomes of the parts after it: at once, or to a program at the end.
    const beside = wholeNumber('beside', values.beside, 20_000, 1_000_000_000)
    const report: Report = {}
    const fast: Record<string, FastBench> = {}
    const show = (text: string) => values.json || io.out(`${text}\n`)
    try {
      if (parts.includes('engine')) show(engineText(Object.assign(report, benchEngine(io, seconds, rounds))))
      if (parts.includes('hands')) {
        report.hands = await benchHands(io, seconds)
        show(handsText(report.hands))
      }
      for (const analysis of FAST.filter(({ family }) => parts.includes(family))) {
        const found = await benchFast(io, analysis, seconds, beside)
        fast[analysis.family] = found
        show(fastText(analysis, found))
      }
      if (parts.includes('floor')) {
        report.floor = await benchTheFloor(io, wanted)
        show(floorText(report.floor))
      }
      if (parts.includes('telling')) {
        report.telling = await benchTheTelling(io)
        show(tellingText(report.telling))
      }
      if (parts.includes('web')) {
        report.web = await benchWeb()
        show(webText(report.web))
      }
    } finally {
      if (values.json) io.out(JSON.stringify({ ...report, ...fast }, null, 2))
    }
    const differs = Object.values(fast).some((each) => each.beside.some(({ differences }) => differences > 0))
    return report.heap?.flat === false || differs ? FAILED : OK
  },
}
