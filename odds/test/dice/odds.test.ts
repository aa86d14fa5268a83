// The odds of the dice against what is known of them: every edge as the rule book counts it, the throws a bet lasts, what odds
// behind a line leave of its edge, the length of a hand.

import { type AnyGame, chuckALuck, craps, crownAndAnchor, miniCraps } from '@tapete/engine'
import { analyse, analysisOf, type BetOdds, fractions, simulateHere } from '@tapete/odds'
import { describe, expect, it } from 'vitest'

const { add, div, format, fraction, mul, ONE } = fractions

const reports = new Map<string, ReturnType<typeof analyse>>()
const reportOf = (game: AnyGame) => {
  const known = reports.get(game.id) ?? analyse(game)
  reports.set(game.id, known)
  return known
}
const rowOf = (game: AnyGame, bet: string) => reportOf(game).bets.find((row) => row.bet === bet) as BetOdds

/** Expected value, and the throws it lasts on average. */
const KNOWN: { readonly [bet: string]: readonly [string, string] } = {
  'pass-line': ['-7/495', '557/165'],
  come: ['-7/495', '557/165'],
  'dont-pass': ['-3/220', '557/165'],
  'dont-come': ['-3/220', '557/165'],
  'dont-pass:stays': ['-27/1925', '6684/1925'],
  'dont-come:stays': ['-27/1925', '6684/1925'],
  field: ['-1/18', '1'],
  'big-6': ['-1/11', '36/11'],
  'big-8': ['-1/11', '36/11'],
  'any-seven': ['-1/6', '1'],
  eleven: ['-1/9', '1'],
  'under-7': ['-1/6', '1'],
  'over-7': ['-1/6', '1'],
  'hard-4': ['-1/9', '4'],
  'hard-10': ['-1/9', '4'],
  'hard-6': ['-1/11', '36/11'],
  'hard-8': ['-1/11', '36/11'],
  'any-craps': ['-1/9', '1'],
  'craps-2': ['-5/36', '1'],
  'craps-3': ['-1/9', '1'],
  'craps-12': ['-5/36', '1'],
  horn: ['-1/6', '1'],
}
/** By number: its throws of 36, then right, wrong, come and don't come once they have travelled. */
const BY_NUMBER: readonly (readonly [number, number, string, string, string, string])[] = [
  [4, 3, '-1/15', '-1/33', '-1/3', '1/3'],
  [5, 4, '-1/25', '-1/40', '-1/5', '1/5'],
  [6, 5, '-1/66', '-1/55', '-1/11', '1/11'],
  [8, 5, '-1/66', '-1/55', '-1/11', '1/11'],
  [9, 4, '-1/25', '-1/40', '-1/5', '1/5'],
  [10, 3, '-1/15', '-1/33', '-1/3', '1/3'],
]
const LASTING = Object.fromEntries(
  BY_NUMBER.flatMap(([number, ways, right, wrong, come, dontCome]) => {
    const throws = format(fraction(36, ways + 6))
    return [
      [`place-right:${number}`, [right, throws]],
      [`place-wrong:${number}`, [wrong, throws]],
      [`come:${number}`, [come, throws]],
      [`dont-come:${number}`, [dontCome, throws]],
      [`pass-odds:${number}`, ['0', throws]],
      [`dont-pass-odds:${number}`, ['0', throws]],
    ]
  }),
)

const MULTIPLES = [1, 2, 3, 5, 10]

describe.each([craps, miniCraps])('$id', (game) => {
  it('[CR-30 CR-37 CR-43 CR-48 CR-50 CR-52 CR-53 CR-54 CR-56 CR-57 CR-62 CR-63 CR-64 CR-65 CR-67 CR-68 CR-71 CR-72 MC-03] every bet: its value and how long it lasts, exactly', () => {
    const all = reportOf(game).bets
    const found = Object.fromEntries(
      all.filter(({ bet }) => !bet.includes('+')).map(({ bet, exact, lasts }) => [bet, [exact, lasts?.roundsExact]]),
    )
    expect(found).toEqual({ ...KNOWN, ...LASTING })
    expect(all).toHaveLength(Object.keys(found).length + 2 * MULTIPLES.length)
  })

  it('[CR-30] per throw: the edge over the throws it lasts', () => {
    for (const { houseEdge, lasts, bet } of reportOf(game).bets)
      expect(lasts?.edge, bet).toBeCloseTo(houseEdge / (lasts?.rounds ?? 0), 12)
    expect(rowOf(game, 'pass-line').lasts).toEqual({
      ...{ rounds: 557 / 165, roundsExact: '557/165', edge: 7 / 1671, edgeExact: '7/1671' },
    })
  })

  it('[CR-44 CR-47] what has travelled is worth what it is worth there, and nobody makes it so', () => {
    const reached = reportOf(game)
      .bets.filter((row) => row.reached)
      .map(({ bet }) => bet)
    expect(reached).toEqual(BY_NUMBER.flatMap(([number]) => [`come:${number}`, `dont-come:${number}`]))
    // No bet that can be made favours the player.
    expect(reportOf(game).bets.filter((row) => !row.reached && row.ev > 0)).toEqual([])
  })

  it('[CR-30 CR-37] what a line wins, loses and leaves', () => {
    expect(rowOf(game, 'pass-line')).toMatchObject({ hitExact: '244/495', push: 0, pays: '1:1', rule: 'CR-30' })
    expect(rowOf(game, 'dont-pass')).toMatchObject({ hitExact: '949/1980', push: 1 / 36, choice: 'back' })
    expect(rowOf(game, 'dont-pass:stays')).toMatchObject({ hitExact: '949/1925', push: 0, choice: 'stays' })
    expect(rowOf(game, 'field').distribution.map(({ netExact, exact }) => [netExact, exact])).toEqual([
      ['-1', '5/9'],
      ['1', '7/18'],
      ['2', '1/18'],
    ])
  })

  it.each(MULTIPLES)('[CR-67 CR-68 CR-69] odds of %i times the line take nothing and thin its edge', (multiple) => {
    // Two come-outs of three set a point.
    const average = add(ONE, mul(fraction(multiple), fraction(2, 3)))
    for (const [line, edge] of [
      ['pass-line', fraction(-7, 495)],
      ['dont-pass', fraction(-3, 220)],
    ] as const) {
      const row = rowOf(game, `${line}+odds:${multiple}`)
      expect([row.exact, row.units]).toEqual([format(div(edge, average)), (3 + 2 * multiple) / 3])
      expect(row.lasts?.roundsExact).toBe('557/165')
    }
  })

  it('[CR-19] a hand has 1671/196 throws; the worst bets and the best', () => {
    const { hand, worst, worstByThrow, best } = reportOf(game).dice as {
      readonly [part: string]: readonly { readonly bet: string; readonly exact: string }[]
    }
    expect(hand).toEqual({ throws: 1671 / 196, exact: '1671/196' })
    expect(worst?.map(({ bet, exact }) => [bet, exact])).toEqual([
      ['any-seven', '1/6'],
      ['under-7', '1/6'],
      ['over-7', '1/6'],
      ['horn', '1/6'],
      ['craps-2', '5/36'],
    ])
    expect(worstByThrow?.map(({ bet }) => bet)).toEqual(['any-seven', 'under-7', 'over-7', 'horn', 'craps-2'])
    expect(best?.every(({ bet, exact }) => bet.includes('pass-odds:') && exact === '0')).toBe(true)
  })
})

describe('craps tables of other configurations', () => {
  it('[CR-66] where odds are limited to a multiple, no more of them are told', () => {
    const only = (bet: string) => bet.includes('+odds')
    const { bets } = analyse(craps, { oddsMultiple: 2 }, { only })
    expect(bets.map(({ bet }) => bet)).toEqual(
      [1, 2].flatMap((n) => [`pass-line+odds:${n}`]).concat([1, 2].map((n) => `dont-pass+odds:${n}`)),
    )
    expect(analyse(craps, { max: 50_000 }, { only }).bets).toEqual([])
  })

  it('[CR-30] the figures are the same at any limits, chips and seats', () => {
    const only = (bet: string) => ['pass-line', 'place-wrong:4', 'come', 'hard-8'].includes(bet)
    for (const config of [{ min: 700, chip: 500 }, { seats: 1 }, { exactMultiples: true, diceThrows: 1, diceSet: 6 }])
      expect(analyse(craps, config, { only }).bets.map(({ exact }) => exact)).toEqual([
        '-7/495',
        '-7/495',
        '-1/11',
        '-1/33',
      ])
  })

  it('[CR-48] field only with a point has the odds it has at any time', () => {
    const told: number[] = []
    const asked = {
      only: (bet: string) => bet === 'big-6' || bet === 'field',
      onProgress: (done: number) => told.push(done),
    }
    expect(analyse(craps, {}, asked).bets.map(({ exact }) => exact)).toEqual(['-1/18', '-1/11'])
    expect(told).toEqual([1, 2])
  })
})

describe('three dice', () => {
  it('[CA-13 CA-14 CA-15] crown and anchor: -17/216 on every figure', () => {
    const { bets, dice } = reportOf(crownAndAnchor)
    expect(bets.map(({ exact, hitExact }) => [exact, hitExact])).toEqual(Array(6).fill(['-17/216', '91/216']))
    expect(bets[0]?.distribution.map(({ netExact, exact }) => [netExact, exact])).toEqual([
      ['-1', '125/216'],
      ['1', '25/72'],
      ['2', '5/72'],
      ['3', '1/216'],
    ])
    expect(dice).not.toHaveProperty('hand')
  })

  it('[CL-10 CL-11 CL-12 CL-13 CL-14 CL-16] chuck a luck', () => {
    expect(reportOf(chuckALuck).bets.map(({ bet, exact }) => [bet, exact])).toEqual([
      ['low', '-1/4'],
      ['high', '-1/4'],
      ['field', '-1/27'],
      ['any-treble', '-5/36'],
    ])
    expect((reportOf(chuckALuck).dice as { worst: { bet: string }[] }).worst.map(({ bet }) => bet)).toEqual([
      'low',
      'high',
      'any-treble',
      'field',
    ])
  })
})

describe('what is told, and what is played', () => {
  it('[CR-19] the report names the length of a hand and the worst bets', () => {
    const { summary } = analysisOf(craps)
    const told = summary?.told(reportOf(craps).dice) ?? []
    expect(told[0]).toBe('A hand has 8.5255 throws on average, exactly 1671/196.')
    expect(told.slice(1).map((part) => (typeof part === 'string' ? part : part.rows[0]?.[0]))).toEqual([
      'any-seven',
      'any-seven',
      'pass-odds:4',
    ])
    expect(analysisOf(chuckALuck).summary?.told(reportOf(chuckALuck).dice)).toHaveLength(3)
  })

  it.each([
    ['pass-line of craps', craps, 'pass-line', '-7/495'],
    ['come of craps', craps, 'come', '-7/495'],
    ['place-right:6 of craps', craps, 'place-right:6', '-1/66'],
    ['big-8 of mini-craps', miniCraps, 'big-8', '-1/11'],
    ['field of chuck-a-luck', chuckALuck, 'field', '-1/27'],
    ['figure-crown of crown-and-anchor', crownAndAnchor, 'figure-crown', '-17/216'],
  ] as const)('played at the engine’s table, %s comes near what it is worth', (_name, game, bet, exact) => {
    const { bets } = simulateHere({ game, bets: [{ bet }], rounds: 300, seed: 'dice' })
    expect(bets.map((row) => [row.bet, row.exact])).toEqual([[bet, exact]])
    expect(Math.abs(bets[0]?.z as number)).toBeLessThan(5)
  })

  it('what stands behind another bet is no bet of a session', () => {
    expect(() => simulateHere({ game: craps, bets: [{ bet: 'come:4' }], rounds: 1, seed: 1 })).toThrow('no bet come:4')
  })
})
