// Pots and tables in memory, told to each other as the house does: whatever a move tells another log is done with it, or nothing is.

import {
  type AnyGame,
  configure,
  type Event,
  findTold,
  type Json,
  logActor,
  type Move,
  openingOf,
  parseMove,
  type Refusal,
  type Table,
  type Telling,
} from '@tapete/engine'

export interface Log {
  readonly game: AnyGame
  state: Table
  readonly events: Event[]
  readonly moves: Move[]
}

export type House = { readonly [id: string]: Log }

export const logOf = (id: string, config: { readonly [option: string]: Json } = {}): Log => {
  const game = findTold(id) as AnyGame
  const configured = configure(game.settings, config)
  if (!configured.ok) throw new Error(`${configured.option} ${configured.why}`)
  return { game, state: game.open(configured.config), events: [], moves: [] }
}

interface Written {
  readonly log: string
  readonly move: Move
  readonly state: Table
  readonly events: readonly Event[]
}

const stepAll = (house: House, log: string, move: Move): Refusal | Written[] => {
  const states = new Map(Object.entries(house).map(([id, { state }]) => [id, state]))
  const written: Written[] = []
  const waiting: { log: string; move: Move }[] = [{ log, move }]
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const told = house[next.log]
    if (!told) return { code: 'no-such-table', cite: 'GEN-25', params: { table: next.log } }
    const { game } = told
    const step = game.step(states.get(next.log) as Table, next.move)
    if (!step.ok) return step.refusal
    states.set(next.log, step.state)
    const from = next.log
    written.push({ log: from, move: next.move, state: step.state, events: step.events })
    for (const { tells } of step.events as Event[]) {
      if (!tells) continue
      const { log: to, ...said } = tells as Telling
      waiting.push({ log: to, move: { ...said, by: logActor(from) } as Move })
    }
  }
  return written
}

const linkOf = ({ accounts }: Table): number => accounts.link ?? 0

/** Does it, or says why not; in either case no money is between two logs. */
export const performed = (house: House, log: string, line: string | Move): Refusal | readonly Written[] => {
  const { game } = house[log] as Log
  const parsed = typeof line === 'string' ? parseMove(game, line) : ({ ok: true, move: line } as const)
  if (!parsed.ok) throw new Error(parsed.error)
  const done = stepAll(house, log, parsed.move)
  if (!Array.isArray(done)) return done
  for (const { log: id, move, state, events } of done) {
    const at = house[id] as Log
    at.state = state
    at.moves.push(move)
    at.events.push(...events)
  }
  const owed = Object.values(house).reduce((sum, { state }) => sum + linkOf(state), 0)
  if (owed !== 0) throw new Error(`${owed} are between the logs after ${JSON.stringify(parsed.move)}`)
  return done
}

export const tried = (house: House, log: string, line: string | Move): Refusal | undefined => {
  const done = performed(house, log, line)
  return 'code' in done ? done : undefined
}

export const done = (house: House, log: string, ...lines: readonly (string | Move)[]): void => {
  for (const line of lines) {
    const no = tried(house, log, line)
    if (no) throw new Error(`${JSON.stringify(line)} refused: ${no.code} (${no.cite}) ${JSON.stringify(no.params)}`)
  }
}

/** The code of a move that must be refused, and nothing has changed. */
export const refused = (house: House, log: string, line: string | Move): string => {
  const before = Object.values(house).map(({ state }) => state)
  const no = tried(house, log, line)
  if (!no) throw new Error(`${JSON.stringify(line)} was not refused`)
  if (Object.values(house).some(({ state }, at) => state !== before[at])) throw new Error('a refusal changed something')
  return no.code
}

/** Staffed, open, seats filled, a round started. */
export const betting = (house: House, table: string, seats: { readonly [seat: string]: number }): void => {
  const { game, state } = house[table] as Log
  done(house, table, ...openingOf(game, state.config, 'betting', seats))
}

export const account = (house: House, log: string, name: string): number =>
  (house[log] as Log).state.accounts[name] ?? 0

export const heard = (house: House, log: string, type: string): readonly Event[] =>
  (house[log] as Log).events.filter((event) => event.type === type)

/** Staff and chance go on until a seat is asked, something of these is due, or the round is over; cards as they lie. */
export const goOn = (
  house: House,
  table: string,
  deck: string[],
  until: (due: string) => boolean = () => false,
): void => {
  for (let count = 0; count < 300; count += 1) {
    const { game, state } = house[table] as Log
    if (state.phase === 'idle') return
    const [due] = game.due(state)
    if (!due || due.waitsFor || until(due.option.do)) return
    const { fields, by, do: name } = due.option
    const filled = Object.entries(fields).flatMap(([field, bound]): [string, string | number | string[]][] => {
      if (bound.optional) return []
      if ('deal' in bound) return [[field, deck.splice(0, bound.deal)]]
      if ('oneOf' in bound) return [[field, bound.oneOf.at(-1) as string]]
      throw new Error(`${name} asks for ${field}`)
    })
    done(house, table, { ...Object.fromEntries(filled), by, do: name })
  }
  throw new Error('the round does not end')
}
