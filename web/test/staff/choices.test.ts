import {
  type AnyGame,
  betweenRounds,
  CATALOGUE,
  configure,
  firstMove,
  type Move,
  type Option,
  openingOf,
  type Table,
} from '@tapete/engine'
import { describe, expect, it } from 'vitest'
import { type Draft, formOf, moveOf, settled } from '../../src/console/choices.js'
import { walk } from './walk.js'

const STAFF = ['croupier', 'pit-boss', 'section-head', 'room-head', 'chance']

const byMove = (options: readonly Option[]): Map<string, Option[]> => {
  const found = new Map<string, Option[]>()
  for (const option of options) {
    const key = `${option.by} ${option.do}`
    found.set(key, [...(found.get(key) ?? []), option])
  }
  return found
}

/** Fills the form as a person would: the first open field, one of what it admits, until nothing is asked. */
const fill = (options: readonly Option[], want: Option): Draft => {
  let draft = settled(options, {})
  for (const field of formOf(options, draft).map(({ name }) => name)) {
    const now = formOf(options, draft).find(({ name }) => name === field)
    if (!now || now.optional || draft[field] !== undefined) continue
    const bound = want.fields[field]
    const value =
      bound && 'oneOf' in bound
        ? bound.oneOf.at(-1)
        : bound && 'min' in bound
          ? bound.max
          : now.any
            ? 'zz-9'
            : undefined
    if (typeof value === 'number' && now.ranges.length > 0)
      expect(now.ranges.some(({ min, max }) => value >= min && value <= max)).toBe(true)
    draft = settled(options, { ...draft, [field]: value })
  }
  return draft
}

/** A table that has settled a round: somebody bet, and what was due was done. */
const roundPlayed = (game: AnyGame): Table => {
  const configured = configure(game.settings)
  if (!configured.ok) throw new Error(configured.why)
  let state: Table = game.open(configured.config)
  const play = (move: Move | undefined) => {
    const step = move && game.step(state, move)
    if (!step?.ok) throw new Error(`${JSON.stringify(move)}: ${step?.refusal.code}`)
    state = step.state
  }
  for (const move of openingOf(game, configured.config, 'betting', { 'seat:1': 100_000, 'seat:2': 100_000 })) play(move)
  for (const id of ['seat:1', 'seat:1', 'seat:2', 'seat:2'] as const) {
    const option = game.options(state, id).find((each) => each.do === 'bet')
    if (option) play(firstMove(option))
  }
  while (!betweenRounds(state)) play(game.due(state).map(({ option }) => firstMove(option))[0])
  return state
}

describe('the form of a move', () => {
  for (const game of CATALOGUE)
    it(`reaches every option of the staff at ${game.id}, and the engine accepts what it makes`, () => {
      const reached = new Set<string>()
      const visit = (s: Table) => {
        for (const [, options] of byMove(game.options(s).filter((option) => STAFF.includes(option.by))))
          for (const want of options.slice(0, 3)) {
            const made = moveOf(options, fill(options, want))
            expect(made, `${want.do} ${JSON.stringify(want.fields).slice(0, 300)}`).toBeDefined()
            const move = { ...made?.fields, by: want.by, do: want.do } as Move
            const step = game.step(s, move)
            expect(step.ok, JSON.stringify({ move, step: step.ok ? '' : step.refusal })).toBe(true)
            reached.add(want.do)
          }
      }
      for (const seed of [1, 2]) walk(game, seed, 110, visit)
      visit(roundPlayed(game))
      const shoe = game.rules.some((rule) => rule.do === 'shuffle')
      const own = shoe ? ['shuffle', 'load', 'burn'] : ['bet', 'spin', 'late-bet', 'irregular']
      for (const move of ['start', 'correct', 'warn', 'set-max', 'decide', ...own]) expect(reached).toContain(move)
    })

  it('asks first for what narrows the rest', () => {
    const options: Option[] = [
      {
        by: 'croupier',
        do: 'bet',
        fields: { on: { oneOf: ['red'] }, amount: { min: 1, max: 5, step: 1 }, for: { oneOf: ['seat:1'] } },
      },
      {
        by: 'croupier',
        do: 'bet',
        fields: { on: { oneOf: ['black'] }, amount: { min: 7, max: 9, step: 1 }, for: { oneOf: ['seat:2'] } },
      },
    ]
    expect(formOf(options, {}).map(({ name }) => name)).toEqual(['for', 'on', 'amount'])
    expect(settled(options, { for: 'seat:2' })).toEqual({ for: 'seat:2', on: 'black' })
    expect(settled(options, { for: 'seat:1', on: 'black' })).toEqual({ for: 'seat:1', on: 'red' })
    expect(moveOf(options, { for: 'seat:2', on: 'black', amount: 5 })).toBeUndefined()
    expect(moveOf(options, { for: 'seat:2', on: 'black', amount: 8 })?.fields).toEqual({
      for: 'seat:2',
      on: 'black',
      amount: 8,
    })
  })
})
