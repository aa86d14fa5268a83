// The replay: the engine plays every move again, accepts it, and says exactly the events of the log.

import { type AnyGame, configure, type Event, type Json, type Kind, type Step, type Table } from '@tapete/engine'
import { canonicalJson } from '../tables/chain.js'
import type { FindGame } from '../tables/replica.js'
import { drawsCheck } from './draws-check.js'
import type { ExportEntry, Opening } from './format.js'
import { moneyCheck } from './money-check.js'
import type { Difference, Tallies, Tally, VerifyReport } from './report.js'

interface Opened {
  readonly game: AnyGame
  readonly state: Table
}

/** The rule set of the log, and the one in force here. */
export const ruleSets = ({ table }: Opening, find: FindGame): NonNullable<VerifyReport['rules']> => ({
  opened: table.rules,
  here: find(table.game)?.ruleSet ?? null,
})

const otherRules = ({ table }: Opening, find: FindGame): string | undefined => {
  if (find(table.game, table.rules) || !find(table.game)) return undefined
  const name = table.game.slice(0, 40)
  return `played under rule set ${table.rules.slice(0, 40)} of ${name}, which this program has not: nothing was played again`
}

const opened = ({ table }: Opening, find: FindGame): Opened | string => {
  const game = find(table.game, table.rules)
  if (!game) return `no game "${table.game.slice(0, 40)}" here`
  const configured = configure(game.settings, table.config)
  if (!configured.ok) return `option ${configured.option}: ${configured.why}`
  return { game, state: game.open(configured.config) }
}

/** A move from a file may be anything: what makes the engine throw is refused like any other. */
const step = (game: AnyGame, state: Table, entry: ExportEntry): Step<Kind> | string => {
  try {
    return game.step(state, entry.move)
  } catch (error) {
    return `the engine stops: ${String(error)}`
  }
}

const differing = (
  expected: readonly Event[],
  logged: readonly Event[],
): { readonly why: string; readonly difference: Difference } | undefined => {
  for (let index = 0; index < Math.max(expected.length, logged.length); index++) {
    const [want, have] = [expected[index], logged[index]]
    const [asked, said] = [want, have].map((event) => (event === undefined ? 'nothing' : canonicalJson(event)))
    if (asked !== said)
      return {
        why: `event ${index + 1} should be ${asked}, is ${said}`,
        difference: { expected: (want ?? null) as Json, found: (have ?? null) as Json },
      }
  }
  return undefined
}

/** A hidden card that the file leaves out: the move cannot be played, nor anything after it. */
const isWithheld = ({ rules }: AnyGame, { move }: ExportEntry): boolean =>
  rules.find((rule) => rule.do === move.do)?.hides?.some((field) => !Object.hasOwn(move, field)) ?? false

export interface ReplayCheck {
  entry(entry: ExportEntry): void
  /** When the log is through. */
  end(): void
}

export const replayCheck = (opening: Opening, tallies: Tallies, find: FindGame): ReplayCheck => {
  const moves = tallies.of('moves')
  const events = tallies.of('events')
  const draws = drawsCheck(opening, tallies)
  const money = moneyCheck(tallies)

  const other = otherRules(opening, find)
  tallies.of('rules').note(null, other)
  const start = other ?? opened(opening, find)
  if (other === undefined && typeof start === 'string') moves.note(null, start)
  let state: Table | undefined = typeof start === 'string' ? undefined : start.state
  let withheld = false

  const unplayed = (entry: ExportEntry): void => {
    for (const each of [moves, events] satisfies Tally[]) each.skip()
    if (withheld && typeof start !== 'string') draws.entry(entry, start.game)
    else if (entry.move.by === 'chance') tallies.of('draws').skip()
  }

  return {
    entry: (entry) => {
      money.entry(entry)
      if (typeof start !== 'string' && state && isWithheld(start.game, entry)) {
        withheld = true
        state = undefined
      }
      if (typeof start === 'string' || !state) {
        unplayed(entry)
        return
      }
      const done = step(start.game, state, entry)
      const after = typeof done === 'string' || !done.ok ? undefined : done.state
      draws.entry(entry, start.game, { before: state, after })
      state = after
      if (typeof done === 'string' || !done.ok) {
        const refusal = typeof done === 'string' ? undefined : done.refusal
        const why = typeof done === 'string' ? done : `refused: ${done.refusal.code} (${done.refusal.cite})`
        moves.note(entry.seq, why, refusal ? { refusal: { code: refusal.code, cite: refusal.cite } } : {})
        events.skip()
        return
      }
      moves.note(entry.seq, undefined)
      const apart = differing(done.events, entry.events)
      events.note(entry.seq, apart?.why, apart?.difference)
    },

    end: () => {
      // Where the replay failed, what the log says of later series is not known.
      if (state || withheld) draws.end()
      else tallies.of('commitments').skip()
      money.end(state)
    },
  }
}
