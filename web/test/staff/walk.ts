// Tables at random moments, so that the consoles are tried against what really happens.

import { type AnyGame, configure, type Move, type Option, seat, type Table } from '@tapete/engine'
import { random } from '@tapete/engine/testkit'
import { made } from '../made.js'

const STOPS = ['suspend', 'instruct-closing', 'leave', 'exclude', 'block-seat', 'time']

export const walk = (game: AnyGame, seed: number, steps: number, visit: (s: Table) => void): void => {
  const dice = random(seed)
  const players = game.company.players ?? 1
  const configured = configure(game.settings, { min: 500, max: 20_000, chip: 500, seats: Math.max(4, players + 1) })
  if (!configured.ok) throw new Error(configured.why)
  let state: Table = game.open(configured.config)
  const play = (move: Move) => {
    const step = game.step(state, move)
    if (step.ok) state = step.state
  }
  play({ by: 'room-head', do: 'post', role: 'pit-boss', person: 'p' })
  for (const person of ['c', 'd']) play({ by: 'pit-boss', do: 'post', role: 'croupier', person })
  play({ by: 'pit-boss', do: 'open' })
  // One place stays free between two.
  for (const place of [1, ...Array.from({ length: Math.max(1, players - 1) }, (_, at) => at + 3)]) {
    play({ by: seat(place), do: 'sit', player: `player-${place}` })
    play({ by: seat(place), do: 'buy', amount: 100_000 })
  }
  for (let at = 0; at < steps; at++) {
    visit(state)
    const due = game.due(state).map(({ option }) => option)
    const kinds = new Map<string, Option[]>()
    for (const option of game.options(state))
      if (!STOPS.includes(option.do)) kinds.set(option.do, [...(kinds.get(option.do) ?? []), option])
    // What the regulation asks for is done often, so that rounds come to an end; other moves have equal chances.
    const options = due.length > 0 && dice.chance(0.35) ? due : dice.pick([...kinds.values()])
    play(made(dice.pick(options), dice))
  }
}
