// Tables at random moments, so that the consoles are tried against what really happens.

import { type AnyGame, type Bound, configure, type Move, type Option, type Table } from '@tapete/engine'
import { type Random, random } from '@tapete/engine/testkit'

const PEOPLE = ['ana', 'beto', 'carla', 'dora', 'eva', 'flor', 'gil']

const valueIn = (name: string, bound: Bound, dice: Random): string | number => {
  if ('oneOf' in bound) return dice.pick(bound.oneOf)
  if ('any' in bound) {
    const words = name === 'player' || name === 'person' ? PEOPLE : ['plan-1']
    return words.find((word) => !bound.except?.includes(word)) ?? `p${dice.below(1_000_000)}`
  }
  return bound.min + bound.step * dice.below(Math.min(Math.floor((bound.max - bound.min) / bound.step) + 1, 30))
}

const made = (option: Option, dice: Random): Move => {
  const fields = Object.entries(option.fields).map(([name, bound]) => [name, valueIn(name, bound, dice)])
  return { ...Object.fromEntries(fields), by: option.by, do: option.do } as Move
}

const STOPS = ['suspend', 'instruct-closing', 'leave', 'exclude', 'block-seat', 'time']

export const walk = (game: AnyGame, seed: number, steps: number, visit: (s: Table) => void): void => {
  const dice = random(seed)
  const configured = configure(game.settings, { min: 500, max: 20_000, chip: 500, seats: 4 })
  if (!configured.ok) throw new Error(configured.why)
  let state: Table = game.open(configured.config)
  const play = (move: Move) => {
    const step = game.step(state, move)
    if (step.ok) state = step.state
  }
  play({ by: 'room-head', do: 'post', role: 'pit-boss', person: 'p' })
  for (const person of ['c', 'd']) play({ by: 'pit-boss', do: 'post', role: 'croupier', person })
  play({ by: 'pit-boss', do: 'open' })
  for (const seat of ['seat:1', 'seat:3'] as const) {
    play({ by: seat, do: 'sit', player: `player-${seat.slice(5)}` })
    play({ by: seat, do: 'buy', amount: 100_000 })
  }
  for (let at = 0; at < steps; at++) {
    visit(state)
    const due = game.due(state)
    const kinds = new Map<string, Option[]>()
    for (const option of game.options(state))
      if (!STOPS.includes(option.do)) kinds.set(option.do, [...(kinds.get(option.do) ?? []), option])
    // What the regulation asks for is done often, so that rounds come to an end; other moves have equal chances.
    const options = due.length > 0 && dice.chance(0.35) ? due : dice.pick([...kinds.values()])
    play(made(dice.pick(options), dice))
  }
}
