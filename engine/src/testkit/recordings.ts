// Tables played once and written down, one move a line with a digest of the events it gave. As long as a game keeps the
// number of its rule set, every recording must play again as it stands: so do the logs of the tables of every house.

import type { Event, Game, Json, Kind, Move } from '../kernel/contract.js'
import { formatMove, parseMove } from '../kernel/notation.js'
import { openingOf } from '../kernel/scenario.js'
import { configure } from '../kernel/settings.js'
import { LAW_CONFIGS, type LawOptions, withLive } from './laws.js'
import { livelyMove } from './lively.js'
import { random } from './random.js'

const RULES = 'rules '
const TABLE = 'table '

const completed = <G extends Kind>(game: Game<G>, wanted: { readonly [option: string]: Json }): G['config'] => {
  const configured = configure(game.settings, wanted)
  if (!configured.ok) throw new RangeError(`${configured.option} ${configured.why}`)
  return configured.config
}

/** FNV-1a over the events as JSON: enough to notice a change, and to say at which move. */
const digest = (events: readonly Event[]): string => {
  let hash = 0x811c9dc5
  for (const unit of JSON.stringify(events)) hash = Math.imul(hash ^ (unit.codePointAt(0) as number), 0x01000193)
  return (hash >>> 0).toString(16).padStart(8, '0')
}

const line = <G extends Kind>(game: Game<G>, move: Move, events: readonly Event[]): string =>
  `${digest(events)} ${formatMove(game, move)}`

/** Random tables of a game, as its rules are now. */
export const record = <G extends Kind>(
  game: Game<G>,
  { tables = 12, moves = 80, seed = 1, configs = withLive(game, LAW_CONFIGS) }: LawOptions = {},
): string => {
  const lines = [`${RULES}${game.ruleSet}`]
  for (let index = 0; index < tables; index += 1) {
    const dice = random(seed + index)
    const wanted = configs[index % configs.length] ?? {}
    const config = completed(game, wanted)
    lines.push(`${TABLE}${JSON.stringify(wanted)}`)
    let state = game.open(config)
    const take = (move: Move): void => {
      const step = game.step(state, move)
      if (!step.ok) throw new RangeError(`${formatMove(game, move)} refused: ${step.refusal.code}`)
      lines.push(line(game, move, step.events))
      state = step.state
    }
    for (const move of openingOf(game, config, 'betting', { 'seat:1': 100_000, 'seat:2': 100_000 })) take(move)
    for (let count = 0; count < moves; count += 1) take(livelyMove(game, state, dice))
  }
  return `${lines.join('\n')}\n`
}

export const rulesOfRecording = (recording: string): string => recording.split('\n')[0]?.slice(RULES.length) ?? ''

/** Where a recording does not play again as it stands; undefined when it does. */
export const departure = <G extends Kind>(game: Game<G>, recording: string): string | undefined => {
  let state = game.open(completed(game, {}))
  for (const [index, written] of recording.trimEnd().split('\n').entries()) {
    const told = (what: string) => `${game.id}, line ${index + 1}: ${written}: ${what}`
    if (index === 0) continue
    if (written.startsWith(TABLE)) {
      state = game.open(completed(game, JSON.parse(written.slice(TABLE.length))))
      continue
    }
    const parsed = parseMove(game, written.slice(written.indexOf(' ') + 1))
    if (!parsed.ok) return told('is no move any more')
    const step = game.step(state, parsed.move)
    if (!step.ok) return told(`is refused now: ${step.refusal.code}`)
    if (line(game, parsed.move, step.events) !== written) return told(`gives now ${JSON.stringify(step.events)}`)
    state = step.state
  }
  return undefined
}
