// What a move is, and how long whoever makes it unasked lets pass: robots, consoles and pages read it from the rules.

import { describe, expect, it } from 'vitest'
import { type AnyGame, RULE_SETS } from '../../src/catalogue.js'
import { seat } from '../../src/kernel/actors.js'
import type { Nature, Pace, Rule } from '../../src/kernel/contract.js'
import { natureOf, rule } from '../../src/kernel/rules.js'
import { openingOf } from '../../src/kernel/scenario.js'
import type { Table } from '../../src/kernel/table.js'
import { random } from '../../src/testkit/random.js'
import { moveOf, nextOption } from '../../src/testkit/wander.js'
import { settings } from './script.js'
import type { ToyKind } from './toy.js'

const DEFAULTS: { readonly [nature in Nature]: Pace } = {
  household: 'step',
  stake: 'step',
  decision: 'answer',
  course: 'step',
  settle: 'step',
  errand: 'errand',
  irregular: 'step',
  chance: 'result',
}
const NATURES = Object.keys(DEFAULTS)
const PACES: readonly Pace[] = [
  ...(['first-bets', 'last-bets', 'bets', 'offer', 'answer'] as const),
  ...(['between', 'result', 'card', 'step', 'errand'] as const),
]

describe('a rule as it is written', () => {
  const written = (nature: Nature, pace?: Pace): Rule<ToyKind> =>
    rule<ToyKind>({
      do: 'nod',
      by: ['croupier'],
      cite: 'GEN-19',
      nature,
      ...(pace ? { pace } : {}),
      fields: {},
      options: () => [],
      step: (s) => ({ ok: true, state: s, events: [] }),
    })

  it.each(Object.entries(DEFAULTS) as [Nature, Pace][])(
    '%s is done at the pace «%s» unless it says otherwise',
    (nature, pace) => {
      expect(written(nature)).toMatchObject({ nature, pace })
      expect(written(nature, 'between')).toMatchObject({ nature, pace: 'between' })
    },
  )

  it('is found by the name of its move', () => {
    const game = { rules: [written('errand')] }
    expect(natureOf(game, 'nod')).toBe('errand')
    expect(natureOf(game, 'dance')).toBeUndefined()
  })
})

describe.each(RULE_SETS.map((game) => ({ id: game.id, game })))('the rules of $id', ({ game }) => {
  const rules: readonly Rule[] = game.rules
  const names = (which: (each: Rule) => boolean) => rules.filter(which).map((each) => each.do)

  it('have a nature and a pace each', () => {
    expect(names(({ nature }) => !NATURES.includes(nature))).toEqual([])
    expect(names(({ pace }) => !PACES.includes(pace))).toEqual([])
  })

  it('are of chance exactly where chance makes them', () => {
    expect(names(({ nature, by }) => (nature === 'chance') !== by.includes('chance'))).toEqual([])
    expect(names(({ nature, by }) => nature === 'chance' && by.length > 1)).toEqual([])
    expect(names(({ nature }) => nature === 'chance')).not.toEqual([])
  })

  it('leave every decision and every answer to a seat, and no course of the round', () => {
    expect(names(({ nature, by }) => nature === 'decision' && !by.includes('seat'))).toEqual([])
    expect(names(({ pace, nature }) => pace === 'answer' && nature !== 'decision')).toEqual([])
    const house = ['course', 'settle', 'errand', 'irregular']
    expect(names(({ nature, by }) => house.includes(nature) && by.includes('seat'))).toEqual([])
  })

  it('have one move that starts a round, and at least one that closes the bets', () => {
    expect(names(({ pace }) => pace === 'between')).toEqual(['start'])
    expect(names(({ pace }) => pace === 'bets' || pace === 'last-bets')).toHaveLength(1)
    expect(names(({ pace }) => pace === 'first-bets')).toHaveLength(game.family === 'roulette' ? 1 : 0)
  })

  it('hide only fields they have', () => {
    expect(names(({ hides = [], fields }) => hides.some((field) => !Object.hasOwn(fields, field)))).toEqual([])
  })
})

const ROUNDS = { tables: 6, moves: 120 }

/** Every table of some random play. */
const wander = (game: AnyGame, visit: (s: Table) => void): void => {
  for (let seed = 1; seed <= ROUNDS.tables; seed += 1) {
    const dice = random(seed)
    const config = settings(game)
    let state = game.open(config)
    const take = (move: ReturnType<typeof moveOf>): void => {
      const step = game.step(state, move)
      if (!step.ok) throw new Error(`${move.do}: ${step.refusal.code}`)
      state = step.state
      visit(state)
    }
    const players = Math.max(2, game.company.players ?? 1)
    const seats = Object.fromEntries(Array.from({ length: players }, (_, at) => [seat(at + 1), 100_000]))
    for (const move of openingOf(game, config, 'betting', seats)) take(move)
    for (let count = 0; count < ROUNDS.moves; count += 1) {
      const options = game.options(state)
      const players = options.filter(({ do: name }) => ['stake', 'decision'].includes(natureOf(game, name) ?? ''))
      const due = game.due(state).map(({ option }) => option)
      const plays = players.length > 0 && dice.chance(0.4)
      take(moveOf(plays ? nextOption([], players, 0, dice) : nextOption(due, options, 0.95, dice), dice))
    }
  }
}

describe.each(RULE_SETS.map((game) => ({ id: game.id, game })))('what $id waits for', ({ game }) => {
  it('is a rule with a pace; it names the seat whose answer it is, and only then', () => {
    const met = new Set<string>()
    wander(game, (s) => {
      for (const { option, waitsFor } of game.due(s)) {
        const due = game.rules.find((each) => each.do === option.do)
        expect(PACES).toContain(due?.pace)
        met.add(`${option.do}`)
        const { for: served } = option.fields
        const asked = due?.nature === 'decision' && served && 'oneOf' in served ? served.oneOf[0] : undefined
        expect(waitsFor).toBe(asked)
        if (waitsFor !== undefined) expect(s.seats).toHaveProperty([waitsFor])
      }
    })
    expect(met.size).toBeGreaterThan(4)
  })
})
