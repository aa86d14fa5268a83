// Rounds in which anything that may be done is done, in any order: cards before a hand is taken, a stake found before the first card, an
// irregular play beside another. From wherever it comes to the round ends, nothing is left on the cloth, and what came to nothing costs
// nobody anything.

import {
  type AnyGame,
  betNets,
  betweenRounds,
  configure,
  type Event,
  netOf,
  type Option,
  openingOf,
  replay,
  type SeatId,
  type Table,
} from '@tapete/engine'
import { livelyMove, type Random, random } from '@tapete/engine/testkit'
import { describe, expect, it } from 'vitest'
import { ALL_GAMES, named } from './games.js'

const ROUNDS = 3
const SEATS: readonly SeatId[] = ['seat:1', 'seat:2', 'seat:3']
const MOST_MOVES = 150

const ODD = [
  'irregular',
  'find-bet',
  'find-call',
  'misread',
  'object',
  'choose-stuck',
  'authorise',
  'leave',
  'step-away',
]
const OF_THE_ROUND = ['course', 'settle', 'chance', 'decision', 'errand']

/** Seats with stakes on the cloth, and mostly all that a hand needs. */
const betting = (game: AnyGame, first: readonly string[], config: object, dice: Random): Table => {
  const configured = configure(game.settings, { min: 500, max: 2000, ...config })
  if (!configured.ok) throw new Error(`${configured.option} ${configured.why}`)
  const seats = SEATS.slice(0, 1 + dice.below(3))
  const chips = Object.fromEntries(seats.map((seat) => [seat, 100_000]))
  const bets = seats
    .filter((seat) => seat === 'seat:1' || dice.chance(0.7))
    .flatMap((seat) => first.map((on) => ({ by: seat, do: 'bet', on, amount: 1000 }) as const))
  const start = replay(game, configured.config, [...openingOf(game, configured.config, 'betting', chips), ...bets])
  if (!start.ok) throw new Error(start.refusal.code)
  return start.state as Table
}

/** One of all that may be done now; before the first card, and now and then later, what seldom happens. */
const anything = (game: AnyGame, s: Table, dice: Random): Option => {
  const all = game.options(s) as readonly Option[]
  const odd = all.filter(({ do: name }) => ODD.includes(name))
  const isEarly = (s.play as { readonly out?: number }).out === 0
  const rare = odd.length > 0 && s.phase !== 'betting' && dice.chance(isEarly ? 0.5 : 0.12)
  const round = game.rules.filter(({ nature }) => OF_THE_ROUND.includes(nature)).map((rule) => rule.do)
  const usual = all.filter(({ do: name }) => round.includes(name) && !ODD.includes(name))
  const names = (options: readonly Option[]) => [...new Set(options.map((option) => option.do))]
  const from = rare || usual.length === 0 ? odd : usual
  const name = dice.pick(names(from))
  return dice.pick(from.filter((option) => option.do === name))
}

const walked = (game: AnyGame, from: Table, dice: Random): { state: Table; heard: Event[]; told: string } => {
  let state = from
  const heard: Event[] = []
  const made: string[] = []
  for (let count = 0; count < MOST_MOVES && !betweenRounds(state); count += 1) {
    expect(game.due(state), `${state.phase} after ${made.join(' ')}`).not.toEqual([])
    const move = livelyMove(game, state, dice, 0, [anything(game, state, dice)])
    const done = game.step(state, move)
    if (!done.ok) throw new Error(`${JSON.stringify(move)} refused: ${done.refusal.code}`)
    made.push(JSON.stringify(move))
    heard.push(...done.events)
    state = done.state as Table
  }
  return { state, heard, told: made.join(' ') }
}

describe.each(named(ALL_GAMES))('%s', (_, { game, first }) => {
  const machine = 'shuffling' in game.settings ? [{ shuffling: 'packets' }, { shuffling: 'machine' }] : []
  const configs = [{}, { faces: 'turned' }, ...machine].filter((config) => configure(game.settings, config).ok)

  it('[PB-13 PB-42 PB-47 PB-51 PB-52 PB-53 DRA-30 DRA-36 HPI-32 HPI-45 HPI-46] ends from wherever it comes to', () => {
    for (const config of configs)
      for (let seed = 1; seed <= ROUNDS; seed += 1) {
        const dice = random(seed)
        const { state, heard, told } = walked(game, betting(game, first, config, dice), dice)
        expect([state.phase, state.bets], told).toEqual(['idle', []])
        const found = (type: string) => heard.filter((event) => event.type === type)
        const forfeits = heard.filter(({ cause }) => cause === 'forbidden-act').map(({ seat }) => seat)
        const voided = found('hand-voided').map(({ seat }) => seat)
        const isVoid = found('round-voided').length > 0
        for (const seat of SEATS.filter((id) => !forfeits.includes(id))) {
          if (isVoid) expect(netOf(heard, seat), told).toBe(betNets(heard)[`${seat} bonus`] ?? 0)
          else if (voided.includes(seat)) expect(netOf(heard, seat), told).toBe(0)
        }
      }
  })
})
