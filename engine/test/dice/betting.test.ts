// When each bet may be made, raised, lowered and taken back.

import { craps, miniCraps } from '@tapete/engine'
import { describe, expect, it } from 'vitest'
import { crapsTable, withPoint } from './table.js'

const NUMBERS = [4, 5, 6, 8, 9, 10]
const ANY_TIME = [
  ...['field', 'big-6', 'big-8', 'any-seven', 'eleven', 'under-7', 'over-7', 'hard-4', 'hard-6', 'hard-8', 'hard-10'],
  ...['any-craps', 'craps-2', 'craps-3', 'craps-12', 'horn'],
  ...NUMBERS.flatMap((number) => [`place-right:${number}`, `place-wrong:${number}`]),
]

describe.each([craps, miniCraps])('$id: when a bet may be made', (game) => {
  it('[CR-29] nothing but the bets of the regulation exists', () => {
    const table = crapsTable(game)
    for (const on of ['buy:4', 'lay:4', 'hop', 'come-odds:6', 'place-right:7', 'pass-odds', 'hard-12'])
      expect(table.refusal(`seat:1 bet ${on} 1000`)).toEqual(['no-such-bet', 'CR-29', { on }])
    expect(
      game
        .bets(table.state().config)
        .map(({ id }) => id)
        .sort(),
    ).toEqual(
      [
        ...['pass-line', 'dont-pass', 'come', 'dont-come', ...ANY_TIME],
        ...NUMBERS.flatMap((n) => [`come:${n}`, `dont-come:${n}`, `pass-odds:${n}`, `dont-pass-odds:${n}`]),
      ].sort(),
    )
  })

  it('[CR-11 CR-42 CR-45 CR-66] at the come-out: the lines and all that is bet at any time, neither come nor odds', () => {
    const table = crapsTable(game)
    for (const on of ['pass-line', 'dont-pass', ...ANY_TIME]) table.does(`seat:1 bet ${on} 1000`)
    expect(table.refusal('seat:1 bet come 1000')).toEqual(['no-point', 'CR-42', {}])
    expect(table.refusal('seat:1 bet dont-come 1000')).toEqual(['no-point', 'CR-45', {}])
    for (const number of NUMBERS) {
      expect(table.refusal(`seat:1 bet pass-odds:${number} 1000`)).toEqual(['no-point', 'CR-66', {}])
      expect(table.refusal(`seat:1 bet dont-pass-odds:${number} 1000`)).toEqual(['no-point', 'CR-66', {}])
      expect(table.refusal(`seat:1 bet come:${number} 1000`)).toEqual(['only-by-travelling', 'CR-44', {}])
      expect(table.refusal(`seat:1 bet dont-come:${number} 1000`)).toEqual(['only-by-travelling', 'CR-47', {}])
    }
    // All of it can be raised, lowered and taken back before the throw.
    for (const on of ['pass-line', 'dont-pass', ...ANY_TIME])
      table.does(`seat:1 bet ${on} 500
        seat:1 withdraw ${on} 1000
        seat:1 withdraw ${on} 500`)
    expect(table.has('seat:1')).toBe(1_000_000)
  })

  it('[CR-33 CR-34 CR-35 CR-39 CR-40 CR-41] with a point the pass line is only raised, don’t pass only lowered or taken back', () => {
    const table = crapsTable(game)
    table.does(`seat:1 bet pass-line 1000
      seat:1 bet dont-pass 2000`)
    table.throws('4-5')
    expect(table.refusal('seat:2 bet pass-line 1000')).toEqual(['point-on', 'CR-33', { point: 9 }])
    expect(table.refusal('seat:2 bet dont-pass 1000')).toEqual(['point-on', 'CR-39', { point: 9 }])
    expect(table.refusal('seat:1 bet dont-pass 1000')).toEqual(['point-on', 'CR-40', { point: 9 }])
    expect(table.refusal('seat:1 withdraw pass-line 500')).toEqual(['bet-is-a-contract', 'CR-34', {}])
    expect(table.refusal('seat:1 withdraw pass-line 1000')).toEqual(['bet-is-a-contract', 'CR-34', {}])
    table.does(`seat:1 bet pass-line 500
      seat:1 withdraw dont-pass 500`)
    expect(table.bets()).toEqual(['seat:1 pass-line 1500', 'seat:1 dont-pass 1500'])
    expect(table.refusal('seat:1 withdraw pass-line 1500')).toEqual(['bet-is-a-contract', 'CR-34', {}])
    table.does('seat:1 withdraw dont-pass 1500')
    expect(table.offers('withdraw', 'seat:1')).toEqual([])
  })

  it('[CR-42 CR-44 CR-45 CR-47] come and don’t come: free before their throw; then come is a contract that may be raised, don’t come only taken back', () => {
    const table = withPoint(game, '2-2')
    table.does(`seat:2 bet come 1000
      seat:2 bet dont-come 1000
      seat:2 withdraw come 500
      seat:2 bet come 500
      seat:2 withdraw dont-come 1000
      seat:2 bet dont-come 1000`)
    table.throws('3-3')
    expect(table.bets()).toEqual(['seat:1 pass-line 1000', 'seat:2 come:6 1000', 'seat:2 dont-come:6 1000'])
    expect(table.refusal('seat:2 withdraw come:6 1000')).toEqual(['bet-is-a-contract', 'CR-44', {}])
    expect(table.refusal('seat:2 withdraw come:6 500')).toEqual(['bet-is-a-contract', 'CR-44', {}])
    expect(table.refusal('seat:2 bet dont-come:6 100')).toEqual(['only-by-travelling', 'CR-47', {}])
    expect(table.refusal('seat:1 bet come:6 100')).toEqual(['only-by-travelling', 'CR-44', {}])
    expect(table.refusal('seat:2 bet come:5 100')).toEqual(['only-by-travelling', 'CR-44', {}])
    table.does(`seat:2 bet come:6 500
      seat:2 withdraw dont-come:6 400
      seat:2 withdraw dont-come:6 600`)
    expect(table.bets()).toEqual(['seat:1 pass-line 1000', 'seat:2 come:6 1500'])
    // The same holds at the come-out that follows.
    table.throws('1-3')
    expect(table.play().point).toBeNull()
    expect(table.refusal('seat:2 withdraw come:6 1500')).toEqual(['bet-is-a-contract', 'CR-44', {}])
    table.does('seat:2 bet come:6 100')
  })

  it('[CR-66 CR-70] odds: behind their own line, on the point alone; made, raised, lowered and taken back until «ya no va más»', () => {
    const table = crapsTable(game)
    table.does(`seat:1 bet pass-line 1000
      seat:2 bet dont-pass 1000`)
    table.throws('2-3')
    expect(table.refusal('seat:1 bet pass-odds:6 1000')).toEqual(['not-the-point', 'CR-66', { point: 5 }])
    expect(table.refusal('seat:1 bet dont-pass-odds:5 1000')).toEqual(['no-line-bet', 'CR-66', { on: 'dont-pass' }])
    expect(table.refusal('seat:2 bet pass-odds:5 1000')).toEqual(['no-line-bet', 'CR-66', { on: 'pass-line' }])
    table.does(`seat:1 bet pass-odds:5 1000
      seat:1 bet pass-odds:5 1000
      seat:1 withdraw pass-odds:5 500
      seat:1 withdraw pass-odds:5 1500
      seat:1 bet pass-odds:5 200
      seat:2 bet dont-pass-odds:5 300
      croupier no-more-bets`)
    for (const move of ['bet pass-odds:5 200', 'withdraw pass-odds:5 200', 'mark hard-4 on'])
      expect(table.refusal(`seat:1 ${move}`)?.[0]).toBe('betting-closed')
    expect(table.bets()).toContain('seat:2 dont-pass-odds:5 300')
  })

  it('[CR-66] a house may set the most odds as a multiple of the line', () => {
    const table = crapsTable(game, { config: { oddsMultiple: 3 } })
    table.does(`seat:1 bet pass-line 1000
      seat:2 bet dont-pass 1000`)
    table.throws('2-3')
    expect(table.refusal('seat:1 bet pass-odds:5 3100')).toEqual([
      'misfit',
      'CR-66',
      { atLeast: 0, atMost: 3000, stake: 3100 },
    ])
    table.does(`seat:1 bet pass-odds:5 3000
      seat:1 bet pass-line 100
      seat:1 bet pass-odds:5 300
      seat:2 bet dont-pass-odds:5 2000`)
    // What the line no longer carries goes back with what was taken from it.
    expect(table.does('seat:2 withdraw dont-pass 300')).toEqual([
      expect.objectContaining({ type: 'bet-withdrawn', on: 'dont-pass', stake: 300 }),
    ])
    expect(table.does('seat:2 withdraw dont-pass 100')).toEqual([
      expect.objectContaining({ type: 'bet-withdrawn', rule: 'GEN-23', on: 'dont-pass', stake: 100 }),
      {
        ...{ type: 'bet-withdrawn', rule: 'CR-69', seat: 'seat:2', on: 'dont-pass-odds:5', with: 'money', stake: 2000 },
        transfers: ['seat:2/stakes > seat:2 2000'],
      },
    ])
    expect(table.bets().filter((bet) => bet.startsWith('seat:2'))).toEqual(['seat:2 dont-pass 600'])
  })

  it('[CR-41 CR-69] don’t pass taken back takes its odds with it, and nobody else’s', () => {
    const table = crapsTable(game)
    table.does(`seat:1 bet dont-pass 1000
      seat:2 bet dont-pass 1000`)
    table.throws('5-5')
    table.does(`seat:1 bet dont-pass-odds:10 700
      seat:2 bet dont-pass-odds:10 800
      seat:1 withdraw dont-pass 400`)
    expect(table.bets()).toEqual([
      ...['seat:1 dont-pass 600', 'seat:2 dont-pass 1000'],
      ...['seat:1 dont-pass-odds:10 700', 'seat:2 dont-pass-odds:10 800'],
    ])
    table.does('seat:1 withdraw dont-pass 600')
    expect(table.bets()).toEqual(['seat:2 dont-pass 1000', 'seat:2 dont-pass-odds:10 800'])
    expect(table.has('seat:1')).toBe(1_000_000)
  })

  it('[CR-48] field at any time, or only with a point where the house reads it so', () => {
    const table = crapsTable(game, { config: { fieldNeedsPoint: true } })
    expect(table.refusal('seat:2 bet field 1000')).toEqual(['no-point', 'CR-48', {}])
    expect(table.refusal('seat:2 bet big-6 1000')).toBeUndefined()
    table.does('seat:1 bet pass-line 1000')
    table.throws('4-4')
    expect(table.refusal('seat:2 bet field 1000')).toBeUndefined()
  })

  it.each(['throw', 'rolling', 'collect', 'pay'])(
    '[CR-12] in phase %s nothing is bet, taken back or marked; what comes late is handed back',
    (phase) => {
      const table = withPoint(game, '2-2')
      table.does(
        'seat:1 bet hard-4 1000\nseat:2 bet dont-come 1000\nseat:2 bet place-right:4 1000\ncroupier no-more-bets',
      )
      if (phase !== 'throw') table.does('seat:1 throw')
      if (phase === 'collect' || phase === 'pay') table.does('chance roll 2-2')
      if (phase === 'pay') table.does('croupier collect')
      expect(table.state().phase).toBe(phase)
      expect(table.refusal('seat:1 bet field 1000')).toEqual(['betting-closed', 'CR-12', {}])
      expect(table.refusal('seat:1 withdraw hard-4 1000')).toEqual(['betting-closed', 'CR-12', {}])
      expect(table.refusal('seat:2 mark place-right:4 off')).toEqual(['betting-closed', 'CR-12', {}])
      const before = table.has('seat:2')
      expect(table.does('croupier late-bet horn 700 seat:2')).toEqual([
        { type: 'late-bet-returned', rule: 'CR-12', seat: 'seat:2', on: 'horn', stake: 700 },
      ])
      expect(table.has('seat:2')).toBe(before)
    },
  )

  it('[CR-71 CR-72] a payout that does not divide is rounded down, or the stake is refused where the house wants multiples', () => {
    const table = withPoint(game, '2-2')
    table.does('seat:2 bet place-right:6 100\nseat:2 bet place-wrong:10 100\nseat:2 bet place-right:9 100')
    table.throws('3-3')
    expect(table.has('seat:2')).toBe(1_000_000 - 200 + 116)
    const exact = crapsTable(game, { config: { exactMultiples: true } })
    expect(exact.refusal('seat:2 bet place-right:6 1000')).toEqual(['not-whole-chips', 'GEN-03', { step: 300 }])
    expect(exact.refusal('seat:2 bet place-wrong:4 1000')).toEqual(['not-whole-chips', 'GEN-03', { step: 1100 }])
    expect(exact.refusal('seat:2 bet place-right:6 1200')).toBeUndefined()
    expect(exact.refusal('seat:2 bet place-wrong:4 1100')).toBeUndefined()
    expect(exact.refusal('seat:2 bet place-wrong:5 800')).toBeUndefined()
  })
})

describe.each([craps, miniCraps])('$id: bets in and out of play', (game) => {
  it('[CR-60 CR-61] a hard way plays at the come-out only under its marker, which goes with the bet', () => {
    const table = crapsTable(game)
    table.does('seat:1 bet pass-line 1000\nseat:2 bet hard-8 1000')
    expect(table.does('seat:2 mark hard-8 on')).toEqual([
      { type: 'bet-marked', rule: 'CR-60', seat: 'seat:2', on: 'hard-8', as: 'on' },
    ])
    expect(table.play().marks).toEqual([{ seat: 'seat:2', on: 'hard-8', as: 'on' }])
    expect(table.refusal('seat:2 mark hard-8 on')).toEqual(['already-so', 'CR-60', {}])
    table.does('seat:2 withdraw hard-8 400')
    expect(table.play().marks).toHaveLength(1)
    table.does('seat:2 withdraw hard-8 600')
    expect(table.play().marks).toEqual([])
    table.does('seat:2 bet hard-8 1000')
    table.throws('6-2')
    // Without a marker the easy 8 that set the point touched it not; with the point it plays.
    expect(table.bets()).toEqual(['seat:1 pass-line 1000', 'seat:2 hard-8 1000'])
    table.throws('6-2')
    expect(table.bets()).toEqual([])
  })

  it('[CR-60] the marker may be put on by the croupier whom the player asks, taken off again, and outlives a throw', () => {
    const table = crapsTable(game)
    table.does(
      'seat:1 bet pass-line 1000\nseat:2 bet hard-4 1000\ncroupier mark hard-4 on for=seat:2\nseat:2 mark hard-4 off',
    )
    expect(table.play().marks).toEqual([])
    table.does('seat:2 mark hard-4 on')
    table.throws('5-6')
    expect(table.play().marks).toEqual([{ seat: 'seat:2', on: 'hard-4', as: 'on' }])
    table.does('seat:1 bet pass-line 1000')
    table.throws('1-6')
    expect([table.bets(), table.play().marks]).toEqual([[], []])
    expect(table.has('seat:2')).toBe(999_000)
  })

  it('[CR-73] a place bet marked off rests until its player says so', () => {
    const table = withPoint(game, '2-2')
    table.does('seat:2 bet place-right:6 1200\nseat:2 bet place-wrong:6 1000\nseat:2 mark place-right:6 off')
    expect(table.does('seat:2 mark place-wrong:6 off')).toEqual([
      { type: 'bet-marked', rule: 'CR-73', seat: 'seat:2', on: 'place-wrong:6', as: 'off' },
    ])
    table.throws('3-3', '3-4')
    expect(table.bets()).toEqual(['seat:2 place-right:6 1200', 'seat:2 place-wrong:6 1000'])
    table.does('seat:2 mark place-right:6 on\ncroupier offer-dice\nseat:2 bet pass-line 1000')
    expect(table.play().marks).toEqual([{ seat: 'seat:2', on: 'place-wrong:6', as: 'off' }])
    table.throws('5-1')
    expect(table.has('seat:2')).toBe(1_000_000 - 1000 - 1000 + 1400)
  })

  it('[CR-60] what cannot be marked, and by whom not', () => {
    const table = crapsTable(game)
    table.does('seat:1 bet pass-line 1000\nseat:1 bet hard-4 1000\nseat:1 bet place-right:4 1000')
    expect(table.refusal('seat:1 mark pass-line off')).toEqual(['not-marked', 'CR-60', { on: 'pass-line' }])
    expect(table.refusal('seat:2 mark hard-4 on')).toEqual(['no-bet-there', 'CR-60', { on: 'hard-4' }])
    expect(table.refusal('seat:1 mark hard-6 on')).toEqual(['no-bet-there', 'CR-60', { on: 'hard-6' }])
    expect(table.refusal('seat:1 mark hard-4 maybe')).toEqual(['no-such-mark', 'CR-60', {}])
    expect(table.refusal('seat:1 mark hard-4 off')).toEqual(['already-so', 'CR-60', {}])
    expect(table.refusal('seat:1 mark place-right:4 on')).toEqual(['already-so', 'CR-60', {}])
    expect(table.offers('mark', 'seat:1')).toEqual([
      { on: { oneOf: ['hard-4'] }, as: { oneOf: ['on'] } },
      { on: { oneOf: ['place-right:4'] }, as: { oneOf: ['off'] } },
    ])
    table.does('seat:1 step-away')
    expect(table.refusal('seat:1 mark hard-4 on')).toEqual(['not-present', 'GEN-24', { seat: 'seat:1' }])
    expect(table.refusal('croupier mark hard-4 on')).toEqual(['seat-not-named', 'GEN-25', {}])
  })

  it('[CR-74] a wrong bet stands apart from a right bet on its number, and each has its own fate', () => {
    const table = withPoint(game, '2-2')
    table.does('seat:2 bet place-right:8 1200\nseat:2 bet place-wrong:8 1000')
    const settled = table.throws('4-4').filter(({ type }) => type === 'collected' || type === 'paid')
    expect(settled).toEqual([
      expect.objectContaining({ type: 'collected', rule: 'CR-72', on: 'place-wrong:8', amount: 1000 }),
      expect.objectContaining({ type: 'paid', seat: 'seat:2', amount: 1400 }),
    ])
  })
})
