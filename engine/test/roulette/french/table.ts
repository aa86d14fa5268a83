// A French table driven line by line in the notation. What it tells names rules and transfers in one word each, so
// that a test can write down every event whole.

import {
  configure,
  type Event,
  type Json,
  netOf,
  type Opening,
  type Option,
  openingMoves,
  parseMove,
  rouletteFrench,
  staffMove,
  type Transfer,
} from '@tapete/engine'

export type State = ReturnType<typeof rouletteFrench.open>
export type Told = { readonly type: string; readonly cite: string; readonly [detail: string]: unknown }
export type No = { readonly code: string; readonly rule: string; readonly params: unknown }

const arrow = ({ from, to, amount }: Transfer): string => `${from} > ${to} ${amount}`

export const told = (events: readonly Event[]): Told[] =>
  JSON.parse(JSON.stringify(events, (key, value) => (key === 'transfers' ? value.map(arrow) : value))) as Told[]

export interface Start {
  readonly config?: { readonly [option: string]: Json }
  readonly seats?: { readonly [seat: string]: number }
  readonly opening?: Opening
  readonly from?: State
}

export const CHIPS = 1_000_000

const opened = ({ config, seats = { 'seat:1': CHIPS }, opening = 'betting' }: Start): State => {
  const configured = configure(rouletteFrench.settings, config)
  if (!configured.ok) throw new Error(`${configured.option} ${configured.why}`)
  let state = rouletteFrench.open(configured.config)
  for (const move of openingMoves(opening, seats)) {
    const step = rouletteFrench.step(state, move)
    if (!step.ok) throw new Error(`${move.do}: ${step.refusal.code}`)
    state = step.state
  }
  return state
}

export const french = (start: Start = {}) => {
  let state = start.from ?? opened(start)
  const heard: Event[] = []

  const stepOf = (line: string) => {
    const parsed = parseMove(rouletteFrench, line)
    if (!parsed.ok) throw new Error(parsed.error)
    return rouletteFrench.step(state, parsed.move)
  }

  const table = {
    get state() {
      return state
    },
    /** Every event since the table began, the opening apart. */
    get heard() {
      return told(heard)
    },
    get said() {
      return heard.filter((event) => event.type === 'said').map((event) => event.phrase)
    },
    /** Makes one accepted move and tells its events. */
    do(line: string): Told[] {
      const step = stepOf(line)
      if (!step.ok) throw new Error(`${line}: ${step.refusal.code} (${step.refusal.cite})`)
      state = step.state
      heard.push(...step.events)
      return told(step.events)
    },
    /** Why a move is refused. A refusal leaves the table as it was. */
    no(line: string): No {
      const step = stepOf(line)
      if (step.ok) throw new Error(`${line}: accepted`)
      return { code: step.refusal.code, rule: step.refusal.cite, params: step.refusal.params }
    },
    /** Staff does what is due until chance must speak or the round is over. */
    go(): Told[] {
      const from = heard.length
      for (let move = staffMove(rouletteFrench, state); move && state.phase !== 'idle'; ) {
        const step = rouletteFrench.step(state, move)
        if (!step.ok) throw new Error(`${move.do}: ${step.refusal.code}`)
        state = step.state
        heard.push(...step.events)
        move = staffMove(rouletteFrench, state)
      }
      return told(heard.slice(from))
    },
    /** From betting to the end of the round. */
    spin(pocket: string | number): Told[] {
      const from = heard.length
      table.go()
      table.do(`chance ball ${pocket}`)
      table.go()
      return told(heard.slice(from))
    },
    /** From betting to a later phase; the ball falls in this pocket. */
    until(phase: string, pocket: string | number = 17): void {
      while (state.phase !== phase) {
        const move = state.phase === 'closed' ? undefined : staffMove(rouletteFrench, state)
        if (state.phase === 'closed') table.do(`chance ball ${pocket}`)
        else if (move) {
          const step = rouletteFrench.step(state, move)
          if (!step.ok) throw new Error(`${move.do}: ${step.refusal.code}`)
          state = step.state
          heard.push(...step.events)
        } else throw new Error(`stuck in ${state.phase}`)
        if (state.phase === 'idle') throw new Error(`the round ended before ${phase}`)
      }
    },
    offers(name: string): readonly Option[] {
      return rouletteFrench.options(state).filter((option) => option.do === name)
    },
    due(): string[] {
      return rouletteFrench.due(state).map(({ option }) => `${option.by} ${option.do}`)
    },
    net(party: string): number {
      return netOf(heard, party)
    },
    balance(account: string): number {
      return state.accounts[account] ?? 0
    },
  }
  return table
}
