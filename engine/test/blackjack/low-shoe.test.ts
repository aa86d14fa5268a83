// Random tables hardly ever come to the end of a shoe: here they begin near it.

import { type AnyGame, betweenRounds, type Option } from '@tapete/engine'
import { expect, it } from 'vitest'
import type { Nature } from '../../src/kernel/contract.js'
import { natureOf } from '../../src/kernel/rules.js'
import { keepsCourse } from '../../src/testkit/course.js'
import { random } from '../../src/testkit/random.js'
import { settledOnce } from '../../src/testkit/settled.js'
import { keepsStep } from '../../src/testkit/step-laws.js'
import { moveOf, nextOption } from '../../src/testkit/wander.js'
import { ALL_GAMES, LIMITS, type State, tableOf } from './table.js'

const TABLES = Number(process.env.LOW_TABLES ?? 80)
const SEED = Number(process.env.LAW_SEED ?? 1)
const MOVES = 60

const PLAYS: readonly (Nature | undefined)[] = ['course', 'settle', 'chance', 'decision', 'irregular']
const isPlay =
  (game: AnyGame) =>
  ({ do: name }: Option): boolean =>
    !['out-of-order', 'no-cards'].includes(name) && (PLAYS.includes(natureOf(game, name)) || name === 'leave')

/** Two hands before the first card, with a handful of cards in the shoe, or in front of its cut card. */
const nearTheEnd = (game: AnyGame, seed: number): State => {
  const dice = random(seed)
  const table = tableOf(game, { seats: { 'seat:1': 100_000, 'seat:2': 100_000 }, config: LIMITS })
  const spots = game.id === 'challenge-21' ? ['round-1', 'round-2'] : ['main']
  for (const box of [1, 2]) table.make(...spots.map((spot) => `seat:${box} bet ${spot}:${box} 1000`))
  table.make('croupier no-more-bets')
  const cards = 3 + dice.below(10)
  table.set((s) => {
    const { shoe } = s.play
    // Nothing but the count is low: any card may still come. The cut card has come, or is about to.
    const cutCardShown = dice.chance(0.7)
    const out = shoe.cards.decks * 52 - cards - (cutCardShown ? 0 : (shoe.cutCard ?? 0))
    return { ...s, play: { ...s.play, shoe: { ...shoe, out, cutCardShown } } }
  })
  return table.state
}

it.each(ALL_GAMES)(
  '$id: [BJ-15 BJK-53 CHA-41 CAN-58 MZA-07] near its end a shoe gives no card it does not have, and every round ends',
  (game) => {
    for (let index = 0; index < TABLES; index += 1) {
      const seed = SEED + index
      const dice = random(seed)
      let state = nearTheEnd(game, seed)
      const keepsSettled = settledOnce(game, state.config)
      for (let count = 0; count < MOVES && !betweenRounds(state); count += 1) {
        const due = game.due(state).map(({ option }) => option)
        const next = nextOption(due, game.options(state).filter(isPlay(game)), 0.6, dice)
        const move = moveOf(next, dice)
        const done = keepsStep(game, state, move, game.step(state, move))
        keepsSettled(state, done)
        state = done.state
        const { shoe } = state.play
        expect([seed, count, move.do, shoe.out <= shoe.cards.decks * 52]).toEqual([seed, count, move.do, true])
        if (count % 10 === 9) keepsCourse(game, state, dice)
      }
    }
  },
)
