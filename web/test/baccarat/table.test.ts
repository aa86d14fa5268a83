// What the page of a baccarat table computes by itself: what each end would bring, and the fold of a corner.

import { configure, puntoYBanca } from '@tapete/engine'
import { describe, expect, it } from 'vitest'
import type { Event, View } from '../../src/app/types.js'
import { endsFor } from '../../src/games/baccarat/ifComes.js'
import { asBank, linesOf } from '../../src/games/baccarat/play.js'
import { foldAt } from '../../src/games/baccarat/table/fold.js'
import { accountOf } from '../../src/pages/table/payments.js'

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

describe('what the bank of a player comes to', () => {
  const family = { table: { asBank } }
  const start: Event = { type: 'round-started', cite: 'CHF-11', round: 3 }
  const moved = (type: string, seat: `seat:${number}`, from: string, to: string, amount: number): Event => ({
    ...{ type, cite: type === 'deduction-taken' ? 'CHF-35' : 'BAC-26', seat, on: 'punto', stake: amount, amount },
    transfers: [{ from, to, amount }],
  })

  it('[CHF-35] is what was bet against it, less the part of the house, as one line', () => {
    const events = [
      start,
      moved('collected', 'seat:2', 'seat:2/stakes', 'seat:1/bank', 5000),
      moved('collected', 'seat:3', 'seat:3/stakes', 'seat:1/bank', 3000),
      moved('deduction-taken', 'seat:1', 'seat:1/bank', 'commission', 100),
    ]
    const { round, net, lines } = accountOf(events, 'seat:1', family)
    expect({ round, net }).toEqual({ round: 3, net: 7900 })
    expect(lines.map((line) => [line.kind, line.on, line.net])).toEqual([['bank', 'bank', 7900]])
    expect(accountOf(events, 'seat:2', family).net).toBe(-5000)
  })

  it('is what it pays when punto wins; what is put up or taken back is no result', () => {
    const paid: Event = {
      ...{ type: 'paid', cite: 'BAC-24', seat: 'seat:2', lines: [] },
      transfers: [
        { from: 'seat:1/bank', to: 'seat:2', amount: 5000 },
        { from: 'seat:2/stakes', to: 'seat:2', amount: 5000 },
      ],
    }
    const taken = moved('bank-taken', 'seat:1', 'seat:1', 'seat:1/bank', 20_000)
    expect(accountOf([taken, start, paid], 'seat:1', family).net).toBe(-5000)
    expect(accountOf([taken, start], 'seat:1', family).lines).toEqual([])
  })
})

describe('what banca is paid', () => {
  const paid = (amount: number): Event =>
    ({
      ...{ type: 'paid', seat: 'seat:1', cite: 'BAC-29' },
      lines: [
        { on: 'banca', with: 'money', stake: 10_000, odds: { num: 1, den: 1 }, amount, void: false, cite: 'BAC-29' },
      ],
    }) as unknown as Event

  it('[BAC-29] is told with its commission, and as one to one where the house keeps nothing', () => {
    const told = (amount: number) => linesOf(paid(amount))?.map(({ kind, net }) => `${kind} ${net}`)
    expect(told(9500)).toEqual(['less 9500'])
    expect(told(10_000)).toEqual(['paid 10000'])
    expect(linesOf({ type: 'collected', seat: 'seat:1', on: 'punto' } as unknown as Event)).toBeUndefined()
  })
})
