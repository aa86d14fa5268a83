// What the page of a baccarat table computes by itself: what each end would bring, and the fold of a corner.

import { configure, puntoYBanca } from '@tapete/engine'
import { describe, expect, it } from 'vitest'
import type { View } from '../../src/app/types.js'
import { endsFor } from '../../src/games/baccarat/ifComes.js'
import { foldAt } from '../../src/games/baccarat/table/fold.js'

const viewOf = (bets: readonly [seat: string, on: string, amount: number][], commission = 500): View => {
  const configured = configure(puntoYBanca.settings, { commission })
  if (!configured.ok) throw new Error(configured.why)
  return {
    config: configured.config,
    bets: bets.map(([seat, on, amount]) => ({ seat, on, amount, with: 'money' })),
  } as unknown as View
}

const told = (view: View) => endsFor(view, 'seat:1').map(({ winner, net }) => `${winner} ${net}`)

describe('what each end would bring', () => {
  it('[BAC-28 BAC-29] takes the commission of what banca wins, and pays a tie eight times', () => {
    const both = viewOf([
      ['seat:1', 'banca', 20_000],
      ['seat:1', 'tie', 3000],
      ['seat:2', 'punto', 50_000],
    ])
    expect(told(both)).toEqual(['banca 16000', 'punto -23000', 'tie 24000'])
    expect(endsFor(both, 'seat:1').at(-1)?.parts).toEqual([
      { on: 'banca', net: 0 },
      { on: 'tie', net: 24_000 },
    ])
  })

  it('[BAC-27] follows another commission, and says nothing to who has no bet', () => {
    expect(told(viewOf([['seat:1', 'banca', 10_000]], 125))).toEqual(['banca 9875', 'punto -10000', 'tie 0'])
    expect(told(viewOf([['seat:1', 'punto', 10_000]]))).toEqual(['banca -10000', 'punto 10000', 'tie 0'])
    expect(told(viewOf([['seat:2', 'punto', 10_000]]))).toEqual([])
  })
})

describe('the fold of a corner', () => {
  const distance = ([x, y]: readonly [number, number], [u, v]: readonly [number, number]) => Math.hypot(x - u, y - v)

  it('lays the corner as far from both ends of the fold as it was', () => {
    for (const lift of [0, 0.3, 1]) {
      const { right, foot, tip } = foldAt(lift)
      expect(distance(tip, right)).toBeCloseTo(distance([100, 140], right))
      expect(distance(tip, foot)).toBeCloseTo(distance([100, 140], foot))
      expect(distance(tip, [100, 140])).toBeGreaterThan(5)
    }
  })

  it('grows with the lift and stops at the card', () => {
    const ways = [-1, 0, 0.5, 1, 2].map((lift) => distance(foldAt(lift).tip, [100, 140]))
    expect(ways[0]).toBe(ways[1])
    expect(ways[4]).toBe(ways[3])
    expect((ways[1] as number) < (ways[2] as number) && (ways[2] as number) < (ways[3] as number)).toBe(true)
  })
})
