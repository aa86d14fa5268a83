import { describe, expect, it } from 'vitest'
import { AMERICANS } from './games.js'
import { live } from './live.js'

const withColour = (
  game: (typeof AMERICANS)[number]['game'],
  seats: { [seat: string]: number } = { 'seat:1': 1_000_000 },
) => {
  const table = live(game, { seats })
  table.does('seat:1 take-colour blue 500 20000')
  return table
}

const ROUND = `...
  chance ball 7
  ...`

describe.each(AMERICANS)('$id: tips in colour chips', ({ game }) => {
  const exchanged = (from: string, amount: number) => ({
    type: 'tips-exchanged',
    rule: 'RA-16',
    amount,
    transfers: [`${from} > tips ${amount}`],
  })
  const forfeited = (from: string, amount: number) => ({
    type: 'tip-forfeited',
    rule: 'RA-17',
    amount,
    transfers: [`${from} > bank ${amount}`],
  })

  it('[RA-16] a tip waits in its own place until it is changed', () => {
    const table = withColour(game)
    expect(table.offers('tip-colour', 'seat:1')).toEqual([{ amount: { min: 500, max: 20_000, step: 500 } }])
    expect(table.does('seat:1 tip-colour 1500')).toEqual([
      {
        type: 'tipped',
        rule: 'RA-16',
        seat: 'seat:1',
        amount: 1500,
        transfers: ['seat:1/colour > tips/blue:500 1500'],
      },
    ])
    expect([table.has('seat:1/colour'), table.has('tips'), table.has('bank')]).toEqual([18_500, 0, 0])
  })

  it('[RA-16] refusals, first reason first', () => {
    const table = withColour(game, { 'seat:1': 1_000_000, 'seat:2': 1000 })
    expect(table.refusal('seat:3 tip-colour 100')).toEqual(['seat-empty', 'GEN-24', { seat: 'seat:3' }])
    expect(table.refusal('seat:2 tip-colour 100')).toEqual(['no-colour', 'RA-13', {}])
    expect(table.refusal('seat:1 tip-colour 20600')).toEqual(['not-whole-chips', 'GEN-03', { step: 500 }])
    expect(table.refusal('seat:1 tip-colour 20500')).toEqual(['not-enough-chips', 'RA-16', { have: 20_000 }])
    table.does('seat:1 step-away')
    expect(table.offers('tip-colour')).toEqual([])
    table.does(`seat:1 come-back
      seat:1 tip-colour 20000`)
    expect(table.offers('tip-colour')).toEqual([])
    table.does('seat:1 step-away')
    expect(table.refusal('seat:1 tip-colour 500')).toEqual(['not-present', 'GEN-24', { seat: 'seat:1' }])
  })

  it('[RA-16] is changed only after the number is paid and before the next throw', () => {
    const table = withColour(game)
    table.does(`seat:1 tip-colour 1500
      seat:1 bet red 500 with=colour`)
    const refused = () => table.refusal('croupier exchange-tips')
    expect(refused()).toEqual(['not-after-payment', 'RA-16', {}])
    for (const move of [
      'croupier spin clockwise',
      'croupier no-more-bets',
      'chance ball 7',
      'croupier collect',
      'pit-boss approve',
    ]) {
      table.does(move)
      expect(refused(), move).toEqual(['not-after-payment', 'RA-16', {}])
      expect(table.offers('exchange-tips')).toEqual([])
    }
    table.does('croupier pay')
    for (const move of [
      'croupier check-ball faulty',
      'pit-boss repaired',
      'croupier check-ball sound',
      'croupier start',
      'seat:1 tip-colour 500',
    ]) {
      expect(table.offers('exchange-tips')).toEqual([{}])
      expect(refused()).toBeUndefined()
      table.does(move)
    }
    expect(table.does('croupier exchange-tips')).toEqual([exchanged('tips/blue:500', 2000)])
    expect([table.has('tips'), table.has('tips/blue:500')]).toEqual([2000, 0])
    expect(table.refusal('croupier exchange-tips')).toEqual(['no-tips', 'RA-16', {}])
  })

  it('[RA-16] may be changed at once when no bet has won', () => {
    const table = withColour(game)
    table.does(`seat:1 tip-colour 1500
      ...
      chance ball 7
      croupier collect`)
    expect(table.state().phase).toBe('check')
    expect(table.does('croupier exchange-tips')).toEqual([exchanged('tips/blue:500', 1500)])
  })

  it('[RA-16] the tips of each player are changed at the value of their chips', () => {
    const table = withColour(game, { 'seat:1': 1_000_000, 'seat:2': 1_000_000 })
    table.does(`seat:2 take-colour pink 100 1000
      seat:1 tip-colour 500
      seat:2 tip-colour 300
      seat:2 tip 1000
      ${ROUND}`)
    expect(table.has('tips')).toBe(1000)
    expect(table.does('croupier exchange-tips')).toEqual([
      exchanged('tips/blue:500', 500),
      exchanged('tips/pink:100', 300),
    ])
    expect(table.has('tips')).toBe(1800)
  })

  it('[RA-16] only the croupier changes them, and a table that is suspended keeps the window open', () => {
    const table = withColour(game)
    table.does(`seat:1 tip-colour 500
      ${ROUND}`)
    expect(table.refusal('seat:1 exchange-tips')).toEqual(['not-your-move', 'RA-16', { by: ['croupier'] }])
    table.does('pit-boss suspend "x"')
    expect(table.does('croupier exchange-tips')).toEqual([exchanged('tips/blue:500', 500)])
  })

  it('[RA-17] a tip not changed in its window is forfeited to the bank at the throw', () => {
    const table = withColour(game, { 'seat:1': 1_000_000, 'seat:2': 1_000_000 })
    table.does(`seat:2 take-colour pink 100 1000
      seat:1 tip-colour 1500
      ${ROUND}
      croupier start
      seat:2 tip-colour 200`)
    expect(table.does('croupier spin counter-clockwise')).toEqual([
      forfeited('tips/blue:500', 1500),
      forfeited('tips/pink:100', 200),
      { type: 'ball-thrown', rule: 'RA-38', wheel: 'counter-clockwise', ball: 'clockwise' },
    ])
    expect([table.has('tips'), table.has('bank')]).toEqual([0, 1700])
  })

  it('[RA-17] before the first paid number there is no window and nothing is forfeited (R-30)', () => {
    const table = withColour(game)
    table.does('seat:1 tip-colour 1500')
    expect(table.does('croupier spin clockwise').map((event) => event.type)).toEqual(['ball-thrown'])
    expect(table.has('tips/blue:500')).toBe(1500)
  })

  it('[RA-16 RA-17] the end of the session does not end the window; the next throw does (R-30)', () => {
    const closed = () => {
      const table = withColour(game)
      table.does(`${ROUND}
        pit-boss instruct-closing
        croupier announce-last`)
      for (const wheel of ['counter-clockwise', 'clockwise', 'counter-clockwise'])
        table.does(`croupier start
          croupier spin ${wheel}
          seat:1 tip-colour 500
          croupier no-more-bets
          chance ball 8
          ...`)
      expect(table.state().status).toBe('closed')
      return table
    }
    expect(closed().does('croupier exchange-tips')).toEqual([exchanged('tips/blue:500', 500)])
    const table = closed()
    table.does(`croupier seal
      pit-boss open
      croupier start`)
    expect(table.refusal('croupier exchange-tips')).toBeUndefined()
    expect(table.does('croupier spin clockwise')[0]).toEqual(forfeited('tips/blue:500', 500))
  })

  it('[RA-16 RA-17] a tip given while the ball runs waits for the next window (R-30)', () => {
    const table = withColour(game)
    table.does(`${ROUND}
      croupier start
      croupier spin counter-clockwise
      seat:1 tip-colour 1000
      croupier no-more-bets
      seat:1 tip-colour 500
      chance ball 8
      ...`)
    expect(table.does('croupier exchange-tips')).toEqual([exchanged('tips/blue:500', 1500)])
  })

  it('[RA-16 RA-17] a null spin opens no window and forfeits nothing', () => {
    const table = withColour(game)
    table.does(`${ROUND}
      croupier start
      croupier spin counter-clockwise
      seat:1 tip-colour 1000
      pit-boss irregular stopped`)
    expect(table.refusal('croupier exchange-tips')).toEqual(['not-after-payment', 'RA-16', {}])
    expect(table.does('croupier spin clockwise turns=3').map((event) => event.type)).toEqual(['ball-thrown'])
    expect(table.has('tips/blue:500')).toBe(1000)
  })

  it('[RA-16] a tip outlives the player who gave it', () => {
    const table = withColour(game)
    table.does(`seat:1 tip-colour 1000
      ${ROUND}
      seat:1 leave`)
    expect(table.does('croupier exchange-tips')).toMatchObject([
      { type: 'tips-exchanged', rule: 'RA-16', amount: 1000 },
    ])
    expect(table.has('tips')).toBe(1000)
  })
})
