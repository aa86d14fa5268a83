// What a command is, and how a person is told that it was called wrongly.

import { type AnyGame, CATALOGUE, type Config, configure, findTold, type Json, parseSetting } from '@tapete/engine'
import { didYouMean } from './closest.js'

export const OK = 0
export const FAILED = 1
export const MISUSED = 2

export interface Output {
  out(text: string): void
  /** Notices and progress: never mixed with what a program reads. */
  err(text: string): void
  /** Whether somebody is watching the notices. */
  readonly live: boolean
}

export interface Command {
  readonly name: string
  readonly summary: string
  readonly help: string
  run(args: readonly string[], io: Output): Promise<number> | number
}

/** The person asked for something that cannot be; the message says what would. */
export class Misuse extends Error {}

export const gameNamed = (id: string | undefined): AnyGame => {
  const ids = CATALOGUE.map((game) => game.id).join(', ')
  if (id === undefined) throw new Misuse(`name a game: ${ids}`)
  const game = findTold(id)
  if (!game) {
    const known = CATALOGUE.map((each) => each.id)
    throw new Misuse(`no game "${id}"; the games are ${ids}.${didYouMean(id, known)}`)
  }
  return game
}

/** `--set name=value`, any number of times. */
export const configFrom = (game: AnyGame, sets: readonly string[] = [], supposing = false): Config => {
  const given: Record<string, Json> = {}
  for (const set of sets) {
    const at = set.indexOf('=')
    if (at < 1) throw new Misuse(`--set takes name=value, not "${set}"`)
    const [name, text] = [set.slice(0, at), set.slice(at + 1)]
    const value = parseSetting(text)
    // A text may look like something else: the plan of 2026 is called 2026.
    given[name] = game.settings[name]?.kind === 'text' && typeof value !== 'string' ? text : value
  }
  const configured = configure(game.settings, given, { supposing })
  if (!configured.ok) {
    const meant =
      configured.code === 'unknown-option' ? `.${didYouMean(configured.option, Object.keys(game.settings))}` : ''
    throw new Misuse(`option ${configured.option} of ${game.id}: ${configured.why}${meant}`)
  }
  return configured.config
}

export const wholeNumber = (
  name: string,
  text: string | undefined,
  fallback: number,
  max = Number.MAX_SAFE_INTEGER,
): number => {
  if (text === undefined) return fallback
  const value = Number(text.replaceAll('_', ''))
  if (!Number.isSafeInteger(value) || value < 1 || value > max)
    throw new Misuse(`--${name} takes a whole number from 1 to ${max}`)
  return value
}

export const noMore = (positionals: readonly string[], most: number): void => {
  if (positionals.length > most) throw new Misuse(`nothing expects "${positionals[most]}"`)
}
