import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { type AnyGame, runScenario, type Scenario } from '@tapete/engine'
import { keepsTheLaws, LAW_CONFIGS, type LawOptions, livelyTables, type Played } from '@tapete/engine/testkit'
import { expect, it } from 'vitest'

/** `npm run laws` plays ten thousand; here as many as meet every rule of the game. */
const TABLES = Number(process.env.LAW_TABLES ?? 200)

/** Every table of a game with hidden cards is played a second time with others: here a third as many do. */
export const WITH_SECRETS = Number(process.env.LAW_TABLES ?? 70)

const commit = (): string => {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  } catch {
    // Unpacked without its history, the house still has laws.
    return '1'
  }
}

/** Another one with every commit, so that in time many tables are seen; a failing one is played again by LAW_SEED. */
const SEED = Number(process.env.LAW_SEED ?? Number.parseInt(commit().slice(0, 7), 16))

const scenariosOf = (game: AnyGame): Scenario[] => {
  const folder = new URL(`../../../scenarios/${game.id}/`, import.meta.url)
  if (!existsSync(folder)) return []
  return readdirSync(folder).map((name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Scenario)
}

/**
 * One file a game, so that every core takes its share. `configs` are options without which a rule would never be met. Which
 * rules are met is asked of the tables that are the same every time: no commit is red or green by the luck of its seed. Ten
 * thousand tables take minutes of a core, and cores are shared: only an hour says that something hangs.
 */
export const holdToTheLaws = (game: AnyGame, configs: NonNullable<LawOptions['configs']> = [], tables = TABLES): void =>
  it(`${game.id} keeps the laws of the house over ${tables} random tables of seed ${SEED}, and meets every rule`, () => {
    const all = [...LAW_CONFIGS, ...configs]
    const told = scenariosOf(game).map((scenario): Played => {
      return { config: scenario.config ?? {}, log: runScenario(game, scenario).log }
    })
    const played = [...told, ...livelyTables(game, all)].filter(({ log }) => log.length > 0)
    const { phases, accepted, refused, untried } = keepsTheLaws(game, {
      tables,
      seed: SEED,
      configs: all,
      played,
      aim: 0.5,
    }).walked
    const moves = game.rules.map((rule) => rule.do)
    expect({
      phasesNeverMet: game.phases.filter((phase) => !phases.has(phase)),
      neverAccepted: moves.filter((move) => !accepted.has(move)),
      neverRefused: moves.filter((move) => !refused.has(move)),
      neverTried: game.phases.flatMap((phase) => untried(phase).map((rule) => `${rule.do} in ${phase}`)),
    }).toEqual({ phasesNeverMet: [], neverAccepted: [], neverRefused: [], neverTried: [] })
  }, 3_600_000)
