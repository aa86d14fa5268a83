// The net of each total, as the engine settles it: told before the throw, for one player alone.

import { type Craps, configure, craps, type Move, mergeSeen } from '@tapete/engine'
import { beforeAll, describe, expect, it } from 'vitest'
import type { View } from '../../src/app/types.js'
import { clothState } from '../../src/games/dice/craps/clothState.js'
import { netsOf } from '../../src/games/dice/craps/net.js'
import { loadFamily } from '../../src/games/loaded.js'

beforeAll(() => loadFamily('craps'))

const config = configure(craps.settings, { chip: 500, min: 500 })
if (!config.ok) throw new Error('the table cannot be configured')

const played = (moves: readonly Move[]): Craps => {
  let table: Craps = craps.open(config.config)
  for (const move of moves) {
    const step = craps.step(table, move)
    if (!step.ok) throw new Error(`${JSON.stringify(move)}: ${step.refusal.code}`)
    table = step.state
  }
  return table
}

const opened: readonly Move[] = [
  { by: 'room-head', do: 'post', role: 'pit-boss', person: 'boss' },
  { by: 'pit-boss', do: 'post', role: 'croupier', person: 'one' },
  { by: 'pit-boss', do: 'post', role: 'croupier', person: 'two' },
  { by: 'pit-boss', do: 'open' },
  { by: 'seat:1', do: 'sit', player: 'ana' },
  { by: 'seat:2', do: 'sit', player: 'beto' },
  { by: 'seat:1', do: 'buy', amount: 100_000 },
  { by: 'seat:2', do: 'buy', amount: 100_000 },
  { by: 'croupier', do: 'start' },
  { by: 'croupier', do: 'present-dice' },
  { by: 'seat:2', do: 'pick-dice', dice: ['1', '2'] },
  { by: 'croupier', do: 'offer-dice' },
]

const bet = (on: string, amount: number, by: 'seat:1' | 'seat:2' = 'seat:1'): Move => ({ by, do: 'bet', on, amount })
const thrown = (dice: string): readonly Move[] => [
  { by: 'croupier', do: 'no-more-bets' },
  { by: 'seat:1', do: 'throw' },
  { by: 'chance', do: 'roll', dice },
  { by: 'croupier', do: 'collect' },
]

/** What a seat sees, as the page has it. */
const seenBy = (table: Craps, seat: 'seat:1' | 'seat:2'): View => {
  const view = craps.view(table)
  return mergeSeen(view.table, view.of(seat)) as View
}

const told = (view: View, seat: string): string[] =>
  netsOf(view, seat).map(({ total, made, ways, net }) => `${total}${made === 'any' ? '' : ` ${made}`} ${ways} ${net}`)

describe('the net of each total', () => {
  it('at the come-out: a hard way does not play, and others are nobody’s business', () => {
    const table = played([
      ...opened,
      bet('pass-line', 10_000),
      bet('field', 5000),
      bet('place-right:6', 6000),
      bet('hard-8', 1000),
      bet('any-craps', 1000),
      bet('dont-pass', 20_000, 'seat:2'),
    ])
    const view = seenBy(table, 'seat:1')
    expect(told(view, 'seat:1')).toEqual([
      ...['2 1 7000', '3 2 2000', '4 3 4000', '5 4 -6000', '6 5 1000', '7 6 -2000', '8 5 -6000', '9 4 4000'],
      ...['10 3 4000', '11 2 14000', '12 1 7000'],
    ])
    expect([...clothState(view, 'seat:1').off]).toEqual(['hard-8'])
    expect(clothState(view, 'seat:1').point).toBeNull()
  })

  it('with a point: odds, a come bet, and eight made easy or hard', () => {
    const table = played([
      ...opened,
      bet('pass-line', 10_000),
      bet('hard-8', 1000),
      ...thrown('5-3'),
      { by: 'croupier', do: 'start' },
      bet('pass-odds:8', 10_000),
      bet('come', 5000),
      bet('place-wrong:4', 11_000),
    ])
    const view = seenBy(table, 'seat:1')
    expect(told(view, 'seat:1')).toEqual([
      ...['2 1 -5000', '3 2 -5000', '4 3 -11000', '5 4 0', '6 5 0', '7 6 -11000', '8 easy 4 21000', '8 hard 1 31000'],
      ...['9 4 0', '10 3 0', '11 2 5000', '12 1 -5000'],
    ])
    expect(clothState(view, 'seat:1').point).toBe('8')
    expect([...clothState(view, 'seat:1').off]).toEqual([])
  })

  it('says nothing to who has no bet', () => {
    expect(netsOf(seenBy(played([...opened, bet('pass-line', 1000)]), 'seat:2'), 'seat:2')).toEqual([])
  })
})
