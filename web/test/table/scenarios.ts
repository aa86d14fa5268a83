// The scenarios of a game, gone through move by move.

import { type AnyGame, configure, type Event, runScenario, type Scenario, type Table } from '@tapete/engine'

const ALL = import.meta.glob<Scenario>('../../../scenarios/*/*.json', { eager: true, import: 'default' })

export const scenariosOf = ({ id }: AnyGame): readonly Scenario[] =>
  Object.entries(ALL).flatMap(([path, scenario]) => (path.includes(`/scenarios/${id}/`) ? [scenario] : []))

export interface Moment {
  readonly before: Table
  readonly state: Table
  /** What the move brought, and all that was heard since the table opened, this included. */
  readonly events: readonly Event[]
  readonly heard: readonly Event[]
}

/** Every moment of a scenario. */
export const moments = (game: AnyGame, scenario: Scenario, visit: (moment: Moment) => void): void => {
  const configured = configure(game.settings, scenario.config)
  if (!configured.ok) throw new Error(`${scenario.name}: ${configured.why}`)
  let before: Table = game.open(configured.config)
  let heard: readonly Event[] = []
  for (const move of runScenario(game, scenario).log) {
    const step = game.step(before, move)
    if (!step.ok) throw new Error(`${scenario.name}: ${step.refusal.code}`)
    const { state, events } = step
    heard = [...heard, ...events]
    visit({ before, state, events, heard })
    before = state
  }
}
