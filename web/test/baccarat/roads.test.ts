import { describe, expect, it } from 'vitest'
import { beadPlate, bigRoad, countsOf, derivedRoad, firstTies } from '../../src/games/baccarat/roads/roads.js'

const places = (cells: readonly { column: number; row: number }[]) => cells.map(({ column, row }) => `${column},${row}`)
/** Filled for a repetition, hollow for a change. */
const marks = (road: string, board: Parameters<typeof derivedRoad>[1]) =>
  derivedRoad(road, board)
    .map(({ repeats }) => (repeats ? 'r' : 'c'))
    .join('')

describe('the bead plate', () => {
  it('goes down six and then to the right, ties included', () => {
    const beads = beadPlate('PBTPBTP')
    expect(beads.map(({ outcome }) => outcome).join('')).toBe('PBTPBTP')
    expect(places(beads)).toEqual(['0,0', '0,1', '0,2', '0,3', '0,4', '0,5', '1,0'])
  })
})

describe('the big road', () => {
  it('gives each run a column, and ties to the result before them', () => {
    expect(bigRoad('BBTPTTB')).toEqual([
      { column: 0, row: 0, side: 'B', ties: 0 },
      { column: 0, row: 1, side: 'B', ties: 1 },
      { column: 1, row: 0, side: 'P', ties: 2 },
      { column: 2, row: 0, side: 'B', ties: 0 },
    ])
  })

  it('turns a run longer than the board to the right', () => {
    expect(places(bigRoad('BBBBBBBB'))).toEqual(['0,0', '0,1', '0,2', '0,3', '0,4', '0,5', '1,5', '2,5'])
  })

  it('turns earlier where the tail of another run lies', () => {
    // Seven of the bank leave a tail in the second column: six of the other turn above it.
    expect(places(bigRoad('BBBBBBBPPPPPP')).slice(7)).toEqual(['1,0', '1,1', '1,2', '1,3', '1,4', '2,4'])
  })

  it('carries ties of the beginning nowhere, but counts them', () => {
    expect(bigRoad('TTP')).toEqual([{ column: 0, row: 0, side: 'P', ties: 0 }])
    expect(firstTies('TTP')).toBe(2)
    expect(firstTies('PTT')).toBe(0)
  })
})

describe('the derived boards', () => {
  it('begin with the second result of the column so many back and one, or else the head of the next', () => {
    // Big eye from the second column's second row, small road from the third's, cockroach from the fourth's.
    expect(marks('BPP', 'bigEye')).toBe('c')
    expect(marks('BP', 'bigEye')).toBe('')
    expect(marks('BPB', 'bigEye')).toBe('r')
    expect(marks('BPBB', 'small')).toBe('c')
    expect(marks('BPBP', 'small')).toBe('r')
    expect(marks('BPBPP', 'cockroach')).toBe('c')
    expect(marks('BPBPB', 'cockroach')).toBe('r')
  })

  it('say of a column whether the one before goes on beside it, once past its end and then below', () => {
    // Two, then four: the third row has nothing beside it where the second had; the fourth has nothing either, like the third.
    expect(marks('BBPPPP', 'bigEye')).toBe('rcr')
  })

  it('say of a new column whether the two before were equally long', () => {
    expect(marks('BBPPB', 'bigEye')).toBe('rr')
    expect(marks('BBPB', 'bigEye')).toBe('c')
    expect(marks('BBPPPB', 'bigEye')).toBe('rcc')
  })

  it('take no notice of ties', () => {
    expect(marks('TBTBPTPTB', 'bigEye')).toBe(marks('BBPPB', 'bigEye'))
  })

  it('are drawn in columns of their own, one for each change', () => {
    expect(places(derivedRoad('BBPPPP', 'bigEye'))).toEqual(['0,0', '1,0', '2,0'])
    expect(places(derivedRoad('BBPPB', 'bigEye'))).toEqual(['0,0', '0,1'])
  })
})

it('counts what came', () => {
  expect(countsOf('BBPT')).toEqual({ P: 1, B: 2, T: 1 })
})
