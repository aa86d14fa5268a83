import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { findGame, runScenario, type Scenario } from '@tapete/engine'
import { type Command, FAILED, Misuse, OK } from '../command.js'
import { scenarioProblem } from '../scenario-schema.js'

interface Result {
  readonly file: string
  readonly name: string
  readonly game: string
  readonly rule: string
  readonly passed: boolean
  readonly differences: readonly string[]
}

const filesUnder = (path: string): string[] => {
  try {
    return statSync(path).isDirectory()
      ? readdirSync(path)
          .sort()
          .flatMap((name) => filesUnder(join(path, name)))
          .filter((name) => name.endsWith('.json'))
      : [path]
  } catch {
    throw new Misuse(`cannot read ${path}`)
  }
}

const runFile = (path: string): Result => {
  const file = relative(process.cwd(), path)
  const failed = (...differences: string[]): Result => ({
    file,
    name: file,
    game: '',
    rule: '',
    passed: false,
    differences,
  })
  let written: unknown
  try {
    written = JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    return failed(`not JSON: ${(error as Error).message}`)
  }
  const problem = scenarioProblem(written)
  if (problem) return failed(`not a scenario: ${problem}`)
  const scenario = written as Scenario
  const game = findGame(scenario.game)
  if (!game) return failed(`no game "${scenario.game}"`)
  const { passed, differences } = runScenario(game, scenario)
  return { file, name: scenario.name, game: scenario.game, rule: scenario.rule, passed, differences }
}

export const conform: Command = {
  name: 'conform',
  summary: 'run conformance scenarios',
  help: `tapete conform <file or folder>... [--json] [--quiet]

Runs every scenario (docs/scenarios.md) and says of each whether the engine does what it expects; the differences
are listed under a scenario that fails. Exit code 1 when one fails.

  --quiet   only the failures and the count`,
  run: (args, io) => {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { json: { type: 'boolean' }, quiet: { type: 'boolean' } },
    })
    if (positionals.length === 0) throw new Misuse('name a scenario file or a folder of them')
    const results = positionals.flatMap(filesUnder).map(runFile)
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
        io.out(`${result.passed ? 'ok    ' : 'FAILED'}  ${result.file}  ${result.name}`)
        for (const difference of result.differences) io.out(`          ${difference}`)
      }
      io.out(`${results.length - failures.length} passed, ${failures.length} failed`)
    }
    return failures.length > 0 ? FAILED : OK
  },
}
