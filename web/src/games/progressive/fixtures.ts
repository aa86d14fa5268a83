// A pot and a table with side bets, with fixed data, for pictures and tests of the parts. Development only.

import type { Event, View } from '../../app/types.js'
import type { PotSeen, PotsAtTable, SideBet } from './play.js'

export const POT: PotSeen = {
  open: true,
  terms: {
    ...{ version: 3, approval: 'Resolución 214/2026', commission: 2000, reserves: [1250], base: 10_000_000 },
    ...{ credit: 500, min: 1000, max: 5000, acceptor: 'electronic', baseFrom: 'reserve', cap: 5000, lucky: null },
  },
  meter: { main: 48_372_150, increment: 1250 },
  prizes: [
    { category: 'flush', pays: { times: 50 }, cite: 'PRG-27', least: 50_000, most: 250_000 },
    { category: 'full', pays: { times: 100 }, cite: 'PRG-27', least: 100_000, most: 500_000 },
    { category: 'poker', pays: { times: 500 }, cite: 'PRG-27', least: 500_000, most: 2_500_000 },
    { category: 'straight-flush', pays: { percent: 10 }, cite: 'PRG-28', least: 4_837_215, most: 4_837_215 },
    { category: 'royal-flush', pays: { percent: 100 }, cite: 'PRG-30', least: 48_372_150, most: 48_372_150 },
  ],
  tables: {
    'caribeno-3': { game: 'caribbean-poker', round: { round: 207, collected: 4000, main: 2800 }, hits: [] },
    'caribeno-5': { game: 'caribbean-poker', round: null, hits: [] },
    'draw-6': { game: 'draw-poker', round: { round: 88, collected: 3000, main: 2100 }, hits: [] },
    'go-8': { game: 'go-poker', round: { round: 41, collected: 2000, main: 1400 }, hits: [] },
    'holdem-10': { game: 'holdem-plus', round: null, hits: [] },
  },
  awards: [
    {
      ...{ table: 'caribeno-3', round: 201, main: 52_904_150 },
      lines: [
        { seat: 'seat:2', category: 'flush', bet: 1000, amount: 50_000, capped: false },
        { seat: 'seat:5', category: 'straight-flush', bet: 1000, amount: 5_000_000, capped: true },
      ],
    },
    {
      ...{ table: 'draw-6', round: 77, main: 51_204_000 },
      lines: [{ seat: 'seat:1', category: 'poker', bet: 1000, amount: 500_000, capped: false }],
    },
    {
      ...{ table: 'go-8', round: 30, main: 50_871_300 },
      lines: [{ seat: 'seat:4', category: 'full', bet: 1000, amount: 100_000, capped: false }],
    },
  ],
  proposal: null,
  history: [],
}

const bet = (seat: number, status: SideBet['status'], more: Partial<SideBet> = {}): SideBet => ({
  ...{ seat: `seat:${seat}`, pot: 'pozo-1', amount: 1000, status },
  ...more,
})

const BASE: PotsAtTable = {
  connected: {
    'pozo-1': { open: true, version: 3, credit: 500, min: 1000, max: 5000, acceptor: 'electronic' },
  },
  bets: [],
  ...{ locked: false, claimed: false, prizes: [], closed: [], closing: [], inactive: {}, counter: 24_500 },
}

/** One position of each kind, at the steps of a round. */
export const SIDES = {
  open: { ...BASE, bets: [bet(1, 'lit'), bet(4, 'lit', { amount: 2000 }), bet(6, 'lit')], closed: ['seat:2'] },
  dark: { ...BASE, bets: [bet(1, 'lit')], inactive: { 'seat:4': 5000, 'seat:6': 10_000 } },
  locked: { ...BASE, locked: true, bets: [bet(1, 'locked'), bet(4, 'locked'), bet(6, 'lost', { why: 'folded' })] },
  exchanged: { ...BASE, locked: true, bets: [bet(4, 'lost', { why: 'exchanged' })], closing: ['seat:4'] },
  won: {
    ...{ ...BASE, locked: true, claimed: true },
    bets: [
      bet(1, 'won', { category: 'flush' }),
      bet(4, 'won', { category: 'straight-flush' }),
      bet(6, 'lost', { why: 'no-prize' }),
    ],
    prizes: [
      { pot: 'pozo-1', seat: 'seat:4', category: 'straight-flush', amount: 4_832_215 },
      { pot: 'pozo-1', seat: 'seat:1', category: 'flush', amount: 50_000 },
    ],
  },
} as const satisfies { readonly [step: string]: PotsAtTable }

/** As much of a table as the parts read. */
export const viewWith = (pots: PotsAtTable): View => {
  const seats = Object.fromEntries(
    [1, 2, 4, 5, 6].map((n) => [
      `seat:${n}`,
      {
        player: String(n),
        present: true,
        chips: 84_500,
        holdings: { [`seat:${n}/credits`]: 6000 + (pots.inactive[`seat:${n}`] ?? 0) },
      },
    ]),
  )
  const view = { game: 'caribbean-poker', config: { seats: 7 }, phase: 'betting', round: 207, seats, play: { pots } }
  return view as unknown as View
}

/** Whose rule it is says nothing here. */
export const told = (type: string, details: { readonly [detail: string]: string | number }): Event => ({
  ...{ type, cite: 'GEN-41' },
  ...details,
})
const grown = (main: number): Event => told('contributed', { main })

export const EVENTS: readonly Event[] = [
  ...[50_000, 62_000, 48_000, 90_000, 71_000, 55_000].map(grown),
  told('prize-awarded', { category: 'straight-flush', amount: 5_000_000 }),
  ...[30_000, 42_000, 61_000, 80_000, 52_000, 68_000, 44_000, 91_250].map((main) => grown(main * 4)),
]
