import { describe, expect, it } from 'vitest'
import type { Event } from '../../src/app/types.js'
import { family } from '../../src/games/roulette/index.js'
import { accountOf, isVoid } from '../../src/pages/table/payments.js'

const cite = 'RF-22'
const event = (type: string, details: object = {}): Event => ({ type, cite, ...details }) as Event
const start = (round: number) => event('round-started', { round })
const paid = event('paid', {
  seat: 'seat:1',
  amount: 5000,
  lines: [
    { on: 'red', with: 'money', stake: 5000, odds: { num: 1, den: 1 }, amount: 5000, void: false, cite },
    { on: 'odd', with: 'money', stake: 2000, odds: { num: 0, den: 1 }, amount: 0, void: false, cite },
  ],
})
const lost = event('collected', { seat: 'seat:1', on: 'straight:5', with: 'money', stake: 1000, amount: 1000 })

describe('what a round did to one player’s money', () => {
  it('keeps the order of the events, which is the regulated one', () => {
    const { round, lines, net } = accountOf([start(4), lost, paid], 'seat:1', family)
    expect(round).toBe(4)
    expect(lines.map((line) => line.kind)).toEqual(['collected', 'paid', 'freed'])
    expect(net).toBe(4000)
  })

  it('tells nobody of somebody else’s money', () => {
    expect(accountOf([start(4), lost, paid], 'seat:2', family).lines).toEqual([])
    expect(accountOf([start(4), lost, paid], null, family).lines).toEqual([])
  })

  it('keeps the last payments to be read until the next round settles something', () => {
    expect(accountOf([start(4), paid, start(5)], 'seat:1', family).round).toBe(4)
    expect(accountOf([start(4), paid, start(5), lost], 'seat:1', family)).toMatchObject({ round: 5, net: -1000 })
  })

  it('replaces the line that waited for a choice, also when it comes with the next round', () => {
    const due = event('zero-decision-due', { seat: 'seat:1', on: 'red', with: 'money', stake: 5000 })
    const half = event('halved', { seat: 'seat:1', on: 'red', with: 'money', stake: 5000, amount: 2500 })
    expect(accountOf([start(4), lost, due], 'seat:1', family).lines.map((line) => line.kind)).toEqual([
      'collected',
      'waiting',
    ])
    expect(accountOf([start(4), lost, due, start(5), half], 'seat:1', family)).toMatchObject({ round: 4, net: -3500 })
  })

  it('says that a round was void until its throw is repeated', () => {
    const voided = event('round-voided', { cause: 'object', round: 4 })
    expect(accountOf([start(4), voided], 'seat:1', family).voided).toBe('object')
    expect(isVoid([start(4), voided], family)).toBe(true)
    expect(isVoid([start(4), voided, event('round-ended'), start(5)], family)).toBe(false)
  })
})
