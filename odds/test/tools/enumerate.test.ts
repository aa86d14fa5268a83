import {
  type AnyGame,
  bigSix,
  type Config,
  configure,
  type Move,
  openingMoves,
  rouletteFrench,
  type Table,
} from '@tapete/engine'
import { enumerate, fractions, type Policy, TooManyEnds, walk } from '@tapete/odds'
import { describe, expect, it } from 'vitest'

const { format } = fractions
const seat = 'seat:1'

const tableWith = (game: AnyGame, given: Config, ...moves: Move[]): Table => {
  const configured = configure(game.settings, given)
  if (!configured.ok) throw new Error(configured.why)
  let state = game.open(configured.config)
  for (const move of [...openingMoves('betting', { [seat]: 1_000_000 }), ...moves]) {
    const step = game.step(state, move)
    if (!step.ok) throw new Error(`${move.do}: ${step.refusal.code}`)
    state = step.state
  }
  return state
}

const bet = (on: string, amount: number): Move => ({ by: seat, do: 'bet', on, amount })
const shown = (nets: ReadonlyMap<number, fractions.Fraction>) =>
  Object.fromEntries([...nets].sort(([a], [b]) => a - b).map(([net, share]) => [net, format(share)]))

describe('every way a round can end', () => {
  it('[RF-28] a seat that says nothing gets the half at the next throw', () => {
    const table = tableWith(rouletteFrench, {}, bet('red', 200))
    expect(shown(enumerate({ game: rouletteFrench, table, seat }))).toEqual({
      '-200': '18/37',
      '-100': '1/37',
      200: '18/37',
    })
  })

  it('[RF-29 RF-30 RF-31 RF-32] or goes to prison, where the table so decides', () => {
    const table = tableWith(rouletteFrench, { zeroDefault: 'prison' }, bet('red', 200))
    const expected = { '-200': '685/1369', 0: '18/1369', 200: '18/37' }
    expect(shown(enumerate({ game: rouletteFrench, table, seat }))).toEqual(expected)
    const policy: Policy = (s) =>
      s.bets.some(({ tag }) => tag === 'zero') ? { by: seat, do: 'zero', on: 'red', choice: 'prison' } : undefined
    const asked = tableWith(rouletteFrench, {}, bet('red', 200))
    expect(shown(enumerate({ game: rouletteFrench, table: asked, seat, policy }))).toEqual(expected)
  })

  it('[RF-28] halves what the table really pays: 101 loses 50', () => {
    const table = tableWith(rouletteFrench, { chip: 1 }, bet('red', 101))
    expect(shown(enumerate({ game: rouletteFrench, table, seat }))).toEqual({
      '-101': '18/37',
      '-50': '1/37',
      101: '18/37',
    })
  })

  it('plays bets that hang together, together', () => {
    const table = tableWith(rouletteFrench, {}, bet('red', 100), bet('black', 100), bet('straight:0', 100))
    expect(shown(enumerate({ game: rouletteFrench, table, seat }))).toEqual({ '-100': '36/37', 3400: '1/37' })
  })

  it('[BS-01] weighs the places of a disc', () => {
    const table = tableWith(bigSix, {}, bet('value:2', 100))
    expect(shown(enumerate({ game: bigSix, table, seat }))).toEqual({ '-100': '13/18', 200: '5/18' })
  })

  it('visits each end once', () => {
    const table = tableWith(rouletteFrench, { zeroDefault: 'prison' }, bet('red', 200))
    let ends = 0
    walk({ game: rouletteFrench, table, seat }, () => {
      ends += 1
    })
    expect(ends).toBe(36 + 37)
  })

  it('stops at what is too much', () => {
    const table = tableWith(rouletteFrench, { zeroDefault: 'prison' }, bet('red', 200))
    expect(() => enumerate({ game: rouletteFrench, table, seat, roundsMax: 1 })).toThrow(TooManyEnds)
    expect(() => enumerate({ game: rouletteFrench, table, seat, endsMax: 72 })).toThrow(TooManyEnds)
  })

  it('says when a policy plays what it may not', () => {
    const table = tableWith(bigSix, {}, bet('value:2', 100))
    const policy: Policy = () => ({ by: seat, do: 'zero' })
    expect(() => enumerate({ game: bigSix, table, seat, policy })).toThrow('big-six: seat:1 zero refused: no-such-move')
  })
})
