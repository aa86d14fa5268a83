import { describe, expect, it } from 'vitest'
import { CATALOGUE } from '../../src/catalogue.js'
import { type AccountClass, classOf, TABLE_ACCOUNTS } from '../../src/kernel/accounts.js'
import type { Game, Transfer } from '../../src/kernel/contract.js'
import { defineGame } from '../../src/kernel/game.js'
import { plain } from '../../src/kernel/rules.js'
import { change, event } from '../../src/kernel/table.js'
import { rouletteAmerican } from '../../src/roulette/roulette.js'
import { open } from './script.js'
import { type ToyKind, toy } from './toy.js'

describe('the class of an account', () => {
  it.each<[account: string, id: string, owner: string, counts: string]>([
    ['cash', 'cash', 'external', 'cash'],
    ['bank', 'bank', 'house', 'bank'],
    ['promotions', 'promotions', 'house', 'promotions'],
    ['tips', 'tips', 'house', 'tips'],
    ['seat:1', 'seat', 'seat', 'stack'],
    ['seat:417', 'seat', 'seat', 'stack'],
    ['seat:3/stakes', 'seat/stakes', 'seat', 'stakes'],
    ['seat:3/colour', 'seat/*', 'seat', 'stack'],
    ['seat:3/coupon', 'seat/*', 'seat', 'stack'],
    ['hold:12', 'hold', 'seat', 'held'],
  ])('%s is of class %s', (account, id, owner, counts) => {
    expect(classOf(TABLE_ACCOUNTS, account)).toMatchObject({ id, owner, counts })
  })

  it('is its own before it is one of a kind', () => {
    const bank: AccountClass = { id: 'seat/bank', owner: 'seat', counts: 'bank' }
    expect(classOf([...TABLE_ACCOUNTS, bank], 'seat:2/bank')).toBe(bank)
    expect(classOf(TABLE_ACCOUNTS, 'seat:2/bank').id).toBe('seat/*')
    expect(classOf(rouletteAmerican.accounts, 'tips/blue')).toEqual({ id: 'tips/*', owner: 'house', counts: 'tips' })
  })

  it.each(['pot', 'tips/blue', 'hold:1/colour', 'bank/1', ''])('%j is not declared', (account) => {
    expect(() => classOf(TABLE_ACCOUNTS, account)).toThrow(`account ${account} is not declared`)
  })

  it('lets cash, bank and promotions be overdrawn, and nothing of a seat', () => {
    const negative = TABLE_ACCOUNTS.filter((each) => each.mayBeNegative).map((each) => each.id)
    expect(negative).toEqual(['cash', 'bank', 'promotions'])
    for (const game of CATALOGUE)
      expect(game.accounts.filter((each) => each.owner === 'seat' && each.mayBeNegative)).toEqual([])
  })
})

describe('a game that overdraws is a bug, never a refusal', () => {
  const moving = (...transfers: readonly Transfer[]): Game<ToyKind> => {
    const move = plain<ToyKind>('move', {
      by: ['croupier'],
      cite: 'GEN-02',
      nature: 'settle',
      refusal: () => undefined,
      apply: (s) => change(s, {}, [event('moved', 'GEN-02', { transfers })]),
    })
    const next = { idle: [], betting: [], closed: [], fault: [], 'giving-back': [] }
    return defineGame<ToyKind>({ ...toy, rules: [...toy.rules, move], next })
  }
  const step = (...transfers: readonly Transfer[]) => {
    const game = moving(...transfers)
    const done = game.step(open(game, { seats: { 'seat:1': 100 } }), { by: 'croupier', do: 'move' })
    if (!done.ok) throw new Error(done.refusal.code)
    return done.state.accounts
  }

  it('[GEN-02] stops before anything is acknowledged', () => {
    expect(() => step({ from: 'seat:1', to: 'bank', amount: 101 })).toThrow('seat:1 overdrawn by moved')
    expect(() => step({ from: 'tips', to: 'bank', amount: 1 })).toThrow('tips overdrawn by moved')
    expect(() => step({ from: 'seat:1/stakes', to: 'bank', amount: 1 })).toThrow('seat:1/stakes overdrawn by moved')
    expect(() => step({ from: 'hold:1', to: 'seat:1', amount: 1 })).toThrow('hold:1 overdrawn by moved')
  })

  it('[GEN-02] spends all of what is there, and the money of the house without end', () => {
    expect(step({ from: 'seat:1', to: 'bank', amount: 100 })).toEqual({ cash: -100, 'seat:1': 0, bank: 100 })
    for (const house of ['cash', 'bank', 'promotions'])
      expect(step({ from: house, to: 'seat:1', amount: 500 })['seat:1']).toBe(600)
  })

  it('counts what is left after all of a move, not in the middle of it', () => {
    const accounts = step({ from: 'seat:1', to: 'bank', amount: 150 }, { from: 'bank', to: 'seat:1', amount: 80 })
    expect(accounts).toMatchObject({ 'seat:1': 30, bank: 70 })
  })

  it('draws on no account it did not declare', () => {
    expect(() => step({ from: 'pot', to: 'seat:1', amount: 1 })).toThrow('account pot is not declared')
  })
})
