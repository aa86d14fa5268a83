import { describe, expect, it } from 'vitest'
import type { Bet, Option } from '../../src/app/types.js'
import {
  betMove,
  countedRack,
  freePuts,
  liftable,
  liftOf,
  notStanding,
  puttable,
  rackOf,
  rangeOn,
  undoMoves,
} from '../../src/pages/table/stakes.js'

const bets: Bet[] = [
  { seat: 'seat:1', on: 'red', with: 'money', amount: 5000 },
  { seat: 'seat:2', on: 'red', with: 'money', amount: 9000 },
  { seat: 'seat:1', on: 'black', with: 'money', amount: 1000, tag: 'prison' },
]

describe('chips as moves', () => {
  it('plays with money without saying so, and names any other chips', () => {
    expect(betMove({ on: 'red', amount: 5, with: 'money' })).toEqual({ do: 'bet', on: 'red', amount: 5 })
    expect(betMove({ on: 'red', amount: 5, with: 'colour' })).toEqual({
      do: 'bet',
      on: 'red',
      amount: 5,
      with: 'colour',
    })
  })

  it('leaves a prisoner alone', () => {
    expect(freePuts(bets, 'seat:1')).toEqual([{ on: 'red', amount: 5000, with: 'money' }])
    expect(freePuts(bets, null)).toEqual([])
  })

  it('lifts one chip, or what is left', () => {
    expect(liftOf(bets, 'seat:1', 'red', 1000)?.amount).toBe(1000)
    expect(liftOf(bets, 'seat:1', 'red', 50_000)?.amount).toBe(5000)
    expect(liftOf(bets, 'seat:1', 'black', 1000)).toBeUndefined()
  })

  it('undoes the last things first', () => {
    const put = (on: string) => ({ on, amount: 1, with: 'money' })
    expect(undoMoves({ put: [put('a'), put('b')], lifted: [] }).map((move) => `${move.do} ${move.on}`)).toEqual([
      'withdraw b',
      'withdraw a',
    ])
    expect(undoMoves({ put: [], lifted: [put('a')] })[0]).toMatchObject({ do: 'bet', on: 'a' })
  })

  it('reads the range of a stake from the options of the table', () => {
    const options: Option[] = [
      {
        by: 'seat:1',
        do: 'bet',
        fields: {
          on: { oneOf: ['red', 'black'] },
          amount: { min: 1000, max: 9000, step: 500 },
          with: { oneOf: ['money'] },
        },
      },
    ]
    expect(rangeOn(options, 'red', 'money')).toEqual({ min: 1000, max: 9000, step: 500 })
    expect(rangeOn(options, 'red', 'colour')).toBeUndefined()
    expect(rangeOn(options, 'odd', 'money')).toBeUndefined()
  })

  it('offers four chips, each playable at the table', () => {
    expect(rackOf(500, 1000)).toEqual([1000, 5000, 10_000, 50_000])
    expect(rackOf(100, 0)).toEqual([100, 500, 1000, 5000])
    expect(rackOf(300, 0)).toEqual([300, 1500, 3000, 15_000])
    expect(countedRack(200)).toEqual([200, 400, 1000, 2000])
  })
})

describe('bets that stay from one round to the next', () => {
  const put = (on: string, amount: number) => ({ on, amount, with: 'money' })
  const options: Option[] = [
    { by: 'seat:1', do: 'bet', fields: { on: { oneOf: ['a', 'b'] }, amount: { min: 1, max: 9, step: 1 } } },
    { by: 'seat:1', do: 'withdraw', fields: { on: { oneOf: ['b'] }, amount: { min: 1, max: 9, step: 1 } } },
  ]

  it('are put again only where the table offers it, and taken back without waiting for a contract', () => {
    expect(puttable(options, [put('a', 5), put('c', 5)])).toEqual([put('a', 5)])
    expect(liftable(options, [put('a', 5), put('b', 5)])).toEqual([put('b', 5)])
  })

  it('are all asked for where none is offered, so that the table says why', () => {
    expect(puttable(options, [put('c', 5)])).toEqual([put('c', 5)])
    expect(liftable([], [put('a', 5), put('b', 5)])).toEqual([put('a', 5), put('b', 5)])
  })

  it('are not doubled by repeating: what stands there already is left out', () => {
    const before = [put('a', 10), put('b', 5)]
    expect(notStanding(before, [], [])).toEqual(before)
    expect(notStanding(before, [put('a', 4)], [])).toEqual([put('a', 6), put('b', 5)])
    expect(notStanding(before, [put('a', 10), put('b', 9)], [])).toEqual([])
    // What was put in this round is no remnant of the last.
    expect(notStanding(before, [put('a', 10)], [{ put: [put('a', 10)], lifted: [] }])).toEqual(before)
  })
})
