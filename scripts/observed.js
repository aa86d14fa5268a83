// What the tables of a game show of it: every scenario and some lively tables are played, and what was offered, accepted and
// told is noted. A game declares its moves, phases and refusals; in which phases a move is met, what its words may be and
// what events carry is known from here.

import { readdirSync, readFileSync } from 'node:fs'
import { betweenRounds, configure, formatMove, isSeat, natureOf, openingOf, runScenario } from '@tapete/engine'
import { LAW_CONFIGS, livelyTables, moveOf, random, withLive } from '@tapete/engine/testkit'

/** @typedef {import('@tapete/engine').AnyGame} AnyGame */
/** @typedef {import('@tapete/engine').Event} Event */
/** @typedef {import('@tapete/engine').Option} Option */
/** @typedef {import('@tapete/engine').Move} Move */
/** @typedef {import('@tapete/engine/testkit').Watches<import('@tapete/engine').Kind>} Watches */
/** @typedef {{ phases: Set<string>, words: Map<string, Set<string>>, example: string | undefined }} SeenMove */
/** @typedef {{ kinds: Set<string>, times: number }} SeenField */
/** @typedef {{ times: number, fields: Map<string, SeenField>, money: Set<string>, label: string, apart: boolean }} SeenEvent */
/** @typedef {{ moves: Map<string, SeenMove>, events: Map<string, SeenEvent> }} Observed */

/** @template K, V @param {Map<K, V>} map @param {K} key @param {() => V} make @returns {V} */
const entry = (map, key, make) => {
  const value = map.get(key) ?? make()
  map.set(key, value)
  return value
}

/** Long enough to play the cards of a shoe to their end. */
const LONG = 2000

/**
 * A table where nothing happens but play: players stake, and what is due is done.
 * @param {AnyGame} game @param {Watches} watches
 */
const longTable = (game, watches) => {
  const dice = random(1)
  // A maximum, so that nobody stakes all they have at once.
  const players = Math.max(2, game.company.players ?? 1)
  const configured = configure(game.settings, { seats: players + 1, chip: 100, min: 500, max: 2000 })
  if (!configured.ok) throw new Error(`${game.id}: ${configured.option} ${configured.why}`)
  const seats = Object.fromEntries(Array.from({ length: players }, (_, at) => [`seat:${at + 1}`, 9_000_000]))
  let state = game.open(configured.config)
  let made = 0
  /** @param {Move} move @param {readonly Option[]} [options] */
  const take = (move, options) => {
    const step = game.step(state, move)
    if (!step.ok) throw new Error(`${formatMove(game, move)} refused: ${step.refusal.code}`)
    watches(state, move, step, options)
    state = step.state
    made += 1
  }
  for (const move of openingOf(game, configured.config, 'betting', seats)) take(move)
  while (made < LONG) {
    const due = game.due(state).map(({ option }) => option)
    const options = game.options(state)
    const stakes = options.filter(({ by, do: name }) => isSeat(by) && natureOf(game, name) === 'stake')
    const stakesNow = due.length === 0 || (!betweenRounds(state) && stakes.length > 0 && dice.chance(0.6))
    // Nobody left to wait for: the table has played itself out.
    if (stakesNow && stakes.length === 0) break
    take(moveOf(dice.pick(stakesNow ? stakes : due), dice), options)
  }
}

/** @param {AnyGame} game */
export const defaultsOf = (game) => {
  const configured = configure(game.settings, {})
  if (!configured.ok) throw new Error(`${game.id}: ${configured.option} ${configured.why}`)
  return configured.config
}

/**
 * Every choice a house may make that is not the usual one, each at a table of its own.
 * @param {AnyGame} game @returns {{ [option: string]: string | boolean }[]}
 */
const otherChoices = (game) =>
  Object.entries(game.settings).flatMap(([name, setting]) => {
    /** @type {(string | boolean)[]} */
    const others =
      setting.kind === 'switch' ? [!setting.default] : setting.kind === 'choice' ? [...setting.choices] : []
    return others.filter((value) => value !== setting.default).map((value) => ({ [name]: value }))
  })

/** @param {AnyGame} game @param {(told: boolean) => Watches} watching */
const playTables = (game, watching) => {
  const folder = new URL(`../scenarios/${game.id}/`, import.meta.url)
  for (const name of readdirSync(folder)) {
    /** @type {import('@tapete/engine').Scenario} */
    const scenario = JSON.parse(readFileSync(new URL(name, folder), 'utf8'))
    followTable(game, { config: scenario.config ?? {}, log: runScenario(game, scenario).log }, watching(true))
  }
  const watches = watching(false)
  const other = otherChoices(game)
  livelyTables(game, withLive(game, LAW_CONFIGS), { watches })
  livelyTables(game, other, { tables: other.length, moves: 60, watches })
  // Nobody plays at a pot.
  if (game.bets(defaultsOf(game)).length > 0) longTable(game, watches)
}

/** @param {unknown} value */
const kindOf = (value) => {
  if (value === null) return 'null'
  if (isSeat(value)) return 'seat'
  if (Array.isArray(value)) return 'list'
  if (typeof value === 'object') return 'for' in Object(value) && 'value' in Object(value) ? 'hidden' : 'object'
  if (typeof value === 'string') return 'text'
  return typeof value
}

/** `seat:3` is any seat, `hold:1` any hold. @param {string} account */
const party = (account) => account.replace(/:\d+/, '')

/** @param {Observed} seen @param {string} phase @param {Option} option */
const noteOption = ({ moves }, phase, { do: name, fields }) => {
  const move = moves.get(name)
  if (!move) throw new Error(`${name} is offered and no rule of the game`)
  move.phases.add(phase)
  for (const [field, bound] of Object.entries(fields)) {
    const words = 'oneOf' in bound ? bound.oneOf : 'someOf' in bound ? bound.someOf : []
    const known = entry(move.words, field, () => new Set())
    for (const word of words) if (typeof word === 'string') known.add(word)
  }
}

/** What the runner compares of an event beside its type. @param {Event} event */
const label = ({ type, seat, on }) => [type, seat, on].filter((part) => part !== undefined).join(' ')

/** @param {Observed} seen @param {Event} event */
const noteEvent = ({ events }, event) => {
  const { type, cite: _, transfers = [], to, ...details } = event
  const known = entry(events, type, () => ({
    times: 0,
    fields: new Map(),
    money: new Set(),
    label: label(event),
    apart: false,
  }))
  known.times += 1
  known.apart ||= to !== undefined
  for (const { from, to: receiver } of transfers) known.money.add(`${party(from)} to ${party(receiver)}`)
  for (const [name, value] of Object.entries(details)) {
    if (value === undefined) continue
    const field = entry(known.fields, name, () => ({ kinds: new Set(), times: 0 }))
    field.times += 1
    field.kinds.add(kindOf(value))
  }
}

/**
 * A table that was played, again.
 * @param {AnyGame} game @param {import('@tapete/engine/testkit').Played} played @param {Watches} watches
 */
const followTable = (game, { config, log }, watches) => {
  const configured = configure(game.settings, config)
  if (!configured.ok) throw new Error(`${game.id}: ${configured.option} ${configured.why}`)
  let state = game.open(configured.config)
  for (const move of log) {
    const step = game.step(state, move)
    if (!step.ok) throw new Error(`${formatMove(game, move)} refused: ${step.refusal.code}`)
    watches(state, move, step, undefined)
    state = step.state
  }
}

/** @param {AnyGame} game @returns {Observed} */
export const observe = (game) => {
  /** @type {Observed} */
  const seen = {
    moves: new Map(game.rules.map((rule) => [rule.do, { phases: new Set(), words: new Map(), example: undefined }])),
    events: new Map(),
  }
  playTables(game, (told) => (before, move, done, options = game.options(before)) => {
    for (const option of options) noteOption(seen, before.phase, option)
    for (const event of done.events) noteEvent(seen, event)
    const known = seen.moves.get(move.do)
    const line = formatMove(game, move)
    // What a person wrote reads better than what dice made up.
    if (known && (known.example === undefined || (told && line.length < known.example.length))) known.example = line
  })
  return seen
}

const EVENT = /\bevent\(\s*'([a-z-]+)'/g

/** The events that the sources of these folders name: none of them may stay unseen. @param {readonly string[]} folders */
export const eventsNamedIn = (folders) =>
  folders.flatMap((folder) => {
    const sources = new URL(`../engine/src/${folder}/`, import.meta.url)
    const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'))
    return files.flatMap((name) =>
      [...readFileSync(new URL(name, sources), 'utf8').matchAll(EVENT)].map(([, type = '']) => type),
    )
  })

/**
 * The infractions a game knows, with the rule each rests on: it names them where it refuses another one, and tells the rule
 * with the warning. @param {AnyGame} game @returns {{ id: string, rule: import('@tapete/engine').RuleId }[]}
 */
export const infractionsOf = (game) => {
  if (!game.rules.some((rule) => rule.do === 'warn')) return []
  const opened = runScenario(game, {
    name: 'a table with a player',
    game: game.id,
    rule: '',
    opening: 'open',
    seats: { 'seat:1': 0 },
    moves: [],
    expect: {},
  })
  const state = /** @type {Parameters<typeof game.step>[0]} */ (opened.state)
  const warn = (/** @type {string} */ infraction) =>
    game.step(state, { by: 'pit-boss', do: 'warn', seat: 'seat:1', infraction })
  const unknown = warn('nothing-of-the-kind')
  const ids = unknown.ok ? [] : unknown.refusal.params.infractions
  if (!Array.isArray(ids)) throw new Error(`${game.id} does not say which infractions it knows`)
  return ids.map((id) => {
    const step = warn(String(id))
    const [warned] = step.ok ? step.events : []
    if (!warned) throw new Error(`${game.id} knows ${String(id)} and does not warn of it`)
    return { id: String(id), rule: warned.cite }
  })
}
