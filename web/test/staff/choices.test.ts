import {
  type AnyGame,
  betweenRounds,
  CATALOGUE,
  configure,
  firstMove,
  type Move,
  type Option,
  openingOf,
  type SeatId,
  seat,
  type Table,
} from '@tapete/engine'
import { describe, expect, it } from 'vitest'
import { type Draft, fieldNames, formOf, moveOf, settled, valuesOf } from '../../src/console/choices.js'
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
    const bound = want.fields[field]
    const leftOut = now?.optional && (!bound || bound.optional)
    if (!now || leftOut || draft[field] !== undefined) continue
    const value =
      now.several !== undefined
        ? now.several.of.slice(0, now.several.least)
        : bound && 'oneOf' in bound
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

/** Everybody the game takes sits down, bets three times, and what is due is done until a round has ended. */
const playRound = (game: AnyGame, visit: (s: Table) => void): Move[] => {
  const configured = configure(game.settings)
  if (!configured.ok) throw new Error(configured.why)
  const ids = Array.from({ length: Math.max(2, game.company.players ?? 1) }, (_, at) => seat(at + 1))
  const moves: Move[] = []
  let state: Table = game.open(configured.config)
  const play = (move: Move | undefined) => {
    if (!move) throw new Error(`nothing is due in ${state.phase}`)
    const step = game.step(state, move)
    if (!step.ok) throw new Error(`${JSON.stringify(move)}: ${step.refusal.code}`)
    state = step.state
    moves.push(move)
    visit(state)
  }
  const chips = Object.fromEntries(ids.map((id) => [id, 100_000]))
  for (const move of openingOf(game, configured.config, 'open', chips)) play(move)
  play({ by: 'seat:1', do: 'dispute', about: 'zz-9' })
  const bets = [...ids, ...ids, ...ids]
  // Where nothing of theirs lies yet, if anywhere: a game may need several bets of each.
  const betOf = (id: SeatId) => {
    const open = game.options(state, id).filter((option) => option.do === 'bet')
    const lies = (on: unknown) => state.bets.some((bet) => bet.seat === id && bet.on === on)
    return open.find(({ fields }) => !valuesOf(fields.on).some(lies)) ?? open[0]
  }
  while (state.round === 0 || !betweenRounds(state)) {
    if (moves.length > 200) throw new Error(`no round of ${game.id} ends`)
    const open = ids.some((id) => betOf(id) !== undefined)
    const id = open ? bets.shift() : undefined
    const bet = id && betOf(id)
    if (bet) play(firstMove(bet))
    else if (!id) play(game.due(state).map(({ option }) => firstMove(option))[0])
  }
  return moves
}

describe('the form of a move', () => {
  for (const game of CATALOGUE)
    it(`reaches every option of the staff at ${game.id}, and the engine accepts what it makes`, () => {
      const tried = new Map<string, number>()
      const reached = new Set<string>()
      const visit = (s: Table) => {
        for (const [key, options] of byMove(game.options(s).filter((option) => STAFF.includes(option.by)))) {
          // The same form in the same phase says nothing new for long.
          const form = `${s.status} ${s.phase} ${key} ${fieldNames(options)}`
          const times = tried.get(form) ?? 0
          tried.set(form, times + 1)
          if (times >= 3) continue
          for (const want of new Set([options[0], options[times], options.at(-1)])) {
            if (!want) continue
            const made = moveOf(options, fill(options, want))
            expect(made, `${want.do} ${JSON.stringify(want.fields).slice(0, 300)}`).toBeDefined()
            const move = { ...made?.fields, by: want.by, do: want.do } as Move
            const step = game.step(s, move)
            expect(step.ok, JSON.stringify({ move, step: step.ok ? '' : step.refusal })).toBe(true)
            reached.add(want.do)
          }
        }
      }
      const made = playRound(game, visit).filter(({ by }) => STAFF.includes(by))
      walk(game, 1, 110, visit)
      const served = game.rules.filter(
        (rule) => rule.by.some((by) => by === 'croupier') && ['bet', 'late-bet', 'irregular'].includes(rule.do),
      )
      for (const { do: move } of [...made, ...served]) expect(reached).toContain(move)
      for (const move of ['start', 'correct', 'warn', 'set-max', 'decide']) expect(reached).toContain(move)
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
