// What a house may write down as the terms of a pot, and what the pot makes of it.

import { type AnyGame, configure, findTold, type Json, type PotTerms, splitOf } from '@tapete/engine'
import { expect, it } from 'vitest'
import { alone } from './alone.js'

const wrong = (config: { readonly [option: string]: Json }, id = 'progressive-scj'): string => {
  const configured = configure((findTold(id) as AnyGame).settings, config)
  return configured.ok ? 'accepted' : `${configured.option} ${configured.why}`
}

it('[PRG-40] reserves are at most five shares that are no more than the whole', () => {
  const shares = 'reserves must be at most 5 shares, each in hundredths of a percent'
  for (const reserves of [1000, '1000', {}, [-1], [10_001], [0.5], ['1'], [1, 2, 3, 4, 5, 6]] as const)
    expect(wrong({ reserves: reserves as Json }), JSON.stringify(reserves)).toBe(shares)
  expect(wrong({ reserves: [5000, 5001] })).toBe('reserves is more than the whole')
  for (const reserves of [[], [0], [10_000], [5000, 5000], [1, 2, 3, 4, 5]])
    expect(wrong({ reserves }), JSON.stringify(reserves)).toBe('accepted')
})

it('[PRG-42 PRG-43] a random prize says how it is drawn, how often, how much it is and in what it is paid', () => {
  const lucky = { by: 'player', oneIn: 3, amount: 10_000, paid: 'cash' }
  for (const value of ['player', 7, [lucky]] as const)
    expect(wrong({ lucky: value as Json }), JSON.stringify(value)).toBe(
      'lucky must be {by, oneIn, amount, paid} or null',
    )
  const others: readonly { readonly [name: string]: Json }[] = [
    ...[
      { by: 'dice' },
      { by: 1 },
      { paid: 'kind' },
      { oneIn: 0 },
      { oneIn: 1.5 },
      { oneIn: '3' },
      { oneIn: 1_000_001 },
    ],
    ...[{ amount: 0 }, { amount: 0.5 }, { amount: '5' }, { amount: 1_000_000_000_001 }, { more: 1 }],
  ]
  for (const other of others)
    expect(wrong({ lucky: { ...lucky, ...other } }), JSON.stringify(other)).toBe(
      'lucky must be {by: player or card, oneIn, amount, paid: credits or cash}',
    )
  const { paid: _, ...short } = lucky
  expect(wrong({ lucky: short })).toBe('lucky must be {by: player or card, oneIn, amount, paid: credits or cash}')
  for (const other of [{}, { by: 'card' }, { paid: 'credits' }, { oneIn: 1 }, { oneIn: 1_000_000 }, { amount: 1 }])
    expect(wrong({ lucky: { ...lucky, ...other } }), JSON.stringify(other)).toBe('accepted')
  expect(wrong({ lucky: { ...lucky, amount: 1_000_000_000_000 } })).toBe('accepted')
  expect(wrong({ lucky: null })).toBe('accepted')
})

it('[PRG-06 PRG-07] limits are whole credits: the least goes up, the greatest down, and never below it', () => {
  const limits = (min: number, max: number, credit: number) => {
    const { terms } = alone('progressive-scj', { min, max, credit }).state().play as {
      terms: { readonly min: number; readonly max: number }
    }
    return [terms.min, terms.max]
  }
  expect(limits(500, 2000, 500)).toEqual([500, 2000])
  expect(limits(501, 1999, 500)).toEqual([1000, 1500])
  expect(limits(1400, 1450, 500)).toEqual([1500, 1500])
})

it('[PRG-27 PRG-29 PRA-09] the defaults of each regulation', () => {
  expect(alone('progressive-scj', {}).state().play).toMatchObject({
    open: false,
    funded: false,
    terms: {
      ...{
        version: 1,
        approval: 'unspecified',
        commission: 2000,
        reserves: [],
        base: 0,
        credit: 500,
        min: 1000,
        max: 1000,
      },
      ...{ acceptor: 'electronic', baseFrom: 'reserve', cap: 5000, lucky: null },
    },
    meter: { main: 0, increment: 0 },
    ...{ tables: {}, awards: [], proposal: null, history: [] },
  })
  expect(alone('progressive-arica', {}).state().play).toMatchObject({ terms: { cap: null } })
})

it('[PRG-29] the catalogue caps a percentage at 5,000 times the bet: no pot of it has another cap, or none', () => {
  for (const cap of [null, 0, 4_999, 5_001, '5000'])
    expect(wrong({ cap }), JSON.stringify(cap)).toBe('cap must be a whole number from 5000 to 5000')
  expect(wrong({ cap: 5_000 })).toBe('accepted')
  expect((findTold('progressive-scj') as AnyGame).settings.cap).toMatchObject({ default: 5_000, rule: 'PRG-29' })
})

it('[PRA-11] Arica prints no cap; a house may set one, and take it away (PG-22)', () => {
  for (const cap of [null, 1, 5_000, 1_000_000])
    expect(wrong({ cap }, 'progressive-arica'), String(cap)).toBe('accepted')
  for (const cap of [0, 0.5, 1_000_001])
    expect(wrong({ cap }, 'progressive-arica')).toBe('cap must be a whole number from 1 to 1000000')
  expect((findTold('progressive-arica') as AnyGame).settings.cap).toMatchObject({ default: null, rule: 'PRA-11' })
})

it('[PRA-11 PRA-17] with a cap of its own an escalera de color in Arica brings at most so many times the bet', () => {
  const awarded = (cap: number | null): string[] => {
    const pot = alone('progressive-arica', { credit: 1_000, min: 1_000, max: 3_000, base: 1_000_000, cap })
    pot.make('room-head connect mesa draw-poker-arica', 'room-head open-pot', 'log:mesa contribute 1 4000')
    pot.make('log:mesa hit 1 seat:1 straight-flush 1000', 'log:mesa hit 1 seat:2 straight-flush 3000')
    return pot
      .make('log:mesa award 1')
      .map((each) => each.replace(/^.*(seat=\S+) .*(share=\d+ capped=\w+ amount=\d+) .*$/, '$1 $2'))
  }
  expect(awarded(null)).toEqual([
    'seat=seat:2 share=50160 capped=false amount=50160',
    'seat=seat:1 share=50160 capped=false amount=50160',
  ])
  expect(awarded(20)).toEqual([
    'seat=seat:2 share=50160 capped=false amount=50160',
    'seat=seat:1 share=50160 capped=true amount=20000',
  ])
})

it('[PRG-39] every peso collected is somebody’s', () => {
  const { play } = alone('progressive-scj', { commission: 3333, reserves: [3333, 3333] }).state()
  const { terms } = play as { readonly terms: PotTerms }
  expect(splitOf(terms, 10)).toEqual({ collected: 10, commission: 3, reserves: [2, 2], main: 3 })
  expect(splitOf(terms, 1)).toEqual({ collected: 1, commission: 0, reserves: [0, 0], main: 1 })
  expect(splitOf({ ...terms, commission: 10_000 }, 7)).toEqual({
    collected: 7,
    commission: 7,
    reserves: [0, 0],
    main: 0,
  })
})
