import { describe, expect, it } from 'vitest'
import { bigSix } from '../../src/big-six/big-six.js'
import { blackjackClassic } from '../../src/blackjack/blackjack.js'
import type { AnyGame } from '../../src/catalogue.js'
import { awaited, GO_ON, GO_ON_ANSWERING, silenceAt } from '../../src/kernel/going-on.js'
import { type Expectation, runScenario, type Scenario } from '../../src/kernel/scenario.js'
import { rouletteFrench } from '../../src/roulette/roulette.js'

const run = (game: AnyGame, moves: Scenario['moves'], expected: Expectation = {}) =>
  runScenario(game, { name: 'x', game: game.id, rule: '', moves, expect: expected })

const DEALT = ['seat:1 bet main:1 1000', GO_ON, 'chance card 9s', 'chance card 6h', 'chance card 8d']
const AN_ACE = [...DEALT.slice(0, 3), 'chance card Ah', 'chance card 8d']
const ZERO = ['seat:1 bet red 1000', GO_ON, 'chance ball 0', GO_ON, 'croupier start', 'seat:2 bet odd 100']

const waits = (who: string, instead: string) =>
  `the table waits for ${who}: write what is decided, or "${instead}", or "... answering"`

describe('`...` and a player who says nothing', () => {
  it.each([
    ['a hand that is asked', blackjackClassic, DEALT, 'seat:1 (hit, stand, surrender)', 'croupier stand for=seat:1'],
    ['an offer that would be closed', blackjackClassic, AN_ACE, 'seat:1 (insure)', 'croupier no-more-insurance'],
    ['a choice the next throw would make', rouletteFrench, ZERO, 'seat:1 (zero)', 'croupier spin counter-clockwise'],
  ])('stops before %s', (_, game: AnyGame, moves, who, instead) => {
    const before = run(game, moves)
    const outcome = run(game, [...moves, GO_ON])
    expect(outcome.differences).toEqual([
      { what: `move ${moves.length + 1}: ${waits(who, instead)}`, at: `/moves/${moves.length}` },
    ])
    expect(outcome.log).toEqual(before.log)
    expect(run(game, [...moves, GO_ON_ANSWERING]).differences).toEqual([])
    expect(run(game, [...moves, GO_ON_ANSWERING]).log.length).toBeGreaterThan(before.log.length)
  })

  it('goes on from what the player says, and from what anybody else does meanwhile', () => {
    expect(run(blackjackClassic, [...DEALT, GO_ON, 'seat:1 stand', GO_ON]).differences).toEqual([])
    expect(run(blackjackClassic, [...DEALT, GO_ON, 'croupier stand for=seat:1', GO_ON]).differences).toEqual([])
    expect(run(blackjackClassic, [...DEALT, GO_ON, 'seat:1 tip 100', 'seat:1 stand']).differences).toEqual([])
  })

  it('is no answer to chance or to another `...`, unless chance is expected to be refused', () => {
    const told = (...moves: string[]) => run(blackjackClassic, [...DEALT, ...moves]).differences.map(({ at }) => at)
    expect(told(GO_ON, 'chance card 2h')).toEqual(['/moves/5'])
    expect(told(GO_ON, GO_ON, 'seat:1 stand')).toEqual(['/moves/5'])
    expect(
      run(blackjackClassic, [...DEALT, GO_ON, 'chance card 2h'], { refusals: { 7: 'no-card-due' } }).differences,
    ).toEqual([])
  })

  it('may be the end where the scenario says in which phase the table is left', () => {
    expect(run(blackjackClassic, [...DEALT, GO_ON], { phase: 'turns' }).differences).toEqual([])
    expect(run(blackjackClassic, [...DEALT, GO_ON], { phase: 'idle' }).differences.map(({ at }) => at)).toEqual([
      '/moves/5',
      '/expect/phase',
    ])
  })

  it('keeps an offer open after it was taken once, until the croupier closes it', () => {
    const insured = [...AN_ACE, 'seat:1 insure insurance:1 300']
    expect(run(blackjackClassic, [...insured, GO_ON]).differences).toHaveLength(1)
    expect(run(blackjackClassic, [...insured, 'croupier no-more-insurance', 'seat:1 stand']).differences).toEqual([])
  })

  it('waits for the hand of somebody who has left too: the croupier answers', () => {
    const left = [...DEALT, 'seat:1 leave']
    const [difference] = run(blackjackClassic, [...left, GO_ON]).differences
    expect(difference?.what).toBe(`move 7: ${waits('seat:1 (not present)', 'croupier stand for=seat:1')}`)
    expect(run(blackjackClassic, [...left, 'croupier stand for=seat:1', GO_ON]).differences).toEqual([])
  })
})

describe('whom a table waits for', () => {
  const at = (game: AnyGame, moves: Scenario['moves']) => {
    const { state } = run(game, moves)
    return state ? awaited(game, state) : 'no table'
  }

  it('is a player, a move of staff, or chance', () => {
    expect(at(blackjackClassic, DEALT)).toBe('seat:1 (hit, stand, surrender)')
    expect(at(blackjackClassic, DEALT.slice(0, 2))).toBe('chance card')
    expect(at(rouletteFrench, ['seat:1 bet red 1000'])).toBe('croupier spin clockwise')
    expect(at(bigSix, [])).toBe('nobody')
  })

  it('is nobody silent while nothing is asked', () => {
    const { state } = run(rouletteFrench, ['seat:1 bet red 1000'])
    expect(silenceAt(rouletteFrench as AnyGame, state as NonNullable<typeof state>)).toBeUndefined()
  })
})
