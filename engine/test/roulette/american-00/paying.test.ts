import { rouletteAmerican00 } from '@tapete/engine'
import { describe, expect, it } from 'vitest'
import { live, type Told } from '../american/live.js'

const linesOf = (payment: Told | undefined) => (payment?.lines ?? []) as { on: string; amount: number; cite: string }[]

describe('roulette-american-00: paying', () => {
  it('[R00-14] the special line comes first among the multiple bets, after columns, even chances and dozens', () => {
    const table = live(rouletteAmerican00)
    const order: [on: string, amount: number, rule: string][] = [
      ['column:2', 200, 'R00-08'],
      ['black', 100, 'R00-09'],
      ['dozen:1', 200, 'R00-08'],
      ['special-line:0-00-1-2-3', 600, 'R00-06'],
      ['six-line:1-2-3-4-5-6', 500, 'R00-07'],
      ['street:1-2-3', 1100, 'R00-04'],
      ['corner:1-2-4-5', 800, 'R00-05'],
      ['split:0-2', 1700, 'R00-03'],
      ['straight:2', 3500, 'R00-02'],
    ]
    table.does('seat:1 take-denomination 100')
    for (const [on] of [...order].reverse()) table.does(`seat:1 bet ${on} 100`)
    table.does(`...
      chance ball 2
      croupier collect`)
    const [approved] = table.does('pit-boss approve')
    expect((approved?.counted as { on: string }[] | undefined)?.map((each) => each.on)).toEqual(order.map(([on]) => on))
    expect(table.refusal('croupier approve')).toEqual(['not-your-move', 'RA-41', { by: ['pit-boss'] }])
    const [paid] = table.does('croupier pay')
    expect(linesOf(paid).map(({ on, amount, cite }) => [on, amount, cite])).toEqual(order)
    expect(paid).toMatchObject({ rule: 'RA-43', amount: 8700 })
  })

  it('[R00-14] paying out of turn cites it', () => {
    const table = live(rouletteAmerican00)
    expect(table.refusal('croupier pay')).toEqual(['not-now', 'R00-14', { phase: 'betting', needs: ['pay'] }])
    expect(table.refusal('seat:1 pay')).toEqual(['not-your-move', 'R00-14', { by: ['croupier'] }])
  })

  it('[R00-06] the special line is an inside bet: it needs a colour or a denomination, and counts in straights', () => {
    const table = live(rouletteAmerican00, { config: { reductions: true } })
    expect(table.refusal('seat:1 bet special-line:0-00-1-2-3 700')).toEqual(['choose-chips-first', 'RA-18', {}])
    table.does(`seat:1 take-colour blue 500 5000
      seat:1 bet special-line:0-00-1-2-3 500 with=colour
      ...
      chance ball 00
      croupier collect`)
    expect(table.does('pit-boss approve')).toEqual([
      {
        type: 'payment-approved',
        rule: 'RA-41',
        counted: [
          {
            seat: 'seat:1',
            on: 'special-line:0-00-1-2-3',
            with: 'colour',
            stake: 500,
            colour: 'blue',
            straights: { num: 3000, den: 35 },
          },
        ],
      },
    ])
    expect(table.does('croupier pay')[0]).toMatchObject({
      amount: 3000,
      transfers: ['bank > seat:1/colour 3000', 'seat:1/stakes > seat:1/colour 500'],
    })
  })
})
