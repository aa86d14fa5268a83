import { readdirSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { awaited, findTold, runScenario, TOLD } from '@tapete/engine'
import { type Command, FAILED, Misuse, OK } from '../command.js'
import { type Fault, type Filed, isScenarioFile, scenariosIn } from '../scenario-files.js'

interface Result {
  readonly file: string
  readonly line: number
  readonly name: string
  readonly game: string
  readonly rule: string
  readonly passed: boolean
  readonly differences: readonly Fault[]
  /** Where the table of a scenario that failed was left: its phase, and whom it waits for. */
  readonly left?: string
}

const filesUnder = (path: string): string[] => {
  try {
    return statSync(path).isDirectory()
      ? readdirSync(path, { withFileTypes: true })
          .sort((a, b) => (a.name < b.name ? -1 : 1))
          .filter((entry) => entry.isDirectory() || isScenarioFile(entry.name))
          .flatMap((entry) => filesUnder(join(path, entry.name)))
      : [path]
  } catch {
    throw new Misuse(`cannot read ${path}`)
  }
}

const run = (file: string, filed: Filed): Result => {
  const { line } = filed
  if ('faults' in filed)
    return { file, line, name: 'not read', game: '', rule: '', passed: false, differences: filed.faults }
  const { scenario, lineOf } = filed
  const { name, rule, game: id } = scenario
  const result = { file, line, name, game: id, rule }
  const game = findTold(id)
  if (!game) {
    const what = `no game "${id}"; the games are ${TOLD.map((each) => each.id).join(', ')}`
    return { ...result, passed: false, differences: [{ line: lineOf('/game'), what }] }
  }
  const { passed, differences, state } = runScenario(game, scenario)
  return {
    ...result,
    passed,
    differences: differences.map(({ at, what }) => ({ line: lineOf(at), what })),
    ...(passed || !state ? {} : { left: `left in phase ${state.phase}, waiting for ${awaited(game, state)}` }),
  }
}

const runFile = (path: string): Result[] => {
  const file = relative(process.cwd(), path)
  const results = scenariosIn(path).map((filed) => run(file, filed))
  if (results.length === 0) throw new Misuse(`no scenario in ${file}`)
  return results
}

const HELP = `tapete conform <file or folder>... [--json] [--quiet]

Runs scenarios and says of each whether the engine does what it expects. Under one that fails stands every difference
with its line, and where its table was left: the phase, and whom it waits for.

  --quiet   only the failures and the count
  --json    for another program: passed, failed, and for each scenario file, line, name, game, rule, passed,
            differences (line, what), left

What is read, by the file's ending:
  .json     one scenario, or a list of them
  .md       a document: its blocks that begin with \`\`\`scenario, in the text form
  others    the text form, any number of scenarios; in a folder, the files that end in .scenario (and .json)

The text form, one line a thing; # begins a note:
  [RF-08 RF-28] What it shows           the rules it shows, and its name: here a scenario begins
  game roulette-french                  tapete games lists them
  config min=500                        options that differ from the defaults: tapete games <game>
  opening betting                       betting (a round started), open (none yet), none (sealed and empty)
  seats seat:1=10000                    who sits, with how much; who moves and is not named has 1000000
  seat:1 bet red 1000                   a move: who, what, details in order; optional ones as name=value
  ...                                   staff goes on until chance must speak, a player must decide or the round is
                                        over; it decides nothing for a player
  ... answering                         the same, answering for players who say nothing as the regulation has it
  seat:1 bet red 500 ! betting-closed   must be refused, with this code
  seat:1 bet red 500 ! any              must be refused, whatever the code
  = seat:1 -500, bank +500              won or lost by each seat, and by how much the bank has grown
  = bet seat:1 red -500                 the same of one bet
  = account seat:1 9500                 what an account holds at the end
  = say "no más apuestas" "cero"        every phrase said, in order
  = events bet-placed seat:1 red, said  every event, in order: its type, or its type, seat and bet
  = phase idle                          where the round is at the end
  = status open                         the table at the end: sealed, closed, open, suspended

Exit code 0 when all hold, 1 when one fails or cannot be read, 2 when there is nothing to run.
How to write one: docs/auditing.md. The formats: docs/scenarios.md. Every move, refusal, infraction and event of each
game: docs/moves.`

export const conform: Command = {
  name: 'conform',
  summary: 'run conformance scenarios',
  help: HELP,
  run: (args, io) => {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { json: { type: 'boolean' }, quiet: { type: 'boolean' } },
    })
    if (positionals.length === 0) throw new Misuse('name a scenario file or a folder of them')
    const results = positionals.flatMap(filesUnder).flatMap(runFile)
    if (results.length === 0) throw new Misuse(`no scenario under ${positionals.join(', ')}`)
    const failures = results.filter((result) => !result.passed)
    if (values.json)
      io.out(
        JSON.stringify(
          { passed: results.length - failures.length, failed: failures.length, scenarios: results },
          null,
          2,
        ),
      )
    else {
      for (const result of values.quiet ? failures : results) {
        io.out(`${result.passed ? 'ok    ' : 'FAILED'}  ${result.file}:${result.line}  ${result.name}`)
        for (const { line, what } of result.differences) io.out(`          line ${line}: ${what}`)
        if (result.left) io.out(`          ${result.left}`)
      }
      io.out(`${results.length - failures.length} passed, ${failures.length} failed`)
    }
    return failures.length > 0 ? FAILED : OK
  },
}
