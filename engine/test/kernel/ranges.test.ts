// What a game may tell the shared rules about stakes, places and prizes beyond the bet plan.

import { describe, expect, it } from 'vitest'
import { bigSix } from '../../src/big-six/big-six.js'
import { blackjackClassic } from '../../src/blackjack/blackjack.js'
import type { Game, Move, Spot } from '../../src/kernel/contract.js'
import type { Customs } from '../../src/kernel/customs.js'
import { defineGame } from '../../src/kernel/game.js'
import { odds } from '../../src/kernel/money.js'
import { covers } from '../../src/kernel/moves.js'
import { outsideLimitRules } from '../../src/kernel/outside-limits.js'
import { refuser } from '../../src/kernel/refusals.js'
import { roundRules } from '../../src/kernel/rounds.js'
import { answer } from '../../src/kernel/rules.js'
import { openingMoves, openingOf } from '../../src/kernel/scenario.js'
import { seatRules } from '../../src/kernel/seats.js'
import { paySeat } from '../../src/kernel/settlement.js'
import { staking } from '../../src/kernel/stakes.js'
import { change, event, type Table } from '../../src/kernel/table.js'
import { open, read, why } from './script.js'
import { customs, spots, type ToyKind, toy } from './toy.js'

const refuse = refuser(['in-use', 'not-ready', 'not-you', 'not-yours'])

const next = (move: string) => ({ idle: [move], betting: [move], closed: [move], fault: [move], 'giving-back': [move] })

/** The toy with customs of its own in place of the usual ones. */
const bent = (own: Partial<Customs<ToyKind>>): Game<ToyKind> => {
  const all = { ...customs, ...own }
  const bentRules = [...staking(all).rules, ...outsideLimitRules(all), ...seatRules(all), ...roundRules(all)]
  const byName = new Map(bentRules.map((rule) => [rule.do, rule]))
  return defineGame<ToyKind>({
    ...toy,
    rules: toy.rules.map((rule) => byName.get(rule.do) ?? rule),
    next: next('start'),
  })
}

const refused = (game: Game<ToyKind>, s: Table<ToyKind>, line: string): string => {
  const move = read(game, line)
  const step = game.step(s, move)
  expect(game.options(s).some((option) => covers(option, move))).toBe(step.ok)
  return step.ok ? 'accepted' : why(step.refusal)
}
const after = (game: Game<ToyKind>, s: Table<ToyKind>, line: string): Table<ToyKind> => {
  const step = game.step(s, read(game, line))
  if (!step.ok) throw new Error(why(step.refusal))
  return step.state
}

const closed = (s: Table<ToyKind>): Table<ToyKind> => ({ ...s, phase: 'closed' })

describe('a range of its own', () => {
  const game = bent({
    betting: {
      ...customs.betting,
      range: (_s, _id, spot) => ({ atLeast: 300, atMost: spot.id === 'heads' ? 500 : 900, rule: 'BS-06' }),
    },
  })
  const s = open(game)

  it('bounds the whole stake on a spot', () => {
    expect(refused(game, s, 'seat:1 bet heads 200')).toBe('misfit BS-06 {"atLeast":300,"atMost":500,"stake":200}')
    expect(refused(game, s, 'seat:1 bet heads 600')).toBe('misfit BS-06 {"atLeast":300,"atMost":500,"stake":600}')
    expect(refused(game, s, 'seat:1 bet tails 600')).toBe('accepted')
    const staked = after(game, s, 'seat:1 bet heads 300')
    expect(refused(game, staked, 'seat:1 bet heads 200')).toBe('accepted')
    expect(refused(game, staked, 'seat:1 bet heads 300')).toBe('misfit BS-06 {"atLeast":300,"atMost":500,"stake":600}')
  })

  it('lets a stake be taken back whole, or down to the least', () => {
    const staked = after(game, s, 'seat:1 bet heads 500')
    expect(refused(game, staked, 'seat:1 withdraw heads 200')).toBe('accepted')
    expect(refused(game, staked, 'seat:1 withdraw heads 300')).toBe(
      'misfit BS-06 {"atLeast":300,"atMost":500,"stake":200}',
    )
    expect(refused(game, staked, 'seat:1 withdraw heads 500')).toBe('accepted')
  })

  it('comes after the bet plan', () => {
    const planned = open(game, { config: { min: 400 } })
    expect(refused(game, planned, 'seat:1 bet heads 300')).toBe('under-minimum GEN-10 {"min":400,"stake":300}')
  })
})

describe('a spot that is barred', () => {
  const game = bent({
    betting: {
      ...customs.betting,
      barred: (_s, id, spot) => (id === 'seat:1' && spot.id === 'heads' ? refuse('not-yours', 'BS-06') : undefined),
    },
  })

  it('is refused and not offered, to that seat only', () => {
    const s = open(game)
    expect(refused(game, s, 'seat:1 bet heads 200')).toBe('not-yours BS-06')
    expect(refused(game, s, 'seat:2 bet heads 200')).toBe('accepted')
    expect(refused(game, s, 'seat:1 bet tails 200')).toBe('accepted')
  })

  it('has no stake found late on it either', () => {
    const s = closed(open(game, { config: { max: 500 } }))
    expect(refused(game, s, 'croupier find-bet heads 600 seat:1')).toBe('not-yours BS-06')
    expect(refused(game, s, 'croupier find-bet heads 600 seat:2')).toBe('accepted')
  })
})

it('a spot that a decision fills is no bet', () => {
  const decided = new Map<string, Spot>([
    ...spots,
    ['raise', { id: 'raise', kind: 'raise', pays: odds(1, 1), cite: 'GEN-02', covers: [], decided: true }],
  ])
  const game = bent({ spots: () => decided })
  expect(refused(game, open(game), 'seat:1 bet raise 200')).toBe('no-such-bet GEN-25 {"on":"raise"}')
  expect(refused(game, closed(open(game)), 'croupier late-bet raise 200 seat:1')).toBe(
    'no-such-bet GEN-25 {"on":"raise"}',
  )
  expect(refused(game, closed(open(game)), 'croupier find-bet raise 200 seat:1')).toBe(
    'no-such-bet GEN-25 {"on":"raise"}',
  )
})

describe('places', () => {
  it('in use by a neighbour are not free', () => {
    const game = bent({ placeTaken: (_s, id) => (id === 'seat:3' ? refuse('in-use', 'BS-06') : undefined) })
    const s = open(game)
    expect(refused(game, s, 'seat:3 sit ana')).toBe('in-use BS-06')
    expect(refused(game, s, 'seat:4 sit ana')).toBe('accepted')
  })

  it('tell the game who steps away', () => {
    const game = bent({ steppingAway: (s, id) => change(s, {}, [event('dropped', 'BS-06', { seat: id })]) })
    const step = game.step(open(game), { by: 'seat:1', do: 'step-away' })
    expect(step.ok && step.events.map((each) => each.type)).toEqual(['seat-away', 'dropped'])
  })
})

it('a round waits for what the game prepares', () => {
  const game = bent({ start: { ...customs.start, refusal: () => refuse('not-ready', 'BS-02') } })
  const s = open(toy, { opening: 'open' })
  expect(refused(game, s, 'croupier start')).toBe('not-ready BS-02')
  expect(game.due(s)).toEqual([])
})

describe('a decision of a player', () => {
  const nod = answer<ToyKind>('nod', {
    cite: 'GEN-16',
    refusal: (_s, id) => (id === 'seat:2' ? refuse('not-you', 'GEN-16') : undefined),
    apply: (s, id) => change(s, {}, [event('nodded', 'GEN-16', { seat: id })]),
  })
  const game = defineGame<ToyKind>({ ...toy, rules: [...toy.rules, nod], next: next('nod') })
  const s = open(game)

  it('is made by the seat, or by the croupier for it', () => {
    expect(refused(game, s, 'seat:1 nod')).toBe('accepted')
    expect(refused(game, s, 'croupier nod for=seat:1')).toBe('accepted')
    expect(refused(game, s, 'croupier nod')).toBe('seat-not-named GEN-25')
    expect(refused(game, s, 'seat:2 nod')).toBe('not-you GEN-16')
    expect(refused(game, s, 'seat:2 nod for=seat:1')).toBe('acts-for-another GEN-27')
    expect(refused(game, s, 'seat:5 nod')).toBe('seat-empty GEN-24 {"seat":"seat:5"}')
  })

  it('is due from the croupier, never from the seat', () => {
    expect(game.due(s)).toEqual([
      { option: { by: 'croupier', do: 'nod', fields: { for: { oneOf: ['seat:1'] } } }, waitsFor: 'seat:1' },
    ])
  })
})

it('a move that only a seat can make is due from that seat, where the game says whose', () => {
  const { step, options, due, ...spec } = toy
  const game = defineGame<ToyKind>({
    ...spec,
    next: next('tip'),
    waitsFor: (_s, move) => (move === 'tip' ? 'seat:2' : undefined),
  })
  expect(game.due(open(game))).toEqual([
    {
      option: { by: 'seat:2', do: 'tip', fields: { amount: { min: 1, max: 100_000, step: 1 } } },
      waitsFor: 'seat:2',
    },
  ])
  expect(defineGame<ToyKind>({ ...spec, next: next('tip') }).due(open(toy))).toEqual([])
})

describe('a payment', () => {
  const staked = () => after(toy, open(toy), 'seat:1 bet heads 300')

  it('of a prize has its own name and leaves the stake where it is', () => {
    const s = staked()
    const [bet] = s.bets
    if (!bet) throw new Error('no bet')
    const paid = paySeat(
      s,
      customs,
      'seat:1',
      [{ bet, pays: odds(5, 1), cite: 'GEN-02', as: 'prize', stays: 'same' }],
      'GEN-02',
    )
    expect(paid.state.bets).toEqual([bet])
    expect(paid.events[0]).toMatchObject({
      amount: 1500,
      lines: [{ on: 'prize', amount: 1500 }],
      transfers: [{ from: 'bank', to: 'seat:1', amount: 1500 }],
    })
  })

  it('of a stake that is released later marks it', () => {
    const s = staked()
    const [bet] = s.bets
    if (!bet) throw new Error('no bet')
    const paid = paySeat(
      s,
      customs,
      'seat:1',
      [{ bet, pays: odds(1, 1), cite: 'GEN-02', stays: { tag: 'paid' } }],
      'GEN-02',
    )
    expect(paid.state.bets).toEqual([{ ...bet, tag: 'paid' }])
    expect(paid.state.accounts['seat:1/stakes']).toBe(300)
  })
})

describe('the opening of a table', () => {
  const SEATS = { 'seat:1': 1000 }
  const done = (moves: readonly Move[]) => moves.map((move) => move.do)

  it('is the same for every game that needs no preparation', () => {
    expect(openingOf(bigSix, open(bigSix).config, 'betting', SEATS)).toEqual(openingMoves('betting', SEATS))
    expect(openingOf(bigSix, open(bigSix).config, 'none', SEATS)).toEqual([])
  })

  it('has what staff must do before the first round', () => {
    const config = open(blackjackClassic, { opening: 'open' }).config
    expect(done(openingOf(blackjackClassic, config, 'betting', SEATS)).slice(6)).toEqual([
      'show-cards',
      'shuffle',
      'pass-cut',
      'cut',
      'load',
      'burn',
      'start',
    ])
    expect(openingOf(blackjackClassic, config, 'open', SEATS)).toEqual(openingMoves('open', SEATS))
  })
})
