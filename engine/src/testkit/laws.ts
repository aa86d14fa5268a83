// The laws every game keeps, held over random tables. A game adopts them with one line:
//
//   it('keeps the laws of the house', () => keepsTheLaws(myGame))

import { isSeat, type SeatId, seat } from '../kernel/actors.js'
import type { Change, Game, Json, Kind, Move, Step } from '../kernel/contract.js'
import { formatMove } from '../kernel/notation.js'
import { replay } from '../kernel/replay.js'
import { openingOf } from '../kernel/scenario.js'
import { configure, ofOrigin } from '../kernel/settings.js'
import type { Table } from '../kernel/table.js'
import { aimedOption } from './aim.js'
import { keepsApart } from './apart.js'
import { keepsCourse } from './course.js'
import { ensure, LawBroken, same } from './ensure.js'
import { keepsMarks } from './marks.js'
import { type Random, random } from './random.js'
import { settledOnce } from './settled.js'
import { keepsSilence } from './silence.js'
import { keepsOffers, keepsParts, keepsSecrets, keepsStep, mayCite } from './step-laws.js'
import { type Tried, tried } from './tried.js'
import { blindMoveOf, moveOf, nextOption, strayMove } from './wander.js'

export { ensure, LawBroken } from './ensure.js'

export interface LawOptions {
  /** How many random tables. */
  readonly tables?: number
  /** How many moves each. */
  readonly moves?: number
  readonly seed?: number
  /** Configurations to draw from. */
  readonly configs?: readonly { readonly [option: string]: Json }[]
  /** Tables that were played: half of the random ones go on from somewhere in the middle of one. */
  readonly played?: readonly Played[]
  /** The share of random tables that are aimed: rare things meet there (aim.ts). */
  readonly aim?: number
}

export interface Played {
  readonly config: { readonly [option: string]: Json }
  readonly log: readonly Move[]
}

/** What was tried on all the tables, and on those that were played: these are the same under every seed. */
export interface Met extends Tried {
  readonly walked: Tried
}

export const LAW_CONFIGS: NonNullable<LawOptions['configs']> = [
  {},
  { seats: 3, chip: 100, min: 500, max: 2000, correctionMax: 0 },
  { seats: 2, chip: 1, playerMax: 5000, tableMax: 8000, exactMultiples: true, holdMinutes: 1 },
  { seats: 3, min: 200, instruments: [{ id: 'coupon', authorisation: 'Res. 1' }], exclusionMinutes: 1 },
]

/** The same and, where a live table is another one, as many live ones. */
export const withLive = <G extends Kind>(
  { settings }: Game<G>,
  configs: NonNullable<LawOptions['configs']>,
): NonNullable<LawOptions['configs']> => {
  const live = ofOrigin(settings, {}, 'live')
  return Object.keys(live).length > 0 ? configs.flatMap((config) => [config, { ...config, ...live }]) : configs
}

const freeze = <T>(value: T): T => {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  Object.freeze(value)
  for (const part of Object.values(value)) freeze(part)
  return value
}

const configured = <G extends Kind>(game: Game<G>, wanted: Played['config']): G['config'] => {
  const complete = configure(game.settings, wanted)
  if (!complete.ok) throw new LawBroken(`${complete.option} ${complete.why}`)
  return complete.config
}

/** A table as it came about, move by move: a random one goes on from any of them. */
interface Course<G extends Kind> {
  readonly config: G['config']
  readonly log: readonly Move[]
  /** What each move left, and what was heard of it. */
  readonly after: readonly Change<G>[]
}

const APART_EVERY = 4
const COURSE_EVERY = 10

/** One move further on a table that has come to this by so many. */
const goOn = <G extends Kind>(game: Game<G>, before: Table<G>, move: Move, step: Step<G>, made: number): Change<G> => {
  const done = keepsStep(game, before, move, step)
  keepsMarks(game, before, done.state)
  freeze(done.state)
  if (made % APART_EVERY === 0 && game.apart?.(before.config)) keepsApart(game, before, done.state)
  return done
}

/** Makes moves that were made before; `meets` is told each of them. */
const walk = <G extends Kind>(
  game: Game<G>,
  config: G['config'],
  log: readonly Move[],
  meets: (before: Table<G>, move: Move, step: Step<G>) => void,
): Course<G> => {
  const after: Change<G>[] = []
  let state = freeze(game.open(config))
  for (const move of log) {
    const step = game.step(state, move)
    const done = goOn(game, state, move, step, after.length)
    meets(state, move, step)
    after.push(done)
    state = done.state
  }
  keepsSecrets(game, state)
  return { config, log, after }
}

/** The seat a move of somebody else is about. */
const servedIn = ({ by: _, ...details }: Move): SeatId | undefined => Object.values(details).find(isSeat)

/** A table that was played, again: at every phase it meets, every rule that was not tried there before is tried. */
const walkTable = <G extends Kind>(game: Game<G>, { config, log }: Played, seenBefore: Tried): Course<G> => {
  const dice = random(1)
  const rules = new Map(game.rules.map((rule) => [rule.do, rule]))
  return walk(game, configured(game, config), log, (before, move, step) => {
    const untried = seenBefore.untried(before.phase)
    const options = untried.length > 0 ? game.options(before) : []
    for (const rule of untried) keepsOffers(game, before, options, blindMoveOf(rule, options, dice), seenBefore)
    // All that everybody may do would cost most of the time, and says nothing about this move.
    const offered = rules.get(move.do)?.options(before, move.by, servedIn(move)) ?? []
    keepsOffers(game, before, offered, move, seenBefore, step)
  })
}

/** Opened tables of a configuration, each walked once: every other random table begins at one of them. */
const openings = <G extends Kind>(
  game: Game<G>,
  seenBefore: Tried,
): ((config: G['config'], dice: Random) => Course<G>) => {
  const walked = new Map<string, Course<G>>()
  return (config, dice) => {
    const taken = Math.min(config.seats, Math.max(game.company.players ?? 1, 1 + dice.below(2)))
    const key = JSON.stringify([config, taken])
    const known = walked.get(key)
    if (known) return known
    const seats = Object.fromEntries(Array.from({ length: taken }, (_, index) => [seat(index + 1), 100_000]))
    const opened = walk(game, config, openingOf(game, config, 'betting', seats), (before, move) =>
      seenBefore.note(move.do, before.phase, true),
    )
    walked.set(key, opened)
    return opened
  }
}

const playTable = <G extends Kind>(
  game: Game<G>,
  begun: Course<G>,
  moves: number,
  haste: number,
  dice: Random,
  seenBefore: Tried,
  aimed: boolean,
): void => {
  const { config } = begun
  const keepsSettled = settledOnce<G>(game, config)
  const log = [...begun.log]
  const heard = begun.after.flatMap(({ events }) => events)
  let state = begun.after.at(-1)?.state ?? freeze(game.open(config))
  for (let count = 0; count < moves; count += 1) {
    const options = game.options(state)
    keepsOffers(game, state, options, strayMove(game.rules, options, dice), seenBefore)
    if (count % 8 === 0) keepsParts(game, state, options, dice.pick(options).by)
    if (count % COURSE_EVERY === COURSE_EVERY - 1) keepsCourse(game, state, dice)
    const due = game.due(state).map(({ option }) => option)
    const next = aimed ? aimedOption(game, state, options, dice) : nextOption(due, options, haste, dice)
    const move = moveOf(next, dice)
    const step = keepsOffers(game, state, options, move, seenBefore)
    const done = goOn(game, state, move, step, log.length)
    keepsSettled(state, done)
    state = done.state
    log.push(move)
    heard.push(...done.events)
  }
  keepsCourse(game, state, dice)
  keepsSecrets(game, state)
  const again = replay(game, config, log)
  ensure(again.ok && same(again.state, state) && same(again.events, heard), 'replay equals live', () =>
    log.map((move) => formatMove(game, move)),
  )
  const stored = JSON.parse(JSON.stringify(state)) as Table<G>
  ensure(same(game.options(stored), game.options(state)), 'a stored table is the table', () => stored)
  keepsSilence(game, config, log, dice)
}

const NO_MOVE = { log: [], after: [] } as const

const upTo = <G extends Kind>({ config, log, after }: Course<G>, length: number): Course<G> => ({
  config,
  log: log.slice(0, length),
  after: after.slice(0, length),
})

/**
 * Walks the tables that were played, plays random ones, and throws on the first law broken, with the seed that breaks it.
 * Answers what was tried.
 */
export const keepsTheLaws = <G extends Kind>(
  game: Game<G>,
  { tables = 1000, moves = 30, seed = 1, configs = LAW_CONFIGS, played = [], aim = 0 }: LawOptions = {},
): Met => {
  const told = (where: string, play: () => void): void => {
    try {
      play()
    } catch (error) {
      throw new LawBroken(`${game.id}, ${where}: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  for (const { do: name, cite } of game.rules)
    ensure(mayCite(game, cite), 'a move rests on a rule of its game', () => ({ game: game.id, name, cite }))
  const seenBefore = tried(game.rules)
  const courses: Course<G>[] = []
  for (const [index, table] of played.entries())
    told(`played table ${index + 1}`, () => courses.push(walkTable(game, table, seenBefore)))
  const walked = seenBefore.soFar()
  const opened = openings(game, seenBefore)
  for (let index = 0; index < tables; index += 1) {
    const dice = random(seed + index)
    const before = courses.length > 0 && dice.chance(0.5) ? dice.pick(courses) : undefined
    const config = before?.config ?? configured(game, dice.pick(configs))
    told(`table ${index + 1} of seed ${seed}`, () => {
      // Some tables get on with it, so that the end of a long round is seen as well as its beginning.
      const haste = dice.pick([0.35, 0.35, 0.85])
      const begun = before
        ? upTo(before, 1 + dice.below(before.log.length))
        : dice.chance(0.1)
          ? { config, ...NO_MOVE }
          : opened(config, dice)
      const aimed = aim > 0 && dice.chance(aim)
      playTable(game, begun, moves, haste, dice, seenBefore, aimed)
    })
  }
  return { ...seenBefore, walked }
}
