// Whether results come as often as they should: Pearson's chi-square over what a table really asks of chance. Used by
// the tests with fixed seeds and by scripts/outcomes.js with fresh ones.

import { type AnyGame, configure, firstMove, type Option, openingOf, staffMove } from '@tapete/engine'
import { answer } from './bounded.js'
import type { WordStream } from './chacha20.js'
import { chanceQuestion } from './questions.js'

/** The first question a table of this game asks of chance: staff at work, as few bets as the game asks for. */
export const firstQuestion = (game: AnyGame): Option => {
  const configured = configure(game.settings)
  if (!configured.ok) throw new Error(configured.why)
  let state = game.open(configured.config)
  const take = (move: ReturnType<typeof firstMove>) => {
    const step = move && game.step(state, move)
    if (!step?.ok) throw new Error(`${game.id} asks nothing of chance`)
    state = step.state
  }
  const seats = { 'seat:1': 1_000_000, 'seat:2': 1_000_000 }
  for (const move of openingOf(game, configured.config, 'betting', seats)) take(move)
  for (const by of ['seat:1', 'seat:1', 'seat:2'] as const) {
    const waits = state.bets.length === 0 || game.due(state).every(({ waitsFor }) => waitsFor !== undefined)
    const bet = waits && game.options(state, by).find((option) => option.do === 'bet')
    if (bet) take(firstMove(bet))
  }
  for (let next = staffMove(game, state); next; next = staffMove(game, state)) take(next)
  return chanceQuestion(game, state) as Option
}

export interface Tried {
  readonly statistic: number
  readonly freedom: number
}

/** Chi-square of `draws` answers to a question with one weighted or plain list. */
export const tryOutcomes = (question: Option, stream: WordStream, draws: number): Tried => {
  const [[name, bound] = []] = Object.entries(question.fields)
  if (name === undefined || !bound || !('oneOf' in bound)) throw new Error('not a question with one list')
  const weights = bound.weights ?? bound.oneOf.map(() => 1)
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const counts = new Map(bound.oneOf.map((value) => [value, 0]))
  for (let draw = 0; draw < draws; draw++) {
    const value = answer(question, stream).move[name] as string | number
    counts.set(value, (counts.get(value) as number) + 1)
  }
  const statistic = bound.oneOf.reduce<number>((sum, value, place) => {
    const expected = (draws * (weights[place] as number)) / total
    return sum + ((counts.get(value) as number) - expected) ** 2 / expected
  }, 0)
  return { statistic, freedom: bound.oneOf.length - 1 }
}

/** The chi-square quantile at 99 %, by Wilson and Hilferty; within 0.2 % from 5 degrees of freedom on. */
export const critical99 = (freedom: number): number => {
  const z99 = 2.3263478740408408
  const part = 2 / (9 * freedom)
  return freedom * (1 - part + z99 * Math.sqrt(part)) ** 3
}
