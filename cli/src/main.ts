// tapete: the command line of the house.

import { readFileSync } from 'node:fs'
import { didYouMean } from './closest.js'
import { type Command, FAILED, MISUSED, Misuse, OK, type Output } from './command.js'
import { accounts } from './commands/accounts.js'
import { audit } from './commands/audit.js'
import { backup, restore } from './commands/backup.js'
import { bench } from './commands/bench.js'
import { bias } from './commands/bias.js'
import { conform } from './commands/conform.js'
import { day } from './commands/day.js'
import { digests } from './commands/digests.js'
import { games } from './commands/games.js'
import { migrate } from './commands/migrate.js'
import { odds } from './commands/odds.js'
import { serve } from './commands/serve.js'
import { simulate } from './commands/simulate.js'
import { verify } from './commands/verify.js'

const COMMANDS: readonly Command[] = [
  serve,
  games,
  odds,
  simulate,
  conform,
  verify,
  audit,
  digests,
  bias,
  accounts,
  migrate,
  backup,
  restore,
  bench,
  day,
]

const usage = (): string => {
  const width = Math.max(...COMMANDS.map((command) => command.name.length))
  const lines = COMMANDS.map((command) => `  ${command.name.padEnd(width)}  ${command.summary}`)
  return `tapete <command> [--help]\ntapete --version\n\n${lines.join('\n')}\n\nExit codes: 0 done, 1 something failed, 2 called wrongly.`
}

const version = (): string => {
  const about = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { version: string }
  return about.version
}

const isUsageError = (error: unknown): error is Error =>
  error instanceof Misuse ||
  (error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'))

export const main = async (args: readonly string[], io: Output): Promise<number> => {
  const [name, ...rest] = args
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    io.out(usage())
    return name === undefined ? MISUSED : OK
  }
  if (name === '--version' || name === '-v') {
    io.out(version())
    return OK
  }
  const command = COMMANDS.find((each) => each.name === name)
  if (!command) {
    const meant = didYouMean(
      name,
      COMMANDS.map((each) => each.name),
    )
    io.err(`tapete: no command "${name}".${meant}\n\n${usage()}\n`)
    return MISUSED
  }
  if (rest.includes('--help') || rest.includes('-h')) {
    io.out(command.help)
    return OK
  }
  try {
    return await command.run(rest, io)
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    io.err(`tapete ${name}: ${message}\n`)
    if (isUsageError(error)) io.err(`See: tapete ${name} --help\n`)
    return isUsageError(error) ? MISUSED : FAILED
  }
}
